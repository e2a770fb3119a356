// Which help a game gives, and whether its end counts.
#include "web/session/fair_play.hpp"

#include "tests/page/two_persons.hpp"
#include "web/session/analysis_board.hpp"
#include "web/session/replay_stops.hpp"
#include "web/store/story.hpp"
#include "web/text/medal_words.hpp"

namespace gallery::fair_play_test {
namespace {

Session& open_one(const Stage& page) { return *page.app->session; }

// A finished game of a person against a computer.
Session finished() {
  AtPage page("sheet/two-0");
  Session session = open_one(page);
  const int winner = points_of(session)[1] > points_of(session)[0];
  session.record.players[static_cast<std::size_t>(1 - winner)].computer = "mason";
  session.record.players[static_cast<std::size_t>(winner)].computer.clear();
  return session;
}

// What a game refuses, a letter for each kind of help.
std::string refused(const Session& session, bool no_hints = false) {
  std::string all;
  for (const auto& [help, letter] : {std::pair(Help::advice, 'a'), std::pair(Help::judgement, 'j'),
                                     std::pair(Help::elsewhere, 'e')})
    if (no_help(session, no_hints, help)) all += letter;
  return all;
}

TEST(FairPlay, OnePlaceDecidesWhichHelpAGameGives) {
  Session over = finished();
  AtPage page("table/middle");
  Session session = open_one(page);
  EXPECT_EQ(refused(session), "");
  EXPECT_EQ(refused(session, true), "aj");
  session.challenge.day = "2026-11-22";
  EXPECT_EQ(refused(session), "aje");
  session.challenge.day.clear();
  session.record.fair.devices.resize(2);
  EXPECT_EQ(refused(session), "aje");
  session.table_rules.with_help = true;
  EXPECT_EQ(refused(session), "") << "all have agreed";
  session = open_one(page);
  session.lesson.id = "first-game";
  EXPECT_EQ(refused(session), "je") << "a whole game in which one learns";
  session.saved.kept = false;
  EXPECT_EQ(refused(session), "aje") << "a task";
  over.challenge.day = "2026-11-22";
  EXPECT_EQ(refused(over), "");
  over.record.fair.devices.resize(2);
  EXPECT_EQ(refused(over), "");
}

TEST(FairPlay, OnlyGamesFromTheBeginningToTheirFirstEndCount) {
  const Session session = finished();
  ASSERT_TRUE(counts(session));
  ASSERT_TRUE(story_of(session, 5));
  Session other = session;
  other.record.setup.position.emplace();
  EXPECT_FALSE(story_of(other, 5)) << "begun from a position";
  other = session;
  begin_board(other, other.record.actions.size());
  EXPECT_FALSE(story_of(other, 5)) << "a board";
  other = session;
  other.saved.kept = false;
  EXPECT_FALSE(story_of(other, 5)) << "a puzzle of one's own has no name";
  other = session;
  go_to(other, other.record.actions.size() - 6);
  const std::size_t from = other.cursor;
  ASSERT_TRUE(cut(other));
  EXPECT_TRUE(other.apart) << "its end was known";
  other.record.actions = session.record.actions;
  ASSERT_LT(from, session.record.actions.size());
  EXPECT_FALSE(counts(other));
}

TEST(FairPlay, AGameThatIsTakenBackBeforeItsEndCounts) {
  AtPage page("table/middle");
  Session& session = open_one(page);
  go_to(session, session.record.actions.size() - 4);
  ASSERT_TRUE(cut(session));
  EXPECT_TRUE(counts(session));
}

TEST(FairPlay, NobodyElsePlaysOnForAResultThatCounts) {
  AtPage page("table/middle");
  Session& session = open_one(page);
  reseat(session, 0, "mason", "Mason");
  reseat(session, 0, "", "Anna");
  EXPECT_FALSE(counts(session));
  // It is remembered.
  request(page.app->requests, ask_for::Save{});
  settle(page);
  const auto kept = load_game(platform_storage(), page.app->catalogue, session.saved.slot);
  ASSERT_TRUE(kept);
  EXPECT_FALSE(counts(*kept));
}

TEST(FairPlay, WhatBeginsInTheMiddleOfALinkDoesNotCount) {
  std::string whole, start;
  {
    AtPage page("table/middle");
    Record record = open_one(page).record;
    whole = *encode_link(page.app->catalogue, record, true);
    record.actions.clear();
    start = *encode_link(page.app->catalogue, record, true);
  }
  for (const bool middle : {true, false}) {
    AtPage page("start/fresh");
    open_link(page, middle ? whole : start);
    press(page, "link.open");
    EXPECT_EQ(counts(open_one(page)), !middle);
  }
}

TEST(FairPlay, APuzzleGivesNoHintThatWouldSolveIt) {
  for (const char* scene : {"puzzle/task", "lesson/timeline"}) {
    AtPage page(scene);
    EXPECT_FALSE(item(page, "table.advice")) << scene;
    press_key(page, ImGuiKey_G);
    EXPECT_EQ(fact(page, "table.advice"), "") << scene;
    EXPECT_TRUE(page.app->advice.actions.empty()) << scene;
  }
}

TEST(FairPlay, TheGameOfTheDaySaysSoAndGivesNoHelp) {
  for (const char* window : {"desktop", "upright", "sideways"}) {
    AtPage page("start/fresh", window);
    press(page, "start.more");
    press(page, "start.day");
    press(page, "day.go");
    ASSERT_FALSE(open_one(page).challenge.day.empty());
    EXPECT_NE(fact(page, "table.asked").find(tr(page.app->texts, "day.title")), std::string::npos)
        << window;
    EXPECT_FALSE(item(page, "table.advice")) << window;
    press_key(page, ImGuiKey_G);
    EXPECT_EQ(fact(page, "table.advice"), "") << window;
    press_key(page, ImGuiKey_O);
    EXPECT_FALSE(open_one(page).board) << window;
    press(page, "table.menu");
    EXPECT_FALSE(item(page, "table.menu.analyse")) << window;
    press(page, "table.menu.share");
    press(page, "share.options");
    EXPECT_FALSE(item(page, "share.as.1")) << "no puzzle is made of it, " << window;
    press_key(page, ImGuiKey_Escape);
    press(page, "table.menu");
    press(page, "table.menu.more");
    for (const char* entry : {"table.menu.coach", "table.menu.edit"})
      EXPECT_FALSE(item(page, entry)) << entry << ' ' << window;
    press(page, "table.menu.sheet");
    EXPECT_TRUE(page.app->review.analysis.ratings.empty()) << window;
  }
}

TEST(FairPlay, AFinishedGameOfTheDayIsNotPlayedAgain) {
  Session session = finished();
  session.challenge.day = "2026-11-22";
  session.table_rules.no_take_back = true;
  EXPECT_FALSE(may_forget(session));
  session.challenge.day.clear();
  EXPECT_TRUE(may_forget(session));
}

TEST(FairPlay, GamesByLinkAreHelpedOnlyIfTheInvitationSaysSo) {
  for (const bool helped : {false, true}) {
    AtPage page("new/default");
    Person anna, bo;
    place().fresh = 33;
    open_rules(page);
    press(page, "new.player.1.kind");
    press(page, "kind.by-link");
    EXPECT_FALSE(item(page, "new.clock.1")) << "there is no clock by link";
    if (helped) press(page, "new.with-help");
    press(page, "new.start");
    const std::string invitation = send(page);
    EXPECT_EQ(invitation.find("&h=1") != invitation.npos, helped);
    leave(page, anna);
    sit_down(page, bo, 22);
    open_link(page, invitation);
    EXPECT_EQ(offered(page).guest.table_rules.with_help, helped);
    press(page, "link.open");
    EXPECT_EQ(open_one(page).table_rules.with_help, helped);
    const std::string joined = send(page);
    EXPECT_EQ(joined.find("&h=1"), joined.npos) << "nobody else can join";
    change(page, bo, anna, joined + (helped ? "" : "&h=1"));
    ASSERT_TRUE(plays_here(open_one(page)));
    EXPECT_EQ(open_one(page).table_rules.with_help, helped) << "what was agreed stays";
    EXPECT_EQ(item(page, "table.advice") != nullptr, helped);
    press_key(page, ImGuiKey_G);
    EXPECT_EQ(fact(page, "table.advice").empty(), !helped);
    const auto kept = load_game(platform_storage(), page.app->catalogue, open_one(page).saved.slot);
    EXPECT_EQ(kept->table_rules.with_help, helped);
  }
}

TEST(FairPlay, AnAchievementIsSaidWhenItIsWon) {
  const Session ready = finished();
  AtPage page("sheet/two-0");
  Session& session = open_one(page);
  session.record = ready.record;
  const auto told = story_of(session, 5);
  ASSERT_TRUE(told && told->result > 0);
  EXPECT_EQ(fact(page, "sheet.medals"), "");
  ++session.revision;  // as if it had been played here
  settle(page);
  const std::string first = medal_told(page.app->texts, "first-win");
  EXPECT_NE(fact(page, "sheet.medals").find(first), std::string::npos);
  const std::size_t said = place().said.find(first);
  EXPECT_NE(said, std::string::npos);
  ++session.revision;
  settle(page);
  EXPECT_EQ(place().said.find(first, said + 1), std::string::npos) << "once";
  // A second game does not win it again.
  session.saved.slot.clear();
  ++session.revision;
  settle(page);
  EXPECT_EQ(stored_story(platform_storage()).size(), 2u);
  EXPECT_EQ(fact(page, "sheet.medals").find(first), std::string::npos);
  EXPECT_EQ(place().said.find(first, said + 1), std::string::npos);
}

TEST(FairPlay, AGameThatDoesNotCountSaysSo) {
  const Session ready = finished();
  AtPage page("sheet/two-0");
  Session& session = open_one(page);
  session.record = ready.record;
  session.apart = true;
  ++session.revision;
  settle(page);
  EXPECT_TRUE(stored_story(platform_storage()).empty());
  EXPECT_NE(place().told.find(tr(page.app->texts, "sheet.uncounted")), std::string::npos);
}

}  // namespace
}  // namespace gallery::fair_play_test
