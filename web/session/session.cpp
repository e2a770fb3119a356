#include "web/session/session.hpp"

#include <algorithm>
#include <bit>
#include <string>

#include "engine/record/playback.hpp"
#include "engine/record/thread.hpp"
#include "web/session/analysis_board.hpp"
#include "web/session/replay_stops.hpp"
#include "web/session/scribe.hpp"

namespace bastide::web {
namespace {

bool by_link(const Session& session) { return !session.record.fair.devices.empty(); }

// The device that continues from a position, if nothing has been played since.
u8 next_device(const Session& session, const State& state) {
  return step_device(session.game, state, session.record.fair, session.link.place);
}

// Call before appending a step. False: the step belongs to another device.
bool begin_step(Session& session) {
  if (!by_link(session)) return true;
  State& state = session.positions.last();
  Fair& fair = session.record.fair;
  if (!session.link.secret || next_device(session, state) != session.link.device) return false;
  drop_words(fair, session.link.place, session.record.actions.size());
  return begin_own_step(session.game, state, fair, session.link.place, session.link.device,
                        *session.link.secret);
}

void note_absent(Session& session) {
  session.stood_in = 0;
  const std::vector<u8>& devices = session.record.fair.device_of;
  for (std::size_t p = 0; p < devices.size(); ++p)
    if (devices[p] != no_device && (session.link.place.away >> devices[p] & 1) != 0)
      session.stood_in |= static_cast<u8>(1 << p);
}

// The predetermined outcome, if it is possible here.
Action next_chance(const Session& session) {
  const State& state = last_state(session);
  if (state.chance < session.lesson.dealt.size()) {
    const Action& dealt = session.lesson.dealt[state.chance];
    if (legal(session.game, state, dealt)) return dealt;
  }
  return chance_outcome(session.game, state);
}

void append_chances(Session& session) {
  while (session.positions.back().decision.chance && begin_step(session))
    append(session, next_chance(session));
}

// Reveals what this device owes to the others.
void take_part(Session& session) {
  Fair& fair = session.record.fair;
  reveal_first(fair, session.link.device, *session.link.secret);
  confirm_words(session.game, last_state(session), fair, session.link.place,
                {static_cast<u16>(session.record.actions.size()), session.link.device},
                *session.link.secret);
}

// A position at which the table may stop: somebody decides, or the game is over.
bool resting(const Session& session, std::size_t k) {
  return chance_by_hand(session) || !session.positions[k].decision.chance ||
         k == session.record.actions.size();
}

bool person_decides(const Session& session, std::size_t k) {
  const Decision d = session.positions[k].decision;
  if (chance_by_hand(session) && d.chance) return true;
  return d.player != no_player && !is_computer(session, d.player);
}

// The nearest position before (step -1) or after (+1) the cursor where a person begins to decide,
// or the end of the record. Returns the cursor if there is none.
std::size_t neighbour_stop(const Session& session, int step) {
  const std::size_t last = session.record.actions.size();
  // A turn that is being corrected comes first.
  const std::size_t begun = session.scribe && waits(*session.scribe) ? session.scribe->from : 0;
  const std::size_t first = std::max({session.lesson.floor, final_until(session), begun});
  std::size_t k = session.cursor;
  while ((step < 0 && k > first) || (step > 0 && k < last)) {
    k = step < 0 ? k - 1 : k + 1;
    if (person_decides(session, k) || (k == last && step > 0)) return k;
  }
  return session.cursor;
}

}  // namespace

Expected<Session> begin_session(const Catalogue& catalogue, const Setup& setup,
                                std::vector<PlayerEntry> players) {
  Record record;
  record.setup = setup;
  record.players = std::move(players);
  return open_session(catalogue, record);
}

Expected<Session> open_session(const Catalogue& catalogue, const Record& record,
                               std::vector<Action> dealt, const std::optional<FairValue>& secret) {
  Session session;
  auto played = play_through(catalogue, record, &session.link.place);
  if (!played) return played.error();
  static_cast<PlayedGame&>(session) = std::move(*played);
  session.lesson.dealt = std::move(dealt);
  session.link.secret = secret;
  if (secret) session.link.device = own_device(record.fair, *secret);
  if (secret) take_part(session);
  note_absent(session);
  session.link.known = record.actions.size();
  append_chances(session);
  session.cursor = session.record.actions.size();
  return session;
}

bool moved_between(const Session& session, std::size_t from, std::size_t to) {
  for (std::size_t k = from; k < to; ++k)
    if (!session.positions[k].decision.chance) return true;
  return false;
}

bool called_off(const Session& session) {
  const int agreed = session.link.ending | session.link.place.away;
  return by_link(session) && session.link.ending != 0 &&
         agreed + 1 == 1 << session.record.fair.devices.size();
}

bool for_two(const Session& session) {
  const Fair& fair = session.record.fair;
  std::size_t devices = fair.devices.size();
  if (devices == 0) return false;
  for (const u8 device : fair.device_of) devices += device == no_device;
  return devices == 2;
}

std::size_t final_until(const Session& session) {
  if (!by_link(session)) return 0;
  const auto answers = [&](const Decision& d) {
    return d.chance || is_computer(session, d.player);
  };
  std::size_t k = session.record.actions.size();
  while (k > session.link.known && !answers(session.positions[k - 1].decision)) --k;
  return k;
}

void go_on_after_words(Session& session) {
  note_absent(session);
  append_chances(session);
  session.cursor = session.record.actions.size();
  // Others have already acted on it.
  session.link.known = session.cursor;
}

Agreement agreement_here(const Session& session) {
  if (!by_link(session)) return {};
  return agreement_at(session.game, last_state(session), session.record.fair, session.link.place,
                      session.record.actions.size());
}

bool plays_here(const Session& session) {
  if (!by_link(session)) return true;
  return !called_off(session) && session.link.device != no_device &&
         session.cursor >= final_until(session) && open_seat(session.record.fair) == no_player &&
         opening_device(session.record.fair) == no_device &&
         next_device(session, shown(session)) == session.link.device;
}

PlayerIndex only_person(const Session& session) {
  const Fair& fair = session.record.fair;
  PlayerIndex found = no_player;
  for (std::size_t p = 0; p < session.record.players.size(); ++p) {
    const bool here = !by_link(session) || fair.device_of[p] == session.link.device;
    if (!here || !session.record.players[p].computer.empty()) continue;
    if (found != no_player) return no_player;
    found = static_cast<PlayerIndex>(p);
  }
  return found;
}

namespace {

// If this device has given its word: the next one that is to do so, or to confirm.
u8 asked_next(const Session& session) {
  const Agreement agreement = agreement_here(session);
  const u8 own = session.link.device;
  if (own == no_device || (agreement.agreed >> own & 1) == 0 || agreement.holds()) return no_device;
  if (agreement.all()) return agreement.confirms;
  return static_cast<u8>(std::countr_zero(static_cast<u8>(agreement.others & ~agreement.agreed)));
}

}  // namespace

PlayerIndex awaited(const Session& session) {
  const Fair& fair = session.record.fair;
  if (!by_link(session) || !at_end(session)) return no_player;
  if (const PlayerIndex open = open_seat(fair); open != no_player) return open;
  const std::vector<u8>& seats = fair.device_of;
  const auto player_at = [&](u8 device) {
    return static_cast<PlayerIndex>(std::find(seats.begin(), seats.end(), device) - seats.begin());
  };
  if (const u8 opening = opening_device(fair); opening != no_device) return player_at(opening);
  const State& state = shown(session);
  const Decision d = decision(session.game, state);
  PlayerIndex next = static_cast<PlayerIndex>(
      person_of(session.game, d.player == no_player ? state.active : d.player));
  if (d.over &&
      session.link.device != no_device) {  // the end goes round, up to who made the last step
    std::size_t seat = player_at(session.link.device);
    const auto passed_over = [&] {
      return seats[seat] == session.link.device || (session.stood_in >> seat & 1) != 0;
    };
    for (std::size_t i = 0; i < seats.size() && passed_over(); ++i)
      seat = (seat + 1) % seats.size();
    next = static_cast<PlayerIndex>(seat);
    if (seats[seat] == session.link.place.device) return no_player;
  } else if (const u8 to_agree = asked_next(session); to_agree != no_device) {
    next = player_at(to_agree);
  } else if (session.stood_in >> next & 1) {
    next = player_at(next_device(session, state));
  }
  return seats[next] == session.link.device ? no_player : next;
}

bool may_reseat(const Session& session) {
  return !by_link(session) && !chance_by_hand(session) && session.saved.kept &&
         session.lesson.id.empty() && session.challenge.day.empty() && !is_over(session);
}

void reseat(Session& session, PlayerIndex player, const std::string& kind,
            const std::string& name) {
  if (!may_reseat(session)) return;
  PlayerEntry& entry = session.record.players[player];
  session.apart |= entry.computer != kind && moved_between(session, 0, session.events.size());
  entry.computer = kind;
  entry.name = name;
  // A computer does not play on from an earlier position.
  if (!person_decides(session, session.cursor)) session.cursor = session.record.actions.size();
  ++session.revision;
}

bool play(Session& session, const Action& action) {
  if (session.board) return play_on_board(session, action);
  if (session.scribe) return write_down(session, action);
  if (!plays_here(session)) return false;
  const auto exact = listed(session.game, shown(session), action);
  if (!exact) return false;
  if (cut(session) && by_link(session))
    session.link.place = rewind_fair(session.game, session.record);
  if (!begin_step(session)) return false;
  if (session.link.sent) session.link.words.clear();
  session.link.sent = false;
  session.link.ending = 0;
  append(session, *exact);
  append_chances(session);
  session.cursor = session.record.actions.size();
  ++session.revision;
  return true;
}

bool undo(Session& session) {
  const std::size_t to = neighbour_stop(session, -1);
  const bool moved = to != session.cursor;
  session.cursor = to;
  return moved;
}

bool redo(Session& session) {
  const std::size_t to = neighbour_stop(session, 1);
  const bool moved = to != session.cursor;
  session.cursor = to;
  return moved;
}

bool can_undo(const Session& session) { return neighbour_stop(session, -1) != session.cursor; }
bool can_redo(const Session& session) { return neighbour_stop(session, 1) != session.cursor; }

void go_to(Session& session, std::size_t cursor) {
  cursor = std::min(std::max(cursor, session.lesson.floor), session.record.actions.size());
  while (cursor > 0 && !resting(session, cursor)) --cursor;
  if (!resting(session, cursor))
    while (!resting(session, cursor)) ++cursor;
  session.cursor = cursor;
}

}  // namespace bastide::web
