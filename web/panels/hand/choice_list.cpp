#include "web/panels/hand/choice_list.hpp"

#include <imgui.h>

#include <algorithm>
#include <cfloat>
#include <cmath>
#include <string>

#include "web/drawing/pieces.hpp"
#include "web/panels/advice_view.hpp"
#include "web/panels/drawn.hpp"
#include "web/panels/panel.hpp"
#include "web/panels/table_view.hpp"
#include "web/play/choice_rows.hpp"
#include "web/play/choice_sign.hpp"
#include "web/play/choices.hpp"
#include "web/play/moves.hpp"
#include "web/play/play.hpp"
#include "web/session/session.hpp"
#include "web/session/settings.hpp"
#include "web/sets/choice_words.hpp"
#include "web/text/names.hpp"
#include "web/text/text.hpp"
#include "web/ui/badge.hpp"
#include "web/ui/buttons.hpp"
#include "web/ui/flow.hpp"
#include "web/ui/press.hpp"
#include "web/ui/surfaces.hpp"
#include "web/ui/words.hpp"

namespace bastide::web {
namespace {

bool compact(const TableLayout& layout) { return layout.shape != TableShape::wide; }

float usual_row(const Theme& theme) { return std::max(theme.control, px(theme, 44)); }

// Two lines fit. Tiles to choose from must be large enough to see their details.
float row_height(const Theme& theme, const TableLayout& layout, const Hand& hand) {
  const float row = std::max(usual_row(theme), px(theme, 13) + em(theme, 31));
  return hand.phase == Phase::choose && !compact(layout) ? 1.7f * row : row;
}
float sign_size(const Theme& theme, const TableLayout& layout, const Hand& hand) {
  const float row = row_height(theme, layout, hand);
  const bool tiles = hand.phase == Phase::choose;
  return (tiles ? row : std::min(row, usual_row(theme))) * (compact(layout) ? 0.74f : 0.86f);
}
float gap_of(const Theme& theme) { return px(theme, 5); }

// The number of columns that fit into a panel: as many as the longest name allows; look-alikes need
// the whole width.
int columns_of(const Theme& theme, const Session& session, const Play& play,
               const std::vector<ChoiceRow>& rows, float width) {
  float longest = 0;
  for (const ChoiceRow& row : rows) {
    if (row.offers.size() > 1) return 1;
    longest = std::max(longest, ui_text_size(theme, row.name, Face::small).x);
    longest = std::max(longest, ui_text_size(theme, row.worth, Face::small).x +
                                    px(theme, 18) * static_cast<float>(row.owners.size()));
  }
  const float cell = longest + sign_size(theme, play.layout, play.hand) + px(theme, 14);
  const bool many = rows.size() + (offered_kinds(session.game, play.hand).size() > 1) > 4;
  const int most = compact(play.layout) ? 4 : many ? 2 : 1;
  const float gap = gap_of(theme);
  return std::clamp(static_cast<int>((width + gap) / (cell + gap)), 1, most);
}

PlayerIndex decider(const Session& session) { return shown_decision(session).player; }

// A button's paper: pressed, pointed at or plain.
void draw_ground(const GamePaint& paint, const Area& cell, bool chosen, bool hovered) {
  const auto& [theme, draw] = static_cast<const Paint&>(paint);
  const int colour = colour_of(paint.session, decider(paint.session));
  const ImVec2 min = cell.min(), max = cell.max();
  draw.AddRectFilled(min, max,
                     chosen    ? player_paper(colour)
                     : hovered ? mix(colour::paper_high, colour::paper_low, 0.6f)
                               : colour::paper_high,
                     px(theme, 7));
  draw.AddRect(min, max, chosen ? player_colour(colour) : colour::control_edge, px(theme, 7), 0,
               px(theme, chosen ? 2.5f : palette().outline));
}

void draw_words(const Paint& paint, const TableLayout& layout, const Area& cell,
                std::string_view name, std::string_view worth) {
  const Theme& theme = paint.theme;
  const float middle = cell.y + cell.height / 2, x = cell.x, right = cell.x + cell.width;
  const float room = cell.width;
  const ImVec2 line = ui_text_size(theme, name, Face::small);
  const ImVec2 value = ui_text_size(theme, worth, Face::small);
  const bool below = compact(layout) || line.x + value.x + px(theme, 10) > room;
  if (!below) {
    ui_draw_text(paint, {x, middle - line.y / 2}, name, Face::small, colour::ink);
    ui_draw_text(paint, {right - value.x - px(theme, 3), middle - value.y / 2}, worth, Face::small,
                 colour::ink_soft);
    return;
  }
  const bool two = !worth.empty();
  // What is too long for a line takes several, for which there is room (words_height).
  if (line.x > room || (two && value.x > room)) {
    const float upper = ui_text_size(theme, name, Face::small, room).y;
    const float all = upper + (two ? ui_text_size(theme, worth, Face::small, room).y : 0);
    const float top = middle - all / 2;
    ui_draw_paragraph(paint, {x, top}, name, Face::small, colour::ink, room);
    if (two) ui_draw_paragraph(paint, {x, top + upper}, worth, Face::small, colour::ink_soft, room);
    return;
  }
  const float lead = line.y * (0.75f + 0.15f * theme.text);  // closer than in a paragraph
  ui_draw_text(paint, {x, middle - (two ? lead + line.y : line.y) / 2}, name, Face::small,
               colour::ink);
  if (two)
    ui_draw_text(paint, {x, middle + (lead - line.y) / 2}, worth, Face::small, colour::ink_soft);
}

// Buttons to the previous and next look-alike, and which of them is shown: at the right end of the
// row. Returns the step that was pressed.
int draw_steps(const TableView& view, const ChoiceRow& row, std::size_t nth, const Area& cell) {
  const Theme& theme = view.ui.theme;
  const GamePaint paint = paint_of(view, *ImGui::GetWindowDrawList());
  const int count = static_cast<int>(row.offers.size());
  int step = 0;
  for (const int way : {-1, 1}) {
    const Area side{way < 0 ? cell.x : cell.x + cell.width - cell.height, cell.y, cell.height,
                    cell.height};
    const std::string id = way < 0 ? "table.choose.before." : "table.choose.after.";
    const Pressed press = press_area(view.ui, id + std::to_string(row.offers.front()), side);
    const auto other = (static_cast<int>(nth) + way + count) % count;
    theme.a11y.back().words =
        tr_pair(view.texts, row.name,
                tr(view.texts, "table.alike", {std::to_string(other + 1), std::to_string(count)}));
    if (press.pressed) step = way;
    if (press.hovered)
      view.drawn.hovered_choice = static_cast<int>(
          row.offers[static_cast<std::size_t>((static_cast<int>(nth) + way + count) % count)]);
    draw_ground(paint, side, false, press.hovered);
    draw_icon(paint.draw, way < 0 ? Icon::back : Icon::right,
              {side.x + side.width / 2, side.y + side.height / 2}, px(theme, 18), colour::ink);
  }
  const std::string words =
      tr(view.texts, "table.alike", {std::to_string(nth + 1), std::to_string(count)});
  const ImVec2 size = ui_text_size(theme, words, Face::small);
  ui_draw_text(paint, {cell.x + (cell.width - size.x) / 2, cell.y + (cell.height - size.y) / 2},
               words, Face::small, colour::ink);
  return step;
}

float steps_width(const Theme& theme, const Texts& texts, const ChoiceRow& row, float height) {
  if (row.offers.size() < 2) return 0;
  const std::string n = std::to_string(row.offers.size());
  return 2 * height + px(theme, 12) +
         ui_text_size(theme, tr(texts, "table.alike", {n, n}), Face::small).x;
}

// The figure of the last row can be dragged out of the list. In a long one, a drag up or down that
// begins beside the figure scrolls.
void drag_from_row(const TableView& view, int kind, float figure_end) {
  if (kind == no_piece || !ImGui::IsItemActive()) return;
  const ImVec2 moved = ImGui::GetMouseDragDelta(0, 0);
  if (ImGui::GetIO().MouseClickedPos[0].x < figure_end)
    view.ui.controls.drag_window = no_window;
  else if (ui_scrolls() && std::fabs(moved.y) > std::fabs(moved.x))
    return;
  drag_figure(view, kind);
}

// Whether the words of a row need more than a width.
bool words_exceed(const Theme& theme, const Play& play, const ChoiceRow& row, float width) {
  const float words = std::max(ui_text_size(theme, row.name, Face::small).x,
                               ui_text_size(theme, row.worth, Face::small).x);
  return words + sign_size(theme, play.layout, play.hand) + px(theme, 28) +
             px(theme, 18) * static_cast<float>(row.owners.size()) >
         width;
}

void draw_choice(const TableView& view, const ChoiceRow& row, const Area& cell, const Area& steps) {
  const Play& play = view.play;
  const Theme& theme = view.ui.theme;
  const std::size_t nth = nth_of_row(row, play.hand), offer = row.offers[nth];
  const Action action = play.hand.offers[offer];
  const bool pass = action.kind == ActionKind::pass;
  const bool chosen =
      play.hand.chosen == action || (!play.hand.chosen && pass && play.hand.offers.size() == 1);
  const Pressed press = press_area(view.ui, "table.choose." + std::to_string(offer), cell);
  theme.a11y.back().on = chosen;
  if (press.hovered) view.drawn.hovered_choice = static_cast<int>(offer);
  if (action.kind == ActionKind::choose && !view.settings->no_hints &&
      (press.hovered || (chosen && view.drawn.pointed_type == no_type)))
    view.drawn.pointed_type = action.what;  // shows where it fits
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  const GamePaint paint = paint_of(view, draw);
  draw_ground(paint, cell, chosen, press.hovered);
  const float sign = sign_size(view.ui.theme, view.play->layout, view.play->hand);
  const float right = cell.x + cell.width, x = cell.x + px(theme, 2);
  if (play.hand.phase == Phase::figure)
    drag_from_row(view, offered_kind(view.session->game, play.hand, action), x + sign);
  const ImVec2 centre(x + sign / 2, cell.y + cell.height / 2);
  if (pass)
    draw_icon(draw, Icon::cross, centre, px(theme, 16), colour::ink_soft);
  else
    draw_choice_sign(paint, view.texts, play.hand, offer, centre, sign);
  const bool advised = is_advised(view.play->hand, view.advice, action);
  if (advised)
    draw_icon(draw, Icon::lamp, {right - px(theme, 10), cell.y + px(theme, 11)}, px(theme, 16),
              colour::focus);
  const float words = x + sign + px(theme, 2), badge = px(theme, 15);
  float end = right - px(theme, advised ? 18 : 6);
  for (std::size_t n = row.owners.size(); n-- > 0;) {
    end -= badge;
    draw_player_badge(draw, {end, centre.y - badge / 2}, badge,
                      colour_of(view.session, row.owners[n]));
    end -= px(theme, 3);
  }
  std::string_view name = row.name;
  if (pass && play.hand.phase == Phase::figure &&
      ui_text_size(theme, name, Face::small).x > end - words)
    name = tr(view.texts, "table.no-figure.short");
  draw_words(paint, play.layout, {words, cell.y, end - words, cell.height}, name, row.worth);
  const int step = row.offers.size() > 1 ? draw_steps(view, row, nth, steps) : 0;
  const std::size_t count = row.offers.size();
  if (press.pressed && !carries_something(play.gestures))
    intend(view, [offer, at = ImGui::GetIO().MousePos](TableView& v) {
      pick(v, offer, taps_again(v.play->gestures, v.ui.now, at));
    });
  else if (step != 0)
    intend(view, [other = row.offers[(step > 0 ? nth + 1 : nth + count - 1) % count]](
                     TableView& v) { consider(v.texts, v.settings, v.session, v.play, other); });
}

// "Builder"; for a player with several colours, "Red guard".
std::string kind_name(const Texts& texts, const Session& session, int kind) {
  const PlayerIndex side = side_of_kind(kind, decider(session));
  if (session.game.sides > session.game.setup.players)  // all of them are guards
    return coloured(texts, colour_of(session, side), tr(texts, "figure.guard"));
  return piece_name(texts, piece_of_kind(kind));
}

// Selects which piece is held: one small button each, with the number in the supply.
void lay_kinds(Flow& flow, const TableView& view) {
  const std::vector<int> kinds = offered_kinds(view.session->game, view.play->hand);
  if (kinds.size() < 2) return;
  const float gap = gap_of(view.ui.theme),
              height = row_height(view.ui.theme, view.play->layout, view.play->hand);
  const Area area = flow.take(height);
  flow.take(gap);
  if (!flow.ui) return;
  const auto n = static_cast<float>(kinds.size());
  const float width = std::min((area.width - gap * (n - 1)) / n, px(view.ui.theme, 96));
  const GamePaint paint = paint_of(view, *ImGui::GetWindowDrawList());
  int held = no_piece;
  for (std::size_t i = 0; i < kinds.size(); ++i) {
    const Area cell{area.x + static_cast<float>(i) * (width + gap), area.y, width, height};
    const int kind = kinds[i];
    const Pressed press = press_area(view.ui, "table.kind." + std::to_string(kind), cell);
    view.ui.theme.a11y.back().words = kind_name(view.texts, view.session, kind);
    tooltip(view.ui, view.ui.theme.a11y.back().words);
    drag_figure(view, kind);
    if (press.pressed && !carries_something(view.play->gestures)) held = kind;
    draw_ground(paint, cell, kind == held_kind(view.session->game, view.play->hand), press.hovered);
    const float middle = cell.y + height / 2;
    const Piece piece = piece_of_kind(kind);
    const PlayerIndex side = side_of_kind(kind, decider(view.session));
    const bool counted =
        static_cast<int>(piece) < first_neutral && view.play->hand.phase == Phase::figure;
    const int count = counted ? view.play->hand.preview->supply[side][static_cast<int>(piece)] : 1;
    // Beside each other, however narrow the button.
    const std::string text = count > 1 ? "\xc3\x97" + std::to_string(count) : std::string();
    const ImVec2 words = ui_text_size(view.ui.theme, text, Face::small);
    const float size = std::min(height * 0.8f, width - px(view.ui.theme, 4) - words.x);
    const float x = cell.x + (width - size - words.x) / 2;
    draw_piece(paint, {side, piece}, {x + size / 2, middle}, size);
    if (!text.empty())
      ui_draw_text(paint, {x + size, middle - words.y / 2}, text, Face::small, colour::ink_soft);
  }
  if (held != no_piece)
    intend(view, [held](TableView& v) { hold_kind(v.texts, v.settings, v.session, v.play, held); });
}

// A choice on its button. In a single column it is higher where its words take several lines, and
// the buttons for its look-alikes are beside the words or, if they leave too little room, below.
void lay_choice(Flow& flow, const TableView& view, const ChoiceRow& row, bool single) {
  const Theme& theme = flow.theme;
  const Play& play = view.play;
  const float usual = row_height(theme, play.layout, play.hand), gap = gap_of(theme);
  const float steps = steps_width(theme, view.texts, row, usual), width = flow.area.width;
  const bool below = steps > 0 && words_exceed(theme, play, row, width - steps - gap);
  const float beside = steps > 0 && !below ? steps + gap : 0;
  const float room = width - beside - sign_size(theme, play.layout, play.hand) - px(theme, 22) -
                     px(theme, 18) * static_cast<float>(row.owners.size());
  float words = ui_text_size(theme, row.name, Face::small, room).y;
  if (!row.worth.empty()) words += ui_text_size(theme, row.worth, Face::small, room).y;
  Area cell = flow.take(single ? std::max(usual, words + px(theme, 8)) : usual);
  Area at{cell.x + cell.width - steps, cell.y, steps, usual};
  cell.width -= beside;
  if (below) {
    flow.take(gap);
    at = flow.take(usual);
  }
  if (flow.ui) draw_choice(view, row, cell, at);
}

// Scrolls a choice made on the board into view.
void reveal_choice(const TableView& view, const ChoiceRow& row, const Flow& cell) {
  const Hand& hand = view.play->hand;
  const std::size_t offer = row.offers[nth_of_row(row, hand)];
  if (hand.chosen != hand.offers[offer] || view.drawn.listed_choice == hand.chosen) return;
  view.drawn.listed_choice = hand.chosen;
  const float x = cell.area.x, y = cell.area.y;
  if (!ImGui::IsRectVisible({x, y}, {x + 1, y + cell.height()}))
    ImGui::SetScrollFromPosY(y - ImGui::GetWindowPos().y);
}

// Each group begins a line of its own, below its heading.
void lay_rows(Flow& flow, const TableView& view, const std::vector<ChoiceRow>& rows) {
  const float gap = gap_of(flow.theme);
  const int columns = columns_of(flow.theme, view.session, view.play, rows, flow.area.width);
  std::size_t end = 0;
  for (std::size_t begin = 0; begin < rows.size(); begin = end) {
    const std::string_view group = rows[begin].group;
    while (end < rows.size() && rows[end].group == group) ++end;
    if (!group.empty()) {
      flow.text(tr(view.texts, group), Face::small, colour::ink_soft);
      flow.take(gap);
    }
    flow.grid(end - begin, static_cast<std::size_t>(columns), gap, [&](Flow& cell, std::size_t i) {
      lay_choice(cell, view, rows[begin + i], columns == 1);
      if (flow.ui) reveal_choice(view, rows[begin + i], cell);
    });
  }
}

struct MoveButtons {
  bool take_back = false, turn = false, confirm = false;  // pressed
};

MoveButtons lay_buttons(Flow& flow, const Texts& texts, std::string_view words, bool lays,
                        bool enabled) {
  MoveButtons pressed;
  ButtonStyle main;
  main.tone = Tone::primary;
  main.icon = Icon::check;
  main.enabled = enabled;
  flow.row([&](Row& row) {
    if (lays) {
      pressed.take_back = row.icon("table.take-back", Icon::cross, tr(texts, "table.take-back"));
      pressed.turn = row.icon("table.turn-right", Icon::turn_right, tr(texts, "table.turn"));
    }
    pressed.confirm = row.button("table.confirm", words, main);
  });
  return pressed;
}

}  // namespace

float most_buttons_height(const Theme& theme, const Texts& texts, const Session& session,
                          float width) {
  float most = 0;
  for (const char* key :
       {"table.confirm.choose", "table.confirm.place", "table.confirm", "table.confirm.none"})
    most = std::max(most, flow_height(theme, width, [&](Flow& flow) {
                      lay_buttons(flow, texts, tr_guard(texts, plays_together(session), key), true,
                                  true);
                    }));
  return most;
}

void lay_move_buttons(Flow& flow, const TableView& view) {
  const Hand& hand = view.play->hand;
  const bool nothing = !hand.chosen || hand.chosen->kind == ActionKind::pass;
  const bool enabled = !confirmed(hand).empty();
  const std::string_view key = !enabled                      ? "table.confirm.choose"
                               : only_places(hand)           ? "table.confirm.place"
                               : !nothing                    ? "table.confirm"
                               : hand.phase == Phase::figure ? "table.confirm.none"
                                                             : pass_key(hand.phase);
  const std::string_view words = tr_guard(view.texts, plays_together(view.session), key);
  if (flow.ui) probe_fact(view.ui.probe, "table.confirm", std::string(words));
  const MoveButtons pressed = lay_buttons(flow, view.texts, words, !hand.choice_only, enabled);
  if (pressed.take_back) intend(view, [](TableView& v) { take_back_move(v.play); });
  if (pressed.turn) intend(view, [](TableView& v) { turn_tile(v, 1); });
  if (pressed.confirm) intend(view, confirm_move);
}

bool asks_somebody(const Session& session, const Play& play) {
  if (!person_moves(session, play) || !play.motion.steps.empty()) return false;
  return decider(session) != shown(session).active;
}

void lay_choices(Flow& flow, const TableView& view, Listed listed) {
  lay_kinds(flow, view);
  const std::vector<ChoiceRow> rows =
      choice_rows(view.texts, view.settings, view.session, view.play->pictures, view.play->hand);
  if (listed == Listed::all) return lay_rows(flow, view, rows);
  const auto list = [&](Flow& in) {
    in.area = on_pixels(in.area);  // whether it scrolls or not
    lay_rows(in, view, rows);
  };
  // Two rows of a long list are enough: the board needs the space more.
  const bool part = listed == Listed::least || rows.size() > 9;
  const float row = row_height(flow.theme, view.play->layout, view.play->hand) + gap_of(flow.theme);
  flow.scroll("choices", list, part ? 1.8f * row : FLT_MAX);
}

}  // namespace bastide::web
