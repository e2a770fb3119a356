// What is asked, the drawn tile, and the buttons for the move being thought over.
#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <string>

#include "engine/rules/scoring.hpp"
#include "web/app.hpp"
#include "web/table/moves.hpp"
#include "web/table/panels.hpp"
#include "web/table/pieces.hpp"
#include "web/text/explain.hpp"
#include "web/theme/widgets.hpp"

namespace bastide::web {
namespace {

enum class Mode : unsigned char { place, figure, score, wait, over };

Mode mode_of(const App& app) {
  const Table& table = app.table;
  const Decision d = shown_decision(*app.session);
  if (d.over) return table.motion.steps.empty() ? Mode::over : Mode::wait;
  if (d.player == no_player || is_computer(*app.session, d.player)) return Mode::wait;
  if (d.phase == Phase::score) return Mode::score;
  return table.hand.placement ? Mode::figure : Mode::place;
}

bool compact(const App& app) { return app.table.layout.shape != TableShape::wide; }

float choice_height(const App& app) { return std::max(app.theme.control, px(app.theme, 44)); }
float choice_sign(const App& app) { return choice_height(app) * (compact(app) ? 0.74f : 0.86f); }

// Columns of the figure choices in a panel of some width: as many as the longest name allows.
int choice_columns(const App& app, float width) {
  if (!compact(app)) return app.table.hand.figures.size() > 4 ? 2 : 1;
  float longest = 0;
  for (const Action& figure : app.table.hand.figures)
    if (figure.kind == ActionKind::deploy)
      longest = std::max(longest, ui_text_size(app, figure_role(app, figure), Face::small).x);
  const float cell = longest + choice_sign(app) + px(app.theme, 14);
  return std::clamp(static_cast<int>(width / cell), 1, 4);
}

std::string prompt(const App& app, Mode mode) {
  const Session& session = *app.session;
  const Decision d = shown_decision(session);
  switch (mode) {
    case Mode::place:
    case Mode::score:
      return explain_decision(app.texts, session.record, d);
    case Mode::figure: {
      const std::string why = why_no_figure(app);
      return why.empty() ? std::string(tr(app.texts, "table.ask.figure")) : why;
    }
    case Mode::wait: {
      // What has just been played is still being shown.
      if (d.player == no_player || app.table.scene.active != d.player) return {};
      return tr(app.texts, "table.thinking", {player_name(app.texts, session.record, d.player)});
    }
    case Mode::over:
      break;
  }
  Event over;
  over.kind = EventKind::game_over;
  return explain(app.texts, session.record, session.game, shown(session), over);
}

// "This move scores: Anna 8." Empty when it scores nothing.
std::string outcome_words(const App& app) {
  std::vector<std::string> who;
  for (std::size_t p = 0; p < app.table.outcome.size(); ++p)
    if (app.table.outcome[p] > 0)
      who.push_back(player_name(app.texts, app.session->record, static_cast<PlayerIndex>(p)) +
                    " +" + std::to_string(app.table.outcome[p]));
  if (who.empty()) return {};
  return tr(app.texts, "table.outcome", {tr_list(app.texts, who)});
}

// The drawn tile, turning over when it has just been drawn.
void draw_drawn_tile(App& app, const Area& at) {
  Table& table = app.table;
  table.hand_place = at;
  const Session& session = *app.session;
  const MotionStep* step = running_step(table.motion);
  TypeIndex type = table.scene.drawn;
  float turn = 1;
  if (step && step->events.front().kind == EventKind::tile_drawn) {
    type = step->events.front().type;
    turn = progress(table.motion);
  }
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  const float round = px(app.theme, 4);
  const ImVec2 min(at.x, at.y), max(at.x + at.width, at.y + at.height);
  if (type == no_type || (table.hand.placement && table.motion.steps.empty())) {
    draw.AddRectFilled(min, max, colour::paper_low, round);
    const ImTextureID back = back_picture(table.pictures, at.width * app.theme.density);
    if (back && table.scene.left > 0)
      draw.AddImageRounded(back, min, max, {0, 0}, {1, 1}, IM_COL32(255, 255, 255, 110), round);
    draw.AddRect(min, max, colour::rule, round);
    return;
  }
  const float squeeze = std::fabs(std::cos(turn * 3.14159265f));
  const float half = at.width / 2 * std::max(squeeze, 0.02f), c = at.x + at.width / 2;
  const bool back = turn < 0.5f;
  const int rotation = table.hand.type == type ? table.hand.rotation : 0;
  const float pixels = at.width * app.theme.density;
  const ImTextureID picture =
      back ? back_picture(table.pictures, pixels)
           : tile_picture(table.pictures, session.game, type, rotation, 0, pixels);
  draw.AddRectFilled({c - half + 2, min.y + 3}, {c + half + 3, max.y + 4},
                     IM_COL32(0x20, 0x12, 4, 0x48), round);
  if (picture) draw.AddImageRounded(picture, {c - half, min.y}, {c + half, max.y}, {0, 0}, {1, 1}, IM_COL32_WHITE, round);
}

// One figure or "none", as a button with its picture and what it is worth.
bool choice_button(App& app, std::size_t index, const Area& cell) {
  Table& table = app.table;
  const Action action = table.hand.figures[index];
  const bool chosen = table.hand.figure == action ||
                      (!table.hand.figure && action.kind == ActionKind::pass &&
                       table.hand.figures.size() == 1);
  const Theme& theme = app.theme;
  const std::string id = "table.choose." + std::to_string(index);
  ImGui::SetCursorScreenPos({cell.x, cell.y});
  ImGui::PushID(id.c_str());
  const bool pressed = ImGui::InvisibleButton("choice", {cell.width, cell.height});
  const bool hovered = ImGui::IsItemHovered() && !theme.touch;
  if (hovered) table.hovered_choice = static_cast<int>(index);
  ImGui::PopID();
  probe_item(app.probe, id, cell.x, cell.y, cell.width, cell.height, true,
             ImGui::IsRectVisible({cell.x, cell.y + cell.height / 2},
                                  {cell.x + cell.width, cell.y + cell.height / 2 + 1}));
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  const ImVec2 min(cell.x, cell.y), max(cell.x + cell.width, cell.y + cell.height);
  const int colour = app.session->record.players[shown_decision(*app.session).player].colour;
  draw.AddRectFilled(min, max,
                     chosen    ? mix(colour::paper_high, player_colour(colour), 0.18f)
                     : hovered ? mix(colour::paper_high, colour::paper_low, 0.6f)
                               : colour::paper_high,
                     px(theme, 7));
  draw.AddRect(min, max, chosen ? player_colour(colour) : faded(colour::ink_soft, 0.35f),
               px(theme, 7), 0, px(theme, chosen ? 2.5f : 1.0f));
  const float sign = choice_sign(app);
  float x = min.x + px(theme, 2);
  const float middle = (min.y + max.y) / 2;
  if (action.kind == ActionKind::deploy) {
    const State& state = *table.hand.preview;
    const Node node = node_of(state.board, state.placed, action.where);
    const bool lying =
        kind_of(app.session->game.tables, state.board, node) == SegmentKind::field;
    draw_piece(app, draw, shown_decision(*app.session).player,
               static_cast<FigureKind>(action.what), lying, {x + sign / 2, middle}, sign, 1);
  } else {
    draw_icon(draw, Icon::cross, {x + sign / 2, middle}, px(theme, 16), colour::ink_soft);
  }
  x += sign + px(theme, 2);
  std::string role = figure_role(app, action);
  const std::string worth = figure_worth(app, action);
  if (action.kind == ActionKind::pass && ui_text_size(app, role, Face::small).x > max.x - x - px(theme, 6))
    role = tr(app.texts, "table.no-figure.short");
  const float room = max.x - x - px(theme, 6);
  const ImVec2 line = ui_text_size(app, role, Face::small);
  const bool narrow = compact(app) || app.table.hand.figures.size() > 4;
  if (narrow) {
    const bool two = !worth.empty();
    ui_draw_text(app, draw, {x, middle - (two ? line.y * 0.95f : line.y / 2)}, role, Face::small,
                 colour::ink, room);
    if (two) ui_draw_text(app, draw, {x, middle - line.y * 0.05f}, worth, Face::small, colour::ink_soft, room);
  } else {
    const ImVec2 value = ui_text_size(app, worth, Face::small);
    ui_draw_text(app, draw, {x, middle - line.y / 2}, role, Face::small, colour::ink,
                 room - value.x - px(theme, 6));
    ui_draw_text(app, draw, {max.x - value.x - px(theme, 9), middle - value.y / 2}, worth,
                 Face::small, colour::ink_soft);
  }
  return pressed;
}

void draw_choices(App& app, float x, float y, float width) {
  const std::size_t n = app.table.hand.figures.size();
  const int columns = choice_columns(app, width);
  const float gap = px(app.theme, 5), height = choice_height(app);
  const float cell = (width - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
  std::size_t picked = n;
  for (std::size_t i = 0; i < n; ++i) {
    // "None" comes last where people look for it least.
    const std::size_t index = (i + 1) % n;
    const auto column = static_cast<float>(static_cast<int>(i) % columns);
    const auto row = static_cast<float>(static_cast<int>(i) / columns);
    if (choice_button(app, index, {x + column * (cell + gap), y + row * (height + gap), cell, height}))
      picked = index;
  }
  if (picked < n) pick_figure(app, picked);
}

float choices_height(const App& app, float width) {
  const int columns = choice_columns(app, width);
  const int n = static_cast<int>(app.table.hand.figures.size());
  const int rows = (n + columns - 1) / columns;
  return static_cast<float>(rows) * (choice_height(app) + px(app.theme, 5));
}

void move_buttons(App& app, float x, float y, float width) {
  const Theme& theme = app.theme;
  const float gap = px(theme, 6);
  float left = x;
  const bool fixed = app.table.hand.fixed;
  if (!fixed) {
    ImGui::SetCursorScreenPos({left, y});
    if (ui_icon_button(app, "table.take-back", Icon::cross, tr(app.texts, "table.take-back")))
      take_back_move(app);
    left += theme.control + gap;
    ImGui::SetCursorScreenPos({left, y});
    if (ui_icon_button(app, "table.turn-right", Icon::turn_right, tr(app.texts, "table.turn")))
      turn_tile(app, 1);
    left += theme.control + gap;
  }
  ButtonStyle style;
  style.tone = Tone::primary;
  style.icon = Icon::check;
  style.width = x + width - left;
  const bool none = !app.table.hand.figure || app.table.hand.figure->kind == ActionKind::pass;
  ImGui::SetCursorScreenPos({left, y});
  if (ui_button(app, "table.confirm",
                tr(app.texts, none ? "table.confirm.none" : "table.confirm"), style))
    confirm_move(app);
}

void turn_buttons(App& app, float left, float right, float y) {
  ImGui::SetCursorScreenPos({left, y});
  if (ui_icon_button(app, "table.turn-left", Icon::turn_left, tr(app.texts, "table.turn-left")))
    turn_tile(app, -1);
  ImGui::SetCursorScreenPos({right - app.theme.control, y});
  if (ui_icon_button(app, "table.turn-right", Icon::turn_right, tr(app.texts, "table.turn")))
    turn_tile(app, 1);
}

void score_buttons(App& app, float x, float y, float width) {
  const std::vector<Action> choices = score_choices(app);
  const State& state = shown(*app.session);
  const Session& session = *app.session;
  for (std::size_t i = 0; i < choices.size(); ++i) {
    const Node node =
        node_of(state.board, tile_at(state.board, choices[i].at), choices[i].where);
    const Scoring scoring = evaluate(session.game, state, node);
    const std::string label = explain_value(app.texts, scoring);
    ButtonStyle style;
    style.width = width;
    style.left = true;
    style.selected = static_cast<int>(i) == app.table.score_choice;
    ImGui::SetCursorScreenPos({x, y});
    const std::string id = "table.score-next." + std::to_string(i);
    if (ui_button(app, id.c_str(), label, style)) {
      score_next(app, choices[i]);
      return;
    }
    y += app.theme.control + px(app.theme, 6);
  }
}

void over_buttons(App& app, float x, float y, float width) {
  const float gap = px(app.theme, 6);
  const bool side_by_side = width > px(app.theme, 300);
  ButtonStyle style;
  style.tone = Tone::primary;
  style.width = side_by_side ? (width - gap) / 2 : width;
  ImGui::SetCursorScreenPos({x, y});
  if (ui_button(app, "table.sheet", tr(app.texts, "table.sheet"), style))
    go_to_screen(app, Screen::score_sheet);
  style.tone = Tone::plain;
  if (side_by_side)
    ImGui::SetCursorScreenPos({x + style.width + gap, y});
  else
    ImGui::SetCursorScreenPos({x, y + app.theme.control + gap});
  if (ui_button(app, "table.again", tr(app.texts, "table.again"), style)) play_again(app);
}

float draw_words(App& app, const std::string& text, float x, float y, float width, Face f,
                 ImU32 ink) {
  ImFont* font = face(app.theme, f);
  const float scale = ImGui::GetIO().FontGlobalScale;
  ImGui::GetWindowDrawList()->AddText(font, font->FontSize * scale, {x, y}, ink, text.c_str(),
                                      nullptr, width);
  return ui_text_size(app, text, f, width).y;
}

// ---- The three shapes ----------------------------------------------------------------------------

void draw_small_hand(App& app, Mode mode) {
  const Theme& theme = app.theme;
  const Area& area = app.table.layout.hand;
  const float pad = px(theme, 8);
  const float x = area.x + pad, width = area.width - 2 * pad;
  float y = area.y + pad;
  const float bottom = area.y + area.height - pad;
  const bool sideways = app.table.layout.shape == TableShape::sideways;
  if (mode == Mode::figure) {
    const std::string outcome = outcome_words(app);
    const std::string words = outcome.empty() ? prompt(app, mode) : outcome;
    if (outcome.empty() || !sideways)
      y += draw_words(app, words, x, y, width, Face::small, colour::ink) + pad / 2;
    app.table.hand_place = {x, y, px(theme, 64), px(theme, 64)};
    const float buttons = bottom - theme.control;
    ImGui::SetCursorScreenPos({x, y});
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
    ui_scroll_begin(app, "choices", {width, std::max(1.0f, buttons - pad / 2 - y)});
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float inner = ImGui::GetContentRegionAvail().x;
    draw_choices(app, at.x, at.y, inner);
    ImGui::SetCursorScreenPos({at.x, at.y + choices_height(app, inner)});
    ImGui::Dummy({1, 1});
    ui_scroll_end(app);
    ImGui::PopStyleVar();
    move_buttons(app, x, buttons, width);
    return;
  }
  if (mode == Mode::score) {
    y += draw_words(app, prompt(app, mode), x, y, width, Face::small, colour::ink) + pad / 2;
    score_buttons(app, x, y, width);
    return;
  }
  if (mode == Mode::over) {
    y += draw_words(app, prompt(app, mode), x, y, width, Face::text, colour::ink) + pad;
    over_buttons(app, x, y, width);
    return;
  }
  const float tile = sideways ? std::min(width * 0.42f, px(theme, 96))
                              : area.height - 2 * pad;
  draw_drawn_tile(app, {x, y, tile, tile});
  const float beside = x + tile + pad * 1.3f;
  const float room = area.x + area.width - pad - beside;
  const float words = draw_words(app, prompt(app, mode), beside, y, room, Face::text, colour::ink);
  if (mode != Mode::place) return;
  float buttons = std::max(y + words + pad / 2, y + tile - theme.control);
  if (sideways) buttons = std::max(y + tile + pad, y + words + pad);
  const float left = sideways ? x : beside;
  turn_buttons(app, left, left + 2 * theme.control + px(theme, 8), buttons);
}

void draw_column_hand(App& app, Mode mode) {
  const Theme& theme = app.theme;
  const Area& area = app.table.layout.hand;
  const float pad = px(theme, 14);
  const float x = area.x + pad, width = area.width - 2 * pad;
  float y = area.y + pad;
  const float bottom = area.y + area.height - pad;
  y += draw_words(app, prompt(app, mode), x, y, width, Face::text, colour::ink) + pad / 2;
  if (mode == Mode::over) {
    over_buttons(app, x, y + pad, width);
    return;
  }
  if (mode == Mode::score) {
    score_buttons(app, x, y, width);
    return;
  }
  const float rest = bottom - y;
  if (mode == Mode::figure) {
    const float buttons = bottom - theme.control;
    const std::string outcome = outcome_words(app);
    float foot = buttons - pad / 2;
    if (!outcome.empty()) {
      const float h = ui_text_size(app, outcome, Face::small, width).y;
      foot -= h + pad / 3;
      draw_words(app, outcome, x, foot + pad / 3, width, Face::small, colour::good);
    }
    app.table.hand_place = {x, y, px(theme, 96), px(theme, 96)};
    ImGui::SetCursorScreenPos({x, y});
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
    ui_scroll_begin(app, "choices", {width, std::max(1.0f, foot - y)});
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float inner = ImGui::GetContentRegionAvail().x;
    draw_choices(app, at.x, at.y, inner);
    ImGui::SetCursorScreenPos({at.x, at.y + choices_height(app, inner)});
    ImGui::Dummy({1, 1});
    ui_scroll_end(app);
    ImGui::PopStyleVar();
    move_buttons(app, x, buttons, width);
    return;
  }
  const float turns = theme.control + px(theme, 10);
  const float tile = std::max(px(theme, 40), std::min({width - 2 * turns, rest, px(theme, 230)}));
  y += std::max(0.0f, (rest - tile) * 0.4f - pad);
  draw_drawn_tile(app, {x + (width - tile) / 2, y, tile, tile});
  if (mode == Mode::place) turn_buttons(app, x, x + width, y + (tile - theme.control) / 2);
  y += tile + pad;
  const std::string left = tr_count(app.texts, "tiles-left", app.table.scene.left);
  const ImVec2 size = ui_text_size(app, left, Face::small);
  if (y + size.y < bottom)
    ui_draw_text(app, *ImGui::GetWindowDrawList(), {x + (width - size.x) / 2, y}, left,
                 Face::small, colour::ink_soft);
}

}  // namespace

float hand_panel_height(const App& app) {
  const Theme& theme = app.theme;
  const float pad = px(theme, 8);
  const float width = ImGui::GetIO().DisplaySize.x - 2 * pad;
  const float line = ui_text_size(app, "X", Face::small).y;
  switch (mode_of(app)) {
    case Mode::figure: {
      const float most = ImGui::GetIO().DisplaySize.y * 0.4f;
      const std::string outcome = outcome_words(app);
      const std::string words = outcome.empty() ? prompt(app, Mode::figure) : outcome;
      return std::min(most, 2.5f * pad + ui_text_size(app, words, Face::small, width).y + pad / 2 +
                                choices_height(app, width) + px(theme, 6) + theme.control);
    }
    case Mode::score:
      return 2 * pad + line * 2 +
             static_cast<float>(score_choices(app).size()) * (theme.control + px(theme, 6));
    case Mode::over:
      return 3 * pad + ui_text_size(app, prompt(app, Mode::over), Face::text, width).y +
             (width > px(theme, 300) ? 1.0f : 2.2f) * theme.control;
    case Mode::place:
    case Mode::wait:
      break;
  }
  return 2 * pad + px(theme, 84);
}

void draw_hand_panel(App& app) {
  const TableLayout& layout = app.table.layout;
  panel_begin(app, "table.hand", layout.hand, layout.shape != TableShape::wide);
  const Mode mode = mode_of(app);
  if (layout.shape == TableShape::wide)
    draw_column_hand(app, mode);
  else
    draw_small_hand(app, mode);
  panel_end();
}

}  // namespace bastide::web
