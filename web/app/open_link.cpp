#include "web/app/open_link.hpp"

#include <algorithm>
#include <bit>
#include <optional>
#include <utility>
#include <vector>

#include "engine/formats/formats.hpp"
#include "engine/record/link.hpp"
#include "engine/record/thread.hpp"
#include "engine/record/words.hpp"
#include "web/app/app.hpp"
#include "web/app/begin.hpp"
#include "web/app/navigation.hpp"
#include "web/app/share.hpp"
#include "web/board/motion.hpp"
#include "web/lessons/puzzle.hpp"
#include "web/panels/replay.hpp"
#include "web/platform/storage.hpp"
#include "web/session/analysis_board.hpp"
#include "web/session/live_card.hpp"
#include "web/session/stand_in.hpp"
#include "web/setup/new_game.hpp"
#include "web/text/names.hpp"
#include "web/text/refusals.hpp"

namespace bastide::web {

void offer_failed(App& app, const Error& fault) { app.screens.dialog = dialog::Failed{fault}; }

dialog::Offered& offer_game(App& app, Session game, std::optional<Error> fault) {
  dialog::Offered offered{std::move(game), std::move(fault)};
  const std::string& own = app.settings.oneself.name;
  offered.name = own.empty() ? app.screens.form.players[0].name : own;
  return app.screens.dialog.emplace<dialog::Offered>(std::move(offered));
}

namespace {

// The device that wants to end the game according to its link, as a bit. This device speaks for
// itself, not through links.
u8 ending_in(const Session& session, const Address& address) {
  const u8 device = address.ending.value_or(no_device);
  const bool other = device < session.record.fair.devices.size() && device != session.link.device;
  return other ? static_cast<u8>(1u << device) : u8{0};
}

// Whether a player has moved in one of two records after the end of the other.
bool moved_since(const Session& session, std::size_t shorter) {
  return moved_between(session, shorter, session.events.size());
}

// Nobody is renamed who has joined as far as is known here.
void keep_names(const Record& known, Record& linked) {
  const std::vector<u8>& devices = known.fair.device_of;
  for (std::size_t p = 0; p < std::min(devices.size(), linked.players.size()); ++p)
    if (devices[p] != no_device && !known.players[p].name.empty())
      linked.players[p].name = known.players[p].name;
}

bool is_news(const Session& session, u8 ending, const std::string& words) {
  return (ending & ~session.link.ending) != 0 || (!words.empty() && words != session.link.read);
}

// Shows what came with a link besides moves.
void show_news(App& app) {
  ++app.session->revision;
  if (!app.session->link.read.empty())
    notify(app.ui, quoted_words(app.texts, app.session->link.read));
  const bool asked = app.session->link.ending != 0 && app.session->link.device != no_device;
  if ((asked && !called_off(*app.session)) || asks_to_replace(*app.session)) show_code(app);
}

void take_comments(Session& session, const Address& address) {
  if (session.comments.empty())
    session.comments = read_comments(address.comments, session.record.actions.size());
}

// A game on this device alone: the link is of it only if one continues the other.
Comparison compare_alone(const Session& known, const Record& linked) {
  const bool own =
      known.saved.kept && known.lesson.id.empty() && !known.saved.refused && !known.board;
  if (!own || known.record.setup != linked.setup) return {};
  const std::vector<Action>&mine = known.record.actions, &theirs = linked.actions;
  const std::size_t common = std::min(mine.size(), theirs.size());
  if (!std::equal(mine.begin(), mine.begin() + static_cast<std::ptrdiff_t>(common), theirs.begin()))
    return {};
  const auto relation = mine.size() < theirs.size()   ? bastide::Relation::newer
                        : mine.size() > theirs.size() ? bastide::Relation::older
                                                      : bastide::Relation::same;
  return {relation, common, known.positions.back().turn, no_device};
}

// A game that is known here, and how a link relates to it.
struct KeptGame {
  Session* unsaved = nullptr;  // where it is, if its last moves are here only
  std::optional<Session> stored;
  Comparison link;
  Session& session() { return unsaved ? *unsaved : *stored; }
};

// Of several variants, the one to which the link belongs; those in which this device plays come
// before those that it only looks on.
KeptGame kept_of(App& app, const Record& linked) {
  KeptGame kept;
  const bool alone = linked.fair.devices.empty();
  const auto precedes = [&](const Session& one) {
    if (one.record.fair.devices.empty() != alone) return false;
    const Comparison link =
        alone ? compare_alone(one, linked) : compare_threads(app.catalogue, one.record, linked);
    const bool known = kept.link.relation != bastide::Relation::other_game;
    if (link.relation == bastide::Relation::other_game ||
        (known && std::pair(!kept.session().link.secret, kept.link.relation) <=
                      std::pair(!one.link.secret, link.relation)))
      return false;
    kept.link = link;
    return true;
  };
  std::vector<Session*> here;
  if (app.session && (app.saving.pending || app.saving.forbidden)) here.push_back(&*app.session);
  for (const auto& left : app.saving.pending_games) here.push_back(left.get());
  for (Session* one : here)
    if (precedes(*one)) kept.unsaved = one;
  const Storage& storage = platform_storage();
  for (const std::string& slot :
       alone ? slots_of_seed(storage, linked.setup.seed) : slots_of_thread(storage, linked.fair)) {
    bool stale = false;
    for (const Session* one : here) stale |= one->saved.slot == slot;
    if (stale) continue;
    auto one = load_kept(app, slot);
    if (!one || !precedes(*one)) continue;
    kept.unsaved = nullptr;
    kept.stored = std::move(*one);
  }
  return kept;
}

// It is opened again, so it need not be kept for later.
void forget_pending(App& app, const Session* unsaved) {
  if (app.session && unsaved == &*app.session) app.saving.pending = false;
  std::erase_if(app.saving.pending_games, [&](const auto& left) { return left.get() == unsaved; });
}

void offer_other_past(App& app, Session other, const Comparison& link) {
  offer_game(
      app, std::move(other),
      Error{link.turn > 0 && link.device == no_device ? "fair.other-past" : "fair.other-people",
            std::to_string(link.turn), 0});
}

// Plays a finished game on from a position.
void replay_from(App& app, std::size_t cursor) {
  look_back_at(app, cursor, {});
  play_timeline(app.ui, app.settings, *app.session, app.table);
}

// The position that a link to a finished game names; otherwise the one that is shown.
std::size_t start_of(const Session& session, const Address& address) {
  return std::min(address.start.value_or(session.cursor), session.record.actions.size());
}

// The link has no moves that are not known here.
void open_known(App& app, KeptGame& kept, u8 ending, const Address& address) {
  Session& game = kept.session();
  const bool same = kept.link.relation == bastide::Relation::same;
  std::string words = same ? address.words : game.link.read;
  const bool news = is_news(game, ending, words);
  const std::string before = game.comments;
  if (same) take_comments(game, address);
  const bool commented = game.comments != before;
  game.link.ending |= ending;
  if (same && news) game.link.read = std::move(words);
  Session opened = std::move(game);
  forget_pending(app, kept.unsaved);
  open_table(app, std::move(opened));
  app.saving.pending |= kept.unsaved != nullptr;
  if (commented) save_now(app);
  const std::size_t start = start_of(*app.session, address);
  if (news)
    show_news(app);
  else if (same && is_over(*app.session) && start != app.session->cursor)
    replay_from(app, start);
  else
    notify(app.ui, std::string(tr(app.texts, "by-link.older")));
}

// Says for whom a computer plays since.
void tell_replaced(App& app, u8 seats) {
  const Session& session = *app.session;
  if (seats == 0) return;
  const auto seat = static_cast<PlayerIndex>(std::countr_zero(seats));
  const bool own = session.record.fair.device_of[seat] == session.link.device;
  notify(app.ui,
         own ? std::string(tr(app.texts, "by-link.replaced.you"))
             : tr(app.texts, "by-link.replaced", {player_name(app.texts, session.record, seat)}));
}

// Takes over `next`, which continues the kept game, and shows the moves made since, one by one.
void open_newer(App& app, KeptGame& kept, Session next) {
  const Session& game = kept.session();
  const std::size_t before = kept.link.common;
  const u8 stood_in = game.stood_in;
  next.saved = game.saved;
  next.saved.refused.reset();
  if (!game.comments.empty()) next.comments = game.comments;
  next.advised = game.advised;
  next.challenge = game.challenge;
  next.table_rules = game.table_rules;
  next.apart |= game.apart;
  next.link.noted = game.link.noted;
  next.link.rewound = game.link.rewound;
  forget_pending(app, kept.unsaved);
  open_table(app, std::move(next));
  Session& session = *app.session;
  app.announcer.said = before;
  app.table.motion.others = true;  // they have moved, so one's own turn is to be heard
  session.cursor = before;
  motion_reset(session, app.table.display, app.table.motion);
  session.cursor = session.record.actions.size();
  ++session.revision;
  app.table.ending = {};
  app.table.ending.watched = true;  // its end is to be told if that has come
  tell_replaced(app, static_cast<u8>(session.stood_in & ~stood_in));
  show_news(app);
}

// A computer plays for this device by now, in the same game: neither at another table, nor with
// other people.
bool is_replaced(const KeptGame& kept, const Session& known, const Record& linked) {
  if (kept.link.relation != bastide::Relation::other_past || kept.link.turn == 0 ||
      kept.link.device != no_device || !known.link.secret || known.link.device == no_device ||
      known.record.setup != linked.setup ||
      own_device(linked.fair, *known.link.secret) != known.link.device)
    return false;
  const FairEnd end = fair_end(known.game, linked, linked.actions.size());
  return (end.place.away >> known.link.device & 1) != 0;
}

// Somebody has played for whom a computer was to play. False: the others decide whether that
// counts, which has been said.
bool may_go_on(App& app, const KeptGame& kept, const Session& known, const Record& linked) {
  const u8 own = known.link.device;
  if (!kept.link.overtaken || kept.link.relation != bastide::Relation::newer || own == no_device ||
      may_follow(app.catalogue, known.record, linked, own))
    return true;
  const std::vector<u8>& seats = linked.fair.device_of;
  const auto seat =
      std::find(seats.begin(), seats.end(), agreement_here(known).confirms) - seats.begin();
  offer_failed(app, Error{"fair.back",
                          player_name(app.texts, known.record, static_cast<PlayerIndex>(seat)), 0});
  return false;
}

// What others have said that this device does not know yet, if it fits what it knows.
void merge_words(Record& linked, const Session& known) {
  Record merged = linked;
  bastide::merge_words(merged, known.record);
  if (!(merged.fair == linked.fair) && !check_fair(known.game, merged))
    linked.fair = std::move(merged.fair);
}

// Whether a link that goes no further lacks a word that this device has given.
bool forgets_own_word(const Session& known, const Record& linked) {
  const std::vector<FairWord>& here = known.record.fair.words;
  const std::vector<FairWord>& there = linked.fair.words;
  return known.record.actions == linked.actions &&
         std::any_of(here.begin(), here.end(), [&](const FairWord& word) {
           return word.device == known.link.device && word.version != 0 &&
                  std::find(there.begin(), there.end(), word) == there.end();
         });
}

// Others have agreed that a computer plays for somebody who has played here since. This device says
// so, unless what it has revealed since shows it. True if it has.
bool answer_late_words(Session& known, const Record& linked) {
  const u8 own = known.link.device;
  if (own == no_device ||
      known.record.fair.devices[own].revealed > linked.fair.devices[own].revealed)
    return false;
  const auto before = known.revision;
  go_on_instead(known, fair_end(known.game, linked, linked.actions.size()).agreement);
  return known.revision != before;
}

// Processes a link of a game between devices that is known here. False: it is to be offered.
bool process_thread_link(App& app, Link& link, const Address& address) {
  if (link.record.fair.devices.empty()) return false;
  retry_pending_saves(app);
  KeptGame kept = kept_of(app, link.record);
  if (kept.link.relation == bastide::Relation::other_game) return false;
  // Earlier draws do not fit a forged value either, so such a link opens with a fault.
  if (kept.link.relation == bastide::Relation::forged ||
      (link.fault && kept.link.device != no_device)) {
    offer_failed(app, Error{"fair.forged", "", 0});  // nothing shows by whom
    return true;
  }
  if (link.fault) return false;
  const Session& known = kept.session();
  const Fair sent = link.record.fair;
  if (!may_go_on(app, kept, known, link.record)) return true;
  if (kept.link.relation == bastide::Relation::newer) merge_words(link.record, known);
  if (forgets_own_word(known, link.record)) kept.link.relation = bastide::Relation::older;
  const bool replaced = is_replaced(kept, known, link.record);
  // What was only drawn here since is nothing that could be lost.
  if (replaced && !moved_since(known, kept.link.common))
    kept.link.relation = bastide::Relation::newer;
  // What this device draws is for the game that it knows: in another one, its secret would show
  // that in advance.
  const bool variant = kept.link.relation == bastide::Relation::other_past;
  if (!variant) keep_names(kept.session().record, link.record);
  auto next = open_session(app.catalogue, link.record, {},
                           variant ? std::nullopt : kept.session().link.secret);
  if (!next) return false;
  const u8 ending = ending_in(*next, address);
  if (!variant && !plays_as_agreed(*next, kept.link.common)) {
    offer_failed(app, Error{"fair.stand-in", "", 0});
    return true;
  }
  if (variant && replaced) {
    offer_game(app, std::move(*next), Error{"fair.other-late", std::to_string(kept.link.turn), 0});
  } else if (variant) {
    offer_other_past(app, std::move(*next), kept.link);
  } else if (kept.link.relation == bastide::Relation::newer) {
    // Of more than two devices, somebody else may still have to hear of the end.
    const bool goes_on = is_over(*next) && awaited(*next) != no_player;
    if (kept.link.overtaken) go_on_instead(*next, agreement_here(known));
    next->link.sent =
        next->record.fair == sent && next->record.actions == link.record.actions && !goes_on;
    // Whoever offered to end the game did so before any further move.
    const bool moved = moved_since(*next, kept.session().record.actions.size());
    next->link.ending = static_cast<u8>(ending | (moved ? 0 : kept.session().link.ending));
    next->link.read = address.words;
    take_comments(*next, address);
    open_newer(app, kept, std::move(*next));
  } else {
    const bool answered = kept.link.overtaken && answer_late_words(kept.session(), link.record);
    const bool moved = moved_since(kept.session(), link.record.actions.size());
    open_known(app, kept, moved ? u8{0} : ending, address);
    if (answered && app.session) ++app.session->revision;  // to be saved
  }
  return true;
}

// Processes a link to a game on this device alone: one that it has is opened, and if the link goes
// on from there, that is offered. A link in which nobody has moved begins another game. False: it
// is to be offered as one of its own.
bool process_known_link(App& app, const Link& link, const Address& address) {
  const Record& linked = link.record;
  if (link.fault || !linked.fair.devices.empty()) return false;
  retry_pending_saves(app);
  KeptGame kept = kept_of(app, linked);
  if (kept.link.relation == bastide::Relation::other_game) return false;
  if (kept.link.relation != bastide::Relation::newer) {
    if (!moved_between(kept.session(), 0, linked.actions.size())) return false;
    open_known(app, kept, 0, address);
    return true;
  }
  Record longer = kept.session().record;  // with the players known here
  longer.actions = linked.actions;
  auto next = open_session(app.catalogue, longer);
  if (!next) return false;
  next->saved.slot = kept.session().saved.slot;
  next->apart = true;
  next->link.read = address.words;
  take_comments(*next, address);
  offer_game(app, std::move(*next)).turn = kept.link.turn;
  return true;
}

// Processes a link's keys for playing live.
void take_live_keys(App& app, const Address& address) {
  if (std::holds_alternative<dialog::Failed>(app.screens.dialog)) return;
  auto* const offered = std::get_if<dialog::Offered>(&app.screens.dialog);
  Session* const session = offered ? &offered->guest : &*app.session;
  const bool open = session->link.live;
  const std::string& offer = address.offer;
  session->link.offer = offer.size() > max_card || read_card(offer, true).empty() ? "" : offer;
  if (!take_answer(app, address.answer) && !open && session->link.secret && !address.answer.empty())
    notify(app.ui, std::string(tr(app.texts, "by-link.live.elsewhere")));
  if (!offered) ask_about_offer(app);
}

// False: it is no puzzle.
bool take_up_puzzle(App& app, const Address& address) {
  if (!address.puzzle) return false;
  auto puzzle = read_puzzle(app.catalogue, address.text, *address.puzzle);
  if (!puzzle) return false;
  puzzle->link = address.text.substr(address.text.find("g="));
  open_lesson(app, std::move(*puzzle));
  return true;
}

// False: it is no line of an analysis board.
bool take_up_board(App& app, const Address& address) {
  if (!address.board) return false;
  const auto link = decode_link(app.catalogue, address.text);
  if (!link || link->fault || !link->record.fair.devices.empty()) return false;
  auto session = open_session(app.catalogue, link->record);
  if (!session) return false;
  session->cursor = start_of(*session, address);
  begin_board(*session, *address.board);
  open_board(app, std::move(*session));
  return true;
}

// What was only guessed, or is otherwise here: the first of it, and how much more there is.
void tell_notes(App& app, const std::vector<Error>& notes) {
  constexpr std::size_t most = 3;
  std::string all;
  for (std::size_t n = 0; n < std::min(notes.size(), most); ++n)
    all += (n > 0 ? " " : "") + explain_error(app.texts, notes[n]);
  if (notes.size() > most) all += " (+" + std::to_string(notes.size() - most) + ')';
  if (!all.empty()) notify(app.ui, std::move(all));
}

}  // namespace

bool brings_news(const Session& session, const Address& address) {
  return is_news(session, ending_in(session, address), address.words);
}

void offer_foreign(App& app, std::string_view text, std::string_view name) {
  Imported read = read_foreign(app.catalogue, text);
  tell_notes(app, read.notes);
  if (!read.begun) return offer_failed(app, *read.fault);
  if (!read.fault && process_known_link(app, Link{read.record, {}}, {})) return;
  auto session = open_session(app.catalogue, read.record);
  if (!session) return offer_failed(app, session.error());
  session->apart = true;  // it was not played here
  session->saved.name = name;
  offer_game(app, std::move(*session), std::move(read.fault)).from_file = !name.empty();
}

void offer_link(App& app, const Address& address) {
  if (!address.other.empty()) return offer_foreign(app, address.other);
  const std::optional<Screen> screen = screen_named(address.screen);
  if (screen && !shows_game(*screen) && !address.has_game) {
    go_home(app);
    app.screens.dialog = {};
    return go_to_screen(app, *screen);
  }
  if (!address.lesson.empty()) {
    if (!list_here(app, Screen::lessons, ask_for::OpenAddress{address})) return;
    if (find_lesson(app.lists, address.lesson)) return open_lesson(app, address.lesson);
  }
  if (take_up_puzzle(app, address) || take_up_board(app, address)) return;
  if (!address.has_game) {
    offer_failed(app, Error{"link.foreign", "", 0});
    return;
  }
  auto link = decode_link(app.catalogue, address.text);
  if (!link) {
    offer_failed(app, link.error());
    return;
  }
  if (process_thread_link(app, *link, address)) return take_live_keys(app, address);
  if (process_known_link(app, *link, address)) return;
  auto session = open_session(app.catalogue, link->record);
  if (!session) {
    offer_failed(app, session.error());
    return;
  }
  const std::string_view result = address.result;
  session->challenge.theirs = read_points(result.substr(0, result.find(' ')),
                                          static_cast<std::size_t>(session->game.sides));
  session->link.read = address.words;
  session->table_rules.with_help = address.helped && open_seat(link->record.fair) != no_player;
  if (link->record.fair.devices.empty())  // by link there is no clock
    read_linked_clock(address.clock, session->table_rules.clock);
  if (session->game.sides == 2) session->table_rules.match = read_match(address.match);
  take_comments(*session, address);
  if (address.start) go_to(*session, start_of(*session, address));
  offer_game(app, std::move(*session), link->fault);
  if (!link->record.fair.devices.empty()) take_live_keys(app, address);
}

void accept_offer(App& app, ask_for::AcceptOffer offer) {
  const PlayerIndex seat = offer.seat;
  Session session = std::move(offer.game);
  if (!session.saved.slot.empty()) {
    // Unless another tab has played on meanwhile.
    KeptGame kept = kept_of(app, session.record);
    if (kept.link.relation == bastide::Relation::newer)
      return open_newer(app, kept, std::move(session));
  }
  session.saved.slot.clear();
  session.apart |= moved_between(session, 0, session.events.size());
  if (seat != no_player) {
    const FairValue secret = fresh_secret();
    const std::string name = clean_name(offer.name);
    if (!name.empty()) session.record.players[seat].name = name;
    if (app.settings.oneself.name.empty() && !name.empty()) {
      Oneself oneself = app.settings.oneself;
      oneself.name = name;
      be_oneself(app, std::move(oneself));
    }
    if (!join(session.record, static_cast<u8>(1 << seat), secret)) return;
    auto joined = open_session(app.catalogue, session.record, {}, secret);
    if (!joined) return;
    joined->link.read = std::move(session.link.read);
    joined->link.offer = std::move(session.link.offer);
    joined->table_rules = session.table_rules;
    session = std::move(*joined);
    session.link.sent = false;
  }
  const std::size_t from = session.cursor;
  const bool replays = is_over(session) && !at_end(session) && !session.board;
  open_table(app, std::move(session));
  ask_about_offer(app);
  if (replays) replay_from(app, from);
}

}  // namespace bastide::web
