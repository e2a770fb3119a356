#include "web/panels/hand/choice_list.hpp"

#include <imgui.h>

#include <algorithm>
#include <cfloat>
#include <string>

#include "web/drawing/pieces.hpp"
#include "web/panels/advice_view.hpp"
#include "web/panels/drawn.hpp"
#include "web/panels/panel.hpp"
#include "web/panels/table_view.hpp"
#include "web/play/board_controls.hpp"
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

// The number of columns that fit into a panel: as many as the longest name allows.
int columns_of(const Theme& theme, const Play& play, const std::vector<ChoiceRow>& rows,
               float width) {
  float longest = 0;
  for (const ChoiceRow& row : rows) {
    longest = std::max(longest, ui_text_size(theme, row.name, Face::small).x);
    longest = std::max(longest, ui_text_size(theme, row.worth, Face::small).x);
  }
  const float cell = longest + sign_size(theme, play.layout, play.hand) + px(theme, 14);
  const int most = compact(play.layout) ? 4 : rows.size() > 4 ? 2 : 1;
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

void draw_choice(const TableView& view, const ChoiceRow& row, const Area& cell) {
  const Play& play = view.play;
  const Theme& theme = view.ui.theme;
  const std::size_t offer = row.offers.front();
  const Action action = play.hand.offers[offer];
  const bool pass = action.kind == ActionKind::pass;
  const bool chosen = play.hand.chosen == action || (!play.hand.chosen && pass);
  const Pressed press = press_area(view.ui, "table.choose." + std::to_string(offer), cell);
  theme.a11y.back().on = chosen;
  if (action.kind == ActionKind::choose && !view.settings->no_hints &&
      (press.hovered || (chosen && view.drawn.pointed_type == no_type)))
    view.drawn.pointed_type = action.what;  // shows where it fits
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  const GamePaint paint = paint_of(view, draw);
  draw_ground(paint, cell, chosen, press.hovered);
  const float sign = sign_size(view.ui.theme, view.play->layout, view.play->hand);
  const float right = cell.x + cell.width, x = cell.x + px(theme, 2);
  const ImVec2 centre(x + sign / 2, cell.y + cell.height / 2);
  if (pass)
    draw_icon(draw, Icon::cross, centre, px(theme, 16), colour::ink_soft);
  else
    draw_choice_sign(paint, view.texts, play.hand, offer, centre, sign);
  const bool advised = is_advised(view.play->hand, view.advice, action);
  if (advised)
    draw_icon(draw, Icon::lamp, {right - px(theme, 10), cell.y + px(theme, 11)}, px(theme, 16),
              colour::focus);
  const float words = x + sign + px(theme, 2), end = right - px(theme, advised ? 18 : 6);
  std::string_view name = row.name;
  if (pass && play.hand.phase == Phase::figure &&
      ui_text_size(theme, name, Face::small).x > end - words)
    name = tr(view.texts, "table.no-figure.short");
  draw_words(paint, play.layout, {words, cell.y, end - words, cell.height}, name, row.worth);
  if (press.pressed && !carries_something(play.gestures))
    intend(view, [offer, at = ImGui::GetIO().MousePos](TableView& v) {
      pick(v, offer, taps_again(v.play->gestures, v.ui.now, at));
    });
}

// The name of a figure; for a player with several colours, "Red guard".
std::string kind_name(const Texts& texts, const Session& session, int kind) {
  const PlayerIndex side = side_of_kind(kind, decider(session));
  if (session.game.sides > session.game.setup.players)  // all of them are guards
    return coloured(texts, colour_of(session, side), tr(texts, "figure.guard"));
  return piece_name(texts, piece_of_kind(kind));
}

// A kind of piece on its button, with the number in the supply.
void draw_kind(const TableView& view, int kind, const Area& cell) {
  const Theme& theme = view.ui.theme;
  const Hand& hand = view.play->hand;
  const GamePaint paint = paint_of(view, *ImGui::GetWindowDrawList());
  const Pressed press = press_area(view.ui, "table.kind." + std::to_string(kind), cell);
  theme.a11y.back().words = kind_name(view.texts, view.session, kind);
  theme.a11y.back().on = kind == held_kind(view.session->game, hand);
  tooltip(view.ui, theme.a11y.back().words);
  drag_figure(view, kind);
  draw_ground(paint, cell, kind == held_kind(view.session->game, hand), press.hovered);
  const float middle = cell.y + cell.height / 2;
  const Piece piece = piece_of_kind(kind);
  const PlayerIndex side = side_of_kind(kind, decider(view.session));
  const bool counted = is_figure(piece) && hand.phase == Phase::figure;
  const int count = counted ? hand.preview->supply[side][static_cast<int>(piece)] : 1;
  // Beside each other, however narrow the button.
  const std::string text = count > 1 ? "\xc3\x97" + std::to_string(count) : std::string();
  const ImVec2 words = ui_text_size(theme, text, Face::small);
  const float size = std::min(cell.height * 0.8f, cell.width - px(theme, 4) - words.x);
  const float x = cell.x + (cell.width - size - words.x) / 2;
  draw_piece(paint, {side, piece}, {x + size / 2, middle}, size);
  if (!text.empty())
    ui_draw_text(paint, {x + size, middle - words.y / 2}, text, Face::small, colour::ink_soft);
  if (press.pressed && !carries_something(view.play->gestures))
    intend(view, [kind](TableView& v) { hold_kind(v.texts, v.settings, v.session, v.play, kind); });
}

// Selects which piece is held: one small button each.
void lay_kinds(Flow& flow, const TableView& view) {
  const std::vector<int> kinds = offered_kinds(view.session->game, view.play->hand);
  if (kinds.size() < 2) return;
  const Theme& theme = flow.theme;
  const float gap = gap_of(theme), height = usual_row(theme);
  const auto fit =
      static_cast<std::size_t>(std::max(1.0f, (flow.area.width + gap) / (px(theme, 66) + gap)));
  flow.grid(kinds.size(), std::min(fit, kinds.size()), gap, [&](Flow& cell, std::size_t i) {
    const Area at = cell.take(height);
    if (cell.ui) draw_kind(view, kinds[i], at);
  });
}

// A choice on its button, which in a single column is higher where its words take several lines.
void lay_choice(Flow& flow, const TableView& view, const ChoiceRow& row, bool single) {
  const Theme& theme = flow.theme;
  const Play& play = view.play;
  const float usual = row_height(theme, play.layout, play.hand);
  const float room = flow.area.width - sign_size(theme, play.layout, play.hand) - px(theme, 22);
  float words = ui_text_size(theme, row.name, Face::small, room).y;
  if (!row.worth.empty()) words += ui_text_size(theme, row.worth, Face::small, room).y;
  const Area cell = flow.take(single ? std::max(usual, words + px(theme, 8)) : usual);
  if (flow.ui) draw_choice(view, row, cell);
}

// Scrolls a choice made by a key into view.
void reveal_choice(const TableView& view, const ChoiceRow& row, const Flow& cell) {
  const Hand& hand = view.play->hand;
  if (hand.chosen != hand.offers[row.offers.front()] || view.drawn.listed_choice == hand.chosen)
    return;
  view.drawn.listed_choice = hand.chosen;
  const float x = cell.area.x, y = cell.area.y;
  if (!ImGui::IsRectVisible({x, y}, {x + 1, y + cell.height()}))
    ImGui::SetScrollFromPosY(y - ImGui::GetWindowPos().y);
}

void lay_rows(Flow& flow, const TableView& view, const std::vector<ChoiceRow>& rows) {
  const int columns = columns_of(flow.theme, view.play, rows, flow.area.width);
  flow.grid(rows.size(), static_cast<std::size_t>(columns), gap_of(flow.theme),
            [&](Flow& cell, std::size_t i) {
              lay_choice(cell, view, rows[i], columns == 1);
              if (flow.ui) reveal_choice(view, rows[i], cell);
            });
}

}  // namespace

std::vector<std::size_t> listed_offers(const TableView& view) {
  const Hand& hand = view.play->hand;
  std::vector<std::size_t> listed;
  for (const Choice& choice : choices(view.session, view.play->pictures, hand))
    if (!on_board(choice)) listed.push_back(choice.index);
  // Passing is said by the question where nothing else can be done.
  const bool alone = hand.phase == Phase::figure && hand.offers.size() == 1;
  for (std::size_t i = 0; !alone && i < hand.offers.size(); ++i)
    if (hand.offers[i].kind == ActionKind::pass) listed.push_back(i);
  return listed;
}

void lay_confirm(Flow& flow, const TableView& view) {
  if (confirms_at_tile(view.session, view.play)) return;
  const Hand& hand = view.play->hand;
  ButtonStyle main;
  main.tone = Tone::primary;
  main.icon = Icon::check;
  main.enabled = !confirmed(hand).empty();
  if (!main.enabled && listed_offers(view).empty()) return;  // it is asked on the board
  flow.gap(6);
  if (flow.button("table.confirm", confirm_words(view.texts, view.session, hand), main))
    intend(view, confirm_move);
}

bool asks_somebody(const Session& session, const Play& play) {
  if (!person_moves(session, play) || !play.motion.steps.empty()) return false;
  return decider(session) != shown(session).active;
}

void lay_choices(Flow& flow, const TableView& view, Listed listed) {
  lay_kinds(flow, view);
  const std::vector<std::size_t> listed_here = listed_offers(view);
  if (listed_here.empty()) return;
  std::vector<ChoiceRow> rows =
      choice_rows(view.texts, view.settings, view.session, view.play->pictures, view.play->hand);
  std::erase_if(rows, [&](const ChoiceRow& row) {
    return std::find(listed_here.begin(), listed_here.end(), row.offers.front()) ==
           listed_here.end();
  });
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
