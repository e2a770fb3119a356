// What is legal, row by row of the turn: exactly what is offered, and a rule forbids all the rest.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <string>

#include "engine/record/notation.hpp"
#include "engine/rules/phase.hpp"
#include "engine/rules/set.hpp"
#include "tests/engine/record_games.hpp"
#include "tests/engine/thinning.hpp"

namespace bastide::actions_test {
namespace {

using testing::all_tiles;
using testing::random_game;
using testing::thinning_of_few;

std::string_view step_of(const PhaseRow& row) { return turn_step(row.phase).word; }

// An action close to another one: one of its numbers changes, or all of them.
Action near(const Action& action, Random& random) {
  Action other = action;
  const u32 change = random.below(6);
  const auto number = [&random] { return static_cast<u8>(random.below(9)); };
  if (change == 0 || change == 5) other.what = number();
  if (change == 1 || change == 5) other.where = number();
  if (change == 2 || change == 5) other.value = number();
  if (change == 3 || change == 5) other.at.x = static_cast<i16>(other.at.x + number() - 4);
  if (change == 3 || change == 5) other.at.y = static_cast<i16>(other.at.y + number() - 4);
  if (change == 4) other.kind = static_cast<ActionKind>(random.below(action_kinds + 3));
  return other;
}

void check_position(const Game& game, const State& state, const ActionList& offered,
                    Random& random) {
  const PhaseRow& row = *game.phases[state.step];
  const auto is_offered = [&offered](const Action& action) {
    return std::find(offered.begin(), offered.end(), action) != offered.end();
  };
  for (const Action& action : offered) {
    ASSERT_EQ(listed(game, state, action), action) << step_of(row) << ": offered in another form";
    ASSERT_EQ(refusal(game, state, action), Rule::none) << step_of(row);
    ASSERT_NE(kinds_taken(game, state) & kind_bit(action.kind), 0u) << step_of(row);
  }
  for (int n = 0; n < 12 && !offered.empty(); ++n) {
    const Action action = near(offered[random.below(static_cast<u32>(offered.size()))], random);
    const auto meant = listed(game, state, action);
    ASSERT_EQ(meant.has_value(), refusal(game, state, action) == Rule::none) << step_of(row);
    if (!meant) {
      ASSERT_FALSE(is_offered(action)) << step_of(row);
      continue;
    }
    ASSERT_TRUE(is_offered(*meant)) << step_of(row);
    ASSERT_EQ(meant->kind, action.kind) << step_of(row);
    // Numbers that the kind does not use make no difference.
    const ActionNumbers& numbers = game.numbers[static_cast<std::size_t>(action.kind)];
    Action same = *meant;
    if (!numbers.at) same.at = {3, 3};
    if (numbers.what.meant == Meant::nothing) same.what = 3;
    if (numbers.where.meant == Meant::nothing) same.where = 3;
    if (numbers.value.meant == Meant::nothing) same.value = 3;
    ASSERT_EQ(listed(game, state, same), meant) << step_of(row);
  }
}

using Seen = std::array<int, phase_count>;

// A record that ends with a decision of a set, which may be too rare at random to wait for.
void check_told(const std::string& path, Seen& seen) {
  const auto told = parse_record(all_tiles(), testing::read_data("../sets/" + path));
  ASSERT_TRUE(told);
  const auto game = make_game(all_tiles(), told->record.setup);
  ASSERT_TRUE(game);
  State state = initial_state(*game);
  for (const Action& action : told->record.actions)
    apply(*game, state, *listed(*game, state, action));
  ActionList offered;
  legal_actions(*game, state, offered);
  ++seen[static_cast<std::size_t>(game->phases[state.step]->phase)];
  Random random{1, 0};
  check_position(*game, state, offered, random);
}

TEST(Actions, exactly_what_is_offered_is_legal) {
  Seen seen{};
  for (u64 n = 0; n < 240; n += thinning_of_few) {
    SCOPED_TRACE(n);
    Record record = random_game(n, {true, 0, true});
    if (n % 10 == 0) {  // the cooperative game, which goes with nothing else
      record.setup = {};
      record.setup.players = 3;
      record.setup.expansions = expansion_bit(Expansion::mists);
      record.setup.options.level = static_cast<u8>(1 + n / 10 % 6);
    }
    if (n % 8 != 0) record.setup.options.gold_taken_automatically = false;  // seldom asked as it is
    const auto game = make_game(all_tiles(), record.setup);
    ASSERT_TRUE(game);
    State state = initial_state(*game);
    Random random{mix64(n), 0};
    for (ActionList offered; !state.over;) {
      legal_actions(*game, state, offered);
      ++seen[static_cast<std::size_t>(game->phases[state.step]->phase)];
      check_position(*game, state, offered, random);
      if (HasFatalFailure()) return;
      // Mostly meeples, so that something is completed.
      const auto& one = offered[random.below(static_cast<u32>(offered.size()))];
      apply(*game, state, one.kind == ActionKind::pass ? offered.back() : one);
    }
    EXPECT_EQ(refusal(*game, state, pass_action()), Rule::BASE_END_1);
  }
  const std::string sets = testing::data_folder() + "/../sets";
  for (const auto& entry : std::filesystem::recursive_directory_iterator(sets))
    if (entry.path().extension() == ".txt") {
      SCOPED_TRACE(entry.path().stem());
      check_told(std::filesystem::relative(entry.path(), sets).string(), seen);
    }
  if (thinning_of_few > 1) return;  // some rows are rare
  for (const Set* set : all_sets())
    for (const PhaseRow& row : set->rows)
      // At random, the cooperative game is soon lost; `separate` is rare and asks as `magic` does.
      if (row.offer && !set->alone && row.phase != Phase::separate) {
        EXPECT_GT(seen[static_cast<std::size_t>(row.phase)], 0) << step_of(row);
      }
}

}  // namespace
}  // namespace bastide::actions_test
