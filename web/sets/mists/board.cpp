// Ghosts as small sculptures that can be counted, and guards in their graves.
#include <algorithm>
#include <cmath>

#include "engine/rules/game.hpp"
#include "web/drawing/board.hpp"
#include "web/drawing/pictures.hpp"
#include "web/drawing/pieces.hpp"
#include "web/sets/mists/table.hpp"
#include "web/ui/ui.hpp"
#include "web/ui/words.hpp"

namespace bastide::web::mist {
namespace {

bool is_ghost(const Event& event) { return is_move_of(event, Piece::ghost); }
bool comes(const Event& event) { return event.to.kind == PlaceKind::tile; }
bool is_burial(const Event& event) {
  return event.kind == EventKind::moved && is_meeple(event.piece) &&
         event.to.kind == PlaceKind::tile;
}

// Where ghosts of a segment stand: in their mist, or in the middle of their cemetery.
Point ground_of(const BoardDrawing& on, TileIndex tile, Node node) {
  Point p = middle_of(on.board, tile);
  if (node == no_node) return p;
  const PlacedTile& placed = on.board.tiles[tile];
  const Segment& segment = on.game.types[placed.type].segments[segment_of(on.board, node)];
  if (segment.kind != SegmentKind::mist) return {p.x, p.y + 0.06f};
  constexpr float dx[] = {0, 1, 0, -1}, dy[] = {-1, 0, 1, 0}, out = 0.2f;
  const EdgeMask sides = turn_edges(segment.edges, placed.rotation);
  for (int side = 0; side < edge_count; ++side)
    if (sides >> side & 1) p = {p.x + out * dx[side], p.y + out * dy[side]};
  return p;
}

float ghost_size(const Camera& camera) { return std::clamp(camera.now.zoom * 0.36f, 17.0f, 96.0f); }

// Three in a row, the next row before them. Seen from afar one, with their number.
struct Crowd {
  ImVec2 middle;
  float size;
  int count;
  bool numbered;

  ImVec2 at(int n) const {
    const int row = n / 3, in_row = std::min(3, count - row * 3);
    const float step = size * 0.62f;
    return {middle.x + step * (static_cast<float>(n % 3) - static_cast<float>(in_row - 1) / 2),
            middle.y + size * 0.34f * static_cast<float>(row) - size * (count > 3 ? 0.17f : 0)};
  }
};

Crowd crowd_of(const BoardDrawing& on, TileIndex tile, Node node, int count) {
  const float size = ghost_size(on.camera);
  const auto across = static_cast<float>(std::min(count, 3));
  return {to_screen(on.camera, ground_of(on, tile, node)), size, count,
          count > 1 && across * 0.62f * size > on.camera.now.zoom * 0.75f};
}

void draw_ghost(const BoardDrawing& on, ImVec2 at, float size, float alpha) {
  draw_ground_shadow(on.draw, {at.x, at.y + size * 0.4f}, size * 0.8f, alpha);
  draw_token(on, Piece::ghost, at, size, alpha);
}

void draw_number(const BoardDrawing& on, ImVec2 at, int number) {
  const std::string text = std::to_string(number);
  const float most = on.camera.now.zoom * 0.6f;  // of a small picture, too
  ImVec2 words = ui_text_size(on.ui.theme, text, Face::small);
  const float scale = std::min(1.0f, most / words.y);
  words = {words.x * scale, words.y * scale};
  on.draw.AddCircleFilled(at, words.y * 0.52f, colour::ink, 20);
  ui_draw_number(on, {at.x - words.x / 2, at.y - words.y / 2}, text, colour::paper_high, most);
}

// A guard lies in a closed cemetery, behind its gate.
void draw_grave(const BoardDrawing& on, TileIndex tile, int colour) {
  const ImVec2 at = to_screen(on.camera, middle_of(on.board, tile));
  const float size = std::clamp(on.camera.now.zoom * 0.34f, 18.0f, 110.0f);
  if (const ImTextureID picture = piece_picture(on.pictures, Piece::meeple, art::Pose::lying,
                                                colour, size * on.ui.theme.density))
    on.draw.AddImage(picture, {at.x - size / 2, at.y - size * 0.66f},
                     {at.x + size / 2, at.y + size * 0.34f}, {0, 0}, {1, 1},
                     IM_COL32(0xd8, 0xdc, 0xec, 0xff));
}

// Two wings of iron that meet in the middle when they are shut.
void draw_gate(const BoardDrawing& on, TileIndex tile, float shut) {
  const ImVec2 at = to_screen(on.camera, middle_of(on.board, tile));
  const float zoom = on.camera.now.zoom, step = zoom * 0.036f, w = std::max(1.0f, zoom * 0.012f);
  const float low = at.y + zoom * 0.19f, high = at.y + zoom * 0.06f;
  constexpr ImU32 iron = IM_COL32(0x26, 0x28, 0x33, 0xff);
  for (const float wing : {-1.0f, 1.0f}) {
    for (int bar = 0; bar <= 4; ++bar) {
      const float out = 4 - static_cast<float>(4 - bar) * shut;
      const float x = at.x + wing * step * out, arch = zoom * 0.03f * (1 - out / 4);
      on.draw.AddLine({x, high - arch}, {x, low}, iron, bar % 4 == 0 ? 1.8f * w : w);
    }
    for (const float y : {low - zoom * 0.02f, low - zoom * 0.09f})
      on.draw.AddLine({at.x + wing * step * 4 * (1 - shut), y}, {at.x + wing * step * 4.2f, y},
                      iron, w);
  }
}

// A soft patch of white.
void draw_wisp(ImDrawList& draw, ImVec2 middle, float across, float alpha) {
  constexpr int rim = 14;
  const ImVec2 uv = ImGui::GetFontTexUvWhitePixel();
  constexpr ImU32 white = IM_COL32(0xf4, 0xf7, 0xff, 0xff);
  draw.PrimReserve(3 * rim, rim + 1);
  const unsigned first = draw._VtxCurrentIdx;
  draw.PrimWriteVtx(middle, uv, faded(white, alpha));
  for (unsigned i = 0; i < rim; ++i) {
    const float turn = 6.2831853f / rim * static_cast<float>(i);
    draw.PrimWriteVtx(
        {middle.x + std::cos(turn) * across, middle.y + std::sin(turn) * across * 0.5f}, uv,
        faded(white, 0));
    for (const unsigned corner : {0u, 1 + i, 1 + (i + 1) % rim})
      draw.PrimWriteIdx(static_cast<ImDrawIdx>(first + corner));
  }
}

}  // namespace

// Over mist that is not closed, wisps drift while anything moves, and lie still when nothing does.
void draw_drift(const BoardDrawing& on, const Action*, const Event*) {
  if (!on.game.setup.has(Expansion::mists)) return;
  const float zoom = on.camera.now.zoom;
  for (Node node = 0; node < on.board.node_tile.size(); ++node) {
    const TileIndex tile = on.board.node_tile[node];
    if (tile >= on.tiles || kind_of(on.game.tables, on.board, node) != SegmentKind::mist ||
        on.board.totals[find_root(on.board, node)].open == 0)
      continue;
    const ImVec2 at = to_screen(on.camera, ground_of(on, tile, node));
    for (const float part : {0.0f, 2.1f}) {
      const float phase = static_cast<float>(on.ui.reduced_motion ? 0 : on.ui.moving) * 0.5f +
                          part + static_cast<float>(node);
      draw_wisp(
          on.draw,
          {at.x + std::sin(phase) * zoom * 0.2f, at.y + std::cos(phase * 0.7f) * zoom * 0.12f},
          zoom * 0.3f, 0.3f);
    }
  }
}

bool draw_on_tile(const BoardDrawing& on, const PieceAt& there, int colour) {
  const TileIndex tile = there.place.tile;
  if (is_meeple(there.piece)) {
    draw_grave(on, tile, colour);
    draw_gate(on, tile, 1);
    return true;
  }
  if (there.piece != Piece::ghost) return false;
  const Crowd crowd = crowd_of(on, tile, there.place.node, there.count);
  if (crowd.numbered) {
    draw_ghost(on, crowd.middle, crowd.size, 1);
    draw_number(on, {crowd.middle.x + crowd.size * 0.36f, crowd.middle.y + crowd.size * 0.3f},
                there.count);
  } else {
    for (int n = 0; n < there.count; ++n) draw_ghost(on, crowd.at(n), crowd.size, 1);
  }
  return true;
}

// Ghosts rise out of the mist, and dissolve upwards.
bool draw_event(const BoardDrawing& on, const ShownEvent& shown) {
  const Event& event = shown.event;
  if (is_burial(event)) {
    draw_gate(on, event.to.tile, on.ui.reduced_motion ? 1 : eased(shown.t));
    return true;
  }
  if (!is_ghost(event)) return false;
  const Place& place = comes(event) ? event.to : event.from;
  const Crowd crowd = crowd_of(on, place.tile, place.node, event.count);
  const float way = on.ui.reduced_motion ? 0 : comes(event) ? 1 - eased(shown.t) : eased(shown.t);
  const float alpha = comes(event) ? std::min(1.0f, shown.t * 2) : 1 - shown.t * shown.t;
  for (int n = 0; n < event.count; ++n) {
    const ImVec2 at = crowd.at(n);
    const float rise = comes(event) ? -0.5f : 1.6f;
    draw_ghost(on, {at.x, at.y - way * rise * crowd.size}, crowd.size * (1 + way * 0.2f), alpha);
  }
  return true;
}

std::optional<float> seconds_of(const Event& event, bool reduced) {
  if (is_burial(event)) return 0.6f;
  if (is_ghost(event)) return reduced ? 0.15f : comes(event) ? 0.6f : 0.9f;
  return {};
}

bool shown_together(const Event& a, const Event& b) {
  return is_ghost(a) && is_ghost(b) && comes(a) == comes(b);
}

}  // namespace bastide::web::mist
