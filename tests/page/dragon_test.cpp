// The Princess & The Dragon, played by mouse and finger.
#include "engine/sets/dragon/dragon.hpp"

#include <set>

#include "engine/sets/dragon/actions.hpp"
#include "tests/page/at_page.hpp"
#include "web/play/moves.hpp"
#include "web/sets/decisions.hpp"

namespace gallery::dragon_test {
namespace {

using namespace bastide;
using namespace bastide::web;

// The marks of choices on the part of the board that no panel covers.
std::vector<ProbeItem> marks(const Stage& page, const std::string& stem) {
  std::vector<ProbeItem> found;
  for (const ProbeItem& one : items(page, stem))
    if (inside(page.app->table.layout.board, one)) found.push_back(one);
  return found;
}

const State& now(const Stage& page) { return shown(*page.app->session); }

// One sees whose step it is, which it is, and where it may go; a thumb is enough.
TEST(Dragon, IsLedStepByStepByAllInTurn) {
  for (const char* window : {"upright", "sideways", "desktop"}) {
    SCOPED_TRACE(window);
    AtPage page("decision/dragon-walk", window);
    const Session& session = *page.app->session;
    std::set<PlayerIndex> steppers;
    int steps = 0;
    while (shown_decision(session).phase == Phase::dragon && steps < 6) {
      const State before = now(page);
      steppers.insert(shown_decision(session).player);
      EXPECT_EQ(decision_title(page.app->texts, session.game, before),
                "Dragon: step " + std::to_string(dragon::steps_taken(before) + 1) + " of 6");
      const auto ways = dragon::ways_from(session.game, before, before.dragon.at);
      const std::vector<ProbeItem> there = marks(page, "table.choice.");
      ASSERT_EQ(there.size(), ways.size()) << "all of them are in view";
      for (const ProbeItem& mark : there)
        EXPECT_TRUE(!page.window.touch || std::min(mark.width, mark.height) >= 43) << mark.id;
      wait(page, 0.5);
      press(page, there.front().id);
      press(page, "table.confirm");
      EXPECT_NE(now(page).dragon.at, before.dragon.at);
      ++steps;
    }
    EXPECT_GE(steps, 2);
    EXPECT_GE(steppers.size(), 2u);
    EXPECT_FALSE(page.missed);
  }
}

// What it would eat is said with each way.
TEST(Dragon, TellsWhatItWouldEat) {
  AtPage page("decision/dragon-walk");
  std::multiset<std::string> told;
  for (const A11yNode& node : page.app->ui.theme.a11y)
    if (node.id.rfind("table.choice.", 0) == 0) told.insert(node.words);
  EXPECT_EQ(told, (std::multiset<std::string>{"North: eats: Bo and Cleo", "East: eats nobody",
                                              "West: eats: Anna"}));
}

// What is said of an action, where one looks and where one only listens.
struct Told {
  std::string said, logged;
};
Told told_of(Stage& page, const Action& action) {
  place().said.clear();
  const std::size_t played = page.app->session->record.actions.size();
  EXPECT_TRUE(play(*page.app->session, action));
  motion_skip(*page.app->session, page.app->table.display, page.app->table.motion);
  settle(page);
  press_key(page, ImGuiKey_L);
  Told told{place().said, {}};
  for (const LogEntry& entry : page.app->table.log.entries)
    if (entry.action >= played) told.logged += entry.text + ' ';
  press_key(page, ImGuiKey_L);
  return told;
}

// Behind the first step there is only one way, and with the last one the turn is over.
TEST(Dragon, WhoIsEatenDoesNotSimplyComeHome) {
  AtPage page("new/default");
  open_record(page,
              "bastide-record 1\n"
              "player red \"Anna\"\n"
              "player blue \"Bo\"\n"
              "expansions princess-dragon\n"
              "first red\n"
              "position tile princess-dragon/FFFF-volcano 0,0 0\n"
              "position tile base/FFFF-monastery 1,0 0\n"
              "position tile base/FFFF-monastery 2,0 0\n"
              "position tile base/FFFF-monastery -1,0 0\n"
              "position dragon 0,0\n"
              "position meeple blue 1,0 monastery\n"
              "position meeple red 2,0 monastery\n"
              "draw princess-dragon/FFRR-dragon\n"
              "place -2,0 0\n"
              "pass\n");
  ASSERT_EQ(shown_decision(*page.app->session).phase, Phase::dragon);
  const Told told = told_of(page, walk_action({1, 0}));
  EXPECT_TRUE(now(page).figures.empty());
  for (const std::string& words : {told.said, told.logged}) {
    EXPECT_NE(words.find("The dragon eats a meeple of Bo"), words.npos) << words;
    EXPECT_NE(words.find("The dragon eats a meeple of Anna"), words.npos) << words;
    EXPECT_EQ(words.find("comes home"), words.npos) << words;
  }
}

TEST(Princess, WhomSheSendsAwayIsTold) {
  AtPage page("decision/dismiss");
  const Hand& hand = page.app->table.hand;
  const auto of_bo = std::find_if(hand.offers.begin(), hand.offers.end(), [](const Action& offer) {
    return offer.kind == ActionKind::dismiss && offer.value == 1;
  });
  ASSERT_NE(of_bo, hand.offers.end());
  const Told told = told_of(page, *of_bo);
  for (const std::string& words : {told.said, told.logged}) {
    EXPECT_NE(words.find("The princess sends a knight of Bo home"), words.npos) << words;
    EXPECT_EQ(words.find("comes home"), words.npos) << words;
  }
}

// Her places are shown once she is held, and then they are in view.
TEST(Fairy, GoesToAnyMeepleOfOnesOwn) {
  for (const char* window : {"upright", "desktop"}) {
    SCOPED_TRACE(window);
    AtPage page("decision/fairy", window);
    const std::vector<ProbeItem> there = marks(page, "table.figure.");
    ASSERT_EQ(there.size(), 3u);
    wait(page, 0.5);
    press(page, there.back().id);
    press(page, "table.confirm");
    EXPECT_NE(now(page).fairy.node, no_node);
    EXPECT_EQ(now(page).fairy.owner, 0);
    EXPECT_FALSE(page.missed);
  }
}

TEST(Fairy, StaysOutOfTheWayOfTheTileJustPlaced) {
  AtPage page("decision/dismiss");
  const Hand& hand = page.app->table.hand;
  const auto is_fairy = [&](const ProbeItem& mark) {
    return hand.offers[std::stoul(mark.id.substr(mark.id.rfind('.') + 1))].kind ==
           ActionKind::fairy;
  };
  for (const ProbeItem& mark : marks(page, "table.figure.")) EXPECT_FALSE(is_fairy(mark));
  press(page, "table.kind." + std::to_string(static_cast<int>(Piece::fairy)));
  const std::vector<ProbeItem> there = marks(page, "table.figure.");
  ASSERT_EQ(there.size(), 1u);
  EXPECT_TRUE(is_fairy(there.front()));
}

// Somebody who presses whatever there is gets to the end of a game.
TEST(Dragon, AWholeGameIsPlayedByFinger) {
  AtPage page("decision/fairy", "upright");
  page.app->settings.animation_speed = 50;
  bastide::Setup setup = page.app->session->record.setup;
  setup.position = {};
  setup.options.short_game = true;
  setup.seed = 5;
  open_game(page, *begin_session(page.app->catalogue, setup, page.app->session->record.players));
  const Session& session = *page.app->session;
  std::set<ActionKind> done;
  for (int moves = 0; moves < 400 && !shown_decision(session).over; ++moves) {
    const std::size_t before = session.record.actions.size();
    wait(page, 0.5);
    if (const auto spots = marks(page, "table.spot."); !spots.empty())
      press(page, spots[static_cast<std::size_t>(moves) % spots.size()].id);
    wait(page, 0.5);
    for (const char* stem : {"table.figure.", "table.choice."})
      if (const auto there = marks(page, stem); !there.empty() && moves % 4 != 3)
        press(page, there[static_cast<std::size_t>(moves) % there.size()].id);
    if (const ProbeItem* confirm = item(page, "table.confirm"); !confirm || !confirm->enabled)
      press_key(page, ImGuiKey_Tab);
    press_key(page, ImGuiKey_Enter);
    settle(page);
    for (std::size_t k = before; k < session.record.actions.size(); ++k)
      done.insert(session.record.actions[k].kind);
  }
  EXPECT_TRUE(shown_decision(session).over);
  EXPECT_TRUE(done.count(ActionKind::walk));
  EXPECT_FALSE(page.missed);
}

}  // namespace
}  // namespace gallery::dragon_test
