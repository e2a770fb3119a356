// After a reload of the page, the table is as it was left, with the tile that was being tried.
#include <memory>
#include <random>

#include "tests/lesson_lists.hpp"
#include "tests/page/at_page.hpp"
#include "web/app/open_link.hpp"
#include "web/app/page_location.hpp"
#include "web/lessons/puzzle.hpp"
#include "web/play/moves.hpp"
#include "web/store/store.hpp"

namespace gallery::reload_test {
namespace {

using namespace bastide;
using namespace bastide::web;

std::string& note(const Stage& page) {
  return place().kept["view." + page.app->session->saved.slot];
}

void reload(Stage& page) {
  open_game(page,
            *load_game(platform_storage(), page.app->catalogue, page.app->session->saved.slot));
  settle(page);
}

TEST(Reload, ATileThatWasTriedLiesWhereItLay) {
  for (const char* window : {"desktop", "upright"}) {
    AtPage page("table/laid", window);
    const Table& table = page.app->table;
    const std::size_t played = page.app->session->cursor;
    for (const bool with_figure : {false, true}) {
      if (with_figure) press(page, "table.figure.1");
      const Action laid = *table.hand.placement;
      const std::optional<Action> chosen = table.hand.chosen;
      EXPECT_EQ(chosen.has_value(), with_figure);
      const std::string standing = table.final_scores;
      reload(page);
      ASSERT_TRUE(table.hand.placement) << window;
      EXPECT_EQ(*table.hand.placement, laid) << window;
      EXPECT_EQ(table.hand.rotation, laid.value) << window;
      EXPECT_EQ(table.hand.chosen, chosen) << window;
      EXPECT_EQ(table.final_scores, standing) << "what it would score";
      EXPECT_EQ(page.app->session->cursor, played) << "nothing has been played";
    }
    press(page, "table.take-back");
    EXPECT_EQ(note(page).find("tile "), std::string::npos);
    reload(page);
    EXPECT_FALSE(table.hand.placement) << "it was taken back";
  }
}

TEST(Reload, ViewPanelReplayAndClocksAreAsTheyWere) {
  AtPage page("table/clock");
  const Table& table = page.app->table;
  const float fitted = table.camera.now.zoom;
  for (int i = 0; i < 3; ++i) press_key(page, ImGuiKey_Equal);
  const float zoom = table.camera.now.zoom;
  EXPECT_GT(zoom, fitted * 1.5f);
  press_key(page, ImGuiKey_L);
  press_key(page, ImGuiKey_B);
  press_key(page, ImGuiKey_PageUp);
  press_key(page, ImGuiKey_PageUp);
  const std::size_t cursor = page.app->session->cursor;
  wait(page, 6);  // until it has been noted
  const double left = page.app->session->table_rules.clock.left[0];
  reload(page);
  EXPECT_NEAR(table.camera.now.zoom, zoom, 0.1f);
  EXPECT_EQ(table.side, SidePanel::log);
  EXPECT_EQ(fact(page, "timeline"), "open");
  EXPECT_EQ(page.app->session->cursor, cursor);
  EXPECT_NEAR(page.app->session->table_rules.clock.left[0], left, 6);
}

TEST(Reload, AComputersTurnGoesOn) {
  AtPage page("table/middle");
  place().worker_answers = false;
  Session& session = *page.app->session;
  reseat(session, shown_decision(session).player, "miller", "Bo");
  settle(page);
  const std::size_t before = session.record.actions.size();
  ASSERT_EQ(fact(page, "table.thinking"), "true");
  place().worker_answers = true;
  reload(page);
  EXPECT_GT(page.app->session->record.actions.size(), before);
  EXPECT_EQ(fact(page, "table.person"), "true");
}

TEST(Reload, APuzzleThatCameByALinkIsOpenAgain) {
  AtPage page("start/fresh");
  const PuzzleInfo& info = lesson_lists().puzzles.all[3];
  offer_link(*page.app,
             parse_address("#g=" + std::string(info.code) + "&z=" + std::to_string(info.loss)));
  settle(page);
  ASSERT_EQ(fact(page, "screen"), "table");
  const std::vector<Action> actions = page.app->session->record.actions;
  const Place left = place();
  end_scene(page);
  begin_scene(page, page.window, "en");
  place() = left;
  restore_location(*page.app);
  settle(page);
  EXPECT_EQ(fact(page, "screen"), "table");
  ASSERT_TRUE(page.app->session);
  EXPECT_EQ(page.app->session->record.actions, actions);
  EXPECT_TRUE(page.app->lesson.lesson && page.app->lesson.lesson->puzzle);
}

TEST(Reload, ATileOfAnotherPositionIsForgotten) {
  AtPage page("table/laid");
  const std::string tried = note(page);
  ASSERT_NE(tried.find("tile "), std::string::npos);
  press(page, "table.confirm");
  EXPECT_EQ(note(page).find("tile "), std::string::npos);
  note(page) = tried;
  reload(page);
  EXPECT_FALSE(page.app->table.hand.placement);
}

TEST(Reload, BadNotesLayNoTile) {
  AtPage page("table/laid");
  const std::string now = "tile " + std::to_string(page.app->session->record.actions.size());
  const Action laid = *page.app->table.hand.placement;
  const std::string x = std::to_string(laid.at.x), y = std::to_string(laid.at.y);
  const std::string r = std::to_string(laid.value);
  for (const std::string& line :
       {std::string("tile"), now, now + " " + x, now + " 99 99 0", now + " -40000 7 0",
        now + " " + std::to_string(laid.at.x + 65536) + " " + y + " " + r,
        now + " " + x + " " + y + " 4", now + " " + x + " " + y + " -1",
        now + " " + x + " " + y + " 256", now + " x y z", "tile 1e9 " + x + " " + y + " " + r}) {
    note(page) = line + '\n';
    reload(page);
    EXPECT_FALSE(page.app->table.hand.placement) << line;
  }
  for (const char* figure : {" 99", " -1", " x1", " 999999999999999999999"}) {
    note(page) = now + " " + x + " " + y + " " + r + figure + '\n';
    reload(page);
    ASSERT_TRUE(page.app->table.hand.placement) << figure;
    EXPECT_EQ(*page.app->table.hand.placement, laid) << figure;
  }
  // Notes of earlier versions say nothing about it.
  note(page) = "side log\n";
  reload(page);
  EXPECT_FALSE(page.app->table.hand.placement);
  EXPECT_EQ(page.app->table.side, SidePanel::log);
}

TEST(Reload, NoMutilatedNoteLaysATileWhereItDoesNotFit) {
  AtPage page("table/laid");
  Session& session = *page.app->session;
  const std::string whole = "side log\n" + note(page) + "timeline 12 3\n";
  const std::string pieces = "0123456789 -\ntilemenpausd";
  std::minstd_rand random(5);
  int laid = 0;
  for (int n = 0; n < 1500; ++n) {
    std::string text = whole;
    for (int changes = 1 + static_cast<int>(random() % 4); changes > 0; --changes) {
      const std::size_t at = random() % text.size();
      const char other = pieces[random() % pieces.size()];
      if (random() % 3 == 0)
        text.erase(at, 1 + random() % 3);
      else if (random() % 2 == 0)
        text.insert(at, 1, other);
      else
        text[at] = other;
      if (text.empty()) text = whole;
    }
    const auto table = std::make_unique<Table>();
    read_view_state(text, session, *table);
    refresh_hand(page.app->settings, session, *table);
    lay_again(page.app->texts, page.app->settings, session, *table);
    const std::optional<Action>& placement = table->hand.placement;
    laid += placement.has_value();
    if (placement) {
      EXPECT_TRUE(legal(session.game, shown(session), *placement)) << text;
    }
    go_to(session, session.record.actions.size());
  }
  EXPECT_GT(laid, 100);
}

}  // namespace
}  // namespace gallery::reload_test
