#include "web/panels/ending/ending_board.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "web/board/board_marks.hpp"
#include "web/board/display_state.hpp"
#include "web/board/features.hpp"
#include "web/drawing/board.hpp"
#include "web/panels/ending/ending_state.hpp"
#include "web/ui/widgets.hpp"

namespace bastide::web {
namespace {

constexpr ImU32 night = IM_COL32(0x14, 0x12, 0x1e, 0xff), glow = IM_COL32(0xff, 0xe0, 0x80, 0xff);

// Where a feature's points are shown: above a figure of an owner, if one stands there.
Point place_of_points(const BoardDrawing& on, const EndFeature& feature,
                      const DisplayState& display) {
  const Node root = find_root(on.board, feature.node);
  for (const Figure& figure : figures_of(display))
    if ((feature.owners >> figure.owner & 1) != 0 && find_root(on.board, figure.node) == root)
      return figure_point(on.session, on.pictures, on.board, figure.node);
  return figure_point(on.session, on.pictures, on.board, feature.node);
}

// Smaller letters where tiles are small.
Face face_of_points(const BoardDrawing& on) {
  return on.camera.now.zoom < px(on.theme, 40) ? Face::small : Face::strong;
}

// The points of one owner, with its middle at a point.
void draw_pill(const BoardDrawing& on, const std::string& words, int colour, ImVec2 at,
               float alpha) {
  const Face face = face_of_points(on);
  const ImVec2 size = ui_text_size(on.theme, words, face);
  const float high = size.y * 0.6f, wide = std::max(size.x / 2 + px(on.theme, 7), high);
  const ImVec2 min(at.x - wide, at.y - high), max(at.x + wide, at.y + high);
  const float edge = px(on.theme, 3);
  on.draw.AddRectFilled({min.x - edge, min.y - edge}, {max.x + edge, max.y + edge},
                        faded(player_colour(colour), alpha), high + edge);
  on.draw.AddRectFilled(min, max, faded(colour::paper_high, alpha), high);
  if (alpha < 0.8f) return;  // until they can be read
  ui_draw_text(on, {at.x - size.x / 2, at.y - size.y / 2}, words, face, colour::ink);
}

}  // namespace

void draw_end_lights(const BoardDrawing& on, const EndingState& ending, const TilesShown& shown) {
  if (!is_told(ending)) return;
  const float veil = ending.plan.seconds > 0 ? veil_at(ending.plan, ending.passed) : 0;
  on.draw.AddRectFilled({0, 0}, ImGui::GetIO().DisplaySize, faded(night, 0.62f * veil));
  const EndStep* step = step_at(ending.plan, ending.passed);
  if (!step) return;
  const float light = light_of(*step, ending.passed);
  std::vector<bool> lit(on.tiles);
  for (const EndFeature& feature : step->features)
    for (const Node node : nodes_of(on.board, feature.node))
      if (on.board.node_tile[node] < on.tiles) lit[on.board.node_tile[node]] = true;
  for (std::size_t i = 0; i < on.tiles; ++i) {
    const TilePicture& picture = shown.tiles[i].after;
    if (!lit[i] || !picture) continue;
    const Square s = square_of(on.camera, place_of(on.board, static_cast<TileIndex>(i)));
    on.draw.AddImage(picture, s.min, s.max, {0, 0}, {1, 1}, faded(IM_COL32_WHITE, 0.6f * light));
  }
  for (const EndFeature& feature : step->features) {
    tint_feature(on, feature.node, faded(glow, 0.34f * light));
    draw_owned(on, feature.node, feature.owners, edge_picture, light);
  }
}

void draw_end_points(const BoardDrawing& on, const EndingState& ending,
                     const DisplayState& display) {
  const EndStep* step = is_told(ending) ? step_at(ending.plan, ending.passed) : nullptr;
  if (!step) return;
  // One after another, within the first half of the time.
  const auto count = static_cast<float>(std::max<std::size_t>(1, step->features.size()));
  const float light = light_of(*step, ending.passed);
  float begins = step->begins + 0.15f;
  for (const EndFeature& feature : step->features) {
    const float alpha = std::min(light, std::clamp((ending.passed - begins) * 5, 0.0f, 1.0f));
    begins += step->lasts * 0.45f / count;
    if (alpha <= 0) continue;
    std::vector<int> colours;
    for (PlayerIndex p = 0; p < on.game.sides; ++p)
      if ((feature.owners >> p & 1) != 0) colours.push_back(colour_of(on.session, p));
    const std::string words = "+" + std::to_string(feature.points);
    const float wide = ui_text_size(on.theme, words, face_of_points(on)).x + px(on.theme, 18);
    ImVec2 at = to_screen(on.camera, place_of_points(on, feature, display));
    at.y -= std::max(px(on.theme, 20), on.camera.now.zoom * 0.34f) + px(on.theme, 6) * alpha;
    at.x -= wide * static_cast<float>(colours.size() - 1) / 2;
    for (const int colour : colours) {
      draw_pill(on, words, colour, at, alpha);
      at.x += wide;
    }
  }
}

}  // namespace bastide::web
