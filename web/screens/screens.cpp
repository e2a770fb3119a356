#include "web/screens/screens.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "web/platform/clock.hpp"
#include "web/platform/site_files.hpp"
#include "web/platform/storage.hpp"
#include "web/screens/going_on.hpp"
#include "web/screens/paintings.hpp"
#include "web/screens/parts.hpp"
#include "web/screens/screen_view.hpp"
#include "web/screens/story/best_games.hpp"
#include "web/screens/tale_panel.hpp"
#include "web/session/calendar.hpp"
#include "web/setup/company.hpp"
#include "web/text/names.hpp"

namespace bastide::web {

static constexpr double painting_seconds = 0.02;  // in a frame

void refresh_saves(Screens& screens, const Catalogue& catalogue) {
  if (!std::exchange(screens.saves_stale, false)) return;
  const Storage& storage = platform_storage();
  screens.saves = list_games(storage);
  screens.story = stored_story(storage);
  screens.days = add_saved_days(storage, catalogue, screens.saves);
  screens.medals = stored_won_medals(storage);
}

void settle_form(Screens& screens, const Oneself& oneself, Screen screen) {
  std::optional<NewGameForm>& usual = screens.usual_form;
  if (screen == Screen::record && !usual) {
    usual = std::exchange(screens.form, screens.record_form.value_or(screens.form));
    if (!screens.record_form) seat_scribed(screens.form, oneself);
  } else if (usual && screen != Screen::record && !is_aside(screen) &&
             !(screen == Screen::position && screens.position_view.counts)) {
    screens.record_form = std::exchange(screens.form, std::move(*usual));
    usual.reset();
  }
}

bool screens_frame(ScreenView& view, Settings& settings, Screen screen) {
  Screens& s = view.screens;
  refresh_saves(s, view.catalogue);
  settle_form(s, view.settings.oneself, screen);
  if (screen == Screen::tally && s.tally.players.empty())
    s.tally.players = players_of(view.texts, s.record_form.value_or(s.form));
  if (screen != Screen::tally) s.tally_sure = false;
  if (screen == Screen::position) settle_position(s, view.catalogue, view.texts);
  if (screen == Screen::score_sheet && view.session) settle_tale(view);
  if (screen == Screen::puzzles) settle_puzzle(view);
  bool moving = take_painted(view.pictures);
  if (screen == Screen::start)
    moving |= read_saved_boards(view.catalogue, view.pictures, games_going_on(s), s.boards);
  if (screen == Screen::story)
    moving |= read_saved_boards(view.catalogue, view.pictures, best_saved(s), s.boards);
  switch (screen) {
    case Screen::start:
      start_screen(view);
      break;
    case Screen::new_game:
      new_game_screen(view);
      break;
    case Screen::rules:
    case Screen::record:
      rules_screen(view);
      break;
    case Screen::tally:
      tally_screen(view);
      break;
    case Screen::position:
      moving |= position_screen(view);
      break;
    case Screen::score_sheet:
      if (view.session) score_sheet_screen(view);
      break;
    case Screen::how_to_play:
      how_to_play_screen(view);
      break;
    case Screen::settings:
      settings_screen(view, settings);
      break;
    case Screen::lessons:
      lessons_screen(view.ui, view.texts, view.lists, view.lessons_done, view.requests);
      break;
    case Screen::puzzles:
      puzzles_screen(view);
      break;
    case Screen::puzzle_list:
      puzzle_list_screen(view.ui, view.texts, view.lists, view.puzzle_book, view.requests);
      break;
    case Screen::day:
      day_screen(view);
      break;
    case Screen::story:
      story_screen(view);
      break;
    case Screen::tournament:
      tournament_screen(view);
      break;
    case Screen::table:
      break;
  }
  moving |= view.ui.paint ? paint_pictures(view.pictures, painting_seconds, false)
                          : postpone_pictures(view.pictures);
  return moving || s.help_frames > 0;
}

// ---- Parts --------------------------------------------------------------------------------------

bool screen_header(Ui& ui, const Texts& texts, std::string_view title) {
  const Theme& theme = ui.theme;
  const float pad = px(theme, theme.narrow ? 8 : 14);
  const float x = pad + theme.control + px(theme, 8);
  const float room = ImGui::GetIO().DisplaySize.x - x - pad;
  const Face f = ui_fitting_face(theme, title, room, {Face::title, Face::heading, Face::strong});
  const ImVec2 size = ui_text_size(theme, title, f, room);
  const float height = std::max(theme.control, size.y) + 2 * pad;
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  const float width = ImGui::GetIO().DisplaySize.x;
  draw.AddRectFilled({0, 0}, {width, height}, faded(colour::paper, 0.96f));
  draw.AddLine({0, height}, {width, height}, colour::rule, px(theme, 1));
  ImGui::SetCursorPos({pad, (height - theme.control) / 2});
  ButtonStyle style;
  style.tone = Tone::quiet;
  const bool pressed = ui_icon_button(ui, "back", Icon::back, tr(texts, "common.back"), style);
  const float down = ui_text_size(theme, "X", f).y * 0.06f;
  ui_draw_paragraph({theme, draw}, {x, (height - size.y) / 2 + down}, title, f, colour::ink, room);
  ImGui::SetCursorPos({0, height + px(theme, 1)});
  return pressed;
}

namespace {

// A region as high as its content, with a margin for the shadows of its panels.
void part_begin(const char* id, float width, ImVec2 margin) {
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, margin);
  ImGui::BeginChild(id, {width, 0},
                    ImGuiChildFlags_AutoResizeY | ImGuiChildFlags_AlwaysUseWindowPadding,
                    ImGuiWindowFlags_NoScrollbar | ImGuiWindowFlags_NoScrollWithMouse |
                        ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NavFlattened);
  ImGui::PopStyleVar();
}

}  // namespace

void column_begin(const Theme& theme, const char* id, float design_width, float foot) {
  const ImVec2 room = ImGui::GetContentRegionAvail();
  ui_scroll_begin(id, {room.x, std::max(room.y - foot, px(theme, 80))});
  const float margin = px(theme, theme.narrow ? 10 : 18);
  const float all = ImGui::GetContentRegionAvail().x;
  const float width = std::min(all, em(theme, design_width) + 2 * margin);
  ImGui::SetCursorPosX((all - width) / 2);
  part_begin("column", width, {margin, margin});
}

void column_end(Ui& ui) {
  ImGui::EndChild();
  ui_scroll_end(ui);
}

void half_begin(const Theme& theme, const char* id, float width) {
  part_begin(id, width, {px(theme, 9), px(theme, 9)});
}

void half_end() { ImGui::EndChild(); }

bool arrival_part(Ui& ui, const Texts& texts, platform::Arrival arrival) {
  if (arrival == platform::Arrival::arrived) return false;
  const bool failed = arrival == platform::Arrival::failed;
  ui_text(ui, tr(texts, failed ? "site.failed" : "site.waiting"), Face::small, colour::ink_soft);
  if (failed) ui_gap(ui, 2);
  return failed && ui_button(ui, "site.again", tr(texts, "site.again"));
}

namespace {

// The height of a paragraph with the gap above.
float height_of(const Theme& theme, const Paragraph& one, float room) {
  return one.text.empty() ? 0
                          : px(theme, one.above) + ui_text_size(theme, one.text, one.face, room).y;
}

}  // namespace

float paragraphs_height(const Theme& theme, std::span<const Paragraph> all, float room) {
  float height = 0;
  for (const Paragraph& one : all) height += height_of(theme, one, room);
  return height;
}

void draw_paragraphs(const Paint& paint, ImVec2 at, std::span<const Paragraph> all, float room) {
  for (const Paragraph& one : all) {
    if (one.text.empty()) continue;
    ui_draw_paragraph(paint, {at.x, at.y + px(paint.theme, one.above)}, one.text, one.face, one.ink,
                      room);
    at.y += height_of(paint.theme, one, room);
  }
}

void player_line(const Theme& theme, int colour, std::string_view name, std::string_view right,
                 Face f) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float width = ImGui::GetContentRegionAvail().x;
  const float line = ui_text_size(theme, "X", f).y;
  const float badge = line * 0.92f;
  const float number = ui_text_size(theme, right, f).x;
  const float x = at.x + badge + px(theme, 9);
  const float room = at.x + width - number - px(theme, 10) - x;
  const float top = at.y + px(theme, 3);
  const float height = ui_text_size(theme, name, f, room).y + px(theme, 6);
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  draw_player_badge(draw, {at.x, top + (line - badge) / 2}, badge, colour);
  ui_draw_paragraph({theme, draw}, {x, top}, name, f, colour::ink, room);
  ui_draw_text({theme, draw}, {at.x + width - number, top}, right, f, colour::ink);
  ImGui::Dummy({width, height});
}

// A choice with its explanation below.
bool explained_choice(Ui& ui, const char* id, Icon icon, std::string_view label,
                      std::string_view text, bool selected) {
  const float width = ImGui::GetContentRegionAvail().x;
  const float pad = px(ui.theme, 12), sign = px(ui.theme, 22) + px(ui.theme, 12);
  const float room = width - 2 * pad - sign;
  const Paragraph words[] = {{label, Face::strong}, {text, Face::small, colour::ink_soft}};
  const float height = paragraphs_height(ui.theme, words, room) + 1.5f * pad;
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const bool pressed = ui_card_button(ui, id, {width, height}, Tone::plain, selected);
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  draw_icon(draw, icon, {at.x + pad + px(ui.theme, 11), at.y + height / 2}, px(ui.theme, 22),
            colour::ink);
  draw_paragraphs({ui.theme, draw}, {at.x + pad + sign, at.y + 0.75f * pad}, words, room);
  if (selected && ImGui::IsWindowAppearing()) ImGui::SetScrollHereY(1);
  return pressed;
}

void draw_sample_tile(const Paint& paint, const Catalogue& catalogue, Pictures& pictures,
                      std::string_view id, ImVec2 min, float side) {
  const auto& [theme, draw] = paint;
  const int index = find_tile(catalogue, id);
  const ImVec2 max(min.x + side, min.y + side);
  const float rounding = px(theme, 4);
  const ImTextureID picture =
      index < 0 ? ImTextureID{} : painted_tile(pictures, catalogue, index, 0, 0);
  if (picture)
    draw.AddImageRounded(picture, min, max, {0, 0}, {1, 1}, IM_COL32_WHITE, rounding);
  else
    draw.AddRectFilled(min, max, colour::paper_low, rounding);
  draw.AddRect(min, max, faded(colour::ink, 0.35f), rounding, 0, px(theme, 1));
}

std::string time_words(const Texts& texts, u64 time) {
  const auto now = static_cast<u64>(platform::unix_seconds());
  const long minutes = now > time ? static_cast<long>((now - time) / 60) : 0;
  if (minutes < 1) return std::string(tr(texts, "time.now"));
  if (minutes < 60) return tr_count(texts, "time.minutes", minutes);
  if (minutes < 24 * 60) return tr_count(texts, "time.hours", minutes / 60);
  if (minutes < 2 * 24 * 60) return std::string(tr(texts, "time.yesterday"));
  if (minutes < 7 * 24 * 60) return tr_count(texts, "time.days", minutes / (24 * 60));
  return date_words(texts, local_date(time));
}

std::string date_words(const Texts& texts, std::string_view date, platform::DateStyle style) {
  return platform::date_words(texts.language, date, style);
}

}  // namespace bastide::web
