#include "web/panels/lesson_place.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <span>
#include <utility>
#include <vector>

#include "engine/base/sort.hpp"
#include "web/board/board_marks.hpp"
#include "web/lessons/progress.hpp"
#include "web/panels/free_place.hpp"
#include "web/panels/lesson_card.hpp"
#include "web/panels/table_view.hpp"
#include "web/play/board_controls.hpp"
#include "web/play/moves.hpp"
#include "web/play/play.hpp"
#include "web/ui/ui.hpp"

namespace bastide::web {
namespace {

LessonTarget cell_target(const Camera& camera, Position at) {
  const Square s = square_of(camera, at);
  return {{s.min.x, s.min.y, s.max.x - s.min.x, s.max.y - s.min.y},
          std::to_string(at.x) + ',' + std::to_string(at.y)};
}

// The last tile, for what a lesson says after a move.
std::optional<LessonTarget> last_laid(const Session& session, const Play& play) {
  const TileIndex tile = last_tile(session, play.display);
  if (tile == no_tile) return {};
  const Board& board = board_of(session, play.display);
  return cell_target(play.camera, board.cells[board.tiles[tile].cell].at);
}

// What a card of a guided game speaks of, apart from spaces for the tile.
std::optional<LessonTarget> guide_target(const LessonProgress& lesson, const Play& play) {
  const GuideCards& cards = lesson.cards;
  if (lesson.read >= cards.steps.size()) return {};
  const TableLayout& layout = play.layout;
  if (const auto part = cards.explains[lesson.read])
    return part == GuidedPart::players ? LessonTarget{layout.players, "players", true}
                                       : LessonTarget{layout.tools, "tools", true};
  const auto& at = cards.about[lesson.read];
  return at ? std::optional(cell_target(play.camera, *at)) : std::nullopt;
}

// The tiles on the board, as far as they are in sight.
std::vector<Area> tiles_in_sight(const TableView& view, const Area& board) {
  std::vector<Area> targets;
  const Board& all = board_of(view.session, view.play->display);
  for (std::size_t tile = 0; tile < view.play->display.tiles && tile < all.tiles.size(); ++tile) {
    const Area area = cell_target(view.play->camera, all.cells[all.tiles[tile].cell].at).area;
    if (area.x < board.x + board.width && area.y < board.y + board.height &&
        area.x + area.width > board.x && area.y + area.height > board.y)
      targets.push_back(area);
  }
  return targets;
}

// Places beside a target, the nearest first, and then all over the board.
constexpr std::size_t beside = 3 * 3 * 4;  // so many are beside it
std::vector<ImVec2> places_beside(const Area& board, const Area& target, ImVec2 size, float gap) {
  std::vector<ImVec2> places;
  const float right = board.x + board.width - size.x, bottom = board.y + board.height - size.y;
  const auto add = [&](float x, float y) {
    const ImVec2 at(std::clamp(x, board.x, std::max(board.x, right)),
                    std::clamp(y, board.y, std::max(board.y, bottom)));
    places.push_back(at);
  };
  const float middle_x = target.x + (target.width - size.x) / 2;
  const float middle_y = target.y + (target.height - size.y) / 2;
  for (const float away : {gap, 3 * gap, 6 * gap}) {
    const float before_x = target.x - away - size.x, after_x = target.x + target.width + away;
    const float before_y = target.y - away - size.y, after_y = target.y + target.height + away;
    for (const float slide : {0.0f, -0.4f, 0.4f}) {
      add(after_x, middle_y + slide * size.y);
      add(before_x, middle_y + slide * size.y);
      add(middle_x + slide * size.x, before_y);
      add(middle_x + slide * size.x, after_y);
    }
  }
  const auto nearer = [&](ImVec2 a, ImVec2 b) {
    const auto off = [&](ImVec2 at) { return std::hypot(at.x - middle_x, at.y - middle_y); };
    return off(a) < off(b);
  };
  constexpr int steps = 8;
  for (int i = 0; i <= steps; ++i)
    for (int k = 0; k <= steps; ++k)
      add(board.x + (right - board.x) * static_cast<float>(i) / steps,
          board.y + (bottom - board.y) * static_cast<float>(k) / steps);
  sort_stably(std::span(places).subspan(beside), nearer);
  return places;
}

bool in_sight(const Area& screen, const Area& area) {
  return on_area(screen, {area.x + area.width / 2, area.y + area.height / 2});
}

// The first of some places at which nothing is covered; if there is none, tiles may be.
ImVec2 best_place(const std::vector<Area>& pressed, const std::vector<Area>& tiles,
                  const std::vector<ImVec2>& places, ImVec2 size, const Area& pointed) {
  std::vector<Area> all = pressed;
  all.insert(all.end(), tiles.begin(), tiles.end());
  const FreePlace place = free_place({}, all, places, size, &pointed);
  return place.covers < 1 ? place.at : free_place({}, pressed, places, size, &pointed).at;
}

// The point of an area that is nearest to another one's middle.
ImVec2 nearest(const Area& area, ImVec2 to, float inside) {
  const float dx = std::min(inside, area.width / 2), dy = std::min(inside, area.height / 2);
  return {std::clamp(to.x, area.x + dx, area.x + area.width - dx),
          std::clamp(to.y, area.y + dy, area.y + area.height - dy)};
}

// Whether a line would lie over what turns the tile or plays the move.
bool crosses_control(const TableView& view, ImVec2 from, ImVec2 to) {
  if (!person_moves(view.session, view.play)) return false;
  const float dx = to.x - from.x, dy = to.y - from.y, square = dx * dx + dy * dy;
  for (const BoardControlPlace& one : board_controls(view.ui.theme, view.session, view.play)) {
    const float along = ((one.at.x - from.x) * dx + (one.at.y - from.y) * dy) / square;
    const float t = std::clamp(along, 0.0f, 1.0f);
    if (std::hypot(from.x + t * dx - one.at.x, from.y + t * dy - one.at.y) < one.radius)
      return true;
  }
  return false;
}

void draw_arrow(ImDrawList& draw, ImVec2 from, ImVec2 to, float width) {
  const float dx = to.x - from.x, dy = to.y - from.y, length = std::hypot(dx, dy);
  const ImVec2 along(dx / length, dy / length), across(-along.y, along.x);
  const float head = std::min(4.5f * width, length * 0.7f), half = 0.62f * head;
  const ImVec2 neck(to.x - along.x * head, to.y - along.y * head);
  const auto draw_in = [&](ImU32 ink, float more) {
    draw.AddLine(from, neck, ink, width + 2 * more);
    draw.AddTriangleFilled({to.x + along.x * more * 1.6f, to.y + along.y * more * 1.6f},
                           {neck.x + across.x * (half + 1.6f * more) - along.x * more,
                            neck.y + across.y * (half + 1.6f * more) - along.y * more},
                           {neck.x - across.x * (half + 1.6f * more) - along.x * more,
                            neck.y - across.y * (half + 1.6f * more) - along.y * more},
                           ink);
  };
  draw_in(halo, width * 0.5f);
  draw_in(colour::accent, 0);
}

}  // namespace

std::optional<LessonTarget> lesson_target(const TableView& view) {
  const LessonProgress& lesson = view.lesson;
  const Play& play = view.play;
  if (!lesson.lesson || lesson.lesson->puzzle || lesson.card.over) return {};
  if (play.hand.placement) return cell_target(play.camera, play.hand.placement->at);
  if (!play.motion.steps.empty()) return {};
  if (lesson.lesson->guided()) {
    if (auto target = guide_target(lesson, play)) return target;
    const std::vector<Position> ringed = ringed_spaces(play, lesson);
    return ringed.empty() ? std::nullopt : std::optional(cell_target(play.camera, ringed.front()));
  }
  const LessonPhase moment = lesson.status.moment;
  const bool tells = moment == LessonPhase::say || moment == LessonPhase::astray;
  return tells ? last_laid(view.session, play) : std::nullopt;
}

void place_lesson(TableView& view) {
  Play& play = view.play;
  Area& card = play.layout.lesson;
  if (card.width <= 0 || play.layout.shape != TableShape::wide) return;
  const float margin = px(view.ui.theme, 12);
  // All of the board, with the column that is left free for the card.
  const Area& free = play.layout.board;
  const Area board{card.x, free.y + margin, free.x + free.width - card.x - margin,
                   free.height - 2 * margin};
  const std::optional<LessonTarget> target = lesson_target(view);
  const Area screen{0, 0, play.layout.screen.x, play.layout.screen.y};
  const bool seen = target && in_sight(target->panel ? screen : board, target->area);
  const Area pointed = seen ? target->area : Area{board.x, board.y, 0, 0};
  const ImVec2 at = best_place(targets_on_board(view), tiles_in_sight(view, board),
                               places_beside(board, pointed, card.size(), seen ? 2.2f * margin : 0),
                               card.size(), pointed);
  card.x = std::floor(at.x);
  card.y = std::floor(at.y);
}

void draw_lesson_arrow(const TableView& view) {
  const Play& play = view.play;
  const Theme& theme = view.ui.theme;
  const Area& card = play.layout.lesson;
  const std::optional<LessonTarget> target = lesson_target(view);
  probe_fact(view.ui.probe, "lesson.target", target ? target->name : std::string());
  std::string drawn;
  // On a phone the board is between the card and a panel.
  const bool across = target && target->panel && play.layout.shape != TableShape::wide;
  if (target && !across && target->area.width > 0 &&
      in_sight({0, 0, play.layout.screen.x, play.layout.screen.y}, target->area)) {
    const Area& area = target->area;
    const ImVec2 middle(area.x + area.width / 2, area.y + area.height / 2);
    ImVec2 from = nearest(card, middle, 0);
    // Into a tile; a panel would hide the tip.
    const float inside = target->panel ? -px(theme, 5) : std::min(area.width, area.height) * 0.12f;
    const ImVec2 to = nearest(area, from, inside);
    const float dx = to.x - from.x, dy = to.y - from.y, length = std::hypot(dx, dy);
    // A long one would lie over the board that it speaks of.
    const bool apart = target->panel || play.layout.shape != TableShape::wide;
    const float most = px(theme, apart ? 72 : 320);
    if (length > most) from = {to.x - dx / length * most, to.y - dy / length * most};
    if (length > px(theme, 9) && !crosses_control(view, from, to)) {
      draw_arrow(*ImGui::GetBackgroundDrawList(), from, to, px(theme, 4));
      drawn = "drawn";
    }
  }
  probe_fact(view.ui.probe, "lesson.arrow", drawn);
}

}  // namespace bastide::web
