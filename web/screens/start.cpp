// The start screen: continue, start, open, learn.
#include <algorithm>
#include <cmath>

#include "web/app.hpp"
#include "web/screens/parts.hpp"
#include "web/text/explain.hpp"

namespace bastide::web {
namespace {

std::string name_in_list(const App& app, const SavedGame& game, const RecordedPlayer& player) {
  (void)game;
  return player.name.empty() ? colour_name(app.texts, player.colour) : player.name;
}

std::string title_in_list(const App& app, const SavedGame& game) {
  if (game.fault) return std::string(tr(app.texts, "start.broken"));
  if (!game.name.empty()) return game.name;
  std::string title;
  for (const RecordedPlayer& player : game.players)
    title += (title.empty() ? "" : " \xc2\xb7 ") + name_in_list(app, game, player);
  return title;
}

std::string state_in_list(const App& app, const SavedGame& game) {
  if (game.fault) return explain_error(app.texts, *game.fault);
  std::string state = time_words(app, game.time);
  state += " \xc2\xb7 ";
  state += game.over ? std::string(tr(app.texts, "start.continue.over"))
                     : tr_count(app.texts, "tiles-left", game.tiles_left);
  return state;
}

// Badges with scores in a row, closer together where there is little room.
void scores_in_row(App& app, ImDrawList& draw, ImVec2 at, const SavedGame& game, float width,
                   ImU32 ink) {
  const float size = px(app.ui.theme, 20), beside = px(app.ui.theme, 5);
  float taken = 0;
  for (const int score : game.scores)
    taken += size + beside + ui_text_size(app.ui.theme, std::to_string(score), Face::strong).x;
  const auto gaps = static_cast<float>(std::max<std::size_t>(game.scores.size(), 2) - 1);
  const float gap = std::clamp((width - taken) / gaps, px(app.ui.theme, 2), px(app.ui.theme, 14));
  for (std::size_t p = 0; p < game.players.size(); ++p) {
    const std::string score = std::to_string(game.scores[p]);
    const ImVec2 words = ui_text_size(app.ui.theme, score, Face::strong);
    draw_player_badge(draw, {at.x, at.y + (words.y - size) / 2}, size, game.players[p].colour);
    ui_draw_text(app.ui.theme, draw, {at.x + size + beside, at.y}, score, Face::strong, ink);
    at.x += size + beside + words.x + gap;
  }
}

// A saved game as a wide button: title, state, scores.
void saved_row(App& app, const SavedGame& game) {
  const Theme& theme = app.ui.theme;
  const std::string id = "save." + game.slot;
  const float gap = px(theme, 6);
  const float width = ImGui::GetContentRegionAvail().x - theme.control - gap;
  const float line = ui_text_size(app.ui.theme, "X", Face::text).y;
  const float small = ui_text_size(app.ui.theme, "X", Face::small).y;
  const float pad = px(theme, 9);
  const bool scores = !game.fault && !game.players.empty();
  const float height = 2 * pad + line + small + (scores ? line + px(theme, 6) : 0);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  if (ui_card_button(app.ui, id.c_str(), {width, height})) open_saved(app, game.slot);
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  const float x = at.x + px(theme, 12), room = width - px(theme, 24);
  ui_draw_text(app.ui.theme, draw, {x, at.y + pad}, title_in_list(app, game), Face::text,
               game.fault ? colour::accent : colour::ink, room);
  ui_draw_text(app.ui.theme, draw, {x, at.y + pad + line}, state_in_list(app, game), Face::small,
               colour::ink_soft, room);
  if (scores)
    scores_in_row(app, draw, {x, at.y + pad + line + small + px(theme, 3)}, game, room,
                  colour::ink);
  ImGui::SameLine(0, gap);
  ImGui::SetCursorPosY(ImGui::GetCursorPosY() + (height - theme.control) / 2);
  ButtonStyle quiet;
  quiet.tone = Tone::quiet;
  if (ui_icon_button(app.ui, ("save." + game.slot + ".more").c_str(), Icon::more,
                     tr(app.texts, "start.more"), quiet)) {
    app.screens.slot = game.slot;
    app.screens.fault = game.fault;
    app.screens.dialog = Dialog::game_menu;
  }
  ImGui::SetCursorScreenPos({at.x, at.y + height + px(theme, 8)});
  ImGui::Dummy({0, 0});
}

// The newest unfinished game, offered first.
const SavedGame* game_to_continue(const App& app) {
  for (const SavedGame& game : app.screens.saves)
    if (!game.fault && !game.over) return &game;
  return nullptr;
}

void continue_card(App& app, const SavedGame& game) {
  const Theme& theme = app.ui.theme;
  const float width = ImGui::GetContentRegionAvail().x;
  const float pad = px(theme, 13);
  const float head = ui_text_size(app.ui.theme, "X", Face::heading).y;
  const float line = ui_text_size(app.ui.theme, "X", Face::text).y;
  const float small = ui_text_size(app.ui.theme, "X", Face::small).y;
  const float height = 2 * pad + head + line + small + px(theme, 9);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  if (ui_card_button(app.ui, "start.continue", {width, height}, Tone::primary))
    open_saved(app, game.slot);
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  const float icon = px(theme, 24);
  draw_icon(draw, Icon::play, {at.x + width - pad - icon / 2, at.y + height / 2}, icon,
            colour::accent_ink);
  const float x = at.x + px(theme, 16), room = width - px(theme, 32) - icon - px(theme, 8);
  ui_draw_text(app.ui.theme, draw, {x, at.y + pad - px(theme, 2)}, tr(app.texts, "start.continue"),
               Face::heading, colour::accent_ink, room);
  const auto active = static_cast<std::size_t>(game.active);
  std::string whose;
  if (active < game.players.size())
    whose = tr(app.texts, "start.continue.turn", {name_in_list(app, game, game.players[active])});
  ui_draw_text(app.ui.theme, draw, {x, at.y + pad + head + px(theme, 3)},
               whose + " \xc2\xb7 " + tr_count(app.texts, "tiles-left", game.tiles_left),
               Face::small, faded(colour::accent_ink, 0.9f), room);
  scores_in_row(app, draw, {x, at.y + pad + head + small + px(theme, 6)}, game, room,
                colour::accent_ink);
}

void language_row(App& app) {
  std::vector<std::string> names;
  int chosen = 0;
  for (const std::string& code : languages()) {
    if (code == app.texts.language) chosen = static_cast<int>(names.size());
    const Words own = words_of(code);
    const auto name = own.find("language.name");
    names.push_back(name == own.end() ? code : name->second);
  }
  if (ui_choice(app.ui, "language", names, chosen)) {
    app.settings.language = languages()[static_cast<std::size_t>(chosen)];
    choose_language(app);
    save_settings(app);
  }
}

void actions(App& app) {
  ButtonStyle wide;
  wide.width = -1;
  wide.left = true;
  const SavedGame* last = game_to_continue(app);
  if (last) {
    continue_card(app, *last);
    ui_gap(app.ui, 2);
  }
  const bool beginner = !lesson_done(app, first_game_id);
  ButtonStyle learn = wide;
  learn.icon = Icon::play;
  learn.tone = last ? Tone::plain : Tone::primary;
  if (beginner && !(last && last->lesson == first_game_id) &&
      ui_button(app.ui, "start.learn", tr(app.texts, "lesson.first-game.title"), learn))
    open_lesson(app, first_game_id);
  ButtonStyle begin = wide;
  begin.tone = last || (beginner && app.screens.saves.empty()) ? Tone::plain : Tone::primary;
  begin.icon = Icon::plus;
  if (ui_button(app.ui, "start.new-game", tr(app.texts, "start.new-game"), begin))
    go_to_screen(app, Screen::new_game);
  wide.icon = Icon::folder;
  if (ui_button(app.ui, "start.open", tr(app.texts, "start.open"), wide)) {
    app.screens.text.clear();
    app.screens.dialog = Dialog::open;
  }
  wide.icon = Icon::star;
  if (ui_button(app.ui, "start.lessons", tr(app.texts, "lessons.title"), wide))
    go_to_screen(app, Screen::lessons);
  wide.icon = Icon::book;
  if (ui_button(app.ui, "start.how-to-play", tr(app.texts, "common.how-to-play"), wide))
    go_to_screen(app, Screen::how_to_play);
  wide.icon = Icon::gear;
  if (ui_button(app.ui, "start.settings", tr(app.texts, "common.settings"), wide))
    go_to_screen(app, Screen::settings);
}

void saved_list(App& app) {
  ui_heading(app.ui, tr(app.texts, "start.saved"));
  if (app.saving.forbidden)
    ui_text(app.ui, tr(app.texts, "start.storage-off"), Face::small, colour::accent);
  if (app.screens.saves.empty()) {
    ui_text(app.ui, tr(app.texts, "start.saved.none"), Face::small, colour::ink_soft);
    return;
  }
  for (const SavedGame& game : app.screens.saves) saved_row(app, game);
}

void name_of_the_game(App& app) {
  ui_text_centred(app.ui, tr(app.texts, "app.name"), Face::display);
  ImGui::SetCursorPosY(ImGui::GetCursorPosY() - px(app.ui.theme, app.ui.theme.narrow ? 12 : 16));
  ui_text_centred(app.ui, tr(app.texts, "app.subtitle"), Face::text, colour::ink_soft);
}

}  // namespace

bool start_screen(App& app) {
  const Theme& theme = app.ui.theme;
  ui_screen_begin(app.ui, "start");
  const ImVec2 screen = ImGui::GetIO().DisplaySize;
  const bool moving = draw_mosaic(app, {0, 0}, screen);
  // The panel lies over the landscape: in the middle, with a strip of it visible above.
  ImGui::SetCursorPos({0, 0});
  column_begin(app, "start.sheet", theme.narrow ? 600 : 500);
  const float strip = theme.low ? px(theme, 6) : std::max(px(theme, 24), screen.y * 0.11f);
  ImGui::Dummy({0, strip});
  ui_panel_begin(app.ui, "start.panel");
  ui_gap(app.ui, theme.narrow ? 0 : 6);
  name_of_the_game(app);
  ui_gap(app.ui, theme.narrow ? 6 : 14);
  actions(app);
  ui_gap(app.ui, 8);
  language_row(app);
  ui_gap(app.ui, 4);
  ui_rule(app.ui);
  saved_list(app);
  ui_gap(app.ui, 4);
  ui_panel_end();
  ImGui::Dummy({0, px(theme, 20)});
  column_end(app);
  ui_screen_end();
  return moving;
}

}  // namespace bastide::web
