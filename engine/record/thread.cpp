#include "engine/record/thread.hpp"

#include <algorithm>
#include <utility>

namespace bastide {
namespace {

// Assigns players that belong to nobody yet to a new device.
Expected<void> take_seats(Record& record, u8 seats, const FairValue& secret) {
  Fair fair = record.fair;
  fair.device_of.resize(record.setup.players, no_device);
  bool free = seats >> record.setup.players == 0 && record.actions.empty();
  for (std::size_t p = 0; p < fair.device_of.size(); ++p) {
    if ((seats >> p & 1) == 0) continue;
    free &= fair.device_of[p] == no_device;
    fair.device_of[p] = static_cast<u8>(fair.devices.size());
  }
  fair.devices.push_back({chain_value(secret, 0), 0});
  if (!free || check_seats(fair, record.setup) || check_chains(fair)) return fail("fair.seats");
  record.fair = std::move(fair);
  return {};
}

// The turn before actions[count].
int turn_at(const Catalogue& catalogue, const Record& record, std::size_t count) {
  const auto game = make_game(catalogue, record.setup);
  if (!game) return 0;
  State state = initial_state(*game);
  for (std::size_t k = 0; k < count && legal(*game, state, record.actions[k]); ++k)
    apply(*game, state, record.actions[k]);
  return state.turn;
}

bool same_table(const Record& a, const Record& b) {
  if (!(a.setup == b.setup) || a.players.size() != b.players.size()) return false;
  for (std::size_t p = 0; p < a.players.size(); ++p)
    if (a.players[p].colour != b.players[p].colour ||
        a.players[p].computer != b.players[p].computer)
      return false;
  return true;
}

// Whether the two agree on the players of every device that both know. A seat open in one can only
// be that of a device that joined later.
bool same_seats(const Fair& a, const Fair& b) {
  const std::size_t both = std::min(a.devices.size(), b.devices.size());
  for (std::size_t p = 0; p < a.device_of.size(); ++p)
    if (a.device_of[p] != b.device_of[p] && (a.device_of[p] < both || b.device_of[p] < both))
      return false;
  return true;
}

// How far joining, and what comes before the first draw, has got.
std::pair<std::size_t, int> begun(const Fair& fair) {
  int revealed = 0;
  for (const FairDevice& device : fair.devices) revealed += device.revealed;
  return {fair.devices.size(), revealed};
}

}  // namespace

Expected<void> invite(Record& record, u8 seats, const FairValue& secret) {
  if (!record.fair.devices.empty()) return fail("fair.seats");
  record.setup.seed = 0;
  return take_seats(record, seats, secret);
}

Expected<void> join(Record& record, u8 seats, const FairValue& secret) {
  if (record.fair.devices.empty()) return fail("fair.seats");
  return take_seats(record, seats, secret);
}

void reveal_first(Fair& fair, u8 device, const FairValue& secret) {
  if (device != no_device && open_seat(fair) == no_player && opening_device(fair) == device)
    fair.devices[device] = {chain_value(secret, 1), 1};
}

u8 own_device(const Fair& fair, const FairValue& secret) {
  for (std::size_t device = 0; device < fair.devices.size(); ++device)
    if (fair.devices[device].latest == chain_value(secret, fair.devices[device].revealed))
      return static_cast<u8>(device);
  return no_device;
}

bool begin_own_step(const Game& game, State& state, Fair& fair, u8 last, u8 device,
                    const FairValue& secret) {
  if (open_seat(fair) != no_player || opening_device(fair) != no_device ||
      fair_device(game, state, fair) != device)
    return false;
  if (device == last) return true;
  FairDevice& own = fair.devices[device];
  if (own.revealed == max_reveals) return false;
  ++own.revealed;
  own.latest = chain_value(secret, own.revealed);
  state.seed = fair_seed(fair);
  return true;
}

std::optional<Error> check_fair(const Game& game, const Record& record) {
  if (record.fair.devices.empty()) return {};
  if (auto fault = check_seats(record.fair, record.setup)) return fault;
  if (auto fault = check_chains(record.fair)) return fault;
  FairCourse course(record.fair);
  State state = initial_state(game);
  for (const Action& action : record.actions) {
    const std::string turn = std::to_string(state.turn);
    if (!course.begin_step(game, state)) return Error{"fair.stretch", turn, 0};
    if (decision(game, state).chance && !(chance_outcome(game, state) == action))
      return Error{"fair.chance", turn, 0};
    apply(game, state, action);
  }
  if (course.now() == record.fair) return {};
  return Error{"fair.stretch", std::to_string(state.turn), 0};
}

void rewind_fair(const Game& game, Record& record) {
  FairCourse course(record.fair);
  State state = initial_state(game);
  for (const Action& action : record.actions) {
    course.begin_step(game, state);
    apply(game, state, action);
  }
  record.fair = course.now();
}

Comparison compare_threads(const Catalogue& catalogue, const Record& known, const Record& other) {
  // One common chain makes it the same thread.
  std::vector<u8> fits;
  const std::size_t devices = std::min(known.fair.devices.size(), other.fair.devices.size());
  for (std::size_t d = 0; d < devices; ++d)
    fits.push_back(root_of(known.fair.devices[d]) == root_of(other.fair.devices[d]));
  Comparison result;
  if (std::find(fits.begin(), fits.end(), 1) == fits.end()) return result;

  const auto& mine = known.actions;
  const auto& theirs = other.actions;
  const std::size_t most = std::min(mine.size(), theirs.size());
  while (result.common < most && mine[result.common] == theirs[result.common]) ++result.common;
  result.turn = turn_at(catalogue, known, result.common);
  const auto odd = std::find(fits.begin(), fits.end(), 0);
  if (!same_table(known, other) || (odd == fits.end() && !same_seats(known.fair, other.fair))) {
    result = {Relation::other_past, 0, 0, no_device};
  } else if (odd != fits.end()) {
    // If neither knew a device before, the one that joined is another person, not a forger.
    result.device = static_cast<u8>(odd - fits.begin());
    const bool joining = mine.empty() || theirs.empty();
    result.relation = joining ? Relation::other_past : Relation::forged;
    if (!joining) result.turn = turn_at(catalogue, known, mine.size());
  } else if (result.common < most) {
    result.relation = Relation::other_past;
  } else if (mine.size() != theirs.size()) {
    result.relation = mine.size() < theirs.size() ? Relation::newer : Relation::older;
  } else {
    const auto a = begun(known.fair), b = begun(other.fair);
    result.relation = a == b ? Relation::same : a < b ? Relation::newer : Relation::older;
  }
  return result;
}

}  // namespace bastide
