#include "web/app/share.hpp"

#include <algorithm>
#include <utility>

#include "engine/record/link.hpp"
#include "engine/record/thread.hpp"
#include "engine/record/words.hpp"
#include "web/app/app.hpp"
#include "web/board/board_picture.hpp"
#include "web/lessons/puzzle.hpp"
#include "web/platform/page_address.hpp"
#include "web/platform/sharing.hpp"
#include "web/session/fair_play.hpp"
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

// To the system's share sheet if there is one, else to the clipboard.
void hand_over_link(App& app, Copying what) {
  const std::string& text = app.screens.link;
  app.screens.copying = what;
  if (!app.ui.device.shares) return platform::copy_text(text);
  // Small, so that it is painted at once: browsers forget soon that the user wanted to share.
  art::Image board;
  if (app.ui.device.shares_pictures && app.session && app.screen == Screen::table)
    board = board_picture(app.ui, *app.session, true, 48, 1000);
  const std::size_t link = text.rfind(' ') + 1;
  platform::share(tr(app.texts, "app.name"), text.substr(0, link), text.substr(link),
                  {board.width, board.height, board.rgba.empty() ? nullptr : board.rgba.data()});
}

bool write_turn(App& app) {
  const Session& session = *app.session;
  return write_link(app, session.record, true, {}, live_keys(app) + link_keys(session));
}

bool write_start(App& app, const std::string& line) {
  Record record = app.session->record;
  record.actions.clear();
  return write_link(app, record, false, line + ' ', "&r=" + write_points(points_of(*app.session)));
}

// The line that is shown, and where in it.
void share_board(App& app) {
  const Session& session = *app.session;
  const std::string where = "&b=" + std::to_string(session.record.actions.size()) +
                            "&t=" + std::to_string(session.cursor);
  if (!write_link(app, session.record, true, {}, where)) return;
  if (ends_of(session.board->variations).size() > 1)
    notify(app.ui, std::string(tr(app.texts, "board.shared")));
  hand_over_link(app, Copying::link);
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
         (invites && session.table_rules.with_help ? "&h=1" : "") +
         write_link_words(session.link.words);
}

void share_link(App& app, std::optional<bool> comments) {
  if (!app.session) {
    notify(app.ui, std::string(tr(app.texts, "link.no-game")));
    return;
  }
  if (const auto& lesson = app.lesson.lesson; lesson && lesson->puzzle) return share_puzzle(app);
  if (app.session->board) return share_board(app);
  if (app.lesson.lesson && !app.lesson.lesson->id.empty()) {
    app.screens.link = platform::page_address() + "#lesson=" + app.lesson.lesson->id;
    return hand_over_link(app, Copying::link);
  }
  const bool over = is_over(*app.session), end = at_end(*app.session);
  if (over && !comments && !app.session->comments.empty()) {
    app.screens.dialog = dialog::Comments{};
    return;
  }
  const bool told = over && comments == true;
  if (app.session->link.secret && end && !told) return send_link(app);
  if (over && (told || !end)) {
    std::string from = "&t=" + std::to_string(end ? 0 : app.session->cursor);
    if (told) from += "&c=" + app.session->comments;
    if (write_link(app, app.session->record, true, {}, from)) hand_over_link(app, Copying::link);
    return;
  }
  Record record = app.session->record;
  record.actions.resize(app.session->cursor);
  rewind_fair(app.session->game, record);
  if (app.session->link.known < record.actions.size()) {
    app.session->link.known = record.actions.size();
    save_now(app);
  }
  if (write_link(app, record, true, {}, {})) hand_over_link(app, Copying::link);
}

void show_embed(App& app) {
  if (!app.session) return;
  const auto fragment = encode_link(app.catalogue, app.session->record, true);
  if (!fragment) return notify(app.ui, explain_error(app.texts, fragment.error()));
  std::string address = platform::page_address();
  address.resize(address.rfind('/') + 1);
  address += "embed.html" + *fragment;
  if (!app.session->comments.empty()) address += "&c=" + app.session->comments;
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

void share_puzzle(App& app) {
  if (!app.session) return;
  const auto& lesson = app.lesson.lesson;
  const bool again = lesson && lesson->puzzle;
  Record record = again ? lesson->path.record : app.session->record;
  const auto begin = turn_begins(*app.session);
  if (!again && (!begin || no_help(*app.session, false, Help::elsewhere))) return;
  // Includes the best turn if the puzzle came with it, but not if it was found here.
  if (!again) record.actions.resize(*begin);
  if (again && lesson->loss == 0) record.actions.resize(lesson->path.cursor);
  record.fair = {};  // all chance outcomes are in the record
  for (PlayerEntry& player : record.players) player.computer.clear();
  if (!write_link(app, record, false, {}, "&z=" + std::to_string(again ? lesson->loss : 0))) return;
  if (!again) notify(app.ui, std::string(tr(app.texts, "puzzle.made")));
  hand_over_link(app, Copying::link);
}

void send_link(App& app) {
  if (!app.session || !write_turn(app)) return;
  if (std::holds_alternative<dialog::ShowLink>(app.screens.dialog)) app.screens.dialog = {};
  mark_known(app);
  hand_over_link(app, Copying::turn);
}

void share_start(App& app, const std::string& line) {
  if (app.session && write_start(app, line)) hand_over_link(app, Copying::link);
}

void show_code(App& app, const std::string& line) {
  if (!app.session) return;
  const bool turn = app.session->link.device != no_device || !live_keys(app).empty();
  if (!(turn ? write_turn(app) : write_start(app, line))) return;
  if (turn) mark_known(app);
  app.screens.dialog = dialog::ShowLink{turn, false};
}

void put_words(App& app, const std::string& words) {
  if (!app.session) return;
  app.session->link.words = clean_name(words, max_words_characters);
  save_now(app);
  show_code(app, {});
}

void end_game(App& app) {
  if (!app.session || app.session->link.device == no_device) return;
  app.session->link.ending |= static_cast<u8>(1 << app.session->link.device);
  app.session->link.sent = false;
  ++app.session->revision;
  show_code(app, {});
}

std::string unsaved_link(App& app) {
  retry_pending_saves(app);
  const bool stored = !app.saving.pending && !app.saving.forbidden;
  if (!app.session || stored || !app.session->saved.kept || app.session->board) return {};
  const auto link = encode_link(app.catalogue, app.session->record, true);
  return link ? *link : std::string();
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
