#include "web/session/session.hpp"

#include <algorithm>
#include <string>

#include "engine/rules/set.hpp"
#include "web/session/replay_stops.hpp"

namespace bastide::web {
namespace {

bool by_link(const Session& session) { return !session.record.fair.devices.empty(); }

// Call before appending a step. False: the step belongs to another device.
bool begin_step(Session& session) {
  if (!by_link(session)) return true;
  if (!session.secret || !begin_own_step(session.game, session.states.back(), session.record.fair,
                                         session.last_device, session.device, *session.secret))
    return false;
  session.last_device = session.device;
  return true;
}

// Performs one action at the end of the record.
void append(Session& session, const Action& action) {
  State next = session.states.back();
  Events events;
  apply(session.game, next, action, &events);
  session.record.actions.push_back(action);
  session.states.push_back(next);
  session.events.push_back(std::move(events));
}

// The predetermined outcome, if it is possible here.
Action next_chance(const Session& session) {
  const State& state = session.states.back();
  if (state.chance < session.dealt.size()) {
    const Action& dealt = session.dealt[state.chance];
    if (legal(session.game, state, dealt)) return dealt;
  }
  return chance_outcome(session.game, state);
}

void append_chances(Session& session) {
  while (decision(session.game, session.states.back()).chance && begin_step(session))
    append(session, next_chance(session));
}

// A position at which the table may stop: somebody decides, or the game is over.
bool resting(const Session& session, std::size_t k) {
  return !decision(session.game, session.states[k]).chance || k == session.record.actions.size();
}

bool person_decides(const Session& session, std::size_t k) {
  const Decision d = decision(session.game, session.states[k]);
  return d.player != no_player && !is_computer(session, d.player);
}

// The device that made the last step still in the record.
u8 last_device(const Session& session) {
  if (session.record.actions.empty()) return no_device;
  return fair_device(session.game, session.states[session.record.actions.size() - 1],
                     session.record.fair);
}

// The nearest position before (step -1) or after (+1) the cursor where a person begins to decide,
// or the end of the record. Returns the cursor if there is none.
std::size_t neighbour_stop(const Session& session, int step) {
  const std::size_t last = session.record.actions.size();
  const std::size_t first = std::max(session.floor, final_until(session));
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
  auto game = make_game(catalogue, record.setup);
  if (!game) return game.error();
  Session session;
  session.game = std::move(*game);
  session.record.setup = record.setup;
  session.record.players = record.players;
  session.record.players.resize(record.setup.players);
  session.record.fair = record.fair;
  session.dealt = std::move(dealt);
  session.secret = secret;
  if (secret) session.device = own_device(record.fair, *secret);
  FairCourse course(record.fair);
  session.states.push_back(initial_state(session.game));
  int line = 0;
  for (const Action& action : record.actions) {
    ++line;
    course.begin_step(session.game, session.states.back());
    const auto exact = listed(session.game, session.states.back(), action);
    if (!exact)
      return fail("record.refused",
                  std::string(rule_id(refusal(session.game, session.states.back(), action))), line);
    append(session, *exact);
  }
  session.last_device = course.device();
  if (secret) reveal_first(session.record.fair, session.device, *secret);
  session.known = record.actions.size();
  append_chances(session);
  session.cursor = session.record.actions.size();
  return session;
}

bool called_off(const Session& session) {
  return by_link(session) && session.ending + 1 == 1 << session.record.fair.devices.size();
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
  const auto answers = [&](const State& state) {
    const Decision d = decision(session.game, state);
    return d.chance || is_computer(session, d.player);
  };
  std::size_t k = session.record.actions.size();
  while (k > session.known && !answers(session.states[k - 1])) --k;
  return k;
}

bool plays_here(const Session& session) {
  if (!by_link(session)) return true;
  return !called_off(session) && session.device != no_device &&
         session.cursor >= final_until(session) && open_seat(session.record.fair) == no_player &&
         opening_device(session.record.fair) == no_device &&
         fair_device(session.game, shown(session), session.record.fair) == session.device;
}

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
  if (d.over && session.device != no_device) {  // the end goes round, up to who made the last step
    std::size_t seat = player_at(session.device);
    for (std::size_t i = 0; i < seats.size() && seats[seat] == session.device; ++i)
      seat = (seat + 1) % seats.size();
    next = static_cast<PlayerIndex>(seat);
    if (seats[seat] == session.last_device) return no_player;
  }
  return seats[next] == session.device ? no_player : next;
}

Decision shown_decision(const Session& session) { return decision(session.game, shown(session)); }

std::vector<int> points_of(const Session& session) {
  const i16* score = session.states.back().score;
  return {score, score + session.game.sides};
}

bool plays_together(const Session& session) {
  return outcome(session.game, session.states.front()).together;
}

bool lost_together(const Session& session) {
  const auto end = outcome(session.game, session.states.back());
  return end.together && end.winners == 0;
}

const std::string& controller(const Session& session, PlayerIndex player) {
  return session.record.players[static_cast<std::size_t>(person_of(session.game, player))].computer;
}

bool is_computer(const Session& session, PlayerIndex player) {
  return !controller(session, player).empty();
}

int meeples_left(const Game& game, const State& state, PlayerIndex side) {
  int left = 0;
  for (PlayerIndex p = 0; p < game.sides; ++p)
    if (person_of(game, p) == person_of(game, side))
      left += state.supply[p][static_cast<std::size_t>(FigureKind::meeple)];
  return left;
}

bool may_reseat(const Session& session) {
  return !by_link(session) && session.kept && session.lesson.empty() && !session.states.back().over;
}

void reseat(Session& session, PlayerIndex player, const std::string& kind,
            const std::string& name) {
  if (!may_reseat(session)) return;
  PlayerEntry& entry = session.record.players[player];
  entry.computer = kind;
  entry.name = name;
  // A computer does not play on from an earlier position.
  if (!person_decides(session, session.cursor)) session.cursor = session.record.actions.size();
  ++session.revision;
}

bool play(Session& session, const Action& action) {
  if (!plays_here(session)) return false;
  const auto exact = listed(session.game, shown(session), action);
  if (!exact) return false;
  if (cut(session) && by_link(session)) {
    rewind_fair(session.game, session.record);
    session.last_device = last_device(session);
  }
  if (!begin_step(session)) return false;
  if (session.sent) session.words.clear();
  session.sent = false;
  session.ending = 0;
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
  cursor = std::min(std::max(cursor, session.floor), session.record.actions.size());
  while (cursor > 0 && !resting(session, cursor)) --cursor;
  if (!resting(session, cursor))
    while (!resting(session, cursor)) ++cursor;
  session.cursor = cursor;
}

}  // namespace bastide::web
