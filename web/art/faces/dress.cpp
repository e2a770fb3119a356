// What several of the portrayed have in common.
#include "web/art/palette.hpp"
#include "web/art/faces/person.hpp"

namespace bastide::art {

void paint_neck(Portrait& p) {
  paint_form(p, placed(p.body, round_outline({-10, 18, 10, 18, 10, 30, 13, 46, -13, 46, -10, 30})),
             p.skin * 0.93f, {0.6f, 0.8f});
  const Mask neck = mask_of(p, placed(p.body, round_outline({-11, 18, 11, 18, 11, 40, -11, 40})));
  shade_along(p, neck, placed(p.head, flowing({-16, 27, 0, 35, 16, 27})), 0.09f, 0.75f);
}

void paint_shoulders(Portrait& p, Rgb cloth) {
  const Path shoulders =
      placed(p.body, even_outline({0, 38, 9, 35, 14, 32, 26, 36, 38, 42, 46, 54, 50, 72, 0, 72}));
  paint_form(p, shoulders, cloth, {0.75f, 1});
  shade_along(p, mask_of(p, shoulders), placed(p.head, flowing({-17, 29, 2, 38, 19, 29})), 0.07f,
              0.6f);
}

void paint_fist(Portrait& p, Vec2 at, float turned, float size) {
  const Placement place = within(p.body, at * 0.01f, turned, size);
  paint_form(p,
             placed(place, round_outline({-7, -5, -2, -7, 5, -6, 8, -2, 8, 4, 4, 7, -4, 7, -8, 3})),
             p.skin);
  for (const float x : {-2.6f, 1.2f, 4.8f})
    ink_line(p,
             placed(place, flowing({Vec2{x, -1.5f} * 0.01f, Vec2{x - 0.8f, 2.5f} * 0.01f,
                                    Vec2{x - 0.3f, 6} * 0.01f})),
             0.7f, 0.75f);
  paint_form(p, placed(place, round_outline({-8, -3, -2, -6, 4, -5, 5, -2, 0, -0, -6, 1})), p.skin,
             {0.8f, 0.7f});
}

void paint_rod(Portrait& p, Vec2 from, Vec2 to, float width, Rgb colour) {
  const Vec2 aside = right_of(unit(to - from)) * (width * 0.5f);
  const Path shape = {from + aside, to + aside, to - aside, from - aside};
  paint_form(p, shape, colour, {0, 1});
  const Mask mask = mask_of(p, shape);
  const Vec2 left = aside.x < 0 ? aside : aside * -1;
  p.canvas.fill(
      both(p.canvas.band({from + left * 0.35f, to + left * 0.35f}, width * 0.3f, 0.8f), mask),
      {1, 0.95f, 0.8f}, 0.4f);
  p.canvas.glaze(
      both(p.canvas.band({from - left * 0.7f, to - left * 0.7f}, width * 0.5f, 0.8f), mask),
      Rgb{0.5f, 0.38f, 0.4f}, 0.6f);
}

void shade_forehead(Portrait& p, const Path& edge) {
  const Mask face = mask_of(p, p.face);
  shade_along(p, face, edge, 0.085f, 0.75f);
}

}  // namespace bastide::art
