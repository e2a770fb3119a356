#include "web/drawing/camera.hpp"

#include <algorithm>
#include <cmath>

namespace bastide::web {
namespace {

Point middle(const Area& area) { return {area.x + area.width / 2, area.y + area.height / 2}; }

void zoom_view(View& view, const Camera& camera, Point screen, float factor) {
  const Point m = middle(camera.area);
  const Point world{view.centre.x + (screen.x - m.x) / view.zoom,
                    view.centre.y + (screen.y - m.y) / view.zoom};
  view.zoom = std::clamp(view.zoom * factor, camera.least, max_zoom);
  view.centre = {world.x - (screen.x - m.x) / view.zoom, world.y - (screen.y - m.y) / view.zoom};
}

// In tiles, with the cells around it.
Area extent_of(const Board& board) {
  i16 left = 0, right = 0, top = 0, bottom = 0;
  for (const Cell& cell : board.cells) {
    left = std::min(left, cell.at.x);
    right = std::max(right, cell.at.x);
    top = std::min(top, cell.at.y);
    bottom = std::max(bottom, cell.at.y);
  }
  return {static_cast<float>(left), static_cast<float>(top), static_cast<float>(right - left + 1),
          static_cast<float>(bottom - top + 1)};
}

}  // namespace

Point to_screen(const Camera& camera, Point world) {
  const Point m = middle(camera.area);
  return {m.x + (world.x - camera.now.centre.x) * camera.now.zoom,
          m.y + (world.y - camera.now.centre.y) * camera.now.zoom};
}

Point to_world(const Camera& camera, Point screen) {
  const Point m = middle(camera.area);
  return {camera.now.centre.x + (screen.x - m.x) / camera.now.zoom,
          camera.now.centre.y + (screen.y - m.y) / camera.now.zoom};
}

Position cell_at(const Camera& camera, Point screen) {
  const Point world = to_world(camera, screen);
  return {static_cast<i16>(std::floor(std::clamp(world.x, -1000.0f, 1000.0f))),
          static_cast<i16>(std::floor(std::clamp(world.y, -1000.0f, 1000.0f)))};
}

void drag(Camera& camera, float dx, float dy) {
  camera.now.centre.x -= dx / camera.now.zoom;
  camera.now.centre.y -= dy / camera.now.zoom;
  camera.wanted = camera.now;
}

void zoom_at(Camera& camera, Point screen, float factor, bool at_once) {
  if (at_once) {
    zoom_view(camera.now, camera, screen, factor);
    camera.wanted = camera.now;
  } else {
    zoom_view(camera.wanted, camera, screen, factor);
  }
}

void fit(Camera& camera, const Board& board, float most) {
  if (board.cells.empty()) return;
  const auto [left, top, width, height] = extent_of(board);
  camera.wanted.centre = {left + width / 2, top + height / 2};
  const float whole = std::min(camera.area.width / width, camera.area.height / height);
  camera.least = std::min(Camera{}.least, whole);
  camera.wanted.zoom = std::min(whole, most);
}

bool sees_all(const Camera& camera, const Board& board) {
  const auto [left, top, width, height] = extent_of(board);
  const View& view = camera.wanted;
  const float half_width = camera.area.width / 2 / view.zoom;
  const float half_height = camera.area.height / 2 / view.zoom;
  constexpr float grain = 0.01f;  // of a tile, for rounding
  return left >= view.centre.x - half_width - grain &&
         left + width <= view.centre.x + half_width + grain &&
         top >= view.centre.y - half_height - grain &&
         top + height <= view.centre.y + half_height + grain;
}

bool sees(const Camera& camera, Position at) {
  const View& view = camera.wanted;
  const Point middle = middle_of(at);
  return std::abs(middle.x - view.centre.x) * view.zoom <= camera.area.width / 2 &&
         std::abs(middle.y - view.centre.y) * view.zoom <= camera.area.height / 2;
}

void show_cell(Camera& camera, Position at, float around) {
  const View& view = camera.wanted;
  const float reach = 0.5f + around;
  const float half_width = std::max(0.0f, camera.area.width / 2 / view.zoom - reach);
  const float half_height = std::max(0.0f, camera.area.height / 2 / view.zoom - reach);
  const float x = static_cast<float>(at.x) + 0.5f, y = static_cast<float>(at.y) + 0.5f;
  camera.wanted.centre.x = std::clamp(view.centre.x, x - half_width, x + half_width);
  camera.wanted.centre.y = std::clamp(view.centre.y, y - half_height, y + half_height);
}

bool glide(Camera& camera, float seconds, bool reduce_motion) {
  View& now = camera.now;
  const View& wanted = camera.wanted;
  const float part = reduce_motion ? 1.0f : 1.0f - std::exp(-10.0f * std::min(seconds, 0.1f));
  // Never faster than the eye can follow.
  constexpr float fastest = 1500;  // pixels a second
  const float way = std::hypot(wanted.centre.x - now.centre.x, wanted.centre.y - now.centre.y);
  const float most = fastest * std::min(seconds, 0.1f) / now.zoom;
  const float step = reduce_motion || way * part <= most ? part : most / way;
  now.centre.x += (wanted.centre.x - now.centre.x) * step;
  now.centre.y += (wanted.centre.y - now.centre.y) * step;
  now.zoom *= std::pow(wanted.zoom / now.zoom, part);
  const float pixels =
      (std::abs(wanted.centre.x - now.centre.x) + std::abs(wanted.centre.y - now.centre.y)) *
          now.zoom +
      std::abs(wanted.zoom - now.zoom) * 4;
  if (pixels > 0.5f) return true;
  now = wanted;
  return false;
}

}  // namespace bastide::web
