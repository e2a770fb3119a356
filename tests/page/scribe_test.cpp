// Writing a game down: entered by presses, counted, corrected, ended.
#include "web/session/scribe.hpp"

#include "tests/page/at_page.hpp"
#include "web/play/choices.hpp"
#include "web/session/analysis_board.hpp"
#include "web/setup/position_editor.hpp"
#include "web/setup/tally.hpp"
#include "web/store/store.hpp"

namespace gallery::scribe_test {
namespace {

using namespace bastide;
using namespace bastide::web;

const Session& session(const Stage& page) { return *page.app->session; }
const Hand& hand(const Stage& page) { return page.app->table.hand; }

struct Scribing : AtPage {
  explicit Scribing(const std::string& in = "desktop", const std::string& spoken = "en")
      : AtPage("start/going-on", in, spoken) {
    app->settings.animation_speed = 50;
    gallery::press(*this, "start.more");
    gallery::press(*this, "start.record");
    gallery::press(*this, "new.start");
  }
};

std::string spot_id(Position at) {
  return "table.spot." + std::to_string(at.x) + ',' + std::to_string(at.y);
}

std::size_t nth_fitting(const Stage& page, TypeIndex type, int rotation) {
  const std::vector<Fitting>& all = hand(page).fitting;
  for (std::size_t i = 0; i < all.size(); ++i)
    if (all[i].draw.what == type && all[i].rotation == rotation) return i;
  return all.size();
}

// Enters a turn of the base game: a tile, its place, and a figure or none. Returns the presses.
int enter(Stage& page, TypeIndex type, const Action& place, const Action& figure) {
  int presses = 2;
  press(page, spot_id(place.at));
  press(page, "scribe.tile." + std::to_string(nth_fitting(page, type, place.value)));
  if (hand(page).offers.size() < 2) return presses;
  ++presses;
  if (figure.kind == ActionKind::pass) {
    press(page, "table.confirm");
    return presses;
  }
  for (std::size_t i = 0; i < hand(page).offers.size(); ++i)
    if (hand(page).offers[i] == figure) {
      press(page, choice_id(hand(page), i));
      break;
    }
  return presses;
}

// A base game that somebody has played, without draws that fit nowhere.
std::vector<Action> played_game(const Game& game, u64 seed) {
  for (;; ++seed) {
    Random random{seed, 0};
    State state = initial_state(game);
    std::vector<Action> actions;
    while (!state.over) {
      actions.push_back(random_action(game, state, random));
      apply(game, state, actions.back());
    }
    if (state.discarded.empty()) return actions;
  }
}

void enter_turns(Stage& page, const std::vector<Action>& actions, std::size_t most, int& presses,
                 int& turns) {
  for (std::size_t k = session(page).record.actions.size(); k < most;) {
    const TypeIndex type = actions[k].what;
    const Action place = actions[k + 1];
    const bool asked = k + 2 < actions.size() && actions[k + 2].kind != ActionKind::draw;
    const int one = enter(page, type, place, asked ? actions[k + 2] : pass_action());
    EXPECT_LE(one, 3);
    presses += one;
    ++turns;
    k += asked ? 3 : 2;
    ASSERT_FALSE(page.missed) << "turn " << turns;
    ASSERT_EQ(session(page).record.actions.size(), k) << "turn " << turns;
  }
}

TEST(Scribe, AWholeGameIsEnteredInThreePressesATurn) {
  Scribing page;
  ASSERT_TRUE(session(page).scribe);
  ASSERT_EQ(session(page).record.setup.expansions, ExpansionMask{0});
  const std::size_t story = stored_story(platform_storage()).size();
  const std::vector<Action> game = played_game(session(page).game, 3);
  int presses = 0, turns = 0;
  enter_turns(page, game, game.size(), presses, turns);
  EXPECT_EQ(session(page).record.actions, game);
  EXPECT_TRUE(is_over(session(page)));
  EXPECT_EQ(turns, 71);
  EXPECT_LE(presses, 3 * turns);
  // At two seconds a press it takes eight minutes, with the setting up.
  EXPECT_LE(2 * presses, 8 * 60);
  wait(page, 20);
  EXPECT_EQ(fact(page, "end"), "shown") << "the result, as of any game";
  press(page, "end.review");
  EXPECT_EQ(fact(page, "screen"), "score-sheet");
  EXPECT_EQ(stored_story(platform_storage()).size(), story) << "it is no game of one's own";
}

TEST(Scribe, IsEnteredOnPhones) {
  for (const char* window : {"upright", "sideways"}) {
    SCOPED_TRACE(window);
    Scribing page(window);
    const std::vector<Action> game = played_game(session(page).game, 8);
    std::size_t most = 0;
    for (int draws = 0; draws < 9; ++most) draws += game[most].kind == ActionKind::draw;
    int presses = 0, turns = 0;
    enter_turns(page, game, most - 1, presses, turns);
    EXPECT_EQ(turns, 8);
    press(page, "table.undo");
    EXPECT_TRUE(names_tile(session(page), session(page).cursor)) << "a whole turn back";
  }
}

TEST(Scribe, IsEnteredByKeys) {
  Scribing page;
  press_key(page, ImGuiKey_RightArrow);
  press_key(page, ImGuiKey_Enter);
  ASSERT_TRUE(hand(page).asked);
  press_key(page, ImGuiKey_Tab);
  press_key(page, ImGuiKey_Tab);
  EXPECT_EQ(hand(page).nth, 1);
  const Fitting second = hand(page).fitting[1];
  press_key(page, ImGuiKey_Enter);
  ASSERT_TRUE(hand(page).placement);
  EXPECT_EQ(hand(page).type, second.draw.what);
  EXPECT_EQ(hand(page).rotation, second.rotation);
  press_key(page, ImGuiKey_Enter);
  EXPECT_EQ(session(page).record.actions.size(), 3u);
  press_key(page, ImGuiKey_RightArrow);
  press_key(page, ImGuiKey_Enter);
  press_key(page, ImGuiKey_3);
  EXPECT_EQ(shown_decision(session(page)).phase, Phase::place) << "the third, by its number";
  press_key(page, ImGuiKey_U);
  EXPECT_TRUE(names_tile(session(page), session(page).cursor));
  EXPECT_FALSE(hand(page).asked);
}

TEST(Scribe, TheTileCanComeFirst) {
  for (const char* window : {"desktop", "upright"}) {
    SCOPED_TRACE(window);
    Scribing page(window);
    press(page, "scribe.by-tile");
    const std::size_t all = items(page, "scribe.draw.").size();
    press(page, "scribe.north");
    press(page, "scribe.north");
    press(page, "scribe.south");
    press(page, "scribe.south");
    press(page, "scribe.east");
    press(page, "scribe.east");
    press(page, "scribe.west");
    press(page, "scribe.west");
    const auto found = items(page, "scribe.draw.");
    ASSERT_EQ(found.size(), 1u) << "a city all around";
    EXPECT_LT(found.size(), all);
    press(page, found[0].id);
    ASSERT_NE(hand(page).type, no_type);
    EXPECT_EQ(session(page).game.types[hand(page).type].id, "base/CCCC-shield");
    press(page, "table.undo");
    EXPECT_TRUE(names_tile(session(page), session(page).cursor));
    if (!item(page, "scribe.north")) press(page, "scribe.by-tile");
    EXPECT_GT(items(page, "scribe.draw.").size(), 5u) << "the sides are not kept";
    press(page, items(page, "scribe.draw.")[0].id);
    EXPECT_NE(hand(page).type, no_type);
    EXPECT_FALSE(items(page, "table.spot.").empty());
  }
}

TEST(Scribe, AnEarlierTurnIsCorrected) {
  for (const char* window : {"desktop", "upright"}) {
    SCOPED_TRACE(window);
    Scribing page(window);
    const std::vector<Action> game = played_game(session(page).game, 8);
    int presses = 0, turns = 0;
    enter_turns(page, game, 20, presses, turns);
    const std::vector<Action> before = session(page).record.actions;
    press(page, "table.timeline");
    press(page, "timeline.first");
    press(page, "timeline.turn-forward");
    press(page, "timeline.turn-forward");
    press(page, "timeline.correct");
    const std::size_t at = session(page).cursor;
    ASSERT_TRUE(names_tile(session(page), at));
    EXPECT_TRUE(item(page, "scribe.leave"));
    // The same tile at the same place, with another figure or none.
    const Action figure = before[at + 2];
    press(page, spot_id(before[at + 1].at));
    press(page, "scribe.tile." +
                    std::to_string(nth_fitting(page, before[at].what, before[at + 1].value)));
    ASSERT_TRUE(hand(page).placement);
    const std::size_t other = hand(page).offers[0] == figure ? 1 : 0;
    const bool none = hand(page).offers[other].kind == ActionKind::pass;
    press(page, none ? "table.confirm" : choice_id(hand(page), other));
    EXPECT_TRUE(at_end(session(page)));
    EXPECT_NE(session(page).record.actions[at + 2], figure);
    EXPECT_EQ(session(page).positions.back().turn, turns + 1) << "what followed is there again";
    EXPECT_FALSE(waits(*session(page).scribe));
  }
}

TEST(Scribe, GoesOnWhereItWasLeft) {
  Scribing page;
  const std::vector<Action> game = played_game(session(page).game, 8);
  int presses = 0, turns = 0;
  enter_turns(page, game, 12, presses, turns);
  const std::string slot = session(page).saved.slot;
  const std::vector<Action> before = session(page).record.actions;
  press(page, "table.menu");
  press(page, "table.menu.home");
  request(page.app->requests, ask_for::OpenSlot{slot});
  settle(page);
  ASSERT_TRUE(session(page).scribe);
  EXPECT_EQ(session(page).record.actions, before);
  EXPECT_FALSE(items(page, "table.spot.").empty());
}

TEST(Scribe, PointsCanStayHiddenToTheEnd) {
  Scribing page;
  const std::vector<Action> game = played_game(session(page).game, 8);
  int presses = 0, turns = 0;
  enter_turns(page, game, 20, presses, turns);
  ASSERT_TRUE(item(page, "table.log"));
  press(page, "table.menu");
  press(page, "table.menu.more");
  press(page, "table.menu.points");
  EXPECT_TRUE(hides_points(session(page)));
  EXPECT_FALSE(item(page, "table.log")) << "it tells every point";
  enter_turns(page, game, 60, presses, turns);
  EXPECT_TRUE(fact(page, "table.outcome").empty());
  press(page, "table.menu");
  press(page, "table.menu.more");
  press(page, "table.menu.points");
  EXPECT_TRUE(item(page, "table.log"));
}

struct AtRecord : AtPage {
  explicit AtRecord(const std::string& in = "desktop") : AtPage("start/going-on", in) {
    press(*this, "start.more");
    press(*this, "start.record");
  }
};

TEST(Scribe, TheUsualFormStaysAsItIs) {
  AtPage page("start/going-on");
  const NewGameForm before = page.app->screens.form;
  press(page, "start.more");
  press(page, "start.record");
  press(page, "new.add");
  for (const PlayerEntry& player : page.app->screens.form.players)
    EXPECT_TRUE(player.computer.empty());
  press_key(page, ImGuiKey_Escape);
  EXPECT_EQ(fact(page, "screen"), "start");
  EXPECT_EQ(page.app->screens.form, before);
  press(page, "start.more");
  press(page, "start.record");
  EXPECT_EQ(page.app->screens.form.players.size(), 3u) << "who plays is remembered meanwhile";
}

TEST(Tally, IsNotedByPressesAndKept) {
  for (const char* window : {"desktop", "upright"}) {
    SCOPED_TRACE(window);
    AtRecord page(window);
    press(page, "record.tally");
    ASSERT_EQ(fact(page, "screen"), "tally");
    press(page, "tally.points.8");
    press(page, "tally.player.1");
    press(page, "tally.kind.0");
    press(page, "tally.points.3");
    press(page, "tally.points.-1");
    EXPECT_EQ(fact(page, "tally.player.0"), "8");
    EXPECT_EQ(fact(page, "tally.player.1"), "2");
    press(page, "tally.undo");
    EXPECT_EQ(fact(page, "tally.player.1"), "3");
    const auto kept = read_tally(platform_storage().get("tally").value_or(""));
    ASSERT_TRUE(kept);
    EXPECT_EQ(*kept, page.app->screens.tally);
    press(page, "tally.again");
    EXPECT_EQ(*kept, page.app->screens.tally) << "not without a question";
    press_key(page, ImGuiKey_Escape);
    press(page, "record.tally");
    EXPECT_FALSE(item(page, "tally.again.yes")) << "which is not remembered";
    press(page, "tally.again");
    press(page, "tally.again.yes");
    EXPECT_EQ(fact(page, "screen"), "record");
    EXPECT_TRUE(page.app->screens.tally.entries.empty());
    press(page, "record.tally");
    press(page, "tally.again");
    EXPECT_EQ(fact(page, "screen"), "record") << "there is nothing to lose";
  }
}

TEST(Tally, ThatCannotBeReadIsToldAndNotLost) {
  const std::string damaged = "bastide-tally 1\nplayer 1 Anna\npoints 0 lake 3\n";
  AtRecord page;
  place().kept["tally"] = damaged;
  place().changed = {"tally"};
  settle(page);
  press(page, "record.tally");
  press(page, "tally.player.1");
  EXPECT_EQ(fact(page, "tally.fault"), "tally.damaged") << "until something is entered";
  EXPECT_EQ(place().kept["tally"], damaged);
  place().storage_full = true;
  press(page, "tally.points.8");
  EXPECT_TRUE(fact(page, "tally.fault").empty());
  EXPECT_EQ(place().kept["tally"], damaged) << "there is no room to set it aside";
  place().storage_full = false;
  wait(page, 6);
  EXPECT_EQ(place().kept["tally.damaged"], damaged);
  EXPECT_EQ(place().kept["tally"], write_tally(page.app->screens.tally));
  EXPECT_EQ(page.app->screens.tally.entries.size(), 1u);
}

TEST(Count, ABoardIsEnteredAndCounted) {
  for (const char* window : {"desktop", "upright"}) {
    SCOPED_TRACE(window);
    AtRecord page(window);
    press(page, "record.count");
    ASSERT_EQ(fact(page, "screen"), "position");
    for (int tiles = 0; tiles < 6; ++tiles) {
      std::string cell;
      for (const Position at : spaces(page.app->screens.position)) {
        const std::string id = "position.cell." + std::to_string(at.x) + ',' + std::to_string(at.y);
        if (item(page, id)) cell = id;
      }
      press(page, cell);
      press(page, "position.fit.0");
      ASSERT_FALSE(page.missed);
    }
    EXPECT_EQ(page.app->screens.position.position.tiles.size(), 7u) << "two presses each";
    press(page, "position.count");
    ASSERT_TRUE(page.app->session);
    EXPECT_TRUE(is_over(session(page)));
    EXPECT_EQ(page.app->table.overlay.kind, Overlay::fields);
    EXPECT_EQ(fact(page, "screen"), "table");
  }
}

TEST(Scribe, HiddenPointsAreNotSeenElsewhereEither) {
  AtPage page("scribe/hidden");
  EXPECT_FALSE(may_set_aside(session(page)));
  EXPECT_FALSE(may_edit(session(page)));
  press(page, "table.menu");
  EXPECT_FALSE(item(page, "table.menu.analyse"));
  page.app->session->scribe->hides_points = false;
  settle(page);
  EXPECT_TRUE(item(page, "table.menu.analyse"));
}

}  // namespace
}  // namespace gallery::scribe_test
