// The architect: a man of plans and spectacles.
#include "web/art/palette.hpp"
#include "web/art/faces/person.hpp"

namespace bastide::art {

namespace {

void architect_backdrop(Portrait& p) {
  // A plan: a grid and an arch.
  for (int i = -5; i <= 5; ++i) {
    const float at = 0.1f * static_cast<float>(i);
    far_line(p, {{at, -0.5f}, {at, 0.55f}}, 0.005f, palette::slate, 0.35f);
    far_line(p, {{-0.5f, at}, {0.5f, at}}, 0.005f, palette::slate, 0.35f);
  }
  for (const float radius : {0.36f, 0.41f}) {
    Path arch = {{-radius, 0.5f}};
    for (int i = 0; i <= 24; ++i)
      arch.push_back(direction(3.14159265f * (1 + static_cast<float>(i) / 24)) * radius);
    arch.push_back({radius, 0.5f});
    far_line(p, arch, 0.011f, palette::azure, 0.5f);
  }
}

void architect_behind(Portrait& p) {
  // Rolls of plans.
  const Rgb paper = rgb(0xf6ead0);
  const Vec2 low = placed(p.body, Vec2{0.27f, 0.5f});
  paint_rod(p, low + Vec2{0.05f, 0}, placed(p.body, Vec2{0.42f, 0.0f}), 0.085f, paper * 0.93f);
  paint_form(p, placed(p.body, ellipse({0.42f, 0.0f}, 0.047f, 0.022f, 20)), paper * 0.8f,
             {0.3f, 0.8f});
  paint_rod(p, low, placed(p.body, Vec2{0.33f, -0.06f}), 0.09f, paper);
  paint_form(p, placed(p.body, ellipse({0.33f, -0.06f}, 0.05f, 0.024f, 20)), paper * 0.82f,
             {0.3f, 0.8f});
  // Hair to the shoulders.
  const Path hair = placed(
      p.head, even_outline({0, -30, 17, -27, 25, -14, 27, 4, 29, 20, 25, 31, 14, 30, 0, 24}));
  paint_form(p, hair, p.person.hair);
  comb(p, mask_of(p, hair),
       {placed(p.head, flowing({-24, -14, 0, -10, 24, -14})),
        placed(p.head, flowing({-29, 28, 0, 30, 29, 28})), 22, 2},
       p.person.hair);
}

void architect_dress(Portrait& p) {
  paint_shoulders(p, p.person.cloth);
  paint_form(p, placed(p.body, even_outline({0, 44, 8, 37, 12, 31, 18, 34, 16, 44, 0, 54})),
             rgb(0xf6efe0), {0.6f, 1});
}

void architect_hat(Portrait& p) {
  const Placement& h = p.hat;
  const Rgb velvet = rgb(0x2f3f6f);
  shade_forehead(p, placed(h, flowing({-22, 9, -10, 2, 0, 0, 12, 1, 22, 6})));
  for (const float side : {-1.f, 1.f}) {
    Placement place = h;
    place.from_x = side;
    const Path lock = placed(place, round_outline({12, -2, 23, -1, 27, 14, 26, 30, 29, 46, 29, 46,
                                                   22, 46, 20, 28, 19, 12}));
    paint_form(p, lock, p.person.hair, {0.8f, 1});
    comb(p, mask_of(p, lock),
         {placed(place, flowing({14, 0, 22, 0})), placed(place, flowing({22, 46, 28, 46})), 5,
          side * 2},
         p.person.hair);
  }
  const float fall = 5 * p.mood.droop;
  const auto q = [](float x, float y) { return Vec2{x, y} * 0.01f; };
  paint_form(
      p,
      placed(h, round_outline(Path{q(-24, 2), q(-27, -8), q(-18, -19), q(2, -25), q(24, -23),
                                   q(38, -12 + fall), q(41, 2 + fall), q(34, 8 + fall), q(24, 3)})),
      velvet);
  ink_line(p, placed(h, flowing({20, -5, 28, -8, 33, -4})), 0.9f, 0.5f);
  ink_line(p, placed(h, flowing({12, -9, 20, -15, 27, -15})), 0.8f, 0.5f);
  paint_form(p, placed(h, round_outline({-25, 7,  -26, -2, -12, -8, 2, -9, 16,  -7,
                                         26,  -1, 25,  6,  13,  0,  0, -2, -13, 1})),
             velvet * 0.85f);
  paint_form(p, placed(h, ellipse({-0.14f, -0.05f}, 0.035f, 0.035f, 18)), palette::gilt);
}

void architect_front(Portrait& p) {
  // Spectacles.
  const Person& who = p.person;
  for (const float side : {-1.f, 1.f}) {
    const Vec2 at = placed(p.head, Vec2{side * who.eyes_apart, who.eyes_y + 1} * 0.01f);
    const Path rim = circle(at, 0.082f * p.head.size, 36);
    paint_on(p, p.frame, rim, {0.9f, 0.97f, 1}, 0.16f);
    p.canvas.fill(both(p.canvas.band(rim, p.line * 2.6f, 0, true), p.frame), palette::ink, 0.95f);
    p.canvas.fill(both(p.canvas.band(rim, p.line * 1.2f, 0, true), p.frame), rgb(0xc9953a));
    ink_line(
        p,
        placed(p.head, flowing({Vec2{side * 18.2f, -5} * 0.01f, Vec2{side * 22, -5.5f} * 0.01f})),
        1.4f);
  }
  ink_line(p, placed(p.head, flowing({-2, -4, 0, -6, 2, -4})), 1.8f, 0.95f, {0.8f, 0.8f});
  // Dividers.
  const Placement d = within(p.body, {-0.345f, 0.08f}, 0.1f);
  for (const float x : {-7.f, 7.f})
    paint_rod(p, placed(d, Vec2{0, -0.02f}), placed(d, Vec2{x, 30} * 0.01f), 0.032f, rgb(0xc9a04a));
  paint_rod(p, placed(d, {0, -0.03f}), placed(d, {0, -0.11f}), 0.026f, rgb(0x8a6a3a));
  paint_form(p, placed(d, ellipse({0, -0.02f}, 0.042f, 0.044f, 18)), palette::gilt);
}

}  // namespace

constexpr Person architect = {
    .id = "architect",
    .skin = rgb(0xf2cba8),
    .hair = rgb(0x6b4630),
    .cloth = rgb(0x2c5d9b),
    .ground = rgb(0xeedfc0),
    .head = {0, -31, 15, -28, 21, -17, 21, -2, 18, 11, 13, 22, 7, 29, 0, 31},
    .nose = {-2, -4, 2, -4, 5, 4, 6, 9, 2, 12, -3, 11, -5, 8},
    .nose_line = {3, 0, 6, 7, 4, 12, -1, 12},
    .eyes_apart = 9.6f,
    .eye_width = 5,
    .eye_height = 5.4f,
    .brow = 2,
    .brow_y = -16,
    .mouth_width = 7.5f,
    .temper = 0.15f,
    .iris = rgb(0x5a4a2a),
    .hat_at = {0, -0.25f},
    .backdrop = architect_backdrop,
    .behind = architect_behind,
    .dress = architect_dress,
    .hat = architect_hat,
    .front = architect_front};

}  // namespace bastide::art
