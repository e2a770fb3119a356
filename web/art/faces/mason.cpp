// The mason: broad, bearded and dusty.
#include "web/art/palette.hpp"
#include "web/art/faces/person.hpp"

namespace bastide::art {

namespace {

void mason_backdrop(Portrait& p) {
  for (int row = -4; row <= 5; ++row) {
    const float y = 0.1f * static_cast<float>(row);
    far_line(p, {{-0.55f, y}, {0.55f, y}}, 0.008f, palette::stone_dark);
    for (int i = -3; i <= 3; ++i) {
      const float x = 0.2f * static_cast<float>(i) + (row % 2 == 0 ? 0.05f : 0.15f);
      far_line(p, {{x, y}, {x, y + 0.1f}}, 0.008f, palette::stone_dark);
      if ((row * 7 + i * 3) % 4 == 0)
        far_shape(p, {{x, y}, {x + 0.2f, y}, {x + 0.2f, y + 0.1f}, {x, y + 0.1f}},
                  palette::stone_dark, 0.18f);
    }
  }
}

void mason_behind(Portrait& p) {
  // A mallet over the shoulder.
  const Vec2 low = placed(p.body, Vec2{0.3f, 0.5f}), high = placed(p.body, Vec2{0.325f, -0.1f});
  paint_rod(p, low, high, 0.05f, rgb(0xb07a42));
  const Placement m = within(p.body, {0.33f, -0.15f}, 0.1f);
  paint_form(p, placed(m, round_outline({-13, -9, -13, -9, 0, -11, 13,  -9, 13,  -9,
                                         13,  9,  13,  9,  0, 11,  -13, 9,  -13, 9})),
             rgb(0xc99a5e));
  paint_form(p, placed(m, round_outline({13, -9, 13, -9, 16, -8, 16, 8, 13, 9, 13, 9})),
             rgb(0xe8c58e), {0.4f, 0.9f});
  ink_line(p, placed(m, flowing({-11, -5, 0, -4, 9, -5})), 0.7f, 0.5f);
  ink_line(p, placed(m, flowing({-10, 3, 1, 2, 10, 4})), 0.7f, 0.5f);
}

void mason_dress(Portrait& p) {
  paint_shoulders(p, rgb(0xd9c9a6));
  // A leather apron.
  paint_form(p, placed(p.body, even_outline({0, 44, 14, 42, 18, 40, 20, 72, 0, 72})),
             p.person.cloth, {0.6f, 1});
  for (const float side : {-1.f, 1.f}) {
    Placement place = p.body;
    place.from_x = side;
    paint_form(p, placed(place, round_outline({12, 34, 17, 33, 19, 43, 15, 44})),
               p.person.cloth * 0.85f, {0.5f, 0.9f});
  }
}

void mason_beard(Portrait& p) {
  const Path beard = placed(
      p.head, even_outline({0, 14, 8, 13, 14, 15, 19, 6, 23, -4, 24, 12, 22, 25, 14, 34, 0, 37}));
  paint_form(p, beard, p.person.hair, {0.8f, 1});
  const Mask mask = mask_of(p, beard);
  comb(p, mask,
       {placed(p.head, flowing({-23, 0, -14, 16, 0, 15, 14, 16, 23, 0})),
        placed(p.head, flowing({-24, 16, -15, 32, 0, 37, 15, 32, 24, 16})), 22, 0},
       p.person.hair);
  // Bare skin around the mouth.
  paint_on(p, mask, placed(p.head, ellipse({0.006f, 0.2f}, 0.085f, 0.045f, 20)),
           mix(p.skin, p.person.hair, 0.12f));
}

void mason_hat(Portrait& p) {
  const Placement& h = p.hat;
  const Rgb cloth = rgb(0x5f8f92);
  shade_forehead(p, placed(h, flowing({-23, 8, -12, 4, 0, 3, 12, 4, 23, 8})));
  // A kerchief, tied over the ear.
  const float fall = 4 * p.mood.droop;
  const Placement k = within(h, {-0.24f, 0.02f}, 0.25f - 0.06f * fall);
  paint_form(
      p, placed(k, round_outline({0, 1, -7, 4, -12, 13, -12, 13, -6, 13, -2, 16, -2, 16, 2, 8})),
      cloth);
  const Path cap = placed(h, round_outline({-25, 6,  -25, -6, -18, -17, 0, -21, 18,  -17,
                                            25,  -6, 25,  6,  13,  2,   0, 1,   -13, 2}));
  paint_form(p, cap, cloth);
  paint_form(p, placed(k, ellipse({-0.005f, 0.01f}, 0.042f, 0.045f, 18)), cloth);
  ink_line(p, placed(h, flowing({-22, 0, -10, -6, 6, -7})), 0.8f, 0.5f);
  ink_line(p, placed(h, flowing({-20, -5, -8, -12, 6, -14})), 0.8f, 0.5f);
  ink_line(p, placed(h, flowing({24, 1, 14, -4, 7, -5})), 0.7f, 0.4f);
  // Dust of the stone.
  const Mask mask = mask_of(p, cap), face = mask_of(p, p.face);
  tint(p, mask, placed(h, {0.08f, -0.13f}), 0.05f, {1, 0.98f, 0.92f}, 0.4f);
  tint(p, mask, placed(h, {-0.12f, -0.04f}), 0.04f, {1, 0.98f, 0.92f}, 0.35f);
  tint(p, face, placed(p.head, {-0.15f, 0.03f}), 0.025f, {1, 0.98f, 0.92f}, 0.5f);
}

}  // namespace

constexpr Person mason = {.id = "mason",
                          .skin = rgb(0xdda173),
                          .hair = rgb(0x4a3325),
                          .cloth = rgb(0x8c5a3a),
                          .ground = rgb(0xd8cdb8),
                          .head = {0, -29, 14, -28, 21, -18, 22, -2, 23, 12, 20, 24, 12, 31, 0, 33},
                          .nose = {-3, -4, 3, -4, 6, 4, 7, 9, 2, 11, -5, 10, -7, 7},
                          .nose_line = {4, -3, 7, 5, 7, 10, 0, 11, -3, 11},
                          .ears = 1.05f,
                          .eyes_apart = 9.5f,
                          .eye_width = 4.6f,
                          .eye_height = 4.6f,
                          .lids = 0.06f,
                          .brow = 3.6f,
                          .brow_y = -13,
                          .mouth_y = 19,
                          .backdrop = mason_backdrop,
                          .behind = mason_behind,
                          .dress = mason_dress,
                          .beard = mason_beard,
                          .hat = mason_hat};

}  // namespace bastide::art
