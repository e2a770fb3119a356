// The built-in puzzles, and those from links.
#include <gtest/gtest.h>

#include <set>

#include "engine/base/random.hpp"
#include "engine/players/puzzle.hpp"
#include "engine/record/link.hpp"
#include "tests/lesson_lists.hpp"
#include "web/lessons/puzzle.hpp"

namespace bastide::web::puzzles_test {
namespace {

const Catalogue& catalogue() {
  static const Catalogue all = builtin_catalogue();
  return all;
}

Lesson puzzle_of(const PuzzleInfo& info) {
  auto puzzle = read_puzzle(catalogue(), info.code, info.loss);
  EXPECT_TRUE(puzzle.has_value()) << info.code;
  return puzzle ? std::move(*puzzle) : Lesson{};
}

constexpr std::size_t fewest = 300, most_bytes = 60'000;

std::string set_of(const Setup& setup) {
  if (setup.expansions == 0) return "base";
  for (const ExpansionInfo& info : expansion_infos())
    if (setup.expansions == expansion_bit(info.expansion)) return std::string(info.id);
  return "more";
}

std::size_t begin_of(const Lesson& puzzle) { return puzzle.steps.at(0).before; }

std::vector<Action> best_of(const Lesson& puzzle) {
  const auto begin = static_cast<std::ptrdiff_t>(begin_of(puzzle));
  return {puzzle.actions().begin() + begin, puzzle.actions().end()};
}

// Plays a turn other than the best one, without a figure if possible.
void play_another(const Lesson& puzzle, Session& session) {
  ActionList places;
  legal_actions(session.game, shown(session), places);
  for (const Action& place : places)
    if (!(place == best_of(puzzle)[0])) {
      ASSERT_TRUE(play(session, place));
      break;
    }
  if (puzzle_status(puzzle, session).moment != LessonPhase::task) return;
  ActionList figures;
  legal_actions(session.game, shown(session), figures);
  ASSERT_TRUE(play(session, figures[figures.size() - 1]));
}

TEST(Puzzles, ThereAreEnoughOfEveryGradeOverBaseAndExpansions) {
  std::set<std::string> ids;
  int of[4][2] = {};
  std::set<std::string> sets;
  for (const PuzzleInfo& info : lesson_lists().puzzles.all) {
    ASSERT_GE(info.grade, 1);
    ASSERT_LE(info.grade, 3);
    EXPECT_GE(info.loss, 2);
    EXPECT_NE(info.themes, 0) << info.code;
    EXPECT_EQ(info.themes >> theme_count, 0) << info.code;
    EXPECT_GT(info.rating, 0);
    sets.insert(info.set);
    EXPECT_TRUE(ids.insert(info.id()).second) << info.code;
    EXPECT_EQ(puzzle_number(lesson_lists(), info.id()), ids.size());
    ++of[info.grade][info.base()];
  }
  EXPECT_GE(ids.size(), fewest);
  EXPECT_LE(3u * static_cast<std::size_t>(of[1][0] + of[1][1]), ids.size())
      << "the estimate alone finds a third at most";
  for (int grade = 1; grade <= 3; ++grade) EXPECT_GT(of[grade][1], 0) << grade;
  for (const ExpansionInfo& info : expansion_infos())
    if (info.goes_with_others()) {
      EXPECT_TRUE(sets.contains(std::string(info.id))) << info.id;
    }
  EXPECT_EQ(puzzle_number(lesson_lists(), "=AAA"), 0u);
  EXPECT_EQ(puzzle_number(lesson_lists(), ""), 0u);
}

TEST(Puzzles, EachCanBeSolvedAndMissed) {
  ExpansionMask expansions = 0;
  for (const PuzzleInfo& info : lesson_lists().puzzles.all) {
    SCOPED_TRACE(info.code);
    const Lesson puzzle = puzzle_of(info);
    expansions |= puzzle.path.record.setup.expansions;
    EXPECT_EQ(info.base(), puzzle.path.record.setup.expansions == 0);
    EXPECT_EQ(info.set, set_of(puzzle.path.record.setup));
    ASSERT_TRUE(is_solved(puzzle));
    Session session = *begin_lesson(catalogue(), puzzle, 7);
    EXPECT_FALSE(session.saved.kept);
    ASSERT_EQ(session.cursor, begin_of(puzzle));
    EXPECT_TRUE(may_be_puzzle(session.game, shown(session)));
    const PlayerIndex me = shown_decision(session).player;
    EXPECT_FALSE(is_computer(session, me));
    for (const Action& action : best_of(puzzle)) {
      EXPECT_EQ(puzzle_status(puzzle, session).moment, LessonPhase::task);
      EXPECT_EQ(shown_decision(session).player, me);
      EXPECT_EQ(listed(session.game, shown(session), action), action);
      ASSERT_TRUE(play(session, action));
    }
    EXPECT_EQ(puzzle_status(puzzle, session).moment, LessonPhase::done);
    Session other = *begin_lesson(catalogue(), puzzle, 7);
    play_another(puzzle, other);
    EXPECT_EQ(puzzle_status(puzzle, other).moment, LessonPhase::astray);
    EXPECT_GE(puzzle_lost(puzzle, other), info.loss);
  }
  EXPECT_NE(expansions & expansion_bit(Expansion::traders_builders), 0u);
  EXPECT_NE(expansions & expansion_bit(Expansion::hills_sheep), 0u);
}

TEST(Puzzles, AreFetchedInLittleTime) {
  EXPECT_LE(testing::site_file("puzzles.txt").size(), most_bytes);
}

TEST(Puzzles, LinesThatAreNotUnderstoodAreSkipped) {
  const std::string code = lesson_lists().puzzles.all[0].code;
  const std::string good = "2 3 sm 01279 " + code;
  const auto read = [&](const std::string& line) { return read_puzzles("= base\n" + line + '\n'); };
  ASSERT_EQ(read(good).size(), 1u);
  const PuzzleInfo info = read(good)[0];
  EXPECT_EQ(info.grade, 2);
  EXPECT_EQ(info.loss, 3);
  EXPECT_EQ(info.themes, theme_bit(PuzzleTheme::share) | theme_bit(PuzzleTheme::meeples));
  EXPECT_EQ(info.solved, (SolvedBy{0, 1, 2, 7, 9}));
  EXPECT_EQ(info.code, code);
  for (const std::string& bad :
       {std::string(), std::string("2"), "4" + good.substr(1), "0" + good.substr(1),
        "2 x" + good.substr(3), "2 3 ?? 01279 " + code, "2 3 s 0127 " + code, "2 3 s 0127x " + code,
        std::string("2 3 s 01279"), std::string("2 3 s 01279 abc")})
    EXPECT_TRUE(read(bad).empty()) << bad;
}

// Of the lines of the file, as the command has printed them.
TEST(Puzzles, ThemesAndWhoSolvesThemAreWhatTheEngineSays) {
  const std::vector<PuzzleInfo>& all = lesson_lists().puzzles.all;
  for (std::size_t i = 0; i < all.size(); i += 5) {
    SCOPED_TRACE(all[i].code);
    const Lesson puzzle = puzzle_of(all[i]);
    const State& state = state_at(puzzle.path, begin_of(puzzle));
    TurnActions best;
    for (const Action& action : best_of(puzzle)) best.push_back(action);
    const TurnActions tempting = tempting_turn(puzzle.path.game, state, best);
    ASSERT_FALSE(tempting.empty());
    EXPECT_FALSE(tempting == best);
    EXPECT_NE(themes_of(puzzle.path.game, state, {best.begin(), best.size()},
                        {tempting.begin(), tempting.size()}) &
                  all[i].themes,
              0);
  }
}

TEST(Puzzles, TheBestTurnOfSomeIsFoundAgain) {
  // Of those in which even a short search sees it.
  std::vector<PuzzleInfo> all;
  for (const PuzzleInfo& info : lesson_lists().puzzles.all)
    if (info.loss >= 4 && info.grade == 1) all.push_back(info);
  for (std::size_t i = 1; i < all.size(); i += all.size() / 6) {
    const Lesson puzzle = puzzle_of(all[i]);
    TurnActions best;
    for (const Action& action : best_of(puzzle)) best.push_back(action);
    const Session& path = puzzle.path;
    EXPECT_TRUE(still_best(path.game, state_at(path, begin_of(puzzle)), best, 99, {2000, 2, 1}))
        << all[i].code;
  }
}

TEST(Puzzles, WithoutABestTurnWaitUntilItIsKnown) {
  const PuzzleInfo& info = lesson_lists().puzzles.all.front();
  const Lesson known = puzzle_of(info);
  Record record = known.path.record;
  record.actions.resize(begin_of(known));
  const auto link = encode_link(catalogue(), record, false);
  ASSERT_TRUE(link);
  auto puzzle = read_puzzle(catalogue(), *link + "&z=0", 0);
  ASSERT_TRUE(puzzle);
  EXPECT_FALSE(is_solved(*puzzle));
  EXPECT_EQ(puzzle->loss, 0);
  Session session = *begin_lesson(catalogue(), *puzzle, 7);
  EXPECT_EQ(puzzle_status(*puzzle, session).moment, LessonPhase::task);
  for (const Action& action : best_of(known)) ASSERT_TRUE(play(session, action));
  EXPECT_EQ(puzzle_status(*puzzle, session).moment, LessonPhase::others);
  solve(*puzzle, best_of(known));
  EXPECT_TRUE(is_solved(*puzzle));
  EXPECT_EQ(best_of(*puzzle), best_of(known));
  EXPECT_EQ(puzzle_status(*puzzle, session).moment, LessonPhase::done);
  EXPECT_EQ(puzzle_lost(*puzzle, session), 0);
  // An invalid answer leaves it unsolved.
  solve(*puzzle, {pass_action()});
  EXPECT_FALSE(is_solved(*puzzle));
}

TEST(Puzzles, OfAnyPositionOrNone) {
  Record record;
  record.players = {{"", 0, ""}, {"", 1, "greedy"}};
  auto session = open_session(catalogue(), record);
  ASSERT_TRUE(session);
  Random random{3};
  while (!is_over(*session)) {
    const auto begin = turn_begins(*session);
    ASSERT_TRUE(begin);
    EXPECT_LE(*begin, session->cursor);
    for (const int loss : {0, 1, 99}) {
      const auto link = encode_link(catalogue(), session->record, false);
      const auto puzzle = read_puzzle(catalogue(), *link, loss);
      ASSERT_TRUE(puzzle);
      EXPECT_EQ(shown_decision(puzzle->path).phase, Phase::place);
      EXPECT_FALSE(is_computer(puzzle->path, shown_decision(puzzle->path).player));
    }
    for (int steps = 0; steps < 9 && !is_over(*session); ++steps)
      ASSERT_TRUE(play(*session, random_action(session->game, shown(*session), random)));
  }
  EXPECT_FALSE(turn_begins(*session));
}

TEST(Puzzles, BrokenLinksAreRefusedWithAReason) {
  const std::string code(lesson_lists().puzzles.all.front().code);
  const auto fails = [](const std::string& text) {
    for (const int loss : {0, 3}) {
      const auto puzzle = read_puzzle(catalogue(), text, loss);
      if (puzzle.has_value() || puzzle.error().code.empty()) return false;
    }
    return true;
  };
  EXPECT_TRUE(fails(""));
  EXPECT_TRUE(fails("#g="));
  EXPECT_TRUE(fails("#g=&z=3"));
  for (std::size_t i = 0; i < code.size(); ++i) {
    EXPECT_TRUE(fails(code.substr(0, i)));
    std::string other = code;
    other[i] = other[i] == 'x' ? 'y' : 'x';
    EXPECT_TRUE(fails(other));
    // With a corrected checksum it is some game, or none.
    std::string inner = other.substr(1, code.size() - 4);
    const auto some = read_puzzle(catalogue(), with_valid_checksum(inner), 3);
    EXPECT_TRUE(some.has_value() || !some.error().code.empty());
  }
}

}  // namespace
}  // namespace bastide::web::puzzles_test
