// The miller: round, floury and in good humour.
#include "web/art/palette.hpp"
#include "web/art/faces/person.hpp"

namespace bastide::art {

namespace {

void paint_ear_of_corn(Portrait& p, const Placement& place) {
  const Rgb corn = rgb(0xecc257);
  ink_line(p, placed(place, flowing({0, 0, 1, -8, 0, -14})), 1.6f);
  for (int i = 0; i < 4; ++i)
    for (const float side : {-1.f, 1.f}) {
      const Vec2 at{side * 0.018f, -0.09f - 0.032f * static_cast<float>(i)};
      paint_form(p, placed(within(place, at, side * 0.45f), ellipse({}, 0.014f, 0.028f, 14)), corn,
                 {0.7f, 0.75f});
    }
  paint_form(p, placed(place, ellipse({0, -0.225f}, 0.013f, 0.03f, 14)), corn, {0.7f, 0.75f});
}

void miller_backdrop(Portrait& p) {
  far_country(p);
  const Vec2 mill{-0.36f, 0.15f}, hub = mill + Vec2{0, -0.15f};
  far_shape(p, drawn({-7, 8, -4, -15, 4, -15, 7, 8}, mill), palette::plaster, 0.75f);
  far_shape(p, drawn({-5, -14, 0, -22, 5, -14}, mill), palette::church_roof, 0.5f);
  far_shape(p, drawn({-2, 8, -2, 2, 2, 2, 2, 8}, mill), palette::ink, 0.4f);
  for (int i = 0; i < 4; ++i) {
    const Vec2 way = direction(0.5f + 1.5708f * static_cast<float>(i)),
               aside = right_of(way) * 0.016f;
    far_line(p, {hub, hub + way * 0.17f}, 0.011f, palette::ink, 0.6f);
    far_line(p, {hub + way * 0.05f + aside, hub + way * 0.17f + aside}, 0.03f, palette::plaster,
             0.7f);
  }
}

void miller_behind(Portrait& p) {
  // A sack of flour on the shoulder.
  const Rgb sacking = rgb(0xe2d2ac);
  const Placement s = within(p.body, {0.325f, 0.13f}, 0.12f);
  paint_form(
      p,
      placed(s, round_outline({-15, 40, -16, 10, -9, -3, -3, -8, 4, -8, 10, -3, 16, 10, 17, 40})),
      sacking);
  paint_form(p,
             placed(s, round_outline({-4, -7, -9, -17, -3, -14, 0, -19, 4, -14, 10, -16, 5, -7})),
             sacking);
  paint_form(p, placed(s, round_outline({-5, -8, 0, -7, 6, -8, 6, -5, 0, -4, -5, -5})),
             rgb(0x9a6a3a), {0.5f, 0.8f});
  ink_line(p, placed(s, flowing({-3, -4, -6, 4, -8, 12})), 0.7f, 0.5f);
  ink_line(p, placed(s, flowing({3, -4, 6, 4, 8, 14})), 0.7f, 0.5f);
  ink_line(p, placed(s, flowing({0, -3, 0, 3, 1, 7})), 0.7f, 0.4f);
}

void miller_dress(Portrait& p) {
  paint_shoulders(p, p.person.cloth);
  paint_form(p, placed(p.body, even_outline({0, 38, 10, 35, 18, 33, 20, 38, 12, 43, 0, 46})),
             rgb(0xf2ece0), {0.7f, 1});
}

void miller_whiskers(Portrait& p) {
  // A moustache like a sheaf; it follows the mouth.
  const float up = std::min(1.f, std::max(-1.f, p.mood.smile)) * 6;
  const auto at = [&](float x, float y, float share) { return Vec2{x, y - up * share} * 0.01f; };
  for (const float side : {-1.f, 1.f}) {
    Placement place = p.head;
    place.from_x = side;
    const Path half = placed(
        place,
        round_outline(Path{at(-1, 12, 0), at(8, 11, 0.1f), at(17, 15, 0.5f), at(24, 20, 1.2f),
                           at(24, 20, 1.2f), at(18, 24, 0.9f), at(9, 23, 0.4f), at(0, 18.5f, 0)}));
    paint_form(p, half, p.person.hair);
    comb(p, mask_of(p, half),
         {placed(place, Path{at(0, 12, 0), at(0, 18, 0)}),
          placed(place, Path{at(23, 18, 1.2f), at(14, 25, 0.8f)}), 6, side * 1.5f},
         p.person.hair);
  }
}

void miller_hat(Portrait& p) {
  const Placement& h = p.hat;
  const Rgb linen = rgb(0xf4eee2);
  shade_forehead(p, placed(h, flowing({-25, 8, -12, 3, 0, 2, 12, 3, 25, 8})));
  // Hair at the temples.
  for (const float side : {-1.f, 1.f}) {
    Placement place = h;
    place.from_x = side;
    paint_form(p, placed(place, round_outline({17, 2, 26, 2, 28, 14, 24, 22, 24, 22, 22, 14})),
               p.person.hair, {0.6f, 0.9f});
  }
  // A cap that hangs over to the left, as soft as dough.
  const float fall = 5 * p.mood.droop;
  const auto q = [](float x, float y) { return Vec2{x, y} * 0.01f; };
  paint_form(p,
             placed(h, round_outline(Path{q(25, 0), q(27, -12), q(17, -25), q(-2, -29), q(-22, -25),
                                          q(-35, -13 + fall), q(-37, 1 + fall), q(-31, 5 + fall),
                                          q(-25, -2)})),
             linen);
  ink_line(p, placed(h, flowing({-24, -6, -30, -6, -34, 0})), 0.9f, 0.6f);
  ink_line(p, placed(h, flowing({-17, -9, -20, -16, -18, -21})), 0.8f, 0.5f);
  ink_line(p, placed(h, flowing({9, -9, 12, -16, 9, -23})), 0.8f, 0.5f);
  paint_form(p, placed(h, round_outline({-27, 7,  -27, -4, -14, -8, 0, -9, 14,  -8,
                                         27,  -4, 27,  7,  13,  2,  0, 1,  -13, 2})),
             rgb(0xe4dccb));
  // Ears of wheat behind the band.
  const float bend = 0.5f * p.mood.droop;
  paint_ear_of_corn(p, within(h, {0.13f, -0.03f}, 0.5f + bend));
  paint_ear_of_corn(p, within(h, {0.17f, -0.01f}, 0.95f + bend));
  // Flour on the nose and the cheek.
  const Mask face = mask_of(p, p.face);
  for (const Vec2 at : {Vec2{4, 6}, Vec2{-16, 3}, Vec2{-13, 6}})
    tint(p, face, placed(p.head, at * 0.01f), 0.03f, {1, 1, 0.98f}, 0.75f);
}

}  // namespace

constexpr Person miller = {.id = "miller",
                           .skin = rgb(0xf7cda6),
                           .hair = rgb(0xc99a52),
                           .cloth = rgb(0x9fb4c4),
                           .ground = rgb(0xe9d29a),
                           .head = {0, -28, 15, -26, 23, -14, 26, 2, 27, 13, 22, 25, 12, 32, 0, 34},
                           .nose = {-3, -1, 3, -1, 7, 4, 7, 10, 1, 13, -6, 10, -7, 4},
                           .nose_line = {7, 3, 9, 8, 5, 13, -1, 13},
                           .ears = 1,
                           .eyes_apart = 10,
                           .eye_width = 4.6f,
                           .eye_height = 4.8f,
                           .brow = 2.6f,
                           .mouth_y = 21,
                           .mouth_width = 8,
                           .iris = rgb(0x3f6f9a),
                           .backdrop = miller_backdrop,
                           .behind = miller_behind,
                           .dress = miller_dress,
                           .whiskers = miller_whiskers,
                           .hat = miller_hat};

}  // namespace bastide::art
