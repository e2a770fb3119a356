#include "web/art/faces/brushes.hpp"

namespace bastide::art {

namespace {

constexpr int steps_between = 7;

Path points_of(Marks marks) {
  Path points;
  for (const signed char* mark = marks.begin(); mark + 1 < marks.end(); mark += 2)
    points.push_back(Vec2{static_cast<float>(mark[0]), static_cast<float>(mark[1])} * 0.01f);
  return points;
}

bool same(Vec2 a, Vec2 b) { return a.x == b.x && a.y == b.y; }

// From b to c of a line through a, b, c and d (Catmull and Rom), without c itself.
void add_between(Path& path, const Vec2 (&p)[4]) {
  const auto [a, b, c, d] = p;
  if (same(b, c)) return;
  const Vec2 leaving = same(a, b) ? Vec2{} : (c - a) * (1 / 6.f);
  const Vec2 arriving = same(c, d) ? Vec2{} : (d - b) * (1 / 6.f);
  const Path part = bezier(b, b + leaving, c - arriving, c, steps_between);
  path.insert(path.end(), part.begin(), part.end() - 1);
}

}  // namespace

Path round_outline(const Path& points) {
  Path path;
  const std::size_t n = points.size();
  for (std::size_t i = 0; i < n; ++i)
    add_between(path,
                {points[(i + n - 1) % n], points[i], points[(i + 1) % n], points[(i + 2) % n]});
  return path;
}

Path round_outline(Marks marks) { return round_outline(points_of(marks)); }

Path even_outline(Marks right_half) {
  Path points = points_of(right_half);
  for (std::size_t i = points.size(); i-- > 0;)
    if (points[i].x != 0) points.push_back({-points[i].x, points[i].y});
  return round_outline(points);
}

Path flowing(const Path& points) {
  Path path;
  const std::size_t n = points.size();
  for (std::size_t i = 0; i + 1 < n; ++i)
    add_between(path, {points[i == 0 ? 0 : i - 1], points[i], points[i + 1],
                       points[i + 2 < n ? i + 2 : n - 1]});
  path.push_back(points.back());
  return path;
}

Path flowing(Marks marks) { return flowing(points_of(marks)); }

Path stroke(const Path& along, float width, Taper ends) {
  const float whole = path_length(along);
  Path right, left;
  float gone = 0;
  for (std::size_t i = 0; i < along.size(); ++i) {
    if (i > 0) gone += length(along[i] - along[i - 1]);
    const float share = whole > 0 ? gone / whole : 0;
    const float swell = share < 0.5f ? mix(ends.first, 1, smooth(0, 0.5f, share))
                                     : mix(1, ends.last, smooth(0.5f, 1, share));
    const Vec2 before = along[i > 0 ? i - 1 : i], after = along[i + 1 < along.size() ? i + 1 : i];
    const Vec2 aside = right_of(unit(after - before)) * (width * swell * 0.5f);
    right.push_back(along[i] + aside);
    left.push_back(along[i] - aside);
  }
  right.insert(right.end(), left.rbegin(), left.rend());
  return right;
}

Vec2 placed(const Placement& place, Vec2 p) {
  const Vec2 across = direction(place.turned);
  const Vec2 q{p.x * place.from_x, p.y};
  return place.at + (across * q.x + right_of(across) * q.y) * place.size;
}

Path placed(const Placement& place, Path path) {
  for (Vec2& p : path) p = placed(place, p);
  return path;
}

Placement within(const Placement& outer, Vec2 at, float turned, float size) {
  return {placed(outer, at), outer.size * size, outer.turned + turned, outer.from_x};
}

}  // namespace bastide::art
