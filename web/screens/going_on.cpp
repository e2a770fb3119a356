#include "web/screens/going_on.hpp"

#include <algorithm>

#include "web/drawing/faces.hpp"
#include "web/screens/parts.hpp"
#include "web/screens/saved_board.hpp"
#include "web/ui/widgets.hpp"

namespace bastide::web {
namespace {

constexpr std::size_t most_going_on = 4;

bool goes_on(const SavedGame& game) { return !game.fault && !game.over && !game.analysis; }

// Those who play, one over the other's edge where there is little room.
void draw_company(const Paint& paint, ScreenView& view, const SavedGame& game, const Area& at) {
  const auto count = static_cast<float>(game.players.size());
  if (count == 0) return;
  const float size = at.height;
  const float step = count > 1 ? std::min(size * 1.1f, (at.width - size) / (count - 1)) : size;
  // Whose turn it is lies on top of the others.
  const auto draw_one = [&](std::size_t p) {
    const PlayerEntry& player = game.players[p];
    draw_likeness(paint, view.pictures, likeness_of(view.settings.oneself, player),
                  {art::Mood::calm, player.colour, true},
                  {at.x + size / 2 + step * static_cast<float>(p), at.y + size / 2}, size * 0.92f);
  };
  const auto active = static_cast<std::size_t>(std::max(game.active, 0));
  for (std::size_t p = 0; p < game.players.size(); ++p)
    if (p != active) draw_one(p);
  if (active < game.players.size()) draw_one(active);
}

std::string turn_of(const Texts& texts, const SavedGame& game) {
  std::string words = turn_in_list(texts, game);
  const std::string_view between = " \xc2\xb7 ";
  if (words.ends_with(between)) words.resize(words.size() - between.size());
  return words;
}

void draw_board(const Paint& paint, ScreenView& view, const SavedGame& game, const Area& at) {
  const SavedBoard* const board = find_saved_board(view.screens.boards, game);
  draw_saved_board(paint, view.catalogue, view.pictures, board ? *board : SavedBoard{}, at);
}

}  // namespace

const SavedGame* game_to_continue(const Screens& screens) {
  for (const SavedGame& game : screens.saves)
    if (goes_on(game) && !(game.waits && game.sent)) return &game;
  return nullptr;
}

std::vector<const SavedGame*> games_going_on(const Screens& screens) {
  std::vector<const SavedGame*> games;
  const SavedGame* const first = game_to_continue(screens);
  if (first) games.push_back(first);
  for (const SavedGame& game : screens.saves)
    if (goes_on(game) && &game != first && games.size() < most_going_on) games.push_back(&game);
  return games;
}

void continue_card(ScreenView& view, const SavedGame& game) {
  Ui& ui = view.ui;
  const Theme& theme = ui.theme;
  const float width = ImGui::GetContentRegionAvail().x, pad = px(theme, 9);
  const float picture = px(theme, theme.narrow ? 84 : 104), icon = px(theme, 24);
  const float left = picture + 2 * pad, room = width - left - icon - 2 * pad;
  const std::string state =
      turn_in_list(view.texts, game) + tr_count(view.texts, "tiles-left", game.tiles_left);
  const std::string since = game.roots.empty() ? std::string() : time_words(view.texts, game.time);
  const Paragraph words[] = {{tr(view.texts, "start.continue"), Face::heading, colour::accent_ink},
                             {state, Face::small, faded(colour::accent_ink, 0.9f), 2},
                             {since, Face::small, faded(colour::accent_ink, 0.9f)}};
  const float written = paragraphs_height(theme, words, room);
  const float faces = px(theme, 34);
  const float height = std::max(px(theme, 72), written + faces + px(theme, 6)) + 2 * pad;
  const ImVec2 at = ImGui::GetCursorScreenPos();
  if (ui_card_button(ui, "start.continue", {width, height}, Tone::primary))
    request(view.requests, ask_for::OpenSlot{game.slot});
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  const Paint paint{theme, draw};
  draw_board(paint, view, game, {at.x + pad, at.y + pad, picture, height - 2 * pad});
  draw_paragraphs(paint, {at.x + left, at.y + pad - px(theme, 2)}, words, room);
  draw_company(paint, view, game, {at.x + left, at.y + height - pad - faces, room, faces});
  draw_icon(draw, Icon::play, {at.x + width - pad - icon / 2, at.y + height / 2}, icon,
            colour::accent_ink);
}

void going_on_row(ScreenView& view, const std::vector<const SavedGame*>& games) {
  Ui& ui = view.ui;
  const Theme& theme = ui.theme;
  if (games.empty()) return;
  ui_text(ui, tr(view.texts, "start.going-on"), Face::small, colour::ink_soft);
  const float gap = px(theme, 8), pad = px(theme, 5), faces = px(theme, 26);
  const float room = ImGui::GetContentRegionAvail().x;
  const auto columns = static_cast<float>(most_going_on - 1);
  const float width = (room - gap * (columns - 1)) / columns;
  const float picture = std::min(width * 0.62f, px(theme, 92));
  float line = 0;  // in as many lines as the longest needs
  for (const SavedGame* game : games)
    line = std::max(
        line, ui_text_size(theme, turn_of(view.texts, *game), Face::small, width - 2 * pad).y);
  const float height = picture + faces + line + 4 * pad;
  for (std::size_t n = 0; n < games.size(); ++n) {
    const SavedGame& game = *games[n];
    if (n > 0) ImGui::SameLine(0, gap);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    if (ui_card_button(ui, ("going." + game.slot).c_str(), {width, height}))
      request(view.requests, ask_for::OpenSlot{game.slot});
    theme.a11y.back().words = title_in_list(view.texts, game);
    const Paint paint{theme, *ImGui::GetWindowDrawList()};
    const float inner = width - 2 * pad;
    draw_board(paint, view, game, {at.x + pad, at.y + pad, inner, picture});
    draw_company(paint, view, game, {at.x + pad, at.y + picture + 2 * pad, inner, faces});
    ui_draw_paragraph(paint, {at.x + pad, at.y + height - line - pad}, turn_of(view.texts, game),
                      Face::small, colour::ink_soft, inner);
  }
}

}  // namespace bastide::web
