// A hint says why: what is scored, what can be expected, or what other choices lack.
#include <gtest/gtest.h>

#include "engine/base/random.hpp"
#include "engine/players/player.hpp"
#include "tests/texts.hpp"
#include "tests/web/played.hpp"
#include "web/reading/reading_words.hpp"

namespace bastide::web::hint_test {
namespace {

Action advised(const Session& session) {
  Random random{1};
  return find_player_kind("greedy")
      ->choose(session.game, determinize(shown(session), 1), random, {})
      .action;
}

TEST(Hint, GivesAReasonForATurn) {
  const Texts texts = texts_in("en");
  Session session = played_at_random(builtin_catalogue(), 0, 1);
  int turns = 0, none = 0;
  while (!shown_decision(session).over) {
    const State from = shown(session);
    const PlayerIndex player = shown_decision(session).player;
    std::vector<Action> turn = {advised(session)};
    ASSERT_TRUE(play(session, turn.front()));
    if (shown_decision(session).phase == Phase::figure) {
      turn.push_back(advised(session));
      ASSERT_TRUE(play(session, turn.back()));
    }
    const std::string why = why_words(texts, session, from, turn, player);
    EXPECT_NE(why, "");
    EXPECT_EQ(why.find("If the game ended"), std::string::npos) << "a total is no reason";
    ++turns;
    none += why == tr(texts, "advice.why-alike");
  }
  EXPECT_GT(turns, 60);
  EXPECT_LT(none, turns / 10) << "of " << turns;
}

}  // namespace
}  // namespace bastide::web::hint_test
