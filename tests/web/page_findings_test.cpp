// Regression tests for the fuzzers' findings in the page's parsers.
#include "tests/fuzz/replay.hpp"

TEST(Findings, Page) { bastide::fuzz::replay(bastide::fuzz::page, "page"); }
