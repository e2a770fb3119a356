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

bool reveal_next(Fair& fair, u8 device, const FairValue& secret) {
  FairDevice& own = fair.devices[device];
  if (own.revealed == max_reveals) return false;
  ++own.revealed;
  own.latest = chain_value(secret, own.revealed);
  return true;
}

bool say(Fair& fair, const FairWord& word, const FairValue& secret) {
  if (!reveal_next(fair, word.device, secret)) return false;
  fair.words.insert(std::upper_bound(fair.words.begin(), fair.words.end(), word), word);
  return true;
}

// Takes words back: their values have not been revealed for anything.
template <class Which>
void drop_words(Fair& fair, Which which) {
  for (const FairWord& word : fair.words) {
    FairDevice& device = fair.devices[word.device];
    if (which(word))
      device = {earlier_value(device.latest, 1), static_cast<u16>(device.revealed - 1)};
  }
  std::erase_if(fair.words, which);
}

// The words given after so many actions.
std::vector<FairWord> words_at(const Record& record, std::size_t at) {
  std::vector<FairWord> words;
  for (const FairWord& word : record.fair.words)
    if (word.at == at) words.push_back(word);
  return words;
}

bool has_all(const std::vector<FairWord>& words, const std::vector<FairWord>& of) {
  return std::includes(words.begin(), words.end(), of.begin(), of.end());
}

// Of words given there, those that hold.
std::vector<FairWord> holding_at(const Catalogue& catalogue, const Record& record,
                                 std::vector<FairWord> words, std::size_t at) {
  const auto game = make_game(catalogue, record.setup);
  const u8 away = game ? fair_end(*game, record, at).place.away : 0;
  std::erase_if(words, [&](const FairWord& word) { return (away >> word.absent & 1) == 0; });
  return words;
}

// How two records relate that have the same actions, as far as both have any.
Relation relation_of(const Catalogue& catalogue, const Record& known, const Record& other,
                     Comparison& result) {
  const auto mine = words_at(known, result.common), theirs = words_at(other, result.common);
  const std::size_t a = known.actions.size(), b = other.actions.size();
  if (a == b) {
    const bool newer = !has_all(mine, theirs), older = !has_all(theirs, mine);
    if (newer || older) return newer ? Relation::newer : Relation::older;
    const auto begun_here = begun(known.fair), begun_there = begun(other.fair);
    return begun_here == begun_there  ? Relation::same
           : begun_here < begun_there ? Relation::newer
                                      : Relation::older;
  }
  const bool newer = a < b;
  auto shorter = newer ? mine : theirs;
  const auto& longer = newer ? theirs : mine;
  std::erase_if(shorter, [](const FairWord& word) { return word.version == 0; });
  if (shorter.empty() || has_all(longer, shorter)) return newer ? Relation::newer : Relation::older;
  // What was only pending has been overtaken.
  if (!has_all(longer, holding_at(catalogue, newer ? known : other, shorter, result.common)))
    return Relation::other_past;
  result.overtaken = true;
  return newer ? Relation::newer : Relation::older;
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

bool begin_own_step(const Game& game, State& state, Fair& fair, FairPlace& place, u8 device,
                    const FairValue& secret) {
  if (open_seat(fair) != no_player || opening_device(fair) != no_device ||
      step_device(game, state, fair, place) != device)
    return false;
  const u8 owner = fair_device(game, state, fair);
  if (owner == place.owner && device == place.device) return true;
  if (!reveal_next(fair, device, secret)) return false;
  place.owner = owner;
  place.device = device;
  state.seed = fair_seed(fair);
  return true;
}

bool give_word(const Game& game, const State& state, Fair& fair, FairPlace& place, FairWord word,
               const FairValue& secret) {
  drop_words(fair, [&](const FairWord& said) {
    return said.at == word.at && said.device == word.device && said.version == 0;
  });
  Agreement agreement = agreement_at(game, state, fair, place, word.at);
  word.absent = agreement.absent;
  const bool given = (agreement.agreed >> word.device & 1) != 0;
  if (given || !take_word(agreement, word.device, word.version) || !say(fair, word, secret))
    return false;
  confirm_words(game, state, fair, place, word, secret);
  return true;
}

bool confirm_words(const Game& game, const State& state, Fair& fair, FairPlace& place,
                   FairWord word, const FairValue& secret) {
  Agreement agreement = agreement_at(game, state, fair, place, word.at);
  if (!agreement.all() || agreement.confirmed || agreement.confirms != word.device) return false;
  word.absent = agreement.absent;
  word.version = agreement.version;
  if (!say(fair, word, secret)) return false;
  agreement.confirmed = true;
  stand_in(place, agreement);
  return true;
}

bool decline(const Game& game, const State& state, Fair& fair, const FairPlace& place,
             FairWord word, const FairValue& secret) {
  const u8 next = step_device(game, state, fair, place);
  if (next == no_device || next == word.device) return false;  // its next step says so
  for (const FairWord& said : fair.words)
    if (said.at == word.at && said.device == word.device) return false;
  word.absent = word.device;
  word.version = 0;
  return say(fair, word, secret);
}

void drop_words(Fair& fair, const FairPlace& place, std::size_t at) {
  drop_words(fair, [&](const FairWord& said) {
    const bool holds = said.version != 0 && (place.away >> said.absent & 1) != 0;
    return said.at == at && !holds;
  });
}

void merge_words(Record& record, const Record& other) {
  const Fair& theirs = other.fair;
  Fair& fair = record.fair;
  if (record.actions != other.actions || fair.devices.size() != theirs.devices.size()) return;
  for (std::size_t d = 0; d < fair.devices.size(); ++d) {
    const auto is_theirs = [d](const FairWord& word) { return word.device == d; };
    const auto agrees = [d](const FairWord& word) { return word.device == d && word.version != 0; };
    // Of two words that reveal as much, the later one agrees: who says no may still agree.
    const bool agreed = std::count_if(theirs.words.begin(), theirs.words.end(), agrees) >
                        std::count_if(fair.words.begin(), fair.words.end(), agrees);
    if (theirs.devices[d].revealed + (agreed ? 1 : 0) <= fair.devices[d].revealed) continue;
    std::erase_if(fair.words, is_theirs);
    std::copy_if(theirs.words.begin(), theirs.words.end(), std::back_inserter(fair.words),
                 is_theirs);
    fair.devices[d] = theirs.devices[d];
  }
  std::sort(fair.words.begin(), fair.words.end());
}

FairEnd fair_end(const Game& game, const Record& record, std::size_t count) {
  FairCourse course(record.fair);
  State state = initial_state(game);
  for (std::size_t k = 0; k < count; ++k) {
    course.begin_step(game, state, k);
    apply(game, state, record.actions[k]);
  }
  const u8 away = course.place().away;
  course.end(game, state, count);
  const FairPlace& place = course.place();
  return {place, agreement_at(game, state, record.fair, place, count), place.away != away};
}

bool may_follow(const Catalogue& catalogue, const Record& known, const Record& other, u8 device) {
  const auto game = make_game(catalogue, known.setup);
  const std::size_t from = known.actions.size();
  if (!game || other.actions.size() <= from) return true;
  const Agreement agreement = fair_end(*game, known, from).agreement;
  if ((agreement.agreed >> device & 1) == 0 || agreement.confirms == device) return true;
  // Whoever plays on has not agreed, or knows already that the agreement does not hold.
  u8 others = 0;
  for (const FairWord& word : other.fair.words)
    if (word.at >= from && word.version == 0) others |= static_cast<u8>(1 << word.device);
  FairCourse course(other.fair);
  State state = initial_state(*game);
  for (std::size_t k = 0; k < other.actions.size(); ++k) {
    course.begin_step(*game, state, k);
    if (k >= from) others |= static_cast<u8>(1 << course.place().device);
    apply(*game, state, other.actions[k]);
  }
  // Nobody makes a step after the last one.
  return decision(*game, state).over || (others & agreement.others & ~(1 << device)) != 0;
}

std::optional<Error> check_fair(const Game& game, const Record& record) {
  if (record.fair.devices.empty()) return {};
  if (auto fault = check_seats(record.fair, record.setup)) return fault;
  if (auto fault = check_chains(record.fair)) return fault;
  FairCourse course(record.fair);
  State state = initial_state(game);
  std::size_t at = 0;
  for (const Action& action : record.actions) {
    const std::string turn = std::to_string(state.turn);
    if (!course.begin_step(game, state, at++)) return Error{"fair.stretch", turn, 0};
    if (decision(game, state).chance && !(chance_outcome(game, state) == action))
      return Error{"fair.chance", turn, 0};
    apply(game, state, action);
  }
  course.end(game, state, at);
  if (course.now() == record.fair) return {};
  return Error{"fair.stretch", std::to_string(state.turn), 0};
}

FairPlace rewind_fair(const Game& game, Record& record) {
  FairCourse course(record.fair);
  State state = initial_state(game);
  std::size_t at = 0;
  for (const Action& action : record.actions) {
    course.begin_step(game, state, at++);
    apply(game, state, action);
  }
  course.end(game, state, at);
  record.fair = course.now();
  return course.place();
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
  while (result.common < most && mine[result.common] == theirs[result.common] &&
         words_at(known, result.common) == words_at(other, result.common))
    ++result.common;
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
  } else {
    result.relation = relation_of(catalogue, known, other, result);
  }
  return result;
}

}  // namespace bastide
