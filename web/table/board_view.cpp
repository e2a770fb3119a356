#include "web/table/board_view.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>

#include "engine/rules/scoring.hpp"
#include "web/app.hpp"
#include "web/table/features.hpp"
#include "web/table/motion_view.hpp"
#include "web/table/pieces.hpp"
#include "web/theme/widgets.hpp"

namespace bastide::web {
namespace {

constexpr ImU32 bare_tile = IM_COL32(0xa9, 0xbf, 0x62, 0xff);  // not painted yet
constexpr ImU32 halo = IM_COL32(0xff, 0xf8, 0xe4, 0xff);
constexpr ImU32 wrong = IM_COL32(0xb0, 0x2a, 0x1c, 0xff);

struct Square {
  ImVec2 min, max;
};

Square square_of(const Camera& camera, Position at) {
  const Point a = to_screen(camera, {static_cast<float>(at.x), static_cast<float>(at.y)});
  const Point b = to_screen(camera, {static_cast<float>(at.x) + 1, static_cast<float>(at.y) + 1});
  // Whole pixels: no seams between tiles.
  return {{std::round(a.x), std::round(a.y)}, {std::round(b.x), std::round(b.y)}};
}

bool visible(const Square& s, ImVec2 screen) {
  return s.max.x > 0 && s.max.y > 0 && s.min.x < screen.x && s.min.y < screen.y;
}

Square inset(const Square& s, float by) {
  return {{s.min.x + by, s.min.y + by}, {s.max.x - by, s.max.y - by}};
}

// What is being drawn, and with what.
struct Easel {
  App& app;
  Table& table;
  const Session& session;
  ImDrawList& draw;
  const Board& board;
  ImVec2 screen;
  float zoom;
  float pixels;  // device pixels per tile
};

void draw_cloth(Easel& v) {
  const ImTextureID linen = linen_picture(v.table.pictures);
  if (!linen) {
    v.draw.AddRectFilled({0, 0}, v.screen, IM_COL32(201, 184, 151, 255));
    return;
  }
  // The weave goes along with the board and keeps its own size.
  const float size = 256 / v.app.theme.density;
  const Point origin = to_screen(v.table.camera, {0, 0});
  const float step = 1 / v.app.theme.density;
  const auto start = [&](float o) {
    const float snapped = std::round(o / step) * step;
    return snapped - std::ceil(snapped / size) * size;
  };
  for (float y = start(origin.y); y < v.screen.y; y += size)
    for (float x = start(origin.x); x < v.screen.x; x += size)
      v.draw.AddImage(linen, {x, y}, {x + size, y + size});
}

void draw_tile_shadows(Easel& v, bool tentative) {
  const float depth = std::clamp(v.zoom * 0.055f, 1.5f, 8.0f);
  for (int layer = 4; layer >= 1; --layer) {
    const float spread = depth * static_cast<float>(layer) / 3;
    for (std::size_t i = 0; i < v.table.scene.tiles + (tentative ? 1 : 0); ++i) {
      const Position at = i < v.table.scene.tiles ? v.board.cells[v.board.tiles[i].cell].at
                                                  : v.table.hand.placement->at;
      const Square s = square_of(v.table.camera, at);
      if (!visible(s, v.screen)) continue;
      v.draw.AddRectFilled({s.min.x - spread * 0.4f, s.min.y - spread * 0.3f},
                           {s.max.x + spread, s.max.y + spread * 1.15f},
                           IM_COL32(0x35, 0x22, 0x10, 0x1c), spread);
    }
  }
}

void draw_one_tile(Easel& v, const Square& s, TypeIndex type, int rotation, unsigned variant,
                   float alpha = 1) {
  const ImTextureID picture =
      tile_picture(v.table.pictures, v.session.game, type, rotation, variant, v.pixels);
  const ImU32 tone = faded(IM_COL32_WHITE, alpha);
  if (picture)
    v.draw.AddImage(picture, s.min, s.max, {0, 0}, {1, 1}, tone);
  else
    v.draw.AddRectFilled(s.min, s.max, faded(bare_tile, alpha));
}

void draw_tiles(Easel& v) {
  for (std::size_t i = 0; i < v.table.scene.tiles; ++i) {
    const PlacedTile& tile = v.board.tiles[i];
    const Position at = v.board.cells[tile.cell].at;
    const Square s = square_of(v.table.camera, at);
    if (visible(s, v.screen)) draw_one_tile(v, s, tile.type, tile.rotation, variant_at(at));
  }
}

// A thin dark rim where the landscape ends.
void draw_rims(Easel& v) {
  const ImU32 light = IM_COL32(0xff, 0xf4, 0xd8, 0x58), dark = IM_COL32(0x2b, 0x1c, 0x0c, 0x70);
  const float w = std::clamp(v.zoom * 0.012f, 1.0f, 2.5f);
  for (std::size_t i = 0; i < v.table.scene.tiles; ++i) {
    const Position at = v.board.cells[v.board.tiles[i].cell].at;
    const Square s = square_of(v.table.camera, at);
    if (!visible(s, v.screen)) continue;
    const auto open = [&](Side side) {
      const TileIndex t = tile_at(v.board, neighbour(at, side));
      return t == no_tile || t >= v.table.scene.tiles;
    };
    if (open(Side::north)) v.draw.AddRectFilled(s.min, {s.max.x, s.min.y + w}, light);
    if (open(Side::west)) v.draw.AddRectFilled(s.min, {s.min.x + w, s.max.y}, light);
    if (open(Side::south)) v.draw.AddRectFilled({s.min.x, s.max.y - w}, s.max, dark);
    if (open(Side::east)) v.draw.AddRectFilled({s.max.x - w, s.min.y}, s.max, dark);
  }
}

void draw_last_tile(Easel& v) {
  const TileIndex last = last_tile(v.session, v.table.scene);
  if (last == no_tile) return;
  const PlacedTile& tile = v.board.tiles[last];
  const Square s = square_of(v.table.camera, v.board.cells[tile.cell].at);
  const int colour = v.session.record.players[tile.player].colour;
  const float w = std::clamp(v.zoom * 0.03f, 2.0f, 4.0f);
  v.draw.AddRect({s.min.x - 1, s.min.y - 1}, {s.max.x + 1, s.max.y + 1}, faded(halo, 0.75f), 3, 0,
                 w + 2);
  v.draw.AddRect(s.min, s.max, player_colour(colour), 2, 0, w);
  const float badge = std::clamp(v.zoom * 0.2f, 10.0f, 24.0f);
  draw_player_badge(v.app, v.draw, {s.min.x - badge * 0.4f, s.min.y - badge * 0.4f}, badge, colour);
}

void draw_spot(Easel& v, const Spot& spot) {
  const Square s = square_of(v.table.camera, spot.at);
  if (visible(s, v.screen)) {
    const Square inner = inset(s, std::max(1.5f, v.zoom * 0.05f));
    const float round = v.zoom * 0.07f;
    v.draw.AddRectFilled(inner.min, inner.max, faded(halo, 0.38f), round);
    v.draw.AddRect(inner.min, inner.max, IM_COL32(0x5d, 0x43, 0x22, 0x68), round, 0,
                   std::clamp(v.zoom * 0.014f, 1.0f, 2.0f));
  }
  const Area& free = v.table.layout.board;  // of panels
  const float x = std::max(s.min.x, free.x), y = std::max(s.min.y, free.y);
  const float right = std::min(s.max.x, free.x + free.width);
  const float bottom = std::min(s.max.y, free.y + free.height);
  if (right > x && bottom > y)
    probe_item(v.app.probe,
               "table.spot." + std::to_string(spot.at.x) + ',' + std::to_string(spot.at.y), x, y,
               right - x, bottom - y);
}

// How many of the tiles that are left fit into an empty cell, the one in hand not counted.
int fitting_tiles(const Easel& v, const Cell& cell) {
  const State& state = shown(v.session);
  int n = 0;
  for (std::size_t t = 0; t < state.bag.size(); ++t)
    if (state.bag[t] > 0 &&
        v.session.game.tables.fit(static_cast<TypeIndex>(t), cell.pattern) != 0)
      n += state.bag[t];
  return n;
}

// A cell into which nothing will ever fit again.
void draw_dead_cells(Easel& v) {
  const float r = v.zoom * 0.1f, w = std::clamp(v.zoom * 0.03f, 1.2f, 3.0f);
  for (const CellIndex index : v.board.frontier) {
    const Cell& cell = v.board.cells[index];
    if (find_spot(v.table.hand, cell.at) || fitting_tiles(v, cell) > 0) continue;
    const Square s = square_of(v.table.camera, cell.at);
    if (!visible(s, v.screen)) continue;
    const ImVec2 c((s.min.x + s.max.x) / 2, (s.min.y + s.max.y) / 2);
    const ImU32 ink = faded(colour::ink, 0.34f);
    v.draw.AddLine({c.x - r, c.y - r}, {c.x + r, c.y + r}, ink, w);
    v.draw.AddLine({c.x - r, c.y + r}, {c.x + r, c.y - r}, ink, w);
  }
}

// The cell that the mouse or the keyboard points at while a tile is in hand.
std::optional<Position> aimed_cell(const Easel& v) {
  const Gestures& g = v.table.gestures;
  if (g.cursor) return g.cursor;
  if (g.pointer && !g.dragging) return cell_at(v.table.camera, *g.pointer);
  return std::nullopt;
}

int own_colour(const Easel& v) {
  const Decision d = shown_decision(v.session);
  return d.player == no_player ? 0 : v.session.record.players[d.player].colour;
}

void draw_ghost(Easel& v, const Spot& spot) {
  const Square s = square_of(v.table.camera, spot.at);
  draw_one_tile(v, s, v.table.hand.type, rotation_on(spot, v.table.hand.rotation),
                variant_at(spot.at), 0.86f);
  v.draw.AddRect(s.min, s.max, halo, 3, 0, 4.5f);
  v.draw.AddRect(s.min, s.max, player_colour(own_colour(v)), 3, 0, 2.5f);
}

// The edges at which a tile clashes with its neighbours, as a set of sides.
SideMask clashes(const Easel& v, const Cell& cell, TypeIndex type, int rotation) {
  const Shape& shape = v.session.game.tables.types[type].shape[rotation];
  SideMask sides = 0;
  for (int side = 0; side < side_count; ++side) {
    const int digit = cell.pattern / pattern_weight[side] % 5;
    if (digit == 0 || digit - 1 == static_cast<int>(shape.edges[static_cast<std::size_t>(side)]))
      continue;
    sides = static_cast<SideMask>(sides | 1 << side);
  }
  return sides;
}

int bits(unsigned mask) {
  int n = 0;
  for (; mask; mask >>= 1) n += static_cast<int>(mask & 1);
  return n;
}

std::string_view edge_key(EdgeKind kind) {
  switch (kind) {
    case EdgeKind::road:
      return "table.edge.road";
    case EdgeKind::city:
      return "table.edge.city";
    case EdgeKind::river:
      return "table.edge.river";
    default:
      return "table.edge.field";
  }
}

// A short line on paper at a place of the board, kept inside it.
void draw_label(Easel& v, std::string_view text, ImVec2 at, Face f = Face::small) {
  const Theme& theme = v.app.theme;
  const float pad = px(theme, 9);
  const Area& area = v.table.layout.board;
  const float most = area.width - 4 * pad;
  const ImVec2 full = ui_text_size(v.app, text, f);
  const ImVec2 size(std::min(full.x, most), full.y);
  const float x = std::clamp(at.x - size.x / 2 - pad, area.x + 4,
                             std::max(area.x + 4, area.x + area.width - size.x - 2 * pad - 4));
  const float y = std::clamp(at.y - size.y / 2 - pad / 2, area.y + 4,
                             area.y + area.height - size.y - pad - 4);
  v.draw.AddRectFilled({x, y}, {x + size.x + 2 * pad, y + size.y + pad}, faded(colour::ink, 0.9f),
                       pad * 0.7f);
  ui_draw_text(v.app, v.draw, {x + pad, y + pad / 2}, text, f, colour::paper_high, size.x + 1);
}

// Why the drawn tile does not fit on a cell: in the best rotation, what clashes.
void draw_misfit(Easel& v, Position at) {
  const CellIndex index = find_cell(v.board, at);
  if (index == no_cell || v.board.cells[index].tile != no_tile) return;
  const Cell& cell = v.board.cells[index];
  const TypeIndex type = v.table.hand.type;
  int rotation = v.table.hand.rotation;
  SideMask sides = clashes(v, cell, type, rotation);
  for (int r = 0; r < 4; ++r) {
    const SideMask other = clashes(v, cell, type, r);
    if (bits(other) >= bits(sides)) continue;
    sides = other;
    rotation = r;
  }
  const Square s = square_of(v.table.camera, at);
  draw_one_tile(v, s, type, rotation, variant_at(at), 0.45f);
  const float w = std::clamp(v.zoom * 0.05f, 3.0f, 8.0f);
  std::string why;
  for (int side = 0; side < side_count; ++side) {
    if (!(sides >> side & 1)) continue;
    const ImVec2 corners[4] = {s.min, {s.max.x, s.min.y}, s.max, {s.min.x, s.max.y}};
    v.draw.AddLine(corners[side], corners[(side + 1) % 4], faded(halo, 0.9f), w + 3);
    v.draw.AddLine(corners[side], corners[(side + 1) % 4], wrong, w);
    if (!why.empty()) continue;
    const auto own =
        v.session.game.tables.types[type].shape[rotation].edges[static_cast<std::size_t>(side)];
    const auto other = static_cast<EdgeKind>(cell.pattern / pattern_weight[side] % 5 - 1);
    why = tr(v.app.texts, "table.misfit",
             {tr(v.app.texts, edge_key(own)), tr(v.app.texts, edge_key(other))});
  }
  const float x = (s.min.x + s.max.x) / 2, line = px(v.app.theme, 18);
  draw_label(v, why, {x, s.max.y + line});
  draw_label(v, tr_count(v.app.texts, "table.fitting", fitting_tiles(v, cell)),
             {x, s.max.y + line * 2.7f});
}

// The tile hangs on the mouse where it cannot be laid.
void draw_held_tile(Easel& v) {
  const Gestures& g = v.table.gestures;
  if (!g.pointer || g.dragging || g.cursor) return;
  const float size = std::clamp(v.zoom * 0.55f, 34.0f, 72.0f);
  const ImVec2 min(g.pointer->x + 14, g.pointer->y + 10);
  draw_one_tile(v, {min, {min.x + size, min.y + size}}, v.table.hand.type, v.table.hand.rotation,
                0, 0.9f);
  v.draw.AddRect(min, {min.x + size, min.y + size}, faded(colour::ink, 0.6f), 2);
}

void draw_aim(Easel& v) {
  const Hand& hand = v.table.hand;
  const bool trying = v.table.misfit && v.app.now < v.table.misfit_until;
  if (trying) draw_misfit(v, *v.table.misfit);
  const std::optional<Position> at = aimed_cell(v);
  if (!at || hand.placement) return;
  if (const Spot* spot = find_spot(hand, *at)) {
    draw_ghost(v, *spot);
    return;
  }
  const bool covered = tile_at(v.board, *at) != no_tile;
  if (!trying && !covered) draw_misfit(v, *at);
  const CellIndex cell = find_cell(v.board, *at);
  if (covered || cell == no_cell) draw_held_tile(v);
}

void draw_figures(Easel& v) {
  std::vector<const Figure*> order;
  for (const Figure& figure : v.table.scene.figures) order.push_back(&figure);
  std::vector<std::pair<float, const Figure*>> by_row;
  for (const Figure* figure : order)
    by_row.emplace_back(figure_point(v.app, v.board, figure->node).y, figure);
  std::stable_sort(by_row.begin(), by_row.end(),
                   [](const auto& a, const auto& b) { return a.first < b.first; });
  for (const auto& [row, figure] : by_row) {
    const Point at = to_screen(v.table.camera, figure_point(v.app, v.board, figure->node));
    const SegmentKind feature = kind_of(v.session.game.tables, v.board, figure->node);
    draw_piece(v.app, v.draw, figure->owner, figure->kind, feature == SegmentKind::field,
               {at.x, at.y}, figure_size(v.app), 1);
  }
}

void draw_coordinates(Easel& v) {
  const Area& area = v.table.layout.board;
  const float edge = px(v.app.theme, 11);
  const auto write = [&](int number, ImVec2 at) {
    const std::string text = std::to_string(number);
    const ImVec2 size = ui_text_size(v.app, text, Face::small);
    v.draw.AddRectFilled({at.x - size.x / 2 - 5, at.y - size.y / 2},
                         {at.x + size.x / 2 + 5, at.y + size.y / 2}, faded(colour::paper, 0.8f), 5);
    ui_draw_text(v.app, v.draw, {at.x - size.x / 2, at.y - size.y / 2}, text, Face::small,
                 colour::ink_soft);
  };
  const int every = v.zoom < 30 ? 2 : 1;
  const Position first = cell_at(v.table.camera, {area.x, area.y});
  const Position last = cell_at(v.table.camera, {area.x + area.width, area.y + area.height});
  for (int x = first.x; x <= last.x; ++x) {
    const float at = to_screen(v.table.camera, {static_cast<float>(x) + 0.5f, 0}).x;
    if (x % every == 0 && at > area.x + 2 * edge && at < area.x + area.width - edge)
      write(x, {at, area.y + edge});
  }
  for (int y = first.y; y <= last.y; ++y) {
    const float at = to_screen(v.table.camera, {0, static_cast<float>(y) + 0.5f}).y;
    if (y % every == 0 && at > area.y + 2 * edge && at < area.y + area.height - edge)
      write(y, {area.x + edge * 1.3f, at});
  }
}

// The place that the log has pointed to.
void draw_shown_place(Easel& v) {
  if (!v.table.shown_place || v.app.now > v.table.shown_until) return;
  const Square s = square_of(v.table.camera, *v.table.shown_place);
  v.draw.AddRect({s.min.x - 3, s.min.y - 3}, {s.max.x + 3, s.max.y + 3}, halo, 5, 0, 7);
  v.draw.AddRect({s.min.x - 3, s.min.y - 3}, {s.max.x + 3, s.max.y + 3}, colour::accent, 5, 0, 4);
}

// ---- The move being thought over ---------------------------------------------------------------

bool near_pointer(const Easel& v, ImVec2 at, float reach) {
  const auto& p = v.table.gestures.pointer;
  return p && std::hypot(p->x - at.x, p->y - at.y) < reach;
}

void draw_figure_places(Easel& v) {
  const Hand& hand = v.table.hand;
  const std::vector<FigurePlace> places = figure_places(v.app);
  const float size = figure_size(v.app) * (places.size() > 4 ? 0.72f : 0.92f);
  const Decision d = shown_decision(v.session);
  const Board& preview = hand.preview->board;
  for (const FigurePlace& place : places) {
    const Point p = to_screen(v.table.camera, place.world);
    const bool pointed = static_cast<int>(place.index) == v.table.hovered_choice ||
                         near_pointer(v, {p.x, p.y}, size * 0.42f);
    if (!pointed && hand.figure != hand.figures[place.index]) continue;
    tint_feature(v.app, v.draw, preview, preview.tiles.size(), place.node,
                 faded(player_colour(own_colour(v)), pointed ? 0.5f : 0.4f));
  }
  for (const FigurePlace& place : places) {
    const Point p = to_screen(v.table.camera, place.world);
    const ImVec2 at(p.x, p.y);
    const Action& action = hand.figures[place.index];
    const bool chosen = hand.figure == action;
    const bool hovered = near_pointer(v, at, size * 0.42f) ||
                         static_cast<int>(place.index) == v.table.hovered_choice;
    const float reach = std::max(size * 0.42f, 14.0f);
    probe_item(v.app.probe, "table.figure." + std::to_string(place.index), at.x - reach,
               at.y - reach, 2 * reach, 2 * reach);
    const float ring = size * 0.4f;
    v.draw.AddCircleFilled(at, ring, faded(halo, chosen || hovered ? 0.9f : 0.55f), 32);
    v.draw.AddCircle(at, ring, chosen ? player_colour(own_colour(v)) : faded(colour::ink, 0.5f), 32,
                     chosen ? 3.0f : 1.3f);
    const float alpha = chosen ? 1.0f : hovered ? 0.95f : hand.figure ? 0.5f : 0.72f;
    draw_piece(v.app, v.draw, d.player, static_cast<FigureKind>(action.what),
               place.feature == SegmentKind::field, at, size * (chosen ? 1.0f : 0.86f), alpha);
  }
  for (const FigurePlace& place : places) {
    const Point p = to_screen(v.table.camera, place.world);
    const Action& action = hand.figures[place.index];
    if (!near_pointer(v, {p.x, p.y}, size * 0.42f)) continue;
    draw_label(v, figure_role(v.app, action) + ": " + figure_worth(v.app, action),
               {p.x, p.y - size * 0.85f});
    break;
  }
}

void draw_controls(Easel& v) {
  for (const BoardControlPlace& control : board_controls(v.app)) {
    const ImVec2 at(control.at.x, control.at.y);
    const float r = control.radius;
    const bool hovered = near_pointer(v, at, r);
    const bool primary = control.what == BoardControl::confirm;
    v.draw.AddCircleFilled({at.x + 1, at.y + 2.5f}, r + 1, IM_COL32(0x20, 0x12, 0x04, 0x50), 40);
    v.draw.AddCircleFilled(at, r,
                           primary ? (hovered ? colour::accent_high : colour::accent)
                                   : (hovered ? colour::paper_low : colour::paper_high),
                           40);
    v.draw.AddCircle(at, r, primary ? colour::accent_low : faded(colour::ink, 0.45f), 40, 1.3f);
    const Icon icon = control.what == BoardControl::turn      ? Icon::turn_right
                      : control.what == BoardControl::confirm ? Icon::check
                                                              : Icon::cross;
    draw_icon(v.draw, icon, at, r * 1.0f, primary ? colour::accent_ink : colour::ink);
    const char* id = control.what == BoardControl::turn      ? "table.here.turn"
                     : control.what == BoardControl::confirm ? "table.here.confirm"
                                                             : "table.here.take-back";
    probe_item(v.app.probe, id, at.x - r * 0.7f, at.y - r * 0.7f, r * 1.4f, r * 1.4f);
  }
}

void draw_tentative(Easel& v) {
  const Hand& hand = v.table.hand;
  const Position at = hand.placement->at;
  const Square s = square_of(v.table.camera, at);
  if (!hand.fixed) {
    draw_one_tile(v, s, hand.type, hand.rotation, variant_at(at));
    v.draw.AddRect({s.min.x - 1, s.min.y - 1}, {s.max.x + 1, s.max.y + 1}, halo, 4, 0, 5.5f);
    v.draw.AddRect({s.min.x - 1, s.min.y - 1}, {s.max.x + 1, s.max.y + 1},
                   player_colour(own_colour(v)), 4, 0, 3);
  }
  probe_item(v.app.probe, "table.cell." + std::to_string(at.x) + ',' + std::to_string(at.y),
             s.min.x, s.min.y, s.max.x - s.min.x, s.max.y - s.min.y);
}

void draw_score_choices(Easel& v) {
  const std::vector<Action> choices = score_choices(v.app);
  for (std::size_t i = 0; i < choices.size(); ++i) {
    const Node node = node_of(v.board, tile_at(v.board, choices[i].at), choices[i].where);
    const bool chosen = static_cast<int>(i) == v.table.score_choice;
    tint_feature(v.app, v.draw, v.board, v.table.scene.tiles, node,
                 faded(IM_COL32(0xff, 0xd2, 0x4a, 0xff), chosen ? 0.6f : 0.33f));
    const Point p = to_screen(v.table.camera, figure_point(v.app, v.board, node));
    const float r = v.app.theme.control / 2;
    probe_item(v.app.probe, "table.score." + std::to_string(i), p.x - r, p.y - r, 2 * r, 2 * r);
  }
}

constexpr double card_delay = 0.35;  // seconds that the mouse rests on a feature

// The feature under the mouse, or the one a finger has touched. True while its card is to come.
bool draw_looked_at(Easel& v) {
  const Gestures& g = v.table.gestures;
  Table& table = v.table;
  const bool thinking_over = table.hand.placement.has_value();
  Node node = table.looked_at;
  Point near{};
  bool waiting = false;
  if (node != no_node && v.board.node_tile[node] >= table.scene.tiles) node = no_node;
  if (node != no_node) near = to_screen(table.camera, figure_point(v.app, v.board, node));
  if (g.pointer && !g.dragging && !thinking_over && table.motion.steps.empty()) {
    const Node hovered =
        feature_at(v.app, v.board, table.scene.tiles, to_world(table.camera, *g.pointer));
    if (hovered != no_node) {
      if (hovered != table.looked_at)
        waiting = v.app.now - g.rest_since < card_delay;
      node = hovered;
      near = *g.pointer;
    }
  }
  if (node == no_node) return false;
  const Scoring scoring = evaluate(v.session.game, v.session.states[table.scene.source], node);
  ImU32 tone = IM_COL32(0xff, 0xf2, 0xc4, 0xff);
  for (PlayerIndex p = 0; p < v.session.game.setup.players; ++p)
    if (scoring.owners == 1u << p) tone = player_colour(v.session.record.players[p].colour);
  tint_feature(v.app, v.draw, v.board, table.scene.tiles, node, faded(tone, 0.5f));
  ImDrawList& over = *ImGui::GetForegroundDrawList();
  if (waiting) return true;
  if (table.dialog == TableDialog::none && !ui_dialog_open(v.app))
    draw_feature_card(v.app, over, v.session.states[table.scene.source], node, near);
  return false;
}

}  // namespace

float figure_size(const App& app) {
  const float zoom = app.table.camera.now.zoom;
  return std::clamp(zoom * 0.44f, 17.0f, 150.0f);
}

std::vector<BoardControlPlace> board_controls(const App& app) {
  const Hand& hand = app.table.hand;
  std::vector<BoardControlPlace> controls;
  if (!hand.placement || !person_moves(app)) return controls;
  if (app.table.layout.shape != TableShape::wide) return controls;  // the panel is near enough
  const Camera& camera = app.table.camera;
  const Square s = square_of(camera, hand.placement->at);
  const float r = app.theme.control * 0.5f;
  const float gap = r * 0.35f;
  const Area& area = app.table.layout.board;
  const float middle = (s.min.x + s.max.x) / 2;
  float y = s.max.y + gap + r;
  if (y + r > area.y + area.height) y = s.min.y - gap - r;
  y = std::clamp(y, area.y + r + 2, std::max(area.y + r + 2, area.y + area.height - r - 2));
  const Spot* spot = find_spot(hand, hand.placement->at);
  const bool turns = !hand.fixed && spot && (spot->rotations & (spot->rotations - 1)) != 0;
  const int count = (hand.fixed ? 1 : 2) + (turns ? 1 : 0);
  float x = middle - static_cast<float>(count - 1) * (r + gap / 2);
  const float first = area.x + r + 2;
  const float last = area.x + area.width - r - 2 - static_cast<float>(count - 1) * (2 * r + gap);
  x = std::clamp(x, first, std::max(first, last));
  const auto add = [&](BoardControl what) {
    controls.push_back({what, {x, y}, r});
    x += 2 * r + gap;
  };
  if (!hand.fixed) add(BoardControl::take_back);
  if (turns) add(BoardControl::turn);
  add(BoardControl::confirm);
  return controls;
}

bool draw_board(App& app) {
  Table& table = app.table;
  const ImVec2 screen = ImGui::GetIO().DisplaySize;
  ImDrawList& draw = *ImGui::GetBackgroundDrawList();
  Easel v{app,    table,  *app.session,          draw, board_of(*app.session, table.scene),
         screen, table.camera.now.zoom, table.camera.now.zoom * app.theme.density};
  const bool rest = table.motion.steps.empty();
  const bool moves = person_moves(app) && rest;
  const bool tentative = moves && table.hand.placement && !table.hand.fixed;
  draw_cloth(v);
  draw_tile_shadows(v, tentative);
  draw_tiles(v);
  draw_rims(v);
  if (moves && !table.hand.fixed && app.settings.show_legal)
    for (const Spot& spot : table.hand.spots) draw_spot(v, spot);
  if (rest && app.settings.show_legal && !table.scene.over) draw_dead_cells(v);
  draw_motion_below(app, draw);
  if (rest && person_scores(app)) draw_score_choices(v);
  const bool waiting = draw_looked_at(v);
  draw_last_tile(v);
  draw_shown_place(v);
  if (moves && table.hand.placement) draw_tentative(v);
  draw_figures(v);
  if (moves && !table.hand.fixed) draw_aim(v);
  if (moves && table.hand.placement) {
    draw_figure_places(v);
    draw_controls(v);
  }
  draw_motion_above(app, draw);
  if (app.settings.show_coordinates) draw_coordinates(v);
  return waiting || (table.misfit && app.now < table.misfit_until) ||
         (table.shown_place && app.now < table.shown_until);
}

}  // namespace bastide::web
