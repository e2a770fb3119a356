#include "web/screens/screens.hpp"

#include <algorithm>
#include <ctime>

#include "web/app.hpp"
#include "web/platform/platform.hpp"
#include "web/screens/parts.hpp"

namespace bastide::web {

const char* screen_name(Screen screen) {
  switch (screen) {
    case Screen::start:
      return "start";
    case Screen::new_game:
      return "new-game";
    case Screen::table:
      return "table";
    case Screen::score_sheet:
      return "score-sheet";
    case Screen::how_to_play:
      return "how-to-play";
    case Screen::settings:
      return "settings";
    case Screen::lessons:
      return "lessons";
  }
  return "";
}

const char* dialog_name(Dialog dialog) {
  switch (dialog) {
    case Dialog::none:
      return "";
    case Dialog::game_menu:
      return "game-menu";
    case Dialog::rename:
      return "rename";
    case Dialog::delete_game:
      return "delete-game";
    case Dialog::delete_all:
      return "delete-all";
    case Dialog::open:
      return "open";
    case Dialog::link:
      return "link";
    case Dialog::failed:
      return "failed";
    case Dialog::show_link:
      return "show-link";
    case Dialog::conflict:
      return "conflict";
    case Dialog::colour:
      return "colour";
    case Dialog::kind:
      return "kind";
  }
  return "";
}

void go_to_screen(App& app, Screen screen) {
  const bool aside = screen == Screen::settings || screen == Screen::how_to_play;
  const bool from_aside = app.screen == Screen::settings || app.screen == Screen::how_to_play;
  if (aside && !from_aside) app.back = app.screen;
  if (screen == Screen::new_game && !from_aside) app.screens.form_from = app.screen;
  if (screen == Screen::start) app.screens.saves_stale = true;
  if (screen == Screen::how_to_play && app.screen != screen) app.screens.help_page = "base";
  app.screen = screen;
}

void open_help(App& app, std::string_view topic) {
  go_to_screen(app, Screen::how_to_play);
  const std::size_t dot = topic.find('.');
  app.screens.help_page = topic.substr(0, dot);
  app.screens.help_section = dot == std::string_view::npos ? "" : topic.substr(dot + 1);
  app.screens.help_frames = 6;
  app.screens.help_pages = false;
}

bool screens_frame(App& app) {
  Screens& s = app.screens;
  paintings_frame(s.paintings);
  if (s.saves_stale) {
    s.saves = list_games(platform_storage());
    s.saves_stale = false;
  }
  if (!s.form_ready) {
    s.form = default_form();
    s.form_ready = true;
  }
  bool moving = false;
  switch (app.screen) {
    case Screen::start:
      moving = start_screen(app);
      break;
    case Screen::new_game:
      new_game_screen(app);
      break;
    case Screen::score_sheet:
      score_sheet_screen(app);
      moving = app.session && !complete(s.afterwards.analysis);
      break;
    case Screen::how_to_play:
      how_to_play_screen(app);
      break;
    case Screen::settings:
      settings_screen(app);
      break;
    case Screen::lessons:
      lessons_screen(app);
      break;
    case Screen::table:
      break;
  }
  return moving || s.paintings.waiting || s.help_frames > 0;
}

// ---- Parts --------------------------------------------------------------------------------------

bool screen_header(App& app, std::string_view title) {
  const Theme& theme = app.ui.theme;
  const float pad = px(theme, theme.narrow ? 8 : 14);
  const float height = theme.control + 2 * pad;
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  const float width = ImGui::GetIO().DisplaySize.x;
  draw.AddRectFilled({0, 0}, {width, height}, faded(colour::paper, 0.96f));
  draw.AddLine({0, height}, {width, height}, colour::rule, px(theme, 1));
  ImGui::SetCursorPos({pad, pad});
  ButtonStyle style;
  style.tone = Tone::quiet;
  const bool pressed =
      ui_icon_button(app.ui, "back", Icon::back, tr(app.texts, "common.back"), style);
  const float x = pad + theme.control + px(theme, 8);
  const ImVec2 size = ui_text_size(app.ui.theme, title, Face::title);
  ui_draw_text(app.ui.theme, draw, {x, (height - size.y) / 2 + size.y * 0.06f}, title, Face::title,
               colour::ink, width - x - pad);
  ImGui::SetCursorPos({0, height + px(theme, 1)});
  return pressed || ui_escape();
}

void column_begin(App& app, const char* id, float design_width, float foot) {
  const Theme& theme = app.ui.theme;
  const ImVec2 room = ImGui::GetContentRegionAvail();
  ui_scroll_begin(id, {room.x, std::max(room.y - foot, px(theme, 80))});
  const float margin = px(theme, theme.narrow ? 10 : 18);
  const float all = ImGui::GetContentRegionAvail().x;
  const float width = std::min(all, px(theme, design_width) + 2 * margin);
  ImGui::SetCursorPosX((all - width) / 2);
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {margin, margin});
  ImGui::BeginChild("column", {width, 0},
                    ImGuiChildFlags_AutoResizeY | ImGuiChildFlags_AlwaysUseWindowPadding,
                    ImGuiWindowFlags_NoScrollbar | ImGuiWindowFlags_NoScrollWithMouse |
                        ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NavFlattened);
  ImGui::PopStyleVar();
}

void column_end(App& app) {
  ImGui::EndChild();
  ui_scroll_end(app.ui);
}

void player_line(App& app, int colour, std::string_view name, std::string_view right, Face f) {
  const Theme& theme = app.ui.theme;
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float width = ImGui::GetContentRegionAvail().x;
  const float line = ui_text_size(app.ui.theme, "X", f).y;
  const float badge = line * 0.92f;
  const float height = line + px(theme, 6);
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  draw_player_badge(draw, {at.x, at.y + (height - badge) / 2}, badge, colour);
  const float number = ui_text_size(app.ui.theme, right, f).x;
  const float x = at.x + badge + px(theme, 9);
  ui_draw_text(app.ui.theme, draw, {x, at.y + (height - line) / 2}, name, f, colour::ink,
               at.x + width - number - px(theme, 10) - x);
  ui_draw_text(app.ui.theme, draw, {at.x + width - number, at.y + (height - line) / 2}, right, f,
               colour::ink);
  ImGui::Dummy({width, height});
}

void draw_sample_tile(App& app, ImDrawList& draw, std::string_view id, ImVec2 min, float side) {
  const int index = find_tile(app.catalogue, id);
  const ImVec2 max(min.x + side, min.y + side);
  const float rounding = px(app.ui.theme, 4);
  const ImTextureID picture =
      index < 0 ? ImTextureID{}
                : painted_tile(app.screens.paintings,
                               app.catalogue.tiles[static_cast<std::size_t>(index)], 0, 0);
  if (picture)
    draw.AddImageRounded(picture, min, max, {0, 0}, {1, 1}, IM_COL32_WHITE, rounding);
  else
    draw.AddRectFilled(min, max, colour::paper_low, rounding);
  draw.AddRect(min, max, faded(colour::ink, 0.35f), rounding, 0, px(app.ui.theme, 1));
}

std::string time_words(const App& app, u64 time) {
  const auto now = static_cast<u64>(platform::unix_seconds());
  const long minutes = now > time ? static_cast<long>((now - time) / 60) : 0;
  if (minutes < 1) return std::string(tr(app.texts, "time.now"));
  if (minutes < 60) return tr_count(app.texts, "time.minutes", minutes);
  if (minutes < 24 * 60) return tr_count(app.texts, "time.hours", minutes / 60);
  if (minutes < 7 * 24 * 60) return tr_count(app.texts, "time.days", minutes / (24 * 60));
  const auto seconds = static_cast<std::time_t>(time);
  const std::tm* date = std::localtime(&seconds);
  if (!date) return {};
  return tr(app.texts, "time.date",
            {std::to_string(date->tm_mday), std::to_string(date->tm_mon + 1),
             std::to_string(date->tm_year + 1900)});
}

}  // namespace bastide::web
