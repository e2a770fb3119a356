// The coach: a mark after each turn, the better turn and the reason, and another try.
#include "engine/players/rating.hpp"
#include "engine/record/comments.hpp"
#include "engine/review/html.hpp"
#include "tests/page/at_page.hpp"
#include "web/opponent/computer.hpp"
#include "web/opponent/thinker.hpp"
#include "web/panels/verdict.hpp"
#include "web/review/words.hpp"
#include "web/screens/review_panels.hpp"
#include "web/store/store.hpp"
#include "web/text/names.hpp"

namespace gallery::coach_test {
namespace {

using namespace bastide;
using namespace bastide::web;

const char* const all_windows[] = {"desktop", "upright", "sideways"};

// The verdict that a frame shows.
bool says(const Stage& page, Verdict verdict) {
  return fact(page, "coach").find(verdict_name(page.app->texts, verdict)) != std::string::npos;
}

TEST(Coach, IsOffUntilItIsTurnedOnInTwoTaps) {
  for (const char* window : all_windows) {
    AtPage page("table/middle", window);
    EXPECT_FALSE(page.app->settings.coach);
    EXPECT_EQ(fact(page, "coach"), "");
    press(page, "table.menu");
    press(page, "table.menu.more");
    press(page, "table.menu.coach");
    EXPECT_NE(fact(page, "coach"), "") << "of the turn before";
    EXPECT_TRUE(item(page, "table.coach")) << window;
    press(page, "table.menu");
    press(page, "table.menu.more");
    press(page, "table.menu.coach");
    EXPECT_EQ(fact(page, "coach"), "");
    EXPECT_FALSE(item(page, "table.coach"));
  }
}

TEST(Coach, ShowsTheBetterTurnAndLetsOneTryAgainOnce) {
  for (const char* window : all_windows)
    for (const bool keys : {false, true}) {
      AtPage page("table/coach", window);
      Session& session = *page.app->session;
      ASSERT_TRUE(says(page, Verdict::costly)) << fact(page, "coach");
      const std::size_t after = session.cursor, placed = *page.app->table.coach.placed;
      keys ? press_key(page, ImGuiKey_C) : press(page, "table.coach");
      const std::string text = fact(page, "coach.text");
      EXPECT_EQ(text.rfind(loss_words(page.app->texts, page.app->table.coach.rating), 0), 0u)
          << text;
      EXPECT_NE(
          text.find(better_words(page.app->texts, session, page.app->table.coach.rating, false)),
          std::string::npos)
          << text;
      EXPECT_TRUE(page.app->table.coach_panel.laid) << "and on the board";
      EXPECT_NE(place().said.find(text.substr(0, 20)), std::string::npos) << "and is read out";
      keys ? press_key(page, ImGuiKey_Escape) : press(page, "coach.close");
      EXPECT_EQ(fact(page, "coach.text"), "");
      EXPECT_EQ(session.cursor, after);

      press_key(page, ImGuiKey_C);
      press(page, "coach.again");
      EXPECT_EQ(session.cursor, placed);
      EXPECT_EQ(fact(page, "table.person"), "true");
      EXPECT_EQ(fact(page, "coach"), "") << "that turn is open again";
      const int turn = session.positions[placed].turn;
      EXPECT_EQ(fact(page, "table.banner"),
                tr_count(page.app->texts, "table.past",
                         std::max(1, session.positions.back().turn - turn)))
          << "it does not look like a replay";
      press(page, "table.restore");
      EXPECT_TRUE(at_end(session));
      session.cursor = placed;
      const std::vector<Action> better = best_turn_by_estimate(session, placed);
      for (const Action& action : better) ASSERT_TRUE(play(session, action));
      settle(page);
      EXPECT_TRUE(says(page, Verdict::fine)) << fact(page, "coach");
    }
}

// The word is at the tile of the turn, with what it has lost and another try in place; no corner of
// the board has a button for it.
TEST(Coach, SaysAWordAtTheTileAndTriesAgainInPlace) {
  for (const char* window : all_windows) {
    AtPage page("table/coach", window);
    Session& session = *page.app->session;
    const Table& table = page.app->table;
    const std::size_t placed = *table.coach.placed;
    const std::string word = fact(page, "coach.mark");
    EXPECT_EQ(word.rfind(verdict_name(page.app->texts, Verdict::costly), 0), 0u) << word;
    EXPECT_NE(word.find("\xe2\x88\x92"), std::string::npos) << word;
    ASSERT_TRUE(item(page, "table.coach")) << window;
    ASSERT_TRUE(item(page, "coach.again")) << window;
    EXPECT_EQ(fact(page, "coach.text"), "") << "details are one level down";
    const Point low = to_screen(table.camera, corner_of(session.record.actions[placed].at));
    const float side = table.camera.now.zoom;
    const ProbeItem mark = *item(page, "table.coach");
    const float away_x = std::max({low.x - mark.x - mark.width, mark.x - low.x - side, 0.0f});
    const float away_y = std::max({low.y - mark.y - mark.height, mark.y - low.y - side, 0.0f});
    EXPECT_LE(std::hypot(away_x, away_y), 60) << window;
    press(page, "coach.again");
    EXPECT_EQ(session.cursor, placed) << window;
    EXPECT_EQ(fact(page, "coach.mark"), "") << "that turn is open again";
  }
}

// What the coach has said about a turn, the analysis of the game does not find out otherwise.
TEST(Coach, AndTheAnalysisSayTheSame) {
  AtPage page("table/middle");
  page.app->settings.coach = true;
  place().worker_judges = true;
  settle(page);
  const Coach& coach = page.app->table.coach;
  ASSERT_TRUE(coach.rating.examined);
  const double lost = coach.rating.lost;
  ASSERT_NE(judged(coach, *page.app->session, *coach.placed), nullptr);
  Examined other = *judged(coach, *page.app->session, *coach.placed);
  other.losses.own = lost + 5;
  keep_judged(page.app->table.coach, *page.app->session, other);
  request(page.app->requests, Screen::score_sheet);
  settle(page);
  for (int i = 0; i < 200; ++i) draw_frames(page, 1);
  const TurnRating* rating = rating_at(page.app->review.analysis, *coach.placed);
  ASSERT_TRUE(rating && rating->examined);
  EXPECT_EQ(rating->lost, lost + 5);
}

TEST(Coach, ATurnIsTriedAgainOnlyOnceAndNotWhereNothingIsTakenBack) {
  AtPage page("table/coach");
  Session& session = *page.app->session;
  const std::vector<Action> turn(page.app->table.coach.turn.begin(),
                                 page.app->table.coach.turn.end());
  press_key(page, ImGuiKey_C);
  press(page, "coach.again");
  for (const Action& action : turn) ASSERT_TRUE(play(session, action));
  settle(page);
  press_key(page, ImGuiKey_C);
  ASSERT_TRUE(item(page, "coach.again"));
  EXPECT_FALSE(item(page, "coach.again")->enabled);

  AtPage agreed("table/coach");
  agreed.app->session->table_rules.no_take_back = true;
  press_key(agreed, ImGuiKey_C);
  ASSERT_TRUE(item(agreed, "coach.again"));
  EXPECT_FALSE(item(agreed, "coach.again")->enabled);
}

TEST(Coach, IsSilentInGamesByLinkInLessonsAndWithoutHelp) {
  for (const char* scene : {"lesson/timeline", "puzzle/task"}) {
    AtPage page(scene);
    page.app->settings.coach = true;
    settle(page);
    EXPECT_FALSE(may_coach(*page.app->session, false)) << scene;
    EXPECT_EQ(fact(page, "coach"), "") << scene;
  }
  AtPage page("table/coach");
  Session by_link = *open_session(page.app->catalogue, page.app->session->record);
  by_link.record.fair.devices.resize(2);
  EXPECT_FALSE(may_coach(by_link, false));
  page.app->settings.no_hints = true;
  settle(page);
  EXPECT_EQ(fact(page, "coach"), "");
}

TEST(Coach, TheStrongestPlayerLooksAgainWhileNobodyElseThinks) {
  AtPage page("table/middle");
  Session& session = *page.app->session;
  page.app->settings.coach = true;
  place().worker_judges = true;
  settle(page);
  EXPECT_TRUE(page.app->table.coach.rating.examined);

  // A computer player does not wait for it.
  place().worker_judges = false;
  const PlayerIndex next = 1 - shown_decision(session).player;
  session.record.players[next].computer = "greedy";
  place().worker_answers = false;
  for (const Action& action : best_turn_by_estimate(session, session.cursor))
    ASSERT_TRUE(play(session, action));
  settle(page);
  ASSERT_TRUE(computer_to_move(session));
  EXPECT_NE(fact(page, "coach"), "") << "by the estimate, at once";
  EXPECT_TRUE(question_of(page.app->thinker, Asker::computer));
}

TEST(Coach, ThePanelMakesRoomForTheNextTile) {
  AtPage page("table/coach-open");
  EXPECT_NE(fact(page, "coach.text"), "");
  press_key(page, ImGuiKey_Enter);
  press_key(page, ImGuiKey_Enter);
  ASSERT_NE(fact(page, "table.pending"), "");
  EXPECT_EQ(fact(page, "coach.text"), "");
  EXPECT_NE(fact(page, "coach"), "") << "the mark stays";
}

TEST(Coach, TheReplayMarksTurnsAndShowsTheChances) {
  for (const char* window : all_windows) {
    AtPage page("sheet/replay", window);
    EXPECT_NE(fact(page, "replay.verdicts"), "") << window;
    EXPECT_EQ(fact(page, "replay.chances").empty(), std::string(window) == "sideways");
    EXPECT_EQ(fact(page, "sheet.analysed"), "true");
  }
  AtPage page("sheet/replay");
  page.app->settings.no_hints = true;
  settle(page);
  EXPECT_EQ(fact(page, "replay.verdicts"), "");
}

TEST(Coach, TheScoreSheetRatesTheGameOnceAllTurnsAreExamined) {
  AtPage page("sheet/rated");
  for (std::size_t side = 0; side < 2; ++side) {
    const Measure& measure = page.app->review.measures.at(side);
    const std::string elo = strength_words(page.app->texts, rating_by_levels(measure.compared));
    const auto told = [&](AtPage& at) {
      return fact(at, "sheet.measure." + std::to_string(side)).find(elo) != std::string::npos;
    };
    EXPECT_TRUE(told(page)) << elo;
    AtPage before("sheet/two-0");
    open_overview(before);
    EXPECT_FALSE(told(before)) << "by the estimate alone nobody is rated";
    EXPECT_EQ(fact(page, "sheet.measure." + std::to_string(side)).find("Elo"), std::string::npos)
        << "one game is too few for a figure";
  }
}

TEST(Coach, TheRecordCarriesTheRatings) {
  AtPage page("sheet/two-0");
  press(page, "sheet.share");
  press(page, "share.options");
  press(page, "share.rated");
  press(page, "share.file");
  EXPECT_NE(place().bytes.find("# " + std::string(verdict_name(page.app->texts, Verdict::fine))),
            std::string::npos)
      << place().saved;
  const auto opened = read_game_file(page.app->catalogue, place().bytes);
  ASSERT_TRUE(opened);
  EXPECT_EQ(count_comments(opened->comments), max_comments) << "whoever opens it sees them";
}

TEST(Coach, TheReviewIsAlsoAPageToPrint) {
  for (const char* language : {"en", "cs"}) {
    AtPage page("sheet/two-0", "desktop", language);
    press(page, "sheet.share");
    press(page, "share.options");
    std::size_t last = 0;
    while (item(page, "share.format." + std::to_string(last + 1))) ++last;
    press(page, "share.format." + std::to_string(last));
    press(page, "share.file");
    const std::string& html = place().bytes;
    EXPECT_EQ(place().saved, "game.html");
    const auto holds = [&](const std::string& words) { return html.find(words) != html.npos; };
    EXPECT_TRUE(holds("<html lang=\"" + std::string(language) + "\">"));
    EXPECT_TRUE(holds("<svg")) << "the curve of the chances";
    const Session& session = *page.app->session;
    const Analysis& analysis = page.app->review.analysis;
    std::size_t rows = 0;
    for (std::size_t at = 0; (at = html.find("<tr class=", at)) != html.npos; ++at) ++rows;
    EXPECT_EQ(rows, static_cast<std::size_t>(count_turns(analysis)));
    for (std::size_t i = 0; i < analysis.ratings.size(); ++i) {
      if (analysis.turns[i].player == no_player) continue;
      EXPECT_TRUE(holds(escaped(turn_name(page.app->texts, session.record, analysis.turns[i]))));
      if (is_costly(analysis.ratings[i])) {
        EXPECT_TRUE(
            holds(escaped(better_words(page.app->texts, session, analysis.ratings[i], true))));
      }
    }
    EXPECT_FALSE(holds("http")) << "nothing from elsewhere";
  }
}

TEST(Coach, AGameWithoutJudgementIsNotPrinted) {
  AtPage page("table/middle");  // nothing is rated yet
  request(page.app->requests, ask_for::Share{});
  settle(page);
  press(page, "share.options");
  EXPECT_FALSE(item(page, "share.format.3"));
}

TEST(Coach, TheOverviewOfTheReviewMeasuresBoth) {
  AtPage page("sheet/two-0");
  open_overview(page);
  EXPECT_NE(fact(page, "sheet.measure.0"), "");
  EXPECT_NE(fact(page, "sheet.measure.1"), "");
}

}  // namespace
}  // namespace gallery::coach_test
