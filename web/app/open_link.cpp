#include "web/app/open_link.hpp"

#include <algorithm>
#include <charconv>
#include <utility>

#include "engine/record/link.hpp"
#include "engine/record/words.hpp"
#include "web/app/app.hpp"
#include "web/app/navigation.hpp"
#include "web/app/share.hpp"
#include "web/lessons/puzzle.hpp"
#include "web/platform/platform.hpp"
#include "web/screens/new_game.hpp"
#include "web/session/live_card.hpp"
#include "web/table/motion.hpp"
#include "web/table/replay.hpp"
#include "web/text/names.hpp"

namespace bastide::web {
bool is_link(std::string_view fragment) {
  if (fragment.substr(0, 1) == "#") fragment.remove_prefix(1);
  for (const std::string_view start : {"g=", "lesson="})
    if (!fragment.empty() && fragment.substr(0, start.size()) == start.substr(0, fragment.size()))
      return true;
  return false;
}

void offer_failed(App& app, const Error& fault) {
  app.screens.guest.reset();
  app.screens.fault = fault;
  app.screens.dialog = Dialog::failed;
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

// A saved game between devices, and how a link relates to it.
struct KeptGame {
  Session session;
  Comparison link;
};

// Of several saved variants, the one to which the link belongs.
std::optional<KeptGame> kept_of(App& app, const Record& linked) {
  std::optional<KeptGame> kept;
  for (const std::string& slot : slots_of_thread(platform_storage(), linked.fair)) {
    auto one = load_kept(app, slot);
    if (!one) continue;
    const Comparison link = compare_threads(app.catalogue, one->record, linked);
    if (kept ? link.standing < kept->link.standing : link.standing < Comparison{}.standing)
      kept = KeptGame{std::move(*one), link};
  }
  return kept;
}

void report_forgery(App& app, const KeptGame& kept, const Fair& fair) {
  const std::vector<u8>& seats = fair.device_of;
  std::size_t player = 0;
  while (player + 1 < seats.size() && seats[player] != kept.link.device) ++player;
  const std::string name =
      player_name(app.texts, kept.session.record, static_cast<PlayerIndex>(player));
  offer_failed(app, Error{"fair.forged",
                          tr(app.texts, "link.turn", {std::to_string(kept.link.turn), name}), 0});
}

void offer_other_past(App& app, Session other, const Comparison& link) {
  app.screens.guest = std::move(other);
  app.screens.guest_from_file = false;
  app.screens.fault =
      Error{link.turn > 0 && link.device == no_device ? "fair.other-past" : "fair.other-people",
            std::to_string(link.turn), 0};
  app.screens.dialog = Dialog::link;
}

// The link has no moves that are not known here.
void open_known(App& app, KeptGame kept, u8 ending, std::string_view text) {
  std::string words = read_link_words(text);
  const bool same = kept.link.standing == bastide::Standing::same;
  const bool news = same && is_news(kept.session, ending, words);
  if (same) take_comments(kept.session, text);
  if (news) kept.session.ending |= ending;
  if (news) kept.session.read = std::move(words);
  open_table(app, std::move(kept.session));
  if (news)
    show_news(app);
  else
    notify(app.ui, std::string(tr(app.texts, "by-link.older")));
}

// Takes over `next`, which continues the kept game, and shows the moves made since, one by one.
void open_newer(App& app, const Session& kept, Session next, u8 ending, std::string_view text) {
  next.slot = kept.slot;
  next.read = read_link_words(text);
  next.ending = ending;
  next.name = kept.name;
  next.comments = kept.comments;
  take_comments(next, text);
  next.table_rules = kept.table_rules;
  next.generation = kept.generation;
  next.seal = kept.seal;
  open_table(app, std::move(next));
  Session& session = *app.session;
  session.cursor = kept.record.actions.size();
  motion_reset(session, app.table.display, app.table.motion);
  session.cursor = session.record.actions.size();
  ++session.revision;
  app.screens.sheet_due = true;
  app.screen = Screen::table;
  show_news(app);
}

// Processes a link of a game between devices that is known here. False: it is to be offered.
bool process_thread_link(App& app, const Link& link, std::string_view text) {
  if (link.record.fair.devices.empty()) return false;
  retry_owed_saves(app);
  auto kept = kept_of(app, link.record);
  if (!kept) return false;
  // Earlier draws do not fit a forged value either, so such a link opens with a fault.
  if (kept->link.standing == bastide::Standing::forged ||
      (link.fault && kept->link.device != no_device)) {
    report_forgery(app, *kept, link.record.fair);
    return true;
  }
  if (link.fault) return false;
  auto next = open_session(app.catalogue, link.record, {}, kept->session.secret);
  if (!next) return false;
  const u8 ending = ending_in(kept->session, link.record.fair.devices.size(), text);
  if (kept->link.standing == bastide::Standing::other_past) {
    offer_other_past(app, std::move(*next), kept->link);
  } else if (kept->link.standing == bastide::Standing::newer) {
    next->sent = next->record.actions.size() == link.record.actions.size();
    open_newer(app, kept->session, std::move(*next), ending, text);
  } else {
    open_known(app, std::move(*kept), ending, text);
  }
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

}  // namespace bastide::web
