// The end of a game as it is told, and how it came out.
#include <gtest/gtest.h>

#include <bit>
#include <cmath>

#include "engine/rules/game.hpp"
#include "tests/texts.hpp"
#include "tests/web/played.hpp"
#include "web/panels/ending/end_words.hpp"

namespace bastide::web::ending_test {
namespace {

// A game played at random to its end.
Session finished(const Setup& setup, u64 seed, const std::string& first = "") {
  static const Catalogue catalogue = builtin_catalogue();
  std::vector<PlayerEntry> players;
  for (u8 p = 0; p < setup.players; ++p)
    players.push_back({"Player " + std::to_string(p + 1), p, p > 0 && !first.empty() ? first : ""});
  auto session = begin_session(catalogue, setup, players);
  EXPECT_TRUE(session.has_value());
  Random random{seed, 0};
  const auto list = std::make_unique<ActionList>();
  while (!shown_decision(*session).over) {
    list->clear();
    legal_actions(session->game, shown(*session), *list);
    if (!play(*session, (*list)[random.below(static_cast<u32>(list->size()))])) break;
  }
  EXPECT_TRUE(is_over(*session));
  return std::move(*session);
}

// Games of all kinds: each set alone, some together, two to six players.
std::vector<Session> many_games() {
  std::vector<Session> games;
  for (u64 seed = 1; seed <= 12; ++seed) {
    Setup setup;
    setup.seed = seed;
    setup.players = static_cast<u8>(2 + seed % 5);
    games.push_back(finished(setup, seed));
  }
  for (int n = 0; n <= static_cast<int>(Expansion::mists); ++n)
    for (u64 seed = 1; seed <= 3; ++seed) {
      Setup setup;
      setup.seed = seed;
      setup.players = static_cast<u8>(2 + (seed + static_cast<u64>(n)) % 5);
      setup.expansions = expansion_bit(static_cast<Expansion>(n));
      games.push_back(finished(setup, seed));
    }
  Setup all;
  all.players = 5;
  for (int n = 0; n < static_cast<int>(Expansion::river_bb5); ++n)
    all.expansions |= expansion_bit(static_cast<Expansion>(n));
  for (u64 seed = 1; seed <= 4; ++seed) {
    all.seed = seed;
    games.push_back(finished(all, seed));
  }
  return games;
}

const std::vector<Session>& games() {
  static const std::vector<Session> all = many_games();
  return all;
}

TEST(Ending, IsToldKindByKindWithTheFieldsLast) {
  std::size_t steps = 0;
  for (const Session& session : games()) {
    const Ending ending = plan_ending(session);
    steps += ending.steps.size();
    for (std::size_t i = 0; i < ending.steps.size(); ++i) {
      const EndStep& step = ending.steps[i];
      if (i > 0) {
        EXPECT_LT(ending.steps[i - 1].kind, step.kind) << "in the order of EndKind";
      }
      for (const EndFeature& feature : step.features) {
        EXPECT_NE(feature.points, 0) << "what is worth nothing is not read out";
        EXPECT_NE(feature.owners, 0);
      }
    }
  }
  EXPECT_GT(steps, 100u);
  EXPECT_EQ(EndKind::fields, static_cast<EndKind>(end_kinds - 1));
}

TEST(Ending, BringsEverybodyToTheFinalScore) {
  for (const Session& session : games()) {
    const Ending ending = plan_ending(session);
    const std::vector<int> points = points_of(session);
    const std::array<int, max_players>& last =
        ending.steps.empty() ? ending.before : ending.steps.back().totals;
    const EndTotals drawn = totals_at(ending, ending.seconds);
    const EndTotals begun = totals_at(ending, 0);
    for (std::size_t p = 0; p < points.size(); ++p) {
      EXPECT_EQ(last[p], points[p]);
      EXPECT_EQ(std::lround(drawn[p]), points[p]);
      EXPECT_EQ(std::lround(begun[p]), ending.before[p]);
    }
  }
}

TEST(Ending, TakesBetweenFiveAndEightSeconds) {
  int told = 0;
  for (const Session& session : games()) {
    const Ending ending = plan_ending(session);
    if (ending.steps.empty()) {
      EXPECT_EQ(ending.seconds, 0);
      continue;
    }
    ++told;
    EXPECT_GE(ending.seconds, least_ending);
    EXPECT_LE(ending.seconds, most_ending);
    float end = 0;
    for (const EndStep& step : ending.steps) {
      EXPECT_GE(step.begins, end - 0.001f);
      EXPECT_GE(step.lasts, 0.8f) << "long enough to be seen";
      end = step.begins + step.lasts;
    }
    EXPECT_LT(end, ending.seconds);
    EXPECT_EQ(veil_at(ending, 0), 0);
    EXPECT_NEAR(veil_at(ending, ending.seconds), 0, 0.001f);
    EXPECT_EQ(step_at(ending, 0), nullptr);
    EXPECT_EQ(step_at(ending, ending.seconds), nullptr);
  }
  EXPECT_GT(told, 40);
}

TEST(Ending, RowsChangePlacesSmoothlyAndEndInTheOrderOfTheScores) {
  for (const Session& session : games()) {
    const Ending ending = plan_ending(session);
    EndTotals before = rows_at(ending, 0);
    for (float t = 0; t < ending.seconds; t += 1.0f / 60) {
      const EndTotals now = rows_at(ending, t);
      float sum = 0;
      for (std::size_t p = 0; p < static_cast<std::size_t>(ending.sides); ++p) {
        EXPECT_LE(std::fabs(now[p] - before[p]), 0.13f * static_cast<float>(ending.sides));
        sum += now[p];
      }
      EXPECT_NEAR(sum, static_cast<float>(ending.sides * (ending.sides - 1)) / 2, 0.01f);
      before = now;
    }
    const std::vector<int> points = points_of(session);
    const EndTotals rows = rows_at(ending, ending.seconds);
    for (std::size_t p = 0; p < points.size(); ++p)
      for (std::size_t q = 0; q < points.size(); ++q)
        if (points[p] > points[q]) {
          EXPECT_LT(rows[p], rows[q]);
        }
  }
}

TEST(Ending, ResultsAgreeWithTheOutcome) {
  for (const Session& session : games()) {
    const Outcome end = outcome(session.game, last_state(session));
    const EndResult result = result_of(session, plan_ending(session));
    if (end.together) {
      EXPECT_EQ(result.mood, end.winners ? EndMood::won_together : EndMood::lost_together);
      continue;
    }
    EXPECT_EQ(result.winners.size(), static_cast<std::size_t>(std::popcount(end.winners)));
    EXPECT_EQ(result.mood, result.winners.size() > 1 ? EndMood::shared : EndMood::others);
    ASSERT_EQ(result.ranks.size(), static_cast<std::size_t>(session.game.sides));
    for (std::size_t i = 1; i < result.ranks.size(); ++i)
      EXPECT_GE(result.ranks[i - 1].points, result.ranks[i].points);
    if (result.winners.size() == 1) {
      EXPECT_GE(result.margin, 0);
    }
  }
}

TEST(Ending, ThePersonHereWinsOrLoses) {
  int won = 0, lost = 0;
  for (u64 seed = 1; seed <= 12; ++seed) {
    bastide::Setup setup;
    setup.seed = seed;
    const Session session = finished(setup, seed, "mason");
    const EndResult result = result_of(session, plan_ending(session));
    const std::vector<int> points = points_of(session);
    if (points[0] > points[1]) {
      EXPECT_EQ(result.mood, EndMood::win);
      ++won;
    }
    if (points[0] < points[1]) {
      EXPECT_EQ(result.mood, EndMood::loss);
      ++lost;
    }
    EXPECT_EQ(result.margin, std::abs(points[0] - points[1]));
    if (result.margin > 0 && result.margin <= 3) {
      EXPECT_EQ(result.turn, EndTurn::narrow);
    }
  }
  EXPECT_GT(won, 0);
  EXPECT_GT(lost, 0);
}

TEST(Ending, MomentsLieOnTheBoard) {
  std::size_t found = 0;
  for (const Session& session : games()) {
    const Board& board = last_state(session).board;
    for (const EndMoment& moment : result_of(session, plan_ending(session)).moments) {
      ++found;
      EXPECT_NE(moment.players, 0);
      EXPECT_GT(moment.number, 0);
      EXPECT_LE(moment.left, moment.right);
      EXPECT_LE(moment.top, moment.bottom);
      if (moment.node == no_node) {
        const Position at{static_cast<i16>(moment.left), static_cast<i16>(moment.top)};
        EXPECT_NE(tile_at(board, at), no_tile);
      }
    }
  }
  EXPECT_GT(found, 100u);
}

// Every mood has its own sentence, in every language.
TEST(Ending, EveryResultHasItsWords) {
  for (const Language& language : languages()) {
    const Texts texts = texts_in(std::string(language.code));
    for (const Session& session : games()) {
      EndResult result = result_of(session, plan_ending(session));
      for (const EndMood mood : {result.mood, EndMood::win, EndMood::loss}) {
        if (result.winners.size() != 1 && mood != result.mood) continue;
        result.mood = mood;
        const std::string headline = end_headline(texts, session, result),
                          sentence = end_sentence(texts, session, result);
        EXPECT_NE(headline, "");
        EXPECT_NE(sentence, "");
        for (const std::string& words : {headline, sentence}) {
          EXPECT_EQ(words.find("end."), std::string::npos) << words;
          EXPECT_EQ(words.find('{'), std::string::npos) << words;
        }
      }
    }
  }
}

}  // namespace
}  // namespace bastide::web::ending_test
