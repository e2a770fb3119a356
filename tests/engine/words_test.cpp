// What the sets add to the notation is complete and does not contradict itself.
#include "engine/rules/words.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "engine/record/expects.hpp"
#include "engine/rules/set.hpp"
#include "tests/engine/record_games.hpp"

namespace bastide::testing::words_test {
namespace {

std::vector<const SetWords*> words_of_all_sets() {
  std::vector<const SetWords*> all;
  for (const Set* set : all_sets())
    if (set->words) all.push_back(set->words);
  return all;
}

TEST(Words, EveryActionHasALineInOneSet) {
  std::map<ActionKind, std::set<const SetWords*>> sets;
  for (const SetWords* set : words_of_all_sets())
    for (const LineForm& form : set->lines) sets[form.kind].insert(set);
  for (int kind = 1; kind < action_kinds; ++kind)
    EXPECT_EQ(sets[static_cast<ActionKind>(kind)].size(), 1u) << "kind " << kind;
}

TEST(Words, NamesAreUnambiguous) {
  std::map<std::string_view, int> parts, lines, expects, fields;
  std::map<int, int> orders;
  for (const SetWords* set : words_of_all_sets()) {
    for (const LinePart& part : set->parts) ++parts[part.name];
    for (const LineForm& line : set->lines) ++lines[line.words];
    for (const ExpectForm& expect : set->expects) {
      ++expects[expect.words];
      EXPECT_NE(!expect.number, !expect.differs) << expect.words;
    }
    for (const ScoringField& one : set->scoring_fields) {
      ++fields[one.name];
      ++orders[one.order];
    }
  }
  for (const auto& names : {parts, lines, expects, fields})
    for (const auto& [name, count] : names) EXPECT_EQ(count, 1) << name;
  for (const auto& [order, count] : orders) EXPECT_EQ(count, 1) << order;
}

// Therefore the order of the sets does not matter.
TEST(Words, EveryEventIsDescribedByOneSet) {
  std::map<std::string_view, int> told;
  for (u64 n = 0; n < 30; ++n) {
    const Record record = random_game(n, {.expansions = true});
    const auto game = make_game(all_tiles(), record.setup);
    ASSERT_TRUE(game);
    State state = initial_state(*game);
    Events events;
    for (const Action& action : record.actions) apply(*game, state, action, &events);
    for (const Event& event : events) {
      if (event.kind == EventKind::scored) continue;
      int sets = 0;
      for (const SetWords* set : words_of_all_sets())
        for (const EventForm& form : set->events)
          if (form.is(event)) {
            ++sets;
            ++told[form.name];
            break;
          }
      EXPECT_EQ(sets, 1) << "kind " << static_cast<int>(event.kind) << ", piece "
                         << static_cast<int>(event.piece);
    }
  }
  EXPECT_GT(told.size(), 20u);  // of 29 names
}

}  // namespace
}  // namespace bastide::testing::words_test
