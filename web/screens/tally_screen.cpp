// Only the score: who gets how many points for what, noted with a few presses.
#include <algorithm>
#include <cmath>

#include "web/screens/parts.hpp"
#include "web/screens/screen_view.hpp"
#include "web/setup/tally.hpp"
#include "web/ui/badge.hpp"

namespace bastide::web {
namespace {

constexpr const char* kind_keys[tally_kinds] = {"sheet.kind.road", "sheet.kind.city",
                                                "sheet.kind.monastery", "sheet.kind.field",
                                                "tally.other"};
constexpr int track_length = 50;

std::string signed_words(int points) {
  return (points < 0 ? "\xe2\x88\x92" : "+") + std::to_string(std::abs(points));
}

// Who sits there, with what each has; a press chooses who gets the next points.
void players_part(ScreenView& view) {
  Ui& ui = view.ui;
  const Tally& tally = view.screens.tally;
  for (std::size_t p = 0; p < tally.players.size(); ++p) {
    const PlayerEntry& player = tally.players[p];
    const std::string id = "tally.player." + std::to_string(p);
    const std::string total = std::to_string(total_of(tally, p));
    const float width = ImGui::GetContentRegionAvail().x, height = ui.theme.control;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    if (ui_card_button(ui, id.c_str(), {width, height}, Tone::plain,
                       view.screens.tally_player == p))
      view.screens.tally_player = p;
    ui.theme.a11y.back().words = tr_pair(view.texts, player.name, total);
    const Paint paint{ui.theme, *ImGui::GetWindowDrawList()};
    const float badge = height * 0.64f, pad = px(ui.theme, 8);
    draw_player_badge(paint.draw, {at.x + pad, at.y + (height - badge) / 2}, badge, player.colour);
    const ImVec2 size = ui_text_size(ui.theme, total, Face::strong);
    const float left = at.x + badge + 2 * pad;
    ui_draw_name(paint, {left, at.y + (height - ui_text_size(ui.theme, "X", Face::text).y) / 2},
                 player.name, Face::text, colour::ink,
                 std::max(1.0f, at.x + width - left - size.x - 2 * pad));
    ui_draw_text(paint, {at.x + width - size.x - pad, at.y + (height - size.y) / 2}, total,
                 Face::strong, colour::ink);
    probe_fact(ui.probe, id, total);
  }
}

// A line of fifty spaces with everybody on it; above it who has gone around, and how often.
void track_part(ScreenView& view) {
  Ui& ui = view.ui;
  const Tally& tally = view.screens.tally;
  const float width = ImGui::GetContentRegionAvail().x, badge = px(ui.theme, 18);
  const float height =
      badge * (0.6f + 0.4f * static_cast<float>(tally.players.size())) + px(ui.theme, 14);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  const float left = at.x + badge / 2, right = at.x + width - badge / 2,
              y = at.y + height - px(ui.theme, 8);
  draw.AddLine({left, y}, {right, y}, colour::ink_soft, px(ui.theme, 2));
  const auto x_of = [&](int space) {
    return left + (right - left) * static_cast<float>(space) / static_cast<float>(track_length - 1);
  };
  for (int space = 0; space < track_length; ++space) {
    const float tick = px(ui.theme, space % 5 == 0 ? 6 : 3);
    draw.AddLine({x_of(space), y}, {x_of(space), y + tick}, colour::ink_soft, px(ui.theme, 1));
  }
  for (std::size_t p = tally.players.size(); p-- > 0;) {
    const int total = std::max(0, total_of(tally, p));
    const float x = x_of(total % track_length), up = badge * (1 + 0.4f * static_cast<float>(p));
    draw_player_badge(draw, {x - badge / 2, y - up}, badge, tally.players[p].colour);
  }
  // Not below the badge of somebody else.
  for (std::size_t p = 0; p < tally.players.size(); ++p) {
    const int total = total_of(tally, p);
    if (total < track_length) continue;
    const std::string laps = std::to_string(total / track_length);
    const float x = x_of(total % track_length), up = badge * (1 + 0.4f * static_cast<float>(p));
    const float wide = ui_text_size(ui.theme, laps, Face::small).x;
    ui_draw_text({ui.theme, draw}, {x - badge / 2 - wide - px(ui.theme, 2), y - up}, laps,
                 Face::small, colour::ink);
  }
  ImGui::Dummy({width, height + px(ui.theme, 4)});
}

void points_part(ScreenView& view) {
  Ui& ui = view.ui;
  Screens& screens = view.screens;
  std::vector<std::string> kinds;
  for (const char* key : kind_keys) kinds.emplace_back(tr(view.texts, key));
  int kind = static_cast<int>(screens.tally_kind);
  if (ui_choice(ui, "tally.kind", kinds, kind)) screens.tally_kind = static_cast<TallyKind>(kind);
  ui_gap(ui, 2);
  constexpr int amounts[] = {1, 2, 3, 4, 5, 6, 8, 9, 10, 12, 15, 20, -1, -5};
  const float gap = px(ui.theme, 6), width = ImGui::GetContentRegionAvail().x;
  const float least = std::max(ui.theme.control, ui_button_width(ui.theme, "+00"));
  const int columns = std::max(1, static_cast<int>((width + gap) / (least + gap)));
  ButtonStyle style;
  style.width =
      std::floor((width - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns));
  int n = 0;
  for (const int points : amounts) {
    if (n++ % columns != 0) ImGui::SameLine(0, gap);
    const std::string id = "tally.points." + std::to_string(points);
    if (!ui_button(ui, id.c_str(), signed_words(points), style)) continue;
    const TallyEntry entry{static_cast<u8>(screens.tally_player), screens.tally_kind, points};
    screens.tally_sure = false;
    if (note_points(screens.tally, entry))
      screens.tally_damaged = false;
    else
      notify(ui, std::string(tr(view.texts, "tally.full")));
  }
}

// Who has what for what.
void kinds_part(ScreenView& view) {
  Ui& ui = view.ui;
  const Tally& tally = view.screens.tally;
  ui_heading(ui, tr(view.texts, "sheet.by-kind"));
  for (std::size_t k = 0; k < tally_kinds; ++k) {
    std::string points;
    for (std::size_t p = 0; p < tally.players.size(); ++p)
      points += (p ? "  " : "") + tally.players[p].name + ' ' +
                std::to_string(points_by_kind(tally, p)[k]);
    ui_text(ui, tr_pair(view.texts, tr(view.texts, kind_keys[k]), points), Face::small);
    probe_fact(ui.probe, "tally.sum." + std::to_string(k), points);
  }
}

void begin_anew(ScreenView& view) {
  Screens& screens = view.screens;
  screens.tally = {};
  screens.tally_player = 0;
  screens.tally_damaged = screens.tally_sure = false;
  request(view.requests, Screen::record);
}

// What has been noted is not discarded at one press.
void again_part(ScreenView& view) {
  Ui& ui = view.ui;
  Screens& screens = view.screens;
  ButtonStyle style;
  style.width = -1;
  if (screens.tally_sure) {
    ui_text(ui, tr(view.texts, "tally.again.sure"));
    style.icon = Icon::trash;
    style.tone = Tone::danger;
    if (ui_button(ui, "tally.again.yes", tr(view.texts, "tally.again.yes"), style))
      begin_anew(view);
    return;
  }
  style.icon = Icon::again;
  style.tone = Tone::quiet;
  if (!ui_button(ui, "tally.again", tr(view.texts, "tally.again"), style)) return;
  if (screens.tally.entries.empty())
    begin_anew(view);
  else
    screens.tally_sure = true;
}

void foot_part(ScreenView& view) {
  Ui& ui = view.ui;
  Screens& screens = view.screens;
  ButtonStyle style;
  style.icon = Icon::undo;
  style.width = -1;
  style.enabled = !screens.tally.entries.empty();
  if (!style.enabled) style.why = tr(view.texts, "table.undo.none");
  if (ui_button(ui, "tally.undo", tr(view.texts, "table.undo"), style)) {
    take_back_points(screens.tally);
    screens.tally_sure = false;
  }
  again_part(view);
}

}  // namespace

void tally_screen(ScreenView& view) {
  Ui& ui = view.ui;
  Screens& screens = view.screens;
  ui_screen_begin(ui, "tally");
  const bool back = screen_header(ui, view.texts, tr(view.texts, "tally.title"));
  column_begin(ui.theme, "tally.column", 720, 0);
  if (screens.tally_damaged) {
    ui_text(ui, tr(view.texts, "tally.damaged"), Face::small, colour::accent);
    probe_fact(ui.probe, "tally.fault", "tally.damaged");
  }
  if (screens.tally_player >= screens.tally.players.size()) screens.tally_player = 0;
  ui_panel_begin(ui, "tally.players");
  players_part(view);
  track_part(view);
  ui_panel_end();
  ui_gap(ui, 6);
  ui_panel_begin(ui, "tally.points");
  points_part(view);
  ui_panel_end();
  ui_gap(ui, 6);
  ui_panel_begin(ui, "tally.kinds");
  kinds_part(view);
  ui_gap(ui, 4);
  foot_part(view);
  ui_panel_end();
  column_end(ui);
  ui_screen_end();
  if (back) request(view.requests, Screen::record);
}

}  // namespace bastide::web
