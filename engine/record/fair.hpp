// Chance that nobody can know or choose, for games between several devices (docs/link.md, "Fair").
//
// Each device has a chain of hashes of its own and publishes its end, the root, when it joins. With
// every stretch of its steps it reveals the value before the last one. The chances of a stretch
// come from what all devices have revealed by then.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/rules/game.hpp"

namespace bastide {

using FairValue = std::array<u8, 16>;

inline constexpr u32 max_reveals = 4096;  // of a device: the length of its chain
inline constexpr u8 no_device = 0xff;

struct FairDevice {
  FairValue latest{};  // what it has revealed last; at first its root
  u16 revealed = 0;    // how often
  friend bool operator==(const FairDevice&, const FairDevice&) = default;
};

struct Fair {
  std::vector<FairDevice> devices;  // the inviter's first; empty: the setup's seed decides chances
  std::vector<u8> device_of;        // by player; no_device: nobody has joined for this one yet
  friend bool operator==(const Fair&, const Fair&) = default;
};

// What a device with this secret, 16 random bytes, has revealed last after so many reveals; its
// root after none.
FairValue chain_value(const FairValue& secret, u32 revealed);
// The value that was revealed so many reveals earlier.
FairValue earlier_value(FairValue value, u32 reveals);
inline FairValue root_of(const FairDevice& device) {
  return earlier_value(device.latest, device.revealed);
}

// As 32 hexadecimal digits.
std::string value_text(const FairValue& value);
bool read_value(std::string_view text, FairValue& value);

// Decides the chances of a stretch: what all devices have revealed, this stretch included.
u64 fair_seed(const Fair& fair);

// Whose step comes next, the active player's at a chance: a device, no_device if nobody has joined
// for this player or the game is over.
u8 fair_device(const Game& game, const State& state, const Fair& fair);

// "fair.seats" if devices and players do not fit together: each player belongs to a device or to
// nobody yet, each device has a player, and the inviter's begins, so that nobody who joins later
// can choose what comes first.
std::optional<Error> check_seats(const Fair& fair, const Setup& setup);

// Follows the steps of a game whose devices have revealed what `fair` holds, and gives the state
// the seed of every stretch. With no devices it leaves everything to the setup's seed.
class FairCourse {
 public:
  explicit FairCourse(const Fair& fair);
  // Before each step. False: its device has not revealed enough for it, so that it is still to
  // come.
  bool begin_step(const Game& game, State& state);
  // What has been revealed for the steps so far, and the device of the last one.
  const Fair& now() const { return now_; }
  u8 device() const { return device_; }

 private:
  std::vector<std::vector<FairValue>> chains_;  // by device, the root first
  Fair now_;
  u8 device_ = no_device;
};

}  // namespace bastide
