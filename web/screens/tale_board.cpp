#include "web/screens/tale_board.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>

#include "web/board/board_marks.hpp"
#include "web/board/features.hpp"
#include "web/board/small_board.hpp"
#include "web/drawing/board.hpp"
#include "web/screens/screen_view.hpp"
#include "web/screens/tale_reader.hpp"
#include "web/sets/choice_words.hpp"
#include "web/ui/press.hpp"
#include "web/ui/words.hpp"

namespace bastide::web {
namespace {

constexpr float around = 3.2f;  // tiles beside the one that it is about, together
constexpr int widest = 7;       // cells of a feature that is shown whole

// Narrow windows show the boards below each other.
bool lies_beside(const Theme& theme, float width) { return width > px(theme, 520); }

CellBox box_of_turn(const TaleBoard& laid) {
  const CellBox box = box_of(laid.at);
  if (laid.marked == no_node) return box;
  CellBox whole = box;
  include_feature(whole, laid.board, laid.marked);
  const bool fits = whole.right - whole.left < widest && whole.bottom - whole.top < widest;
  return fits ? whole : box;
}

// Both boards are seen from the same distance, and from the same place if that shows both turns.
Camera camera_of(const TalePage& page, std::size_t nth, const Area& area) {
  const float most = std::min(area.width, area.height) / 3;
  std::vector<Camera> all;
  CellBox both = box_of_turn(page.boards[0]);
  for (const TaleBoard& laid : page.boards) {
    const CellBox box = box_of_turn(laid);
    all.push_back(camera_on(area, box, around, most));
    both = {std::min(both.left, box.left), std::min(both.top, box.top),
            std::max(both.right, box.right), std::max(both.bottom, box.bottom)};
  }
  const Camera shared = camera_on(area, both, around, most);
  float least = all[0].now.zoom;
  for (const Camera& one : all) least = std::min(least, one.now.zoom);
  if (shared.now.zoom > least * 0.8f) return shared;
  all[nth].now.zoom = all[nth].wanted.zoom = least;
  return all[nth];
}

void frame_turn(const BoardDrawing& on, const Camera& camera, const TaleBoard& laid, ImU32 ink) {
  const Square s = square_of(camera, laid.at);
  const float line = px(on.theme, 3);
  on.draw.AddRect({s.min.x - line / 2, s.min.y - line / 2},
                  {s.max.x + line / 2, s.max.y + line / 2}, halo, 4, 0, 2 * line);
  on.draw.AddRect({s.min.x - line / 2, s.min.y - line / 2},
                  {s.max.x + line / 2, s.max.y + line / 2}, ink, 4, 0, line);
}

void draw_one(ScreenView& view, const TalePage& page, std::size_t nth, const Area& area) {
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  const TaleBoard& laid = page.boards[nth];
  const Camera camera = camera_of(page, nth, area);
  const BoardDrawing on{{{view.ui.theme, draw}, *view.session, view.pictures, view.session->game},
                        view.ui,
                        laid.board,
                        laid.board.tiles.size(),
                        camera,
                        camera.area};
  draw.PushClipRect(area.min(), area.max(), true);
  draw_small_ground(on, page.display);
  if (laid.marked != no_node) draw_owned(on, laid.marked, laid.players, edge_picture);
  draw_small_pieces(on, page.display);
  const bool better = nth > 0 || page.chapter.fine;
  frame_turn(on, camera, laid,
             better                                       ? colour::good
             : verdict_of(page.rating) == Verdict::costly ? colour::accent
                                                          : colour::doubtful);
  if (laid.figure)
    draw_piece(
        on, *laid.figure,
        to_screen(camera, figure_point(*view.session, view.pictures, laid.board, laid.stands)),
        figure_size(camera));
  if (!page.chapter.fine)
    draw_label(on, tr(view.texts, nth == 0 ? "tale.played" : "tale.better"), area.min());
  draw.PopClipRect();
  draw.AddRect(area.min(), area.max(), colour::rule, px(view.ui.theme, 4), 0, px(view.ui.theme, 1));
}

// From the turn that was played to the better one.
void draw_arrow(const Theme& theme, ImVec2 centre, bool beside) {
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  const float r = px(theme, 17), long_half = r * 0.56f, head = r * 0.46f;
  draw.AddCircleFilled(centre, r + px(theme, 2), colour::paper_high, 32);
  draw.AddCircleFilled(centre, r, colour::good, 32);
  const auto at = [&](float along, float across) {
    return beside ? ImVec2(centre.x + along, centre.y + across)
                  : ImVec2(centre.x + across, centre.y + along);
  };
  draw.AddLine(at(-long_half, 0), at(long_half * 0.5f, 0), colour::paper_high, px(theme, 4));
  draw.AddTriangleFilled(at(long_half, 0), at(long_half - head, -head), at(long_half - head, head),
                         colour::paper_high);
}

std::string board_words(const ScreenView& view, const TalePage& page, std::size_t nth) {
  const std::string_view what =
      tr(view.texts, page.chapter.fine || nth == 0 ? "tale.played" : "tale.better");
  const std::string turn =
      turn_words(view.texts, view.session->game, state_at(*view.session, page.tale.before),
                 nth == 0 ? page.tale.played : page.tale.better, true);
  return turn.empty() ? std::string(what) : tr_pair(view.texts, what, turn);
}

// A press looks at the turn on the table; a swipe turns the page.
TaleAsks press_board(ScreenView& view, const TalePage& page, std::size_t nth, const Area& area) {
  const std::string id = "tale.board." + std::to_string(nth);
  const std::size_t before = view.ui.theme.a11y.size();
  const Pressed press = press_area(view.ui, id, area);
  if (view.ui.theme.a11y.size() > before)
    view.ui.theme.a11y[before].words = board_words(view, page, nth);
  focus_ring({view.ui.theme, *ImGui::GetWindowDrawList()}, area.min(), area.max(), 4);
  tooltip(view.ui, tr(view.texts, "sheet.show"));
  const ImGuiIO& io = ImGui::GetIO();
  const float dx = io.MousePos.x - io.MouseClickedPos[0].x;
  const float dy = io.MousePos.y - io.MouseClickedPos[0].y;
  const bool released = ImGui::IsItemDeactivated() && ImGui::IsMouseReleased(0);
  if (released && std::fabs(dx) > px(view.ui.theme, 32) && std::fabs(dx) > 1.5f * std::fabs(dy))
    return dx < 0 ? TaleAsks::forward : TaleAsks::back;
  return press.pressed ? TaleAsks::look : TaleAsks::nothing;
}

}  // namespace

float tale_board_height(const Theme& theme, const TalePage& page, float width, float most) {
  if (page.boards.empty()) return 0;
  const bool alone = page.boards.size() < 2;
  return std::min(most, width * (alone ? 0.56f : lies_beside(theme, width) ? 0.42f : 1.5f));
}

TaleAsks draw_tale_boards(ScreenView& view, const TalePage& page, const Area& area) {
  const Theme& theme = view.ui.theme;
  const bool beside = lies_beside(theme, area.width);
  const auto count = static_cast<float>(page.boards.size());
  const float gap = px(theme, beside ? 14 : 10);
  const float width = beside ? (area.width - gap * (count - 1)) / count : area.width;
  const float height = beside ? area.height : (area.height - gap * (count - 1)) / count;
  TaleAsks asks = TaleAsks::nothing;
  for (std::size_t nth = 0; nth < page.boards.size(); ++nth) {
    const auto n = static_cast<float>(nth);
    const Area one{area.x + (beside ? n * (width + gap) : 0),
                   area.y + (beside ? 0 : n * (height + gap)), width, height};
    if (const TaleAsks asked = press_board(view, page, nth, one); asked != TaleAsks::nothing)
      asks = asked;
    draw_one(view, page, nth, one);
  }
  if (page.boards.size() > 1)
    draw_arrow(theme, {area.x + area.width / 2, area.y + area.height / 2}, beside);
  return asks;
}

}  // namespace bastide::web
