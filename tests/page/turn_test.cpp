// What a turn is worth, and what comes next, while it is being considered.
#include "tests/page/at_page.hpp"
#include "web/table/choice_rows.hpp"

namespace gallery {
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
  Table& table = page.app->table;
  const auto rows = choice_rows(page.app->texts, page.app->settings, *page.app->session,
                                table.pictures, table.hand);
  ASSERT_GT(rows.size(), 1u);
  for (const ChoiceRow& row : rows) {
    const bool pass = table.hand.offers[row.offers.front()].kind == ActionKind::pass;
    EXPECT_EQ(row.worth.find('+') == std::string::npos, pass) << row.name << ": " << row.worth;
  }
}

}  // namespace
}  // namespace gallery
