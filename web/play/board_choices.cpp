#include "web/play/board_choices.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "web/board/board_marks.hpp"
#include "web/board/features.hpp"
#include "web/drawing/board.hpp"
#include "web/drawing/pieces.hpp"
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
  const auto& [choice, chosen, pointed] = mark;
  const bool stands_out = mark.stands_out();
  const ImVec2 at = to_screen(on.camera, choice.world);
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

struct Places {
  std::vector<Choice> all;
  float size;        // of a mark
  int nearest = -1;  // under the pointer; the nearest of several
};

Places places_of(const BoardDrawing& on, const Play& play) {
  Places places{choices(on.session, on.pictures, play.hand), 0, -1};
  places.size = figure_size(on.camera) * (places.all.size() > 4 ? 0.72f : 0.92f);
  float least = places.size * 0.42f;
  for (std::size_t i = 0; i < places.all.size(); ++i) {
    const Point p = to_screen(on.camera, places.all[i].world);
    const auto& pointer = play.gestures.pointer;
    if (!on_board(places.all[i]) || !pointer) continue;
    const float d = std::hypot(pointer->x - p.x, pointer->y - p.y);
    if (d >= least) continue;
    least = d;
    places.nearest = static_cast<int>(i);
  }
  return places;
}

ChoiceMark mark_of(const Places& places, const Play& play, int hovered, std::size_t i) {
  const Choice& choice = places.all[i];
  return {choice, play.hand.chosen == play.hand.offers[choice.index],
          static_cast<int>(i) == places.nearest || static_cast<int>(choice.index) == hovered};
}

}  // namespace

void draw_choices_below(const BoardDrawing& on, const Play& play, int hovered) {
  const Places places = places_of(on, play);
  for (std::size_t i = 0; i < places.all.size(); ++i)
    if (on_board(places.all[i]))
      draw_choice_below(on, play.hand, mark_of(places, play, hovered, i));
}

void draw_choices_above(const BoardDrawing& on, const PlayView& view, int hovered) {
  const Play& play = view.play;
  const Hand& hand = play.hand;
  const Places places = places_of(on, play);
  const bool small = places.all.size() > 12;
  for (std::size_t i = 0; i < places.all.size(); ++i) {
    const Choice& place = places.all[i];
    if (!on_board(place)) continue;
    draw_choice_mark(on, view.texts, hand, mark_of(places, play, hovered, i), places.size, small);
    const Point p = to_screen(on.camera, place.world);
    const float reach = std::max(places.size * 0.42f, 14.0f);
    probe_item(on.ui.probe,
               (hand.phase == Phase::figure ? "table.figure." : "table.choice.") +
                   std::to_string(place.index),
               p.x - reach, p.y - reach, 2 * reach, 2 * reach);
  }
  if (places.nearest < 0) return;
  const Choice& nearest = places.all[static_cast<std::size_t>(places.nearest)];
  const Point p = to_screen(on.camera, nearest.world);
  const std::vector<ChoiceRow> rows =
      choice_rows(view.texts, view.settings, on.session, on.pictures, hand);
  draw_label(on, told_choice(view.texts, rows, nearest.index), {p.x, p.y - places.size * 0.85f});
}

}  // namespace bastide::web
