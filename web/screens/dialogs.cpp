// The dialogs that can open over any screen.
#include <algorithm>

#include "engine/players/player.hpp"
#include "engine/record/words.hpp"
#include "web/app.hpp"
#include "web/platform/platform.hpp"
#include "web/screens/parts.hpp"
#include "web/share.hpp"
#include "web/text/explain.hpp"

namespace bastide::web {
namespace {

void close(App& app) { app.screens.dialog = Dialog::none; }

// Two buttons at the end of a dialog, the confirming one at the right. 0 none, 1 yes, -1 no.
int answer_row(App& app, const char* yes_id, std::string_view yes, Tone tone, std::string_view no) {
  ui_dialog_foot(app.ui);
  const float gap = px(app.ui.theme, 8);
  const float width = (ImGui::GetContentRegionAvail().x - gap) / 2;
  int answer = 0;
  ButtonStyle style;
  style.width = width;
  if (ui_button(app.ui, "dialog.cancel", no, style)) answer = -1;
  ImGui::SameLine(0, gap);
  style.tone = tone;
  if (ui_button(app.ui, yes_id, yes, style)) answer = 1;
  if (ui_escape()) answer = -1;
  return answer;
}

// Enter was pressed in the line of text just drawn.
bool entered() {
  return ImGui::IsItemDeactivated() && (ImGui::IsKeyPressed(ImGuiKey_Enter, false) ||
                                        ImGui::IsKeyPressed(ImGuiKey_KeypadEnter, false));
}

const SavedGame* listed_game(const App& app) {
  for (const SavedGame& game : app.screens.saves)
    if (game.slot == app.screens.slot) return &game;
  return nullptr;
}

std::string listed_title(const App& app, const SavedGame* game) {
  if (!game || game->fault) return std::string(tr(app.texts, "start.broken"));
  if (!game->name.empty()) return game->name;
  std::string title;
  for (const RecordedPlayer& player : game->players) {
    if (!title.empty()) title += " \xc2\xb7 ";
    title += player.name.empty() ? colour_name(app.texts, player.colour) : player.name;
  }
  return title;
}

void game_menu(App& app) {
  const SavedGame* game = listed_game(app);
  const std::optional<Error> fault = app.screens.fault;
  ui_dialog_begin(app.ui, "game-menu",
                  fault ? tr(app.texts, "save.broken.title") : listed_title(app, game));
  ButtonStyle wide;
  wide.width = -1;
  wide.left = true;
  if (fault) {
    const std::string name = game && !game->fault ? listed_title(app, game) : app.screens.slot;
    ui_text(app.ui, tr(app.texts, "save.broken.text", {name, explain_error(app.texts, *fault)}));
    ui_text(app.ui, tr(app.texts, "save.broken.rest"), Face::small, colour::ink_soft);
    ui_gap(app.ui, 2);
  } else {
    wide.icon = Icon::play;
    wide.tone = Tone::primary;
    if (ui_button(app.ui, "save.open", tr(app.texts, "save.open"), wide)) {
      close(app);
      open_saved(app, app.screens.slot);
    }
    wide.tone = Tone::plain;
    wide.icon = Icon::pencil;
    if (ui_button(app.ui, "save.rename", tr(app.texts, "save.rename"), wide)) {
      app.screens.text = game ? game->name : std::string{};
      app.screens.dialog = Dialog::rename;
    }
  }
  wide.icon = Icon::download;
  if (ui_button(app.ui, "save.export", tr(app.texts, "save.export"), wide)) {
    const std::string file = "bastide-" + app.screens.slot + ".txt";
    platform::save_file(file, raw_game(platform_storage(), app.screens.slot));
    notify(app.ui, tr(app.texts, "save.exported", {file}));
    close(app);
  }
  wide.icon = Icon::trash;
  wide.tone = Tone::danger;
  if (ui_button(app.ui, "save.delete", tr(app.texts, "save.delete"), wide))
    app.screens.dialog = Dialog::delete_game;
  ui_dialog_foot(app.ui);
  ButtonStyle end;
  end.width = -1;
  end.tone = Tone::quiet;
  if (ui_button(app.ui, "dialog.cancel", tr(app.texts, "common.close"), end) || ui_escape())
    close(app);
  ui_dialog_end(app.ui);
}

void rename(App& app) {
  ui_dialog_begin(app.ui, "rename", tr(app.texts, "save.rename"));
  ui_input(app.ui, "rename.name", tr(app.texts, "save.name-hint"), app.screens.text, 96);
  const bool enter = entered();
  const int answer = answer_row(app, "rename.save", tr(app.texts, "common.save"), Tone::primary,
                                tr(app.texts, "common.cancel"));
  if (answer > 0 || enter) {
    const std::string name = clean_name(app.screens.text);
    rename_game(platform_storage(), app.catalogue, app.screens.slot, name);
    if (app.session && app.session->slot == app.screens.slot) {
      app.session->name = name;
      app.session->generation += 1;
    }
    app.screens.saves_stale = true;
  }
  if (answer != 0 || enter) close(app);
  ui_dialog_end(app.ui);
}

void delete_game_dialog(App& app) {
  ui_dialog_begin(app.ui, "delete", tr(app.texts, "save.delete.title"));
  const SavedGame* game = listed_game(app);
  ui_text(app.ui, tr(app.texts, "save.delete.text", {listed_title(app, game)}));
  const int answer = answer_row(app, "delete.yes", tr(app.texts, "common.delete"), Tone::danger,
                                tr(app.texts, "common.cancel"));
  if (answer > 0) {
    delete_game(platform_storage(), app.screens.slot);
    if (app.session && app.session->slot == app.screens.slot) app.session.reset();
    app.screens.saves_stale = true;
    notify(app.ui, std::string(tr(app.texts, "save.deleted")));
  }
  if (answer != 0) close(app);
  ui_dialog_end(app.ui);
}

void delete_all(App& app) {
  ui_dialog_begin(app.ui, "delete-all", tr(app.texts, "save.delete-all.title"));
  ui_text(app.ui,
          tr_count(app.texts, "save.delete-all.text", static_cast<long>(app.screens.saves.size())));
  const int answer = answer_row(app, "delete-all.yes", tr(app.texts, "common.delete"), Tone::danger,
                                tr(app.texts, "common.cancel"));
  if (answer > 0) {
    for (const SavedGame& game : app.screens.saves) delete_game(platform_storage(), game.slot);
    app.session.reset();
    app.screens.saves_stale = true;
    app.back = Screen::start;
    notify(app.ui, std::string(tr(app.texts, "settings.deleted-all")));
  }
  if (answer != 0) close(app);
  ui_dialog_end(app.ui);
}

void open(App& app) {
  ui_dialog_begin(app.ui, "open", tr(app.texts, "open.title"));
  ui_text(app.ui, tr(app.texts, "open.text"), Face::text, colour::ink_soft);
  ui_gap(app.ui, 2);
  ui_input(app.ui, "open.link", tr(app.texts, "open.hint"), app.screens.text, 500);
  const bool enter = entered() && !app.screens.text.empty();
  ButtonStyle file;
  file.width = -1;
  file.icon = Icon::folder;
  if (ui_button(app.ui, "open.file", tr(app.texts, "open.file"), file)) platform::open_file();
  const int answer = answer_row(app, "open.go", tr(app.texts, "open.go"), Tone::primary,
                                tr(app.texts, "common.cancel"));
  if (answer > 0 && app.screens.text.empty())
    notify(app.ui, std::string(tr(app.texts, "open.empty")));
  else if (answer > 0 || enter)
    offer_link(app, app.screens.text);
  else if (answer < 0)
    close(app);
  ui_dialog_end(app.ui);
}

void offered_game(App& app) {
  ui_dialog_begin(app.ui, "offered", tr(app.texts, "link.title"));
  if (!app.screens.guest) {
    close(app);
    ui_dialog_end(app.ui);
    return;
  }
  const Session& guest = *app.screens.guest;
  const State& state = guest.states.back();
  for (PlayerIndex p = 0; p < guest.game.setup.players; ++p) {
    std::string name = player_name(app.texts, guest.record, p);
    player_line(app, guest.record.players[p].colour, name, std::to_string(state.score[p]),
                Face::strong);
  }
  ui_rule(app.ui);
  const Decision d = decision(guest.game, state);
  ui_text(app.ui, d.over ? std::string(tr(app.texts, "link.over"))
                         : tr(app.texts, "link.turn",
                              {std::to_string(state.turn),
                               player_name(app.texts, guest.record, d.player)}));
  if (!d.over)
    ui_text(app.ui, tr_count(app.texts, "tiles-left", state.bag_total), Face::text,
            colour::ink_soft);
  if (app.screens.fault)
    ui_text(app.ui, tr(app.texts, "link.partly", {explain_error(app.texts, *app.screens.fault)}),
            Face::text, colour::accent);
  ui_text(app.ui, tr(app.texts, "link.save-note"), Face::small, colour::ink_soft);
  const int answer = answer_row(app, "link.open", tr(app.texts, "link.open"), Tone::primary,
                                tr(app.texts, "common.cancel"));
  if (answer != 0) close(app);
  if (answer > 0) accept_offer(app);
  ui_dialog_end(app.ui);
}

void failed(App& app) {
  ui_dialog_begin(app.ui, "failed", tr(app.texts, "open.failed"));
  if (app.screens.fault) ui_text(app.ui, explain_error(app.texts, *app.screens.fault));
  ui_dialog_foot(app.ui);
  ButtonStyle style;
  style.width = -1;
  if (ui_button(app.ui, "dialog.cancel", tr(app.texts, "common.close"), style) || ui_escape())
    close(app);
  ui_dialog_end(app.ui);
}

void show_link(App& app) {
  ui_dialog_begin(app.ui, "show-link", tr(app.texts, "link.show.title"));
  ui_text(app.ui, tr(app.texts, "link.failed"), Face::text, colour::ink_soft);
  std::string copy = app.screens.text;
  ui_input(app.ui, "link.text", "", copy, 500);
  ui_dialog_foot(app.ui);
  ButtonStyle style;
  style.width = -1;
  if (ui_button(app.ui, "dialog.cancel", tr(app.texts, "common.close"), style) || ui_escape())
    close(app);
  ui_dialog_end(app.ui);
}

void conflict(App& app) {
  ui_dialog_begin(app.ui, "conflict", tr(app.texts, "save.conflict.title"));
  ui_text(app.ui, tr(app.texts, "save.conflict.text"));
  ui_dialog_foot(app.ui);
  ButtonStyle style;
  style.width = -1;
  style.tone = Tone::primary;
  if (ui_button(app.ui, "conflict.reload", tr(app.texts, "save.conflict.reload"), style)) {
    close(app);
    take_other_state(app);
  }
  style.tone = Tone::plain;
  if (ui_button(app.ui, "conflict.copy", tr(app.texts, "save.conflict.copy"), style)) {
    close(app);
    keep_as_copy(app);
  }
  ui_dialog_end(app.ui);
}

void colours(App& app) {
  NewGameForm& form = app.screens.form;
  const auto p = static_cast<std::size_t>(app.screens.index);
  if (p >= form.players.size()) return close(app);
  const std::string name =
      form.players[p].name.empty() ? default_name(app.texts, form, p) : form.players[p].name;
  ui_dialog_begin(app.ui, "colours", tr(app.texts, "new.colour", {name}),
                  app.ui.theme.low ? 520.0f : 380.0f);
  const float gap = px(app.ui.theme, 8);
  const int columns = app.ui.theme.low ? 8 : 4;  // in one row on a low screen
  const float side = (ImGui::GetContentRegionAvail().x - static_cast<float>(columns - 1) * gap) /
                     static_cast<float>(columns);
  for (int c = 0; c < 8; ++c) {
    if (c % columns != 0) ImGui::SameLine(0, gap);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const std::string id = "colour." + std::to_string(c);
    const bool own = form.players[p].colour == c;
    if (ui_card_button(app.ui, id.c_str(), {side, side}, Tone::plain, own)) {
      choose_colour(form, p, static_cast<u8>(c));
      close(app);
    }
    const float badge = side * 0.62f;
    draw_player_badge(*ImGui::GetWindowDrawList(),
                      {at.x + (side - badge) / 2, at.y + (side - badge) / 2}, badge, c);
  }
  ui_dialog_foot(app.ui);
  ButtonStyle end;
  end.width = -1;
  end.tone = Tone::quiet;
  if (ui_button(app.ui, "dialog.cancel", tr(app.texts, "common.cancel"), end) || ui_escape())
    close(app);
  ui_dialog_end(app.ui);
}

// A choice with its explanation below.
bool explained_choice(App& app, const char* id, Icon icon, std::string_view label,
                      std::string_view text, bool selected) {
  const Theme& theme = app.ui.theme;
  const float width = ImGui::GetContentRegionAvail().x;
  const float pad = px(theme, 12), sign = px(theme, 22) + px(theme, 12);
  const float room = width - 2 * pad - sign;
  const ImVec2 name = ui_text_size(app.ui.theme, label, Face::strong);
  const ImVec2 more = ui_text_size(app.ui.theme, text, Face::small, room);
  const float height = name.y + more.y + 1.5f * pad;
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const bool pressed = ui_card_button(app.ui, id, {width, height}, Tone::plain, selected);
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  draw_icon(draw, icon, {at.x + pad + px(theme, 11), at.y + height / 2}, px(theme, 22),
            colour::ink);
  ui_draw_text(app.ui.theme, draw, {at.x + pad + sign, at.y + 0.75f * pad}, label, Face::strong,
               colour::ink, room);
  ui_draw_paragraph(app.ui.theme, draw, {at.x + pad + sign, at.y + 0.75f * pad + name.y}, text,
                    Face::small, colour::ink_soft, room + 1);
  return pressed;
}

void kinds(App& app) {
  NewGameForm& form = app.screens.form;
  const auto p = static_cast<std::size_t>(app.screens.index);
  if (p >= form.players.size()) return close(app);
  RecordedPlayer& player = form.players[p];
  const std::string name = player.name.empty() ? default_name(app.texts, form, p) : player.name;
  ui_dialog_begin(app.ui, "kinds", tr(app.texts, "new.kind", {name}));
  if (explained_choice(app, "kind.person", Icon::person, tr(app.texts, "new.person"),
                       tr(app.texts, "new.person.text"), player.computer.empty())) {
    player.computer.clear();
    close(app);
  }
  for (auto kind = player_kinds().rbegin(); kind != player_kinds().rend(); ++kind) {
    const std::string key = "new.kind." + std::string(kind->id);
    const std::string id = "kind." + std::string(kind->id);
    if (explained_choice(app, id.c_str(), Icon::computer, tr(app.texts, key),
                         tr(app.texts, key + ".text"), player.computer == kind->id)) {
      player.computer = kind->id;
      close(app);
    }
  }
  ui_dialog_foot(app.ui);
  ButtonStyle end;
  end.width = -1;
  end.tone = Tone::quiet;
  if (ui_button(app.ui, "dialog.cancel", tr(app.texts, "common.cancel"), end) || ui_escape())
    close(app);
  ui_dialog_end(app.ui);
}

}  // namespace

void dialogs_frame(App& app) {
  switch (app.screens.dialog) {
    case Dialog::none:
      break;
    case Dialog::game_menu:
      return game_menu(app);
    case Dialog::rename:
      return rename(app);
    case Dialog::delete_game:
      return delete_game_dialog(app);
    case Dialog::delete_all:
      return delete_all(app);
    case Dialog::open:
      return open(app);
    case Dialog::link:
      return offered_game(app);
    case Dialog::failed:
      return failed(app);
    case Dialog::show_link:
      return show_link(app);
    case Dialog::conflict:
      return conflict(app);
    case Dialog::colour:
      return colours(app);
    case Dialog::kind:
      return kinds(app);
  }
}

}  // namespace bastide::web
