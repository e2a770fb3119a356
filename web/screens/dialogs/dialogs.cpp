// The dialogs that can open over any screen.
#include <algorithm>
#include <iterator>
#include <utility>
#include <variant>

#include "engine/players/levels.hpp"
#include "engine/record/link.hpp"
#include "engine/record/words.hpp"
#include "web/drawing/faces.hpp"
#include "web/platform/painters.hpp"
#include "web/platform/storage.hpp"
#include "web/platform/user_files.hpp"
#include "web/screens/dialogs/form_dialogs.hpp"
#include "web/screens/dialogs/share_dialog.hpp"
#include "web/screens/doors.hpp"
#include "web/screens/parts.hpp"
#include "web/screens/prologue.hpp"
#include "web/screens/screen_view.hpp"
#include "web/screens/share_words.hpp"
#include "web/session/stand_in.hpp"
#include "web/sets/page_set.hpp"
#include "web/text/names.hpp"
#include "web/text/refusals.hpp"
#include "web/text/suggested.hpp"
#include "web/ui/qr_code.hpp"

namespace bastide::web {
namespace {

// A link with the page's address before it.
constexpr std::size_t max_address = max_link_size + 4096;

// Two buttons at the end of a dialog, with the confirming one on the right, or below. 0 none, 1
// yes, -1 no.
int answer_row(Ui& ui, const char* yes_id, std::string_view yes, Tone tone, std::string_view no) {
  ui_dialog_foot(ui);
  const float gap = px(ui.theme, 8);
  const float width = (ImGui::GetContentRegionAvail().x - gap) / 2;
  const bool beside = ui_labels_fit(ui.theme, {yes, no}, width);
  int answer = 0;
  ButtonStyle style;
  style.width = beside ? width : -1;
  if (ui_button(ui, "dialog.cancel", no, style)) answer = -1;
  if (beside) ImGui::SameLine(0, gap);
  style.tone = tone;
  if (ui_button(ui, yes_id, yes, style)) answer = 1;
  return answer;
}

const SavedGame* listed_game(const Screens& screens, const std::string& slot) {
  for (const SavedGame& game : screens.saves)
    if (game.slot == slot) return &game;
  return nullptr;
}

std::string listed_title(const Texts& texts, const SavedGame* game) {
  return game ? title_in_list(texts, *game) : std::string(tr(texts, "start.broken"));
}

// Each returns whether it stays open.

bool game_menu(Ui& ui, const Texts& texts, Screens& screens, Requests& requests,
               const dialog::GameMenu& menu) {
  const SavedGame* game = listed_game(screens, menu.slot);
  const std::optional<Error>& fault = menu.fault;
  bool stays = true;
  ui_dialog_begin(ui, "game-menu",
                  fault ? tr(texts, "save.broken.title") : listed_title(texts, game));
  ButtonStyle wide;
  wide.width = -1;
  wide.left = true;
  if (fault) {
    const std::string name = game && !game->fault ? listed_title(texts, game) : menu.slot;
    ui_text(ui, tr(texts, "save.broken.text", {name, explain_error(texts, *fault)}));
    ui_text(ui, tr(texts, "save.broken.rest"), Face::small, colour::ink_soft);
    ui_gap(ui, 2);
  } else {
    wide.icon = Icon::play;
    wide.tone = Tone::primary;
    if (ui_button(ui, "save.open", tr(texts, "save.open"), wide)) {
      stays = false;
      request(requests, ask_for::OpenSlot{menu.slot});
    }
    wide.tone = Tone::plain;
    wide.icon = Icon::share;
    const bool again = game && !game->roots.empty() && !game->over && game->waits &&
                       game->active < static_cast<int>(game->players.size());
    const std::string label =
        again ? tr(texts, send_key(ui.device.shares, game->sent),
                   {name_in_list(texts, *game, static_cast<std::size_t>(game->active))})
              : std::string(tr(texts, "share.title"));
    if (ui_button(ui, again ? "save.send" : "save.share", label, wide)) {
      stays = false;
      request(requests, ask_for::OpenSlot{menu.slot});
      if (again)
        request(requests, ask_for::Send{menu.slot});
      else
        request(requests, ask_for::Share{.slot = menu.slot});
    }
    wide.icon = Icon::pencil;
    if (ui_button(ui, "save.rename", tr(texts, "save.rename"), wide)) {
      screens.dialog = dialog::Rename{menu.slot, game ? game->name : std::string{}};
      stays = false;
    }
  }
  wide.icon = Icon::download;
  wide.tone = Tone::primary;  // the only thing that can be done with it
  if (fault && ui_button(ui, "save.export", tr(texts, "save.export"), wide)) {
    request(requests, ask_for::ExportGame{menu.slot});
    stays = false;
  }
  wide.icon = Icon::trash;
  wide.tone = Tone::danger;
  if (ui_button(ui, "save.delete", tr(texts, "save.delete"), wide)) {
    screens.dialog = dialog::DeleteGame{menu.slot};
    stays = false;
  }
  if (ui_dialog_last(ui, "dialog.cancel", tr(texts, "common.close"), Tone::quiet)) stays = false;
  ui_dialog_end(ui);
  return stays;
}

bool rename(Ui& ui, const Texts& texts, Requests& requests, dialog::Rename& to) {
  ui_dialog_begin(ui, "rename", tr(texts, "save.rename"));
  ui_focus_on_opening();
  ui_input(ui, "rename.name", tr(texts, "save.name-hint"), to.name, max_game_name_characters);
  const bool enter = entered();
  const int answer = answer_row(ui, "rename.save", tr(texts, "common.save"), Tone::primary,
                                tr(texts, "common.cancel"));
  if (answer > 0 || enter) {
    const std::string name = clean_name(to.name, max_game_name_characters);
    request(requests, ask_for::RenameGame{to.slot, name});
  }
  ui_dialog_end(ui);
  return answer == 0 && !enter;
}

bool delete_game_dialog(Ui& ui, const Texts& texts, const Screens& screens, Requests& requests,
                        const std::string& slot) {
  ui_dialog_begin(ui, "delete", tr(texts, "save.delete.title"));
  const SavedGame* game = listed_game(screens, slot);
  ui_text(ui, tr(texts, "save.delete.text", {listed_title(texts, game)}));
  const int answer = answer_row(ui, "delete.yes", tr(texts, "common.delete"), Tone::danger,
                                tr(texts, "common.cancel"));
  if (answer > 0) request(requests, ask_for::DeleteGame{slot});
  ui_dialog_end(ui);
  return answer == 0;
}

bool delete_all(Ui& ui, const Texts& texts, const Screens& screens, Requests& requests) {
  ui_dialog_begin(ui, "delete-all", tr(texts, "save.delete-all.title"));
  ui_text(ui, tr_count(texts, "save.delete-all.text", static_cast<long>(screens.saves.size())));
  const int answer = answer_row(ui, "delete-all.yes", tr(texts, "common.delete"), Tone::danger,
                                tr(texts, "common.cancel"));
  if (answer > 0) request(requests, ask_for::DeleteAll{});
  ui_dialog_end(ui);
  return answer == 0;
}

bool erase_story(Ui& ui, const Texts& texts, Requests& requests) {
  ui_dialog_begin(ui, "erase-story", tr(texts, "story.erase"));
  ui_text(ui, tr(texts, "story.erase.text"));
  const int answer = answer_row(ui, "erase-story.yes", tr(texts, "common.delete"), Tone::danger,
                                tr(texts, "common.cancel"));
  if (answer > 0) request(requests, ask_for::EraseStory{});
  ui_dialog_end(ui);
  return answer == 0;
}

bool choose_language(Ui& ui, const Texts& texts, Requests& requests, std::string_view wanted) {
  ui_dialog_begin(ui, "languages", tr(texts, "settings.language"));
  std::vector<std::string> names;
  int chosen = 0;
  for (const Language& language : languages()) {
    if (language.code == wanted) chosen = static_cast<int>(names.size());
    names.emplace_back(language.name);
  }
  bool stays = !ui_choice(ui, "language", names, chosen);
  if (!stays) request(requests, ask_for::Speak{languages()[static_cast<std::size_t>(chosen)].code});
  ui_gap(ui, 4);
  stays &= !ui_dialog_last(ui, "dialog.cancel", tr(texts, "common.cancel"), Tone::quiet);
  ui_dialog_end(ui);
  return stays;
}

bool open(Ui& ui, const Texts& texts, Requests& requests, std::string& text) {
  ui_dialog_begin(ui, "open", tr(texts, "open.title"));
  ui_text(ui, tr(texts, "open.text"), Face::text, colour::ink_soft);
  ui_gap(ui, 2);
  ui_focus_on_opening();
  ui_input(ui, "open.link", tr(texts, "open.hint"), text, max_address);
  const bool enter = entered() && !text.empty();
  ButtonStyle file;
  file.width = -1;
  file.icon = Icon::folder;
  if (ui_button(ui, "open.file", tr(texts, "open.file"), file))
    request(requests, ask_for::OpenFile{});
  const int answer =
      answer_row(ui, "open.go", tr(texts, "open.go"), Tone::primary, tr(texts, "common.cancel"));
  if (answer > 0 && text.empty())
    notify(ui, std::string(tr(texts, "open.empty")));
  else if (answer > 0 || enter)
    request(requests, ask_for::OpenAddress{parse_address(text)});
  ui_dialog_end(ui);
  return answer >= 0;
}

// Whether the offered game differs from one that is known here.
bool is_variant(const dialog::Offered& offered) {
  return offered.fault && offered.fault->code.rfind("fair.other", 0) == 0;
}

// The player as whom a person can join the offered game; no_player: none is open, or it is a
// variant of a game in which this device plays.
PlayerIndex offered_seat(const dialog::Offered& offered) {
  return is_variant(offered) ? no_player : open_seat(offered.guest.record.fair);
}

// Who has sent the link, where it invites to a game; else where the game comes from.
std::string title_of(const Texts& texts, const dialog::Offered& offered) {
  if (offered.from_file) return std::string(tr(texts, "file.title"));
  const std::string who = inviter(texts, offered.guest.record);
  if (offered_seat(offered) == no_player || who.empty())
    return std::string(tr(texts, "link.title"));
  return tr(texts, "link.invites", {who});
}

// Where a game has come to, and whether a link has told all of it.
void state_in(Ui& ui, const Texts& texts, const Session& guest, const Decision& d) {
  const State& state = last_state(guest);
  const PlayerIndex next = d.player == no_player ? state.active : d.player;
  ui_text(ui, d.over ? std::string(tr(texts, "link.over"))
                     : tr(texts, "link.turn",
                          {std::to_string(state.turn), player_name(texts, guest.record, next)}));
  if (!d.over)
    ui_text(ui, tr_count(texts, "tiles-left", state.bag_total), Face::text, colour::ink_soft);
}

bool offered_game(ScreenView& view, dialog::Offered& offered) {
  Ui& ui = view.ui;
  const Texts& texts = view.texts;
  Requests& requests = view.requests;
  ui_dialog_begin(ui, "offered", title_of(texts, offered));
  const Session& guest = offered.guest;
  const State& state = last_state(guest);
  const bool one = one_score(guest.record.setup);
  if (!guest.saved.name.empty()) ui_text(ui, guest.saved.name, Face::heading);
  for (PlayerIndex p = 0; p < guest.game.sides; ++p) {
    std::string name = player_name(texts, guest.record, p);
    player_line(ui.theme, colour_of(guest, p), name, one ? "" : std::to_string(state.score[p]),
                Face::strong);
  }
  if (one) {
    const TeamStand team = team_stand(guest.game, state);
    ui_text(ui, tr(texts, "team.goal",
                   {std::to_string(team.points), tr_count(texts, "points", team.target)}));
  }
  ui_rule(ui);
  const PlayerIndex seat = offered_seat(offered);
  if (seat != no_player)
    ui_text(ui, invited_to(texts, view.catalogue, guest.record));
  else
    state_in(ui, texts, guest, decision(guest.game, state));
  if (offered.fault) {
    const std::string why = explain_error(texts, *offered.fault);
    ui_text(ui, is_variant(offered) ? why : tr(texts, "link.partly", {why}), Face::text,
            colour::accent);
  }
  if (!guest.link.read.empty()) ui_text(ui, quoted_words(texts, guest.link.read));
  if (seat != no_player) {
    ui_text(ui, tr(texts, "new.name"));
    ui_input(ui, "link.name", player_name(texts, guest.record, seat), offered.name,
             max_name_characters);
  }
  if (seat != no_player && guest.table_rules.with_help) ui_text(ui, tr(texts, "by-link.help"));
  if (!guest.challenge.theirs.empty()) ui_text(ui, tr(texts, "challenge.offer"));
  const bool looks_on =
      !guest.record.fair.devices.empty() && seat == no_player && !is_variant(offered);
  const bool goes_on = !guest.saved.slot.empty();
  ui_text(ui,
          goes_on ? tr(texts, "link.continues", {std::to_string(offered.turn)})
          : seat != no_player
              ? tr(texts, "invite.next", {inviter(texts, guest.record)})
              : std::string(tr(texts, looks_on ? "by-link.look-on" : "link.save-note")),
          Face::small, colour::ink_soft);
  const std::string yes = seat == no_player
                              ? std::string(tr(texts, goes_on ? "link.go-on" : "link.open"))
                              : tr(texts, "by-link.join", {player_name(texts, guest.record, seat)});
  const int answer = answer_row(ui, "link.open", yes, Tone::primary, tr(texts, "common.cancel"));
  if (answer > 0)
    request(requests,
            ask_for::AcceptOffer{std::move(offered.guest), seat, std::move(offered.name)});
  ui_dialog_end(ui);
  return answer == 0;
}

bool failed(Ui& ui, const Texts& texts, const Error& fault) {
  const bool forged = fault.code == "fair.forged";
  ui_dialog_begin(ui, "failed", tr(texts, forged ? "link.title" : "open.failed"));
  ui_text(ui, explain_error(texts, fault));
  const bool stays = !ui_dialog_last(ui, "dialog.cancel", tr(texts, "common.close"), Tone::primary);
  ui_dialog_end(ui);
  return stays;
}

bool refused(Ui& ui, const Texts& texts, const dialog::Refused& game) {
  ui_dialog_begin(ui, "refused", tr(texts, "save.refused.title"));
  ui_text(ui, explain_error(texts, game.fault));
  if (!game.line.empty()) ui_text(ui, game.line, Face::small, colour::accent);
  ui_text(ui, tr(texts, "save.refused.text"));
  const bool stays = !ui_dialog_last(ui, "dialog.cancel", tr(texts, "common.close"), Tone::primary);
  ui_dialog_end(ui);
  return stays;
}

// What is to become of whoever does not answer any more: one can agree that a computer plays, or
// goes on alone.
void lay_absent(Ui& ui, const Texts& texts, Requests& requests, const Session& session) {
  ButtonStyle wide;
  wide.width = -1;
  const PlayerIndex gone = replaceable(session);
  const bool asked = asks_to_replace(session);
  const auto about = [&](std::string_view key, PlayerIndex player) {
    return tr(texts, key, {player_name(texts, session.record, player)});
  };
  if (const PlayerIndex asked_for = asked_to_replace(session); asked_for != no_player) {
    ui_text(ui, about("by-link.replace.asked", asked_for), Face::strong);
    ui_text(ui, about("by-link.replace.all", asked_for), Face::small, colour::ink_soft);
  }
  if (gone != no_player &&
      ui_button(ui, "link.replace",
                about(asked ? "by-link.replace.agree" : "by-link.replace", gone), wide))
    request(requests, ask_for::Replace{});
  if (may_play_alone(session) && ui_button(ui, "link.alone", tr(texts, "by-link.alone"), wide))
    request(requests, ask_for::PlayAlone{});
}

bool show_link(Ui& ui, const Texts& texts, Requests& requests, const Session* session,
               const std::string& link, const dialog::ShowLink& how) {
  ui_dialog_begin(ui, "show-link", tr(texts, "link.show.title"));
  if (how.copy_failed) ui_text(ui, tr(texts, "link.failed"), Face::text, colour::ink_soft);
  const bool sends = how.sending && session;
  const bool plays = sends && session->link.device != no_device;
  const bool asked = sends && asked_to_replace(*session) != no_player;
  if (asked) lay_absent(ui, texts, requests, *session);  // the question comes first
  // Text before the link contains spaces, the link contains none.
  ui_qr_code(ui, "link.code", std::string_view(link).substr(link.rfind(' ') + 1));
  if (plays) {
    std::string words = session->link.words;
    if (ui_input(ui, "link.words", tr(texts, "by-link.words"), words, max_words_characters))
      request(requests, ask_for::PutWords{words});
  }
  ui_fixed_text(ui, "link.text", tr(texts, "link.show.title"), link);
  if (sends) {
    if (open_seat(session->record.fair) != no_player)
      ui_text(ui, tr(texts, "by-link.steps"), Face::small, colour::ink_soft);
    if (!session->link.read.empty()) ui_text(ui, quoted_words(texts, session->link.read));
    const bool wanted = !plays || (session->link.ending >> session->link.device & 1) != 0;
    if (session->link.ending != 0)
      ui_text(ui, tr(texts, called_off(*session) ? "by-link.ended" : "by-link.ending"),
              Face::strong);
    if (session->link.ending != 0 && session->record.fair.devices.size() > 2)
      ui_text(ui, tr(texts, "by-link.ending.all"), Face::small, colour::ink_soft);
    ButtonStyle wide;
    wide.width = -1;
    if (!wanted && !is_over(*session) && open_seat(session->record.fair) == no_player &&
        ui_button(ui, "link.end",
                  tr(texts, session->link.ending != 0 ? "by-link.agree" : "by-link.end"), wide))
      request(requests, ask_for::EndGame{});
    if (!asked) lay_absent(ui, texts, requests, *session);
    if (for_two(*session) && !session->link.live && ui.device.channels) {
      const bool set = link.find("&o=") != link.npos || link.find("&a=") != link.npos;
      if (!set && ui_button(ui, "link.live", tr(texts, "by-link.live.play"), wide))
        request(requests, ask_for::PlayLive{});
      ui_text(ui, tr(texts, "by-link.live.text"), Face::small, colour::ink_soft);
    }
    const int answer =
        answer_row(ui, "link.send", tr(texts, ui.device.shares ? "share.send" : "share.copy"),
                   Tone::primary, tr(texts, "common.close"));
    if (answer > 0) request(requests, ask_for::Send{});
    ui_dialog_end(ui);
    return answer >= 0;
  }
  const bool stays = !ui_dialog_last(ui, "dialog.cancel", tr(texts, "common.close"), Tone::primary);
  ui_dialog_end(ui);
  return stays;
}

bool embed(Ui& ui, const Texts& texts, const std::string& code) {
  ui_dialog_begin(ui, "embed", tr(texts, "share.page"));
  ui_text(ui, tr(texts, "embed.text"), Face::text, colour::ink_soft);
  ui_fixed_text(ui, "embed.code", tr(texts, "share.page"), code);
  const bool stays = !ui_dialog_last(ui, "dialog.cancel", tr(texts, "common.close"), Tone::primary);
  ui_dialog_end(ui);
  return stays;
}

bool live(Ui& ui, const Texts& texts, Requests& requests) {
  ui_dialog_begin(ui, "live", tr(texts, "by-link.live.play"));
  ui_text(ui, tr(texts, "by-link.live.text"));
  const int answer = answer_row(ui, "live.yes", tr(texts, "by-link.live.play"), Tone::primary,
                                tr(texts, "common.cancel"));
  if (answer > 0) request(requests, ask_for::PlayLive{});
  ui_dialog_end(ui);
  return answer == 0;
}

bool conflict(Ui& ui, const Texts& texts, Requests& requests) {
  bool stays = true;
  ui_dialog_begin(ui, "conflict", tr(texts, "save.conflict.title"));
  ui_text(ui, tr(texts, "save.conflict.text"));
  ui_dialog_foot(ui);
  ButtonStyle style;
  style.width = -1;
  style.tone = Tone::primary;
  if (ui_button(ui, "conflict.reload", tr(texts, "save.conflict.reload"), style)) {
    stays = false;
    request(requests, ask_for::TakeOther{});
  }
  style.tone = Tone::plain;
  if (ui_button(ui, "conflict.copy", tr(texts, "save.conflict.copy"), style)) {
    stays = false;
    request(requests, ask_for::KeepCopy{});
  }
  ui_dialog_end(ui);
  return stays;
}

bool colours(Ui& ui, const Texts& texts, NewGameForm& form, std::size_t p) {
  if (p >= form.players.size()) return false;
  ui_dialog_begin(ui, "colours", tr(texts, "new.colour", {name_in_form(texts, form, p)}),
                  ui.theme.low ? 520.0f : 380.0f);
  const std::optional<int> chosen = colour_cards(ui, texts, form.players[p].colour);
  if (chosen) choose_colour(form, p, static_cast<u8>(*chosen));
  const bool stays =
      !ui_dialog_last(ui, "dialog.cancel", tr(texts, "common.cancel"), Tone::quiet) && !chosen;
  ui_dialog_end(ui);
  return stays;
}

// Somebody who could play: who they are, and below it how.
struct Candidate {
  std::string_view kind;
  Icon icon = Icon::computer;  // of those who have no face
  int colour;
};

bool candidate_card(ScreenView& view, const char* id, const Candidate& one, bool selected) {
  const Theme& theme = view.ui.theme;
  const int face = art::face_of(one.kind);
  const std::string key = "new." + std::string(id);
  const float width = ImGui::GetContentRegionAvail().x;
  const float pad = px(theme, 12), ring = px(theme, face < 0 ? 22 : theme.narrow ? 48 : 60);
  const float left = pad + ring + px(theme, 12), room = width - left - pad;
  const std::string name = kind_name(view.texts, one.kind);
  const bool told =
      face >= 0 && room >= em(theme, 180);  // in large letters how they play is enough
  const Paragraph words[] = {
      {name, Face::strong},
      {told ? tr(view.texts, key + ".who") : std::string_view{}, Face::small, colour::ink, 1},
      {tr(view.texts, key + ".text"), Face::small, colour::ink_soft, told ? 3.0f : 0}};
  const float inner = std::max(paragraphs_height(theme, words, room), face < 0 ? 0 : ring);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const bool pressed =
      ui_card_button(view.ui, id, {width, inner + 1.5f * pad}, Tone::plain, selected);
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  const ImVec2 sign(at.x + pad + ring / 2, at.y + inner / 2 + 0.75f * pad);
  if (face < 0)
    draw_icon(draw, one.icon, sign, ring, colour::ink);
  else
    draw_face({theme, draw}, view.pictures,
              {face, selected ? art::Mood::pleased : art::Mood::calm, one.colour}, sign, ring);
  draw_paragraphs({theme, draw}, {at.x + left, at.y + 0.75f * pad}, words, room);
  if (selected && ImGui::IsWindowAppearing()) ImGui::SetScrollHereY(1);
  return pressed;
}

// Who plays: in the new game, or from now on in the open one (`session`).
bool kinds(ScreenView& view, const Session* session, std::size_t p) {
  Ui& ui = view.ui;
  const Texts& texts = view.texts;
  NewGameForm& form = view.screens.form;
  const std::vector<PlayerEntry>& players = session ? session->record.players : form.players;
  if (p >= players.size()) return false;
  bool stays = true;
  const PlayerEntry& player = players[p];
  // A name of its own: the suggested one follows from this choice.
  const std::string name = player.name.empty()
                               ? tr(texts, "new.player-name", {std::to_string(p + 1)})
                               : shown_name(texts, player, p);
  ui_dialog_begin(ui, "kinds", tr(texts, "new.kind", {name}));
  const auto offer = [&](std::string_view kind, Icon icon = Icon::computer) {
    const std::string id = "kind." + std::string(kind.empty() ? "person" : kind);
    if (!candidate_card(view, id.c_str(), {kind, icon, player.colour}, player.computer == kind))
      return;
    stays = false;
    if (!session) {
      form.players[p].computer = kind;
      return;
    }
    std::vector<PlayerEntry> then = players;
    then[p].computer = kind;
    // A name of their own stays; the suggested one follows the choice here, too.
    request(view.requests,
            ask_for::Reseat{static_cast<PlayerIndex>(p), std::string(kind),
                            is_suggested(player, p) ? default_name(texts, then, p) : player.name});
  };
  offer({}, Icon::person);
  if (!session) offer(by_link, Icon::link);
  ui_text(ui, tr(texts, "new.kinds.levels"), Face::small, colour::ink_soft);
  for (const Level& level : levels) offer(level.id);
  ui_text(ui, tr(texts, "new.kinds.personas"), Face::small, colour::ink_soft);
  for (const Level& persona : personas) offer(persona.id);
  stays &= !ui_dialog_last(ui, "dialog.cancel", tr(texts, "common.cancel"), Tone::quiet);
  ui_dialog_end(ui);
  return stays;
}

struct DrawDialog {
  ScreenView& view;
  Ui& ui;
  const Texts& texts;
  Screens& screens;
  Requests& requests;
  const Session* session;

  bool operator()(dialog::None) { return true; }
  bool operator()(dialog::GameMenu& d) { return game_menu(ui, texts, screens, requests, d); }
  bool operator()(dialog::Rename& d) { return rename(ui, texts, requests, d); }
  bool operator()(dialog::DeleteGame& d) {
    return delete_game_dialog(ui, texts, screens, requests, d.slot);
  }
  bool operator()(dialog::DeleteAll) { return delete_all(ui, texts, screens, requests); }
  bool operator()(dialog::EraseStory) { return erase_story(ui, texts, requests); }
  bool operator()(dialog::Open& d) { return open(ui, texts, requests, d.text); }
  bool operator()(dialog::Offered& d) { return offered_game(view, d); }
  bool operator()(dialog::Failed& d) { return failed(ui, texts, d.fault); }
  bool operator()(dialog::ShowLink& d) {
    return show_link(ui, texts, requests, session, screens.link, d);
  }
  bool operator()(dialog::Share& d) { return session && share_dialog(view, *session, d); }
  bool operator()(const dialog::Embed& d) { return embed(ui, texts, d.code); }
  bool operator()(dialog::Refused& d) { return refused(ui, texts, d); }
  bool operator()(dialog::Live) { return live(ui, texts, requests); }
  bool operator()(dialog::Conflict) { return conflict(ui, texts, requests); }
  bool operator()(dialog::Languages d) { return choose_language(ui, texts, requests, d.wanted); }
  bool operator()(dialog::Colour d) { return colours(ui, texts, screens.form, d.player); }
  bool operator()(dialog::Kind d) { return kinds(view, nullptr, d.player); }
  bool operator()(dialog::Seat d) { return session && kinds(view, session, d.player); }
  bool operator()(dialog::Boxes) { return boxes_dialog(view); }
  bool operator()(dialog::Setup& d) { return setup_dialog(view, d); }
  bool operator()(dialog::You& d) { return you_dialog(view, d); }
  bool operator()(dialog::Friends) { return friends_dialog(ui, texts, requests); }
  bool operator()(dialog::Prologue& d) { return prologue_dialog(view, d); }
  bool operator()(dialog::More d) { return more_dialog(ui, texts, screens, requests, d.all); }
};

}  // namespace

const char* dialog_name(const Dialog& dialog) {
  constexpr const char* names[] = {
      "",         "game-menu", "rename",   "delete-game", "delete-all", "erase-story", "open",
      "link",     "failed",    "share",    "embed",       "show-link",  "refused",     "live",
      "conflict", "languages", "colour",   "kind",        "seat",       "boxes",       "setup",
      "you",      "friends",   "prologue", "more"};
  static_assert(std::size(names) == std::variant_size_v<Dialog>);
  return names[dialog.index()];
}

const Error* fault_of(const Dialog& dialog) {
  if (const auto* menu = std::get_if<dialog::GameMenu>(&dialog))
    return menu->fault ? &*menu->fault : nullptr;
  if (const auto* offered = std::get_if<dialog::Offered>(&dialog))
    return offered->fault ? &*offered->fault : nullptr;
  if (const auto* failed = std::get_if<dialog::Failed>(&dialog)) return &failed->fault;
  if (const auto* refused = std::get_if<dialog::Refused>(&dialog)) return &refused->fault;
  return nullptr;
}

// It may open another one in its place.
bool dialogs_frame(ScreenView& view, const Session* session) {
  Screens& screens = view.screens;
  Dialog drawn = std::exchange(screens.dialog, dialog::None{});
  if (std::visit(DrawDialog{view, view.ui, view.texts, screens, view.requests, session}, drawn))
    screens.dialog = std::move(drawn);
  // They are painted with those of the next frame, which the painters ask for.
  return !view.pictures.wishes.empty() && !platform::painters_ready();
}

}  // namespace bastide::web
