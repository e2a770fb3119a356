// What lies far behind the portrayed.
#include "web/art/palette.hpp"
#include "web/art/faces/person.hpp"

namespace bastide::art {

static Mask in_medallion(const Portrait& p) {
  return p.canvas.area(circle({face_middle_x, face_middle_y}, face_radius, 72));
}

void far_shape(Portrait& p, const Path& outline, Rgb colour, float alpha) {
  p.canvas.fill(both(p.canvas.area(placed(p.body, outline)), in_medallion(p)), colour, alpha);
}

void far_line(Portrait& p, const Path& along, float width, Rgb colour, float alpha) {
  far_shape(p, stroke(along, width, {0.8f, 0.8f}), colour, alpha);
}

void far_country(Portrait& p) {
  far_shape(
      p, round_outline({-60, 60, -60, 14, -44, 10, -26, 16, 0, 24, 26, 15, 46, 12, 60, 18, 60, 60}),
      palette::grass, 0.55f);
  far_shape(
      p, round_outline({-60, 60, -60, 30, -44, 24, -26, 30, 0, 36, 26, 28, 46, 24, 60, 30, 60, 60}),
      palette::grass_deep, 0.6f);
}

void far_tree(Portrait& p, Vec2 at, float size) {
  far_shape(p, drawn({-1, 0, 1, 0, 1, -12, -1, -12}, at, size), palette::ink, 0.4f);
  far_shape(p, ellipse(at + Vec2{0, -0.16f} * size, 0.075f * size, 0.1f * size, 20),
            palette::leaf_dark, 0.45f);
  far_shape(p, ellipse(at + Vec2{-0.015f, -0.18f} * size, 0.045f * size, 0.06f * size, 20),
            palette::leaf, 0.35f);
}

void far_house(Portrait& p, Vec2 at, float size, Rgb roof) {
  far_shape(p, drawn({-7, 4, -7, -14, 0, -22, 7, -14, 7, 4}, at, size), palette::plaster, 0.6f);
  far_shape(p, drawn({-8, -13, 0, -24, 8, -13}, at, size), roof, 0.55f);
  far_shape(p, drawn({-2, -4, -2, -9, 2, -9, 2, -4}, at, size), palette::ink, 0.35f);
}

}  // namespace bastide::art
