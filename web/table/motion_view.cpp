#include "web/table/motion_view.hpp"

#include <algorithm>
#include <cmath>

#include "web/art/laid.hpp"
#include "web/sets/explain.hpp"
#include "web/sets/page_set.hpp"
#include "web/table/choices.hpp"
#include "web/table/counting.hpp"
#include "web/table/features.hpp"
#include "web/table/pieces.hpp"
#include "web/table/table_view.hpp"
#include "web/table/walks.hpp"
#include "web/ui/widgets.hpp"

namespace bastide::web {
namespace {

ImVec2 node_on_screen(const Session& session, const Camera& camera, Pictures& pictures,
                      std::size_t state, Node node) {
  const Board& board = session.states[state].board;
  const Point p = to_screen(camera, figure_point(session, pictures, board, node));
  return {p.x, p.y};
}

ImVec2 home_of(const Table& table, PlayerIndex player) {
  const Point& p = table.score_place[player];
  return {p.x, p.y};
}

void draw_flying_tile(Ui& ui, Session& session, Table& table, ImDrawList& draw,
                      const MotionStep& step, float t) {
  const Event& event = step.events.front();
  const Board& board = session.states[step.action + 1].board;
  const PlacedTile& tile = board.tiles[event.to.tile];
  const Position at = board.cells[tile.cell].at;
  const Point a = to_screen(table.camera, {static_cast<float>(at.x), static_cast<float>(at.y)});
  const float zoom = table.camera.now.zoom;
  const Area& from = table.hand_place;
  const bool flies = !step.by_person && !ui.reduced_motion;
  const float way = flies ? eased(t) : 1;
  const float size = from.width + (zoom * 1.0f - from.width) * way;
  // Lifted over the table, then put down.
  const float lift = flies ? 1 + 0.14f * std::sin(t * 3.14159265f) : 1;
  const ImVec2 start(from.x + from.width / 2, from.y + from.height / 2);
  const ImVec2 end(a.x + zoom / 2, a.y + zoom / 2);
  const ImVec2 c = between(start, end, way);
  const float shadow = size * (lift - 1);
  // Drawn in its printed rotation, it rotates on the way.
  const float turn =
      -1.5707963f * static_cast<float>(tile.rotation == 3 ? -1 : tile.rotation) * (1 - way);
  draw_turned(draw, nullptr, {c.x + shadow * 0.6f, c.y + shadow}, size * lift, turn,
              IM_COL32(0x20, 0x12, 4, 0x40));
  draw_turned(
      draw,
      tile_or_sketch(table.pictures, session.game, tile.type, tile.rotation,
                     art::next_variant(board, tile.type, event.to.tile), zoom * ui.theme.density),
      c, size * lift, turn);
}

void draw_points(Ui& ui, const Session& session, Table& table, const MotionStep& step, float t) {
  const Scoring& scoring = step.events.front().scoring;
  const Area& board = table.layout.board;
  ImVec2 from(board.x + board.width / 2, board.y + board.height / 2);  // tokens that have been won
  if (scoring.node != no_node)
    from = node_on_screen(session, table.camera, table.pictures, step.action + 1, scoring.node);
  else if (const auto at = scoring_point(scoring))
    from = on_screen(table.camera, *at);
  ImDrawList& draw = *ImGui::GetForegroundDrawList();
  int nth = 0;
  for (PlayerIndex p = 0; p < session.game.sides; ++p) {
    if (!(scoring.owners >> p & 1)) continue;
    const float rise = ui.reduced_motion ? 0 : eased(std::clamp((t - 0.35f) / 0.4f, 0.0f, 1.0f));
    const float fade = t < 0.15f ? t / 0.15f : t > 0.8f ? std::max(0.0f, (0.95f - t) / 0.15f) : 1;
    const ImVec2 start(from.x + static_cast<float>(nth) * px(ui.theme, 52),
                       from.y - px(ui.theme, 26));
    ImVec2 c = between(start, home_of(table, p), rise);
    const int colour = colour_of(session, p);
    const std::string text = "+" + std::to_string(scoring.points[p]);
    // The symbol before the points says what they are for.
    const ImVec2 words = ui_text_size(ui.theme, text, Face::heading);
    const bool has_sign =
        scoring.cause == ScoreCause::completed || scoring.cause == ScoreCause::final;
    const float sign = has_sign ? words.y * 0.8f : 0, pad = px(ui.theme, 9);
    const ImVec2 size(words.x + sign * 1.15f, words.y);
    // Kept inside the window.
    c.x = std::min(c.x, ImGui::GetIO().DisplaySize.x - size.x / 2 - 2 * pad);
    const ImVec2 min(c.x - size.x / 2 - pad, c.y - size.y / 2),
        max(c.x + size.x / 2 + pad, c.y + size.y / 2);
    draw.AddRectFilled({min.x + 1, min.y + 3}, {max.x + 1, max.y + 3},
                       faded(IM_COL32(0x20, 0x12, 4, 0x60), fade), size.y / 2);
    draw.AddRectFilled(min, max, faded(player_colour(colour), fade), size.y / 2);
    draw.AddRect(min, max, faded(IM_COL32(255, 250, 236, 200), fade), size.y / 2, 0, 1.5f);
    if (has_sign)
      draw_art_icon(ui.theme, table.pictures, draw, icon_of(scoring.feature),
                    {c.x - size.x / 2 + sign / 2, c.y}, sign, faded(player_ink(colour), fade));
    ui_draw_text(ui.theme, draw, {c.x + size.x / 2 - words.x, c.y - size.y / 2}, text,
                 Face::heading, faded(player_ink(colour), fade));
    ++nth;
  }
}

void draw_count(Ui& ui, const Session& session, Table& table, ImDrawList& draw,
                const MotionStep& step, float t) {
  if (step.counting <= 0) return;
  const Board& board = session.states[step.action + 1].board;
  const BoardDrawing on{ui,           session.game,       board,          board.tiles.size(),
                        table.camera, table.layout.board, table.pictures, draw};
  draw_counting(on, session, step.events.front().scoring, counted(table.motion),
                std::clamp((0.9f - t) * 5, 0.0f, 1.0f));
}

ImVec2 tile_on_screen(const Session& session, const Camera& camera, std::size_t state,
                      TileIndex tile) {
  const Board& board = session.states[state].board;
  const Position at = board.cells[board.tiles[tile].cell].at;
  const Point p =
      to_screen(camera, {static_cast<float>(at.x) + 0.5f, static_cast<float>(at.y) + 0.5f});
  return {p.x, p.y};
}

// A figure in the air, over its shadow.
void draw_in_the_air(const Theme& theme, const Session& session, Pictures& pictures,
                     ImDrawList& draw, PlayerIndex owner, int kind, ImVec2 at, float height,
                     float size, float alpha) {
  if (height > size * 0.04f)
    draw_ground_shadow(draw, {at.x + height * 0.35f, at.y + size * 0.3f + height * 0.15f},
                       size * 0.7f, alpha / (1 + height / size));
  draw_kind(theme, session, pictures, draw, owner, kind, {at.x, at.y - height},
            size * (1 + height / size * 0.1f), alpha);
}

// Moves from one place to another in a high arc.
void draw_flying_figure(Ui& ui, const Session& session, Pictures& pictures, ImDrawList& draw,
                        PlayerIndex owner, int kind, ImVec2 from, ImVec2 to, float t, float size) {
  const float way = ui.reduced_motion ? 1 : eased(t);
  const float far = std::hypot(to.x - from.x, to.y - from.y);
  const float height = std::min(far * 0.35f, size * 2.5f) * 4 * way * (1 - way);
  draw_in_the_air(ui.theme, session, pictures, draw, owner, kind, between(from, to, way), height,
                  size, 1);
}

void draw_dropping_figure(Ui& ui, const Session& session, const Camera& camera, Pictures& pictures,
                          ImDrawList& draw, const MotionStep& step, float t) {
  const Event& event = step.events.front();
  const Board& board = session.states[step.action + 1].board;
  const ImVec2 at = node_on_screen(session, camera, pictures, step.action + 1, event.to.node);
  const bool lying = kind_of(session.game.tables, board, event.to.node) == SegmentKind::field &&
                     !art::figure_art(event.piece).stands_in_fields;
  const float size = figure_size(camera);
  const float alpha = std::min(1.0f, t * 6);
  const auto kind = static_cast<int>(event.piece);
  if (ui.reduced_motion) {
    draw_piece(ui.theme, session, pictures, draw, event.owner, event.piece, lying, at, size, alpha);
    return;
  }
  if (event.from.kind == PlaceKind::air) {
    const ImVec2 from =
        tile_on_screen(session, camera, step.action, session.states[step.action].placed);
    draw_flying_figure(ui, session, pictures, draw, event.owner, kind, from, at, t, size);
    return;
  }
  if (!lying) {
    draw_in_the_air(ui.theme, session, pictures, draw, event.owner, kind, at,
                    bounce(t) * size * 1.3f, size, alpha);
    return;
  }
  // A farmer drops standing, then lies down.
  constexpr float stands = 0.5f;
  if (t < stands)
    draw_in_the_air(ui.theme, session, pictures, draw, event.owner, kind, at,
                    bounce(t / stands * 0.6f) * size * 1.3f, size, alpha);
  else
    draw_tipping_piece(ui.theme, session, pictures, draw, event.owner, event.piece,
                       eased((t - stands) / (1 - stands)), at, size);
}

// Goes along the road if there is one, then to the player's panel.
void draw_walking_home(const Theme& theme, const Session& session, Table& table,
                       const MotionStep& step, float t) {
  ImDrawList& draw = *ImGui::GetForegroundDrawList();
  const Board& board = session.states[step.action].board;
  for (const Event& event : step.events) {
    const ImVec2 to = home_of(table, event.owner);
    // Lying figures get up first.
    constexpr float rising = 0.2f;
    const bool lay = kind_of(session.game.tables, board, event.from.node) == SegmentKind::field &&
                     !art::figure_art(event.piece).stands_in_fields;
    if (lay && t < rising) {
      draw_tipping_piece(
          theme, session, table.pictures, draw, event.owner, event.piece, 1 - eased(t / rising),
          node_on_screen(session, table.camera, table.pictures, step.action, event.from.node),
          figure_size(table.camera));
      continue;
    }
    const float walked = lay ? (t - rising) / (1 - rising) : t;
    const std::vector<Point> path = walk_along(session, table.pictures, board, event.from.node,
                                               to_world(table.camera, {to.x, to.y}));
    const float along = path.size() > 1 ? 0.55f : 0.0f;  // share of the duration
    const Point end = to_screen(
        table.camera, point_on(path, along > 0 ? eased(std::min(1.0f, walked / along)) : 1));
    const float way = eased(std::clamp((walked - along) / (1 - along), 0.0f, 1.0f));
    ImVec2 at = between({end.x, end.y}, to, way);
    // A bobbing walk.
    const float pace = along > 0 ? 14 + 5 * length_of(path) : 9.4f;
    at.y -= std::fabs(std::sin(walked * pace)) * figure_size(table.camera) * 0.12f * (1 - way);
    const float size = figure_size(table.camera) * (1 - way) + 20 * way;
    draw_piece(theme, session, table.pictures, draw, event.owner, event.piece, false, at, size,
               1 - way * way * way);
  }
}

// A figure that belongs to nobody flies from where it stood.
void draw_neutral(Ui& ui, const Session& session, const Camera& camera, Pictures& pictures,
                  ImDrawList& draw, const MotionStep& step, float t) {
  const Event& event = step.events.front();
  const float size = figure_size(camera);
  const int kind = static_cast<int>(event.piece);
  ImVec2 to = node_on_screen(session, camera, pictures, step.action + 1, event.to.node);
  const float north = camera.now.zoom * art::figure_art(event.piece).north;
  to.y -= north;
  if (event.from.kind != PlaceKind::segment) {
    const float height = ui.reduced_motion ? 0 : bounce(t) * size * 1.3f;
    draw_in_the_air(ui.theme, session, pictures, draw, no_player, kind, to, height, size,
                    std::min(1.0f, t * 6));
    return;
  }
  ImVec2 from = node_on_screen(session, camera, pictures, step.action, event.from.node);
  from.y -= north;
  draw_flying_figure(ui, session, pictures, draw, no_player, kind, from, to, t, size);
}

// Position of something dropped onto the board.
ImVec2 dropping(Ui& ui, ImVec2 at, float t, float size) {
  return {at.x, at.y - (ui.reduced_motion ? 0 : bounce(t) * size * 1.3f)};
}

// Whatever has been won flies to its player.
void draw_winnings(Ui& ui, const Session& session, Table& table, const MotionStep& step, float t) {
  const auto& place = step.events.front().from;
  const PlayerIndex player = step.events.front().to.player;
  const ImVec2 from =
      place.node == no_node
          ? tile_on_screen(session, table.camera, step.action + 1, place.tile)
          : node_on_screen(session, table.camera, table.pictures, step.action + 1, place.node);
  ImDrawList& draw = *ImGui::GetForegroundDrawList();
  const float way = ui.reduced_motion ? 0 : eased(std::clamp((t - 0.25f) / 0.7f, 0.0f, 1.0f));
  const float size = px(ui.theme, 44) * (1 - 0.5f * way);
  std::vector<Piece> tokens;
  for (const Event& event : step.events) tokens.insert(tokens.end(), event.count, event.piece);
  float x = -static_cast<float>(tokens.size() - 1) / 2;
  for (const Piece token : tokens) {
    const ImVec2 start(from.x + x * size, from.y);
    draw_token(ui.theme, table.pictures, draw, token, between(start, home_of(table, player), way),
               size, std::min(1.0f, t * 6) * (1 - way * way * way));
    x += 1;
  }
}

// A tile that fits nowhere is held up for everybody to see.
void draw_put_aside(const Theme& theme, const Session& session, const DisplayState& display,
                    const TableLayout& layout, Pictures& pictures, const MotionStep& step,
                    float t) {
  const Event& event = step.events.front();
  ImDrawList& draw = *ImGui::GetForegroundDrawList();
  const Area& area = layout.board;
  const float size = std::min(px(theme, 150), area.height * 0.4f);
  const float fade = std::min({1.0f, t * 6, (1 - t) * 6});
  const ImVec2 min(area.x + (area.width - size) / 2, area.y + (area.height - size) / 2);
  const ImTextureID picture =
      tile_or_sketch(pictures, session.game, event.type, 0,
                     art::next_variant(board_of(session, display), event.type, display.tiles),
                     size * theme.density);
  draw.AddRectFilled({min.x + 4, min.y + 8}, {min.x + size + 4, min.y + size + 8},
                     faded(IM_COL32(0x20, 0x12, 4, 0x70), fade), 5);
  draw.AddImage(picture, min, {min.x + size, min.y + size}, {0, 0}, {1, 1},
                faded(IM_COL32_WHITE, fade));
}

void draw_move(Ui& ui, Session& session, Table& table, ImDrawList& draw, const MotionStep& step,
               float t) {
  const Event& event = step.events.front();
  const bool on_board = event.to.tile != no_tile, from_board = event.from.tile != no_tile;
  if (event.piece == Piece::tile) {
    if (on_board)  // from the hand, above the panel
      draw_flying_tile(ui, session, table, *ImGui::GetForegroundDrawList(), step, t);
    else if (event.type != no_type &&
             (event.to.kind == PlaceKind::off || event.to.kind == PlaceKind::bag))
      draw_put_aside(ui.theme, session, table.display, table.layout, table.pictures, step, t);
  } else if (art::token_of(event.piece)) {
    if (!on_board) return draw_winnings(ui, session, table, step, t);
    const float size = figure_size(table.camera);
    const ImVec2 at = tile_on_screen(session, table.camera, step.action + 1, event.to.tile);
    draw_token(ui.theme, table.pictures, draw, event.piece, dropping(ui, at, t, size), size * 0.6f);
  } else if (event.owner == no_player) {
    if (on_board) draw_neutral(ui, session, table.camera, table.pictures, draw, step, t);
  } else if (const auto to = board_point(event.to)) {
    const float size = figure_size(table.camera);
    draw_piece(ui.theme, session, table.pictures, draw, event.owner, event.piece, false,
               dropping(ui, on_screen(table.camera, *to), t, size), size, std::min(1.0f, t * 6));
  } else if (const auto from = board_point(event.from)) {
    const float way = ui.reduced_motion ? 1 : eased(t);
    draw_piece(ui.theme, session, table.pictures, *ImGui::GetForegroundDrawList(), event.owner,
               event.piece, false,
               between(on_screen(table.camera, *from), home_of(table, event.owner), way),
               figure_size(table.camera), 1 - way * way * way);
  } else if (on_board) {
    draw_dropping_figure(ui, session, table.camera, table.pictures, draw, step, t);
  } else if (from_board) {
    draw_walking_home(ui.theme, session, table, step, t);
  }
}

// Returns whether a set has drawn it.
bool draw_by_set(Ui& ui, const Session& session, Table& table, ImDrawList& draw,
                 const MotionStep& step, float t) {
  const State &before = session.states[step.action], &after = session.states[step.action + 1];
  const BoardDrawing on{ui,           session.game,       after.board,    table.display.tiles,
                        table.camera, table.layout.board, table.pictures, draw};
  bool drawn = false;
  for (const Event& event : step.events)
    for (const PageSet* page : page_sets())
      drawn |= page->draw_event && page->draw_event(on, ShownEvent{event, before, after, t});
  return drawn;
}

}  // namespace

void draw_motion_below(const Session& session, Table& table, ImDrawList& draw) {
  const MotionStep* step = running_step(table.motion);
  if (!step || step->events.front().kind != EventKind::scored) return;
  const Event& event = step->events.front();
  if (event.scoring.owners == 0 || event.scoring.node == no_node) return;
  const float t = progress(table.motion);
  const float begun = step->counting > 0 ? counted(table.motion) : t;
  const float glow = std::min({1.0f, begun * 6, (1 - t) * 4});
  const Board& board = session.states[step->action + 1].board;
  tint_feature(session, table.camera, table.pictures, draw, board, board.tiles.size(),
               event.scoring.node, faded(IM_COL32(0xff, 0xdf, 0x6e, 0xff), 0.28f * glow));
  draw_owned(session, table.camera, table.pictures, draw, board, board.tiles.size(),
             event.scoring.node, event.scoring.owners, edge_picture, glow);
}

void draw_motion_above(Ui& ui, Session& session, Table& table, ImDrawList& draw) {
  const MotionStep* step = running_step(table.motion);
  if (!step || step->seconds <= 0) return;
  const float t = progress(table.motion);
  const Event& event = step->events.front();
  if (event.kind == EventKind::scored) {
    draw_count(ui, session, table, draw, *step, t);
    if (counted(table.motion) >= 1) draw_points(ui, session, table, *step, t);
    return;
  }
  if (draw_by_set(ui, session, table, draw, *step, t)) return;
  if (event.kind == EventKind::moved) draw_move(ui, session, table, draw, *step, t);
}

void draw_caption(TableView& view) {
  const MotionStep* step = running_step(view.table.motion);
  if (!step || step->seconds <= 0) return;
  const Event& event = step->events.front();
  const Session& session = view.session;
  std::string text;
  constexpr float readable = 0.7f;
  if (step->seconds * view.settings.animation_speed < readable) return;
  for (const PageSet* page : page_sets())
    if (page->silence && progress(view.table.motion) < page->silence(event)) return;
  text = event.kind == EventKind::scored
             ? explain(view.texts, session.record, session.game, event.scoring)
             : explain(view.texts, session.record, session.game, session.states[step->action + 1],
                       {&event, told_as_one(step->events, 0)}, view.settings.show_coordinates);
  if (text.empty()) return;
  ImDrawList& draw = *ImGui::GetForegroundDrawList();
  const Area& area = view.table.layout.board;
  const float pad = px(view.ui.theme, 14);
  const float wrap = std::min(em(view.ui.theme, 520), area.width - 4 * pad);
  const ImVec2 size = ui_text_size(view.ui.theme, text, Face::text, wrap);
  const ImVec2 min(area.x + (area.width - size.x) / 2 - pad, area.y + px(view.ui.theme, 12));
  const ImVec2 max(min.x + size.x + 2 * pad, min.y + size.y + pad);
  draw_paper(view.ui.theme, draw, min, max, colour::paper_high, 9);
  view.table.panels.push_back({min.x, min.y, max.x - min.x, max.y - min.y});
  ui_draw_paragraph(view.ui.theme, draw, {min.x + pad, min.y + pad / 2}, text, Face::text,
                    colour::ink, wrap);
}

}  // namespace bastide::web
