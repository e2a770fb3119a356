// The drawn tile can be dragged like one on a real table.
#include "tests/page/at_page.hpp"
#include "web/play/hand.hpp"

namespace gallery::dragging_test {
namespace {

using namespace bastide;
using namespace bastide::web;

// A finger hides what it is on, so the tile is above it.
float lift(const Stage& page) { return page.window.touch ? px(page.app->ui.theme, 60) : 0; }

void move_to(Stage& page, Point to) {
  ImGui::GetIO().AddMousePosEvent(to.x, to.y);
  draw_frames(page, 2);
}

void start_drag(Stage& page, Point from) {
  move_to(page, from);
  ImGui::GetIO().AddMouseButtonEvent(0, true);
  draw_frames(page, 2);
  move_to(page, {from.x + 3, from.y - 20});
}

void drop(Stage& page, Point to) {
  move_to(page, {to.x, to.y + lift(page)});
  ImGui::GetIO().AddMouseButtonEvent(0, false);
  draw_frames(page, 2);
  settle(page);
}

Point middle_of(const ProbeItem& i) { return {i.x + i.width / 2, i.y + i.height / 2}; }

std::string at(const Hand& hand) {
  const Position p = hand.placement->at;
  return "table.spot." + std::to_string(p.x) + ',' + std::to_string(p.y);
}

bool on_the_board(const Table& table, Position cell) {
  const Point p = to_screen(table.camera, {cell.x + 0.5f, cell.y + 0.5f});
  const Area& board = table.layout.board;
  return p.x > board.x && p.y > board.y && p.x < board.x + board.width &&
         p.y < board.y + board.height;
}
Point middle_of(const Table& table, Position cell) {
  return to_screen(table.camera, {cell.x + 0.5f, cell.y + 0.5f});
}
// Beside the middle, where a figure could be chosen.
Point corner_of(const Table& table, Position cell) {
  return to_screen(table.camera, {cell.x + 0.08f, cell.y + 0.9f});
}

TEST(Dragging, ATileGoesFromTheHandToWhereItIsDropped) {
  for (const char* window : {"desktop", "upright", "sideways"}) {
    AtPage page("table/middle", window);
    const Table& table = page.app->table;
    ASSERT_FALSE(table.hand.placement);
    const ProbeItem spot = items(page, "table.spot.").front();
    start_drag(page, middle_of(*item(page, "table.held")));
    EXPECT_TRUE(table.gestures.carries) << window;
    drop(page, middle_of(spot));
    ASSERT_TRUE(table.hand.placement) << window;
    EXPECT_EQ(at(table.hand), spot.id) << window;
    EXPECT_FALSE(table.gestures.carries);
  }
}

TEST(Dragging, ATileThatWasTriedGoesElsewhereOrBackToTheHand) {
  for (const char* window : {"desktop", "upright"}) {
    AtPage page("table/middle", window);
    Table& table = page.app->table;
    for (int touch = 0; touch < 2 && !table.hand.placement; ++touch)  // the first may zoom in
      press(page, items(page, "table.spot.").front().id);
    ASSERT_TRUE(table.hand.placement) << window;
    const Position from = table.hand.placement->at;
    start_drag(page, corner_of(table, from));
    EXPECT_FALSE(table.hand.placement) << window;
    const std::vector<Spot>& spots = table.hand.spots;
    const auto to = std::find_if(spots.begin(), spots.end(), [&](const Spot& spot) {
      return !(spot.at == from) && on_the_board(table, spot.at);
    });
    ASSERT_NE(to, spots.end()) << window;
    const Position there = to->at;
    drop(page, middle_of(table, there));
    ASSERT_TRUE(table.hand.placement) << window;
    EXPECT_TRUE(table.hand.placement->at == there) << window;

    start_drag(page, corner_of(table, there));
    drop(page, {table.layout.hand.x + 20, table.layout.hand.y + 20});
    EXPECT_FALSE(table.hand.placement) << window;
  }
}

TEST(Dragging, AClickOnTheTileInTheHandTurnsIt) {
  AtPage page("table/middle");
  const u8 before = page.app->table.hand.rotation;
  const Point held = middle_of(*item(page, "table.held"));
  point_at(page, held.x, held.y);
  click(page);
  EXPECT_NE(page.app->table.hand.rotation, before);
  EXPECT_FALSE(page.app->table.hand.placement);
}

// ---- Figures ------------------------------------------------------------------------------------

// A spot for a figure on the board, and the offer that it stands for.
struct FigureSpot {
  Point at;
  Action offer;
};
std::vector<FigureSpot> figure_spots(const Stage& page) {
  std::vector<FigureSpot> spots;
  for (const ProbeItem& i : items(page, "table.figure."))
    spots.push_back(
        {middle_of(i), page.app->table.hand.offers[std::stoul(i.id.substr(i.id.rfind('.') + 1))]});
  return spots;
}

// Whose figures are placed.
ProbeItem own_supply(const Stage& page) {
  return *item(page, "table.player." + std::to_string(shown(*page.app->session).active));
}

Point beside(Point p) { return {p.x + 9, p.y + 9}; }

TEST(Dragging, AFigureGoesFromThePlayerToTheNearestSpot) {
  for (const char* window : {"desktop", "upright", "sideways"}) {
    AtPage page("table/laid", window);
    const Table& table = page.app->table;
    const std::size_t played = page.app->session->cursor;
    const std::vector<FigureSpot> spots = figure_spots(page);
    ASSERT_GT(spots.size(), 1u) << window;
    start_drag(page, middle_of(own_supply(page)));
    EXPECT_EQ(table.gestures.figure, static_cast<int>(Piece::meeple)) << window;
    drop(page, beside(spots.back().at));
    EXPECT_EQ(table.hand.chosen, spots.back().offer) << window;
    EXPECT_EQ(table.gestures.figure, -1);
    EXPECT_EQ(page.app->session->cursor, played) << "it has not been confirmed";
    EXPECT_EQ(table.shown_player, -1) << "the player has not been pressed";
  }
}

TEST(Dragging, AFigureDroppedElsewhereReturns) {
  for (const char* window : {"desktop", "upright"}) {
    AtPage page("table/laid", window);
    const Table& table = page.app->table;
    const std::size_t played = page.app->session->cursor;
    const Position laid = table.hand.placement->at;
    // Onto the player that it comes from, too, and onto a place where there is none.
    for (const Point to :
         {middle_of(own_supply(page)), middle_of(table, {static_cast<i16>(laid.x + 1), laid.y})}) {
      start_drag(page, middle_of(own_supply(page)));
      drop(page, to);
      EXPECT_FALSE(table.hand.chosen) << window;
      EXPECT_TRUE(table.hand.placement) << window;
      EXPECT_EQ(page.app->session->cursor, played) << window;
    }
  }
}

TEST(Dragging, AFigureThatWasTriedGoesElsewhereOrBack) {
  for (const char* window : {"desktop", "upright"}) {
    AtPage page("table/laid", window);
    const Table& table = page.app->table;
    const std::vector<FigureSpot> spots = figure_spots(page);
    start_drag(page, middle_of(own_supply(page)));
    drop(page, spots.front().at);
    ASSERT_EQ(table.hand.chosen, spots.front().offer) << window;
    start_drag(page, spots.front().at);
    EXPECT_FALSE(table.hand.chosen) << window;
    drop(page, spots.back().at);
    EXPECT_EQ(table.hand.chosen, spots.back().offer) << window;
    EXPECT_TRUE(table.hand.placement) << "the tile stays";
    start_drag(page, spots.back().at);
    drop(page, spots.back().at);
    EXPECT_EQ(table.hand.chosen, spots.back().offer) << "to where it was: not confirmed by that";
    start_drag(page, spots.back().at);
    drop(page, {table.layout.hand.x + 20, table.layout.hand.y + 20});
    EXPECT_FALSE(table.hand.chosen) << window;
  }
}

TEST(Dragging, AClickOnAFigureChoosesIt) {
  AtPage page("table/laid");
  const FigureSpot spot = figure_spots(page).front();
  point_at(page, spot.at.x, spot.at.y);
  click(page);
  EXPECT_EQ(page.app->table.hand.chosen, spot.offer);
  press(page, own_supply(page).id);
  EXPECT_GE(page.app->table.shown_player, 0) << "its card is asked for";
}

TEST(Dragging, NoFigureIsTakenWhereNoneIsAskedFor) {
  AtPage page("table/middle");
  start_drag(page, middle_of(*item(page, "table.player.0")));
  EXPECT_EQ(page.app->table.gestures.figure, -1);
  drop(page, middle_of(items(page, "table.spot.").front()));
  EXPECT_FALSE(page.app->table.hand.placement);
}

// ---- Tiles that do not fit ----------------------------------------------------------------------

// Where it cannot go, it stays in the hand, and the page says why.
TEST(Dragging, ATileThatDoesNotFitStaysInTheHand) {
  AtPage page("table/middle");
  Table& table = page.app->table;
  const Board& board = shown(*page.app->session).board;
  for (const CellIndex cell : board.frontier) {
    const Position there = board.cells[cell].at;
    if (find_spot(table.hand, there) || !on_the_board(table, there)) continue;
    start_drag(page, middle_of(*item(page, "table.held")));
    drop(page, middle_of(table, there));
    EXPECT_FALSE(table.hand.placement);
    ASSERT_TRUE(table.misfit);
    EXPECT_TRUE(*table.misfit == there);
    return;
  }
  FAIL() << "the tile fits everywhere";
}

}  // namespace
}  // namespace gallery::dragging_test
