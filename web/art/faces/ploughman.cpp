// The ploughman: burnt by the sun, under a straw hat.
#include "web/art/palette.hpp"
#include "web/art/faces/person.hpp"

namespace bastide::art {

namespace {

void ploughman_backdrop(Portrait& p) {
  far_shape(p, circle({-0.37f, -0.08f}, 0.13f, 30), palette::gilt, 0.25f);
  far_shape(p, circle({-0.37f, -0.08f}, 0.085f, 30), palette::gilt, 0.75f);
  far_country(p);
  // Furrows.
  far_shape(
      p, round_outline({-60, 60, -60, 34, -44, 28, -26, 33, 0, 38, 26, 31, 46, 28, 60, 34, 60, 60}),
      palette::plough, 0.7f);
  for (int i = -6; i <= 6; ++i) {
    const float x = static_cast<float>(i);
    far_line(p, {{x * 0.075f, 0.32f}, {x * 0.11f, 0.5f}}, 0.012f, palette::earth_dark, 0.6f);
  }
}

void ploughman_behind(Portrait& p) {
  // A pitchfork.
  const Rgb iron = rgb(0x8f98a0);
  const Vec2 low = placed(p.body, Vec2{0.3f, 0.5f}), high = placed(p.body, Vec2{0.385f, -0.14f});
  for (const float x : {-6.5f, 0.f, 6.5f}) {
    const Placement t = within(p.body, {0.385f, -0.14f}, 0.13f);
    const Path tine =
        placed(t, flowing({Vec2{0, 2} * 0.01f, Vec2{x, -2} * 0.01f, Vec2{x * 1.1f, -12} * 0.01f,
                           Vec2{x * 0.95f, -24} * 0.01f}));
    p.canvas.fill(mask_of(p, stroke(tine, 0.042f, {0.9f, 0.5f})), palette::ink, 0.95f);
    p.canvas.fill(mask_of(p, stroke(tine, 0.022f, {0.9f, 0.4f})), iron);
  }
  paint_rod(p, low, high, 0.046f, rgb(0xa9743e));
}

void ploughman_dress(Portrait& p) {
  paint_shoulders(p, p.person.cloth);
  paint_form(p, placed(p.body, round_outline({-15, 33, -7, 37, 3, 40, 14, 34, 19, 36, 10,  44,
                                              4,   47, 8,  56, 8, 56, -2, 53, -5, 46, -14, 41})),
             rgb(0xc4452f), {0.7f, 1});
}

void ploughman_beard(Portrait& p) {
  // A beard along the jaw.
  const Path beard = placed(p.head, even_outline({0,  26, 9,  25, 15, 19, 19, 8,  21, -2,
                                                  26, 0,  26, 14, 22, 26, 14, 36, 0,  39}));
  paint_form(p, beard, p.person.hair, {0.8f, 1});
  comb(p, mask_of(p, beard),
       {placed(p.head, flowing({-22, 0, -16, 18, 0, 27, 16, 18, 22, 0})),
        placed(p.head, flowing({-26, 12, -17, 33, 0, 39, 17, 33, 26, 12})), 22, 0},
       p.person.hair);
}

void ploughman_hat(Portrait& p) {
  const Placement& h = p.hat;
  const Rgb straw = rgb(0xe8c265);
  shade_forehead(p, placed(h, flowing({-26, 9, -12, 7, 0, 6, 12, 7, 26, 9})));
  for (const float side : {-1.f, 1.f}) {
    Placement place = h;
    place.from_x = side;
    paint_form(p,
               placed(place, round_outline(
                                 {14, 2, 24, 2, 26, 12, 23, 20, 23, 20, 21, 13, 17, 14, 17, 14})),
               p.person.hair, {0.6f, 0.9f});
  }
  paint_form(
      p,
      placed(h, round_outline({-19, 0, -18, -14, -10, -22, 2, -22, 11, -20, 18, -12, 19, 0, 0, 4})),
      straw);
  paint_form(p, placed(h, round_outline({-19, 1, -19, -6, 0, -3, 19, -6, 19, 1, 0, 5})),
             rgb(0xa8462f), {0.6f, 0.9f});
  const float fall = 4 * p.mood.droop;
  const auto q = [](float x, float y) { return Vec2{x, y} * 0.01f; };
  const Path brim =
      placed(h, round_outline(Path{q(-43, 5 + fall), q(-30, -2), q(-18, -1), q(0, 2), q(18, -1),
                                   q(30, -2), q(43, 5 + fall), q(34, 10 + fall), q(18, 8), q(0, 9),
                                   q(-18, 8), q(-34, 10 + fall)}));
  paint_form(p, brim, straw);
  comb(p, mask_of(p, brim),
       {placed(h, flowing({-38, 3, -18, 0, 0, 3, 18, 0, 38, 3})),
        placed(h, flowing({-42, 10, -20, 9, 0, 10, 20, 9, 42, 10})), 20, 0},
       straw);
}

void ploughman_front(Portrait& p) {
  // An ear of barley between the teeth.
  const float fall = 8 * p.mood.droop;
  const auto q = [](float x, float y) { return Vec2{x, y} * 0.01f; };
  const Path stalk = placed(p.head, flowing({q(5, 20), q(14, 19 + fall * 0.4f), q(22, 14 + fall),
                                             q(29, 11 + fall * 1.8f)}));
  ink_line(p, stalk, 2.2f, 0.95f, {0.8f, 0.6f});
  p.canvas.fill(mask_of(p, stroke(stalk, p.line * 1.2f, {0.8f, 0.6f})), rgb(0xd9b24a));
  const Vec2 tip = stalk.back();
  const Vec2 way = unit(tip - stalk[stalk.size() - 3]);
  for (int i = 0; i < 4; ++i)
    for (const float side : {-1.f, 1.f}) {
      const Vec2 at = tip + way * (0.018f * static_cast<float>(i));
      paint_form(p,
                 placed({at + right_of(way) * (0.011f * side), 0.85f,
                         std::atan2(way.y, way.x) + side * 0.5f},
                        ellipse({}, 0.017f, 0.009f, 12)),
                 rgb(0xe8c265), {0.6f, 0.7f});
    }
}

}  // namespace

constexpr Person ploughman = {
    .id = "ploughman",
    .skin = rgb(0xd98f5f),
    .hair = rgb(0x7a4a26),
    .cloth = rgb(0x6f8a45),
    .ground = rgb(0xcfe0ea),
    .head = {0, -28, 15, -26, 22, -14, 23, 0, 23, 12, 19, 24, 11, 31, 0, 33},
    .nose = {-4, 0, 2, -2, 7, 3, 8, 9, 3, 13, -4, 12, -7, 8},
    .nose_line = {6, 2, 9, 8, 5, 13, -2, 13},
    .ears = 1.15f,
    .eyes_apart = 10,
    .eye_width = 4.6f,
    .eye_height = 5,
    .brow = 2.7f,
    .mouth_y = 19.5f,
    .mouth_width = 10,
    .temper = 0.3f,
    .backdrop = ploughman_backdrop,
    .behind = ploughman_behind,
    .dress = ploughman_dress,
    .beard = ploughman_beard,
    .hat = ploughman_hat,
    .front = ploughman_front};

}  // namespace bastide::art
