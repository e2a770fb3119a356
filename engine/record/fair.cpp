#include "engine/record/fair.hpp"

#include <algorithm>
#include <bit>

#include "engine/base/digest.hpp"

namespace bastide {

FairValue earlier_value(FairValue value, u32 reveals) {
  for (; reveals > 0; --reveals) {
    FairValue next{};
    blake2s_digest(value, next);
    value = next;
  }
  return value;
}

FairValue chain_value(const FairValue& secret, u32 revealed) {
  return earlier_value(secret, max_reveals - revealed);
}

namespace {
constexpr std::string_view digits = "0123456789abcdef";
}

std::string value_text(const FairValue& value) {
  std::string text;
  for (const u8 byte : value) {
    text += digits[byte >> 4];
    text += digits[byte & 15];
  }
  return text;
}

bool read_value(std::string_view text, FairValue& value) {
  if (text.size() != 2 * value.size()) return false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const std::size_t digit = digits.find(text[i]);
    if (digit == text.npos) return false;
    value[i / 2] = static_cast<u8>(i % 2 == 0 ? digit << 4 : value[i / 2] | digit);
  }
  return true;
}

u64 fair_seed(const Fair& fair) {
  std::vector<u8> all;
  for (const FairDevice& device : fair.devices)
    all.insert(all.end(), device.latest.begin(), device.latest.end());
  std::array<u8, 8> digest{};
  blake2s_digest(all, digest);
  u64 seed = 0;
  for (const u8 byte : digest) seed = seed << 8 | byte;
  return seed;
}

PlayerIndex open_seat(const Fair& fair) {
  for (std::size_t p = 0; p < fair.device_of.size(); ++p)
    if (fair.device_of[p] == no_device) return static_cast<PlayerIndex>(p);
  return no_player;
}

u8 opening_device(const Fair& fair) {
  for (std::size_t device = 1; device + 1 < fair.devices.size(); ++device)
    if (fair.devices[device].revealed == 0) return static_cast<u8>(device);
  return no_device;
}

namespace {

// The player whose step is next; no_player if the game is over.
PlayerIndex next_seat(const Game& game, const State& state) {
  const Decision next = decision(game, state);
  if (next.over) return no_player;
  return static_cast<PlayerIndex>(person_of(game, next.chance ? state.active : next.player));
}

bool is_away(const FairPlace& place, u8 device) { return (place.away >> device & 1) != 0; }

}  // namespace

u8 fair_device(const Game& game, const State& state, const Fair& fair) {
  const PlayerIndex seat = next_seat(game, state);
  return seat == no_player ? no_device : fair.device_of[seat];
}

u8 step_device(const Game& game, const State& state, const Fair& fair, const FairPlace& place) {
  const PlayerIndex seat = next_seat(game, state);
  if (seat == no_player) return no_device;
  const u8 owner = fair.device_of[seat];
  if (owner == no_device || !is_away(place, owner)) return owner;
  if (owner == place.owner) return place.device;
  for (std::size_t i = 1; i < fair.device_of.size(); ++i) {
    const u8 device = fair.device_of[(seat + i) % fair.device_of.size()];
    if (device != owner && !is_away(place, device) && device != place.device) return device;
  }
  return no_device;
}

namespace {

// Before anybody has given their word.
Agreement open_agreement(const Game& game, const State& state, const Fair& fair,
                         const FairPlace& place) {
  Agreement agreement;
  if (open_seat(fair) != no_player || opening_device(fair) != no_device) return agreement;
  const u8 absent = step_device(game, state, fair, place);
  if (absent == no_device) return agreement;
  const std::size_t seats = fair.device_of.size(), seat = next_seat(game, state);
  for (std::size_t i = 1; i <= seats; ++i) {
    const u8 device = fair.device_of[(seat + i) % seats];
    if (device == absent || is_away(place, device)) continue;
    agreement.others |= static_cast<u8>(1 << device);
    agreement.confirms = device;  // the last one: the first one's step will be next
  }
  if (std::popcount(agreement.others) < 2) return {};  // one alone would choose the draws
  agreement.absent = absent;
  return agreement;
}

}  // namespace

bool take_word(Agreement& agreement, u8 device, u8 version) {
  if (agreement.absent == no_device || (agreement.others >> device & 1) == 0 ||
      (agreement.version != 0 && agreement.version != version))
    return false;
  const bool again = (agreement.agreed >> device & 1) != 0;
  if (again && (device != agreement.confirms || agreement.confirmed)) return false;
  agreement.version = version;
  agreement.agreed |= static_cast<u8>(1 << device);
  agreement.confirmed |= again;
  return true;
}

Agreement agreement_at(const Game& game, const State& state, const Fair& fair,
                       const FairPlace& place, std::size_t at) {
  Agreement agreement = open_agreement(game, state, fair, place);
  for (const FairWord& word : fair.words)
    if (word.at == at && word.version != 0 && word.absent == agreement.absent)
      take_word(agreement, word.device, word.version);
  return agreement;
}

void stand_in(FairPlace& place, const Agreement& agreement) {
  place = {no_device, agreement.confirms, static_cast<u8>(place.away | 1 << agreement.absent)};
}

std::optional<Error> check_seats(const Fair& fair, const Setup& setup) {
  if (fair.devices.empty() && fair.words.empty()) return {};
  const auto& seats = fair.device_of;
  bool fits = seats.size() == setup.players && setup.first_player < seats.size() &&
              seats[setup.first_player] == 0;
  for (const u8 device : seats) fits &= device == no_device || device < fair.devices.size();
  std::vector<FairValue> roots;
  for (std::size_t device = 0; fits && device < fair.devices.size(); ++device) {
    const auto players = std::count(seats.begin(), seats.end(), device);
    fits =
        (device == 0 ? players > 0 : players == 1) && fair.devices[device].revealed <= max_reveals;
    if (!fits) break;
    const FairValue root = root_of(fair.devices[device]);
    fits = std::find(roots.begin(), roots.end(), root) == roots.end();
    roots.push_back(root);
  }
  fits &= fair.words.size() <= max_words && std::is_sorted(fair.words.begin(), fair.words.end());
  for (const FairWord& word : fair.words)
    fits &= word.device < fair.devices.size() && word.absent < fair.devices.size() &&
            word.version < stand_in_versions;
  if (fits) return {};
  return Error{"fair.seats", {}, 0};
}

std::optional<Error> check_chains(const Fair& fair) {
  std::vector<FairValue> roots;
  for (const FairDevice& device : fair.devices) roots.push_back(root_of(device));
  for (const FairValue& root : roots) {
    FairValue value = root;
    for (u32 k = 0; k < max_reveals && roots.size() > 1; ++k) {
      value = earlier_value(value, 1);
      if (std::find(roots.begin(), roots.end(), value) != roots.end())
        return Error{"fair.seats", {}, 0};
    }
  }
  return {};
}

FairCourse::FairCourse(const Fair& fair) : words_(fair.words), now_(fair) {
  now_.words.clear();
  for (FairDevice& device : now_.devices) {
    std::vector<FairValue>& chain = chains_.emplace_back();
    chain.resize(device.revealed + 1u);
    for (std::size_t n = chain.size(); n-- > 0;)
      chain[n] = n == device.revealed ? device.latest : earlier_value(chain[n + 1], 1);
    device = {chain[0], 0};
  }
  if (open_seat(now_) != no_player) return;
  for (u8 next = opening_device(now_); next != no_device && reveal(next);
       next = opening_device(now_)) {
  }
}

bool FairCourse::reveal(u8 device) {
  FairDevice& to_reveal = now_.devices[device];
  const std::vector<FairValue>& chain = chains_[device];
  if (to_reveal.revealed + 1u >= chain.size()) return false;
  to_reveal.latest = chain[++to_reveal.revealed];
  return true;
}

bool FairCourse::take(const FairWord& word) {
  if (!reveal(word.device)) return false;
  now_.words.insert(std::upper_bound(now_.words.begin(), now_.words.end(), word), word);
  return true;
}

// The last word of a device.
void FairCourse::take_back(u8 device) {
  const auto last = std::find_if(now_.words.rbegin(), now_.words.rend(),
                                 [&](const FairWord& word) { return word.device == device; });
  if (last == now_.words.rend()) return;
  now_.words.erase(std::next(last).base());
  FairDevice& own = now_.devices[device];
  own.latest = chains_[device][--own.revealed];
}

// False: something has been said there without effect as yet, or for ever, so no step begins. What
// could not be said is never taken.
bool FairCourse::take_words(const Game& game, const State& state, std::size_t at) {
  std::vector<FairWord> here;
  for (; next_word_ < words_.size() && words_[next_word_].at <= at; ++next_word_)
    here.push_back(words_[next_word_]);
  if (here.empty()) return true;
  if (here[0].at != at) return false;
  // Who would play instead may have gone, too.
  for (bool holds = true; holds;) {
    Agreement agreement = open_agreement(game, state, now_, place_);
    for (std::size_t n = 0; n < here.size();) {
      const FairWord word = here[n];
      if (word.version == 0 || word.absent != agreement.absent) {
        ++n;
        continue;
      }
      here.erase(here.begin() + static_cast<std::ptrdiff_t>(n));
      if (!take_word(agreement, word.device, word.version) || !take(word)) return false;
    }
    if (agreement.confirmed && !agreement.all()) {
      take_back(agreement.confirms);  // nobody confirms what is not agreed
      return false;
    }
    holds = agreement.holds();
    if (holds) stand_in(place_, agreement);
    if (holds && here.empty()) return true;
  }
  const FairWord* before = nullptr;
  for (const FairWord& word : here) {
    if (word.version != 0 || word.absent != word.device || (before && *before == word) ||
        !take(word))
      return false;
    before = &word;
  }
  return false;
}

bool FairCourse::begin_step(const Game& game, State& state, std::size_t at) {
  if (now_.devices.empty()) return true;
  const u8 owner = fair_device(game, state, now_);
  if (owner == no_device || open_seat(now_) != no_player || opening_device(now_) != no_device)
    return false;
  end(game, state, at);
  if (!may_begin_) return false;
  const u8 device = step_device(game, state, now_, place_);
  if (owner == place_.owner && device == place_.device) return true;
  if (device == no_device || !reveal(device)) return false;
  place_.owner = owner;
  place_.device = device;
  state.seed = fair_seed(now_);
  return true;
}

void FairCourse::end(const Game& game, const State& state, std::size_t at) {
  if (now_.devices.empty() || fair_device(game, state, now_) == no_device ||
      open_seat(now_) != no_player || opening_device(now_) != no_device)
    return;
  if (looked_at_ == at) return;
  looked_at_ = at;
  may_begin_ = take_words(game, state, at);
}

}  // namespace bastide
