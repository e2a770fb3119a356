// Small one-colour signs for buttons and score lines.
#include "web/art/art.hpp"
#include "web/art/canvas.hpp"

namespace bastide::art {

namespace {

constexpr Rgb white{1, 1, 1};

class Sign {
 public:
  explicit Sign(int size) : canvas_(size, size, static_cast<float>(size)) {}
  void area(const Path& path) { canvas_.fill(path, white); }
  void line(const Path& path, float width = 0.09f, bool closed = false) {
    canvas_.fill(canvas_.band(path, width, 0, closed), white);
  }
  Image image() const {
    Image image = canvas_.image();
    for (std::uint32_t& p : image.rgba) p |= 0x00ffffffu;
    return image;
  }

 private:
  Canvas canvas_;
};

Path arc(Vec2 centre, float radius, float from, float to) {
  Path path;
  for (int i = 0; i <= 28; ++i)
    path.push_back(centre + direction(mix(from, to, static_cast<float>(i) / 28.f)) * radius);
  return path;
}

void head_of_arrow(Sign& sign, Vec2 tip, float angle, float size) {
  const Vec2 d = direction(angle), side = right_of(d);
  sign.area({tip + d * size, tip - d * (size * 0.35f) + side * (size * 0.85f),
             tip - d * (size * 0.35f) - side * (size * 0.85f)});
}

void figure(Sign& sign, bool lying) {
  const auto place = [lying](Vec2 p) {
    return lying ? Vec2{0.08f + p.y * 0.95f, 1.05f - p.x * 0.95f} : p;
  };
  Path head = circle({0.5f, 0.24f}, 0.14f),
       body{{0.5f, 0.36f},  {0.62f, 0.38f}, {0.85f, 0.52f}, {0.82f, 0.62f}, {0.66f, 0.60f},
            {0.78f, 0.90f}, {0.58f, 0.90f}, {0.5f, 0.78f},  {0.42f, 0.90f}, {0.22f, 0.90f},
            {0.34f, 0.60f}, {0.18f, 0.62f}, {0.15f, 0.52f}, {0.38f, 0.38f}};
  for (Vec2& p : head) p = place(p);
  for (Vec2& p : body) p = place(p);
  sign.area(head);
  sign.area(body);
}

}  // namespace

Image paint_icon(Icon icon, int size) {
  Sign s(size);
  switch (icon) {
    case Icon::city:
      s.area({{0.12f, 0.88f}, {0.12f, 0.28f}, {0.22f, 0.28f}, {0.22f, 0.40f}, {0.32f, 0.40f},
              {0.32f, 0.28f}, {0.42f, 0.28f}, {0.42f, 0.40f}, {0.58f, 0.40f}, {0.58f, 0.28f},
              {0.68f, 0.28f}, {0.68f, 0.40f}, {0.78f, 0.40f}, {0.78f, 0.28f}, {0.88f, 0.28f},
              {0.88f, 0.88f}, {0.62f, 0.88f}, {0.62f, 0.70f}, {0.57f, 0.62f}, {0.5f, 0.59f},
              {0.43f, 0.62f}, {0.38f, 0.70f}, {0.38f, 0.88f}});
      break;
    case Icon::road:
      s.line(bezier({0.28f, 0.95f}, {0.28f, 0.55f}, {0.62f, 0.55f}, {0.58f, 0.08f}, 20), 0.075f);
      s.line(bezier({0.62f, 0.95f}, {0.62f, 0.65f}, {0.88f, 0.55f}, {0.82f, 0.08f}, 20), 0.075f);
      break;
    case Icon::monastery:
      s.area({{0.30f, 0.90f}, {0.30f, 0.56f}, {0.58f, 0.40f}, {0.92f, 0.56f}, {0.92f, 0.90f}});
      s.area({{0.10f, 0.90f}, {0.10f, 0.42f}, {0.23f, 0.22f}, {0.36f, 0.42f}, {0.36f, 0.90f}});
      s.line({{0.23f, 0.30f}, {0.23f, 0.04f}}, 0.06f);
      s.line({{0.14f, 0.12f}, {0.32f, 0.12f}}, 0.06f);
      break;
    case Icon::field:
      for (int i = 0; i < 3; ++i) {
        const float x = 0.26f + 0.24f * static_cast<float>(i);
        s.line({{x, 0.92f}, {x, 0.30f}}, 0.06f);
        for (int k = 0; k < 3; ++k) {
          const float y = 0.30f + 0.13f * static_cast<float>(k);
          s.line({{x - 0.09f, y - 0.10f}, {x, y}, {x + 0.09f, y - 0.10f}}, 0.06f);
        }
      }
      break;
    case Icon::garden:
      for (int i = 0; i < 6; ++i)
        s.area(
            circle(Vec2{0.5f, 0.36f} + direction(1.0472f * static_cast<float>(i)) * 0.19f, 0.115f));
      s.line({{0.5f, 0.5f}, {0.5f, 0.95f}}, 0.07f);
      s.line(bezier({0.5f, 0.85f}, {0.62f, 0.82f}, {0.72f, 0.76f}, {0.76f, 0.64f}, 10), 0.09f);
      break;
    case Icon::coat_of_arms:
      s.area({{0.16f, 0.10f},
              {0.84f, 0.10f},
              {0.84f, 0.48f},
              {0.76f, 0.70f},
              {0.5f, 0.94f},
              {0.24f, 0.70f},
              {0.16f, 0.48f}});
      break;
    case Icon::meeple:
      figure(s, false);
      break;
    case Icon::farmer:
      figure(s, true);
      break;
    case Icon::tile:
      s.line({{0.16f, 0.16f}, {0.84f, 0.16f}, {0.84f, 0.84f}, {0.16f, 0.84f}}, 0.09f, true);
      s.line(bezier({0.5f, 0.84f}, {0.5f, 0.62f}, {0.62f, 0.5f}, {0.84f, 0.5f}, 14), 0.09f);
      break;
    case Icon::turn_left:
    case Icon::turn_right: {
      const bool left = icon == Icon::turn_left;
      Path path = arc({0.5f, 0.54f}, 0.32f, -0.9f, -0.9f - 4.6f);
      if (left) {
        for (Vec2& p : path) p.x = 1 - p.x;
      }
      // The head sits at the upper end of the open ring.
      const Vec2 tip = path.front();
      s.line(path, 0.1f);
      head_of_arrow(s, tip, left ? 2.29f : 0.85f, 0.2f);
      break;
    }
    case Icon::undo:
    case Icon::redo: {
      const bool redo = icon == Icon::redo;
      Path path = bezier({0.24f, 0.38f}, {0.70f, 0.30f}, {0.98f, 0.60f}, {0.66f, 0.86f}, 24);
      if (redo) {
        for (Vec2& p : path) p.x = 1 - p.x;
      }
      s.line(path, 0.1f);
      head_of_arrow(s, redo ? Vec2{0.74f, 0.38f} : Vec2{0.26f, 0.38f}, redo ? 0 : 3.1416f, 0.22f);
      break;
    }
    case Icon::menu:
      for (const float y : {0.26f, 0.5f, 0.74f}) s.line({{0.16f, y}, {0.84f, y}}, 0.1f);
      break;
    case Icon::share:
      s.line({{0.74f, 0.2f}, {0.26f, 0.5f}, {0.74f, 0.8f}}, 0.07f);
      for (const Vec2 p : {Vec2{0.74f, 0.2f}, Vec2{0.26f, 0.5f}, Vec2{0.74f, 0.8f}})
        s.area(circle(p, 0.13f));
      break;
    case Icon::check:
      s.line({{0.14f, 0.54f}, {0.40f, 0.80f}, {0.88f, 0.22f}}, 0.13f);
      break;
    case Icon::cross:
      s.line({{0.2f, 0.2f}, {0.8f, 0.8f}}, 0.13f);
      s.line({{0.8f, 0.2f}, {0.2f, 0.8f}}, 0.13f);
      break;
  }
  return s.image();
}

}  // namespace bastide::art
