// Reading the files named on the command line, and printing what becomes of them.
#pragma once

#include <cstdio>
#include <sstream>
#include <string>
#include <string_view>

#include "engine/cli/arguments.hpp"
#include "engine/record/error_texts.hpp"

namespace bastide::cli {

// Reads at most `limit` + 1 bytes, so that the caller can detect a file that is too large. "-":
// standard input.
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

inline void print(const std::string& text) { std::fwrite(text.data(), 1, text.size(), stdout); }

// "FILE:LINE: message" on stderr; returns the exit status for it.
inline int print_fault(const std::string& file, const Error& error) {
  const std::string where = error.line > 0 ? file + ':' + std::to_string(error.line) : file;
  std::fprintf(stderr, "%s: %s\n", where.c_str(), error_text(error).c_str());
  return 1;
}

// Calls take(words, line) with the rest of every line of a file that begins with `mark`, until it
// returns false. Returns false then, or after printing the reason if the file cannot be read.
template <class Take>
bool read_marked(std::string_view file, std::string_view mark, Take take) {
  std::string text;
  if (!read_file(file, std::size_t{1} << 30, text)) {
    print_error("cannot be read", file);
    return false;
  }
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    std::istringstream words(line);
    std::string first;
    if (words >> first && first == mark && !take(words, line)) return false;
  }
  return true;
}

}  // namespace bastide::cli
