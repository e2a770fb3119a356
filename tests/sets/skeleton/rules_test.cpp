// The set to copy works as it stands.
#include <gtest/gtest.h>

#include "engine/players/play.hpp"
#include "engine/record/expects.hpp"
#include "engine/rules/set.hpp"
#include "tests/engine/table.hpp"

namespace bastide {
extern const Set skeleton_set;
}

namespace bastide::testing {
namespace {

std::vector<const Set*> with_skeleton() {
  std::vector<const Set*> sets = all_sets();
  sets.push_back(&skeleton_set);
  return sets;
}

// A road of so many tiles between two monasteries.
int value_of_road(int tiles, const std::vector<const Set*>& sets) {
  Table t;
  t.game = *make_game(catalogue(), t.game.setup, sets);
  t.play(red, "base/FFRF-monastery", {-1, 0}, 3, highwayman(east));
  for (i16 x = 1; x < tiles - 2; ++x) t.play(blue, "base/RFRF", {x, 0}, 1);
  t.play(blue, "base/FFRF-monastery", {static_cast<i16>(tiles - 2), 0}, 1);
  return t.score(red);
}

TEST(Skeleton, ItChangesWhatLongRoadsAreWorth) {
  EXPECT_EQ(value_of_road(4, with_skeleton()), 4);
  EXPECT_EQ(value_of_road(5, all_sets()), 5);
  EXPECT_EQ(value_of_road(5, with_skeleton()), 6);
}

// Its line can be read as soon as a game has it, and in no other.
TEST(Skeleton, ItBringsItsOwnWords) {
  for (const bool with : {false, true}) {
    const auto game = make_game(catalogue(), {}, with ? with_skeleton() : all_sets());
    ASSERT_TRUE(game);
    const State state = initial_state(*game);
    const auto expect = read_expect(*game, state, {}, {"longest", "8"});
    ASSERT_EQ(expect.has_value(), with);
    if (!with) continue;
    EXPECT_EQ(expect->claim.numbers, std::vector<int>{8});
    EXPECT_EQ(expect->form->differs(*game, state, expect->claim), "1");  // the start tile's
  }
}

TEST(Skeleton, ComputersPlayWithIt) {
  const auto game = make_game(catalogue(), {}, with_skeleton());
  ASSERT_TRUE(game);
  State state = initial_state(*game);
  const PlayerKind* greedy = find_player_kind("greedy");
  play_out(*game, state, {greedy, greedy}, 1);
  EXPECT_TRUE(state.over);
}

}  // namespace
}  // namespace bastide::testing
