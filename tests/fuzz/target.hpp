// Fuzz targets: the parsers of all outside input. Each is tested by one function, shared by the
// fuzzers (fuzzer.cpp) and the tests that replay their findings.
#pragma once

#include <string>
#include <string_view>

namespace bastide::fuzz {

struct Target {
  // Parses an input and checks the result. Returns what is wrong, or null.
  const char* (*attempt)(std::string_view input);
  // Corrects the checksums of an input, so that mutations get past them. Null: it has none.
  std::string (*mend)(std::string_view input) = nullptr;
};

extern const Target link, notation, save, tiles, lab, jcz, protocol, page;

// A saved game with a corrected envelope; other texts are returned as they are.
std::string mend_save(std::string_view text);

}  // namespace bastide::fuzz
