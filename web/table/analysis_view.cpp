// The panel of an analysis board, drawn.
#include <imgui.h>

#include <algorithm>

#include "web/drawing/board.hpp"
#include "web/session/analysis_board.hpp"
#include "web/table/analysis_panel.hpp"
#include "web/table/board_marks.hpp"
#include "web/table/moves.hpp"
#include "web/table/panels.hpp"
#include "web/table/table_view.hpp"
#include "web/text/names.hpp"
#include "web/ui/widgets.hpp"

namespace bastide::web {
namespace {

constexpr const char* list_ids[] = {"board.turns", "board.chances", "board.variants"};

// The three lists side by side, and the button that closes the panel, unless only the tool that has
// opened it finds room; cuts them off.
void draw_head(const TableView& view, Area& rest) {
  const Theme& theme = view.ui.theme;
  const auto label = [&](int i) { return tr(view.texts, list_ids[i]); };
  const float gap = px(theme, 4), pad = px(theme, 8);
  const auto width_beside = [&](float other) {
    return (rest.width - 2 * pad - other - 2 * gap) / 3;
  };
  const float beside = width_beside(theme.control + gap);
  const bool closes = ui_labels_fit(theme, {label(0), label(1), label(2)}, beside);
  const float width = closes ? beside : width_beside(0);
  float height = theme.control;
  for (int i = 0; i < 3; ++i) height = std::max(height, ui_button_height(theme, label(i), width));
  for (int i = 0; i < 3; ++i) {
    ButtonStyle style;
    style.width = width;
    style.selected = static_cast<int>(analysis_list(view.session, view.table)) == i;
    ImGui::SetCursorScreenPos({rest.x + pad + static_cast<float>(i) * (width + gap), rest.y + pad});
    if (ui_button(view.ui, list_ids[i], label(i), style))
      intend(view, [i](TableView& v) { show_list(v, static_cast<AnalysisList>(i)); });
  }
  ButtonStyle quiet;
  quiet.tone = Tone::quiet;
  ImGui::SetCursorScreenPos({rest.x + rest.width - theme.control - pad / 2, rest.y + pad});
  if (closes &&
      ui_icon_button(view.ui, "board.close", Icon::cross, tr(view.texts, "common.close"), quiet))
    intend(view, close_side);
  cut_top(rest, height + 2 * pad);
  rest = {rest.x + pad, rest.y, rest.width - 2 * pad, rest.height - pad / 2};
}

void reveal_row(const TableView& view, bool row_is_it) {
  if (!row_is_it || view.drawn.revealed_row == view.table->analysis.reveal) return;
  ImGui::SetScrollHereY(0.5f);
  view.drawn.revealed_row = view.table->analysis.reveal;
}

void draw_turn_row(const TableView& view, std::size_t i) {
  Ui& ui = view.ui;
  const Theme& theme = ui.theme;
  const AnalysisPanel& panel = view.table->analysis;
  const AnalysisRow& row = panel.rows[i];
  const bool chosen = panel.chosen == static_cast<int>(i);
  const float pad = px(theme, 8), width = ImGui::GetContentRegionAvail().x - px(theme, 2);
  const float worth = ui_text_size(theme, row.worth, Face::small).x;
  const float tile = row.laid ? px(theme, 48) : 0, left = row.laid ? tile + 2 * pad : pad;
  const float room = width - left - pad, whole = width - 2 * pad;
  const std::string name = std::to_string(i + 1) + ". " + row.name;
  // Large letters: what it is worth stands below the name, and the reason below the picture; the
  // name too, if even a word is too long.
  const bool large = room < em(theme, 190);
  const bool under = large && ui_widest_word(theme, name, Face::strong) > room;
  const float beside = under ? whole : large ? room : room - worth - pad;
  const float line = ui_text_size(theme, name, Face::strong, beside).y;
  const float small = ui_text_size(theme, "X", Face::small).y;
  const float head = under   ? std::max(tile, small) + line
                     : large ? std::max(line + small, tile)
                             : line;
  const float why =
      row.why.empty() ? 0 : ui_text_size(theme, row.why, Face::small, large ? whole : room).y;
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const std::string id = "board.turn." + std::to_string(i);
  const float height = std::max({head + why + pad, tile + pad, theme.touch ? theme.control : 0});
  if (ui_card_button(ui, id.c_str(), {width, height}, Tone::plain, chosen))
    intend(view, [i](TableView& v) { choose_row(v, i); });
  reveal_row(view, chosen);
  const Paint paint{theme, *ImGui::GetWindowDrawList()};
  const float x = at.x + left, y = at.y + pad / 2;
  if (row.laid)
    draw_laid_turn(paint_of(view, paint.draw), *row.laid,
                   {at.x + pad, large ? y : at.y + (height - tile) / 2}, tile);
  ui_draw_paragraph(paint, {under ? at.x + pad : x, under ? y + head - line : y}, name,
                    Face::strong, colour::ink, beside);
  ui_draw_text(
      paint,
      {large ? x : at.x + width - pad - worth, under ? y : y + (large ? line : px(theme, 2))},
      row.worth, Face::small, colour::ink);
  ui_draw_paragraph(paint, {large ? at.x + pad : x, y + head}, row.why, Face::small,
                    colour::ink_soft, (large ? whole : room) + 1);
}

void draw_turns(const TableView& view) {
  const AnalysisPanel& panel = view.table->analysis;
  if (view.settings->purist) return;
  for (std::size_t i = 0; i < panel.rows.size() && i < panel.best.turns.size(); ++i) {
    draw_turn_row(view, i);
    if (panel.chosen != static_cast<int>(i)) continue;
    ButtonStyle style;
    style.tone = Tone::primary;
    style.icon = Icon::check;
    style.width = -1;
    if (ui_button(view.ui, "board.play", tr(view.texts, "board.play"), style))
      intend(view, take_row);
  }
}

// A tile, with its share of the bag and what it would be worth below it.
void draw_tile_outcome(const TableView& view, std::size_t i, ImVec2 min, float side) {
  Ui& ui = view.ui;
  const Theme& theme = ui.theme;
  const AnalysisPanel& panel = view.table->analysis;
  const ChanceOutcome& outcome = panel.outcomes.all[i];
  const AnalysisRow& row = panel.rows[i];
  const float line = ui_text_size(theme, "X", Face::small).y;
  ImGui::SetCursorScreenPos(min);
  const std::string id = "board.chance." + std::to_string(i);
  const bool chosen = panel.chosen == static_cast<int>(i);
  const bool taken = panel.outcomes.cursor < view.session->cursor &&
                     view.session->record.actions[panel.outcomes.cursor] == outcome.action;
  if (ui_card_button(ui, id.c_str(), {side, side + 2 * line}, Tone::plain, chosen || taken))
    intend(view, [i](TableView& v) { choose_row(v, i); });
  ui.theme.told.back().words = row.name;
  reveal_row(view, chosen);
  const Paint paint{theme, *ImGui::GetWindowDrawList()};
  const float pad = px(theme, 5);
  if (const ImTextureID picture = tile_picture(view.table->pictures, view.session->game,
                                               {outcome.type}, side * theme.density))
    paint.draw.AddImageRounded(picture, {min.x + pad, min.y + pad},
                               {min.x + side - pad, min.y + side - pad}, {0, 0}, {1, 1},
                               IM_COL32_WHITE, px(theme, 3));
  const auto centred = [&](const std::string& words, float y, ImU32 ink) {
    const float width = std::min(ui_text_size(theme, words, Face::small).x, side);
    ui_draw_text(paint, {min.x + (side - width) / 2, y}, words, Face::small, ink, side);
  };
  centred(row.why, min.y + side - pad, colour::ink_soft);
  centred(row.worth, min.y + side - pad + line, outcome.luck < 0 ? colour::accent : colour::good);
}

void draw_other_outcome(const TableView& view, std::size_t i) {
  const AnalysisPanel& panel = view.table->analysis;
  const AnalysisRow& row = panel.rows[i];
  ButtonStyle style;
  style.width = -1;
  style.left = true;
  style.selected = panel.chosen == static_cast<int>(i);
  const std::string label = row.worth.empty() ? row.name : row.name + " \xc2\xb7 " + row.worth;
  const std::string id = "board.chance." + std::to_string(i);
  if (ui_button(view.ui, id.c_str(), label, style))
    intend(view, [i](TableView& v) { choose_row(v, i); });
  reveal_row(view, style.selected);
}

void draw_chances(const TableView& view) {
  const Theme& theme = view.ui.theme;
  const AnalysisPanel& panel = view.table->analysis;
  const std::vector<ChanceOutcome>& all = panel.outcomes.all;
  if (panel.rows.size() != all.size()) return;
  const float gap = px(theme, 6), width = ImGui::GetContentRegionAvail().x - px(theme, 2);
  const int columns = std::max(3, static_cast<int>(width / (px(theme, 44) + em(theme, 24))));
  const float side = (width - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
  const float row = side + 2 * ui_text_size(theme, "X", Face::small).y + gap;
  const ImVec2 at = ImGui::GetCursorScreenPos();
  int tiles = 0;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (all[i].type == no_type) continue;
    const auto column = static_cast<float>(tiles % columns),
               nth = static_cast<float>(tiles / columns);
    draw_tile_outcome(view, i, {at.x + column * (side + gap), at.y + nth * row}, side);
    ++tiles;
  }
  if (tiles > 0) {
    ImGui::SetCursorScreenPos(at);
    ImGui::Dummy({width, row * static_cast<float>((tiles + columns - 1) / columns)});
  }
  for (std::size_t i = 0; i < all.size(); ++i)
    if (all[i].type == no_type) draw_other_outcome(view, i);
}

struct VariantTool {
  const char* id;
  Icon icon;
  void (*act)(TableView&);
  bool enabled;
};

void draw_variant_tools(const TableView& view) {
  const std::size_t at = variation_shown(view.session);
  const VariantTool tools[] = {
      {"board.variant.next", Icon::again, next_variant, true},
      {"board.variant.main", Icon::up, main_variant, !is_main(view.session->board->variations, at)},
      {"board.variant.delete", Icon::trash, delete_variant, at != 0}};
  for (const VariantTool& tool : tools) {
    if (&tool != tools) ImGui::SameLine(0, px(view.ui.theme, 6));
    ButtonStyle style;
    style.enabled = tool.enabled;
    if (!tool.enabled)
      style.why = tr(view.texts, at == 0 ? "timeline.at-start" : "board.variant.is-main");
    if (ui_icon_button(view.ui, tool.id, tool.icon, tr(view.texts, tool.id), style))
      intend(view, tool.act);
  }
}

void draw_variant(const TableView& view, std::size_t i, bool here) {
  Ui& ui = view.ui;
  const Theme& theme = ui.theme;
  const AnalysisPanel& panel = view.table->analysis;
  const VariantRow& row = panel.variants[i];
  constexpr int most_indents = 5;
  const float fingertip = theme.touch ? theme.control : 0;
  const float indent = px(theme, 14) * static_cast<float>(std::min(row.indent, most_indents));
  const float pad = px(theme, 6), badge = px(theme, 20), tile = px(theme, 26);
  const float width = ImGui::GetContentRegionAvail().x - px(theme, 2) - indent;
  const bool drawn = row.type != no_type;
  const float left = badge + 2 * pad + (drawn ? tile + pad : 0), room = width - left - pad;
  const std::string turn = std::to_string(row.turn) + ". ";
  const std::string words = turn + row.words;
  const float height =
      std::max({ui_text_size(theme, words, Face::small, room).y + pad, tile + pad, fingertip});
  const ImVec2 origin = ImGui::GetCursorScreenPos();
  const ImVec2 at(origin.x + indent, origin.y);
  const ImVec2 max(at.x + width, at.y + height);
  reveal_row(view, here);
  const std::string id = "board.variant." + std::to_string(i);
  if (!ImGui::IsRectVisible(at, max)) {
    probe_item(ui.probe, id, at.x, at.y, width, height).seen = false;
    ImGui::Dummy({indent + width, height});
    return;
  }
  ImGui::SetCursorScreenPos(at);
  if (ui_card_button(ui, id.c_str(), {width, height}, here ? Tone::plain : Tone::quiet, here))
    intend(view, [i](TableView& v) { choose_row(v, i); });
  ui.theme.told.back().words = player_name(view.texts, view.session->record, row.player);
  const Paint paint{theme, *ImGui::GetWindowDrawList()};
  const float middle = at.y + height / 2;
  draw_player_badge(paint.draw, {at.x + pad, middle - badge / 2}, badge,
                    colour_of(view.session, row.player));
  if (drawn) {
    const float x = at.x + badge + 2 * pad;
    if (const ImTextureID picture =
            tile_picture(view.table->pictures, view.session->game, {row.type}, tile * theme.density))
      paint.draw.AddImageRounded(picture, {x, middle - tile / 2}, {x + tile, middle + tile / 2},
                                 {0, 0}, {1, 1}, IM_COL32_WHITE, px(theme, 3));
  }
  const float tall = ui_text_size(theme, words, Face::small, room).y;
  ui_draw_paragraph(paint, {at.x + left, middle - tall / 2}, words, Face::small, colour::ink, room);
}

void draw_variants(const TableView& view) {
  const int here = row_shown(view.session, view.table->analysis);
  draw_variant_tools(view);
  ButtonStyle style;
  style.tone = Tone::quiet;
  style.left = true;
  style.width = -1;
  style.selected = variation_shown(view.session) == 0;
  if (ui_button(view.ui, "board.beginning", tr(view.texts, "board.beginning"), style))
    intend(view, [](TableView& v) { go_to_variant(v, 0); });
  for (std::size_t i = 0; i < view.table->analysis.variants.size(); ++i)
    draw_variant(view, i, static_cast<int>(i) == here);
}

// "1-3, 5": rows in order, from 0.
std::string numbers_words(const std::vector<std::size_t>& rows) {
  std::string words;
  for (std::size_t i = 0; i < rows.size();) {
    std::size_t last = i;
    while (last + 1 < rows.size() && rows[last + 1] == rows[last] + 1) ++last;
    words += (words.empty() ? "" : ", ") + std::to_string(rows[i] + 1);
    if (last > i) words += (last > i + 1 ? "\xe2\x80\x93" : ", ") + std::to_string(rows[last] + 1);
    i = last + 1;
  }
  return words;
}

void publish_facts(const TableView& view) {
  const AnalysisPanel& panel = view.table->analysis;
  Probe& probe = view.ui.probe;
  constexpr const char* names[] = {"turns", "chances", "variants"};
  probe_fact(probe, "board.list", names[static_cast<int>(analysis_list(view.session, view.table))]);
  probe_fact(probe, "board.rounds", std::to_string(panel.best.rounds));
  probe_fact(probe, "board.rows", std::to_string(row_count(view.session, view.table)));
  probe_fact(probe, "board.chosen", std::to_string(panel.chosen));
}

}  // namespace

void draw_row_numbers(const BoardDrawing& on, const TableView& view) {
  if (view.settings->purist || !looks_at_turns(view.session, view.table)) return;
  const std::vector<AnalysisRow>& rows = view.table->analysis.rows;
  std::vector<std::pair<Position, std::vector<std::size_t>>> spaces;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (!rows[i].laid) continue;
    const Position at = rows[i].laid->at;
    auto space = std::find_if(spaces.begin(), spaces.end(),
                              [&](const auto& one) { return one.first == at; });
    if (space == spaces.end()) {
      spaces.emplace_back(at, std::vector<std::size_t>{});
      space = spaces.end() - 1;
    }
    space->second.push_back(i);
  }
  for (const auto& [at, numbers] : spaces) {
    const Square s = square_of(on.camera, at);
    const std::string words = numbers_words(numbers);
    const ImVec2 size = ui_text_size(on.theme, words, Face::small);
    const float pad = px(on.theme, 3);
    const ImVec2 min((s.min.x + s.max.x - size.x) / 2 - pad, s.max.y - size.y - pad);
    const ImVec2 max(min.x + size.x + 2 * pad, s.max.y);
    on.draw.AddRectFilled(min, max, faded(colour::paper_high, 0.92f), pad);
    on.draw.AddRect(min, max, colour::ink_soft, pad);
    ui_draw_text(on, {min.x + pad, min.y}, words, Face::small, colour::ink);
    probe_fact(on.ui.probe, "board.number." + std::to_string(at.x) + ',' + std::to_string(at.y),
               words);
  }
}

void draw_analysis(const TableView& view) {
  const Table& table = view.table;
  if (!view.session->board || table.side != SidePanel::analysis) return;
  Area rest = table.layout.side;
  panel_begin(view, "board.panel", rest, table.layout.shape != TableShape::wide);
  draw_head(view, rest);
  ImGui::SetCursorScreenPos(rest.min());
  const AnalysisList list = analysis_list(view.session, table);
  ui_scroll_begin(list_ids[static_cast<int>(list)], rest.size());
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {px(view.ui.theme, 6), px(view.ui.theme, 4)});
  if (const std::string words = analysis_caption(view); !words.empty())
    ui_text(view.ui, words, Face::small, colour::ink_soft);
  if (list == AnalysisList::turns) draw_turns(view);
  if (list == AnalysisList::chances) draw_chances(view);
  if (list == AnalysisList::variants) draw_variants(view);
  ImGui::PopStyleVar();
  ui_scroll_end(view.ui);
  panel_end();
  publish_facts(view);
}

}  // namespace bastide::web
