// Every kind of decision, of Big Box 7 and of the Mists, can be made by name, with keys and on the
// board or in the list, on a phone and on a wide screen.
#include <set>

#include "tests/page/at_page.hpp"
#include "web/play/choices.hpp"
#include "web/play/moves.hpp"

namespace gallery::decisions_test {
namespace {

using namespace bastide;
using namespace bastide::web;

std::vector<std::string> decisions() {
  std::vector<std::string> found;
  for (const Scene& scene : every_scene())
    if (scene.name.rfind("decision/", 0) == 0 && scene.name.find("-chosen") == std::string::npos)
      found.push_back(scene.name);
  for (const char* mists : {"bury", "haunt", "reward", "credit", "dog", "face-down"})
    found.push_back(std::string("mists/") + mists);
  return found;
}

// Those that are about no place on the board, or about one of the score track.
constexpr const char* only_listed[] = {
    "choose-tile", "crop-choice", "flock",       "message-4", "message-5",
    "message-6",   "message-7",   "move-points", "robber",    "robber-second",
    "steal",       "credit",      "sell",        "bid"};

using Offers = std::set<std::size_t>;

Offers all_offers(const Hand& hand, bool with_passing) {
  Offers all;
  for (std::size_t i = 0; i < hand.offers.size(); ++i)
    if (with_passing || hand.offers[i].kind != ActionKind::pass) all.insert(i);
  return all;
}

std::optional<std::size_t> chosen(const Hand& hand) {
  for (std::size_t i = 0; i < hand.offers.size(); ++i)
    if (hand.chosen == hand.offers[i]) return i;
  return std::nullopt;
}
void note(const Hand& hand, Offers& seen) {
  if (const auto offer = chosen(hand)) seen.insert(*offer);
}

std::vector<std::string> ids(const Stage& stage, const std::string& stem) {
  std::vector<std::string> found;
  for (const ProbeItem& one : stage.app->ui.probe.items)
    if (one.id.rfind(stem, 0) == 0 && std::isdigit(one.id[stem.size()])) found.push_back(one.id);
  return found;
}
std::size_t number(const std::string& id) { return std::stoul(id.substr(id.rfind('.') + 1)); }

// Asks for every choice by its name, as a screen reader does, for every kind of figure: those on
// the board and those in the list.
Offers chosen_by_name(Stage& page) {
  const Hand& hand = page.app->table.hand;
  Offers seen;
  std::vector<std::string> kinds = ids(page, "table.kind.");
  if (kinds.empty()) kinds.emplace_back();
  for (const std::string& kind : kinds) {
    if (!kind.empty()) press(page, kind);
    std::vector<std::string> told;
    for (const A11yNode& node : page.app->ui.theme.a11y)
      for (const char* stem : {"table.choose.", "table.choice.", "table.figure."})
        if (node.id.rfind(stem, 0) == 0) {
          EXPECT_FALSE(node.words.empty()) << node.id;
          told.push_back(node.id);
        }
    for (const std::string& id : told) {
      if (chosen(hand) == number(id)) continue;  // again, it would be confirmed
      place().asked = id;
      settle(page);
      note(hand, seen);
    }
  }
  return seen;
}

// Once around the offers of each kind of figure.
Offers chosen_by_keys(Stage& page) {
  const Hand& hand = page.app->table.hand;
  Offers seen;
  for (int kind = 0; kind < 5; ++kind) {
    Offers around;
    for (std::size_t i = 0; i <= hand.offers.size(); ++i) {
      press_key(page, ImGuiKey_Tab);
      const auto offer = chosen(hand);
      if (offer && !around.insert(*offer).second) break;
    }
    const std::size_t before = seen.size();
    seen.insert(around.begin(), around.end());
    if (kind > 0 && seen.size() == before) break;  // these were the first ones again
    press_key(page, ImGuiKey_Q);
  }
  for (std::size_t i = 0; i < hand.offers.size(); ++i)
    if (hand.offers[i].kind == ActionKind::pass) seen.erase(i);
  return seen;
}

// Presses every mark that no panel and none of the tile's own buttons covers.
Offers chosen_on_the_board(Stage& page) {
  const Hand& hand = page.app->table.hand;
  const auto free = [&](const ProbeItem& mark) {
    constexpr float rim = 4;  // where a press may still be the panel's
    for (const Area& panel : page.app->drawn.panels)
      if (inside({panel.x - rim, panel.y - rim, panel.width + 2 * rim, panel.height + 2 * rim},
                 mark))
        return false;
    for (const char* id : {"table.confirm", "table.turn-right", "table.take-back"})
      if (const ProbeItem* button = item(page, id); button && overlap(*button, mark) > 1)
        return false;
    return true;
  };
  Offers seen;
  for (const char* stem : {"table.choice.", "table.figure."})
    for (const std::string& id : ids(page, stem)) {
      const ProbeItem* mark = item(page, id);
      if (mark && free(*mark) && chosen(hand) != number(id)) {
        wait(page, 0.5);
        press(page, id);
        if (page.window.touch && chosen(hand) != number(id)) {  // this has only gone closer
          wait(page, 0.5);
          press(page, id);
        }
        EXPECT_EQ(chosen(hand), number(id)) << id;
      }
      note(hand, seen);
    }
  return seen;
}

TEST(Decisions, AreMadeByNameWithKeysAndOnTheBoard) {
  for (const std::string& scene : decisions())
    for (const char* window : {"upright", "sideways", "desktop"}) {
      const std::string where = scene + ' ' + window;
      SCOPED_TRACE(where);
      AtPage page(scene, window);
      Session& session = *page.app->session;
      const Hand& hand = page.app->table.hand;
      const std::size_t before = session.cursor;
      const Offers all = all_offers(hand, false), listed = all_offers(hand, true);
      ASSERT_FALSE(all.empty()) << where;
      const auto takes_back = [&] {
        const std::size_t after = session.cursor;
        EXPECT_GT(after, before) << where;
        press_key(page, ImGuiKey_U);
        EXPECT_LT(session.cursor, after) << where;
        go_to(session, before);  // a figure is taken back with its tile
        settle(page);
      };
      EXPECT_EQ(chosen_by_name(page), listed) << where;
      press(page, "table.confirm");
      takes_back();
      EXPECT_EQ(chosen_by_keys(page), all) << where;
      if (!hand.chosen) press_key(page, ImGuiKey_Tab);
      press_key(page, ImGuiKey_Enter);
      takes_back();
      const bool bare =
          std::any_of(std::begin(only_listed), std::end(only_listed),
                      [&](const char* name) { return scene.substr(scene.find('/') + 1) == name; });
      EXPECT_EQ(chosen_on_the_board(page).empty(), bare) << where;
      EXPECT_FALSE(page.missed) << where;
    }
}

}  // namespace
}  // namespace gallery::decisions_test
