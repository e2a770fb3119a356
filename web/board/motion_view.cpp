#include "web/board/motion_view.hpp"

#include <algorithm>
#include <cmath>

#include "web/art/laid.hpp"
#include "web/art/set_art.hpp"
#include "web/board/counting.hpp"
#include "web/board/features.hpp"
#include "web/board/motion.hpp"
#include "web/board/off_board.hpp"
#include "web/board/walks.hpp"
#include "web/drawing/board.hpp"
#include "web/drawing/pictures.hpp"
#include "web/drawing/pieces.hpp"
#include "web/session/session.hpp"
#include "web/session/settings.hpp"
#include "web/sets/explain.hpp"
#include "web/sets/page_set.hpp"
#include "web/ui/surfaces.hpp"
#include "web/ui/ui.hpp"
#include "web/ui/words.hpp"

namespace bastide::web {
namespace {

// A step while it is shown, `t` from 0 to 1.
struct Showing {
  const BoardDrawing& on;
  const Motion& motion;
  const OffBoard& off_board;
  const MotionStep& step;
  float t;
  const Event& event = step.events.front();
  const State& before = state_at(on.session, step.action);
  const State& after = state_at(on.session, step.action + 1);
};

ImVec2 node_on_screen(const BoardDrawing& on, const State& state, Node node) {
  return to_screen(on.camera, figure_point(on.session, on.pictures, state.board, node));
}

ImVec2 tile_on_screen(const BoardDrawing& on, const State& state, TileIndex tile) {
  return to_screen(on.camera, middle_of(state.board, tile));
}

// Where a player's pieces and points go: to the player's place, or off the board where it is not
// shown.
ImVec2 home_of(const Showing& show, PlayerIndex player) {
  const Point& place = show.off_board.score[player];
  if (place.x != 0 || place.y != 0) return place;
  const Area& board = show.on.area;
  return {board.x + board.width / 2, board.y};
}

// From the hand, above the panel.
void draw_flying_tile(const Showing& show) {
  const BoardDrawing& on = show.on;
  ImDrawList& draw = *ImGui::GetForegroundDrawList();
  const Board& board = show.after.board;
  const PlacedTile& tile = board.tiles[show.event.to.tile];
  const Position at = board.cells[tile.cell].at;
  const Point a = to_screen(on.camera, corner_of(at));
  const float zoom = on.camera.now.zoom;
  const Area& from = show.off_board.hand;
  const bool flies = !show.step.by_person && !on.ui.reduced_motion;
  const float way = flies ? eased(show.t) : 1;
  const float size = from.width + (zoom * 1.0f - from.width) * way;
  // Lifted over the table, then put down.
  const float lift = flies ? 1 + 0.14f * std::sin(show.t * 3.14159265f) : 1;
  const ImVec2 start(from.x + from.width / 2, from.y + from.height / 2);
  const ImVec2 end(a.x + zoom / 2, a.y + zoom / 2);
  const ImVec2 c = between(start, end, way);
  const float shadow = size * (lift - 1);
  // Drawn in its printed rotation, it rotates on the way.
  const float turn =
      -1.5707963f * static_cast<float>(tile.rotation == 3 ? -1 : tile.rotation) * (1 - way);
  draw_turned(draw, nullptr, {{c.x + shadow * 0.6f, c.y + shadow}, size * lift, turn},
              IM_COL32(0x20, 0x12, 4, 0x40));
  const unsigned variant = art::next_variant(board, tile.type, show.event.to.tile);
  if (const TilePicture picture = tile_picture(
          on.pictures, on.game, {tile.type, tile.rotation, variant}, zoom * on.theme.density))
    draw_turned(draw, picture, {c, size * lift, turn},
                faded(mix(IM_COL32_WHITE, on.land, way), picture.alpha));
}

void draw_points(const Showing& show) {
  const Scoring& scoring = show.event.scoring;
  const GamePaint paint = over_all(show.on);
  const auto& [on, motion, off_board, step, t, event, before, after] = show;
  const Area& board = on.area;
  ImVec2 from(board.x + board.width / 2, board.y + board.height / 2);  // tokens that have been won
  if (scoring.node != no_node)
    from = node_on_screen(on, after, scoring.node);
  else if (const auto at = scoring_point(scoring))
    from = to_screen(on.camera, *at);
  int nth = 0;
  for (PlayerIndex p = 0; p < on.game.sides; ++p) {
    if (!(scoring.owners >> p & 1)) continue;
    const float rise = on.ui.reduced_motion ? 0 : eased(std::clamp((t - 0.35f) / 0.4f, 0.0f, 1.0f));
    const float fade = t < 0.15f ? t / 0.15f : t > 0.8f ? std::max(0.0f, (0.95f - t) / 0.15f) : 1;
    const ImVec2 start(from.x + static_cast<float>(nth) * px(on.theme, 52),
                       from.y - px(on.theme, 26));
    ImVec2 c = between(start, home_of(show, p), rise);
    const int colour = colour_of(on.session, p);
    const std::string text = "+" + std::to_string(scoring.points[p]);
    // The symbol before the points says what they are for.
    const ImVec2 words = ui_text_size(on.theme, text, Face::heading);
    const bool has_sign =
        scoring.cause == ScoreCause::completed || scoring.cause == ScoreCause::final;
    const float sign = has_sign ? words.y * 0.8f : 0, pad = px(on.theme, 9);
    const ImVec2 size(words.x + sign * 1.15f, words.y);
    // Kept inside the window.
    c.x = std::min(c.x, ImGui::GetIO().DisplaySize.x - size.x / 2 - 2 * pad);
    const ImVec2 min(c.x - size.x / 2 - pad, c.y - size.y / 2),
        max(c.x + size.x / 2 + pad, c.y + size.y / 2);
    paint.draw.AddRectFilled({min.x + 1, min.y + 3}, {max.x + 1, max.y + 3},
                             faded(IM_COL32(0x20, 0x12, 4, 0x60), fade), size.y / 2);
    paint.draw.AddRectFilled(min, max, faded(player_colour(colour), fade), size.y / 2);
    paint.draw.AddRect(min, max, faded(IM_COL32(255, 250, 236, 200), fade), size.y / 2, 0, 1.5f);
    if (has_sign)
      draw_art_icon(paint, icon_of(scoring.feature), {c.x - size.x / 2 + sign / 2, c.y}, sign,
                    faded(player_ink(colour), fade));
    ui_draw_text(paint, {c.x + size.x / 2 - words.x, c.y - size.y / 2}, text, Face::heading,
                 faded(player_ink(colour), fade));
    ++nth;
  }
}

void draw_count(const Showing& show) {
  if (show.step.counting <= 0) return;
  draw_counting(of_board(show.on, show.after.board), show.event.scoring, counted(show.motion),
                std::clamp((0.9f - show.t) * 5, 0.0f, 1.0f));
}

// A figure in the air, over its shadow.
void draw_in_the_air(const GamePaint& paint, const FigureShown& figure, ImVec2 at, float height,
                     float size, float alpha) {
  if (height > size * 0.04f)
    draw_ground_shadow(paint.draw, {at.x + height * 0.35f, at.y + size * 0.3f + height * 0.15f},
                       size * 0.7f, alpha / (1 + height / size));
  draw_piece(paint, figure, {at.x, at.y - height}, size * (1 + height / size * 0.1f), alpha);
}

// Moves from one place to another in a high arc.
void draw_flying_figure(const BoardDrawing& on, const FigureShown& figure, ImVec2 from, ImVec2 to,
                        float t) {
  const float size = figure_size(on.camera), way = on.ui.reduced_motion ? 1 : eased(t);
  const float far = std::hypot(to.x - from.x, to.y - from.y);
  const float height = std::min(far * 0.35f, size * 2.5f) * 4 * way * (1 - way);
  draw_in_the_air(on, figure, between(from, to, way), height, size, 1);
}

// Whether a figure lies in a field.
bool lies(const Game& game, const State& state, Node node, Piece piece) {
  return kind_of(game.tables, state.board, node) == SegmentKind::field &&
         !art::figure_art(piece).stands_in_fields;
}

void draw_dropping_figure(const Showing& show) {
  const auto& [on, motion, off_board, step, t, event, before, after] = show;
  const ImVec2 at = node_on_screen(on, after, event.to.node);
  const bool lying = lies(on.game, after, event.to.node, event.piece);
  const FigureShown figure{event.owner, event.piece};
  const float size = figure_size(on.camera), alpha = std::min(1.0f, t * 6);
  if (on.ui.reduced_motion)
    return draw_piece(on, {event.owner, event.piece, lying}, at, size, alpha);
  if (event.from.kind == PlaceKind::air)
    return draw_flying_figure(on, figure, tile_on_screen(on, before, before.placed), at, t);
  if (!lying) return draw_in_the_air(on, figure, at, bounce(t) * size * 1.3f, size, alpha);
  // A farmer drops standing, then lies down.
  constexpr float stands = 0.5f;
  if (t < stands)
    draw_in_the_air(on, figure, at, bounce(t / stands * 0.6f) * size * 1.3f, size, alpha);
  else
    draw_tipping_piece(on, figure, eased((t - stands) / (1 - stands)), at, size);
}

// Goes along the road if there is one, then to the player's panel, swaying from foot to foot.
void draw_walking_home(const Showing& show, const Event& event, float t) {
  const BoardDrawing& on = show.on;
  const GamePaint paint = over_all(on);
  const float full = figure_size(on.camera);
  const FigureShown figure{event.owner, event.piece};
  const ImVec2 to = home_of(show, event.owner);
  // Lying figures get up first.
  constexpr float rising = 0.2f;
  const bool lay = lies(on.game, show.before, event.from.node, event.piece);
  if (lay && t < rising)
    return draw_tipping_piece(paint, figure, 1 - eased(t / rising),
                              node_on_screen(on, show.before, event.from.node), full);
  const float walked = lay ? (t - rising) / (1 - rising) : t;
  const std::vector<Point> path = walk_along(on.session, on.pictures, show.before.board,
                                             event.from.node, to_world(on.camera, to));
  const float along = path.size() > 1 ? 0.55f : 0.0f;  // share of the duration
  const Point end =
      to_screen(on.camera, point_on(path, along > 0 ? eased(std::min(1.0f, walked / along)) : 1));
  const float way = eased(std::clamp((walked - along) / (1 - along), 0.0f, 1.0f));
  ImVec2 at = between(end, to, way);
  const float pace = along > 0 ? 14 + 5 * length_of(path) : 18.8f;
  const float step = std::sin(walked * pace) * (1 - way), size = full * (1 - way) + 20 * way;
  draw_ground_shadow(paint.draw, {at.x, at.y + size * 0.34f}, size * 0.5f, 0.5f * (1 - way));
  at.y -= std::fabs(step) * full * 0.12f;
  draw_tipping_piece(paint, figure, 0.07f * step, at, size, 1 - way * way * way);
}

// Those that leave together set out one after another.
void draw_walks_home(const Showing& show) {
  const std::vector<Event>& events = show.step.events;
  const float last = events.size() > 1 ? 0.3f : 0;  // sets out then
  for (std::size_t i = 0; i < events.size(); ++i) {
    const float late =
        i == 0 ? 0 : last * static_cast<float>(i) / static_cast<float>(events.size() - 1);
    draw_walking_home(show, events[i], std::clamp((show.t - late) / (1 - last), 0.0f, 1.0f));
  }
}

// A figure that belongs to nobody flies from where it stood.
void draw_neutral(const Showing& show) {
  const auto& [on, motion, off_board, step, t, event, before, after] = show;
  const float size = figure_size(on.camera);
  const FigureShown figure{no_player, event.piece};
  ImVec2 to = node_on_screen(on, after, event.to.node);
  const float north = on.camera.now.zoom * art::figure_art(event.piece).north;
  to.y -= north;
  if (event.from.kind != PlaceKind::segment) {
    const float height = on.ui.reduced_motion ? 0 : bounce(t) * size * 1.3f;
    draw_in_the_air(on, figure, to, height, size, std::min(1.0f, t * 6));
    return;
  }
  ImVec2 from = node_on_screen(on, before, event.from.node);
  from.y -= north;
  draw_flying_figure(on, figure, from, to, t);
}

// Position of something dropped onto the board.
ImVec2 dropping(const Ui& ui, ImVec2 at, float t, float size) {
  return {at.x, at.y - (ui.reduced_motion ? 0 : bounce(t) * size * 1.3f)};
}

// Whatever has been won flies to its player.
void draw_winnings(const Showing& show) {
  const auto& [on, motion, off_board, step, t, event, before, after] = show;
  const auto& place = event.from;
  const ImVec2 from = place.node == no_node ? tile_on_screen(on, after, place.tile)
                                            : node_on_screen(on, after, place.node);
  const ImVec2 home = home_of(show, event.to.player);
  const float way = on.ui.reduced_motion ? 0 : eased(std::clamp((t - 0.25f) / 0.7f, 0.0f, 1.0f));
  const float size = px(on.theme, 44) * (1 - 0.5f * way);
  std::vector<Piece> tokens;
  for (const Event& won : step.events) tokens.insert(tokens.end(), won.count, won.piece);
  float x = -static_cast<float>(tokens.size() - 1) / 2;
  for (const Piece token : tokens) {
    draw_token(over_all(on), token, between({from.x + x * size, from.y}, home, way), size,
               std::min(1.0f, t * 6) * (1 - way * way * way));
    x += 1;
  }
}

// A tile that fits nowhere is held up for everybody to see.
void draw_put_aside(const Showing& show) {
  const BoardDrawing& on = show.on;
  ImDrawList& draw = *ImGui::GetForegroundDrawList();
  const float size = std::min(px(on.theme, 150), on.area.height * 0.4f);
  const float fade = std::min({1.0f, show.t * 6, (1 - show.t) * 6});
  const ImVec2 min(on.area.x + (on.area.width - size) / 2, on.area.y + (on.area.height - size) / 2);
  const ImTextureID picture =
      tile_picture(on.pictures, on.game,
                   {show.event.type, 0, art::next_variant(on.board, show.event.type, on.tiles)},
                   size * on.theme.density);
  draw.AddRectFilled({min.x + 4, min.y + 8}, {min.x + size + 4, min.y + size + 8},
                     faded(IM_COL32(0x20, 0x12, 4, 0x70), fade), 5);
  if (picture)
    draw.AddImage(picture, min, {min.x + size, min.y + size}, {0, 0}, {1, 1},
                  faded(IM_COL32_WHITE, fade));
}

void draw_move(const Showing& show) {
  const auto& [on, motion, off_board, step, t, event, before, after] = show;
  const bool on_board = event.to.tile != no_tile, from_board = event.from.tile != no_tile;
  const float size = figure_size(on.camera);
  if (event.piece == Piece::tile) {
    if (on_board)
      draw_flying_tile(show);
    else if (event.type != no_type &&
             (event.to.kind == PlaceKind::off || event.to.kind == PlaceKind::bag))
      draw_put_aside(show);
  } else if (art::token_of(event.piece)) {
    if (!on_board) return draw_winnings(show);
    draw_token(on, event.piece, dropping(on.ui, tile_on_screen(on, after, event.to.tile), t, size),
               size * 0.6f);
  } else if (event.owner == no_player) {
    if (on_board) draw_neutral(show);
  } else if (const auto to = board_point(event.to)) {
    draw_piece(on, {event.owner, event.piece}, dropping(on.ui, to_screen(on.camera, *to), t, size),
               size, std::min(1.0f, t * 6));
  } else if (const auto from = board_point(event.from)) {
    const float way = on.ui.reduced_motion ? 1 : eased(t);
    draw_piece(over_all(on), {event.owner, event.piece},
               between(to_screen(on.camera, *from), home_of(show, event.owner), way), size,
               1 - way * way * way);
  } else if (on_board) {
    draw_dropping_figure(show);
  } else if (from_board) {
    draw_walks_home(show);
  }
}

// Returns whether a set has drawn it.
bool draw_by_set(const Showing& show) {
  const BoardDrawing on = of_board(show.on, show.after.board, show.on.tiles);
  bool drawn = false;
  for (const Event& event : show.step.events)
    for (const PageSet* page : page_sets())
      drawn |= page->draw_event &&
               page->draw_event(on, ShownEvent{event, show.before, show.after, show.t});
  return drawn;
}

}  // namespace

void draw_motion_below(const BoardDrawing& on, const Motion& motion) {
  const MotionStep* step = running_step(motion);
  if (!step || step->events.front().kind != EventKind::scored) return;
  const Scoring& scoring = step->events.front().scoring;
  if (scoring.owners == 0 || scoring.node == no_node) return;
  const float t = progress(motion);
  const float begun = step->counting > 0 ? counted(motion) : t;
  const float glow = std::min({1.0f, begun * 6, (1 - t) * 4});
  const BoardDrawing scored = of_board(on, state_at(on.session, step->action + 1).board);
  tint_feature(scored, scoring.node, faded(IM_COL32(0xff, 0xdf, 0x6e, 0xff), 0.28f * glow));
  draw_owned(scored, scoring.node, scoring.owners, edge_picture, glow);
}

void draw_motion_above(const BoardDrawing& on, const Motion& motion, const OffBoard& off_board) {
  const MotionStep* step = running_step(motion);
  if (!step || step->seconds <= 0) return;
  const Showing show{on, motion, off_board, *step, progress(motion)};
  if (show.event.kind == EventKind::scored) {
    draw_count(show);
    if (counted(motion) >= 1) draw_points(show);
    return;
  }
  if (draw_by_set(show)) return;
  if (show.event.kind == EventKind::moved) draw_move(show);
}

std::optional<Area> draw_caption(const BoardDrawing& on, const Texts& texts,
                                 const Settings& settings, const Motion& motion) {
  const MotionStep* step = running_step(motion);
  if (!step || step->seconds <= 0) return {};
  const Event& event = step->events.front();
  constexpr float readable = 0.7f;
  if (step->seconds * settings.animation_speed < readable) return {};
  for (const PageSet* page : page_sets())
    if (page->silence && progress(motion) < page->silence(event)) return {};
  const Session& session = on.session;
  const std::string text =
      event.kind == EventKind::scored
          ? explain(texts, session.record, session.game, event.scoring)
          : explain(texts, session.record, session.game, state_at(session, step->action + 1),
                    {&event, told_as_one(step->events, 0)}, settings.show_coordinates);
  if (text.empty()) return {};
  const Paint paint{on.theme, *ImGui::GetForegroundDrawList()};
  const float pad = px(on.theme, 14);
  const float wrap = std::min(em(on.theme, 520), on.area.width - 4 * pad);
  const ImVec2 size = ui_text_size(on.theme, text, Face::text, wrap);
  const Area sheet{on.area.x + (on.area.width - size.x) / 2 - pad, on.area.y + px(on.theme, 12),
                   size.x + 2 * pad, size.y + pad};
  draw_paper(paint, sheet.min(), sheet.max(), colour::paper_high, 9);
  ui_draw_paragraph(paint, {sheet.x + pad, sheet.y + pad / 2}, text, Face::text, colour::ink, wrap);
  return sheet;
}

}  // namespace bastide::web
