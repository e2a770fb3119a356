// The Wheel of Fortune is played by mouse, finger and keys.
#include "engine/sets/wheel_of_fortune/actions.hpp"
#include "tests/page/at_page.hpp"
#include "web/table/moves.hpp"

namespace gallery {
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

// On a phone the wheel may be out of sight: who chooses in the list is led there.
TEST(Wheel, CrownSpacesInTheListLeadToTheWheel) {
  for (const char* window : {"upright", "sideways", "tablet"}) {
    AtPage page("decision/crown", window);
    Table& table = page.app->table;
    for (const std::size_t crown : crowns_of(table.hand)) {
      press(page, "table.choose." + std::to_string(crown));
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
  EXPECT_EQ(page.app->table.hand.phase, Phase::place);  // the other one had no choice
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
}  // namespace gallery
