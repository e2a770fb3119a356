// Reading what the command line names.
#pragma once

#include <cstdio>
#include <string>
#include <string_view>

namespace bastide::cli {

// Reads at most `limit` + 1 bytes, so that too much can be told from enough. "-": standard input.
inline bool read_file(std::string_view name, std::size_t limit, std::string& text) {
  const std::string path(name);
  std::FILE* file = path == "-" ? stdin : std::fopen(path.c_str(), "rb");
  if (!file) return false;
  char buffer[1 << 14];
  std::size_t got = 0;
  while (text.size() <= limit && (got = std::fread(buffer, 1, sizeof buffer, file)) > 0)
    text.append(buffer, got);
  const bool good = !std::ferror(file);
  if (file != stdin) std::fclose(file);
  return good;
}

}  // namespace bastide::cli
