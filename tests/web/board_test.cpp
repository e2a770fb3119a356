// The board and the panel beside it, drawn frame by frame: they show what has happened so far,
// exactly once.
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>

#include "tests/web/frames.hpp"
#include "tests/web/played.hpp"
#include "web/board/board_pieces.hpp"
#include "web/board/features.hpp"
#include "web/play/moves.hpp"
#include "web/table/table.hpp"

namespace bastide::web::board_test {
namespace {

// A game in which a person is to place a tile.
std::unique_ptr<AtTable> at_a_tile(int actions, const std::string& second = "") {
  auto at = std::make_unique<AtTable>(played_at_random(builtin_catalogue(), actions, 7, second));
  while (shown_decision(at->session).phase != Phase::place)
    if (!undo(at->session)) break;
  at->ui.reduced_motion = true;  // the camera jumps
  table_open(at->table, at->view);
  EXPECT_EQ(shown_decision(at->session).phase, Phase::place);
  return at;
}

// Places the tile where a meeple may be put on it, and chooses that.
void lay_with_meeple(AtTable& at) {
  for (const Spot& spot : at.table.hand.spots) {
    Hand hand = at.table.hand;
    if (!lay(at.session.game, shown(at.session), hand, spot.at) || hand.offers.size() < 2) continue;
    lay_tile(at.view, spot.at);
    for (std::size_t i = 0; i < at.table.hand.offers.size(); ++i)
      if (at.table.hand.offers[i].kind != ActionKind::pass) return pick(at.view, i);
  }
  FAIL() << "no meeple can be placed";
}

TEST(Board, ATileStaysWhereItLiesWhenItIsConfirmed) {
  const auto at = at_a_tile(20);
  Frames frames(*at);
  frames.draw(3);
  lay_with_meeple(*at);
  frames.draw(3);
  const std::size_t tiles = at->table.display.tiles, figures = figures_of(at->table.display).size();
  at->ui.reduced_motion = false;
  confirm_move(at->view);
  motion_enqueue(at->ui, at->settings, at->session, at->table);  // in the same frame
  ASSERT_EQ(at->table.display.tiles, tiles + 1);
  for (int frame = 0; frame < 40; ++frame) {
    frames.draw();
    // Neither is removed and put there again.
    ASSERT_EQ(at->table.display.tiles, tiles + 1) << "in frame " << frame;
    ASSERT_EQ(figures_of(at->table.display).size(), figures + 1) << "in frame " << frame;
    const MotionStep* step = running_step(at->table.motion);
    if (step) {
      ASSERT_FALSE(is_figure_placed(step->events.front()));
    }
  }
}

TEST(Board, AMeepleThatWasNotVisibleBeforeDrops) {
  const auto at = at_a_tile(20);
  at->settings.confirm_moves = false;
  Frames frames(*at);
  frames.draw(3);
  at->ui.reduced_motion = false;
  lay_with_meeple(*at);
  frames.draw();
  const MotionStep* step = running_step(at->table.motion);
  ASSERT_NE(step, nullptr);
  EXPECT_TRUE(is_figure_placed(step->events.front()));
}

TEST(Board, ThePanelAsksNobodyWhileAMoveIsShown) {
  const auto at = at_a_tile(20);
  Frames frames(*at);
  frames.draw(3);
  ASSERT_NE(frames.item("table.turn-left"), nullptr);
  // Moves played before, by anybody, are shown again.
  const std::size_t end = at->session.cursor;
  go_to(at->session, 0);
  motion_reset(at->session, at->table.display, at->table.motion);
  at->table.motion.replay = true;
  at->ui.reduced_motion = false;
  go_to(at->session, end);
  int shown = 0;
  for (int frame = 0; frame < 60; ++frame) {
    frames.draw();
    ASSERT_NE(running_step(at->table.motion), nullptr);
    EXPECT_EQ(frames.item("table.turn-left"), nullptr);
    EXPECT_EQ(frames.item("table.advice"), nullptr);
    ++shown;
  }
  EXPECT_EQ(shown, 60);
  motion_skip(at->session, at->table.display, at->table.motion);
  frames.draw(2);
  EXPECT_NE(frames.item("table.turn-left"), nullptr);
}

TEST(Board, OwnersOfRoadsAndCitiesAreVisibleFromAfar) {
  const auto at = at_a_tile(150);
  Frames frames(*at);
  frames.draw(40);
  View& view = at->table.camera.wanted;
  const auto edges_at = [&](float zoom) {
    view.zoom = zoom;
    frames.draw(40);
    return frames.drawn(PictureKind::edge);
  };
  std::size_t tiles = 0;  // of claimed roads and cities
  const Board& board = board_of(at->session, at->table.display);
  for (const Claim& claim : at->table.claims.value) {
    EXPECT_NE(claim.owners, 0);
    tiles += nodes_of(board, claim.root).size();
  }
  ASSERT_GT(tiles, 3u);
  EXPECT_GE(edges_at(20), tiles);
  EXPECT_EQ(edges_at(120), 0u) << "close by, the figures tell it";
  at->settings.no_hints = true;
  EXPECT_EQ(edges_at(20), 0u);
}

TEST(Board, TwoKindsOfTokensLieSideBySide) {
  DisplayState display;
  display.pieces = {{Piece::gold, no_player, no_type, tile_place(3), 2},
                    {Piece::gold, no_player, no_type, tile_place(4), 1},
                    {Piece::meeple, no_player, no_type, tile_place(3), 1}};
  EXPECT_EQ(tokens_before(display, 0), 0);
  EXPECT_EQ(tokens_before(display, 1), 0);
  EXPECT_EQ(tokens_before(display, 2), 1);
}

// A late board as on a phone: spots of some twenty pixels.
struct LatePhone {
  std::unique_ptr<AtTable> at = at_a_tile(190);
  Frames frames{*at, 390, 844, true};

  LatePhone() { frames.draw(3); }

  Point middle_of(Position cell) const {
    return to_screen(at->table.camera,
                     {static_cast<float>(cell.x) + 0.5f, static_cast<float>(cell.y) + 0.5f});
  }
  // A spot that has others beside it.
  Position crowded_spot() const {
    const auto& spots = at->table.hand.spots;
    for (const Spot& one : spots) {
      const auto near = std::count_if(spots.begin(), spots.end(), [&](const Spot& other) {
        return std::abs(other.at.x - one.at.x) < 3 && std::abs(other.at.y - one.at.y) < 3;
      });
      if (near > 1) return one.at;
    }
    ADD_FAILURE() << "no such spot";
    return {};
  }
};

TEST(Phone, ATouchNearSeveralSpotsLooksCloserFirst) {
  LatePhone phone;
  Table& table = phone.at->table;
  const float far = table.camera.now.zoom;
  ASSERT_LT(far, 40);
  const Position meant = phone.crowded_spot();
  Point p = phone.middle_of(meant);
  phone.frames.tap(p.x, p.y);
  EXPECT_FALSE(table.hand.placement);
  phone.frames.draw(5);
  EXPECT_GT(table.camera.now.zoom, 60);
  EXPECT_LT(table.camera.now.zoom, 100);
  p = phone.middle_of(meant);
  phone.frames.tap(p.x, p.y);
  ASSERT_TRUE(table.hand.placement);
  EXPECT_EQ(table.hand.placement->at, meant);
}

TEST(Phone, ATouchOnALoneSpotLaysTheTile) {
  LatePhone phone;
  const Position meant = phone.crowded_spot();
  phone.at->table.hand.spots = {*find_spot(phone.at->table.hand, meant)};
  const Point p = phone.middle_of(meant);
  phone.frames.tap(p.x, p.y);
  ASSERT_TRUE(phone.at->table.hand.placement);
  EXPECT_EQ(phone.at->table.hand.placement->at, meant);
}

TEST(Phone, TheCameraStaysWhereItWasWhenAMoveIsUndone) {
  LatePhone phone;
  View before = phone.at->table.camera.now;
  before.zoom *= 2;
  phone.at->table.camera.now = phone.at->table.camera.wanted = before;
  undo_move(phone.at->view);
  phone.frames.draw(5);
  const View& after = phone.at->table.camera.now;
  EXPECT_FLOAT_EQ(after.zoom, before.zoom);
  EXPECT_FLOAT_EQ(after.centre.x, before.centre.x);
  EXPECT_FLOAT_EQ(after.centre.y, before.centre.y);
}

TEST(Phone, NoTileIsShownOverASpotThatIsNotPointedAt) {
  LatePhone phone;
  lay_tile(phone.at->view, phone.crowded_spot());
  phone.frames.draw(3);
  undo_move(phone.at->view);
  phone.frames.draw(3);
  EXPECT_FALSE(phone.at->table.hand.placement);
  EXPECT_FALSE(phone.at->table.gestures.cursor);
  EXPECT_FALSE(phone.at->table.gestures.pointer);
}

}  // namespace
}  // namespace bastide::web::board_test
