// The piper: young, and never without his pipe.
#include "web/art/palette.hpp"
#include "web/art/faces/person.hpp"

namespace bastide::art {

namespace {

void piper_backdrop(Portrait& p) {
  far_country(p);
  if (p.mood.droop >= 1) return;
  // A tune in the air.
  for (const Vec2 at : {Vec2{-0.365f, 0.05f}, Vec2{-0.3f, 0.23f}}) {
    const Placement note = within(p.body, at, 0.12f);
    ink_line(p, placed(note, flowing({2, 0, 3, -10, 3, -10, 8, -7, 8, -3})), 1.2f, 0.75f,
             {0.8f, 0.4f});
    p.canvas.fill(mask_of(p, placed(note, ellipse({0, 0.002f}, 0.028f, 0.021f, 16))), palette::ink,
                  0.75f);
  }
}

void piper_behind(Portrait& p) {
  // Hair that never saw a comb.
  paint_form(
      p,
      placed(p.head, round_outline({-18, -26, -27, -18, -24, -12, -30, -8,  -25, -3,  -29, 4,
                                    -22, 5,   -23, 11,  -14, 8,   14,  8,   23,  11,  22,  5,
                                    29,  4,   25,  -3,  30,  -8,  24,  -12, 27,  -18, 18,  -26})),
      p.person.hair, {0.7f, 1});
}

void piper_dress(Portrait& p) {
  paint_shoulders(p, p.person.cloth);
  // A collar in points, with bells.
  for (const float side : {-1.f, 1.f}) {
    Placement place = within(p.body, Vec2{side * 0.02f, 0.34f});
    place.from_x = side;
    paint_form(p, placed(place, round_outline({-2, 0, 12, -4, 20, 0,  21, 13, 21, 13,
                                               12, 7, 7,  16, 7,  16, 2,  8,  -3, 8})),
               rgb(0xe0a83a), {0.7f, 1});
  }
}

void piper_hat(Portrait& p) {
  const Placement& h = p.hat;
  const Rgb felt = rgb(0xb8352c);
  const Path edge = placed(h, flowing({-24, 3, -12, -1, 0, -2, 12, -1, 24, 3}));
  shade_forehead(p, edge);
  // Locks over the forehead.
  const Path locks = placed(
      h,
      round_outline({-22, -2, -10, -6, 8, -6, 21, -2, 22,  8, 22,  8, 16,  3, 13,  7,  13,  7,
                     8,   2,  2,   8,  2, 8,  -2, 3,  -10, 9, -10, 9, -13, 4, -21, 10, -21, 10}));
  paint_form(p, locks, p.person.hair, {0.7f, 0.9f});
  const Path crown = placed(h, round_outline({-26, 0, -27, -9, -18, -21, -2, -26, 16, -24, 29, -14,
                                              31, -5, 25, 0, 0, -4}));
  paint_form(p, crown, felt);
  const Path brim = placed(h, round_outline({-27, 3,  -28, -4, -15, -8, 0, -9, 15,  -8,
                                             27,  -5, 27,  2,  14,  -1, 0, -2, -14, -1}));
  paint_form(p, brim, felt * 0.8f);
  // A long feather; it hangs when he does.
  const float fall = p.mood.droop;
  const Placement f = within(h, {-0.13f, -0.065f}, -0.13f - 1.75f * fall, 0.92f);
  const Path quill = placed(f, flowing({0, 0, -4, -12, -12, -21, -24, -27}));
  const Path vane = placed(f, round_outline({0,   0,   -8,  -8,  -16, -13, -24, -20, -30, -29,
                                             -30, -29, -20, -31, -8,  -27, 0,   -15, 1,   -6}));
  paint_form(p, vane, rgb(0xf4d66a), {0.8f, 1});
  comb(p, mask_of(p, vane), {quill, placed(f, flowing({-6, -4, -18, -13, -30, -28})), 7, 0},
       rgb(0xe0b040));
  ink_line(p, quill, 0.9f, 0.7f);
}

void piper_front(Portrait& p) {
  // Freckles.
  const Mask face = mask_of(p, p.face);
  if (!p.small())
    for (const Vec2 at : {Vec2{-14, 6}, Vec2{-11, 8}, Vec2{-15, 9}, Vec2{-12, 11}, Vec2{12, 6},
                          Vec2{15, 8}, Vec2{12, 10}, Vec2{16, 5}})
      paint_on(p, face, circle(placed(p.head, at * 0.01f), 0.0062f, 8), rgb(0xb8622e), 0.6f);
  // The pipe.
  const Vec2 low = placed(p.body, Vec2{0.13f, 0.5f}), high = placed(p.body, Vec2{0.385f, 0.06f});
  const Rgb wood = rgb(0xc98f4e);
  paint_rod(p, low, high, 0.062f, wood);
  paint_rod(p, lerp(low, high, 0.93f), lerp(low, high, 1.02f), 0.084f, wood * 0.8f);
  for (const float t : {0.6f, 0.7f, 0.8f})
    paint_on(p, p.frame, circle(lerp(low, high, t), 0.0115f, 12), palette::ink, 0.9f);
  paint_fist(p, {23.5f, 34}, -0.55f, 1.05f);
}

}  // namespace

constexpr Person piper = {.id = "piper",
                          .skin = rgb(0xf4c79c),
                          .hair = rgb(0xd1682a),
                          .cloth = rgb(0x3f8f6a),
                          .ground = rgb(0xbfdcd4),
                          .head = {0, -30, 14, -28, 20, -17, 20, -2, 18, 10, 13, 21, 6, 29, 0, 31},
                          .nose = {-3, 0, 0, -3, 3, 1, 6, 6, 5, 10, 0, 11, -4, 10, -5, 6},
                          .nose_line = {5, 3, 8, 7, 5, 11, 0, 11},
                          .ears = 1,
                          .eyes_apart = 9,
                          .eye_height = 6.2f,
                          .brow = 1.7f,
                          .mouth_width = 8.5f,
                          .temper = 0.35f,
                          .iris = rgb(0x3f7a4a),
                          .backdrop = piper_backdrop,
                          .behind = piper_behind,
                          .dress = piper_dress,
                          .hat = piper_hat,
                          .front = piper_front};

}  // namespace bastide::art
