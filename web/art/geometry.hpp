// Points and curves in tile units: 0..1 from west to east and from north to south.
#pragma once

#include <cmath>
#include <initializer_list>
#include <vector>

namespace bastide::art {

struct Vec2 {
  float x = 0, y = 0;
};
constexpr Vec2 operator+(Vec2 a, Vec2 b) { return {a.x + b.x, a.y + b.y}; }
constexpr Vec2 operator-(Vec2 a, Vec2 b) { return {a.x - b.x, a.y - b.y}; }
constexpr Vec2 operator*(Vec2 a, float k) { return {a.x * k, a.y * k}; }
constexpr float dot(Vec2 a, Vec2 b) { return a.x * b.x + a.y * b.y; }
constexpr float cross(Vec2 a, Vec2 b) { return a.x * b.y - a.y * b.x; }
inline float length(Vec2 a) { return std::sqrt(dot(a, a)); }
inline Vec2 unit(Vec2 a) {
  const float l = length(a);
  return l > 0 ? a * (1 / l) : Vec2{1, 0};
}
constexpr Vec2 lerp(Vec2 a, Vec2 b, float t) { return a + (b - a) * t; }
// To the right of the direction of travel (y points down).
constexpr Vec2 right_of(Vec2 d) { return {-d.y, d.x}; }
inline Vec2 direction(float angle) { return {std::cos(angle), std::sin(angle)}; }

// Quarter turns clockwise about the middle of the tile.
constexpr Vec2 turn(Vec2 p, int quarter_turns) {
  switch (quarter_turns & 3) {
    case 1:
      return {1 - p.y, p.x};
    case 2:
      return {1 - p.x, 1 - p.y};
    case 3:
      return {p.y, 1 - p.x};
    default:
      return p;
  }
}

using Path = std::vector<Vec2>;

inline float clamp01(float v) { return v < 0 ? 0 : v > 1 ? 1 : v; }
inline float smooth(float from, float to, float v) {
  const float t = clamp01((v - from) / (to - from));
  return t * t * (3 - 2 * t);
}
constexpr float mix(float a, float b, float t) { return a + (b - a) * t; }

// A drawing in hundredths, x and y alternating: straight to each point, but along a Bézier curve
// through the three points after a `bend`.
inline constexpr signed char bend = 127;
void draw_on(Path& path, std::initializer_list<signed char> marks);
// The same, scaled by that size and moved to that place.
Path drawn(std::initializer_list<signed char> marks, Vec2 at = {}, float scale = 1);

Path bezier(Vec2 a, Vec2 b, Vec2 c, Vec2 d, int steps);
float path_length(const Path& path);
// The point at a fraction of the path's length, and the direction of travel there.
struct Along {
  Vec2 at, direction;
};
Along point_along(const Path& path, float share);
// The path offset sideways: to the right of its direction of travel when positive.
Path offset_path(const Path& path, float distance);
Path turn(const Path& path, int quarter_turns);
float distance_to(const Path& path, Vec2 p);
bool inside(const Path& polygon, Vec2 p);
Path circle(Vec2 centre, float radius, int steps = 24);
Path ellipse(Vec2 centre, float rx, float ry, int steps = 24);
// The convex hull, for shadows and for extruded bodies.
Path hull(Path points);

}  // namespace bastide::art
