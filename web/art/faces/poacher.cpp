// The poacher: unshaven in a green hood, with a hare that is not his.
#include "web/art/noise.hpp"
#include "web/art/faces/person.hpp"

namespace bastide::art {

namespace {

void poacher_backdrop(Portrait& p) {
  far_country(p);
  far_tree(p, {-0.42f, 0.24f}, 1.8f);
  far_tree(p, {-0.27f, 0.28f}, 1.4f);
  far_tree(p, {0.32f, 0.2f}, 2.0f);
  far_tree(p, {0.46f, 0.24f}, 1.5f);
}

void poacher_behind(Portrait& p) {
  // Somebody else's hare looks out of the bag.
  const Rgb fur = rgb(0xb88f60);
  const float fall = p.mood.droop;
  for (const float x : {0.f, 1.f}) {
    const Placement e = within(p.body, Vec2{0.315f + 0.07f * x, 0.1f},
                               -0.08f + 0.2f * x + 0.2f * fall, 1 - 0.3f * fall);
    paint_form(p, placed(e, round_outline({-4, 6, -6, -10, -3, -24, 1, -28, 4, -23, 6, -8, 4, 6})),
               fur);
    paint_on(p, p.frame, placed(e, round_outline({-2, 2, -3, -10, 1, -22, 3, -10, 2, 2})),
             rgb(0xe0ad96), 0.85f);
  }
  paint_form(p,
             placed(p.body, round_outline({22, 24, 25, 11, 33, 6, 42, 9, 46, 20, 44, 30, 30, 36})),
             fur);
  tint(p, p.frame, placed(p.body, {0.41f, 0.225f}), 0.05f, rgb(0xf2e2c8), 0.8f);
  paint_on(p, p.frame, placed(p.body, ellipse({0.375f, 0.15f}, 0.026f, 0.03f, 16)), rgb(0x1c1310));
  paint_on(p, p.frame, placed(p.body, ellipse({0.367f, 0.14f}, 0.01f, 0.01f, 10)), {1, 1, 1});
  paint_on(p, p.frame, placed(p.body, round_outline({41, 19, 45, 19, 43, 22})), rgb(0x7a4438));
}

void poacher_dress(Portrait& p) {
  paint_form(p, placed(p.body, round_outline({19, 30, 34, 25, 47, 27, 50, 60, 20, 60})),
             rgb(0x7a5836), {0.7f, 1});
  paint_shoulders(p, p.person.cloth);
  ink_line(p, placed(p.body, flowing({-36, 46, -10, 44, 14, 56})), 5, 0.95f, {1, 1});
  p.canvas.fill(mask_of(p, stroke(placed(p.body, flowing({-36, 46, -10, 44, 14, 56})),
                                  p.line * 3.4f, {1, 1})),
                rgb(0x7a5836));
}

void poacher_beard(Portrait& p) {
  // Three days without a razor.
  const Path jaw = placed(
      p.head, even_outline({0, 14, 6, 15, 12, 15, 19, 4, 20, 5, 15, 17, 9, 28, 5, 32, 0, 33}));
  const Mask mask = both(mask_of(p, jaw), mask_of(p, p.face));
  p.canvas.glaze(mask, Rgb{0.58f, 0.52f, 0.48f}, 0.5f);
  if (p.small()) return;
  Rng rng(41);
  for (int i = 0; i < 90; ++i) {
    const Vec2 at = placed(p.head, Vec2{rng.about(0.19f), rng.range(0.08f, 0.33f)});
    paint_on(p, mask, stroke({at, at + Vec2{rng.about(0.003f), 0.009f}}, 0.005f, {1, 0.5f}),
             p.person.hair, 0.5f);
  }
}

void poacher_hat(Portrait& p) {
  const Placement& h = p.hat;
  const Rgb hood = rgb(0x5f7040);
  shade_forehead(p, placed(h, flowing({-20, 14, -14, 5, 0, 1, 14, 5, 20, 14})));
  shade_forehead(p, placed(h, flowing({-20, 30, -19, 12, -14, 4})));
  // A lock of hair.
  paint_form(p, placed(h, round_outline({-4, -2, 6, -2, 11, 4, 6, 9,  6, 9,  5,
                                         5,  -1, 9, -1, 9,  0, 4, -7, 7, -7, 7})),
             p.person.hair, {0.6f, 0.9f});
  const float fall = p.mood.droop;
  const auto q = [](float x, float y) { return Vec2{x, y} * 0.01f; };
  // The hood frames the face; its tip points backwards.
  paint_form(p,
             placed(h, round_outline(Path{q(0, 1),
                                          q(13, 5),
                                          q(20, 18),
                                          q(20, 36),
                                          q(13, 50),
                                          q(13, 50),
                                          q(24, 58),
                                          q(34, 52),
                                          q(30, 30),
                                          q(29, 8),
                                          q(22, -10),
                                          q(8, -20),
                                          q(-4 - 6 * fall, -26 + 5 * fall),
                                          q(-24 - 8 * fall, -30 + 14 * fall),
                                          q(-24 - 8 * fall, -30 + 14 * fall),
                                          q(-22, -16 + 6 * fall),
                                          q(-27, -4),
                                          q(-30, 16),
                                          q(-30, 34),
                                          q(-34, 52),
                                          q(-24, 58),
                                          q(-13, 50),
                                          q(-13, 50),
                                          q(-20, 36),
                                          q(-20, 18),
                                          q(-13, 5)})),
             hood);
  ink_line(p, placed(h, flowing({-16, -18, -6, -16, 2, -9})), 0.8f, 0.5f);
  ink_line(p, placed(h, flowing({24, 30, 26, 42, 24, 50})), 0.8f, 0.5f);
  ink_line(p, placed(h, flowing({-24, 26, -26, 40, -25, 50})), 0.8f, 0.5f);
}

}  // namespace

constexpr Person poacher = {
    .id = "poacher",
    .skin = rgb(0xe0ae82),
    .hair = rgb(0x3d3a2c),
    .cloth = rgb(0x4d5a34),
    .ground = rgb(0xa9b79a),
    .head = {0, -29, 14, -27, 19, -16, 19, -4, 20, 4, 15, 16, 9, 27, 5, 31, 0, 32},
    .nose = {-2, -3, 2, -4, 5, 3, 7, 9, 2, 12, -3, 10, -4, 7},
    .nose_line = {3, -3, 6, 4, 8, 9, 3, 13, -1, 11},
    .eyes_apart = 8.6f,
    .eye_width = 5,
    .eye_height = 4.2f,
    .lids = 0.2f,
    .slant = 0.16f,
    .brow = 2.6f,
    .brow_y = -12,
    .mouth_width = 8,
    .iris = rgb(0x6f6a2a),
    .sly = true,
    .backdrop = poacher_backdrop,
    .behind = poacher_behind,
    .dress = poacher_dress,
    .beard = poacher_beard,
    .hat = poacher_hat};

}  // namespace bastide::art
