// Inputs with which the fuzzers once broke the engine's readers are handled now; and the fuzzing
// builds have the assertions that guard fixed-size lists.
#include <gtest/gtest.h>

#include <vector>

#include "engine/base/fixed_vector.hpp"
#include "tests/fuzz/replay.hpp"

namespace bastide::findings_test {
namespace {

TEST(Findings, Link) { fuzz::replay(fuzz::link, "link"); }
TEST(Findings, Notation) { fuzz::replay(fuzz::notation, "notation"); }
TEST(Findings, Save) { fuzz::replay(fuzz::save, "save"); }
TEST(Findings, Tiles) { fuzz::replay(fuzz::tiles, "tiles"); }
TEST(Findings, Lab) { fuzz::replay(fuzz::lab, "lab"); }
TEST(Findings, Jcz) { fuzz::replay(fuzz::jcz, "jcz"); }
#ifdef BASTIDE_COMMAND_LINE
TEST(Findings, Protocol) { fuzz::replay(fuzz::protocol, "protocol"); }
#endif

#ifdef BASTIDE_ASSERTIONS
TEST(AssertionsDeathTest, GuardTheListsOfFixedSize) {
  FixedVector<int, 2> list;
  list.resize(2);
  EXPECT_DEATH(list.push_back(3), "size_ < N");
  EXPECT_DEATH(list.resize(3), "n <= N");
  EXPECT_DEATH(list[2] = 3, "i < size_");
  list.clear();
  EXPECT_DEATH(list.pop_back(), "size_ > 0");
}

TEST(AssertionsDeathTest, GuardTheStandardLists) {
  std::vector<int> list(2);
  EXPECT_DEATH(list[list.size()] = 3, "");
}
#endif

}  // namespace
}  // namespace bastide::findings_test
