// The bailiff: well dressed, and sees everything.
#include "web/art/palette.hpp"
#include "web/art/faces/person.hpp"

namespace bastide::art {

namespace {

void bailiff_backdrop(Portrait& p) {
  far_house(p, {-0.45f, 0.24f}, 1.2f, palette::roofs[0]);
  far_house(p, {-0.29f, 0.24f}, 1.6f, palette::slate);
  far_house(p, {0.28f, 0.24f}, 1.3f, palette::roofs[3]);
  far_house(p, {0.44f, 0.24f}, 1.6f, palette::roofs[1]);
  far_shape(p, {{-0.6f, 0.6f}, {-0.6f, 0.26f}, {0.6f, 0.26f}, {0.6f, 0.6f}}, palette::paving,
            0.75f);
}

void bailiff_behind(Portrait& p) {
  // The staff of his office.
  const Vec2 low = placed(p.body, Vec2{0.37f, 0.5f}), high = placed(p.body, Vec2{0.37f, -0.16f});
  paint_rod(p, low, high, 0.036f, rgb(0x4a2f22));
  paint_form(p, placed(p.body, ellipse({0.37f, -0.185f}, 0.052f, 0.055f, 24)), palette::gilt);
  paint_form(p, placed(p.body, round_outline({33, -12, 41, -12, 40, -9, 34, -9})),
             palette::gilt * 0.85f, {0.6f, 0.9f});
  // Smooth hair to the collar.
  paint_form(p,
             placed(p.head, even_outline({0, -28, 16, -25, 22, -12, 23, 8, 21, 22, 12, 24, 0, 20})),
             p.person.hair, {0.7f, 1});
}

void bailiff_dress(Portrait& p) {
  paint_shoulders(p, p.person.cloth);
  // A fur collar, and the chain.
  const Path fur = placed(
      p.body, even_outline({0, 46, 6, 42, 11, 34, 17, 31, 27, 36, 24, 44, 14, 52, 7, 62, 0, 66}));
  paint_form(p, fur, rgb(0xefe6d4), {0.8f, 1});
  const Mask mask = mask_of(p, fur);
  for (const Vec2 at :
       {Vec2{-19, 37}, Vec2{-12, 44}, Vec2{13, 43}, Vec2{20, 38}, Vec2{-4, 52}, Vec2{6, 53}})
    paint_on(p, mask,
             placed(p.body, round_outline({at * 0.01f, (at + Vec2{1.3f, 3}) * 0.01f,
                                           (at + Vec2{-1.3f, 3}) * 0.01f})),
             palette::ink);
}

void bailiff_beard(Portrait& p) {
  // Pointed, and trimmed every morning.
  const Path beard = placed(p.head, even_outline({0, 23, 4, 24, 7, 27, 5, 36, 0, 44}));
  paint_form(p, beard, p.person.hair, {0.8f, 1});
  comb(p, mask_of(p, beard),
       {placed(p.head, flowing({-6, 25, 0, 23, 6, 25})),
        placed(p.head, flowing({-3, 38, 0, 43, 3, 38})), 7, 0},
       p.person.hair);
}

void bailiff_whiskers(Portrait& p) {
  const float up = p.mood.smile * 4.5f;
  for (const float side : {-1.f, 1.f}) {
    Placement place = p.head;
    place.from_x = side;
    const auto q = [](float x, float y) { return Vec2{x, y} * 0.01f; };
    const Path half = placed(
        place, round_outline(Path{q(0, 15.5f), q(7, 16.5f), q(13, 18 - up * 0.5f), q(18, 14 - up),
                                  q(18, 14 - up), q(15, 20 - up * 0.6f), q(7, 20.5f), q(0, 18)}));
    paint_form(p, half, p.person.hair, {0.8f, 0.8f});
  }
}

void bailiff_hat(Portrait& p) {
  const Placement& h = p.hat;
  const Rgb cloth = rgb(0x7a2f4a), roll = rgb(0x8f3a58);
  shade_forehead(p, placed(h, flowing({-21, 8, -10, 4, 0, 3, 10, 4, 21, 8})));
  // A chaperon: a padded ring, cloth falling over one side of it and a tail on the other.
  const float fall = 3 * p.mood.droop;
  const auto q = [](float x, float y) { return Vec2{x, y} * 0.01f; };
  paint_form(
      p,
      placed(h, round_outline(Path{q(-22, -2), q(-31, 6), q(-33, 22 + fall), q(-30, 38 + fall),
                                   q(-24, 36 + fall), q(-24, 20), q(-17, 4)})),
      cloth * 0.8f);
  paint_form(p, placed(h, round_outline({-14, -10, -10, -22, 4,  -27, 22, -24, 33, -12, 36,
                                         4,   34,  16,  29,  11, 26,  17, 22,  8,  18,  -2})),
             cloth);
  ink_line(p, placed(h, flowing({14, -15, 22, -9, 26, 2})), 0.8f, 0.5f);
  ink_line(p, placed(h, flowing({4, -17, 14, -15, 19, -9})), 0.8f, 0.5f);
  const Path ring = placed(h, round_outline({-24, 6,  -27, -3, -22, -11, -8, -15, 8, -15, 22,
                                             -11, 27, -3,  24, 6,   12,  2,  0,   1, -12, 2}));
  paint_form(p, ring, roll);
  const Mask mask = mask_of(p, ring);
  for (const float x : {-17.f, -8.f, 1.f, 10.f, 19.f})
    p.canvas.fill(
        both(p.canvas.area(stroke(placed(h, flowing({q(x + 3, -16), q(x - 1, -6), q(x - 2, 6)})),
                                  p.line * 0.9f)),
             mask),
        palette::ink, 0.6f);
  paint_form(p, placed(h, ellipse({0.0f, -0.06f}, 0.045f, 0.05f, 20)), palette::gilt);
  paint_form(p, placed(h, ellipse({0.0f, -0.06f}, 0.022f, 0.025f, 16)), rgb(0x2f7d6a), {1, 0.7f});
}

}  // namespace

constexpr Person bailiff = {.id = "bailiff",
                            .skin = rgb(0xeec4a0),
                            .hair = rgb(0x2e2522),
                            .cloth = rgb(0x5b2f5e),
                            .ground = rgb(0xdcc7c0),
                            .head = {0, -31, 13, -29, 18, -18, 18, -4, 16, 8, 13, 20, 7, 31, 0, 34},
                            .nose = {-2, -6, 2, -6, 5, 4, 7, 12, 3, 15, -2, 13, -4, 9},
                            .nose_line = {3, -6, 5, 3, 8, 12, 4, 16, -1, 14},
                            .ears = 0.85f,
                            .eyes_apart = 8.6f,
                            .eye_width = 4.8f,
                            .eye_height = 4.4f,
                            .lids = 0.2f,
                            .slant = 0.22f,
                            .brow = 2.2f,
                            .mouth_y = 20.5f,
                            .mouth_width = 6.5f,
                            .temper = -0.12f,
                            .sly = true,
                            .backdrop = bailiff_backdrop,
                            .behind = bailiff_behind,
                            .dress = bailiff_dress,
                            .beard = bailiff_beard,
                            .whiskers = bailiff_whiskers,
                            .hat = bailiff_hat};

}  // namespace bastide::art
