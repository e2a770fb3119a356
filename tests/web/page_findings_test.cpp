// What the fuzzers found in the page's readers stays mended.
#include "tests/fuzz/replay.hpp"

TEST(Findings, Page) { bastide::fuzz::replay(bastide::fuzz::page, "page"); }
