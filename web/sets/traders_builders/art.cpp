// Pictures of Traders & Builders.
#include "web/art/figures.hpp"
#include "web/art/palette.hpp"
#include "web/art/relief.hpp"
#include "web/art/set_art.hpp"
#include "web/art/symbols.hpp"

namespace bastide::art {

namespace {

Path builder() {
  Path p = drawn({0,   -95, 7,    -95, bend, 14, -95, 17, -88, 17,   -82, 27,  -80, 27,  -75,
                  16,  -74, bend, 16,  -68,  13, -62, 9,  -60, bend, 22,  -58, 40,  -50, 42,
                  -36, 42,  -22,  29,  -22,  26, -36, 24, 0,   7,    0,   5,   -20, 0,   -20});
  return mirrored(p);
}

Path pig() {
  Path p = drawn({-44, -36, bend, -42,  -56,  -20,  -62,  2,   -60, bend, 12,  -60, 20,  -58,
                  24,  -56, 29,   -66,  36,   -53,  bend, 42,  -48, 46,   -42, 47,  -38, 53,
                  -37, 53,  -25,  45,   -24,  bend, 40,   -17, 34,  -16,  30,  -15, 29,  0,
                  17,  0,   15,   -11,  bend, 0,    -7,   -12, -7,  -20,  -10, -22, 0,   -34,
                  0,   -37, -16,  bend, -42,  -22,  -44,  -28, -44, -36});
  return p;
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
  // A length of cloth hangs from the roll.
  const Path hung = drawn({-44, 0, 34, 0, 40, 44, 12, 38, -16, 46, -50, 40}, at, s);
  canvas.fill(hung, cloth * 0.82f);
  canvas.pen(drawn({-49, 33, -16, 38, 12, 31, 39, 36}, at, s), s * 0.05f, palette::gilt, 0.9f);
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

// Each kind has a background of its own, so that the colour identifies it from afar.
void good(Canvas& canvas, Goods kind, Vec2 at, float radius) {
  constexpr Rgb grounds[] = {rgb(0x7b2f4a), rgb(0x55803c), rgb(0x35608f)};
  medallion(canvas, at, radius, grounds[static_cast<int>(kind) - static_cast<int>(Goods::wine)]);
  if (kind == Goods::wine) barrel(canvas, at, radius * 1.05f);
  if (kind == Goods::grain) sheaf(canvas, at, radius * 1.15f);
  if (kind == Goods::cloth) bolt_of_cloth(canvas, at, radius * 1.08f);
}

void paint_goods(PaintContext& paint) {
  for (std::size_t i = 0; i < paint.type.segments.size(); ++i) {
    const Goods kind = paint.type.segments[i].goods;
    if (kind == Goods::none) continue;
    const Vec2 printed = free_place(paint, static_cast<int>(i), 0.12f);
    good(paint.canvas, kind, paint.turned(printed), 0.08f * paint.sign_scale());
  }
}

template <Goods kind>
void paint_good(Canvas& canvas) {
  good(canvas, kind, {0.475f, 0.47f}, 0.43f);
}

constexpr FigureArt figures[] = {
    {.piece = Piece::builder, .outline = builder, .mark = {0, -40, 22}},
    {.piece = Piece::pig,
     .outline = pig,
     .mark = {-7, -34, 24},
     .scale = 0.72f,
     .stands_in_fields = true},
};
constexpr TokenArt tokens[] = {
    {"wine", paint_good<Goods::wine>, Piece::wine},
    {"grain", paint_good<Goods::grain>, Piece::grain},
    {"cloth", paint_good<Goods::cloth>, Piece::cloth},
};

}  // namespace

extern const SetArt traders_builders_art = {
    .paint_symbols = paint_goods,
    .figures = figures,
    .tokens = tokens,
};

}  // namespace bastide::art
