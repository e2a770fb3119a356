#include "web/platform/desktop/disk.hpp"

#include <cctype>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <sstream>

#if defined(__unix__) || defined(__APPLE__)
#include <fcntl.h>
#include <unistd.h>
#endif

namespace bastide::web::disk {

namespace fs = std::filesystem;

fs::path data_folder() {
  if (const char* own = std::getenv("BASTIDE_DATA")) return own;
  if (const char* xdg = std::getenv("XDG_DATA_HOME")) return fs::path(xdg) / "bastide";
  if (const char* home = std::getenv("HOME")) return fs::path(home) / ".local/share/bastide";
  return "bastide-data";
}

std::string file_name(std::string_view key) {
  std::string name;
  for (const char c : key) {
    const auto byte = static_cast<unsigned char>(c);
    if (std::isalnum(byte) || c == '.' || c == '-') {
      name += c;
    } else {
      char hex[4];
      std::snprintf(hex, sizeof hex, "%%%02X", byte);
      name += hex;
    }
  }
  return name;
}

std::optional<std::string> read_file(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  if (!in) return std::nullopt;
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

namespace {

#if defined(__unix__) || defined(__APPLE__)
// Syncs to disk: when this returns, what has been written is durable.
bool settle(const fs::path& path) {
  const int file = open(path.c_str(), O_RDONLY);
  if (file < 0) return false;
  const bool settled = fsync(file) == 0;
  close(file);
  return settled;
}
#else
bool settle(const fs::path&) { return true; }
#endif

}  // namespace

bool write_file(const fs::path& path, std::string_view text) {
  fs::path fresh = path;
  fresh += "~";
  {
    std::ofstream out(fresh, std::ios::binary | std::ios::trunc);
    out.write(text.data(), static_cast<std::streamsize>(text.size()));
    out.close();
    if (!out) return false;
  }
  std::error_code error;
  if (!settle(fresh)) return false;
  fs::rename(fresh, path, error);
  settle(path.parent_path());
  return !error;
}

}  // namespace bastide::web::disk
