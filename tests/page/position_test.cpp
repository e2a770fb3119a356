// A position is set up by mouse, finger and keys, and played on from.
#include <algorithm>

#include "engine/rules/lay_out.hpp"
#include "tests/page/at_page.hpp"
#include "web/platform/storage.hpp"

namespace gallery::position_test {
namespace {

using namespace bastide;
using namespace bastide::web;

PositionEditor& editor_of(AtPage& page) { return shown_position(page.app->screens); }

// The number of a segment of a kind on a type.
std::string segment_id(AtPage& page, SegmentKind kind) {
  const StartTile* tile = tile_on(editor_of(page), *editor_of(page).tile);
  const TypeTable& type = editor_of(page).bare->game.tables.types[tile->type];
  int segment = 0;
  while (type.kind[segment] != kind) ++segment;
  return "position.segment." + std::to_string(segment);
}

// By Tab, as somebody without a mouse would.
void press_by_keys(AtPage& page, const std::string& id) {
  for (int steps = 0; steps < 200 && fact(page, "focus") != id; ++steps)
    press_key(page, ImGuiKey_Tab);
  EXPECT_EQ(fact(page, "focus"), id);
  press_key(page, ImGuiKey_Enter);
}

// By name, as a screen reader does.
void press_by_name(AtPage& page, const std::string& id) {
  place().asked = id;
  settle(page);
}

TEST(PositionScreen, APositionIsSetUpAndPlayedOnFrom) {
  for (const char* window : {"desktop", "upright", "sideways"}) {
    SCOPED_TRACE(window);
    AtPage page("new/rules", window);
    press(page, "new.position");
    ASSERT_EQ(fact(page, "screen"), "position");
    ASSERT_EQ(editor_of(page).position.tiles.size(), 1u);
    press(page, "position.type.base/FRRR");
    press(page, "position.cell.1,0");
    ASSERT_EQ(editor_of(page).position.tiles.size(), 2u);
    EXPECT_EQ(fact(page, "position.fault"), "");
    press(page, "position.tab.1");
    press(page, "position.owner.1");
    editor_of(page).tile = Position{1, 0};
    settle(page);
    press(page, segment_id(page, SegmentKind::road));
    ASSERT_EQ(editor_of(page).position.pieces.size(), 1u);
    press(page, "position.tab.2");
    press(page, "position.points.0.more-ten");
    press(page, "position.points.0.more");
    press(page, "position.next.1");
    EXPECT_EQ(editor_of(page).position.points[0], 11);
    press(page, "position.play");
    ASSERT_EQ(fact(page, "screen"), "table");
    const Session& session = *page.app->session;
    const State& state = state_at(session, 0);
    EXPECT_EQ(state.board.tiles.size(), 2u);
    ASSERT_EQ(state.figures.size(), 1u);
    EXPECT_EQ(state.figures[0].owner, 1);
    EXPECT_EQ(state.score[0], 11);
    EXPECT_EQ(state.active, 1);
    // It is kept.
    const auto kept = load_game(platform_storage(), page.app->catalogue, session.saved.slot);
    ASSERT_TRUE(kept.has_value());
    EXPECT_TRUE(kept->record.setup == session.record.setup);
  }
}

TEST(PositionScreen, NeighboursThatDoNotMatchAreNamedAndTurnedAway) {
  AtPage page("position/new");
  press(page, "position.type.base/CCCC-shield");
  press(page, "position.cell.1,0");
  EXPECT_EQ(fact(page, "position.fault"), "position.edges");
  EXPECT_EQ(misfits(editor_of(page)).size(), 1u);
  EXPECT_FALSE(item(page, "position.play")->enabled);
  press(page, "position.remove");
  EXPECT_EQ(fact(page, "position.fault"), "");
  press(page, "position.type.base/CFFF");
  press(page, "position.cell.0,-1");
  EXPECT_EQ(fact(page, "position.fault"), "") << "it turns so that it matches";
  press(page, "position.cell.0,-1");
  EXPECT_EQ(fact(page, "position.fault"), "position.edges") << "pressed again, it is turned on";
  press_key(page, ImGuiKey_R);
  press_key(page, ImGuiKey_R);
  press_key(page, ImGuiKey_R);
  EXPECT_EQ(fact(page, "position.fault"), "");
}

TEST(PositionScreen, ATileThatHoldsOthersStays) {
  AtPage page("position/new");
  press(page, "position.type.base/FRRR");
  press(page, "position.cell.1,0");
  press(page, "position.cell.2,0");
  press(page, "position.cell.1,0");  // chooses it
  press_key(page, ImGuiKey_Delete);
  EXPECT_EQ(editor_of(page).position.tiles.size(), 3u);
  press(page, "position.cell.2,0");
  press_key(page, ImGuiKey_Delete);
  EXPECT_EQ(editor_of(page).position.tiles.size(), 2u);
}

TEST(PositionScreen, AFigureIsPressedWhereItStands) {
  AtPage page("position/new");
  press(page, "position.tab.1");
  press(page, "position.cell.0,0");  // the road through the middle
  ASSERT_EQ(editor_of(page).position.pieces.size(), 1u);
  EXPECT_EQ(fact(page, "position.fault"), "");
  press(page, "position.cell.0,0");
  EXPECT_TRUE(editor_of(page).position.pieces.empty());
}

TEST(PositionScreen, DraggingMovesTheBoardAndPressesNothing) {
  AtPage page("position/new");
  press(page, "position.type.base/FRRR");
  const ProbeItem space = *item(page, "position.cell.1,0");
  const float x = space.x + space.width / 2, y = space.y + space.height / 2;
  point_at(page, x, y);
  ImGuiIO& io = ImGui::GetIO();
  io.AddMouseButtonEvent(0, true);
  draw_frames(page, 2);
  for (int step = 1; step <= 5; ++step) {
    io.AddMousePosEvent(x - 8.0f * static_cast<float>(step), y);
    draw_frames(page, 2);
  }
  io.AddMouseButtonEvent(0, false);
  settle(page);
  EXPECT_EQ(editor_of(page).position.tiles.size(), 1u);
  EXPECT_NEAR(item(page, "position.cell.1,0")->x, space.x - 40, 12);
}

TEST(PositionScreen, KeysAndScreenReadersReachEverything) {
  AtPage page("position/new");
  press_by_keys(page, "position.type.base/FRRR");
  press_by_keys(page, "position.cell.1,0");
  ASSERT_EQ(editor_of(page).position.tiles.size(), 2u);
  press(page, "position.tab.1");  // a mouse that was elsewhere does not matter
  press_by_name(page, "position.cell.1,0");
  EXPECT_TRUE(editor_of(page).position.pieces.empty()) << "its segments are listed";
  press_by_name(page, segment_id(page, SegmentKind::road));
  EXPECT_EQ(editor_of(page).position.pieces.size(), 1u);
  press_by_name(page, "position.play");
  EXPECT_EQ(fact(page, "screen"), "table");
}

TEST(PositionScreen, ItFollowsTheFormForANewGame) {
  AtPage page("position/village");
  ASSERT_EQ(editor_of(page).position.tiles.size(), 5u);
  press_key(page, ImGuiKey_Escape);
  ASSERT_EQ(fact(page, "screen"), "rules");
  page.app->screens.form.expansions = big_box_7();
  press(page, "new.position");
  EXPECT_EQ(editor_of(page).position.tiles.size(), 5u) << "tiles of other sets are added";
  const auto& types = editor_of(page).bare->game.types;
  EXPECT_EQ(types[editor_of(page).position.tiles[1].type].id, "base/FRRR");
  for (const char* below : {"rules", "new-game", "start"}) {
    press(page, "back");
    EXPECT_EQ(fact(page, "screen"), below);
  }
}

TEST(PositionScreen, TheBagIsWhatOneSays) {
  AtPage page("position/new");
  press(page, "position.left.none");
  EXPECT_EQ(fact(page, "position.fault"), "position.over");
  press(page, "position.type.base/FRRR");
  press(page, "position.left.more");
  press(page, "position.left.more");
  press(page, "position.left.less");
  EXPECT_EQ(fact(page, "position.left"), "1");
  EXPECT_EQ(fact(page, "position.fault"), "");
  press(page, "position.play");
  EXPECT_EQ(state_at(*page.app->session, 0).bag_total, 1);
}

TEST(PositionScreen, APositionOfAGameIsEdited) {
  for (const char* window : {"desktop", "upright", "sideways"}) {
    SCOPED_TRACE(window);
    AtPage page("table/middle", window);
    const Session game = *page.app->session;
    const NewGameForm form = page.app->screens.form;
    std::size_t begun = game.cursor;
    while (!can_begin(game.game, state_at(game, begun))) --begun;
    const State& before = state_at(game, begun);
    const auto edit = [&] {
      press(page, "table.menu");
      press(page, "table.menu.more");
      press(page, "table.menu.edit");
      ASSERT_EQ(fact(page, "screen"), "position");
      EXPECT_EQ(fact(page, "position.fault"), "");
    };
    edit();
    press(page, "back");
    ASSERT_EQ(fact(page, "screen"), "table");
    EXPECT_EQ(page.app->session->saved.slot, game.saved.slot);
    edit();
    press(page, "position.tab.2");
    press(page, "position.points.0.more");
    press(page, "position.analyse");
    ASSERT_EQ(fact(page, "screen"), "table");
    ASSERT_TRUE(page.app->session->board);
    EXPECT_EQ(page.app->table.side, SidePanel::analysis);
    const State& after = state_at(*page.app->session, 0);
    EXPECT_EQ(after.score[0], before.score[0] + 1);
    EXPECT_EQ(after.board.tiles.size(), before.board.tiles.size());
    EXPECT_EQ(after.figures.size(), before.figures.size());
    EXPECT_EQ(after.bag_total, before.bag_total);
    EXPECT_EQ(after.active, before.active);
    EXPECT_TRUE(page.app->screens.form == form) << "what is chosen for a new game stays";
  }
}

TEST(PositionScreen, EditingAGameLeavesThePositionForANewGameAlone) {
  AtPage page("position/new");
  press(page, "position.type.base/FRRR");
  press(page, "position.cell.1,0");
  const StartPosition set_up = editor_of(page).position;
  const auto kept = platform_storage().get("position");
  ASSERT_TRUE(kept);
  press(page, "position.play");
  press(page, "table.menu");
  press(page, "table.menu.more");
  press(page, "table.menu.edit");
  press(page, "position.tab.2");
  press(page, "position.points.0.more");
  press(page, "back");
  EXPECT_EQ(fact(page, "screen"), "table");
  EXPECT_EQ(platform_storage().get("position"), kept);
  press(page, "table.menu");
  press(page, "table.menu.more");
  press(page, "table.menu.new");
  open_rules(page);
  press(page, "new.position");
  EXPECT_TRUE(editor_of(page).position == set_up);
}

TEST(PositionScreen, PlayersHaveWhatOneSays) {
  AtPage page("position/new");
  press_key(page, ImGuiKey_Escape);
  page.app->screens.form.expansions = big_box_7();
  press(page, "new.position");
  press(page, "position.tab.1");
  press(page, "position.owner.1");
  press(page, "position.held.big.less");
  press(page, "position.held.wine.more");
  press(page, "position.held.wine.more");
  press(page, "position.held.robber.more");
  press(page, "position.held.robber.more");
  editor_of(page).piece = Piece::gold;
  for (int bar = 0; bar < 2; ++bar) {
    press_segment(editor_of(page), page.app->catalogue, {0, 0}, 0);
    settle(page);
  }
  ASSERT_EQ(fact(page, "position.fault"), "");
  const StartPosition position = editor_of(page).position;
  press(page, "position.play");
  const Session& session = *page.app->session;
  const State& state = state_at(session, 0);
  EXPECT_EQ(state.supply[1][static_cast<std::size_t>(Piece::big_meeple)], 0);
  EXPECT_EQ(state.supply[0][static_cast<std::size_t>(Piece::big_meeple)], 1);
  EXPECT_EQ(state.traders.goods[1][0], 2);
  EXPECT_EQ(state.track.robber[1], 1);
  EXPECT_EQ(state.gold.bars[tile_at(state.board, {0, 0})], 2);
  // Taken away again, nothing is left of it.
  take_piece(editor_of(page), page.app->catalogue,
             pieces_on(editor_of(page), {0, 0}, no_segment).front());
  EXPECT_EQ(editor_of(page).position.pieces.size() + 1, position.pieces.size());
}

// There is one dragon and one fairy: they go where one presses, and away where they are. She stands
// next to a meeple, or alone on the tile.
TEST(PositionScreen, TheDragonAndTheFairyMove) {
  AtPage page("position/new");
  press_key(page, ImGuiKey_Escape);
  page.app->screens.form.expansions = expansion_bit(Expansion::princess_dragon);
  press(page, "new.position");
  PositionEditor& editor = editor_of(page);
  const Catalogue& catalogue = page.app->catalogue;
  const auto put = [&](Piece piece, Position at, u8 segment) {
    editor.piece = piece;
    press_segment(editor, catalogue, at, segment);
  };
  const auto lay_type = [&](std::string_view id, Position at) {
    const auto& types = editor.bare->game.types;
    for (std::size_t t = 0; t < types.size(); ++t)
      if (types[t].id == id) editor.type = static_cast<TypeIndex>(t);
    lay(editor, catalogue, at);
  };
  const auto kinds = pieces_in_play(editor);
  EXPECT_EQ(std::count(kinds.begin(), kinds.end(), Piece::fairy), 1);
  lay_type("princess-dragon/FFFF-volcano", {0, 1});
  ASSERT_EQ(editor.position.tiles.size(), 2u);
  put(Piece::meeple, {0, 0}, 0);
  put(Piece::fairy, {0, 0}, 0);
  ASSERT_FALSE(editor.fault) << editor.fault->code << editor.fault->detail;
  ASSERT_EQ(pieces_on(editor, {0, 0}, 0).size(), 2u);
  put(Piece::fairy, {0, 0}, 1);
  EXPECT_FALSE(editor.fault);
  EXPECT_EQ(pieces_on(editor, {0, 0}, 0).size(), 1u);
  ASSERT_EQ(pieces_on(editor, {0, 0}, no_segment).size(), 1u) << "nobody stands there";
  put(Piece::dragon, {0, 1}, 0);
  EXPECT_FALSE(editor.fault);
  EXPECT_EQ(editor.position.pieces.size(), 3u);
  put(Piece::dragon, {0, 0}, 0);
  EXPECT_TRUE(editor.fault) << "a meeple stands there";
  EXPECT_EQ(pieces_on(editor, {0, 0}, no_segment).size(), 2u);
  put(Piece::fairy, {0, 0}, 1);
  put(Piece::dragon, {0, 0}, 0);
  EXPECT_EQ(editor.position.pieces.size(), 1u);
  put(Piece::meeple, {0, 0}, 0);
  EXPECT_TRUE(editor.position.pieces.empty());
}

TEST(PositionScreen, ItIsKeptBetweenVisits) {
  AtPage page("position/village");
  PositionEditor& editor = editor_of(page);
  press(page, "position.cell.0,0");
  press(page, "position.cell.0,0");
  ASSERT_NE(fact(page, "position.fault"), "") << "whatever is wrong with it";
  const auto kept = platform_storage().get("position");
  ASSERT_TRUE(kept);
  EXPECT_EQ(*kept, write_position(editor, page.app->screens.form));
  PositionEditor again;
  read_position(again, page.app->catalogue, page.app->texts, *kept);
  EXPECT_EQ(write_position(again, page.app->screens.form), *kept);
  EXPECT_TRUE(again.position == editor.position);
  press(page, "position.tab.2");
  press(page, "position.next.1");
  read_position(again, page.app->catalogue, page.app->texts,
                platform_storage().get("position").value_or(""));
  EXPECT_EQ(again.next, 1) << "whose turn it is counts, too";
  const std::string tile = "position tile base/CRFR 0,0 0\n";
  for (const std::string& text :
       {std::string(), std::string("position"), std::string("next 9"), tile + tile,
        tile + tile + tile + tile + tile, std::string("position tile base/CRFR 0,0 9\nnext -1\n"),
        std::string("position tile base/CRFR 32000,0 0\n"),
        tile + "position tile base/CRFR 5,5 0\n", tile + "position left base/CRFR 99\n",
        tile + "position meeple red 7,7 road W\n"}) {
    PositionEditor poor;
    read_position(poor, page.app->catalogue, page.app->texts, text);
    EXPECT_FALSE(poor.fault) << text << ": the start tile lies there instead";
    EXPECT_EQ(poor.position.tiles.size(), 1u);
  }
}

}  // namespace
}  // namespace gallery::position_test
