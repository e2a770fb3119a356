// Symbols printed on a tile. Most belong to a set (web/art/set_art.hpp).
#include "web/art/symbols.hpp"

#include <algorithm>

#include "web/art/palette.hpp"
#include "web/art/relief.hpp"
#include "web/art/set_art.hpp"

namespace bastide::art {

constexpr Pigment wood_rim = {rgb(0x9a7444), rgb(0xe6cfa0), rgb(0xfff8e6)};

void medallion(Canvas& canvas, Vec2 at, float radius, Rgb face) {
  const Vec2 thick = Vec2{0.09f, 0.11f} * radius;
  Path body = circle(at, radius, 40);
  for (const Vec2 p : circle(at + thick, radius, 40)) body.push_back(p);
  body = hull(body);
  canvas.fill(canvas.band(circle(at + thick * 1.5f, radius * 0.9f, 40), radius * 0.3f, 0.8f, true),
              rgb(0x1d1a2c), 0.32f);
  canvas.fill(body, palette::ink);
  canvas.fill(circle(at + thick, radius * 0.94f, 40), wood_rim.dark);
  paint_relief(canvas, circle(at, radius * 0.94f, 40), wood_rim, radius * 0.17f);
  const float inner = radius * 0.76f;
  canvas.shade(canvas.area(circle(at, inner, 40)), [&](float u, float v, Rgb) {
    const Vec2 p = (Vec2{u, v} - at) * (1 / inner);
    return lit(face, 0.98f + 0.16f * (p.x + p.y) * smooth(0.2f, 1, length(p)));
  });
  canvas.pen(circle(at, inner, 40), radius * 0.035f, palette::ink, 0.7f, true);
}

Vec2 free_place(const PaintContext& paint, int segment, float wish) {
  Vec2 best{0.5f, 0.5f};
  float best_worth = -1e9f;
  for (int y = 4; y < 45; ++y) {
    for (int x = 4; x < 45; ++x) {
      const Vec2 p{static_cast<float>(x) / 48.f, static_cast<float>(y) / 48.f};
      const int here = paint.segment_at_printed(p);
      if (segment >= 0 ? here != segment : !paint.is_field(here)) continue;
      float worth = std::min(std::min(paint.depth_at_printed(p), rim_distance(p)), wish) * 3;
      for (std::size_t s = 0; s < paint.type.segments.size(); ++s) {
        const Anchor a = paint.map.anchors[s];
        worth += 0.5f * std::min(length(p - Vec2{a.x, a.y}), 0.2f);
      }
      if (worth > best_worth) {
        best_worth = worth;
        best = p;
      }
    }
  }
  return best;
}

void find_symbol_place(PaintContext& paint) {
  float room = 0;
  for (const SetArt* set : all_set_art())
    if (set->symbol_room) room = std::max(room, set->symbol_room(paint.type));
  if (room <= 0) return;
  paint.symbol_room = room;
  paint.symbol = free_place(paint, -1, room + 0.03f);
}

void paint_symbols(PaintContext& paint) {
  for (const SetArt* set : all_set_art())
    if (set->paint_symbols) set->paint_symbols(paint);
}

}  // namespace bastide::art
