// Small monochrome icons for buttons and score lines.
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
       body = drawn({50, 36, 62, 38, 85, 52, 82, 62, 66, 60, 78, 90, 58, 90,
                     50, 78, 42, 90, 22, 90, 34, 60, 18, 62, 15, 52, 38, 38});
  for (Vec2& p : head) p = place(p);
  for (Vec2& p : body) p = place(p);
  sign.area(head);
  sign.area(body);
}

}  // namespace

Image paint_icon(Glyph icon, int size) {
  Sign s(size);
  switch (icon) {
    case Glyph::city:
      s.area(drawn({12, 88, 12, 28, 22, 28, 22, 40, 32, 40, 32, 28, 42, 28, 42, 40,
                    58, 40, 58, 28, 68, 28, 68, 40, 78, 40, 78, 28, 88, 28, 88, 88,
                    62, 88, 62, 70, 57, 62, 50, 59, 43, 62, 38, 70, 38, 88}));
      break;
    case Glyph::road:
      s.line(drawn({28, 95, bend, 28, 55, 62, 55, 58, 8}), 0.075f);
      s.line(drawn({62, 95, bend, 62, 65, 88, 55, 82, 8}), 0.075f);
      break;
    case Glyph::monastery:
      s.area(drawn({30, 90, 30, 56, 58, 40, 92, 56, 92, 90}));
      s.area(drawn({10, 90, 10, 42, 23, 22, 36, 42, 36, 90}));
      s.line(drawn({23, 30, 23, 4}), 0.06f);
      s.line(drawn({14, 12, 32, 12}), 0.06f);
      break;
    case Glyph::field:
      for (int i = 0; i < 3; ++i) {
        const float x = 0.26f + 0.24f * static_cast<float>(i);
        s.line({{x, 0.92f}, {x, 0.30f}}, 0.06f);
        for (int k = 0; k < 3; ++k) {
          const float y = 0.30f + 0.13f * static_cast<float>(k);
          s.line({{x - 0.09f, y - 0.10f}, {x, y}, {x + 0.09f, y - 0.10f}}, 0.06f);
        }
      }
      break;
    case Glyph::garden:
      for (int i = 0; i < 6; ++i)
        s.area(
            circle(Vec2{0.5f, 0.36f} + direction(1.0472f * static_cast<float>(i)) * 0.19f, 0.115f));
      s.line(drawn({50, 50, 50, 95}), 0.07f);
      s.line(drawn({50, 85, bend, 62, 82, 72, 76, 76, 64}), 0.09f);
      break;
    case Glyph::coat_of_arms:
      s.area(drawn({16, 10, 84, 10, 84, 48, 76, 70, 50, 94, 24, 70, 16, 48}));
      break;
    case Glyph::meeple:
      figure(s, false);
      break;
    case Glyph::farmer:
      figure(s, true);
      break;
    case Glyph::tile:
      s.line(drawn({16, 16, 84, 16, 84, 84, 16, 84}), 0.09f, true);
      s.line(drawn({50, 84, bend, 50, 62, 62, 50, 84, 50}), 0.09f);
      break;
    case Glyph::turn_left:
    case Glyph::turn_right: {
      const bool left = icon == Glyph::turn_left;
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
    case Glyph::undo:
    case Glyph::redo: {
      const bool redo = icon == Glyph::redo;
      Path path = drawn({24, 38, bend, 70, 30, 98, 60, 66, 86});
      if (redo) {
        for (Vec2& p : path) p.x = 1 - p.x;
      }
      s.line(path, 0.1f);
      head_of_arrow(s, redo ? Vec2{0.74f, 0.38f} : Vec2{0.26f, 0.38f}, redo ? 0 : 3.1416f, 0.22f);
      break;
    }
    case Glyph::menu:
      for (const float y : {0.26f, 0.5f, 0.74f}) s.line({{0.16f, y}, {0.84f, y}}, 0.1f);
      break;
    case Glyph::share:
      s.line(drawn({74, 20, 26, 50, 74, 80}), 0.07f);
      for (const Vec2 p : {Vec2{0.74f, 0.2f}, Vec2{0.26f, 0.5f}, Vec2{0.74f, 0.8f}})
        s.area(circle(p, 0.13f));
      break;
    case Glyph::check:
      s.line(drawn({14, 54, 40, 80, 88, 22}), 0.13f);
      break;
    case Glyph::cross:
      s.line(drawn({20, 20, 80, 80}), 0.13f);
      s.line(drawn({80, 20, 20, 80}), 0.13f);
      break;
  }
  return s.image();
}

}  // namespace bastide::art
