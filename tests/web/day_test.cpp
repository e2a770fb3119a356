// The game of the day: by its date alone, and one that can be played.
#include "web/setup/day.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "engine/players/player.hpp"
#include "tests/texts.hpp"
#include "web/session/calendar.hpp"

namespace bastide::web::day_test {
namespace {

const Catalogue& catalogue() {
  static const Catalogue all = builtin_catalogue();
  return all;
}

constexpr int some_day = 20'785;  // 2026-11-28

// Plays on at random. How many actions it took; 0: it does not end.
int play_to_end(const Session& session, u64 seed) {
  constexpr int most = 5000;
  State state = last_state(session);
  Random random{seed, 0};
  ActionList actions;
  for (int n = 1; n < most; ++n) {
    const Decision d = decision(session.game, state);
    if (d.over) return n;
    if (d.chance) {
      apply(session.game, state, chance_outcome(session.game, state));
      continue;
    }
    actions.clear();
    legal_actions(session.game, state, actions);
    apply(session.game, state, actions[random.below(static_cast<u32>(actions.size()))]);
  }
  return 0;
}

TEST(Day, EveryWeekdayHasAGame) {
  std::map<int, int> lines;
  for (const DayFlavour& flavour : day_flavours()) {
    ++lines[flavour.weekday];
    EXPECT_TRUE(flavour.against.empty() || find_player_kind(flavour.against)) << flavour.against;
    EXPECT_NE(flavour.against, "castellan") << "limited by the clock: not the same for everybody";
  }
  EXPECT_EQ(lines, (std::map<int, int>{{0, 1}, {1, 1}, {2, 1}, {3, 10}, {4, 1}, {5, 5}, {6, 1}}));
}

TEST(Day, TenWeeksOfGamesCanBePlayed) {
  const Texts texts = texts_in("en");
  std::map<int, std::set<std::string>> names;
  for (int day = some_day; day < some_day + 70; ++day) {
    const std::string date = date_of_day(day);
    const NewGameForm form = form_of_day(date);
    const auto session = begin_game(catalogue(), texts, form, 1);
    ASSERT_TRUE(session) << date << ' ' << session.error().code;
    EXPECT_TRUE(session->table_rules.no_take_back);
    EXPECT_EQ(session->record.setup.first_player, 0);
    EXPECT_EQ(session->record.players[0].computer, "");
    EXPECT_GT(play_to_end(*session, 1), 0) << date;
    names[weekday_of(day)].insert(day_in_words(texts, form));
  }
  EXPECT_EQ(names[0], std::set<std::string>{"Base game"});
  EXPECT_EQ(names[1], std::set<std::string>{"The River"});
  EXPECT_EQ(names[2], std::set<std::string>{"Inns & Cathedrals"});
  EXPECT_EQ(names[3].size(), 10u) << "small expansions take turns";
  EXPECT_EQ(names[4], std::set<std::string>{"Traders & Builders"});
  EXPECT_EQ(names[5].size(), 5u) << "levels";
  EXPECT_EQ(names[6], std::set<std::string>{"Big Box 7: everything"});
}

TEST(Day, TheGameIsTheSameForEverybody) {
  const Texts english = texts_in("en"), czech = texts_in("cs");
  const auto one = begin_game(catalogue(), english, form_of_day("2026-11-23"), 1);
  const auto same = begin_game(catalogue(), czech, form_of_day("2026-11-23"), 2);
  const auto other = begin_game(catalogue(), english, form_of_day("2026-11-30"), 1);
  ASSERT_TRUE(one && same && other);
  EXPECT_EQ(one->record.setup, same->record.setup);
  EXPECT_EQ(one->record.actions, same->record.actions);
  EXPECT_NE(one->record.setup.seed, other->record.setup.seed) << "a week later";
}

TEST(Day, AnyDateHasAGame) {
  for (const char* date : {"1970-01-01", "1999-12-31", "2000-02-29", "2100-12-31", "nonsense", ""})
    EXPECT_TRUE(begin_game(catalogue(), texts_in("en"), form_of_day(date), 1)) << date;
}

}  // namespace
}  // namespace bastide::web::day_test
