#include "web/play/board_controls.hpp"

#include <algorithm>
#include <cmath>

#include "web/board/board_marks.hpp"
#include "web/drawing/board.hpp"
#include "web/drawing/pieces.hpp"
#include "web/play/choice_places.hpp"
#include "web/play/choices.hpp"
#include "web/play/moves.hpp"
#include "web/play/play.hpp"
#include "web/play/play_view.hpp"
#include "web/session/session.hpp"
#include "web/sets/choice_words.hpp"
#include "web/text/names.hpp"
#include "web/text/text.hpp"
#include "web/ui/icons.hpp"
#include "web/ui/press.hpp"
#include "web/ui/probe.hpp"
#include "web/ui/ui.hpp"

namespace bastide::web {
namespace {

const char* id_of(BoardControl what) {
  return what == BoardControl::turn      ? "table.turn-right"
         : what == BoardControl::confirm ? "table.confirm"
                                         : "table.take-back";
}

bool near_pointer(const Gestures& gestures, ImVec2 at, float reach) {
  const auto& p = gestures.pointer;
  return p && std::hypot(p->x - at.x, p->y - at.y) < reach;
}

// What is asked about: the tile that is tried, or the place of the choice; with the marks around
// it, which its controls must not cover: above and below, or at its sides.
struct Asked {
  Square wide, high;
};
std::optional<Asked> asked_square(const Theme& theme, const Session& session, const Play& play) {
  const ChoicePlaces places = choice_places(theme, session, play);
  const float mark = places.size * 0.45f;
  Square s{};
  if (play.hand.placement) {
    s = square_of(play.camera, play.hand.placement->at);
  } else {
    const auto chosen =
        std::find_if(places.all.begin(), places.all.end(), [&](const ChoicePlace& place) {
          return play.hand.chosen == play.hand.offers[place.choice.index];
        });
    if (chosen == places.all.end()) return std::nullopt;
    s = {{chosen->mark.x - mark, chosen->mark.y - mark},
         {chosen->mark.x + mark, chosen->mark.y + mark}};
  }
  const float around = std::max(play.camera.now.zoom * 0.3f, 2 * mark);
  const Square near = inset(s, -around);
  Asked asked{s, s};
  for (const ChoicePlace& place : places.all) {
    const Point p = place.mark;
    if (p.x < near.min.x || p.x > near.max.x || p.y < near.min.y || p.y > near.max.y) continue;
    asked.high.min.y = std::min(asked.high.min.y, p.y - mark);
    asked.high.max.y = std::max(asked.high.max.y, p.y + mark);
    asked.wide.min.x = std::min(asked.wide.min.x, p.x - mark);
    asked.wide.max.x = std::max(asked.wide.max.x, p.x + mark);
  }
  return asked;
}

// The middles of so many round buttons in a row: below what is asked about, in a column beside it
// where there is no room, else above it.
std::vector<Point> row_at(const Asked& asked, const Area& board, float r, float gap, int count) {
  const float step = 2 * r + gap, length = static_cast<float>(count - 1) * step;
  const float bottom = board.y + board.height - r - 2, right = board.x + board.width - r - 2;
  const float top = board.y + r + 2, left = board.x + r + 2;
  const Square& high = asked.high;
  const Square& wide = asked.wide;
  const bool below = high.max.y + gap + r <= bottom + 2;
  const float beside[] = {wide.max.x + gap + r, wide.min.x - gap - r};
  const bool fits[] = {beside[0] <= right, beside[1] >= left};
  const bool column = !below && bottom - top >= length && (fits[0] || fits[1]);
  Point at{};
  if (column) {
    at.x = beside[fits[0] ? 0 : 1];
    at.y = (high.min.y + high.max.y - length) / 2;
    at.y = std::clamp(at.y, top, bottom - length);
  } else {
    at.x = std::clamp((wide.min.x + wide.max.x - length) / 2, left, std::max(left, right - length));
    at.y = below ? high.max.y + gap + r : high.min.y - gap - r;
    at.y = std::clamp(at.y, top, std::max(top, bottom));
  }
  std::vector<Point> all;
  for (int n = 0; n < count; ++n) {
    all.push_back(at);
    (column ? at.y : at.x) += step;
  }
  return all;
}

}  // namespace

bool confirms_at_tile(const Session& session, const Play& play) {
  const Hand& hand = play.hand;
  if (!person_moves(session, play) || confirmed(hand).empty()) return false;
  if (hand.placement) return true;
  if (!hand.chosen) return false;
  const std::vector<Choice> shown = choices(session, play.pictures, hand);
  return std::any_of(shown.begin(), shown.end(), [&](const Choice& choice) {
    return on_board(choice) && hand.chosen == hand.offers[choice.index];
  });
}

std::string_view confirm_words(const Texts& texts, const Session& session, const Hand& hand) {
  const bool nothing = !hand.chosen || hand.chosen->kind == ActionKind::pass;
  const std::string_view key = confirmed(hand).empty()       ? "table.confirm.choose"
                               : only_places(hand)           ? "table.confirm.place"
                               : !nothing                    ? "table.confirm"
                               : hand.phase == Phase::figure ? "table.confirm.none"
                                                             : pass_key(hand.phase);
  return tr_guard(texts, has_guards(session), key);
}

std::string control_words(const Texts& texts, const Session& session, const Hand& hand,
                          BoardControl what) {
  return std::string(what == BoardControl::confirm ? confirm_words(texts, session, hand)
                     : what == BoardControl::turn  ? tr(texts, "table.turn")
                                                   : tr(texts, "table.take-back"));
}

std::vector<BoardControlPlace> board_controls(const Theme& theme, const Session& session,
                                              const Play& play) {
  std::vector<BoardControlPlace> controls;
  const Hand& hand = play.hand;
  const bool confirms = confirms_at_tile(session, play);
  if (!person_moves(session, play) || (!hand.placement && !confirms)) return controls;
  const std::optional<Asked> asked = asked_square(theme, session, play);
  if (!asked) return controls;
  const float r = theme.control * 0.5f;
  const bool lays = hand.placement && !hand.choice_only;
  const Spot* spot = lays ? find_spot(hand, hand.placement->at) : nullptr;
  const bool turns = spot && (spot->rotations & (spot->rotations - 1)) != 0;
  const auto add = [&](BoardControl what) { controls.push_back({what, id_of(what), {}, r}); };
  if (lays) add(BoardControl::take_back);
  if (turns) add(BoardControl::turn);
  if (confirms) add(BoardControl::confirm);
  const std::vector<Point> places =
      row_at(*asked, play.layout.board, r, r * 0.35f, static_cast<int>(controls.size()));
  for (std::size_t n = 0; n < controls.size(); ++n) controls[n].at = places[n];
  return controls;
}

void draw_controls(const BoardDrawing& on, const Texts& texts, const Play& play) {
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
    item.primary = primary;
    if (hovered)
      draw_label(on, control_words(texts, on.session, play.hand, control.what),
                 {at.x, at.y + r + px(on.theme, 18)});
  }
}

}  // namespace bastide::web
