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
  }
  return s.image();
}

}  // namespace bastide::art
