// Regression tests for the fuzzers' findings: replays the files of tests/data/findings/TARGET.
#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>

#include "tests/data_folder.hpp"
#include "tests/fuzz/target.hpp"

namespace bastide::fuzz {

inline void replay(const Target& target, const char* name) {
  const std::filesystem::path folder =
      std::filesystem::path(bastide::testing::data_folder()) / "findings" / name;
  int count = 0;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    ::testing::ScopedTrace trace(__FILE__, __LINE__, entry.path().filename().string());
    std::ifstream file(entry.path(), std::ios::binary);
    std::string input{std::istreambuf_iterator<char>(file), {}};
    // As it is, and with its checksums corrected as by the fuzzer.
    for (int i = 0; i < 2; ++i) {
      const char* fault = target.attempt(input);
      EXPECT_EQ(fault, nullptr) << fault;
      if (target.mend) input = target.mend(input);
    }
    ++count;
  }
  EXPECT_GT(count, 0) << "nothing in " << folder;
}

}  // namespace bastide::fuzz
