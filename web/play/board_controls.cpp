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
// it, which its controls must not cover.
std::optional<Square> asked_square(const Theme& theme, const Session& session, const Play& play) {
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
  for (const ChoicePlace& place : places.all) {
    const Point p = place.mark;
    if (p.x < near.min.x || p.x > near.max.x || p.y < near.min.y || p.y > near.max.y) continue;
    s.min.y = std::min(s.min.y, p.y - mark);
    s.max.y = std::max(s.max.y, p.y + mark);
  }
  return s;
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
  return tr_guard(texts, plays_together(session), key);
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
  const std::optional<Square> asked = asked_square(theme, session, play);
  if (!asked) return controls;
  const Square& s = *asked;
  const float r = theme.control * 0.5f;
  const float gap = r * 0.35f;
  const Area& area = play.layout.board;
  const float middle = (s.min.x + s.max.x) / 2;
  float y = s.max.y + gap + r;
  if (y + r > area.y + area.height) y = s.min.y - gap - r;
  y = std::clamp(y, area.y + r + 2, std::max(area.y + r + 2, area.y + area.height - r - 2));
  const bool lays = hand.placement && !hand.choice_only;
  const Spot* spot = lays ? find_spot(hand, hand.placement->at) : nullptr;
  const bool turns = spot && (spot->rotations & (spot->rotations - 1)) != 0;
  const int count = (lays ? 1 : 0) + (turns ? 1 : 0) + (confirms ? 1 : 0);
  float x = middle - static_cast<float>(count - 1) * (r + gap / 2);
  const float first = area.x + r + 2;
  const float last = area.x + area.width - r - 2 - static_cast<float>(count - 1) * (2 * r + gap);
  x = std::clamp(x, first, std::max(first, last));
  const auto add = [&](BoardControl what) {
    controls.push_back({what, id_of(what), {x, y}, r});
    x += 2 * r + gap;
  };
  if (lays) add(BoardControl::take_back);
  if (turns) add(BoardControl::turn);
  if (confirms) add(BoardControl::confirm);
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
