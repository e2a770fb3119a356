// The castellan: old, and wears his walls on his head.
#include "web/art/palette.hpp"
#include "web/art/faces/person.hpp"

namespace bastide::art {

namespace {

// Rows of rings, from the origin downwards.
void paint_mail(Portrait& p, const Mask& mask, const Placement& place) {
  if (p.small()) return;
  for (int row = 0; row < 12; ++row)
    for (int i = -9; i <= 9; ++i) {
      const Vec2 at = placed(place, Vec2{(static_cast<float>(i) + (row % 2 == 0 ? 0 : 0.5f)) * 3.6f,
                                         static_cast<float>(row) * 4} *
                                        0.01f);
      const Path ring = bezier(at + Vec2{-0.014f, 0}, at + Vec2{-0.01f, 0.018f},
                               at + Vec2{0.01f, 0.018f}, at + Vec2{0.014f, 0}, 5);
      p.canvas.fill(both(p.canvas.band(ring, 0.005f), mask), palette::ink, 0.45f);
    }
}

void castellan_backdrop(Portrait& p) {
  far_country(p);
  const Vec2 fortress{-0.36f, 0.17f};
  far_shape(
      p,
      drawn({-14, 8,   -14, -10, -11, -10, -11, -7,  -8, -7,  -8, -10, -5, -10, -5, -24, -7, -24,
             -7,  -31, -4,  -31, -4,  -28, -2,  -28, -2, -31, 2,  -31, 2,  -28, 4,  -28, 4,  -31,
             7,   -31, 7,   -24, 5,   -24, 5,   -7,  8,  -7,  8,  -10, 11, -10, 11, 8},
            fortress),
      palette::stone_dark, 0.6f);
  far_shape(p,
            drawn({1, 8, 1, -24, -7, -24, 7, -24, 7, -31, 4, -31, 4, -24, 5, -7, 11, -7, 11, 8},
                  fortress),
            palette::ink, 0.12f);
  far_line(p, {fortress + Vec2{0, -0.31f}, fortress + Vec2{0, -0.41f}}, 0.011f, palette::ink, 0.6f);
  far_shape(p, drawn({0, -41, 10, -38, 0, -35}, fortress), palette::church_roof, 0.7f);
}

void castellan_behind(Portrait& p) {
  // The key of the gate.
  const Placement k = within(p.body, {0.37f, -0.02f}, 0.12f);
  const Rgb iron = rgb(0xd9a93a);
  const Path ring = placed(k, circle({0, -0.1f}, 0.075f, 32));
  p.canvas.fill(both(p.canvas.band(ring, 0.062f, 0, true), p.frame), palette::ink);
  p.canvas.fill(both(p.canvas.band(ring, 0.038f, 0, true), p.frame), iron);
  paint_rod(p, placed(k, {0, -0.01f}), placed(k, {0, 0.5f}), 0.04f, iron);
  paint_form(p, placed(k, round_outline({-4, -2, 4, -2, 4, 2, -4, 2})), iron, {0.6f, 1});
  // Mail falls from the crown to the shoulders.
  paint_form(
      p, placed(p.head, even_outline({0, -28, 18, -26, 25, -10, 26, 14, 30, 34, 20, 40, 0, 40})),
      rgb(0x868d95), {0.7f, 1});
}

void castellan_dress(Portrait& p) {
  paint_shoulders(p, p.person.cloth);
  const Path mail =
      placed(p.body, even_outline({0, 50, 14, 48, 26, 42, 33, 38, 27, 26, 24, 16, 0, 16}));
  paint_form(p, mail, rgb(0x868d95), {0.8f, 1});
  paint_mail(p, mask_of(p, mail), within(p.body, {0, 0.18f}));
}

void castellan_beard(Portrait& p) {
  const Path beard = placed(
      p.head, even_outline({0, 12, 10, 12, 16, 8, 20, -3, 24, 8, 25, 24, 20, 36, 11, 46, 0, 50}));
  paint_form(p, beard, p.person.hair);
  comb(p, mask_of(p, beard),
       {placed(p.head, flowing({-21, 2, -12, 16, 0, 18, 12, 16, 21, 2})),
        placed(p.head, flowing({-23, 24, -14, 41, 0, 49, 14, 41, 23, 24})), 24, 0},
       p.person.hair);
}

void castellan_whiskers(Portrait& p) {
  const float up = p.mood.smile * 4;
  for (const float side : {-1.f, 1.f}) {
    Placement place = p.head;
    place.from_x = side;
    const auto q = [](float x, float y) { return Vec2{x, y} * 0.01f; };
    const Path half = placed(
        place, round_outline(Path{q(-1, 12), q(8, 12.5f), q(15, 17 - up * 0.5f), q(20, 27 - up),
                                  q(20, 27 - up), q(13, 24 - up * 0.7f), q(6, 19), q(0, 17)}));
    paint_form(p, half, mix(p.person.hair, Rgb{1, 1, 1}, 0.3f));
    comb(p, mask_of(p, half),
         {placed(place, Path{q(0, 12), q(1, 18)}),
          placed(place, Path{q(19, 22 - up), q(12, 26 - up)}), 5, side * 1.5f},
         p.person.hair);
  }
}

void castellan_hat(Portrait& p) {
  const Placement& h = p.hat;
  const Rgb gilding = rgb(0xe9b83a);
  shade_forehead(p, placed(h, flowing({-23, 8, -12, 5, 0, 4, 12, 5, 23, 8})));
  // Mail around the temples.
  for (const float side : {-1.f, 1.f}) {
    Placement place = h;
    place.from_x = side;
    const Path mail =
        placed(place, round_outline({16, 2, 25, 0, 27, 20, 28, 38, 24, 42, 22, 30, 20, 14}));
    paint_form(p, mail, rgb(0x9aa1a8), {0.7f, 1});
    paint_mail(p, mask_of(p, mail), within(h, {0, 0.04f}));
  }
  // A crown like a wall with battlements.
  paint_form(p, placed(h, even_outline({0, -16, 14, -15, 22, -12, 23, -2, 0, 0})), rgb(0x8a2f2c),
             {0.8f, 1});
  Path wall = placed(h, flowing({-26, 7, -13, 3, 0, 2, 13, 3, 26, 7}));
  const auto q = [](float x, float y) { return Vec2{x, y} * 0.01f; };
  for (const Vec2 at :
       {q(27, -20), q(19, -22), q(19, -14), q(13, -15), q(13, -24), q(6, -25), q(6, -16),
        q(-6, -16), q(-6, -25), q(-13, -24), q(-13, -15), q(-19, -14), q(-19, -22), q(-27, -20)})
    wall.push_back(placed(h, at));
  paint_form(p, wall, gilding);
  // Its masonry, and a gate.
  const Mask mask = mask_of(p, wall);
  const auto joint = [&](Marks marks) {
    p.canvas.fill(both(p.canvas.area(stroke(placed(h, flowing(marks)), p.line, {1, 1})), mask),
                  rgb(0x6f4a12), 0.75f);
  };
  joint({-27, 1, -13, -3, 0, -4, 13, -3, 27, 1});
  joint({-27, -6, -13, -10, 0, -11, 13, -10, 27, -6});
  if (!p.small()) {
    joint({-20, 6, -20, -1});
    joint({20, 6, 20, -1});
    joint({-13, 3, -13, -3});
    joint({13, 3, 13, -3});
    joint({-17, -2, -17, -9});
    joint({17, -2, 17, -9});
  }
  const Path gate = placed(h, round_outline({-5, 2, -5, 2, -5, -7, 0, -11, 5, -7, 5, 2, 5, 2}));
  paint_form(p, gate, rgb(0x6b2a26), {0.5f, 0.8f});
  for (const float x : {-23.f, -9.5f, 9.5f, 23.f})
    paint_on(p, mask,
             placed(h, round_outline(Path{q(x - 1.3f, -13), q(x - 1.3f, -18), q(x + 1.3f, -18),
                                          q(x + 1.3f, -13)})),
             palette::ink, 0.85f);
}

}  // namespace

constexpr Person castellan = {
    .id = "castellan",
    .skin = rgb(0xe6b48c),
    .hair = rgb(0xc9c4bb),
    .cloth = rgb(0xa32d2a),
    .ground = rgb(0xb9c9dc),
    .head = {0, -30, 15, -28, 21, -16, 21, 0, 20, 12, 16, 24, 8, 31, 0, 33},
    .nose = {-3, -6, 3, -6, 5, 2, 6, 9, 2, 12, -4, 11, -5, 7},
    .nose_line = {3, -5, 5, 2, 7, 9, 3, 13, -2, 12},
    .eyes_apart = 9.2f,
    .eye_width = 4.8f,
    .eye_height = 4.6f,
    .lids = 0.16f,
    .slant = 0.06f,
    .brow = 3.4f,
    .brow_y = -13,
    .mouth_y = 20,
    .mouth_width = 7,
    .iris = rgb(0x4a6f96),
    .backdrop = castellan_backdrop,
    .behind = castellan_behind,
    .dress = castellan_dress,
    .beard = castellan_beard,
    .whiskers = castellan_whiskers,
    .hat = castellan_hat};

}  // namespace bastide::art
