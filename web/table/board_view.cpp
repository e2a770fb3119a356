#include "web/table/board_view.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>

#include "engine/base/sort.hpp"
#include "web/table/advice_view.hpp"
#include "web/table/features.hpp"
#include "web/table/motion_view.hpp"
#include "web/table/pieces.hpp"
#include "web/table/table_view.hpp"
#include "web/ui/widgets.hpp"

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

// Whether a panel lies over all of it.
bool behind_panel(const Table& table, ImVec2 min, ImVec2 max) {
  constexpr float corner = 4;  // what its round corners leave free of a square on their diagonal
  return std::any_of(table.panels.begin(), table.panels.end(), [&](const Area& panel) {
    return min.x >= panel.x + corner && min.y >= panel.y + corner &&
           max.x <= panel.x + panel.width - corner && max.y <= panel.y + panel.height - corner;
  });
}

Square inset(const Square& s, float by) {
  return {{s.min.x + by, s.min.y + by}, {s.max.x - by, s.max.y - by}};
}

// What is being drawn, and how.
struct DrawContext {
  Ui& ui;
  const Texts& texts;
  const Settings& settings;
  const Session& session;
  Table& table;
  ImDrawList& draw;
  const Board& board;
  ImVec2 screen;
  float zoom;
  float pixels;  // device pixels per tile
};

bool under_tiles(const DrawContext& v, ImVec2 min, ImVec2 max) {
  const Position first = cell_at(v.table.camera, {min.x, min.y});
  const Position last = cell_at(v.table.camera, {max.x, max.y});
  for (i16 y = first.y; y <= last.y; ++y) {
    for (i16 x = first.x; x <= last.x; ++x) {
      const TileIndex tile = tile_at(v.board, {x, y});
      if (tile == no_tile || tile >= v.table.display.tiles) return false;
    }
  }
  return true;
}

void draw_cloth(DrawContext& v) {
  const ImTextureID linen = linen_picture(v.table.pictures);
  if (!linen) {
    v.draw.AddRectFilled({0, 0}, v.screen, IM_COL32(201, 184, 151, 255));
    return;
  }
  // The weave moves with the board and keeps its own scale.
  const float size = 256 / v.ui.theme.density;
  const Point origin = to_screen(v.table.camera, {0, 0});
  const float step = 1 / v.ui.theme.density;
  const auto start = [&](float o) {
    const float snapped = std::round(o / step) * step;
    return snapped - std::ceil(snapped / size) * size;
  };
  // In patches, and none under tiles or panels: filling is what costs most.
  constexpr int patches = 4;
  const float patch = size / patches;
  int row = 0;
  for (float y = start(origin.y); y < v.screen.y; y += patch, ++row) {
    int column = 0;
    for (float x = start(origin.x); x < v.screen.x; x += patch, ++column) {
      const ImVec2 min(x, y), max(x + patch, y + patch);
      if (max.x < 0 || max.y < 0 || behind_panel(v.table, min, max) || under_tiles(v, min, max))
        continue;
      const auto uv = [](int n) { return static_cast<float>(n) / patches; };
      const int u = column % patches, w = row % patches;
      v.draw.AddImage(linen, min, max, {uv(u), uv(w)}, {uv(u + 1), uv(w + 1)});
    }
  }
}

// The edge of a limited board (VAR-11): what lies beyond is in shadow. A wall is a strong line.
void draw_border(DrawContext& v) {
  const Bounds& bounds = v.board.bounds;
  if (bounds.left == Bounds{}.left) return;
  const auto corner = [&](int x, int y) {
    return to_screen(v.table.camera, {static_cast<float>(x), static_cast<float>(y)});
  };
  const Point low = corner(bounds.left, bounds.top);
  const Point high = corner(bounds.right + 1, bounds.bottom + 1);
  const ImVec2 min(std::clamp(low.x, 0.0f, v.screen.x), std::clamp(low.y, 0.0f, v.screen.y));
  const ImVec2 max(std::clamp(high.x, 0.0f, v.screen.x), std::clamp(high.y, 0.0f, v.screen.y));
  const ImU32 shade = faded(colour::ink, 0.22f);
  v.draw.AddRectFilled({0, 0}, {v.screen.x, min.y}, shade);
  v.draw.AddRectFilled({0, max.y}, v.screen, shade);
  v.draw.AddRectFilled({0, min.y}, {min.x, max.y}, shade);
  v.draw.AddRectFilled({max.x, min.y}, {v.screen.x, max.y}, shade);
  const float width = std::clamp(v.zoom * (v.board.walled ? 0.07f : 0.025f), 1.5f, 8.0f);
  v.draw.AddRect({low.x, low.y}, {high.x, high.y}, faded(colour::ink, 0.6f), 0, 0, width);
}

// Whether nothing lies beside a cell.
bool open_to(const DrawContext& v, Position at, Side side) {
  const TileIndex t = tile_at(v.board, neighbour(at, side));
  return t == no_tile || t >= v.table.display.tiles;
}

// Only where nothing lies beside a tile: what tiles cover need not be drawn.
void draw_tile_shadow(DrawContext& v, Position at) {
  const Square s = square_of(v.table.camera, at);
  if (!visible(s, v.screen)) return;
  const bool north = open_to(v, at, Side::north), east = open_to(v, at, Side::east);
  const bool south = open_to(v, at, Side::south), west = open_to(v, at, Side::west);
  const float depth = std::clamp(v.zoom * 0.055f, 1.5f, 8.0f);
  constexpr ImU32 shade = IM_COL32(0x35, 0x22, 0x10, 0x1c);
  for (int layer = 4; layer >= 1; --layer) {
    const float spread = depth * static_cast<float>(layer) / 3;
    const float left = s.min.x - (west ? spread * 0.4f : 0);
    const float right = s.max.x + (east ? spread : 0), low = s.max.y + spread * 1.15f;
    const float top = s.min.y - (north ? spread * 0.3f : 0);
    const auto fill = [&](ImVec2 min, ImVec2 max, ImDrawFlags round) {
      v.draw.AddRectFilled(min, max, shade, round == 0 ? 0 : spread, round);
    };
    if (north) fill({left, top}, {right, s.min.y}, 0);
    if (west) fill({left, s.min.y}, {s.min.x, s.max.y}, 0);
    if (east) fill({s.max.x, s.min.y}, {right, s.max.y}, 0);
    if (south)
      fill({left, s.max.y}, {right, low},
           (west ? ImDrawFlags_RoundCornersBottomLeft : 0) |
               (east ? ImDrawFlags_RoundCornersBottomRight : 0));
  }
}

void draw_tile_shadows(DrawContext& v, bool tentative) {
  for (std::size_t i = 0; i < v.table.display.tiles; ++i)
    draw_tile_shadow(v, v.board.cells[v.board.tiles[i].cell].at);
  if (tentative) draw_tile_shadow(v, v.table.hand.placement->at);
}

void draw_one_tile(DrawContext& v, const Square& s, TypeIndex type, int rotation, unsigned variant,
                   float alpha = 1) {
  const ImTextureID picture =
      tile_picture(v.table.pictures, v.session.game, type, rotation, variant, v.pixels);
  const ImU32 tone = faded(IM_COL32_WHITE, alpha);
  if (picture)
    v.draw.AddImage(picture, s.min, s.max, {0, 0}, {1, 1}, tone);
  else
    v.draw.AddRectFilled(s.min, s.max, faded(bare_tile, alpha));
}

// True while tiles are changing to finished ones.
bool draw_tiles(DrawContext& v) {
  const CompletionFade& completion_fade = v.table.completion_fade;
  finishing_frame(v.table);
  bool turning = false;
  for (std::size_t i = 0; i < v.table.display.tiles; ++i) {
    const PlacedTile& tile = v.board.tiles[i];
    const Position at = v.board.cells[tile.cell].at;
    const Square s = square_of(v.table.camera, at);
    if (!visible(s, v.screen) || behind_panel(v.table, s.min, s.max)) continue;
    const auto picture = [&](std::uint16_t finished) {
      return tile_picture(v.table.pictures, v.session.game, tile.type, tile.rotation,
                          art::variant_at(at), v.pixels, finished);
    };
    const ImTextureID after = picture(completion_fade.to[i]);
    const float progress = completion_progress(v.ui, v.table.completion_fade, i, after != nullptr);
    turning |= progress < 1;
    const ImTextureID before = progress < 1 ? picture(completion_fade.from[i]) : nullptr;
    if (before)
      v.draw.AddImage(before, s.min, s.max);
    else if (!after)
      v.draw.AddRectFilled(s.min, s.max, bare_tile);
    if (after && progress > 0)
      v.draw.AddImage(after, s.min, s.max, {0, 0}, {1, 1}, faded(IM_COL32_WHITE, progress));
  }
  return turning;
}

// A thin dark rim where the landscape ends.
void draw_rims(DrawContext& v) {
  const ImU32 light = IM_COL32(0xff, 0xf4, 0xd8, 0x58), dark = IM_COL32(0x2b, 0x1c, 0x0c, 0x70);
  const float w = std::clamp(v.zoom * 0.012f, 1.0f, 2.5f);
  for (std::size_t i = 0; i < v.table.display.tiles; ++i) {
    const Position at = v.board.cells[v.board.tiles[i].cell].at;
    const Square s = square_of(v.table.camera, at);
    if (!visible(s, v.screen)) continue;
    const auto open = [&](Side side) { return open_to(v, at, side); };
    if (open(Side::north)) v.draw.AddRectFilled(s.min, {s.max.x, s.min.y + w}, light);
    if (open(Side::west)) v.draw.AddRectFilled(s.min, {s.min.x + w, s.max.y}, light);
    if (open(Side::south)) v.draw.AddRectFilled({s.min.x, s.max.y - w}, s.max, dark);
    if (open(Side::east)) v.draw.AddRectFilled({s.max.x - w, s.min.y}, s.max, dark);
  }
}

void draw_last_tile(DrawContext& v) {
  const TileIndex last = last_tile(v.session, v.table.display);
  if (last == no_tile) return;
  const PlacedTile& tile = v.board.tiles[last];
  const Square s = square_of(v.table.camera, v.board.cells[tile.cell].at);
  const int colour = v.session.record.players[tile.player].colour;
  const float w = std::clamp(v.zoom * 0.03f, 2.0f, 4.0f);
  v.draw.AddRect({s.min.x - 1, s.min.y - 1}, {s.max.x + 1, s.max.y + 1}, faded(halo, 0.75f), 3, 0,
                 w + 2);
  v.draw.AddRect(s.min, s.max, player_colour(colour), 2, 0, w);
  const float badge = std::clamp(v.zoom * 0.2f, 10.0f, 24.0f);
  draw_player_badge(v.draw, {s.min.x - badge * 0.4f, s.min.y - badge * 0.4f}, badge, colour);
}

void draw_spot(DrawContext& v, const Spot& spot) {
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
    probe_item(v.ui.probe,
               "table.spot." + std::to_string(spot.at.x) + ',' + std::to_string(spot.at.y), x, y,
               right - x, bottom - y);
}

// The cell that the mouse or the keyboard points at while a tile is in hand.
std::optional<Position> aimed_cell(const DrawContext& v) {
  const Gestures& g = v.table.gestures;
  if (g.cursor) return g.cursor;
  if (g.pointer && !g.dragging) return cell_at(v.table.camera, *g.pointer);
  return std::nullopt;
}

int own_colour(const DrawContext& v) {
  const Decision d = shown_decision(v.session);
  return d.player == no_player ? 0 : v.session.record.players[d.player].colour;
}

void draw_ghost(DrawContext& v, const Spot& spot) {
  const Square s = square_of(v.table.camera, spot.at);
  draw_one_tile(v, s, v.table.hand.type, rotation_on(spot, v.table.hand.rotation),
                art::variant_at(spot.at), 0.86f);
  v.draw.AddRect(s.min, s.max, halo, 3, 0, 4.5f);
  v.draw.AddRect(s.min, s.max, player_colour(own_colour(v)), 3, 0, 2.5f);
}

// The edges at which a tile clashes with its neighbours, as a set of sides.
SideMask clashes(const DrawContext& v, const Cell& cell, TypeIndex type, int rotation) {
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

// A short line of text on paper at a point of the board, kept inside it.
void draw_label(DrawContext& v, std::string_view text, ImVec2 at, Face f = Face::small) {
  const Theme& theme = v.ui.theme;
  const float pad = px(theme, 9);
  const Area& area = v.table.layout.board;
  const float most = area.width - 4 * pad;
  const ImVec2 full = ui_text_size(v.ui.theme, text, f);
  const ImVec2 size(std::min(full.x, most), full.y);
  const float x = std::clamp(at.x - size.x / 2 - pad, area.x + 4,
                             std::max(area.x + 4, area.x + area.width - size.x - 2 * pad - 4));
  const float y =
      std::clamp(at.y - size.y / 2 - pad / 2, area.y + 4, area.y + area.height - size.y - pad - 4);
  v.draw.AddRectFilled({x, y}, {x + size.x + 2 * pad, y + size.y + pad}, faded(colour::ink, 0.9f),
                       pad * 0.7f);
  ui_draw_text(v.ui.theme, v.draw, {x + pad, y + pad / 2}, text, f, colour::paper_high, size.x + 1);
}

// Why the drawn tile does not fit on a cell: in the best rotation, what clashes.
void draw_misfit(DrawContext& v, Position at) {
  const CellIndex index = find_cell(v.board, at);
  if (index == no_cell || v.board.cells[index].tile != no_tile) return;
  const Cell& cell = v.board.cells[index];
  const TypeIndex type = v.table.hand.type;
  int rotation = v.table.hand.rotation;
  SideMask sides = clashes(v, cell, type, rotation);
  for (int r = 0; r < 4 && !v.settings.purist; ++r) {
    const SideMask other = clashes(v, cell, type, r);
    if (bits(other) >= bits(sides)) continue;
    sides = other;
    rotation = r;
  }
  const Square s = square_of(v.table.camera, at);
  draw_one_tile(v, s, type, rotation, art::variant_at(at), 0.45f);
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
    why = tr(v.texts, "table.misfit", {tr(v.texts, edge_key(own)), tr(v.texts, edge_key(other))});
  }
  const float x = (s.min.x + s.max.x) / 2, line = px(v.ui.theme, 18);
  if (!why.empty()) draw_label(v, why, {x, s.max.y + line});
}

// Where the tile cannot be placed, it follows the mouse.
void draw_held_tile(DrawContext& v) {
  const Gestures& g = v.table.gestures;
  if (!g.pointer || g.dragging || g.cursor) return;
  const float size = std::clamp(v.zoom * 0.55f, 34.0f, 72.0f);
  const ImVec2 min(g.pointer->x + 14, g.pointer->y + 10);
  draw_one_tile(v, {min, {min.x + size, min.y + size}}, v.table.hand.type, v.table.hand.rotation, 0,
                0.9f);
  v.draw.AddRect(min, {min.x + size, min.y + size}, faded(colour::ink, 0.6f), 2);
}

// Without help: the tile in its current rotation, on any empty cell beside another tile.
void draw_bare_aim(DrawContext& v, Position at) {
  const CellIndex index = find_cell(v.board, at);
  if (index == no_cell || v.board.cells[index].tile != no_tile) {
    draw_held_tile(v);
    return;
  }
  const Square s = square_of(v.table.camera, at);
  draw_one_tile(v, s, v.table.hand.type, v.table.hand.rotation, art::variant_at(at), 0.86f);
  v.draw.AddRect(s.min, s.max, player_colour(own_colour(v)), 3, 0, 2.5f);
}

void draw_aim(DrawContext& v) {
  const Hand& hand = v.table.hand;
  const bool trying = v.table.misfit && v.ui.now < v.table.misfit_until;
  if (trying) draw_misfit(v, *v.table.misfit);
  const std::optional<Position> at = aimed_cell(v);
  if (!at || hand.placement) return;
  if (v.settings.purist) {
    draw_bare_aim(v, *at);
    return;
  }
  if (const Spot* spot = find_spot(hand, *at)) {
    draw_ghost(v, *spot);
    return;
  }
  const bool covered = tile_at(v.board, *at) != no_tile;
  if (!trying && !covered) draw_misfit(v, *at);
  const CellIndex cell = find_cell(v.board, *at);
  if (covered || cell == no_cell) draw_held_tile(v);
}

// Upright pieces: figures, mage and witch, the farther ones first. Several on one spot stand side
// by side.
void draw_figures(DrawContext& v) {
  struct Standing {
    Point at;
    int kind;
    PlayerIndex owner;
    bool lying;
  };
  std::vector<Standing> all;
  const auto add = [&](Node node, int kind, PlayerIndex owner) {
    Point at = figure_point(v.session, v.table.pictures, v.board, node);
    if (kind >= first_magic) at.y -= 0.12f;
    for (const Standing& other : all)
      if (std::fabs(other.at.x - at.x) < 0.02f && std::fabs(other.at.y - at.y) < 0.02f)
        at.x += 0.17f;
    const bool field = kind_of(v.session.game.tables, v.board, node) == SegmentKind::field;
    all.push_back({at, kind, owner, field && kind < first_magic});
  };
  for (const std::vector<Figure>* figures : {&v.table.display.figures, &v.table.display.neutral})
    for (const Figure& figure : *figures)
      add(figure.node, static_cast<int>(figure.kind), figure.owner);
  sort_short(all.begin(), all.end(),
             [](const Standing& a, const Standing& b) { return a.at.y < b.at.y; });
  for (const Standing& one : all) {
    const Point p = to_screen(v.table.camera, one.at);
    const float size = figure_size(v.table.camera);
    if (one.lying)
      draw_piece(v.ui.theme, v.session, v.table.pictures, v.draw, one.owner,
                 static_cast<FigureKind>(one.kind), true, {p.x, p.y}, size, 1);
    else
      draw_kind(v.ui.theme, v.session, v.table.pictures, v.draw, one.owner, one.kind, {p.x, p.y},
                size, 1);
  }
}

void draw_ferry_on(DrawContext& v, const Board& board, Node a, Node b, float alpha) {
  const Position at = board.cells[board.tiles[board.node_tile[a]].cell].at;
  const auto screen = [&](Point world) {
    const Point p = to_screen(v.table.camera, world);
    return ImVec2(p.x, p.y);
  };
  draw_ferry(v.draw, screen(ferry_end(v.session, board, a)),
             screen({static_cast<float>(at.x) + 0.5f, static_cast<float>(at.y) + 0.5f}),
             screen(ferry_end(v.session, board, b)), v.zoom * 0.085f, alpha);
}

void draw_ferries(DrawContext& v) {
  const Hand& hand = v.table.hand;
  for (const Ferry& ferry : v.board.ferries) {
    const TileIndex tile = v.board.node_tile[ferry.a];
    // The one being moved is shown where it would end up.
    const bool moved = hand.chosen && hand.chosen->kind == ActionKind::ferry &&
                       tile_at(v.board, hand.chosen->at) == tile;
    if (tile < v.table.display.tiles && !ferry_moves(v.table.motion, tile))
      draw_ferry_on(v, v.board, ferry.a, ferry.b, moved ? 0.3f : 1);
  }
}

// A stack of bars in the corner of its tile, with their number.
void draw_gold(DrawContext& v) {
  const DisplayState& display = v.table.display;
  const float size = std::clamp(v.zoom * 0.26f, 12.0f, 90.0f);
  for (std::size_t i = 0; i < display.tiles; ++i) {
    if (display.gold[i] == 0) continue;
    const Square s = square_of(v.table.camera, v.board.cells[v.board.tiles[i].cell].at);
    if (!visible(s, v.screen)) continue;
    const ImVec2 at(s.max.x - size * 0.62f, s.max.y - size * 0.5f);
    const int bars = display.gold[i];
    for (int bar = 0; bar < std::min(bars, 3); ++bar)
      draw_token(v.ui.theme, v.table.pictures, v.draw, art::Token::gold,
                 {at.x, at.y - size * 0.22f * static_cast<float>(bar)}, size);
    if (bars < 2) continue;
    const std::string text = std::to_string(bars);
    const ImVec2 words = ui_text_size(v.ui.theme, text, Face::small);
    const ImVec2 c(at.x + size * 0.36f, at.y + size * 0.14f);
    v.draw.AddCircleFilled(c, words.y * 0.5f, colour::paper_high, 20);
    v.draw.AddCircle(c, words.y * 0.5f, colour::ink_soft, 20, 1);
    ui_draw_text(v.ui.theme, v.draw, {c.x - words.x / 2, c.y - words.y / 2}, text, Face::small,
                 colour::ink);
  }
}

// The space that the log has pointed to.
void draw_shown_place(DrawContext& v) {
  if (!v.table.shown_place || v.ui.now > v.table.shown_until) return;
  const Square s = square_of(v.table.camera, *v.table.shown_place);
  v.draw.AddRect({s.min.x - 3, s.min.y - 3}, {s.max.x + 3, s.max.y + 3}, halo, 5, 0, 7);
  v.draw.AddRect({s.min.x - 3, s.min.y - 3}, {s.max.x + 3, s.max.y + 3}, colour::accent, 5, 0, 4);
}

// ---- The move being considered -----------------------------------------------------------------

bool near_pointer(const DrawContext& v, ImVec2 at, float reach) {
  const auto& p = v.table.gestures.pointer;
  return p && std::hypot(p->x - at.x, p->y - at.y) < reach;
}

constexpr ImU32 gold_tone = IM_COL32(0xff, 0xd2, 0x4a, 0xff);

// The feature that a choice refers to, tinted; all features offered as such, slightly.
void draw_choice_below(DrawContext& v, const Choice& choice, bool chosen, bool pointed) {
  if (choice.node == no_node || choice.at == ChoiceAt::lake) return;
  const Board& board = v.table.hand.preview->board;
  const bool feature = choice.at == ChoiceAt::feature;
  if (!pointed && !chosen && !feature) return;
  const float alpha = pointed ? 0.5f : chosen ? 0.45f : 0.3f;
  tint_feature(v.session, v.table.camera, v.table.pictures, v.draw, board, board.tiles.size(),
               choice.node, faded(feature ? gold_tone : player_colour(own_colour(v)), alpha));
}

// The mark that can be pressed. Where there are very many, small ones.
void draw_choice_mark(DrawContext& v, const Choice& choice, float size, bool chosen, bool pointed,
                      bool small) {
  const Hand& hand = v.table.hand;
  const Point p = to_screen(v.table.camera, choice.world);
  const ImVec2 at(p.x, p.y);
  const ImU32 own = player_colour(own_colour(v));
  const float ring = small && !chosen && !pointed ? std::max(size * 0.16f, 5.0f) : size * 0.4f;
  if (choice.at == ChoiceAt::tile && hand.phase != Phase::figure) {
    const Square s =
        inset(square_of(v.table.camera, v.board.cells[v.board.tiles[choice.tile].cell].at),
              v.zoom * 0.03f);
    v.draw.AddRect(s.min, s.max, halo, 4, 0, chosen || pointed ? 6.0f : 4.0f);
    v.draw.AddRect(s.min, s.max, chosen ? own : gold_tone, 4, 0, chosen || pointed ? 4.0f : 2.5f);
  }
  if (choice.at == ChoiceAt::figure) {  // it stands there already
    v.draw.AddCircle(at, ring, halo, 32, chosen || pointed ? 7.0f : 5.0f);
    v.draw.AddCircle(at, ring, chosen || pointed ? own : colour::ink, 32, chosen ? 4.0f : 2.0f);
    return;
  }
  if (choice.at == ChoiceAt::lake && (chosen || pointed))
    draw_ferry_on(v, hand.preview->board, choice.node, choice.other_node, 1);
  v.draw.AddCircleFilled(at, ring, faded(halo, chosen || pointed ? 0.9f : 0.55f), 32);
  v.draw.AddCircle(at, ring, chosen ? own : faded(colour::ink, 0.5f), 32, chosen ? 3.0f : 1.3f);
  if (small && !chosen && !pointed) return;
  const float alpha = chosen ? 1.0f : pointed ? 0.95f : hand.chosen ? 0.5f : 0.72f;
  const float scale = size * (chosen ? 1.0f : 0.86f);
  const Decision d = shown_decision(v.session);
  if (choice.kind >= 0 && choice.at == ChoiceAt::segment) {
    const bool field =
        kind_of(v.session.game.tables, hand.preview->board, choice.node) == SegmentKind::field;
    if (field && choice.kind < first_magic)
      draw_piece(v.ui.theme, v.session, v.table.pictures, v.draw, d.player,
                 static_cast<FigureKind>(choice.kind), true, at, scale, alpha);
    else
      draw_kind(v.ui.theme, v.session, v.table.pictures, v.draw, d.player, choice.kind, at, scale,
                alpha);
    return;
  }
  draw_choice_sign(v.ui.theme, v.session, v.table.pictures, v.table.hand, v.draw, choice.index, at,
                   scale * 0.85f);
}

// `below`: what lies under the figures; else what stands among them.
void draw_choice_places(DrawContext& v, bool below) {
  const Hand& hand = v.table.hand;
  const std::vector<Choice> places = choices(v.session, v.table.pictures, v.table.hand);
  const bool small = places.size() > 12;
  const float size = figure_size(v.table.camera) * (places.size() > 4 ? 0.72f : 0.92f);
  // The one under the pointer, the nearest of several.
  const Choice* nearest = nullptr;
  float least = size * 0.42f;
  for (const Choice& place : places) {
    const Point p = to_screen(v.table.camera, place.world);
    const auto& pointer = v.table.gestures.pointer;
    if (!on_board(place) || !pointer) continue;
    const float d = std::hypot(pointer->x - p.x, pointer->y - p.y);
    if (d >= least) continue;
    least = d;
    nearest = &place;
  }
  const auto chosen = [&](const Choice& c) { return hand.chosen == hand.offers[c.index]; };
  const auto pointed = [&](const Choice& c) {
    return &c == nearest || static_cast<int>(c.index) == v.table.hovered_choice;
  };
  if (below) {
    for (const Choice& place : places)
      if (on_board(place)) draw_choice_below(v, place, chosen(place), pointed(place));
    return;
  }
  for (const Choice& place : places) {
    if (!on_board(place)) continue;
    draw_choice_mark(v, place, size, chosen(place), pointed(place), small);
    const Point p = to_screen(v.table.camera, place.world);
    const float reach = std::max(size * 0.42f, 14.0f);
    probe_item(v.ui.probe,
               (hand.phase == Phase::figure ? "table.figure." : "table.choice.") +
                   std::to_string(place.index),
               p.x - reach, p.y - reach, 2 * reach, 2 * reach);
  }
  if (!nearest) return;
  const Action& action = hand.offers[nearest->index];
  const std::string worth = choice_worth(v.texts, v.settings, v.session, v.table.hand, action);
  const Point p = to_screen(v.table.camera, nearest->world);
  draw_label(v,
             choice_name(v.texts, v.settings, v.session, v.table, action) +
                 (worth.empty() ? "" : ": " + worth),
             {p.x, p.y - size * 0.85f});
}

void draw_controls(DrawContext& v) {
  for (const BoardControlPlace& control : board_controls(v.ui.theme, v.session, v.table)) {
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
    probe_item(v.ui.probe, id, at.x - r * 0.7f, at.y - r * 0.7f, r * 1.4f, r * 1.4f);
  }
}

void draw_tentative(DrawContext& v) {
  const Hand& hand = v.table.hand;
  const Position at = hand.placement->at;
  const Square s = square_of(v.table.camera, at);
  if (!hand.fixed) {
    draw_tweened_tile(v.ui, v.table.tween, v.draw, at, hand.rotation, s.min, s.max,
                      tile_picture(v.table.pictures, v.session.game, hand.type, hand.rotation,
                                   art::variant_at(at), v.pixels));
    v.draw.AddRect({s.min.x - 1, s.min.y - 1}, {s.max.x + 1, s.max.y + 1}, halo, 4, 0, 5.5f);
    v.draw.AddRect({s.min.x - 1, s.min.y - 1}, {s.max.x + 1, s.max.y + 1},
                   player_colour(own_colour(v)), 4, 0, 3);
  }
  probe_item(v.ui.probe, "table.cell." + std::to_string(at.x) + ',' + std::to_string(at.y), s.min.x,
             s.min.y, s.max.x - s.min.x, s.max.y - s.min.y);
}

}  // namespace

float figure_size(const Camera& camera) {
  const float zoom = camera.now.zoom;
  return std::clamp(zoom * 0.44f, 17.0f, 150.0f);
}

std::vector<BoardControlPlace> board_controls(const Theme& theme, const Session& session,
                                              Table& table) {
  std::vector<BoardControlPlace> controls;
  if (!person_moves(session, table)) return controls;
  if (table.layout.shape != TableShape::wide) return controls;  // the panel is close enough
  Square s{};
  if (table.hand.placement) {
    s = square_of(table.camera, table.hand.placement->at);
  } else {
    const std::vector<Choice> places = choices(session, table.pictures, table.hand);
    const auto chosen = std::find_if(places.begin(), places.end(), [&](const Choice& c) {
      return on_board(c) && table.hand.chosen == table.hand.offers[c.index];
    });
    if (chosen == places.end()) return controls;
    const Point p = to_screen(table.camera, chosen->world);
    const float h = figure_size(table.camera) * 0.45f;
    s = {{p.x - h, p.y - h}, {p.x + h, p.y + h}};
  }
  const float r = theme.control * 0.5f;
  const float gap = r * 0.35f;
  const Area& area = table.layout.board;
  const float middle = (s.min.x + s.max.x) / 2;
  float y = s.max.y + gap + r;
  if (y + r > area.y + area.height) y = s.min.y - gap - r;
  y = std::clamp(y, area.y + r + 2, std::max(area.y + r + 2, area.y + area.height - r - 2));
  const Spot* spot = table.hand.fixed ? nullptr : find_spot(table.hand, table.hand.placement->at);
  const bool turns = spot && (spot->rotations & (spot->rotations - 1)) != 0;
  const int count = (table.hand.fixed ? 1 : 2) + (turns ? 1 : 0);
  float x = middle - static_cast<float>(count - 1) * (r + gap / 2);
  const float first = area.x + r + 2;
  const float last = area.x + area.width - r - 2 - static_cast<float>(count - 1) * (2 * r + gap);
  x = std::clamp(x, first, std::max(first, last));
  const auto add = [&](BoardControl what) {
    controls.push_back({what, {x, y}, r});
    x += 2 * r + gap;
  };
  if (!table.hand.fixed) add(BoardControl::take_back);
  if (turns) add(BoardControl::turn);
  add(BoardControl::confirm);
  return controls;
}

bool draw_board(TableView& view) {
  Table& table = view.table;
  const ImVec2 screen = ImGui::GetIO().DisplaySize;
  ImDrawList& draw = *ImGui::GetBackgroundDrawList();
  DrawContext v{view.ui,
                view.texts,
                view.settings,
                view.session,
                table,
                draw,
                board_of(view.session, table.display),
                screen,
                table.camera.now.zoom,
                table.camera.now.zoom * view.ui.theme.density};
  const bool rest = table.motion.steps.empty();
  const bool moves = person_moves(view.session, view.table) && rest;
  const bool tentative = moves && table.hand.placement && !table.hand.fixed;
  draw_cloth(v);
  draw_border(v);
  draw_tile_shadows(v, tentative);
  const bool turning = draw_tiles(v);
  draw_rims(v);
  const bool marks = view.settings.show_legal && !view.settings.purist;
  if (moves && !table.hand.fixed && marks)
    for (const Spot& spot : table.hand.spots) draw_spot(v, spot);
  if (rest && marks && !table.display.over) draw_dead_cells(view.session, view.table, draw);
  draw_motion_below(view.session, view.table, draw);
  draw_ferries(v);
  draw_overlay(view.settings, view.session, view.table, draw);
  const bool waiting = draw_look(view, draw);
  draw_last_tile(v);
  draw_shown_place(v);
  if (moves && table.hand.placement) draw_tentative(v);
  const bool chooses = moves && person_chooses(view.session, view.table);
  if (chooses) draw_choice_places(v, true);
  draw_gold(v);
  draw_figures(v);
  draw_overlay_signs(view.ui.theme, view.settings, view.session, view.table, draw);
  if (moves && !table.hand.fixed) draw_aim(v);
  draw_advice(view, draw);
  if (chooses) draw_choice_places(v, false);
  if (moves && (table.hand.placement || chooses)) draw_controls(v);
  draw_motion_above(view.ui, view.session, view.table, draw);
  if (view.settings.show_coordinates)
    draw_coordinates(view.ui.theme, view.table.layout, view.table.camera, draw);
  return waiting || turning || tween_moves(view.ui, view.table.tween) ||
         (table.misfit && view.ui.now < table.misfit_until) ||
         (table.shown_place && view.ui.now < table.shown_until);
}

}  // namespace bastide::web
