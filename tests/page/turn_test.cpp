// What a turn is worth, and what comes next, while it is being considered.
#include <regex>

#include "engine/rules/scoring.hpp"
#include "tests/page/at_page.hpp"
#include "web/play/choice_rows.hpp"
#include "web/play/choices.hpp"

namespace gallery::turn_test {
namespace {

using namespace bastide;
using namespace bastide::web;

// Back to the tile, which is placed tentatively where it was before.
void place_again(AtPage& page) {
  press(page, "table.undo");
  const Action placed = page.app->session->record.actions[page.app->session->cursor];
  ASSERT_EQ(placed.kind, ActionKind::place);
  page.app->table.hand.rotation = placed.value;
  press(page, "table.spot." + std::to_string(placed.at.x) + ',' + std::to_string(placed.at.y));
}

std::vector<ChoiceRow> rows_of(AtPage& page) {
  Table& table = page.app->table;
  return choice_rows(page.app->texts, page.app->settings, *page.app->session, table.pictures,
                     table.hand);
}

TEST(Turn, OfATileWithAQuestionIsNotOver) {
  for (const auto& [scene, then] : {std::pair{"decision/gold-place", "decision.gold-place.title"},
                                    std::pair{"decision/magic", "decision.magic.title"},
                                    std::pair{"decision/robber", "decision.robber.title"}})
    for (const char* window : {"desktop", "upright"}) {
      AtPage page(scene, window);
      const Texts& texts = page.app->texts;
      place_again(page);
      EXPECT_EQ(fact(page, "table.confirm"), tr(texts, "table.confirm.place")) << scene;
      EXPECT_NE(fact(page, "table.asked").find(tr(texts, "table.then", {tr(texts, then)})),
                std::string::npos)
          << scene << ": " << fact(page, "table.asked");
      press(page, "table.confirm");
      EXPECT_EQ(fact(page, "table.asked").find(tr(texts, "table.then", {""})), std::string::npos)
          << "it is asked now";
    }
}

// The line for the whole turn has its points; the choices have what they add.
TEST(Turn, CountsItsPointsOnce) {
  AtPage page("table/laid");
  const auto rows = rows_of(page);
  ASSERT_GT(rows.size(), 1u);
  for (const ChoiceRow& row : rows) {
    const bool pass = page.app->table.hand.offers[row.offers.front()].kind == ActionKind::pass;
    EXPECT_EQ(row.worth.find('+') == std::string::npos, pass) << row.name << ": " << row.worth;
  }
}

TEST(Turn, TheTileThatTurnedTheWheelIsSeen) {
  for (const char* window : {"desktop", "upright", "sideways"}) {
    AtPage page("decision/plague", window);
    ASSERT_NE(item(page, "table.drawn"), nullptr) << window;
    EXPECT_TRUE(inside(page.app->table.layout.hand, *item(page, "table.drawn"))) << window;
    for (const ProbeItem& choice : items(page, "table.choose."))
      EXPECT_LE(overlap(choice, *item(page, "table.drawn")), 0) << window;
  }
}

// Numbers alone do not tell which is which.
TEST(Turn, MeeplesThatLookAlikeSayWhere) {
  AtPage page("decision/plague");
  for (const ChoiceRow& row : rows_of(page)) EXPECT_EQ(row.offers.size(), 1u) << row.name;
}

TEST(Turn, ACropCircleSaysOfWhom) {
  AtPage page("decision/crop-choice");
  for (const ChoiceRow& row : rows_of(page))
    EXPECT_TRUE(row.name.find("farmer") != row.name.npos ||
                row.name.find("highwayman") != row.name.npos ||
                row.name.find("knight") != row.name.npos)
        << row.name;
}

// Own features, then those of others, then those of nobody, each under a heading and with a badge.
TEST(Turn, TheMagesPlacesAreGrouped) {
  AtPage page("decision/magic");
  for (const ChoiceRow& row : rows_of(page)) EXPECT_EQ(row.group, "") << "all are empty";
  Table& table = page.app->table;
  State& state = *table.hand.preview;
  const auto places = choices(*page.app->session, table.pictures, table.hand);
  ASSERT_GE(places.size(), 3u);
  put_figure(state, state.active, FigureKind::meeple, places[2].node);
  put_figure(state, 1 - state.active, FigureKind::meeple, places[1].node);
  std::vector<std::string_view> groups;
  for (const ChoiceRow& row : rows_of(page)) {
    if (groups.empty() || groups.back() != row.group) groups.push_back(row.group);
    EXPECT_EQ(row.owners.empty(), row.group == "table.group.nobody") << row.name;
  }
  EXPECT_EQ(groups, (std::vector<std::string_view>{"table.group.own", "table.group.others",
                                                   "table.group.nobody"}));
}

TEST(Turn, PointsToMoveAndToRobAreNamed) {
  AtPage moving("decision/move-points");
  EXPECT_TRUE(std::regex_search(fact(moving, "table.asked"), std::regex("moves [0-9]+")))
      << fact(moving, "table.asked");
  AtPage robbing("decision/steal");
  for (const ChoiceRow& row : rows_of(robbing))
    EXPECT_NE(row.name.find("point"), std::string::npos) << row.name;
}

// Those of one person are told apart by their colours.
TEST(Turn, GuardsAreGuards) {
  AtPage page("mists/laid");
  EXPECT_NE(fact(page, "table.confirm"), "Without a meeple");
  for (const ChoiceRow& row : rows_of(page)) {
    EXPECT_EQ(row.name.find("eeple"), std::string::npos) << row.name;
    EXPECT_EQ(row.name.find(", "), std::string::npos) << row.name;
  }
}

TEST(Turn, FerriesGoFromOneSideToAnother) {
  AtPage page("decision/ferry-place", "desktop", "cs");
  for (const ChoiceRow& row : rows_of(page)) {
    EXPECT_TRUE(row.name[0] == 'Z') << row.name;
    EXPECT_NE(row.name.find(" na "), std::string::npos) << row.name;
  }
}

TEST(Turn, AFlockSaysItsPointsAndItsWolves) {
  AtPage page("decision/flock");
  const auto rows = rows_of(page);
  ASSERT_EQ(rows.size(), 2u);
  EXPECT_NE(rows[0].worth.find("wolves: "), std::string::npos) << rows[0].worth;
  EXPECT_NE(rows[1].worth.find(" at once"), std::string::npos) << rows[1].worth;
}

}  // namespace
}  // namespace gallery::turn_test
