// What is fuzzed: the readers of everything that comes from outside. Each is tried by one function,
// which the fuzzers (fuzzer.cpp) and the tests that replay their findings share.
#pragma once

#include <string>
#include <string_view>

namespace bastide::fuzz {

struct Target {
  // Reads an input and checks what came of it. What is wrong, or null.
  const char* (*attempt)(std::string_view input);
  // The input with its checks made good, so that changing it leads behind them. Null: it has none.
  std::string (*mend)(std::string_view input) = nullptr;
};

extern const Target link, notation, save, tiles, page;

// A saved game with its envelope made good; other texts as they are.
std::string mend_save(std::string_view text);

}  // namespace bastide::fuzz
