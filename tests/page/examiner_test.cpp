// The analysis of a game by the strongest player, while the score sheet is open.
#include <cmath>

#include "tests/page/at_page.hpp"
#include "web/opponent/thinker.hpp"
#include "web/text/names.hpp"

namespace gallery::examiner_test {
namespace {

using namespace bastide;
using namespace bastide::web;

const Analysis& analysis_of(const Stage& page) { return page.app->review.analysis; }

std::size_t examined(const Stage& page) {
  const std::vector<TurnRating>& rating = analysis_of(page).ratings;
  return static_cast<std::size_t>(
      std::count_if(rating.begin(), rating.end(), [](const TurnRating& w) { return w.examined; }));
}

TEST(Examiner, ReanalysesEveryTurnTheMostDecisiveFirst) {
  AtPage page("sheet/two-0");
  const Session& session = *page.app->session;
  const Analysis by_estimate = analysis_of(page);
  ASSERT_TRUE(complete(by_estimate));
  EXPECT_EQ(examined(page), 1u) << "the scoring at the end alone: nobody answers yet";
  const auto first = next_examined(by_estimate);
  ASSERT_TRUE(first);
  for (const TurnRating& rating : by_estimate.ratings)
    EXPECT_LE(std::abs(rating.swing), std::abs(by_estimate.ratings[*first].swing));

  place().worker_judges = true;
  drop_question(page.app->thinker);  // asks again
  draw_frames(page, 2);              // asks, takes the answer
  EXPECT_TRUE(analysis_of(page).ratings[*first].examined);
  EXPECT_LT(examined(page), 4u) << "one after another";
  for (int i = 0; i < 200 && examined(page) < by_estimate.ratings.size(); ++i) draw_frames(page, 1);
  ASSERT_EQ(examined(page), by_estimate.ratings.size());
  EXPECT_EQ(fact(page, "sheet.examined"), std::to_string(by_estimate.ratings.size() - 1))
      << "the scoring at the end is no turn";

  int lost = 0;
  for (std::size_t i = 0; i < by_estimate.ratings.size(); ++i) {
    const TurnRating& rating = analysis_of(page).ratings[i];
    EXPECT_EQ(rating.swing, by_estimate.ratings[i].swing);
    EXPECT_GE(rating.lost, 0);
    lost += rating.lost > 0;  // by the estimate nothing was lost
    if (rating.place.kind == ActionKind::none) continue;
    EXPECT_GE(rating.best_chance, rating.chance);
    EXPECT_GE(rating.chance, 0);
    EXPECT_LE(rating.best_chance, 100);
    const auto after = std::make_unique<State>(state_at(session, rating.before));
    for (const Action& action : better_turn(rating)) {
      ASSERT_EQ(rule_id(refusal(session.game, *after, action)), "") << "turn " << i + 1;
      apply(session.game, *after, action);
    }
  }
  EXPECT_GT(lost, 5);
}

TEST(Examiner, TheSummaryNamesWhatTurnsCostAndWhatTheyLacked) {
  for (const char* language : {"en", "cs"}) {
    AtPage page("sheet/examined", "desktop", language);
    const Texts& texts = page.app->texts;
    for (PlayerIndex p = 0; p < 2; ++p) {
      const std::string words = fact(page, "sheet.cost." + std::to_string(p));
      long turns = 0, chances = 0;
      double cost = 0;
      for (std::size_t i = 0; i < analysis_of(page).turns.size(); ++i) {
        if (analysis_of(page).turns[i].player != p) continue;
        const TurnRating& rating = analysis_of(page).ratings[i];
        turns += is_costly(rating);
        cost += is_costly(rating) ? rating.lost : 0;
        chances += rating.best_chance > rating.chance;
      }
      ASSERT_GT(turns, 3) << "they play at random";
      EXPECT_GT(chances, 3) << "which costs chances to win";
      EXPECT_EQ(words.rfind(tr_count(texts, "sheet.cost", turns,
                                     {player_name(texts, page.app->session->record, p),
                                      tr_count(texts, "points", std::lround(cost))}),
                            0),
                0u)
          << words;
      const std::string stem = tr(texts, "sheet.lacked", {""});
      EXPECT_NE(words.find(stem.substr(0, stem.size() - 1)), std::string::npos) << words;
    }
  }
}

TEST(Examiner, GivesTheGamePriority) {
  AtPage page("table/middle");
  Session& session = *page.app->session;
  request(page.app->requests, Screen::score_sheet);
  settle(page);
  EXPECT_TRUE(question_of(page.app->thinker, Asker::examiner)) << "a person can think meanwhile";
  request(page.app->requests, Screen::table);
  settle(page);
  EXPECT_FALSE(question_of(page.app->thinker, Asker::examiner));
  session.record.players[shown_decision(session).player].computer = "greedy";
  request(page.app->requests, Screen::score_sheet);
  draw_frames(page, 1);
  settle(page);
  EXPECT_FALSE(question_of(page.app->thinker, Asker::examiner)) << "a computer player is to move";
}

TEST(Examiner, WithoutAnAnswerTheEstimateSuffices) {
  AtPage page("sheet/two-0");
  const Analysis by_estimate = analysis_of(page);
  EXPECT_TRUE(question_of(page.app->thinker, Asker::examiner));
  wait(page, 25);
  settle(page);
  EXPECT_FALSE(question_of(page.app->thinker, Asker::examiner));
  EXPECT_EQ(examined(page), by_estimate.ratings.size());
  for (std::size_t i = 0; i < by_estimate.ratings.size(); ++i)
    EXPECT_EQ(analysis_of(page).ratings[i].lost, by_estimate.ratings[i].lost);
}

}  // namespace
}  // namespace gallery::examiner_test
