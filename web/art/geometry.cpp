// Points and curves in tile units.
#include "web/art/geometry.hpp"

#include <algorithm>

#include "engine/base/sort.hpp"

namespace bastide::art {

void draw_on(Path& path, std::initializer_list<signed char> marks) {
  const signed char* mark = marks.begin();
  const auto next = [&mark] {
    const Vec2 p{static_cast<float>(mark[0]), static_cast<float>(mark[1])};
    mark += 2;
    return p * 0.01f;
  };
  while (mark < marks.end()) {
    if (*mark != bend) {
      path.push_back(next());
      continue;
    }
    ++mark;
    const Vec2 b = next(), c = next(), d = next();
    const Path more = bezier(path.back(), b, c, d, 10);
    path.insert(path.end(), more.begin() + 1, more.end());
  }
}

Path drawn(std::initializer_list<signed char> marks, Vec2 at, float scale) {
  Path path;
  draw_on(path, marks);
  for (Vec2& p : path) p = at + p * scale;
  return path;
}

Path bezier(Vec2 a, Vec2 b, Vec2 c, Vec2 d, int steps) {
  Path path;
  path.reserve(static_cast<std::size_t>(steps) + 1);
  for (int i = 0; i <= steps; ++i) {
    const float t = static_cast<float>(i) / static_cast<float>(steps), s = 1 - t;
    path.push_back(a * (s * s * s) + b * (3 * s * s * t) + c * (3 * s * t * t) + d * (t * t * t));
  }
  return path;
}

float path_length(const Path& path) {
  float sum = 0;
  for (std::size_t i = 1; i < path.size(); ++i) sum += length(path[i] - path[i - 1]);
  return sum;
}

Along point_along(const Path& path, float share) {
  float left = clamp01(share) * path_length(path);
  for (std::size_t i = 1; i < path.size(); ++i) {
    const Vec2 step = path[i] - path[i - 1];
    const float l = length(step);
    if (l > 0 && (left <= l || i + 1 == path.size())) {
      return {path[i - 1] + step * std::min(1.f, left / l), unit(step)};
    }
    left -= l;
  }
  return {path.empty() ? Vec2{} : path.back(), {1, 0}};
}

Path offset_path(const Path& path, float distance) {
  Path moved;
  moved.reserve(path.size());
  for (std::size_t i = 0; i < path.size(); ++i) {
    const Vec2 before = i > 0 ? path[i - 1] : path[i];
    const Vec2 after = i + 1 < path.size() ? path[i + 1] : path[i];
    moved.push_back(path[i] + right_of(unit(after - before)) * distance);
  }
  return moved;
}

Path turn(const Path& path, int quarter_turns) {
  Path turned;
  turned.reserve(path.size());
  for (const Vec2 p : path) turned.push_back(turn(p, quarter_turns));
  return turned;
}

float distance_to(const Path& path, Vec2 p) {
  float best = 1e9f;
  for (std::size_t i = 1; i < path.size(); ++i) {
    const Vec2 d = path[i] - path[i - 1];
    const float l = dot(d, d);
    const float t = l > 0 ? clamp01(dot(p - path[i - 1], d) / l) : 0;
    const Vec2 off = p - (path[i - 1] + d * t);
    best = std::min(best, dot(off, off));
  }
  return std::sqrt(best);
}

bool inside(const Path& polygon, Vec2 p) {
  bool in = false;
  for (std::size_t i = 0, j = polygon.size() - 1; i < polygon.size(); j = i++) {
    const Vec2 a = polygon[i], b = polygon[j];
    if ((a.y > p.y) != (b.y > p.y) && p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x) in = !in;
  }
  return in;
}

Path ellipse(Vec2 centre, float rx, float ry, int steps) {
  Path path;
  path.reserve(static_cast<std::size_t>(steps));
  for (int i = 0; i < steps; ++i) {
    const Vec2 d = direction(6.2831853f * static_cast<float>(i) / static_cast<float>(steps));
    path.push_back({centre.x + d.x * rx, centre.y + d.y * ry});
  }
  return path;
}

Path circle(Vec2 centre, float radius, int steps) { return ellipse(centre, radius, radius, steps); }

Path hull(Path points) {
  sort_stably(points, [](Vec2 a, Vec2 b) { return a.x < b.x || (a.x == b.x && a.y < b.y); });
  if (points.size() < 3) return points;
  Path out;
  const auto sweep = [&out](auto first, auto last) {
    const std::size_t start = out.size();
    for (auto it = first; it != last; ++it) {
      while (out.size() >= start + 2 &&
             cross(out.back() - out[out.size() - 2], *it - out.back()) <= 0) {
        out.pop_back();
      }
      out.push_back(*it);
    }
    out.pop_back();
  };
  sweep(points.begin(), points.end());
  sweep(points.rbegin(), points.rend());
  return out;
}

}  // namespace bastide::art
