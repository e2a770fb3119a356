#include "web/table/board_view.hpp"

#include <imgui.h>

#include <algorithm>

#include "web/art/laid.hpp"
#include "web/board/board_ground.hpp"
#include "web/board/board_marks.hpp"
#include "web/board/board_pieces.hpp"
#include "web/board/flourish_view.hpp"
#include "web/board/motion_view.hpp"
#include "web/board/surroundings.hpp"
#include "web/drawing/board.hpp"
#include "web/panels/advice_view.hpp"
#include "web/panels/analysis/analysis_panel.hpp"
#include "web/panels/coach_view.hpp"
#include "web/panels/drawn.hpp"
#include "web/panels/ending/ending_board.hpp"
#include "web/panels/ending/ending_state.hpp"
#include "web/panels/overlays.hpp"
#include "web/panels/table_view.hpp"
#include "web/panels/team_panel.hpp"
#include "web/play/board_aim.hpp"
#include "web/play/board_choices.hpp"
#include "web/play/board_controls.hpp"
#include "web/play/moves.hpp"
#include "web/play/play.hpp"
#include "web/session/session.hpp"
#include "web/session/settings.hpp"
#include "web/ui/badge.hpp"
#include "web/ui/probe.hpp"
#include "web/ui/ui.hpp"

namespace bastide::web {
namespace {

void draw_tile_frame(const BoardDrawing& on, TileIndex index, float weight) {
  const PlacedTile& tile = on.board.tiles[index];
  const Square s = square_of(on.camera, on.board.cells[tile.cell].at);
  const int colour = colour_of(on.session, tile.player);
  const float w = weight * std::clamp(on.camera.now.zoom * 0.03f, 2.0f, 4.0f);
  on.draw.AddRect({s.min.x - 1, s.min.y - 1}, {s.max.x + 1, s.max.y + 1},
                  faded(halo, 0.75f * weight), 3, 0, w + 2);
  on.draw.AddRect(s.min, s.max, player_colour(colour), 2, 0, w);
  const float badge = weight * std::clamp(on.camera.now.zoom * 0.2f, 10.0f, 24.0f);
  draw_player_badge(on.draw, {s.min.x - badge * 0.4f, s.min.y - badge * 0.4f}, badge, colour);
}

// The last tile, and before it, lighter, what a row of computer players placed, so that a person
// sees all that happened since the turn of the last person.
void draw_new_tiles(const BoardDrawing& on, const DisplayState& display) {
  const TileIndex last = last_tile(on.session, display);
  if (last == no_tile) return;
  const auto player = [&](TileIndex tile) { return on.board.tiles[tile].player; };
  const auto of_computer = [&](TileIndex tile) {
    return player(tile) != no_player && is_computer(on.session, player(tile));
  };
  TileIndex first = last;
  u32 seen = 0;  // at a table without people: no further back than one round
  for (; first > 0 && of_computer(first) && of_computer(static_cast<TileIndex>(first - 1));
       --first) {
    seen |= 1u << player(first);
    const PlayerIndex before = player(static_cast<TileIndex>(first - 1));
    if (before != player(first) && seen >> before & 1) break;
  }
  for (TileIndex tile = first; tile < last; ++tile) draw_tile_frame(on, tile, 0.7f);
  draw_tile_frame(on, last, 1);
}

// The space that an entry of the log points to.
void draw_shown_place(const BoardDrawing& on, const std::optional<Position>& place, double until) {
  if (!place || on.ui.now > until) return;
  const Square s = square_of(on.camera, *place);
  on.draw.AddRect({s.min.x - 3, s.min.y - 3}, {s.max.x + 3, s.max.y + 3}, halo, 5, 0, 7);
  on.draw.AddRect({s.min.x - 3, s.min.y - 3}, {s.max.x + 3, s.max.y + 3}, colour::accent, 5, 0, 4);
}

void draw_tentative(const BoardDrawing& on, const Hand& hand, const TileTween& tween) {
  const Position at = hand.placement->at;
  const Square s = square_of(on.camera, at);
  if (!hand.choice_only) {
    draw_tweened_tile(
        on.ui, tween, on.draw, s.min, s.max.x - s.min.x,
        tile_picture(on.pictures, on.game,
                     {hand.type, hand.rotation, art::next_variant(on.board, hand.type, on.tiles)},
                     tile_pixels(on), in_hand));
    on.draw.AddRect({s.min.x - 1, s.min.y - 1}, {s.max.x + 1, s.max.y + 1}, halo, 4, 0, 5.5f);
    on.draw.AddRect({s.min.x - 1, s.min.y - 1}, {s.max.x + 1, s.max.y + 1},
                    player_colour(own_colour(on.session)), 4, 0, 3);
  }
  probe_item(on.ui.probe, "table.cell." + std::to_string(at.x) + ',' + std::to_string(at.y),
             s.min.x, s.min.y, s.max.x - s.min.x, s.max.y - s.min.y);
}

}  // namespace

void draw_board(const TableView& view) {
  const Play& play = view.play;
  const Surroundings around = surroundings_of(view.settings, view.session, play.display.over);
  const BoardDrawing on{paint_of(view, *ImGui::GetBackgroundDrawList()),
                        view.ui,
                        board_of(view.session, play.display),
                        play.display.tiles,
                        play.camera,
                        play.layout.board,
                        play.wind,
                        around.land,
                        view.settings->no_hints};
  const bool told = is_told(view.ending);
  const bool helps = !view.settings->no_hints && !told;
  const bool rest = play.motion.steps.empty();
  const bool moves = person_moves(view.session, play) && rest;
  const bool tentative = moves && play.hand.placement && !play.hand.choice_only;
  TilesShown shown_tiles = tiles_shown(on, view.drawn.completion_fade, view.drawn.panels);
  nudge_tiles(on, play.motion.flourishes, shown_tiles);
  draw_cloth(on, shown_tiles, view.drawn.panels, around.cloth);
  draw_border(on);
  draw_tile_shadows(on, shown_tiles,
                    tentative ? std::optional(play.hand.placement->at) : std::nullopt);
  draw_tiles(on, shown_tiles);
  draw_rims(on, shown_tiles);
  draw_light(on, around, play.wind);
  draw_end_lights(on, view.ending, shown_tiles);
  if (helps && play.overlay.kind == Overlay::none) draw_claims(on, play.claims);
  const bool marks = view.settings->show_legal && helps;
  if (moves && !play.hand.choice_only && marks)
    for (const Spot& spot : play.hand.spots) draw_spot(on, spot);
  if (rest && marks && !play.display.over) draw_dead_cells(on, play);
  draw_motion_below(on, play.motion);
  draw_flourishes_below(on, play.motion.flourishes);
  const Action* chosen = play.hand.chosen ? &*play.hand.chosen : nullptr;
  const MotionStep* step = running_step(play.motion);
  const Event* shown = step ? &step->events.front() : nullptr;
  draw_set_pieces(on, chosen, shown);
  if (helps) draw_overlay(on, view);
  if (auto card = draw_look(on, view); card && !view.drawn.card) view.drawn.card = std::move(card);
  if (play.side == SidePanel::team) draw_pointed_bank(on, view.drawn.pointed_bank);
  if (!on_stage(view.ending)) draw_new_tiles(on, play.display);
  draw_shown_place(on, play.shown_place, play.shown_until);
  if (moves && play.hand.placement) draw_tentative(on, play.hand, play.tween);
  const bool chooses = moves && person_chooses(view.session, play);
  if (chooses) draw_choices_below(on, play);
  draw_tokens(on, play.display);
  draw_figures(on, play.display, play.motion.flourishes);
  draw_set_pieces_above(on, chosen, shown);
  if (helps) draw_overlay_signs(on, play);
  if (moves && !play.hand.choice_only) draw_aim(on, view.texts, view.settings, play);
  draw_advice(on, view);
  draw_row_numbers(on, view);
  draw_coached_turn(on, view);
  if (chooses) draw_choices_above(on, view);
  if (moves && (play.hand.placement || chooses)) draw_controls(on, view.texts, play);
  draw_flourishes_above(on, play.motion.flourishes);
  draw_motion_above(on, play.motion, view.drawn.off_board);
  draw_end_points(on, view.ending, play.display);
  if (view.settings->show_coordinates) draw_coordinates(on);
  view.drawn.turning = shown_tiles.turning;
  if (const auto caption = draw_caption(on, view.texts, view.settings, play.motion))
    view.drawn.panels.push_back(*caption);
}

}  // namespace bastide::web
