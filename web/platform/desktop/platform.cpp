// The desktop's own part of the platform, together with storage.cpp, worker.cpp and renderer.cpp:
// clipboard, files, the language and the time. Around the window there is no page, and nobody
// paints beside it: address, sounds, channels, painters, screen readers, letters and text fields of
// the system are the null platform's.
#include <SDL.h>

#include <cstdlib>
#include <ctime>
#include <random>
#include <utility>

#include "web/platform/clock.hpp"
#include "web/platform/desktop/disk.hpp"
#include "web/platform/desktop/png.hpp"
#include "web/platform/device.hpp"
#include "web/platform/sharing.hpp"
#include "web/platform/site_files.hpp"
#include "web/platform/user_files.hpp"

namespace bastide::web::platform {
namespace {

namespace fs = std::filesystem;

std::optional<OpenedFile> chosen_file;
Answer copied = Answer::no;

// Where files for the user are written.
fs::path exported(std::string_view name) {
  std::error_code error;
  fs::create_directories(disk::data_folder() / "exported", error);
  return disk::data_folder() / "exported" / disk::file_name(name);
}

}  // namespace

void request_file(std::string_view) {}  // they are all here
Arrival poll_file(std::string_view name, std::string& bytes) {
  auto file = disk::read_file(fs::path(BASTIDE_SITE) / name);
  if (!file) return Arrival::failed;
  bytes = std::move(*file);
  return Arrival::arrived;
}

void copy_text(std::string_view text) {
  copied = SDL_SetClipboardText(std::string(text).c_str()) == 0 ? Answer::yes : Answer::no;
}
void copy_diagnostics() { copy_text("Bastide on the desktop"); }
void share(std::string_view, std::string_view, std::string_view, const SharedPicture&) {}
Answer copy_answer() { return copied; }

void save_file(std::string_view name, std::string_view bytes) {
  disk::write_file(exported(name), bytes);
}
bool save_picture(std::string_view name, int width, int height, const std::uint32_t* rgba) {
  write_png(exported(name).string(), width, height, {rgba, rgba + width * height});
  return true;
}

// There is no file chooser: opens the file named by the environment.
void open_file() {
  const char* name = std::getenv("BASTIDE_OPEN");
  if (!name) return;
  if (auto text = disk::read_file(name)) chosen_file = OpenedFile{name, std::move(*text)};
}
std::optional<OpenedFile> opened_file() { return std::exchange(chosen_file, std::nullopt); }

Device device() {
  const char* language = std::getenv("LANG");
  return {language ? language : "en"};
}
void set_surroundings(const Surroundings&) {}
void fill_screen(bool) {}
std::uint64_t fresh_seed() {
  std::random_device device;
  return (std::uint64_t{device()} << 16) ^ (device() & 0xffff);
}

long long unix_seconds() { return static_cast<long long>(std::time(nullptr)); }
long long local_seconds(long long unix_seconds) {
  const auto time = static_cast<std::time_t>(unix_seconds);
  const std::tm* const here = std::localtime(&time);
  return unix_seconds + (here ? here->tm_gmtoff : 0);
}
std::string date_words(std::string_view, std::string_view date, DateStyle style) {
  return date_in_digits(date, style);
}
void wake_after(double) {}  // the window's loop polls ten times a second

}  // namespace bastide::web::platform
