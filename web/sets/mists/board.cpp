// Ghosts as small sculptures that can be counted, and guards in their graves.
#include <algorithm>
#include <cmath>

#include "web/drawing/pieces.hpp"
#include "web/sets/mists/table.hpp"
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
  const SideMask sides = turn_sides(segment.sides, placed.rotation);
  for (int side = 0; side < side_count; ++side)
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
  return {on_screen(on.camera, ground_of(on, tile, node)), size, count,
          count > 1 && across * 0.62f * size > on.camera.now.zoom * 0.75f};
}

void draw_ghost(const BoardDrawing& on, ImVec2 at, float size, float alpha) {
  draw_ground_shadow(on.draw, {at.x, at.y + size * 0.4f}, size * 0.8f, alpha);
  draw_token(on.ui.theme, on.pictures, on.draw, Piece::ghost, at, size, alpha);
}

void draw_number(const BoardDrawing& on, ImVec2 at, int number) {
  const std::string text = std::to_string(number);
  const ImVec2 words = ui_text_size(on.ui.theme, text, Face::small);
  on.draw.AddCircleFilled(at, words.y * 0.52f, colour::ink, 20);
  ui_draw_text(on.ui.theme, on.draw, {at.x - words.x / 2, at.y - words.y / 2}, text, Face::small,
               colour::paper_high);
}

// A guard lies in a closed cemetery, behind its gate.
void draw_grave(const BoardDrawing& on, TileIndex tile, int colour, float alpha) {
  const ImVec2 at = on_screen(on.camera, middle_of(on.board, tile));
  const float zoom = on.camera.now.zoom, size = std::clamp(zoom * 0.34f, 18.0f, 110.0f);
  if (const ImTextureID picture = piece_picture(on.pictures, Piece::meeple, art::Pose::lying,
                                                colour, size * on.ui.theme.density))
    on.draw.AddImage(picture, {at.x - size / 2, at.y - size * 0.66f},
                     {at.x + size / 2, at.y + size * 0.34f}, {0, 0}, {1, 1},
                     faded(IM_COL32(0xd8, 0xdc, 0xec, 0xff), alpha));
  // Two wings of iron that meet in the middle.
  const ImU32 iron = faded(IM_COL32(0x26, 0x28, 0x33, 0xff), alpha);
  const float w = std::max(1.0f, zoom * 0.012f), low = at.y + zoom * 0.19f,
              high = at.y + zoom * 0.06f;
  for (int bar = -4; bar <= 4; ++bar) {
    const float x = at.x + zoom * 0.036f * static_cast<float>(bar);
    const float arch = zoom * 0.03f * (1 - std::fabs(static_cast<float>(bar)) / 4);
    on.draw.AddLine({x, high - arch}, {x, low}, iron, bar % 4 == 0 ? 1.8f * w : w);
  }
  for (const float y : {low - zoom * 0.02f, low - zoom * 0.09f})
    on.draw.AddLine({at.x - zoom * 0.15f, y}, {at.x + zoom * 0.15f, y}, iron, w);
}

}  // namespace

bool draw_on_tile(const BoardDrawing& on, const PieceAt& there, int colour) {
  const TileIndex tile = there.place.tile;
  if (is_meeple(there.piece)) {
    draw_grave(on, tile, colour, 1);
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
    draw_grave(on, event.to.tile, 0, 0);
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
