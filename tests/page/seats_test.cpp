// In a running game computers and people take over from each other.
#include "tests/page/at_page.hpp"
#include "web/app/open_link.hpp"
#include "web/opponent/thinker.hpp"
#include "web/setup/new_game.hpp"
#include "web/text/names.hpp"

namespace gallery::seats_test {
namespace {

using namespace bastide;
using namespace bastide::web;

void open_sheet(AtPage& page) {
  request(page.app->requests, Screen::score_sheet);
  settle(page);
}

void choose(AtPage& page, int seat, const std::string& kind) {
  press(page, "seat." + std::to_string(seat));
  EXPECT_EQ(fact(page, "dialog"), "seat");
  press(page, "kind." + kind);
  EXPECT_EQ(fact(page, "dialog"), "");
}

TEST(Seats, AComputerTakesOverAndAPersonAgain) {
  for (const char* window : {"desktop", "upright", "sideways"}) {
    AtPage page("table/middle", window);
    Session& session = *page.app->session;
    const PlayerIndex next = shown_decision(session).player;
    const std::string name = session.record.players[next].name;
    const std::size_t actions = session.record.actions.size();
    open_sheet(page);
    choose(page, next, "mason");
    EXPECT_EQ(controller(session, next), "mason") << window;
    EXPECT_EQ(session.record.players[next].name, name) << "somebody's name stays";
    request(page.app->requests, Screen::table);
    settle(page);
    EXPECT_GT(session.record.actions.size(), actions) << "it plays at once: " << window;
    // It is kept with the game.
    const auto kept = load_game(platform_storage(), page.app->catalogue, session.saved.slot);
    ASSERT_TRUE(kept.has_value());
    EXPECT_EQ(controller(*kept, next), "mason");
    open_sheet(page);
    choose(page, next, "person");
    EXPECT_FALSE(is_computer(session, next)) << window;
  }
}

TEST(Seats, AComputerThatIsThinkingStops) {
  AtPage page("table/middle");
  place().worker_answers = false;
  Session& session = *page.app->session;
  const PlayerIndex next = shown_decision(session).player;
  reseat(session, next, "castellan", "Castellan");
  settle(page);
  ASSERT_TRUE(question_of(page.app->thinker, Asker::computer));
  open_sheet(page);
  choose(page, next, "person");
  request(page.app->requests, Screen::table);
  settle(page);
  EXPECT_FALSE(question_of(page.app->thinker, Asker::computer));
  EXPECT_EQ(session.record.players[next].name,
            tr(page.app->texts, "new.player-name", {std::to_string(next + 1)}))
      << "a name that was suggested follows the choice";
}

TEST(Seats, AComputerThatTakesOverAfterAnUndoPlaysOn) {
  AtPage page("table/middle");
  Session& session = *page.app->session;
  const PlayerIndex next = shown_decision(session).player;
  ActionList actions;
  legal_actions(session.game, shown(session), actions);
  ASSERT_TRUE(play(session, actions[0]));
  settle(page);
  ASSERT_TRUE(undo(session));
  settle(page);
  ASSERT_FALSE(at_end(session));
  ASSERT_EQ(shown_decision(session).player, next);
  open_sheet(page);
  choose(page, next, "mason");
  EXPECT_TRUE(at_end(session)) << "a computer does not play on from an earlier position";
  request(page.app->requests, Screen::table);
  settle(page);
  EXPECT_NE(shown_decision(session).player, next) << "its turn is over";
}

TEST(Seats, ANameSuggestedAmongSeveralFollowsTheChoice) {
  AtPage page("table/middle");
  place().worker_answers = false;
  Session& session = *page.app->session;
  const Texts& texts = page.app->texts;
  const std::string mason(kind_name(texts, "mason"));
  for (PlayerIndex p = 0; p < 2; ++p)
    reseat(session, p, "mason", tr(texts, "new.computer-name-n", {mason, std::to_string(p + 1)}));
  open_sheet(page);
  for (PlayerIndex p = 0; p < 2; ++p) {
    choose(page, p, "person");
    EXPECT_EQ(session.record.players[p].name,
              tr(texts, "new.player-name", {std::to_string(p + 1)}));
  }
}

TEST(Seats, TheLogNamesWhoPlaysNow) {
  AtPage page("table/middle");
  Session& session = *page.app->session;
  const std::string before = session.record.players[0].name;
  const auto named = [&](const std::string& name) {
    const std::vector<LogEntry>& entries = page.app->table.log.entries;
    return std::count_if(entries.begin(), entries.end(), [&](const LogEntry& entry) {
      return entry.text.find(name) != std::string::npos;
    });
  };
  const auto count = named(before);
  ASSERT_GT(count, 5);
  reseat(session, 0, "", "Xaver");
  settle(page);
  draw_frames(page, 1);
  EXPECT_EQ(named(before), 0);
  EXPECT_EQ(named("Xaver"), count);
}

TEST(Seats, TheLogNamesThemWhileAMoveIsStillShown) {
  AtPage page("table/middle");
  Session session = *page.app->session;
  Log log;
  Motion motion;
  motion.steps.resize(1);
  motion.steps[0].action = session.cursor - 1;  // everything before it is listed
  const auto named = [&](const std::string& name) {
    log_follow(page.app->texts, page.app->settings, session, motion, log);
    return std::count_if(log.entries.begin(), log.entries.end(), [&](const LogEntry& entry) {
      return entry.text.find(name) != std::string::npos;
    });
  };
  const std::string before = session.record.players[0].name;
  const auto count = named(before);
  ASSERT_GT(count, 5);
  reseat(session, 0, "", "Xaver");
  EXPECT_EQ(named("Xaver"), count);
  EXPECT_EQ(named(before), 0);
}

TEST(Seats, AreOnlyForGamesOnThisDeviceThatGoOn) {
  for (const char* scene : {"sheet/two-0", "sheet/eight-0"}) {
    AtPage page(scene);
    EXPECT_FALSE(may_reseat(*page.app->session)) << scene;
    EXPECT_TRUE(items(page, "seat.").empty()) << scene;
  }
  AtPage page("table/middle");
  Session session = *page.app->session;
  EXPECT_TRUE(may_reseat(session));
  session.lesson.id = "first-game";
  EXPECT_FALSE(may_reseat(session));
  reseat(session, 0, "mason", "Mason");
  EXPECT_FALSE(is_computer(session, 0));
  session.lesson.id.clear();
  session.record.fair.devices.resize(2);
  EXPECT_FALSE(may_reseat(session)) << "a game by link";
}

TEST(Seats, AreNotForAPuzzleOfOnesOwn) {
  AtPage page("table/middle");
  press(page, "table.menu");
  press(page, "table.menu.share");
  press(page, "share.options");
  press(page, "share.as.1");
  press(page, "share.link");
  offer_link(*page.app, parse_address(std::string(page.app->screens.link)));
  settle(page);
  ASSERT_TRUE(page.app->lesson.lesson && page.app->lesson.lesson->puzzle);
  EXPECT_FALSE(may_reseat(*page.app->session));
}

}  // namespace
}  // namespace gallery::seats_test
