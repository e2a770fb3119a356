// Cards about things on the board: only where the mouse has been moved to, and out of the way.
#include <tuple>

#include "tests/page/at_page.hpp"

namespace gallery::cards_test {
namespace {

using namespace bastide;
using namespace bastide::web;

// The middle of a tile on the board that has a feature below its middle.
Point on_a_feature(const Stage& stage) {
  const Table& table = stage.app->table;
  const State& state = shown(*stage.app->session);
  for (const PlacedTile& tile : state.board.tiles) {
    const Position at = state.board.cells[tile.cell].at;
    const Point p =
        to_screen(table.camera, {static_cast<float>(at.x) + 0.5f, static_cast<float>(at.y) + 0.5f});
    const Area& board = table.layout.board;
    if (p.x > board.x + 40 && p.y > board.y + 40 && p.x < board.x + board.width - 400) return p;
  }
  return {};
}

void rest(Stage& stage) { wait(stage, 1.5); }
bool has_card(const Stage& stage) { return item(stage, "table.card") != nullptr; }

TEST(Cards, ComeWhereTheMouseIsMovedTo) {
  AtPage page("table/middle");
  const Point p = on_a_feature(page);
  point_at(page, p.x, p.y);
  rest(page);
  EXPECT_TRUE(has_card(page));
}

TEST(Cards, DoNotComeUnderAMouseThatRestsAfterAPress) {
  AtPage page("table/middle");
  const Point p = on_a_feature(page);
  point_at(page, p.x, p.y);
  click(page);
  rest(page);
  EXPECT_FALSE(has_card(page));
  point_at(page, p.x + 2, p.y);  // an unsteady hand
  rest(page);
  EXPECT_FALSE(has_card(page));
  point_at(page, p.x + 12, p.y);
  rest(page);
  EXPECT_TRUE(has_card(page));
}

TEST(Cards, ExplainAMisfitWhereTheMouseIsMovedTo) {
  AtPage page("table/middle");
  const Table& table = page.app->table;
  const Board& board = shown(*page.app->session).board;
  Point p{};
  for (const CellIndex cell : board.frontier) {
    const Position at = board.cells[cell].at;
    if (!find_spot(table.hand, at))
      p = to_screen(table.camera,
                    {static_cast<float>(at.x) + 0.5f, static_cast<float>(at.y) + 0.5f});
  }
  const auto drawn = [] { return ImGui::GetBackgroundDrawList()->VtxBuffer.Size; };
  point_at(page, p.x, p.y);
  const int told = drawn();
  click(page);
  wait(page, 5);  // the attempt has been answered
  const int resting = drawn();
  EXPECT_LT(resting, told - 40);
  point_at(page, p.x + 12, p.y);
  EXPECT_EQ(drawn(), told);
}

TEST(Cards, DoNotComeBackAfterDialogs) {
  AtPage page("table/middle");
  const Point p = on_a_feature(page);
  point_at(page, p.x, p.y);
  rest(page);
  ASSERT_TRUE(has_card(page));
  page.app->table.dialog = TableDialog::keys;
  rest(page);
  EXPECT_FALSE(has_card(page));
  page.app->table.dialog = TableDialog::none;
  rest(page);
  EXPECT_FALSE(has_card(page));

  point_at(page, p.x + 12, p.y);
  rest(page);
  ASSERT_TRUE(has_card(page));
  page.app->screens.dialog = dialog::Rename{};
  rest(page);
  EXPECT_FALSE(has_card(page));
  page.app->screens.dialog = dialog::None{};
  rest(page);
  EXPECT_FALSE(has_card(page));
}

TEST(Cards, DoNotComeBackToAMouseThatLeavesAPanelBelowIt) {
  AtPage page("table/log");
  const ProbeItem close = *item(page, "table.log.close");
  point_at(page, close.x + close.width / 2, close.y + close.height / 2);
  click(page);  // now the board is there
  rest(page);
  EXPECT_FALSE(has_card(page));
}

// The cards that appear as the mouse rests at various places on the board, and what they cover.
struct Tour {
  int cards = 0;
  std::vector<std::string> covered;
};
Tour tour(Stage& stage) {
  const Area board = stage.app->table.layout.board;
  Tour seen;
  for (float y = board.y + 20; y < board.y + board.height; y += 97)
    for (float x = board.x + 20; x < board.x + board.width; x += 91) {
      point_at(stage, x, y);
      wait(stage, 0.8);
      const std::vector<ProbeItem> cards = items(stage, "table.card");
      seen.cards += static_cast<int>(cards.size());
      if (cards.size() > 1) seen.covered.emplace_back("two cards");
      for (const ProbeItem& other : stage.app->ui.probe.items)
        for (const ProbeItem& card : cards)
          if (other.id != "table.card" && other.id.rfind("table.cell.", 0) != 0 &&
              overlap(card, other) > 1)
            seen.covered.push_back(other.id);
    }
  return seen;
}

TEST(Cards, CoverNoPlaceForTheTileAndNoChoice) {
  for (const char* scene :
       {"table/middle", "table/laid", "table/views", "lesson/first-0", "decision/robber"}) {
    AtPage page(scene);
    const Tour seen = tour(page);
    EXPECT_GT(seen.cards, 0) << scene;
    EXPECT_EQ(seen.covered, std::vector<std::string>{}) << scene;
  }
}

// Where the spaces for the tile leave no room for pictures of tiles, the card shows only words.
TEST(Cards, ComeAtEverySpaceOfASmallBoard) {
  for (int way = 0; way < 8; ++way) {
    AtPage page("table/fresh");
    for (int turn = 0; turn < 5; ++turn) {
      const std::vector<ProbeItem> spots = items(page, "table.spot.");
      ASSERT_FALSE(spots.empty());
      const ProbeItem& spot = spots[static_cast<std::size_t>(way + 3 * turn) % spots.size()];
      point_at(page, spot.x + spot.width / 2, spot.y + spot.height / 2);
      click(page);
      const int before = shown(*page.app->session).turn;
      for (int n = 0; n < 4 && shown(*page.app->session).turn == before; ++n)
        press_key(page, ImGuiKey_Enter);
      EXPECT_EQ(shown(*page.app->session).turn, before + 1);
      wait(page, 3);
    }
    for (const ProbeItem& spot : items(page, "table.spot.")) {
      point_at(page, spot.x + spot.width / 2, spot.y + spot.height / 2);
      rest(page);
      EXPECT_TRUE(has_card(page)) << "game " << way << ", " << spot.id;
    }
  }
}

TEST(Cards, LieInTheLowerLeftCornerWhereNothingIs) {
  AtPage page("table/fresh");
  const Area board = page.app->table.layout.board;
  const Point p = on_a_feature(page);
  point_at(page, p.x, p.y);
  rest(page);
  ASSERT_TRUE(has_card(page));
  const ProbeItem card = *item(page, "table.card");
  EXPECT_LT(card.x, board.x + 30);
  EXPECT_GT(card.y + card.height, board.y + board.height - 30);
}

// What the card of a player says.
std::vector<std::string> player_lines(Stage& page, int player) {
  const ProbeItem cell = *item(page, "table.player." + std::to_string(player));
  point_at(page, cell.x + 20, cell.y + 20);
  std::vector<std::string> lines;
  if (page.app->drawn.card)
    for (const CardLine& line : page.app->drawn.card->card.lines) lines.push_back(line.text);
  return lines;
}

TEST(Cards, AboutAPlayerTellWhereTheRobberIs) {
  for (const auto& [language, supply, track] : {std::tuple("en",
                                                           "\xc3\x97"
                                                           "1  Robber",
                                                           "Space 7: Robber"),
                                                std::tuple("cs",
                                                           "\xc3\x97"
                                                           "1  Zbojn\xc3\xadk",
                                                           "Pole 7: Zbojn\xc3\xadk")}) {
    AtPage page("decision/robber", "desktop", language);
    const auto has = [](const std::vector<std::string>& lines, const std::string& line) {
      return std::find(lines.begin(), lines.end(), line) != lines.end();
    };
    Table& table = page.app->table;
    const int player = shown(*page.app->session).active;
    EXPECT_TRUE(has(player_lines(page, player), supply));
    for (PieceAt& there : table.display.pieces)
      if (there.piece == Piece::robber && there.owner == player) there.place = track_place(57);
    const std::vector<std::string> lines = player_lines(page, player);
    EXPECT_TRUE(has(lines, track)) << (lines.empty() ? "no card" : lines.back());
    EXPECT_FALSE(has(lines, supply));
  }
}

TEST(Cards, AboutAPlayerWithoutRobbersNameNone) {
  AtPage page("table/middle");
  for (const std::string& line : player_lines(page, 0))
    EXPECT_EQ(line.find("Robber"), std::string::npos);
}

TEST(Cards, AboutAPlayerTakeThePlaceOfThoseAboutTheBoard) {
  AtPage page("table/middle");
  press_key(page, ImGuiKey_I);
  ASSERT_FALSE(fact(page, "table.card").empty());
  const ProbeItem player = *item(page, "table.player.0");
  point_at(page, player.x + 20, player.y + 20);
  EXPECT_EQ(items(page, "table.card").size(), 1u);
  EXPECT_TRUE(fact(page, "table.card").empty());
}

// A tap beside a card closes it, and only the next one asks for another.
TEST(Cards, CloseByATapBesideThem) {
  AtPage page("table/middle", "upright");
  const Table& table = page.app->table;
  const State& state = shown(*page.app->session);
  press(page, "table.player.0");
  ASSERT_EQ(table.shown_player, 0);
  const Position at = state.board.cells[state.board.tiles[0].cell].at;
  const Point p = to_screen(table.camera, {at.x + 0.5f, at.y + 0.5f});
  point_at(page, p.x, p.y);
  click(page);
  EXPECT_EQ(table.shown_player, -1);
  EXPECT_FALSE(is_something(table.look.held));
  wait(page, 1);
  click(page);
  EXPECT_TRUE(is_something(table.look.held));
}

// A tap on a player's card closes it, and neither places a tile below it nor opens anything there.
TEST(Cards, CloseByATapOnThem) {
  AtPage page("table/middle", "upright");
  const Table& table = page.app->table;
  for (const bool held : {false, true}) {
    if (held) {
      const Position at = shown(*page.app->session).board.cells[0].at;
      look_at(page.app->settings, *page.app->session, page.app->table,
              to_screen(table.camera, {at.x + 0.5f, at.y + 0.5f}));
    } else {
      press(page, "table.player.0");
    }
    settle(page);
    // It leaves the spaces where the tile could go in sight, so another one lies under the finger.
    const ProbeItem* card = item(page, "table.card");
    ASSERT_NE(card, nullptr);
    const Point middle{card->x + card->width / 2, card->y + card->height / 2};
    const std::size_t notices = page.app->ui.notices.size();
    point_at(page, middle.x, middle.y);
    click(page);
    EXPECT_EQ(table.shown_player, -1);
    EXPECT_FALSE(is_something(table.look.held));
    EXPECT_FALSE(table.hand.placement);
    EXPECT_EQ(page.app->ui.notices.size(), notices) << "nothing below it was pressed";
    EXPECT_EQ(item(page, "table.card"), nullptr);
  }
}

}  // namespace
}  // namespace gallery::cards_test
