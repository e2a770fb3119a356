#include "web/play/board_choices.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "web/board/board_marks.hpp"
#include "web/board/features.hpp"
#include "web/drawing/board.hpp"
#include "web/drawing/pieces.hpp"
#include "web/play/choice_places.hpp"
#include "web/play/choice_rows.hpp"
#include "web/play/choice_sign.hpp"
#include "web/play/choices.hpp"
#include "web/play/play.hpp"
#include "web/play/play_view.hpp"
#include "web/session/course.hpp"
#include "web/session/session.hpp"
#include "web/sets/page_set.hpp"
#include "web/ui/probe.hpp"
#include "web/ui/ui.hpp"

namespace bastide::web {
namespace {

constexpr ImU32 offered = IM_COL32(0xff, 0xd2, 0x4a, 0xff);

struct ChoiceMark {
  const Choice& choice;
  bool chosen, pointed;
  Point at;  // on the screen
  bool stands_out() const { return chosen || pointed; }
};

// Tints the feature that a choice refers to; all features offered as such are tinted slightly.
void draw_choice_below(const BoardDrawing& on, const Hand& hand, const ChoiceMark& mark) {
  const Choice& choice = mark.choice;
  if (choice.node == no_node || choice.at == ChoiceAt::between) return;
  const bool feature = choice.at == ChoiceAt::feature;
  if (!mark.stands_out() && !feature) return;
  const float alpha = mark.pointed ? 0.5f : mark.chosen ? 0.45f : 0.3f;
  tint_feature(of_board(on, hand.preview->board), choice.node,
               faded(feature ? offered : player_colour(own_colour(on.session)), alpha));
}

// The pressable mark of a choice. Small if there are very many.
void draw_choice_mark(const BoardDrawing& on, const Texts& texts, const Hand& hand,
                      const ChoiceMark& mark, float size, bool small) {
  const auto& [choice, chosen, pointed, at] = mark;
  const bool stands_out = mark.stands_out();
  const ImU32 own = player_colour(own_colour(on.session));
  const float ring = small && !stands_out ? std::max(size * 0.16f, 5.0f) : size * 0.4f;
  const bool cell = choice.at == ChoiceAt::cell;
  if ((cell || choice.at == ChoiceAt::tile) && hand.phase != Phase::figure) {
    const Square s =
        inset(square_of(on.camera,
                        cell ? choice.cell : on.board.cells[on.board.tiles[choice.tile].cell].at),
              on.camera.now.zoom * 0.03f);
    on.draw.AddRect(s.min, s.max, mark_ink, 4, 0, stands_out ? 7.5f : 5.5f);
    on.draw.AddRect(s.min, s.max, halo, 4, 0, stands_out ? 6.0f : 4.0f);
    on.draw.AddRect(s.min, s.max, chosen ? own : offered, 4, 0, stands_out ? 4.0f : 2.5f);
  }
  if (choice.at == ChoiceAt::figure) {  // the figure itself is already drawn
    on.draw.AddCircle(at, ring, mark_ink, 32, stands_out ? 8.5f : 6.5f);
    on.draw.AddCircle(at, ring, halo, 32, stands_out ? 7.0f : 5.0f);
    on.draw.AddCircle(at, ring, stands_out ? own : mark_ink, 32, chosen ? 4.0f : 2.0f);
    return;
  }
  if (stands_out)
    for (const PageSet* page : page_sets())
      if (page->draw_choice) page->draw_choice(on, hand.preview->board, hand.offers[choice.index]);
  on.draw.AddCircleFilled(at, ring, faded(halo, stands_out ? 0.9f : 0.55f), 32);
  if (chosen) on.draw.AddCircle(at, ring, mark_ink, 32, 5.0f);
  on.draw.AddCircle(at, ring, chosen ? own : mark_ink, 32, chosen ? 3.0f : 1.3f);
  if (small && !stands_out) return;
  const float alpha = chosen ? 1.0f : pointed ? 0.95f : hand.chosen ? 0.5f : 0.72f;
  const float scale = size * (chosen ? 1.0f : 0.86f);
  if (choice.kind >= 0 && choice.at == ChoiceAt::segment) {
    const bool field =
        kind_of(on.game.tables, hand.preview->board, choice.node) == SegmentKind::field;
    draw_piece(on,
               {side_of_kind(choice.kind, shown_decision(on.session).player),
                piece_of_kind(choice.kind), field},
               at, scale, alpha);
    return;
  }
  draw_choice_sign(on, texts, hand, choice.index, at, scale * 0.85f);
}

// The nearest mark under the pointer, among those on the board; -1: none.
int pointed_mark(const ChoicePlaces& places, const Gestures& gestures) {
  int nearest = -1;
  float least = places.size * 0.42f;
  for (std::size_t i = 0; gestures.pointer && i < places.all.size(); ++i) {
    const Point p = places.all[i].mark;
    const float d = std::hypot(gestures.pointer->x - p.x, gestures.pointer->y - p.y);
    if (d >= least) continue;
    least = d;
    nearest = static_cast<int>(i);
  }
  return nearest;
}

ChoiceMark mark_of(const ChoicePlace& place, const Play& play, bool pointed) {
  return {place.choice, play.hand.chosen == play.hand.offers[place.choice.index], pointed,
          place.mark};
}

// A mark that had to make room says what it is about.
void draw_leader(const BoardDrawing& on, const ChoicePlace& place, float size) {
  const float dx = place.about.x - place.mark.x, dy = place.about.y - place.mark.y;
  if (std::hypot(dx, dy) < size * 0.3f) return;
  on.draw.AddLine(place.mark, place.about, faded(halo, 0.9f), 4);
  on.draw.AddLine(place.mark, place.about, mark_ink, 1.5f);
  on.draw.AddCircleFilled(place.about, 3.5f, mark_ink, 12);
}

}  // namespace

void draw_choices_below(const BoardDrawing& on, const Play& play) {
  const ChoicePlaces places = choice_places(on.theme, on.session, play);
  const int nearest = pointed_mark(places, play.gestures);
  for (std::size_t i = 0; i < places.all.size(); ++i) {
    const ChoicePlace& place = places.all[i];
    const bool pointed = static_cast<int>(i) == nearest;
    draw_choice_below(on, play.hand, mark_of(place, play, pointed));
  }
}

void draw_choices_above(const BoardDrawing& on, const PlayView& view) {
  const Play& play = view.play;
  const Hand& hand = play.hand;
  const ChoicePlaces places = choice_places(on.theme, on.session, play);
  const int nearest = pointed_mark(places, play.gestures);
  const bool small = places.all.size() > 12;
  for (const ChoicePlace& place : places.all) draw_leader(on, place, places.size);
  for (std::size_t i = 0; i < places.all.size(); ++i) {
    const ChoicePlace& place = places.all[i];
    const bool pointed = static_cast<int>(i) == nearest;
    draw_choice_mark(on, view.texts, hand, mark_of(place, play, pointed), places.size, small);
    const Point p = place.mark;
    probe_item(on.ui.probe, choice_id(hand, place.choice.index), p.x - places.reach,
               p.y - places.reach, 2 * places.reach, 2 * places.reach);
  }
  if (nearest < 0) return;
  const ChoicePlace& pointed = places.all[static_cast<std::size_t>(nearest)];
  const std::vector<ChoiceRow> rows =
      choice_rows(view.texts, view.settings, on.session, on.pictures, hand);
  draw_label(on, told_choice(view.texts, rows, pointed.choice.index),
             {pointed.mark.x, pointed.mark.y - places.size * 0.85f});
}

}  // namespace bastide::web
