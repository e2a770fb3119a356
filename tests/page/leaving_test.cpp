// Leaving a game for another: nothing of it is lost, and nothing of it stays.
#include "tests/page/at_page.hpp"
#include "web/opponent/thinker.hpp"
#include "web/platform/sharing.hpp"
#include "web/store/store.hpp"

namespace gallery::leaving_test {
namespace {

using namespace bastide;
using namespace bastide::web;

Session new_game(const Stage& page, u64 seed, ExpansionMask expansions = 0) {
  bastide::Setup setup;
  setup.players = 2;
  setup.seed = seed;
  setup.first_player = 0;
  setup.expansions = expansions;
  std::vector<PlayerEntry> players(2);
  players[0].colour = 1;
  players[1].colour = 3;
  return std::move(*begin_session(page.app->catalogue, setup, players));
}

void open(Stage& page, Session session) {
  request(page.app->requests, ask_for::OpenGame{std::move(session)});
  settle(page);
}

void go_home(Stage& page) {
  request(page.app->requests, ask_for::Home{});
  settle(page);
}

void play_first(Stage& page, int times) {
  Session& session = *page.app->session;
  for (int i = 0; i < times; ++i) {
    ActionList actions;
    legal_actions(session.game, shown(session), actions);
    ASSERT_TRUE(play(session, actions[0]));
    draw_frames(page, 2);
  }
}

// Opens a new game and plays moves that there is no room to save; returns its slot.
std::string play_without_room(Stage& page, int moves) {
  open(page, new_game(page, 1));
  place().storage_full = true;
  play_first(page, moves);
  return page.app->session->saved.slot;
}

std::size_t played(const Stage& page) { return page.app->session->record.actions.size(); }

TEST(Leaving, AHintDoesNotOutliveItsGame) {
  for (const ExpansionMask expansions : {ExpansionMask{0}, big_box_7()}) {
    AtPage page("table/middle");
    open(page, new_game(page, 1, expansions));
    request_advice(page.app->advice, *page.app->session);
    settle(page);
    ASSERT_NE(fact(page, "table.advice"), "");
    go_home(page);
    open(page, new_game(page, 2));
    EXPECT_EQ(fact(page, "table.advice"), "");
    EXPECT_FALSE(page.app->advice.complete);
  }
}

TEST(Leaving, AHintStillThoughtAboutWaitsWhileTheScoreSheetIsOpen) {
  AtPage page("table/middle");
  place().worker_answers = false;
  request_advice(page.app->advice, *page.app->session);
  draw_frames(page, 2);
  ASSERT_TRUE(question_of(page.app->thinker, Asker::hint));
  request(page.app->requests, Screen::score_sheet);
  draw_frames(page, 100);
  EXPECT_TRUE(question_of(page.app->thinker, Asker::examiner)) << "turns are rated meanwhile";
  place().worker_answers = true;
  request(page.app->requests, Screen::table);
  settle(page);
  EXPECT_NE(fact(page, "table.advice"), "") << "asked again";
}

TEST(Leaving, AnAnalysisDoesNotOutliveItsGame) {
  AtPage page("sheet/two-0");
  place().worker_judges = true;
  drop_question(page.app->thinker);
  draw_frames(page, 1);  // asks; the answer waits
  ASSERT_TRUE(question_of(page.app->thinker, Asker::examiner));
  request(page.app->requests, ask_for::OpenGame{new_game(page, 5)});
  draw_frames(page, 1);
  EXPECT_FALSE(question_of(page.app->thinker, Asker::examiner));
  request(page.app->requests, Screen::score_sheet);
  settle(page);
  EXPECT_EQ(fact(page, "screen"), "score-sheet");
}

TEST(Leaving, MovesThatThereWasNoRoomForAreKept) {
  AtPage page("table/middle");
  const std::string slot = play_without_room(page, 6);
  const std::size_t all = played(page);
  // The same game, opened again from the list.
  go_home(page);
  request(page.app->requests, ask_for::OpenSlot{slot});
  settle(page);
  EXPECT_EQ(fact(page, "screen"), "table");
  EXPECT_EQ(played(page), all);
  // Another one in between.
  open(page, new_game(page, 2));
  EXPECT_EQ(page.app->ui.lasting_notice, tr(page.app->texts, "save.owed")) << "still said";
  request(page.app->requests, ask_for::OpenSlot{slot});
  settle(page);
  EXPECT_EQ(played(page), all);
  EXPECT_EQ(page.app->session->saved.slot, slot);
  // There is room again while another one is open.
  open(page, new_game(page, 3));
  place().storage_full = false;
  wait(page, 6);
  EXPECT_EQ(page.app->ui.lasting_notice, "");
  const auto kept = load_game(platform_storage(), page.app->catalogue, slot);
  ASSERT_TRUE(kept);
  EXPECT_EQ(kept->record.actions.size(), all);
}

TEST(Leaving, BothCoursesOfAGameAreKeptOnceThereIsRoom) {
  AtPage page("table/middle");
  const std::string slot = play_without_room(page, 12);
  const Record whole = page.app->session->record;
  request(page.app->requests, ask_for::LookBack{6});
  settle(page);
  const std::size_t from = page.app->session->cursor;
  page.app->table.dialog = TableDialog::from_here;
  settle(page);
  ASSERT_TRUE(item(page, "from-here.keep"));
  EXPECT_FALSE(item(page, "from-here.keep")->enabled) << "the later moves are only here";
  place().storage_full = false;
  wait(page, 6);
  settle(page);
  press(page, "from-here.keep");
  EXPECT_EQ(played(page), from);
  settle(page);
  const auto kept = load_game(platform_storage(), page.app->catalogue, slot);
  ASSERT_TRUE(kept);
  EXPECT_TRUE(kept->record == whole);
  EXPECT_NE(page.app->session->saved.slot, slot);
  const auto course =
      load_game(platform_storage(), page.app->catalogue, page.app->session->saved.slot);
  ASSERT_TRUE(course);
  EXPECT_EQ(course->record.actions.size(), from);
}

TEST(Leaving, AGameThatWasDeletedIsNotSavedLater) {
  AtPage page("table/middle");
  const std::string slot = play_without_room(page, 3);
  open(page, new_game(page, 2));
  request(page.app->requests, ask_for::DeleteGame{slot});
  place().storage_full = false;
  wait(page, 6);
  EXPECT_FALSE(load_game(platform_storage(), page.app->catalogue, slot));
}

TEST(Leaving, ALinkBeingHandedOverDoesNotMarkAnotherGameAsSent) {
  AtPage page("by-link/invite");
  ASSERT_TRUE(page.app->session->link.secret);
  page.app->session->link.sent = false;
  place().device.shares = true;
  place().copy_answer = platform::Answer::waiting;
  request(page.app->requests, ask_for::Send{});
  settle(page);
  Session other = *page.app->session;
  other.saved.slot.clear();
  other.link.sent = false;
  open(page, std::move(other));
  place().copy_answer = platform::Answer::shared;
  settle(page);
  EXPECT_FALSE(page.app->session->link.sent);
}

TEST(Leaving, ANameThatThereIsNoRoomForIsSaid) {
  AtPage page("start/saves");
  place().storage_full = true;
  const std::string slot = list_games(platform_storage()).at(0).slot;
  request(page.app->requests, ask_for::RenameGame{slot, "Other"});
  settle(page);
  EXPECT_NE(place().said.find(tr(page.app->texts, "store.full")), std::string::npos);
}

TEST(Leaving, SettingsAreSavedOnceThereIsRoom) {
  AtPage page("start/fresh");
  place().storage_full = true;
  page.app->settings.no_hints = !page.app->settings.no_hints;
  settle(page);
  place().storage_full = false;
  wait(page, 6);
  EXPECT_EQ(read_settings(place().kept["settings"]), page.app->settings);
}

}  // namespace
}  // namespace gallery::leaving_test
