// The dialogs that can open over any screen.
#include <algorithm>

#include "engine/players/player.hpp"
#include "engine/record/words.hpp"
#include "web/platform/platform.hpp"
#include "web/screens/parts.hpp"
#include "web/screens/screen_view.hpp"
#include "web/text/explain.hpp"

namespace bastide::web {
namespace {

void close(Screens& s) { s.dialog = Dialog::none; }

// Two buttons at the end of a dialog, the confirming one at the right. 0 none, 1 yes, -1 no.
int answer_row(ScreenView& view, const char* yes_id, std::string_view yes, Tone tone,
               std::string_view no) {
  ui_dialog_foot(view.ui);
  const float gap = px(view.ui.theme, 8);
  const float width = (ImGui::GetContentRegionAvail().x - gap) / 2;
  int answer = 0;
  ButtonStyle style;
  style.width = width;
  if (ui_button(view.ui, "dialog.cancel", no, style)) answer = -1;
  ImGui::SameLine(0, gap);
  style.tone = tone;
  if (ui_button(view.ui, yes_id, yes, style)) answer = 1;
  if (ui_escape()) answer = -1;
  return answer;
}

// Enter was pressed in the line of text just drawn.
bool entered() {
  return ImGui::IsItemDeactivated() && (ImGui::IsKeyPressed(ImGuiKey_Enter, false) ||
                                        ImGui::IsKeyPressed(ImGuiKey_KeypadEnter, false));
}

const SavedGame* listed_game(const ScreenView& view) {
  for (const SavedGame& game : view.screens.saves)
    if (game.slot == view.screens.slot) return &game;
  return nullptr;
}

std::string listed_title(const ScreenView& view, const SavedGame* game) {
  if (!game || game->fault) return std::string(tr(view.texts, "start.broken"));
  if (!game->name.empty()) return game->name;
  std::string title;
  for (const RecordedPlayer& player : game->players) {
    if (!title.empty()) title += " \xc2\xb7 ";
    title += player.name.empty() ? colour_name(view.texts, player.colour) : player.name;
  }
  return title;
}

void game_menu(ScreenView& view) {
  const SavedGame* game = listed_game(view);
  const std::optional<Error> fault = view.screens.fault;
  ui_dialog_begin(view.ui, "game-menu",
                  fault ? tr(view.texts, "save.broken.title") : listed_title(view, game));
  ButtonStyle wide;
  wide.width = -1;
  wide.left = true;
  if (fault) {
    const std::string name = game && !game->fault ? listed_title(view, game) : view.screens.slot;
    ui_text(view.ui, tr(view.texts, "save.broken.text", {name, explain_error(view.texts, *fault)}));
    ui_text(view.ui, tr(view.texts, "save.broken.rest"), Face::small, colour::ink_soft);
    ui_gap(view.ui, 2);
  } else {
    wide.icon = Icon::play;
    wide.tone = Tone::primary;
    if (ui_button(view.ui, "save.open", tr(view.texts, "save.open"), wide)) {
      close(view.screens);
      request(view.requests, RequestKind::open_slot, view.screens.slot);
    }
    wide.tone = Tone::plain;
    wide.icon = Icon::pencil;
    if (ui_button(view.ui, "save.rename", tr(view.texts, "save.rename"), wide)) {
      view.screens.text = game ? game->name : std::string{};
      view.screens.dialog = Dialog::rename;
    }
  }
  wide.icon = Icon::download;
  if (ui_button(view.ui, "save.export", tr(view.texts, "save.export"), wide)) {
    const std::string file = "bastide-" + view.screens.slot + ".txt";
    platform::save_file(file, raw_game(platform_storage(), view.screens.slot));
    notify(view.ui, tr(view.texts, "save.exported", {file}));
    close(view.screens);
  }
  wide.icon = Icon::trash;
  wide.tone = Tone::danger;
  if (ui_button(view.ui, "save.delete", tr(view.texts, "save.delete"), wide))
    view.screens.dialog = Dialog::delete_game;
  ui_dialog_foot(view.ui);
  ButtonStyle end;
  end.width = -1;
  end.tone = Tone::quiet;
  if (ui_button(view.ui, "dialog.cancel", tr(view.texts, "common.close"), end) || ui_escape())
    close(view.screens);
  ui_dialog_end(view.ui);
}

void rename(ScreenView& view) {
  ui_dialog_begin(view.ui, "rename", tr(view.texts, "save.rename"));
  ui_input(view.ui, "rename.name", tr(view.texts, "save.name-hint"), view.screens.text, 96);
  const bool enter = entered();
  const int answer = answer_row(view, "rename.save", tr(view.texts, "common.save"), Tone::primary,
                                tr(view.texts, "common.cancel"));
  if (answer > 0 || enter) {
    const std::string name = clean_name(view.screens.text);
    request(view.requests, RequestKind::rename_game, view.screens.slot).name = name;
  }
  if (answer != 0 || enter) close(view.screens);
  ui_dialog_end(view.ui);
}

void delete_game_dialog(ScreenView& view) {
  ui_dialog_begin(view.ui, "delete", tr(view.texts, "save.delete.title"));
  const SavedGame* game = listed_game(view);
  ui_text(view.ui, tr(view.texts, "save.delete.text", {listed_title(view, game)}));
  const int answer = answer_row(view, "delete.yes", tr(view.texts, "common.delete"), Tone::danger,
                                tr(view.texts, "common.cancel"));
  if (answer > 0) request(view.requests, RequestKind::delete_game, view.screens.slot);
  if (answer != 0) close(view.screens);
  ui_dialog_end(view.ui);
}

void delete_all(ScreenView& view) {
  ui_dialog_begin(view.ui, "delete-all", tr(view.texts, "save.delete-all.title"));
  ui_text(view.ui, tr_count(view.texts, "save.delete-all.text",
                            static_cast<long>(view.screens.saves.size())));
  const int answer = answer_row(view, "delete-all.yes", tr(view.texts, "common.delete"),
                                Tone::danger, tr(view.texts, "common.cancel"));
  if (answer > 0) request(view.requests, RequestKind::delete_all);
  if (answer != 0) close(view.screens);
  ui_dialog_end(view.ui);
}

void open(ScreenView& view) {
  ui_dialog_begin(view.ui, "open", tr(view.texts, "open.title"));
  ui_text(view.ui, tr(view.texts, "open.text"), Face::text, colour::ink_soft);
  ui_gap(view.ui, 2);
  ui_input(view.ui, "open.link", tr(view.texts, "open.hint"), view.screens.text, 500);
  const bool enter = entered() && !view.screens.text.empty();
  ButtonStyle file;
  file.width = -1;
  file.icon = Icon::folder;
  if (ui_button(view.ui, "open.file", tr(view.texts, "open.file"), file)) platform::open_file();
  const int answer = answer_row(view, "open.go", tr(view.texts, "open.go"), Tone::primary,
                                tr(view.texts, "common.cancel"));
  if (answer > 0 && view.screens.text.empty())
    notify(view.ui, std::string(tr(view.texts, "open.empty")));
  else if (answer > 0 || enter)
    request(view.requests, RequestKind::offer_text, view.screens.text);
  else if (answer < 0)
    close(view.screens);
  ui_dialog_end(view.ui);
}

void offered_game(ScreenView& view) {
  ui_dialog_begin(view.ui, "offered", tr(view.texts, "link.title"));
  if (!view.screens.guest) {
    close(view.screens);
    ui_dialog_end(view.ui);
    return;
  }
  const Session& guest = *view.screens.guest;
  const State& state = guest.states.back();
  for (PlayerIndex p = 0; p < guest.game.setup.players; ++p) {
    std::string name = player_name(view.texts, guest.record, p);
    player_line(view.ui.theme, guest.record.players[p].colour, name, std::to_string(state.score[p]),
                Face::strong);
  }
  ui_rule(view.ui);
  const Decision d = decision(guest.game, state);
  ui_text(view.ui, d.over ? std::string(tr(view.texts, "link.over"))
                          : tr(view.texts, "link.turn",
                               {std::to_string(state.turn),
                                player_name(view.texts, guest.record, d.player)}));
  if (!d.over)
    ui_text(view.ui, tr_count(view.texts, "tiles-left", state.bag_total), Face::text,
            colour::ink_soft);
  if (view.screens.fault)
    ui_text(view.ui,
            tr(view.texts, "link.partly", {explain_error(view.texts, *view.screens.fault)}),
            Face::text, colour::accent);
  ui_text(view.ui, tr(view.texts, "link.save-note"), Face::small, colour::ink_soft);
  const int answer = answer_row(view, "link.open", tr(view.texts, "link.open"), Tone::primary,
                                tr(view.texts, "common.cancel"));
  if (answer != 0) close(view.screens);
  if (answer > 0) request(view.requests, RequestKind::accept_offer);
  ui_dialog_end(view.ui);
}

void failed(ScreenView& view) {
  ui_dialog_begin(view.ui, "failed", tr(view.texts, "open.failed"));
  if (view.screens.fault) ui_text(view.ui, explain_error(view.texts, *view.screens.fault));
  ui_dialog_foot(view.ui);
  ButtonStyle style;
  style.width = -1;
  if (ui_button(view.ui, "dialog.cancel", tr(view.texts, "common.close"), style) || ui_escape())
    close(view.screens);
  ui_dialog_end(view.ui);
}

void show_link(ScreenView& view) {
  ui_dialog_begin(view.ui, "show-link", tr(view.texts, "link.show.title"));
  ui_text(view.ui, tr(view.texts, "link.failed"), Face::text, colour::ink_soft);
  std::string copy = view.screens.text;
  ui_input(view.ui, "link.text", "", copy, 500);
  ui_dialog_foot(view.ui);
  ButtonStyle style;
  style.width = -1;
  if (ui_button(view.ui, "dialog.cancel", tr(view.texts, "common.close"), style) || ui_escape())
    close(view.screens);
  ui_dialog_end(view.ui);
}

void conflict(ScreenView& view) {
  ui_dialog_begin(view.ui, "conflict", tr(view.texts, "save.conflict.title"));
  ui_text(view.ui, tr(view.texts, "save.conflict.text"));
  ui_dialog_foot(view.ui);
  ButtonStyle style;
  style.width = -1;
  style.tone = Tone::primary;
  if (ui_button(view.ui, "conflict.reload", tr(view.texts, "save.conflict.reload"), style)) {
    close(view.screens);
    request(view.requests, RequestKind::take_other);
  }
  style.tone = Tone::plain;
  if (ui_button(view.ui, "conflict.copy", tr(view.texts, "save.conflict.copy"), style)) {
    close(view.screens);
    request(view.requests, RequestKind::keep_copy);
  }
  ui_dialog_end(view.ui);
}

void colours(ScreenView& view) {
  NewGameForm& form = view.screens.form;
  const auto p = static_cast<std::size_t>(view.screens.index);
  if (p >= form.players.size()) return close(view.screens);
  const std::string name =
      form.players[p].name.empty() ? default_name(view.texts, form, p) : form.players[p].name;
  ui_dialog_begin(view.ui, "colours", tr(view.texts, "new.colour", {name}),
                  view.ui.theme.low ? 520.0f : 380.0f);
  const float gap = px(view.ui.theme, 8);
  const int columns = view.ui.theme.low ? 8 : 4;  // in one row on a low screen
  const float side = (ImGui::GetContentRegionAvail().x - static_cast<float>(columns - 1) * gap) /
                     static_cast<float>(columns);
  for (int c = 0; c < 8; ++c) {
    if (c % columns != 0) ImGui::SameLine(0, gap);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const std::string id = "colour." + std::to_string(c);
    const bool own = form.players[p].colour == c;
    if (ui_card_button(view.ui, id.c_str(), {side, side}, Tone::plain, own)) {
      choose_colour(form, p, static_cast<u8>(c));
      close(view.screens);
    }
    const float badge = side * 0.62f;
    draw_player_badge(*ImGui::GetWindowDrawList(),
                      {at.x + (side - badge) / 2, at.y + (side - badge) / 2}, badge, c);
  }
  ui_dialog_foot(view.ui);
  ButtonStyle end;
  end.width = -1;
  end.tone = Tone::quiet;
  if (ui_button(view.ui, "dialog.cancel", tr(view.texts, "common.cancel"), end) || ui_escape())
    close(view.screens);
  ui_dialog_end(view.ui);
}

// A choice with its explanation below.
bool explained_choice(ScreenView& view, const char* id, Icon icon, std::string_view label,
                      std::string_view text, bool selected) {
  const Theme& theme = view.ui.theme;
  const float width = ImGui::GetContentRegionAvail().x;
  const float pad = px(theme, 12), sign = px(theme, 22) + px(theme, 12);
  const float room = width - 2 * pad - sign;
  const ImVec2 name = ui_text_size(view.ui.theme, label, Face::strong);
  const ImVec2 more = ui_text_size(view.ui.theme, text, Face::small, room);
  const float height = name.y + more.y + 1.5f * pad;
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const bool pressed = ui_card_button(view.ui, id, {width, height}, Tone::plain, selected);
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  draw_icon(draw, icon, {at.x + pad + px(theme, 11), at.y + height / 2}, px(theme, 22),
            colour::ink);
  ui_draw_text(view.ui.theme, draw, {at.x + pad + sign, at.y + 0.75f * pad}, label, Face::strong,
               colour::ink, room);
  ui_draw_paragraph(view.ui.theme, draw, {at.x + pad + sign, at.y + 0.75f * pad + name.y}, text,
                    Face::small, colour::ink_soft, room + 1);
  return pressed;
}

void kinds(ScreenView& view) {
  NewGameForm& form = view.screens.form;
  const auto p = static_cast<std::size_t>(view.screens.index);
  if (p >= form.players.size()) return close(view.screens);
  RecordedPlayer& player = form.players[p];
  const std::string name = player.name.empty() ? default_name(view.texts, form, p) : player.name;
  ui_dialog_begin(view.ui, "kinds", tr(view.texts, "new.kind", {name}));
  if (explained_choice(view, "kind.person", Icon::person, tr(view.texts, "new.person"),
                       tr(view.texts, "new.person.text"), player.computer.empty())) {
    player.computer.clear();
    close(view.screens);
  }
  for (auto kind = player_kinds().rbegin(); kind != player_kinds().rend(); ++kind) {
    const std::string key = "new.kind." + std::string(kind->id);
    const std::string id = "kind." + std::string(kind->id);
    if (explained_choice(view, id.c_str(), Icon::computer, tr(view.texts, key),
                         tr(view.texts, key + ".text"), player.computer == kind->id)) {
      player.computer = kind->id;
      close(view.screens);
    }
  }
  ui_dialog_foot(view.ui);
  ButtonStyle end;
  end.width = -1;
  end.tone = Tone::quiet;
  if (ui_button(view.ui, "dialog.cancel", tr(view.texts, "common.cancel"), end) || ui_escape())
    close(view.screens);
  ui_dialog_end(view.ui);
}

}  // namespace

void dialogs_frame(ScreenView& view) {
  switch (view.screens.dialog) {
    case Dialog::none:
      break;
    case Dialog::game_menu:
      return game_menu(view);
    case Dialog::rename:
      return rename(view);
    case Dialog::delete_game:
      return delete_game_dialog(view);
    case Dialog::delete_all:
      return delete_all(view);
    case Dialog::open:
      return open(view);
    case Dialog::link:
      return offered_game(view);
    case Dialog::failed:
      return failed(view);
    case Dialog::show_link:
      return show_link(view);
    case Dialog::conflict:
      return conflict(view);
    case Dialog::colour:
      return colours(view);
    case Dialog::kind:
      return kinds(view);
  }
}

}  // namespace bastide::web
