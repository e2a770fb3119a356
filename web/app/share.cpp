#include "web/app/share.hpp"

#include <utility>

#include "engine/record/link.hpp"
#include "engine/record/thread.hpp"
#include "engine/record/words.hpp"
#include "web/app/app.hpp"
#include "web/app/files.hpp"
#include "web/board/board_picture.hpp"
#include "web/board/display_state.hpp"
#include "web/lessons/puzzle.hpp"
#include "web/platform/page_address.hpp"
#include "web/platform/sharing.hpp"
#include "web/screens/share_words.hpp"
#include "web/session/fair_play.hpp"
#include "web/session/stand_in.hpp"
#include "web/text/refusals.hpp"

namespace bastide::web {
namespace {

// `line`: text before the link, `rest`: after it. False: there is no link, which has been reported.
bool write_link(App& app, const Record& record, bool with_names, const std::string& line,
                const std::string& rest) {
  const auto fragment = encode_link(app.catalogue, record, with_names);
  if (fragment)
    app.screens.link = line + platform::page_address() + *fragment + rest;
  else
    notify(app.ui, explain_error(app.texts, fragment.error()));
  return fragment.has_value();
}

// Small, so that it is painted at once: browsers forget soon that the user wanted to share.
art::Image picture_beside_link(App& app, const ShareChoice& choice) {
  constexpr int most = 1000;
  const Session& session = *app.session;
  if (choice.look != ShareLook::card)
    return board_picture_at(app.ui, session, choice.cursor, choice.look == ShareLook::board, 48,
                            most);
  const DisplayState display = display_at(session, choice.cursor);
  const BoardCard card = card_of(app.texts, session, choice.cursor, app.screens.saves);
  return card_picture(app.ui, session, display, card, card_size(session, display, card, most));
}

// To the system's share sheet if there is one, else to the clipboard.
void hand_over_link(App& app, Copying what, const ShareChoice& choice) {
  const std::string& text = app.screens.link;
  app.screens.copying = what;
  if (!app.ui.device.shares) return platform::copy_text(text);
  art::Image board;
  if (app.ui.device.shares_pictures && app.session && shows_game(app.screen))
    board = picture_beside_link(app, choice);
  const std::size_t link = text.rfind(' ') + 1;
  platform::share(tr(app.texts, "app.name"), text.substr(0, link), text.substr(link),
                  {board.width, board.height, board.rgba.empty() ? nullptr : board.rgba.data()});
}

// Who has not joined yet is told to what, and what to do.
bool write_turn(App& app) {
  const Session& session = *app.session;
  const bool invites = open_seat(session.record.fair) != no_player;
  return write_link(app, session.record, true,
                    invites ? invitation(app.texts, app.catalogue, session.record) + ' ' : "",
                    live_keys(app) + link_keys(session));
}

// A new game with the same tiles, and the points reached in this one.
bool write_start(App& app) {
  Record record = app.session->record;
  record.actions.clear();
  const std::string line =
      tr(app.texts, "team.share", {result_line(app.texts, *app.session)}) + ' ';
  return write_link(app, record, false, line, "&r=" + write_points(points_of(*app.session)));
}

// The line that is shown, and where in it.
bool write_board(App& app, std::size_t cursor) {
  const Session& session = *app.session;
  const std::string where =
      "&b=" + std::to_string(session.record.actions.size()) + "&t=" + std::to_string(cursor);
  if (!write_link(app, session.record, true, {}, where)) return false;
  if (ends_of(session.board->variations).size() > 1)
    notify(app.ui, std::string(tr(app.texts, "board.shared")));
  return true;
}

// The puzzle at the table, or the turn of a position as one.
bool write_puzzle(App& app, bool again, std::size_t cursor) {
  const auto& lesson = app.lesson.lesson;
  Record record = again ? lesson->path.record : app.session->record;
  const auto begin = turn_begins(*app.session, cursor);
  if (!again && (!begin || no_help(*app.session, false, Help::elsewhere))) return false;
  // Includes the best turn if the puzzle came with it, but not if it was found here.
  if (!again) record.actions.resize(*begin);
  if (again && lesson->loss == 0) record.actions.resize(lesson->path.cursor);
  record.fair = {};  // all chance outcomes are in the record
  for (PlayerEntry& player : record.players) player.computer.clear();
  if (!write_link(app, record, false, {}, "&z=" + std::to_string(again ? lesson->loss : 0)))
    return false;
  if (!again) notify(app.ui, std::string(tr(app.texts, "puzzle.made")));
  return true;
}

bool write_lesson(App& app) {
  app.screens.link = platform::page_address() + "#lesson=" + app.lesson.lesson->id;
  return true;
}

// What the players agree on, as it stands.
std::string agreed_keys(const Session& session) {
  const TableRules& rules = session.table_rules;
  const std::string clock = write_linked_clock(rules.clock, session.game.setup.players);
  return (clock.empty() ? "" : "&k=" + clock) +
         (rules.match ? "&w=" + write_match(*rules.match) : "");
}

// A finished game as a whole; of another one what led to the position, which others now know.
bool write_game(App& app, const ShareChoice& choice) {
  Session& session = *app.session;
  if (is_over(session)) {
    const bool end = choice.cursor == session.record.actions.size();
    const bool told = shares_comments(session, choice);
    if (!end || told) {
      std::string from = "&t=" + std::to_string(end ? 0 : choice.cursor) + agreed_keys(session);
      if (told) from += "&c=" + session.comments;
      return write_link(app, session.record, true, {}, from);
    }
  }
  Record record = session.record;
  record.actions.resize(choice.cursor);
  rewind_fair(session.game, record);
  if (session.link.known < record.actions.size()) {
    session.link.known = record.actions.size();
    save_now(app);
  }
  return write_link(app, record, true, {}, agreed_keys(session));
}

bool has_puzzle(const App& app) { return app.lesson.lesson && app.lesson.lesson->puzzle; }

SharedThing thing_of(const App& app, const ShareChoice& choice) {
  return shared_thing(*app.session, choice, has_puzzle(app));
}

// False: there is no link, which has been reported.
bool write_shared(App& app, const ShareChoice& choice) {
  switch (thing_of(app, choice)) {
    case SharedThing::invitation:
    case SharedThing::turn:
      return write_turn(app);
    case SharedThing::line:
      return write_board(app, choice.cursor);
    case SharedThing::lesson:
      return write_lesson(app);
    case SharedThing::puzzle:
      return write_puzzle(app, true, choice.cursor);
    case SharedThing::made_puzzle:
      return write_puzzle(app, false, choice.cursor);
    case SharedThing::tiles:
      return write_start(app);
    default:
      return write_game(app, choice);
  }
}

bool sends_turn(const App& app, const ShareChoice& choice) {
  const SharedThing thing = thing_of(app, choice);
  return thing == SharedThing::turn || thing == SharedThing::invitation;
}

void share_as_link(App& app, const ShareChoice& choice) {
  const bool turn = sends_turn(app, choice);
  if (!write_shared(app, choice)) return;
  if (turn) mark_known(app);
  hand_over_link(app, turn ? Copying::turn : Copying::link, choice);
}

void show_shared_code(App& app, const ShareChoice& choice) {
  const bool turn = sends_turn(app, choice);
  if (!write_shared(app, choice)) return;
  if (turn) mark_known(app);
  app.screens.dialog = dialog::ShowLink{turn, false};
}

// Code that puts the whole game on a web page (docs/embedding.md).
void show_embed(App& app, bool comments) {
  const auto fragment = encode_link(app.catalogue, app.session->record, true);
  if (!fragment) return notify(app.ui, explain_error(app.texts, fragment.error()));
  std::string address = platform::page_address();
  address.resize(address.rfind('/') + 1);
  address += "embed.html" + *fragment;
  if (comments && !app.session->comments.empty()) address += "&c=" + app.session->comments;
  std::string code = "<iframe src=\"";
  for (const char c : address) code += c == '&' ? std::string("&amp;") : std::string(1, c);
  code +=
      "\" title=\"Bastide\" width=\"640\" height=\"480\" style=\"border: 0; max-width: 100%\" "
      "sandbox=\"allow-scripts allow-popups allow-popups-to-escape-sandbox\" "
      "loading=\"lazy\"></iframe>";
  app.screens.copying = Copying::code;
  platform::copy_text(code);
  app.screens.dialog = dialog::Embed{std::move(code)};
}

ShareChoice shown_choice(const App& app, ShareAs as = ShareAs::game) {
  return {.as = as, .cursor = app.session->cursor};
}

}  // namespace

// If the turn had already been sent, the save keeps its time, which shows for how long nobody has
// answered.
void mark_turn_sent(App& app) {
  if (std::exchange(app.session->link.sent, true)) return;
  save_now(app);
}

void mark_known(App& app) {
  Session& session = *app.session;
  const std::size_t known = std::exchange(session.link.known, session.record.actions.size());
  if (known != session.link.known) save_now(app);
}

std::string link_keys(const Session& session) {
  const bool ends =
      session.link.device != no_device && (session.link.ending >> session.link.device & 1) != 0;
  const bool invites = open_seat(session.record.fair) != no_player;
  return (ends ? "&e=" + std::to_string(session.link.device) : "") +
         (invites && session.table_rules.with_help ? "&h=1" : "") + agreed_keys(session) +
         write_link_words(session.link.words);
}

void open_share(App& app, ShareAs as) {
  if (!app.session) return notify(app.ui, std::string(tr(app.texts, "link.no-game")));
  app.screens.dialog =
      dialog::Share{shown_choice(app, as), has_puzzle(app), app.lesson.lesson.has_value()};
}

void share_by(App& app, ShareWay way, const ShareChoice& choice) {
  if (!app.session || choice.cursor > app.session->record.actions.size()) return;
  switch (way) {
    case ShareWay::link:
      return share_as_link(app, choice);
    case ShareWay::code:
      return show_shared_code(app, choice);
    case ShareWay::picture:
      return save_picture(app, choice);
    case ShareWay::film:
      return begin_film(app, choice.look);
    case ShareWay::page:
      return show_embed(app, choice.comments);
    case ShareWay::file:
      if (choice.file_for == FileFor::paper) return print_review(app);
      if (choice.file_for != FileFor::ours) return export_foreign(app, choice.file_for);
      return choice.rated ? export_rated(app) : export_game(app, {});
  }
}

void send_link(App& app) {
  if (!app.session || !write_turn(app)) return;
  if (std::holds_alternative<dialog::ShowLink>(app.screens.dialog)) app.screens.dialog = {};
  mark_known(app);
  ShareChoice choice = shown_choice(app);
  choice.look = ShareLook::board;  // the game goes on
  hand_over_link(app, Copying::turn, choice);
}

void show_code(App& app) {
  if (!app.session) return;
  const bool turn = app.session->link.device != no_device || !live_keys(app).empty();
  if (!turn) return show_shared_code(app, shown_choice(app));
  if (!write_turn(app)) return;
  mark_known(app);
  app.screens.dialog = dialog::ShowLink{true, false};
}

void put_words(App& app, const std::string& words) {
  if (!app.session) return;
  app.session->link.words = clean_name(words, max_words_characters);
  save_now(app);
  show_code(app);
}

void end_game(App& app) {
  if (!app.session || app.session->link.device == no_device) return;
  app.session->link.ending |= static_cast<u8>(1 << app.session->link.device);
  app.session->link.sent = false;
  ++app.session->revision;
  show_code(app);
}

void replace_player(App& app) {
  if (app.session && agree_to_replace(*app.session)) show_code(app);
}

std::string unsaved_link(App& app) {
  retry_pending_saves(app);
  const bool stored = !app.saving.pending && !app.saving.forbidden;
  if (!app.session || stored || !app.session->saved.kept || app.session->board) return {};
  const auto link = encode_link(app.catalogue, app.session->record, true);
  return link ? *link : std::string();
}

void post(App& app, const std::string& text) {
  app.screens.copying = Copying::post;
  if (!app.ui.device.shares) return platform::copy_text(text);
  platform::share(tr(app.texts, "app.name"), text, {}, {});
}

void copy_diagnostics(App& app) {
  platform::copy_diagnostics();
  app.screens.copying = Copying::diagnostics;
}

void share_frame(App& app) {
  // A question that must be answered comes first.
  if (app.saving.conflict) return;
  const platform::Answer answer = platform::copy_answer();
  if (app.screens.copying == Copying::nothing || answer == platform::Answer::waiting) return;
  const Copying what = std::exchange(app.screens.copying, Copying::nothing);
  if (answer == platform::Answer::cancelled) return;
  if (what == Copying::turn && app.session) mark_turn_sent(app);
  const bool copied = answer != platform::Answer::no;
  if (what == Copying::code) {  // the dialog shows it anyway
    if (copied) notify(app.ui, std::string(tr(app.texts, "embed.copied")));
    return;
  }
  if (what == Copying::post) {
    if (answer != platform::Answer::shared)
      notify(app.ui,
             std::string(tr(app.texts, copied ? "day.copied" : "settings.diagnostics.failed")));
    return;
  }
  if (auto* shown = std::get_if<dialog::ShowLink>(&app.screens.dialog)) *shown = {false, !copied};
  if (what != Copying::diagnostics && !copied) {
    app.screens.dialog = dialog::ShowLink{false, true};
    return;
  }
  notify(app.ui, std::string(tr(app.texts, answer == platform::Answer::shared ? "link.shared"
                                           : what != Copying::diagnostics     ? "link.copied"
                                           : copied ? "settings.diagnostics.copied"
                                                    : "settings.diagnostics.failed")));
}

}  // namespace bastide::web
