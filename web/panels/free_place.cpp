#include "web/panels/free_place.hpp"

#include <algorithm>

#include "web/lessons/progress.hpp"
#include "web/panels/drawn.hpp"
#include "web/panels/table_view.hpp"
#include "web/play/board_controls.hpp"
#include "web/play/choice_places.hpp"
#include "web/play/moves.hpp"
#include "web/play/play.hpp"
#include "web/ui/ui.hpp"

namespace bastide::web {
namespace {

constexpr float heavy = 1000;  // the weight of a panel relative to a target

// The overlap of two areas, in square pixels.
float covered(const Area& a, const Area& b) {
  const float width = std::min(a.x + a.width, b.x + b.width) - std::max(a.x, b.x);
  const float height = std::min(a.y + a.height, b.y + b.height) - std::max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

Area area_of(const Camera& camera, Position at) {
  const Point p = to_screen(camera, corner_of(at));
  return {p.x, p.y, camera.now.zoom, camera.now.zoom};
}

float notice_margin(const Theme& theme) { return px(theme, 10); }

// An opened panel covers the whole board, or most of it.
bool covers_board(const Play& play, const TableLayout& layout) {
  return layout.shape != TableShape::wide && play.side != SidePanel::none;
}
Area& covering(const Play& play, TableLayout& layout) {
  const bool partly = play.side == SidePanel::track || play.side == SidePanel::analysis;
  return partly ? layout.board : layout.side;
}

// What plays the move and, while the board rests, the choices: they stay in sight, rather than
// another space for the tile.
std::vector<Area> answers_on_board(const TableView& view, bool rests) {
  const Session& session = view.session;
  const Play& play = view.play;
  std::vector<Area> answers;
  if (!person_moves(session, play)) return answers;
  for (const BoardControlPlace& control : board_controls(view.ui.theme, session, play))
    answers.push_back(around(control.at, control.radius));
  if (!rests) return answers;
  const ChoicePlaces places = choice_places(view.ui.theme, session, play);
  for (const ChoicePlace& place : places.all)
    answers.push_back(around(place.mark, places.size * 0.42f));
  return answers;
}

}  // namespace

std::vector<Area> targets_on_board(const TableView& view) {
  const Play& play = view.play;
  if (!person_moves(view.session, play)) return {};
  std::vector<Area> targets = answers_on_board(view, true);
  const Hand& hand = play.hand;
  for (const Action& placement : view.lesson->cards.placements)
    targets.push_back(area_of(play.camera, placement.at));
  if (hand.placement) targets.push_back(area_of(play.camera, hand.placement->at));
  for (const Spot& spot : hand.spots) targets.push_back(area_of(play.camera, spot.at));
  return targets;
}

bool hides_answer(const TableView& view, const Area& area) {
  const std::vector<Area> answers = answers_on_board(view, true);
  return std::any_of(answers.begin(), answers.end(),
                     [&](const Area& answer) { return covered(area, answer) > 0; });
}

FreePlace free_place(const std::vector<Area>& panels, const std::vector<Area>& targets,
                     const std::vector<ImVec2>& places, ImVec2 size, const Area* pointed) {
  FreePlace best{places.front(), -1};
  for (const ImVec2 place : places) {
    const Area area{place.x, place.y, size.x, size.y};
    float covers = pointed ? heavy * covered(area, *pointed) : 0;
    for (const Area& panel : panels) covers += heavy * covered(area, panel);
    for (const Area& target : targets) covers += covered(area, target);
    if (best.covers < 0 || covers < best.covers) best = {place, covers};
  }
  return best;
}

Area settled_place(const TableView& view, const Area& board, NoticeSize size, const Area& last) {
  std::vector<Area> targets = targets_on_board(view);
  targets.push_back(view.drawn.remark);
  std::vector<Area> kept = view.drawn.panels;
  const View &seen = view.play->camera.now, &wanted = view.play->camera.wanted;
  const bool rests = seen.zoom == wanted.zoom && seen.centre.x == wanted.centre.x &&
                     seen.centre.y == wanted.centre.y;
  for (const Area& answer : answers_on_board(view, rests)) kept.push_back(answer);
  const ImVec2 extent(size.width, size.height);
  if (last.width == size.width && last.height == size.height &&
      free_place(kept, targets, {{last.x, last.y}}, extent, nullptr).covers < (rests ? 1 : heavy))
    return last;
  // At an edge of the board if possible.
  const float margin = notice_margin(view.ui.theme);
  const float left = board.x + margin, right = board.x + board.width - margin - size.width;
  const float top = board.y + margin, bottom = board.y + board.height - margin - size.height;
  const float step = px(view.ui.theme, 12);
  std::vector<ImVec2> places;
  for (float y = 0; y == 0 || y <= (bottom - top) / 2; y += step)
    for (const float at : {top + y, bottom - y})
      for (const float x : {(left + right) / 2, left, right}) places.push_back({x, at});
  const ImVec2 at = free_place(kept, targets, places, extent, nullptr).at;
  return {at.x, at.y, size.width, size.height};
}

void notices_reserve(const Ui& ui, const Play& play, TableLayout& layout) {
  if (!covers_board(play, layout)) return;
  const float margin = notice_margin(ui.theme);
  Area& area = covering(play, layout);
  const float height = notices_size(ui, area.width - 2 * margin).height;
  if (height <= 0) return;
  cut_top(area, height + 2 * margin);
}

void place_notices(const TableView& view) {
  Ui& ui = view.ui;
  const Play& play = view.play;
  TableLayout layout = play.layout;
  const bool covered = covers_board(play, layout);
  const Area& board = covered ? covering(play, layout) : layout.board;
  const float margin = notice_margin(ui.theme);
  const float width = board.width - 2 * margin;
  const NoticeSize size = notices_size(ui, width);
  if (size.height <= 0) return;
  if (covered) {
    ui.notice_place = {0,     true,       board.x + margin, board.y - margin - size.height,
                       width, size.height};
    return;
  }
  const NoticePlace& now = ui.notice_place;
  const Area at = settled_place(view, board, size, {now.x, now.y, now.width, now.deep});
  // Where panels leave no room, over the players rather than over a button.
  const bool hides =
      free_place(view.drawn.panels, {}, {at.min()}, at.size(), nullptr).covers >= heavy;
  ui.notice_place = {0, true, at.x, hides ? margin : at.y, at.width, at.height};
}

}  // namespace bastide::web
