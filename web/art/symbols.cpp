// Symbols printed on a tile: goods, gold, flying machines, mists and the like.
#include <algorithm>

#include "web/art/art.hpp"
#include "web/art/buildings.hpp"
#include "web/art/marks.hpp"
#include "web/art/paint_context.hpp"
#include "web/art/palette.hpp"
#include "web/art/plants.hpp"
#include "web/art/relief.hpp"

namespace bastide::art {

namespace {

constexpr Pigment wood_rim = {rgb(0x9a7444), rgb(0xe6cfa0), rgb(0xfff8e6)};

// A thick disc of pale wood, its face sunk and painted.
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

void barrel(Canvas& canvas, Vec2 at, float s) {
  const Path body = drawn(
      {-33, -50, bend, -52, -20, -52, 20, -33, 50, 33, 50, bend, 52, 20, 52, -20, 33, -50}, at, s);
  paint_relief(canvas, body, pigment(rgb(0xc08850)), s * 0.34f);
  const Mask wood = canvas.area(body);
  for (const float x : {-0.5f, 0.f, 0.5f}) {
    Path stave = drawn({33, -50, bend, 52, -20, 52, 20, 33, 50}, {}, s);
    for (Vec2& p : stave) p = at + Vec2{p.x * x, p.y};
    canvas.pen(stave, s * 0.025f, palette::ink, 0.55f);
  }
  for (const float y : {-0.3f, 0.24f}) {
    const Path hoop = drawn({-50, 0, bend, -20, 8, 20, 8, 50, 0}, at + Vec2{0, y * s}, s);
    canvas.fill(both(canvas.band(hoop, s * 0.13f), wood), rgb(0x3f4450));
    canvas.fill(both(canvas.band(hoop, s * 0.04f), wood), rgb(0xb9c0c8), 0.7f);
  }
  canvas.pen(body, s * 0.04f, palette::ink, 0.9f, true);
}

void sheaf(Canvas& canvas, Vec2 at, float s) {
  for (const float lean : {-0.42f, 0.42f, 0.f}) {
    const Vec2 foot = at + Vec2{lean * -0.5f, 0.52f} * s,
               head = at + Vec2{lean * 1.05f, std::fabs(lean) * 0.3f - 0.46f} * s;
    canvas.pen({foot, head}, s * 0.1f, rgb(0x6b4710));
    canvas.pen({foot, head}, s * 0.055f, rgb(0xe0b550));
    const Vec2 across = right_of(unit(head - foot)) * (s * 0.085f);
    for (int k = 0; k < 10; ++k) {
      const Vec2 corn = lerp(foot, head, 0.5f + 0.125f * static_cast<float>(k / 2)) +
                        across * (k % 2 == 0 ? 1.f : -1.f);
      canvas.fill(ellipse(corn, s * 0.09f, s * 0.115f, 12), rgb(0x6b4710));
      canvas.fill(ellipse(corn, s * 0.065f, s * 0.09f, 12), rgb(0xe9b93c));
      canvas.fill(circle(corn + Vec2{-0.02f, -0.03f} * s, s * 0.03f, 8), rgb(0xfff0b0));
    }
  }
  canvas.pen({at + Vec2{-0.13f, 0.2f} * s, at + Vec2{0.13f, 0.2f} * s}, s * 0.11f,
             palette::church_roof);
}

void bolt_of_cloth(Canvas& canvas, Vec2 at, float s) {
  const Rgb cloth = rgb(0xd24f68);
  // A length hangs from the roll.
  const Path hung = drawn({-44, 0, 34, 0, 40, 44, 12, 38, -16, 46, -50, 40}, at, s);
  canvas.fill(hung, cloth * 0.82f);
  canvas.pen(drawn({-49, 33, -16, 38, 12, 31, 39, 36}, at, s), s * 0.05f, palette::gold, 0.9f);
  canvas.pen(hung, s * 0.04f, palette::ink, 0.9f, true);
  const Path roll = drawn({-50, -36, 36, -36, 36, 12, -50, 12}, at, s);
  paint_relief(canvas, roll, pigment(cloth), s * 0.24f);
  canvas.pen(roll, s * 0.04f, palette::ink, 0.9f, true);
  for (const float ring : {1.f, 0.62f, 0.3f}) {
    const Path end = ellipse(at + Vec2{0.36f, -0.12f} * s, s * 0.15f * ring, s * 0.24f * ring, 20);
    canvas.fill(end, lit(cloth, 1.45f));
    canvas.pen(end, s * 0.035f, palette::ink, 0.85f, true);
  }
}

// Each kind on a ground of its own, so that the colour tells it from afar.
void good(Canvas& canvas, Goods kind, Vec2 at, float radius) {
  constexpr Rgb grounds[] = {rgb(0x7b2f4a), rgb(0x55803c), rgb(0x35608f)};
  medallion(canvas, at, radius, grounds[static_cast<int>(kind) - static_cast<int>(Goods::wine)]);
  if (kind == Goods::wine) barrel(canvas, at, radius * 1.05f);
  if (kind == Goods::grain) sheaf(canvas, at, radius * 1.15f);
  if (kind == Goods::cloth) bolt_of_cloth(canvas, at, radius * 1.08f);
}

// Free ground for a symbol, as printed: in segment `segment` (-1: any field), away from figures.
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

// Ribbed wings of parchment on a wooden frame; its red beak points where it flies.
void flying_machine(Canvas& canvas, Vec2 at, Vec2 way) {
  // Drawn as it flies to the east.
  const auto turned = [&](std::initializer_list<signed char> marks, float mirror = 1) {
    Path path = drawn(marks);
    for (Vec2& p : path) p = at + (way * p.x + right_of(way) * (p.y * mirror)) * 0.125f;
    return path;
  };
  const auto wing = [&](float side) {
    return turned({24, 0,    bend, 48, 40,  40, 80,  -4, 112,  bend, -5, 102, -16, 94,  -40,
                   84, bend, -32,  71, -34, 61, -48, 48, bend, -30,  31, -24, 17,  -28, 0},
                  side);
  };
  const Path parts[] = {turned({-40, 0, -84, 28, -72, 0, -84, -28}), wing(1), wing(-1)};
  for (Path shade : parts) {
    for (Vec2& q : shade) q = q + Vec2{0.045f, 0.05f};
    canvas.glaze(shade, palette::shadow, 0.4f);
  }
  for (const Path& part : parts) {
    canvas.fill(part, &part == parts ? palette::wheat : palette::plaster);
    canvas.pen(part, fine_pen * 1.2f, palette::ink, 0.9f, true);
  }
  const Rgb wood = rgb(0x8a5a34);
  for (const float side : {1.f, -1.f})
    canvas.pen(turned({20, 10, -4, 112, 20, 10, -40, 84, 20, 10, -48, 48}, side), fine_pen * 1.3f,
               wood, 0.9f);
  const Path spine = turned({48, 0, -72, 0}), beak = turned({80, 0, 40, 19, 40, -19});
  canvas.pen(spine, 0.017f, palette::ink, 0.8f);
  canvas.pen(spine, 0.012f, wood);
  canvas.fill(beak, palette::church_roof);
  canvas.pen(beak, fine_pen, palette::ink, 0.8f, true);
}

void sheep(Canvas& canvas, Vec2 at) {
  canvas.glaze(ellipse(at + Vec2{0.008f, 0.016f}, 0.03f, 0.012f), palette::shadow, 0.45f);
  for (const Vec2 d : {Vec2{-0.014f, 0}, Vec2{0.012f, 0.002f}, Vec2{0, -0.008f}}) {
    canvas.fill(circle(at + d, 0.0175f), palette::ink, 0.8f);
  }
  for (const Vec2 d : {Vec2{-0.014f, 0}, Vec2{0.012f, 0.002f}, Vec2{0, -0.008f}}) {
    canvas.fill(circle(at + d, 0.0145f), palette::plaster);
  }
  canvas.fill(ellipse(at + Vec2{0.03f, -0.004f}, 0.01f, 0.008f, 12), palette::ink, 0.9f);
}

// A dome of grass: bright towards the light, hatched and dark on the other side.
void hill(Canvas& canvas, Vec2 at) {
  constexpr float rx = 0.17f, ry = 0.135f;
  canvas.glaze(canvas.band(ellipse(at + Vec2{0.035f, 0.035f}, rx * 0.86f, ry * 0.86f, 40), 0.07f,
                           0.9f, true),
               palette::shadow, 0.5f);
  canvas.shade(canvas.area(ellipse(at, rx, ry, 40)), [&](float u, float v, Rgb under) {
    const float x = (u - at.x) / rx, y = (v - at.y) / ry;
    const float r = std::sqrt(std::min(1.f, x * x + y * y));
    const float light = -(x + y) * smooth(0.05f, 0.75f, r);
    const Rgb grass = mix(palette::grass_warm * 1.06f, palette::leaf, smooth(0.9f, -1.1f, light));
    return mix(under, grass, smooth(1, 0.88f, r));
  });
  for (int i = 0; i < 26; ++i) {
    const Vec2 d = direction(0.24166f * static_cast<float>(i));
    const float shaded = smooth(-0.9f, 1.2f, d.x + d.y), from = 0.86f - 0.34f * shaded;
    canvas.pen({at + Vec2{d.x * rx * from, d.y * ry * from}, at + Vec2{d.x * rx, d.y * ry} * 0.97f},
               fine_pen * 1.1f, palette::leaf_dark * 0.8f, 0.25f + 0.5f * shaded);
  }
}

// Rows on turned earth, heavy with grapes.
void vines(Canvas& canvas, Vec2 at, std::uint32_t seed) {
  Rng rng(seed);
  const Path plot = drawn({-125, -85, 120, -95, 125, 90, -120, 95}, at, 0.1f);
  canvas.fill(plot, palette::plough, 0.85f);
  canvas.pen(plot, fine_pen, palette::leaf_dark, 0.4f, true);
  for (int row = -2; row <= 2; ++row) {
    for (int k = -3; k <= 3; ++k) {
      const Vec2 p = at + Vec2{static_cast<float>(k) * 0.033f, static_cast<float>(row) * 0.036f};
      paint_bush(canvas, p, 0.0145f, rng.bits());
      for (int grape = 0; grape < 4; ++grape)
        canvas.fill(circle(p + Vec2{rng.about(0.007f), rng.about(0.008f)}, 0.0045f, 8),
                    grape == 3 ? rgb(0xa65fb8) : rgb(0x74308a));
    }
  }
}

// Trodden into the corn: dark, with the light on its south-eastern edge.
void crop_sign(Canvas& canvas, Vec2 at, CropSymbol sign) {
  for (const auto& [off, colour] :
       {std::pair{0.006f, rgb(0xfff2b4)}, std::pair{0.f, rgb(0x6f4a12)}}) {
    const Vec2 p = at + Vec2{off, off};
    if (sign == CropSymbol::rake) {
      // In one stroke, tooth by tooth.
      canvas.pen(drawn({0, 85,  0, -40, -60, -40, -60, -82, -60, -40, -30, -40, -30, -82, -30, -40,
                        0, -40, 0, -82, 0,   -40, 30,  -40, 30,  -82, 30,  -40, 60,  -40, 60,  -82},
                       p, 0.1f),
                 0.0145f, colour);
    }
    if (sign == CropSymbol::club)
      canvas.fill(drawn({-62, 66, 10, -72, bend, 35, -105, 90, -70, 65, -35, -43, 82}, p, 0.1f),
                  colour);
    if (sign == CropSymbol::shield)
      canvas.fill(drawn({-56, -70, 56, -70, 52, 12, 32, 50, 0, 80, -32, 50, -52, 12}, p, 0.1f),
                  colour);
  }
  if (sign == CropSymbol::shield) {
    canvas.fill(drawn({-36, -50, 0, -50, 0, 0, -36, 0}, at, 0.1f), palette::wheat);
    canvas.fill(drawn({0, 0, 34, 0, 30, 30, 0, 55}, at, 0.1f), palette::wheat);
  }
}

// A wisp of mist that looks back.
void ghost(Canvas& canvas, Vec2 at) {
  const Path body =
      drawn({-33,  -12,  bend, -33, -57, 33,  -57, 33,   -12,  bend, 34,  20,  45,  50,  50,
             60,   bend, 30,   60,  25,  45,  16,  45,   bend, 10,   60,  -10, 62,  -12, 45,
             bend, -20,  50,   -30, 55,  -40, 56,  bend, -34,  40,   -33, 20,  -33, -12},
            at, 0.1f);
  canvas.fill(canvas.band(body, 0.03f, 0.9f, true), rgb(0x46506e), 0.4f);
  paint_relief(canvas, body, {rgb(0x8792b4), rgb(0xe8ecf6), rgb(0xffffff)}, 0.022f);
  canvas.pen(body, fine_pen, rgb(0x46506e), 0.7f, true);
  for (const Vec2 hole : {Vec2{-0.012f, -0.012f}, Vec2{0.012f, -0.012f}, Vec2{0, 0.008f}})
    canvas.fill(ellipse(at + hole, 0.006f, 0.009f, 12), rgb(0x2b3048));
}

// A bar as it comes from the mould, `s` wide.
void gold_bar(Canvas& canvas, Vec2 at, float s) {
  canvas.fill(drawn({-39, 5, -19, -10, 35, -13, 57, 18, -15, 33}, at, s), rgb(0x1d1a2c), 0.4f);
  canvas.fill(drawn({-30, -24, 22, -30, 35, -13, -19, -5}, at, s), rgb(0xffe48a));
  canvas.fill(drawn({-30, -24, -19, -5, -20, 27, -45, 0}, at, s), rgb(0xb97f14));
  canvas.fill(drawn({-19, -5, 35, -13, 47, 14, -20, 27}, at, s), rgb(0xe8a820));
  // It mirrors the sky.
  canvas.fill(drawn({-4, -7, 8, -9, 12, 21, 0, 23}, at, s), rgb(0xffdf80), 0.8f);
  canvas.pen(drawn({-26, -20, 25, -26}, at, s), s * 0.03f, rgb(0xfffbe0), 0.9f);
  canvas.pen(
      drawn({-30, -24, 22, -30, 35, -13, 47, 14, -20, 27, -45, 0, -30, -24, -19, -5, 35, -13}, at,
            s),
      s * 0.032f, rgb(0x5e3f08), 0.9f);
  canvas.pen(drawn({-19, -5, -20, 27}, at, s), s * 0.032f, rgb(0x5e3f08), 0.9f);
}

// A letter with its seal.
void letter(Canvas& canvas, Vec2 at, float s) {
  const Rgb paper = rgb(0xf3e3bd);
  const Path sheet = drawn({-47, -25, 41, -33, 48, 27, -40, 35}, at, s);
  Path shade = sheet;
  for (Vec2& q : shade) q = q + Vec2{0.04f, 0.06f} * s;
  canvas.fill(canvas.band(shade, s * 0.07f, 0.8f, true), rgb(0x1d1a2c), 0.2f);
  canvas.fill(shade, rgb(0x1d1a2c), 0.35f);
  canvas.fill(sheet, paper);
  canvas.fill(drawn({48, 27, -40, 35, -1, -5}, at, s), paper * 0.93f);
  const Path flap = drawn({-47, -25, -4, 13, 6, 12, 41, -33}, at, s);
  canvas.fill(canvas.band(flap, s * 0.07f, 0.9f), palette::ink, 0.3f);
  canvas.fill(flap, lit(paper, 1.45f));
  canvas.pen(flap, s * 0.025f, palette::ink, 0.7f, true);
  canvas.pen(sheet, s * 0.036f, palette::ink, 0.9f, true);
  const Vec2 seal = at + Vec2{0.01f, 0.06f} * s;
  canvas.fill(circle(seal, s * 0.19f, 30), rgb(0x4a0e0a));
  paint_relief(canvas, circle(seal, s * 0.17f, 30), pigment(rgb(0xb8301f)), s * 0.05f);
  canvas.pen(circle(seal, s * 0.09f, 20), s * 0.025f, rgb(0x74140c), 0.9f, true);
  paint_sign(canvas, Mark::star, seal, s * 0.11f, rgb(0x74140c));
}

}  // namespace

Image paint_token(Token token, int size) {
  Canvas canvas(size, size, static_cast<float>(size));
  const Vec2 middle{0.5f, 0.5f};
  switch (token) {
    case Token::wine:
      good(canvas, Goods::wine, {0.475f, 0.47f}, 0.43f);
      break;
    case Token::grain:
      good(canvas, Goods::grain, {0.475f, 0.47f}, 0.43f);
      break;
    case Token::cloth:
      good(canvas, Goods::cloth, {0.475f, 0.47f}, 0.43f);
      break;
    case Token::gold:
      gold_bar(canvas, middle, 0.96f);
      break;
    case Token::message:
      letter(canvas, middle, 0.96f);
      break;
  }
  return canvas.image();
}

void find_symbol_place(PaintContext& paint) {
  const TileType& type = paint.type;
  const bool placed_crop =
      std::any_of(paint.plan.sites.begin(), paint.plan.sites.end(),
                  [](const Site& s) { return s.kind == SiteKind::crop_circle; });
  if (!type.hill && !type.gold && !type.mage && !type.robber && !type.vineyard && type.wheel == 0 &&
      type.flying_machine < 0 && (type.crop == CropSymbol::none || placed_crop))
    return;
  paint.symbol_room = type.hill ? 0.16f : type.flying_machine >= 0 ? 0.14f : 0.1f;
  paint.symbol = free_place(paint, -1, paint.symbol_room + 0.03f);
}

void paint_hill(PaintContext& paint) { hill(paint.canvas, paint.turned(paint.symbol)); }

void paint_symbols(PaintContext& paint) {
  Canvas& canvas = paint.canvas;
  const TileType& type = paint.type;
  for (std::size_t i = 0; i < type.segments.size(); ++i) {
    const Segment& s = type.segments[i];
    const int index = static_cast<int>(i);
    if (s.goods != Goods::none) {
      good(canvas, s.goods, paint.turned(free_place(paint, index, 0.12f)),
           0.08f * paint.sign_scale());
    }
    for (int k = 0; k < s.sheep; ++k) {
      const Vec2 at = paint.turned(free_place(paint, index, 0.1f));
      sheep(canvas, at + Vec2{0.05f * static_cast<float>(k), 0.03f * static_cast<float>(k & 1)});
    }
  }
  for (const Site& site : paint.plan.sites) {
    if (site.kind == SiteKind::crop_circle) crop_sign(canvas, site.at, type.crop);
    if (site.kind == SiteKind::inn) {
      // The inn's own sign, a tankard on a pole.
      const Vec2 at = site.at + Vec2{0.066f, 0};
      canvas.pen({at + Vec2{0, 0.03f}, at + Vec2{0, -0.045f}}, 0.009f, palette::ink, 0.95f);
      const Vec2 sign = at + Vec2{0, -0.065f};
      medallion(canvas, sign, 0.046f, palette::gold);
      canvas.pen(circle(sign + Vec2{0.013f, 0}, 0.01f, 12), 0.007f, palette::ink, 1, true);
      canvas.fill(drawn({-16, -16, 11, -16, 13, 20, -18, 20}, sign, 0.1f), palette::ink);
      canvas.fill(ellipse(sign + Vec2{-0.0025f, -0.016f}, 0.016f, 0.0085f, 12), palette::plaster);
    }
  }
  const Vec2 at = paint.turned(paint.symbol);
  if (type.crop != CropSymbol::none && paint.symbol_room > 0) {
    medallion(canvas, at, 0.125f, palette::wheat);
    crop_sign(canvas, at, type.crop);
  }
  if (type.vineyard) vines(canvas, at, paint.seed);
  if (type.gold) {
    for (const Vec2 d : {Vec2{0, -0.03f}, Vec2{-0.04f, 0.014f}, Vec2{0.042f, 0.02f}})
      gold_bar(canvas, at + d, 0.085f);
  }
  if (type.mage) {
    medallion(canvas, at, 0.068f, rgb(0x513a86));
    paint_sign(canvas, Mark::star, at + Vec2{0.003f, 0.004f}, 0.078f, palette::ink);
    paint_sign(canvas, Mark::star, at, 0.078f, palette::gold);
  }
  if (type.robber) {
    medallion(canvas, at, 0.068f, rgb(0x8a4436));
    paint_relief(canvas, ellipse(at, 0.034f, 0.04f, 24), pigment(rgb(0xe3b98f)), 0.02f);
    canvas.fill(canvas.band({at + Vec2{-0.034f, -0.006f}, at + Vec2{0.034f, -0.006f}}, 0.024f),
                palette::ink);
    for (const float x : {-0.014f, 0.014f})
      canvas.fill(circle(at + Vec2{x, -0.006f}, 0.0065f, 10), palette::plaster);
  }
  if (type.wheel > 0) {
    medallion(canvas, at, 0.068f, rgb(0xd8c08a));
    for (int i = 0; i < 6; ++i)
      canvas.pen({at, at + direction(1.0472f * static_cast<float>(i)) * 0.05f}, fine_pen,
                 palette::ink, 0.6f);
    for (int i = 0; i < type.wheel; ++i) {
      const float off = static_cast<float>(i) - 0.5f * static_cast<float>(type.wheel - 1);
      const Vec2 p = at + Vec2{off * 0.034f, 0};
      canvas.fill(circle(p, 0.0165f), palette::ink);
      paint_relief(canvas, circle(p, 0.013f), pigment(palette::church_roof), 0.008f);
    }
  }
  if (type.flying_machine >= 0) {
    const float angle = -1.5708f + 0.7854f * static_cast<float>(type.flying_machine) +
                        1.5708f * static_cast<float>(paint.rotation);
    flying_machine(canvas, at, direction(angle));
  }
}

void paint_mists(PaintContext& paint) {
  Canvas& canvas = paint.canvas;
  const TileNoise billow(5, 5, paint.seed, 91), wisp(13, 13, paint.seed, 92);
  for (std::size_t i = 0; i < paint.type.segments.size(); ++i) {
    const Segment& s = paint.type.segments[i];
    if (s.kind != SegmentKind::mist) continue;
    const SideMask sides = turn_sides(s.sides, paint.rotation);
    canvas.shade_all([&](float u, float v, Rgb under) {
      const float far[4] = {v, 1 - u, 1 - v, u};
      float near = 1;
      for (int side = 0; side < 4; ++side) {
        if ((sides >> side & 1) != 0) near = std::min(near, far[side]);
      }
      const float n = 0.6f * billow(u, v) + 0.4f * wisp(u, v);
      const float cover = smooth(0.36f, 0.05f, near + 0.22f * (n - 0.5f));
      return mix(under, Rgb{0.90f, 0.92f, 0.96f} * (0.94f + 0.1f * wisp(u, v)), 0.86f * cover);
    });
    int laid = 0;
    for (int side = 0; side < 4 && laid < s.ghosts; ++side) {
      if ((s.sides >> side & 1) == 0) continue;
      const int here = std::min(2, s.ghosts - laid);
      for (int k = 0; k < here; ++k, ++laid) {
        const Vec2 printed = turn(Vec2{0.28f + 0.44f * static_cast<float>(k), 0.1f}, side);
        ghost(canvas, paint.turned(printed));
      }
    }
  }
}

}  // namespace bastide::art
