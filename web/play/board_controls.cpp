#include "web/play/board_controls.hpp"

#include <algorithm>
#include <cmath>

#include "web/board/board_marks.hpp"
#include "web/drawing/board.hpp"
#include "web/drawing/pieces.hpp"
#include "web/play/choices.hpp"
#include "web/play/moves.hpp"
#include "web/play/play.hpp"
#include "web/play/play_view.hpp"
#include "web/ui/icons.hpp"
#include "web/ui/press.hpp"
#include "web/ui/probe.hpp"
#include "web/ui/ui.hpp"

namespace bastide::web {
namespace {

const char* id_of(BoardControl what) {
  return what == BoardControl::turn      ? "table.here.turn"
         : what == BoardControl::confirm ? "table.here.confirm"
                                         : "table.here.take-back";
}

bool near_pointer(const Gestures& gestures, ImVec2 at, float reach) {
  const auto& p = gestures.pointer;
  return p && std::hypot(p->x - at.x, p->y - at.y) < reach;
}

}  // namespace

std::vector<BoardControlPlace> board_controls(const Theme& theme, const Session& session,
                                              const Play& play) {
  std::vector<BoardControlPlace> controls;
  if (!person_moves(session, play)) return controls;
  if (play.layout.shape != TableShape::wide) return controls;  // the panel has them close by
  Square s{};
  if (play.hand.placement) {
    s = square_of(play.camera, play.hand.placement->at);
  } else {
    const std::vector<Choice> places = choices(session, play.pictures, play.hand);
    const auto chosen = std::find_if(places.begin(), places.end(), [&](const Choice& c) {
      return on_board(c) && play.hand.chosen == play.hand.offers[c.index];
    });
    if (chosen == places.end()) return controls;
    const Point p = to_screen(play.camera, chosen->world);
    const float h = figure_size(play.camera) * 0.45f;
    s = {{p.x - h, p.y - h}, {p.x + h, p.y + h}};
  }
  const float r = theme.control * 0.5f;
  const float gap = r * 0.35f;
  const Area& area = play.layout.board;
  const float middle = (s.min.x + s.max.x) / 2;
  float y = s.max.y + gap + r;
  if (y + r > area.y + area.height) y = s.min.y - gap - r;
  y = std::clamp(y, area.y + r + 2, std::max(area.y + r + 2, area.y + area.height - r - 2));
  const Spot* spot =
      play.hand.choice_only ? nullptr : find_spot(play.hand, play.hand.placement->at);
  const bool turns = spot && (spot->rotations & (spot->rotations - 1)) != 0;
  const int count = (play.hand.choice_only ? 1 : 2) + (turns ? 1 : 0);
  float x = middle - static_cast<float>(count - 1) * (r + gap / 2);
  const float first = area.x + r + 2;
  const float last = area.x + area.width - r - 2 - static_cast<float>(count - 1) * (2 * r + gap);
  x = std::clamp(x, first, std::max(first, last));
  const auto add = [&](BoardControl what) {
    controls.push_back({what, id_of(what), {x, y}, r});
    x += 2 * r + gap;
  };
  if (!play.hand.choice_only) add(BoardControl::take_back);
  if (turns) add(BoardControl::turn);
  add(BoardControl::confirm);
  return controls;
}

void draw_controls(const BoardDrawing& on, const Play& play) {
  for (const BoardControlPlace& control : board_controls(on.theme, on.session, play)) {
    const Point at = control.at;
    const float r = control.radius;
    const bool hovered = near_pointer(play.gestures, at, r);
    const bool primary = control.what == BoardControl::confirm;
    on.draw.AddCircleFilled({at.x + 1, at.y + 2.5f}, r + 1, IM_COL32(0x20, 0x12, 0x04, 0x50), 40);
    on.draw.AddCircleFilled(at, r,
                            primary ? (hovered ? colour::accent_high : colour::accent)
                                    : (hovered ? colour::paper_low : colour::paper_high),
                            40);
    on.draw.AddCircle(at, r, primary ? colour::accent_low : faded(colour::ink, 0.45f), 40, 1.3f);
    const Icon icon = control.what == BoardControl::turn      ? Icon::turn_right
                      : control.what == BoardControl::confirm ? Icon::check
                                                              : Icon::cross;
    draw_icon(on.draw, icon, at, r * 1.0f, primary ? colour::accent_ink : colour::ink);
    note_place(on.ui, control.id, at, {2 * r, 2 * r});
    ProbeItem& item = probe_item(on.ui.probe, control.id, at.x - r, at.y - r, 2 * r, 2 * r);
    item.since = in_place_since(on.ui, control.id);
  }
}

}  // namespace bastide::web
