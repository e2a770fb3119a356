// Randomness that nobody can predict or choose, for games between several devices (docs/by-link.md,
// "Fair").
//
// Each device has a hash chain of its own and publishes the end of it, the root, when it joins. For
// every stretch of consecutive steps it reveals the chain value before the last one revealed. The
// chance outcomes of a stretch are derived from what all devices have revealed by then. Those who
// joined neither first nor last also reveal a value before the first draw (opening_device).
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
  FairValue latest{};  // the last value revealed; at first its root
  u16 revealed = 0;    // how often
  friend bool operator==(const FairDevice&, const FairDevice&) = default;
};

struct Fair {
  std::vector<FairDevice> devices;  // the inviter's first; empty: chances come from the seed
  std::vector<u8> device_of;        // by player; no_device: nobody has joined as this player yet
  friend bool operator==(const Fair&, const Fair&) = default;
};

// The last value that a device with this secret, 16 random bytes, has revealed after so many
// reveals; its root after none.
FairValue chain_value(const FairValue& secret, u32 revealed);
// The value that was revealed that many reveals earlier.
FairValue earlier_value(FairValue value, u32 reveals);
inline FairValue root_of(const FairDevice& device) {
  return earlier_value(device.latest, device.revealed);
}

// As 32 hexadecimal digits.
std::string value_text(const FairValue& value);
bool read_value(std::string_view text, FairValue& value);

// The seed for the chances of a stretch, from what all devices have revealed, including for this
// stretch.
u64 fair_seed(const Fair& fair);

// The first player as whom nobody has joined; no_player: all have.
PlayerIndex open_seat(const Fair& fair);

// Once all have joined, the device that is to reveal a value before anything is drawn; no_device:
// all of them have. Without this, the last one to join would know all that the first draw depends
// on if the inviter helped, and could choose its secret accordingly. Both commit themselves before
// the others reveal anything.
u8 opening_device(const Fair& fair);

// The device that makes the next step, which at a chance node is the active player's; no_device if
// nobody has joined as this player or the game is over.
u8 fair_device(const Game& game, const State& state, const Fair& fair);

// "fair.seats" if devices and players do not match: each player belongs to one device or to none
// yet, each device has a player, those that join have only one and a root of their own, and the
// inviter's device begins, so that nobody who joins later can influence what comes first.
std::optional<Error> check_seats(const Fair& fair, const Setup& setup);

// "fair.seats" if two devices have one chain: the root of one is then a value of the other, or a
// hash of its root, and what the one reveals the other knows. Hashes as often as a chain is long.
std::optional<Error> check_chains(const Fair& fair);

// Follows the steps of a game whose devices have revealed the values in `fair`, and sets the
// state's seed for every stretch. With no devices the setup's seed is used throughout.
class FairCourse {
 public:
  explicit FairCourse(const Fair& fair);
  // Call before each step. False: its device has not revealed enough for it, so the step has not
  // been made yet.
  bool begin_step(const Game& game, State& state);
  // What has been revealed for the steps so far, and the device that made the last one.
  const Fair& now() const { return now_; }
  u8 device() const { return device_; }

 private:
  std::vector<std::vector<FairValue>> chains_;  // by device, the root first
  Fair now_;
  u8 device_ = no_device;
};

}  // namespace bastide
