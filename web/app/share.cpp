#include "web/app/share.hpp"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <utility>

#include "engine/record/link.hpp"
#include "engine/record/words.hpp"
#include "web/app/app.hpp"
#include "web/app/navigation.hpp"
#include "web/lessons/puzzle.hpp"
#include "web/platform/platform.hpp"
#include "web/screens/new_game.hpp"
#include "web/session/live_card.hpp"
#include "web/store/all_games.hpp"
#include "web/table/board_picture.hpp"
#include "web/table/motion.hpp"
#include "web/table/replay.hpp"
#include "web/text/names.hpp"
#include "web/text/refusals.hpp"

namespace bastide::web {
bool is_link(std::string_view fragment) {
  if (fragment.substr(0, 1) == "#") fragment.remove_prefix(1);
  for (const std::string_view start : {"g=", "lesson="})
    if (!fragment.empty() && fragment.substr(0, start.size()) == start.substr(0, fragment.size()))
      return true;
  return false;
}

namespace {

constexpr double film_seconds = 0.02;  // of each frame of the page

void offer_failed(App& app, const Error& fault) {
  app.screens.guest.reset();
  app.screens.fault = fault;
  app.screens.dialog = Dialog::failed;
}

std::string file_name(const Session& session) {
  std::string name;
  for (const char c : session.name)
    if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-')
      name += c;
    else if (c == ' ')
      name += '-';
  return (name.empty() ? std::string("game") : name) + ".bastide.txt";
}

// "Evening at home" from "Evening at home.bastide.txt"; nothing from the names that the page gives
// to files of unnamed games.
std::string game_name(std::string_view file) {
  for (const std::string_view end : {".txt", ".bastide"})
    if (file.size() >= end.size() && file.substr(file.size() - end.size()) == end)
      file.remove_suffix(end.size());
  if (file == "game" || file.substr(0, 8) == "bastide-") return {};
  return clean_name(file);
}

}  // namespace

void export_game(App& app) {
  if (!app.session) return;
  const std::string name = file_name(*app.session);
  platform::save_file(
      name, game_file(app.catalogue, *app.session, static_cast<u64>(platform::unix_seconds())));
  notify(app.ui, tr(app.texts, "save.exported", {name}));
}

// If the turn had already been sent, the save keeps its time, which shows for how long nobody has
// answered.
void mark_turn_sent(App& app) {
  if (std::exchange(app.session->sent, true)) return;
  save_now(app);
}

void mark_known(App& app) {
  Session& session = *app.session;
  const std::size_t known = std::exchange(session.known, session.record.actions.size());
  if (known != session.known) save_now(app);
}

std::string link_keys(const Session& session) {
  return (session.ending != 0 ? "&e=" + std::to_string(session.ending) : "") +
         write_link_words(session.words);
}

namespace {

// `line`: text before the link, `rest`: after it. False: there is no link, which has been reported.
bool write_link(App& app, const Record& record, bool with_names, const std::string& line,
                const std::string& rest) {
  const auto fragment = encode_link(app.catalogue, record, with_names);
  if (fragment)
    app.screens.text = line + platform::page_address() + *fragment + rest;
  else
    notify(app.ui, explain_error(app.texts, fragment.error()));
  return fragment.has_value();
}

// To the system's share sheet if there is one, else to the clipboard.
void hand_over_link(App& app, Copying what) {
  const std::string& text = app.screens.text;
  app.screens.copying = what;
  if (!platform::can_share()) return platform::copy_text(text);
  const std::size_t link = text.rfind(' ') + 1;
  platform::share(tr(app.texts, "app.name"), text.substr(0, link), text.substr(link));
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

}  // namespace

void share_link(App& app, std::string_view comments) {
  if (!app.session) {
    notify(app.ui, std::string(tr(app.texts, "link.no-game")));
    return;
  }
  if (const auto& lesson = app.lesson.lesson; lesson && lesson->puzzle) return share_puzzle(app);
  if (app.lesson.lesson && !app.lesson.lesson->id.empty()) {
    app.screens.text = platform::page_address() + "#lesson=" + app.lesson.lesson->id;
    return hand_over_link(app, Copying::link);
  }
  const bool over = app.session->states.back().over, end = at_end(*app.session);
  if (over && comments.empty() && !app.session->comments.empty()) {
    app.screens.dialog = Dialog::comments;
    return;
  }
  const bool told = over && comments == with_comments;
  if (app.session->secret && end && !told) return send_link(app);
  if (over && (told || !end)) {
    std::string from = "&t=" + std::to_string(end ? 0 : app.session->cursor);
    if (told) from += "&c=" + app.session->comments;
    if (write_link(app, app.session->record, true, {}, from)) hand_over_link(app, Copying::link);
    return;
  }
  Record record = app.session->record;
  record.actions.resize(app.session->cursor);
  rewind_fair(app.session->game, record);
  app.session->known = std::max(app.session->known, record.actions.size());
  if (write_link(app, record, true, {}, {})) hand_over_link(app, Copying::link);
}

void share_puzzle(App& app) {
  if (!app.session) return;
  const auto& lesson = app.lesson.lesson;
  const bool again = lesson && lesson->puzzle;
  Record record = again ? lesson->path.record : app.session->record;
  const auto begin = turn_begins(*app.session);
  if (!again && !begin) return;
  // Includes the best turn if the puzzle came with it, but not if it was found here.
  if (!again) record.actions.resize(*begin);
  if (again && lesson->loss == 0) record.actions.resize(lesson->path.cursor);
  record.fair = {};  // all chance outcomes are in the record
  for (PlayerEntry& player : record.players) player.computer.clear();
  if (write_link(app, record, false, {}, "&z=" + std::to_string(again ? lesson->loss : 0)))
    hand_over_link(app, Copying::link);
}

void send_link(App& app) {
  if (!app.session || !write_turn(app)) return;
  if (app.screens.dialog == Dialog::show_link) app.screens.dialog = Dialog::none;
  mark_known(app);
  hand_over_link(app, Copying::turn);
}

void share_start(App& app, const std::string& line) {
  if (app.session && write_start(app, line)) hand_over_link(app, Copying::link);
}

void hold_up(App& app, const std::string& line) {
  if (!app.session) return;
  const bool turn = app.session->device != no_device || !live_keys(app).empty();
  if (!(turn ? write_turn(app) : write_start(app, line))) return;
  app.screens.sending = turn;
  if (app.screens.sending) mark_known(app);
  app.screens.copy_failed = false;
  app.screens.dialog = Dialog::show_link;
}

void put_words(App& app, const std::string& words) {
  if (!app.session) return;
  app.session->words = clean_name(words, max_words_characters);
  hold_up(app, {});
}

void end_game(App& app) {
  if (!app.session || app.session->device == no_device) return;
  app.session->ending |= static_cast<u8>(1 << app.session->device);
  app.session->sent = false;
  ++app.session->revision;
  hold_up(app, {});
}

void copy_diagnostics(App& app) {
  platform::copy_diagnostics();
  app.screens.copying = Copying::diagnostics;
}

namespace {

// Which devices want to end the game according to a link. Only this device speaks for itself.
u8 ending_in(const Session& session, std::size_t devices, std::string_view link) {
  u8 ending = 0;
  const std::string_view ends = link_value(link, "e=");
  std::from_chars(ends.data(), ends.data() + ends.size(), ending);
  const unsigned own = session.device == no_device ? 0 : 1u << session.device;
  return static_cast<u8>(ending & (~own | session.ending) & ((1u << devices) - 1));
}

bool is_news(const Session& session, u8 ending, const std::string& words) {
  return (ending & ~session.ending) != 0 || (!words.empty() && words != session.read);
}

// Shows what came with a link besides moves.
void show_news(App& app) {
  ++app.session->revision;
  if (!app.session->read.empty()) notify(app.ui, quoted_words(app.texts, app.session->read));
  const bool asked = app.session->ending != 0 && app.session->device != no_device;
  if (asked && !called_off(*app.session)) hold_up(app, {});
}

void take_comments(Session& session, std::string_view link) {
  if (session.comments.empty())
    session.comments = read_comments(link_value(link, "c="), session.record.actions.size());
}

// Processes a link of a game between devices that is known here. False: it is to be offered.
bool process_thread_link(App& app, const Link& link, std::string_view text) {
  if (link.record.fair.devices.empty()) return false;
  retry_owed_saves(app);
  // Of several saved variants, the one to which the link belongs.
  std::optional<Session> kept;
  Comparison found;
  for (const std::string& slot : slots_of_thread(platform_storage(), link.record.fair)) {
    auto one = load_kept(app, slot);
    if (!one) continue;
    const Comparison to_one = compare_threads(app.catalogue, one->record, link.record);
    if (to_one.standing >= found.standing) continue;
    found = to_one;
    kept = std::move(*one);
  }
  if (!kept) return false;
  const std::size_t before = kept->record.actions.size();
  // Earlier draws do not fit a forged value either, so such a link opens with a fault.
  if (found.standing == bastide::Standing::forged || (link.fault && found.device != no_device)) {
    const auto& seats = link.record.fair.device_of;
    std::size_t player = 0;
    while (player + 1 < seats.size() && seats[player] != found.device) ++player;
    const std::string name = player_name(app.texts, kept->record, static_cast<PlayerIndex>(player));
    offer_failed(app, Error{"fair.forged",
                            tr(app.texts, "link.turn", {std::to_string(found.turn), name}), 0});
    return true;
  }
  if (link.fault) return false;
  auto next = open_session(app.catalogue, link.record, {}, kept->secret);
  if (!next) return false;
  if (found.standing == bastide::Standing::other_past) {
    app.screens.guest = std::move(*next);
    app.screens.guest_from_file = false;
    app.screens.fault =
        Error{found.turn > 0 && found.device == no_device ? "fair.other-past" : "fair.other-people",
              std::to_string(found.turn), 0};
    app.screens.dialog = Dialog::link;
    return true;
  }
  std::string words = read_link_words(text);
  const u8 ending = ending_in(*kept, link.record.fair.devices.size(), text);
  if (found.standing != bastide::Standing::newer) {
    const bool same = found.standing == bastide::Standing::same;
    const bool news = same && is_news(*kept, ending, words);
    if (same) take_comments(*kept, text);
    if (news) kept->ending |= ending;
    if (news) kept->read = std::move(words);
    open_table(app, std::move(*kept));
    if (news)
      show_news(app);
    else
      notify(app.ui, std::string(tr(app.texts, "by-link.older")));
    return true;
  }
  next->slot = kept->slot;
  next->read = std::move(words);
  next->ending = ending;
  next->name = kept->name;
  next->comments = kept->comments;
  take_comments(*next, text);
  next->table_rules = kept->table_rules;
  next->generation = kept->generation;
  next->seal = kept->seal;
  next->sent = next->record.actions.size() == link.record.actions.size();
  open_table(app, std::move(*next));
  // Shows the moves made since, one by one.
  Session& session = *app.session;
  session.cursor = before;
  motion_reset(session, app.table.display, app.table.motion);
  session.cursor = session.record.actions.size();
  ++session.revision;
  app.screens.sheet_due = true;
  app.screen = Screen::table;
  show_news(app);
  return true;
}

// Processes a link's keys for playing live.
void take_live_keys(App& app, std::string_view text) {
  const Dialog dialog = app.screens.dialog;
  Session* const session = dialog == Dialog::link     ? &*app.screens.guest
                           : dialog == Dialog::failed ? nullptr
                                                      : &*app.session;
  if (!session) return;
  const bool open = session->live;
  const std::string_view offer = link_value(text, "o=");
  session->offer = offer.size() > max_card || read_card(offer, true).empty() ? "" : offer;
  if (!take_answer(app, text) && !open && session->secret && !link_value(text, "a=").empty())
    notify(app.ui, std::string(tr(app.texts, "by-link.live.elsewhere")));
  if (dialog != Dialog::link) ask_about_offer(app);
}

}  // namespace

namespace {

// "z=4" after a link makes it a puzzle. False: it is none.
bool take_up_puzzle(App& app, std::string_view text) {
  const std::string_view value = link_value(text, "z=");
  unsigned loss = 0;
  const auto [end, fault] = std::from_chars(value.data(), value.data() + value.size(), loss);
  if (fault != std::errc{}) return false;
  auto puzzle = read_puzzle(app.catalogue, text, static_cast<int>(std::min(loss, 99u)));
  if (!puzzle) return false;
  open_lesson(app, std::move(*puzzle));
  return true;
}

}  // namespace

bool brings_news(const Session& session, std::string_view link) {
  const std::size_t devices = session.record.fair.devices.size();
  return is_news(session, ending_in(session, devices, link), read_link_words(link));
}

void offer_link(App& app, std::string_view text) {
  if (const std::string_view id = link_value(text, "lesson="); lesson_info(id))
    return open_lesson(app, id);
  if (take_up_puzzle(app, text)) return;
  if (text.find("g=") == std::string_view::npos) {
    offer_failed(app, Error{"link.foreign", "", 0});
    return;
  }
  auto link = decode_link(app.catalogue, text);
  if (!link) {
    offer_failed(app, link.error());
    return;
  }
  if (process_thread_link(app, *link, text)) return take_live_keys(app, text);
  auto session = open_session(app.catalogue, link->record);
  if (!session) {
    offer_failed(app, session.error());
    return;
  }
  const std::string_view result = link_value(text, "r=");
  session->challenge.theirs = read_points(result.substr(0, result.find(' ')),
                                          static_cast<std::size_t>(session->game.sides));
  session->read = read_link_words(text);
  take_comments(*session, text);
  if (const std::string_view from = link_value(text, "t="); !from.empty()) {
    std::size_t cursor = session->cursor;
    std::from_chars(from.data(), from.data() + from.size(), cursor);
    go_to(*session, cursor);
  }
  app.screens.text = app.screens.form.players[0].name;  // the joining player's name, unless changed
  app.screens.guest = std::move(*session);
  app.screens.guest_from_file = false;
  app.screens.fault = link->fault;
  app.screens.dialog = Dialog::link;
  if (!link->record.fair.devices.empty()) take_live_keys(app, text);
}

void save_picture(App& app, bool cloth) {
  if (!app.session) return;
  const art::Image image = board_picture(app.ui, *app.session, cloth);
  platform::save_picture("bastide.png", image.width, image.height, image.rgba.data());
  notify(app.ui, tr(app.texts, "save.exported", {"bastide.png"}));
}

bool film_frame(App& app) {
  if (!app.film) return false;
  if (!app.session || app.film->stops.back() != app.session->record.actions.size()) {
    app.film.reset();
    return false;
  }
  using Clock = std::chrono::steady_clock;
  const auto begun = Clock::now();
  BoardFilm& film = *app.film;
  while (film_on(film, app.ui, *app.session))
    if (std::chrono::duration<double>(Clock::now() - begun).count() > film_seconds) {
      app.ui.standing = tr(app.texts, "sheet.film.busy",
                           {std::to_string(100 * film.done / (2 * film.stops.size()))});
      return true;
    }
  const std::string name = "bastide-game.png";
  platform::save_bytes(name, film.apng.file);
  app.film.reset();
  notify(app.ui, tr(app.texts, "save.exported", {name}));
  return true;
}

void export_all(App& app) {
  const std::string name = "bastide.txt";
  platform::save_file(name, all_games_file(platform_storage()));
  notify(app.ui, tr(app.texts, "save.exported", {name}));
}

namespace {

void read_all(App& app, std::string_view text) {
  retry_owed_saves(app);
  const GamesRead read =
      read_all_games(platform_storage(), text, static_cast<u64>(platform::unix_seconds()));
  app.screens.saves_stale = true;
  app.screens.dialog = Dialog::none;
  notify(app.ui,
         tr(app.texts, "store.read", {std::to_string(read.added), std::to_string(read.known)}));
  if (read.result != SaveResult::saved) notify(app.ui, std::string(tr(app.texts, "store.full")));
  if (!read.damaged.empty()) offer_failed(app, Error{"store.damaged", read.damaged, 0});
}

}  // namespace

void offer_file(App& app, std::string_view text, std::string_view name) {
  if (is_all_games(text)) return read_all(app, text);
  // A record with cards is a lesson or a puzzle.
  if (auto lesson = read_lesson(app.catalogue, text)) {
    lesson->id.clear();
    open_lesson(app, std::move(*lesson));
    return;
  }
  auto session = read_game_file(app.catalogue, text);
  if (!session) {
    offer_failed(app, session.error());
    return;
  }
  app.screens.fault.reset();
  if (session->refused) app.screens.fault = session->refused->fault;
  session->refused.reset();  // it is opened as a game of its own
  if (session->name.empty()) session->name = game_name(name);
  app.screens.guest = std::move(*session);
  app.screens.guest_from_file = true;
  app.screens.dialog = Dialog::link;
}

void accept_offer(App& app) {
  if (!app.screens.guest) return;
  Session session = std::move(*app.screens.guest);
  app.screens.guest.reset();
  session.slot.clear();
  const PlayerIndex seat = open_seat(session.record.fair);
  if (!session.secret && seat != no_player) {
    const FairValue secret = fresh_secret();
    const std::string name = clean_name(app.screens.text);
    if (!name.empty()) session.record.players[seat].name = name;
    if (!join(session.record, static_cast<u8>(1 << seat), secret)) return;
    auto joined = open_session(app.catalogue, session.record, {}, secret);
    if (!joined) return;
    joined->read = std::move(session.read);
    joined->offer = std::move(session.offer);
    session = std::move(*joined);
    session.sent = false;
  }
  const std::size_t from = session.cursor;
  const bool replays = session.states.back().over && !at_end(session);
  open_table(app, std::move(session));
  ask_about_offer(app);
  if (!replays) return;
  look_back_at(app, from, {});
  play_timeline(app.ui, app.settings, *app.session, app.table);
}

void share_frame(App& app) {
  // Cleared at once: entries that are added to the history for Back would keep the link, and going
  // back to them would offer it again.
  if (platform::page_fragment_changed()) {
    if (std::string fragment = platform::page_fragment(); is_link(fragment)) {
      app.arrived_link = std::move(fragment);
      platform::set_page_fragment("");
    }
  }
  // A question that must be answered comes first.
  if (app.saving.conflict) return;
  if (!app.arrived_link.empty()) offer_link(app, std::exchange(app.arrived_link, {}));
  if (auto file = platform::opened_file()) {
    if (file->too_large)
      offer_failed(app, Error{"save.too-large", file->name, 0});
    else
      offer_file(app, file->text, file->name);
  }
  const platform::Answer answer = platform::copy_answer();
  if (app.screens.copying == Copying::nothing || answer == platform::Answer::waiting) return;
  const Copying what = std::exchange(app.screens.copying, Copying::nothing);
  if (answer == platform::Answer::cancelled) return;
  if (what == Copying::turn && app.session) mark_turn_sent(app);
  const bool copied = answer != platform::Answer::no;
  app.screens.copy_failed = !copied;
  app.screens.sending = false;
  if (what != Copying::diagnostics && !copied) {
    app.screens.dialog = Dialog::show_link;
    return;
  }
  notify(app.ui, std::string(tr(app.texts, answer == platform::Answer::shared ? "link.shared"
                                           : what != Copying::diagnostics     ? "link.copied"
                                           : copied ? "settings.diagnostics.copied"
                                                    : "settings.diagnostics.failed")));
}

}  // namespace bastide::web
