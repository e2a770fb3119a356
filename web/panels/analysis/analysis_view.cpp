// The panel of an analysis board, drawn.
#include <imgui.h>

#include <algorithm>

#include "web/board/board_marks.hpp"
#include "web/drawing/board.hpp"
#include "web/panels/analysis/analysis_panel.hpp"
#include "web/panels/analysis/analysis_state.hpp"
#include "web/panels/drawn.hpp"
#include "web/panels/panel.hpp"
#include "web/panels/table_view.hpp"
#include "web/play/moves.hpp"
#include "web/play/play.hpp"
#include "web/session/analysis_board.hpp"
#include "web/session/session.hpp"
#include "web/session/settings.hpp"
#include "web/text/names.hpp"
#include "web/text/text.hpp"
#include "web/ui/badge.hpp"
#include "web/ui/buttons.hpp"
#include "web/ui/flow.hpp"
#include "web/ui/surfaces.hpp"
#include "web/ui/words.hpp"

namespace bastide::web {
namespace {

constexpr const char* list_ids[] = {"board.turns", "board.chances", "board.variants"};

// The three lists side by side, and the button that closes the panel, unless only the tool that has
// opened it finds room.
void lay_head(Flow& flow, const TableView& view) {
  const auto label = [&](int i) { return tr(view.texts, list_ids[i]); };
  const float control = flow.theme.control, gap = px(flow.theme, 4);
  const float width = (flow.area.width - 2 * gap) / 3, beside = width - (control + gap) / 3;
  const bool closes = ui_labels_fit(flow.theme, {label(0), label(1), label(2)}, beside);
  const auto shown = static_cast<int>(analysis_list(view.session, view.analysis));
  flow.row(
      [&](Row& row) {
        for (int i = 0; i < 3; ++i) {
          ButtonStyle style;
          style.selected = shown == i;
          style.width = closes ? beside : width;
          if (row.button(list_ids[i], label(i), style))
            intend(view, [i](TableView& v) { show_list(v, static_cast<AnalysisList>(i)); });
        }
        if (closes &&
            row.icon("board.close", Icon::cross, tr(view.texts, "common.close"), quiet_button))
          intend(view, close_side);
      },
      4);
}

void reveal_row(const TableView& view, bool row_is_it) {
  if (!row_is_it || view.drawn.revealed_row == view.analysis->reveal) return;
  ImGui::SetScrollHereY(0.5f);
  view.drawn.revealed_row = view.analysis->reveal;
}

void draw_turn_row(const TableView& view, std::size_t i) {
  Ui& ui = view.ui;
  const Theme& theme = ui.theme;
  const AnalysisPanel& panel = view.analysis;
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
  const AnalysisPanel& panel = view.analysis;
  if (view.settings->no_hints) return;
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
void lay_tile_outcome(Flow& flow, const TableView& view, std::size_t i) {
  Ui& ui = view.ui;
  const Theme& theme = ui.theme;
  const AnalysisPanel& panel = view.analysis;
  const ChanceOutcome& outcome = panel.outcomes.all[i];
  const AnalysisRow& row = panel.rows[i];
  const float line = ui_text_size(theme, "X", Face::small).y, side = flow.area.width;
  const Area at = flow.take(side + 2 * line);
  if (!flow.ui) return;
  const ImVec2 min = at.min();
  const std::string id = "board.chance." + std::to_string(i);
  const bool chosen = panel.chosen == static_cast<int>(i);
  const bool taken = panel.outcomes.cursor < view.session->cursor &&
                     view.session->record.actions[panel.outcomes.cursor] == outcome.action;
  if (ui_card_at(ui, id.c_str(), at, Tone::plain, chosen || taken))
    intend(view, [i](TableView& v) { choose_row(v, i); });
  ui.theme.a11y.back().words = row.name;
  reveal_row(view, chosen);
  const Paint paint{theme, *ImGui::GetWindowDrawList()};
  const float pad = px(theme, 5);
  if (const ImTextureID picture = tile_picture(view.play->pictures, view.session->game,
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
  const AnalysisPanel& panel = view.analysis;
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
  const AnalysisPanel& panel = view.analysis;
  const std::vector<ChanceOutcome>& all = panel.outcomes.all;
  if (panel.rows.size() != all.size()) return;
  const float gap = px(theme, 6), width = ImGui::GetContentRegionAvail().x - px(theme, 2);
  const auto columns = std::max(3, static_cast<int>(width / (px(theme, 44) + em(theme, 24))));
  std::vector<std::size_t> tiles;
  for (std::size_t i = 0; i < all.size(); ++i)
    if (all[i].type != no_type) tiles.push_back(i);
  if (!tiles.empty())
    flow_here(view.ui, width, [&](Flow& flow) {
      flow.grid(tiles.size(), static_cast<std::size_t>(columns), gap,
                [&](Flow& cell, std::size_t nth) { lay_tile_outcome(cell, view, tiles[nth]); });
    });
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
      {"board.variant.next", Icon::branch, next_variant, true},
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
  const AnalysisPanel& panel = view.analysis;
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
  const Area card{at.x, at.y, width, height};
  if (ui_card_at(ui, id.c_str(), card, here ? Tone::plain : Tone::quiet, here))
    intend(view, [i](TableView& v) { choose_row(v, i); });
  ui.theme.a11y.back().words = player_name(view.texts, view.session->record, row.player);
  const Paint paint{theme, *ImGui::GetWindowDrawList()};
  const float middle = at.y + height / 2;
  draw_player_badge(paint.draw, {at.x + pad, middle - badge / 2}, badge,
                    colour_of(view.session, row.player));
  if (drawn) {
    const float x = at.x + badge + 2 * pad;
    if (const ImTextureID picture =
            tile_picture(view.play->pictures, view.session->game, {row.type}, tile * theme.density))
      paint.draw.AddImageRounded(picture, {x, middle - tile / 2}, {x + tile, middle + tile / 2},
                                 {0, 0}, {1, 1}, IM_COL32_WHITE, px(theme, 3));
  }
  const float tall = ui_text_size(theme, words, Face::small, room).y;
  ui_draw_paragraph(paint, {at.x + left, middle - tall / 2}, words, Face::small, colour::ink, room);
}

void draw_variants(const TableView& view) {
  const int here = row_shown(view.session, view.analysis);
  draw_variant_tools(view);
  ButtonStyle style;
  style.tone = Tone::quiet;
  style.left = true;
  style.width = -1;
  style.selected = variation_shown(view.session) == 0;
  if (ui_button(view.ui, "board.beginning", tr(view.texts, "board.beginning"), style))
    intend(view, [](TableView& v) { go_to_variant(v, 0); });
  for (std::size_t i = 0; i < view.analysis->variants.size(); ++i)
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
  const AnalysisPanel& panel = view.analysis;
  Probe& probe = view.ui.probe;
  constexpr const char* names[] = {"turns", "chances", "variants"};
  probe_fact(probe, "board.list",
             names[static_cast<int>(analysis_list(view.session, view.analysis))]);
  probe_fact(probe, "board.rounds", std::to_string(panel.best.rounds));
  probe_fact(probe, "board.rows", std::to_string(row_count(view.session, view.analysis)));
  probe_fact(probe, "board.chosen", std::to_string(panel.chosen));
}

}  // namespace

void draw_row_numbers(const BoardDrawing& on, const TableView& view) {
  if (view.settings->no_hints || !looks_at_turns(view.session, view.play, view.analysis)) return;
  const std::vector<AnalysisRow>& rows = view.analysis->rows;
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
  const Play& play = view.play;
  if (!view.session->board || play.side != SidePanel::analysis) return;
  Area rest = play.layout.side;
  panel_begin(view, "board.panel", rest, play.layout.shape != TableShape::wide);
  const float pad = px(view.ui.theme, 8);
  Flow flow{view.ui.theme, &view.ui, rest};
  flow.padded(pad, [&](Flow& head) { lay_head(head, view); });
  cut_top(rest, flow.height());
  rest = {rest.x + pad, rest.y, rest.width - 2 * pad, rest.height - pad / 2};
  const AnalysisList list = analysis_list(view.session, view.analysis);
  ui_scroll_at(list_ids[static_cast<int>(list)], rest);
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
