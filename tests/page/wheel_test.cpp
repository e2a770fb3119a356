// The Wheel of Fortune, played by mouse, finger and keys.
#include <cmath>

#include "engine/sets/wheel_of_fortune/actions.hpp"
#include "tests/page/at_page.hpp"
#include "web/play/moves.hpp"

namespace gallery::wheel_test {
namespace {

using namespace bastide;
using namespace bastide::web;

void click_on(Stage& page, const ProbeItem& mark) {
  point_at(page, mark.x + mark.width / 2, mark.y + mark.height / 2);
  click(page);
  settle(page);
}

std::vector<std::size_t> crowns_of(const Hand& hand) {
  std::vector<std::size_t> all;
  for (std::size_t i = 0; i < hand.offers.size(); ++i)
    if (hand.offers[i].kind == ActionKind::crown) all.push_back(i);
  return all;
}

TEST(Wheel, CrownSpacesAreChosenOnTheBoard) {
  for (const char* window : {"desktop", "big"}) {
    AtPage page("decision/crown", window);
    const Hand& hand = page.app->table.hand;
    ASSERT_EQ(crowns_of(hand).size(), 6u);
    for (const std::size_t crown : crowns_of(hand)) {
      const ProbeItem* mark = item(page, "table.figure." + std::to_string(crown));
      ASSERT_NE(mark, nullptr) << window;
      click_on(page, *mark);
      ASSERT_TRUE(hand.chosen.has_value()) << window;
      EXPECT_EQ(hand.chosen->value, hand.offers[crown].value) << window;
    }
    const std::size_t before = page.app->session->cursor;
    press_key(page, ImGuiKey_Enter);
    settle(page);
    EXPECT_GT(page.app->session->cursor, before);
    EXPECT_EQ(count_at(page.app->table.display.pieces, Piece::meeple, crown_place(5, 0)), 1);
  }
}

// On a phone the wheel may be out of view: choosing by name scrolls to it.
TEST(Wheel, CrownSpacesChosenByNameLeadToTheWheel) {
  for (const char* window : {"upright", "sideways", "tablet"}) {
    AtPage page("decision/crown", window);
    Table& table = page.app->table;
    for (const std::size_t crown : crowns_of(table.hand)) {
      place().asked = "table.figure." + std::to_string(crown);
      settle(page);
      ASSERT_TRUE(table.hand.chosen == table.hand.offers[crown]);
      const ProbeItem* mark = item(page, "table.figure." + std::to_string(crown));
      ASSERT_NE(mark, nullptr);
      EXPECT_GT(mark->y + mark->height / 2, table.layout.board.y);
      EXPECT_LT(mark->y + mark->height / 2, table.layout.board.y + table.layout.board.height)
          << window << crown;
    }
  }
}

TEST(Wheel, ThePlagueAsksEverybodyInTurn) {
  AtPage page("decision/plague");
  const Hand& hand = page.app->table.hand;
  EXPECT_EQ(hand.phase, Phase::plague);
  const std::vector<ProbeItem> marks = items(page, "table.choice.");
  ASSERT_EQ(marks.size(), 2u);
  for (const ProbeItem& mark : marks) {
    click_on(page, mark);
    ASSERT_TRUE(hand.chosen.has_value());
    EXPECT_EQ("table.choice." +
                  std::to_string(std::find(hand.offers.begin(), hand.offers.end(), *hand.chosen) -
                                 hand.offers.begin()),
              mark.id);
  }
  press_key(page, ImGuiKey_Enter);
  settle(page);
  EXPECT_EQ(page.app->table.hand.phase, Phase::place);  // the other player had no choice
}

TEST(Wheel, TooManyPlayersCannotBegin) {
  AtPage page("new/eight");
  NewGameForm& form = page.app->screens.form;
  form.expansions = 0;
  form.options = {};
  settle(page);
  press(page, "new.start");
  EXPECT_FALSE(page.app->session.has_value());
  form.expansions = expansion_bit(Expansion::wheel_of_fortune);
  settle(page);
  press(page, "new.start");
  ASSERT_TRUE(page.app->session.has_value());
  EXPECT_EQ(page.app->session->record.players.size(), 8u);
}

constexpr const char* sector_titles[] = {"Fortune", "Taxes",       "Famine",
                                         "Storm",   "Inquisition", "Plague"};

// A point of a sector, with the wheel in the middle of the board and no card open.
Point on_sector(Stage& page, int sector) {
  look_away(page.app->table.look);
  Camera& camera = page.app->table.camera;
  camera.wanted = camera.now = {{2, 2}, 90};
  draw_frames(page, 2);
  const float turn = 1.0471976f * static_cast<float>(sector);
  return to_screen(camera, {2 + 0.6f * std::sin(turn), 2 - 0.6f * std::cos(turn)});
}

void expect_card(Stage& page, int sector) {
  EXPECT_EQ(fact(page, "table.card").find(sector_titles[sector]), 0u)
      << sector_titles[sector] << ": " << fact(page, "table.card");
}

TEST(Wheel, ACardDescribesASectorByMouseAndFinger) {
  for (const char* window : {"desktop", "upright", "sideways"}) {
    AtPage page("decision/crown", window);
    for (int sector = 0; sector < sector_count; ++sector) {
      const Point p = on_sector(page, sector);
      point_at(page, p.x, p.y);
      if (page.app->ui.theme.touch) click(page);
      wait(page, 1.5);
      expect_card(page, sector);
    }
  }
}

TEST(Wheel, TheKeysReachEverySector) {
  AtPage page("decision/crown");
  std::vector<std::string> met;
  press_key(page, ImGuiKey_I);
  for (const Position at : {Position{1, 1}, Position{2, 1}, Position{1, 2}, Position{2, 2}}) {
    page.app->table.look.walk = at;
    page.app->table.look.held = {};
    for (int i = 0; i < 4; ++i) {
      press_key(page, ImGuiKey_I);
      met.push_back(fact(page, "table.card"));
    }
  }
  for (const char* title : sector_titles)
    EXPECT_TRUE(std::any_of(met.begin(), met.end(), [&](const std::string& card) {
      return card.find(title) == 0;
    })) << title;
}

TEST(Wheel, ACardListsTheFiguresInASector) {
  AtPage page("decision/crown", "upright");
  const auto told = [&](int sector) {
    const Point p = on_sector(page, sector);
    point_at(page, p.x, p.y);
    click(page);
    wait(page, 1.5);
    return fact(page, "table.card");
  };
  const std::string before = told(0);
  EXPECT_NE(before.find(". The pig stands here now. Empty"), std::string::npos) << before;
  play(*page.app->session, crown_action(5));
  settle(page);
  const std::string after = told(5);
  EXPECT_NE(after.find(": 6 when the pig stops there"), std::string::npos) << after;
  EXPECT_NE(after.find("The next meeple there scores"), std::string::npos) << after;
  EXPECT_EQ(after.find("The pig stands here"), std::string::npos) << after;
}

TEST(NewGame, OneEditionIsChosen) {
  AtPage page("new/eight");
  const Options& options = page.app->screens.form.options;
  EXPECT_TRUE(options.first_edition);
  press(page, "new.print.1");
  EXPECT_TRUE(!options.first_edition && options.second_edition);
  press(page, "new.print.0");
  EXPECT_TRUE(!options.first_edition && !options.second_edition);
}

}  // namespace
}  // namespace gallery::wheel_test
