#include "engine/record/fair.hpp"

#include <algorithm>

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

u8 fair_device(const Game& game, const State& state, const Fair& fair) {
  const Decision next = decision(game, state);
  if (next.over) return no_device;
  const PlayerIndex side = next.chance ? state.active : next.player;
  return fair.device_of[static_cast<std::size_t>(person_of(game, side))];
}

std::optional<Error> check_seats(const Fair& fair, const Setup& setup) {
  if (fair.devices.empty()) return {};
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

FairCourse::FairCourse(const Fair& fair) : now_(fair) {
  for (FairDevice& device : now_.devices) {
    std::vector<FairValue>& chain = chains_.emplace_back();
    chain.resize(device.revealed + 1u);
    for (std::size_t n = chain.size(); n-- > 0;)
      chain[n] = n == device.revealed ? device.latest : earlier_value(chain[n + 1], 1);
    device = {chain[0], 0};
  }
  if (open_seat(now_) != no_player) return;
  for (u8 next = opening_device(now_); next != no_device && chains_[next].size() > 1;
       next = opening_device(now_))
    now_.devices[next] = {chains_[next][1], 1};
}

bool FairCourse::begin_step(const Game& game, State& state) {
  if (now_.devices.empty()) return true;
  const u8 device = fair_device(game, state, now_);
  if (device == no_device) return false;
  if (device == device_) return true;
  if (open_seat(now_) != no_player || opening_device(now_) != no_device) return false;
  FairDevice& to_reveal = now_.devices[device];
  const std::vector<FairValue>& chain = chains_[device];
  if (to_reveal.revealed + 1u >= chain.size()) return false;
  to_reveal.latest = chain[++to_reveal.revealed];
  device_ = device;
  state.seed = fair_seed(now_);
  return true;
}

}  // namespace bastide
