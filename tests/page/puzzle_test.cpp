// Puzzles from the list, from links, and made from a position.
#include "web/lessons/puzzle.hpp"
#include "engine/players/play.hpp"
#include "engine/record/link.hpp"
#include "tests/lesson_lists.hpp"
#include "tests/page/at_page.hpp"
#include "web/app/open_link.hpp"
#include "web/store/store.hpp"

namespace gallery::puzzle_test {
namespace {

using namespace bastide;
using namespace bastide::web;

std::vector<Action> best_turn(const Stage& page) {
  const Lesson& puzzle = *page.app->lesson.lesson;
  return {puzzle.actions().begin() + static_cast<std::ptrdiff_t>(puzzle.steps.front().before),
          puzzle.actions().end()};
}

void play_turn(Stage& page, const std::vector<Action>& turn) {
  for (const Action& action : turn) ASSERT_TRUE(play(*page.app->session, action));
  settle(page);
}

// Plays the best turn's tile elsewhere, without a figure.
void play_another(Stage& page) {
  Session& session = *page.app->session;
  const Action best = best_turn(page).front();
  ActionList places;
  legal_actions(session.game, shown(session), places);
  for (const Action& place : places)
    if (!(place.at == best.at)) {
      ASSERT_TRUE(play(session, place));
      break;
    }
  if (shown_decision(session).phase == Phase::figure) play(session, pass_action());
  settle(page);
}

void open(Stage& page, const std::string& id) {
  request(page.app->requests, ask_for::OpenLesson{id});
  settle(page);
}
void leave(Stage& page) {
  request(page.app->requests, ask_for::LeaveLesson{});
  settle(page);
}

std::string moment(const Stage& page) { return fact(page, "lesson.moment"); }
const std::string task = std::to_string(static_cast<int>(LessonPhase::task));
const std::string others = std::to_string(static_cast<int>(LessonPhase::others));
const std::string astray = std::to_string(static_cast<int>(LessonPhase::astray));
const std::string done = std::to_string(static_cast<int>(LessonPhase::done));

TEST(Puzzle, IsSolvedAndMarkedInTheList) {
  AtPage page("start/fresh");
  press(page, "start.more");
  press(page, "start.puzzles");
  ASSERT_EQ(fact(page, "screen"), "puzzles");
  const std::string id = lesson_lists().puzzles.all[0].id();
  press(page, "puzzles.choose");
  ASSERT_EQ(fact(page, "screen"), "puzzle-list");
  EXPECT_EQ(fact(page, "puzzles." + id), "open");
  press(page, "puzzles." + id);
  ASSERT_EQ(fact(page, "screen"), "table");
  EXPECT_EQ(moment(page), task);
  EXPECT_NE(fact(page, "lesson.text").find("find the best turn"), std::string::npos);
  play_turn(page, best_turn(page));
  EXPECT_EQ(moment(page), done);
  EXPECT_NE(fact(page, "lesson.news"), "") << "why it is the best";
  press(page, "lesson.onward");
  const std::string next = page.app->session->lesson.id;
  EXPECT_NE(next, id);
  EXPECT_EQ(moment(page), task);
  leave(page);
  EXPECT_EQ(fact(page, "screen"), "puzzles");
  press(page, "puzzles.choose");
  EXPECT_EQ(fact(page, "puzzles." + id), "done");
  EXPECT_EQ(fact(page, "puzzles." + next), "open");
  EXPECT_TRUE(list_games(platform_storage()).empty()) << "puzzles are not saved as games";
  EXPECT_NE(place().kept["puzzles"].find(id), std::string::npos);
}

TEST(Puzzle, AnotherTurnLosesPointsAndTheBestOneIsShown) {
  AtPage page("start/fresh");
  const PuzzleInfo& info = lesson_lists().puzzles.all[2];
  open(page, info.id());
  play_another(page);
  EXPECT_EQ(moment(page), astray);
  const std::string said = fact(page, "lesson.text");
  const std::size_t digit = said.find_first_of("0123456789");
  ASSERT_NE(digit, std::string::npos) << said;
  EXPECT_GE(std::stoi(said.substr(digit)), info.loss);
  press(page, "lesson.again");
  EXPECT_EQ(moment(page), task);
  play_another(page);
  press(page, "lesson.show");
  EXPECT_EQ(moment(page), task);
  EXPECT_NE(fact(page, "table.advice"), "");
  EXPECT_NE(fact(page, "lesson.news"), "") << "why it is the best";
  EXPECT_EQ(page.app->advice.actions, best_turn(page));
  // A player who has been shown the solution has not solved it.
  play_turn(page, best_turn(page));
  EXPECT_EQ(moment(page), done);
  EXPECT_EQ(place().kept["puzzles"].find("right"), std::string::npos);
}

TEST(Puzzle, TheBestOneIsShownInAGameWithoutHelpToo) {
  AtPage page("start/fresh");
  page.app->settings.no_hints = true;
  open(page, lesson_lists().puzzles.all[0].id());
  press(page, "lesson.hint");
  press(page, "lesson.show");
  EXPECT_NE(fact(page, "table.advice"), "");
}

// Another seed must not draw another first player, or the wrong one is to find the turn.
TEST(Puzzle, BeginsWithItsPlayerThoughTheFirstOneWasDrawnByLot) {
  const Catalogue catalogue = builtin_catalogue();
  for (const bool together : {false, true}) {
    bastide::Setup setup;
    setup.players = together ? 4 : 2;
    setup.seed = 77;
    ASSERT_EQ(setup.first_player, random_player);
    if (together) {
      setup.expansions = expansion_bit(Expansion::mists);
      setup.options.level = 6;
    }
    std::vector<PlayerEntry> players(setup.players);
    for (std::size_t p = 0; p < players.size(); ++p) players[p].colour = static_cast<u8>(p + 1);
    auto game = begin_session(catalogue, setup, players);
    ASSERT_TRUE(game);
    Random dice{3};
    for (int i = 0; i < 25 && !shown(*game).over; ++i) {
      ActionList actions;
      legal_actions(game->game, shown(*game), actions);
      play(*game, actions[dice.below(static_cast<u32>(actions.size()))]);
    }
    const auto begin = turn_begins(*game);
    ASSERT_TRUE(begin);
    Record record = game->record;
    record.actions.resize(*begin);
    const auto link = encode_link(catalogue, record, false);
    ASSERT_TRUE(link);
    const auto puzzle = read_puzzle(catalogue, *link, 0);
    ASSERT_TRUE(puzzle);
    for (u64 seed = 1; seed <= 40; ++seed) {
      const auto session = begin_lesson(catalogue, *puzzle, seed);
      ASSERT_TRUE(session) << seed;
      EXPECT_FALSE(is_computer(*session, shown_decision(*session).player)) << seed;
    }
  }
}

TEST(Puzzle, IsSharedWithItsBestTurn) {
  AtPage page("start/fresh");
  open(page, lesson_lists().puzzles.all[1].id());
  const std::vector<Action> best = best_turn(page);
  press(page, "table.menu");
  EXPECT_TRUE(item(page, "table.menu.share"));
  press(page, "table.menu.continue");
  press(page, "lesson.share");
  press(page, "share.options");
  EXPECT_FALSE(item(page, "share.as.1")) << "it is one already";
  press(page, "share.link");
  const std::string link = page.app->screens.link;
  const auto shared = decode_link(page.app->catalogue, link);
  const auto in_box = decode_link(page.app->catalogue, lesson_lists().puzzles.all[1].code);
  ASSERT_TRUE(shared && in_box);
  EXPECT_EQ(shared->record.actions, in_box->record.actions);
  EXPECT_TRUE(shared->record.setup == in_box->record.setup);
  EXPECT_NE(link.find("&z="), link.npos);
  leave(page);
  offer_link(*page.app, parse_address(link));
  settle(page);
  EXPECT_EQ(fact(page, "dialog"), "");
  EXPECT_EQ(fact(page, "screen"), "table");
  EXPECT_EQ(moment(page), task);
  EXPECT_EQ(best_turn(page), best);
  play_turn(page, best);
  EXPECT_EQ(moment(page), done);
  press(page, "lesson.list");
  EXPECT_EQ(fact(page, "screen"), "puzzles");
  EXPECT_TRUE(list_games(platform_storage()).empty());
}

TEST(Puzzle, IsMadeOfAnyPositionAndJudgedByTheStrongest) {
  AtPage page("table/middle");
  place().worker_answers = false;
  const std::size_t actions = page.app->session->record.actions.size();
  const std::size_t games = list_games(platform_storage()).size();
  press(page, "table.menu");
  press(page, "table.menu.share");
  press(page, "share.options");
  press(page, "share.as.1");
  press(page, "share.link");
  const std::string link = page.app->screens.link;
  EXPECT_EQ(link.substr(link.size() - 4), "&z=0");
  offer_link(*page.app, parse_address(link));
  settle(page);
  auto& app = *page.app;
  ASSERT_TRUE(app.lesson.lesson && app.lesson.lesson->puzzle);
  EXPECT_LE(app.session->cursor, actions);
  EXPECT_FALSE(item(page, "lesson.show")) << "nobody knows yet";
  EXPECT_TRUE(app.lesson.solution.wanted) << "the strongest player is asked at once";
  ActionList places;
  legal_actions(app.session->game, shown(*app.session), places);
  ASSERT_TRUE(play(*app.session, places[0]));
  if (shown_decision(*app.session).phase == Phase::figure) play(*app.session, pass_action());
  settle(page);
  EXPECT_EQ(moment(page), others);
  // No answer arrives: the page judges by itself.
  wait(page, 25);
  settle(page);
  EXPECT_TRUE(moment(page) == done || moment(page) == astray) << moment(page);
  EXPECT_TRUE(is_solved(*app.lesson.lesson));
  EXPECT_EQ(list_games(platform_storage()).size(), games) << "the game itself stays as it was";
}

TEST(Puzzle, TheWorkerFindsTheBestTurn) {
  AtPage page("start/fresh");
  Record record;
  record.players = {{"", 0, ""}, {"", 1, ""}};
  auto session = open_session(page.app->catalogue, record);
  Random random{5};
  while (last_state(*session).bag_total > 1)
    play(*session, random_action(session->game, shown(*session), random));
  session->record.actions.resize(*turn_begins(*session));
  const std::string link = *encode_link(page.app->catalogue, session->record, false) + "&z=0";
  offer_link(*page.app, parse_address(link));
  settle(page);
  ASSERT_TRUE(page.app->lesson.lesson);
  EXPECT_TRUE(is_solved(*page.app->lesson.lesson));
  play_turn(page, best_turn(page));
  EXPECT_EQ(moment(page), done);
}

TEST(Puzzle, BrokenOnesAreOrdinaryLinksOrNone) {
  AtPage page("start/fresh");
  const std::string code(lesson_lists().puzzles.all.front().code);
  for (const char* z : {"&z=", "&z=x", "&z=-1", "&z=99999999999999", "&y=3"}) {
    offer_link(*page.app, parse_address("#g=" + code + z));
    settle(page);
    EXPECT_EQ(fact(page, "dialog"), "link") << z;
    press(page, "dialog.cancel");
  }
  for (const std::string& bad :
       {"#g=" + code.substr(1) + "&z=3", std::string("#g=&z=0"), std::string("#z=3"),
        "#g=" + code.substr(0, 9) + "&z=3", std::string("#lesson=nothing"), std::string("#lesson="),
        std::string("#lesson==AAA"), std::string("#lesson=%00")}) {
    offer_link(*page.app, parse_address(bad));
    settle(page);
    EXPECT_EQ(fact(page, "dialog"), "failed") << bad;
    EXPECT_NE(fact(page, "fault"), "") << bad;
    press(page, "dialog.cancel");
  }
  EXPECT_EQ(fact(page, "screen"), "start");
}

TEST(Lessons, AreSharedByTheirNames) {
  AtPage page("start/fresh");
  open(page, "goods");
  press(page, "table.menu");
  press(page, "table.menu.share");
  press(page, "share.link");
  const std::string link = page.app->screens.link;
  EXPECT_EQ(link.substr(link.find('#')), "#lesson=goods");
  leave(page);
  place().fragment = "lesson=goods";
  EXPECT_TRUE(parse_address(place().fragment).ours);
  offer_link(*page.app, parse_address(link));
  settle(page);
  EXPECT_EQ(fact(page, "screen"), "table");
  EXPECT_EQ(fact(page, "lesson"), "goods");
}

// A link of which only the beginning is left is not passed over in silence.
TEST(Lessons, AndGamesNeedMoreThanTheBeginningOfALink) {
  for (const char* start : {"g", "#g", "l", "lesson", "#lesson="}) {
    EXPECT_TRUE(parse_address(start).ours) << start;
    AtPage page("start/fresh");
    offer_link(*page.app, parse_address(start));
    settle(page);
    EXPECT_EQ(fact(page, "dialog"), "failed") << start;
    EXPECT_EQ(fact(page, "fault"), "link.foreign") << start;
  }
  for (const char* other : {"", "#", "hello", "gx", "lessons", "G"})
    EXPECT_FALSE(parse_address(other).ours);
}

}  // namespace
}  // namespace gallery::puzzle_test
