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

// A value that a device reveals early, as its word that a computer plays for another one, whose
// step is next. Until all others have given theirs, it counts for nothing: who plays on drops it,
// and the device reveals the same value for its next stretch. Version 0: its word that it goes on
// from here, although an agreement was wanted earlier.
struct FairWord {
  u16 at = 0;  // actions before it
  u8 device = 0;
  u8 absent = 0;   // the other one; with version 0 itself
  u8 version = 0;  // of the computer player (engine/players/stand_in.hpp)
  friend auto operator<=>(const FairWord&, const FairWord&) = default;
};
inline constexpr u8 stand_in_versions = 16;    // room in links
inline constexpr std::size_t max_words = 100;  // more than eight devices can give

struct Fair {
  std::vector<FairDevice> devices;   // the inviter's first; empty: chances come from the seed
  std::vector<u8> device_of;         // by player; no_device: nobody has joined as this player yet
  std::vector<FairWord> words = {};  // ordered
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

// The device of the player who answers next, at a chance node of the active one; no_device if
// nobody has joined as this player or the game is over. It makes the next step, unless a computer
// plays for it.
u8 fair_device(const Game& game, const State& state, const Fair& fair);

// How far a game has got: of its last step, the device whose it was and the one that revealed for
// it; and those for which a computer plays, bit d for device d.
struct FairPlace {
  u8 owner = no_device;
  u8 device = no_device;
  u8 away = 0;
  friend bool operator==(const FairPlace&, const FairPlace&) = default;
};

// The device that makes the next step. For one that is away it is that of the next player round the
// table, but not who revealed last: who makes a step would otherwise know the draw of the next.
u8 step_device(const Game& game, const State& state, const Fair& fair, const FairPlace& place);

// What the others have agreed about the device whose step is next.
struct Agreement {
  u8 absent = no_device;    // that device; no_device: there can be no agreement here
  u8 others = 0;            // bit d: device d is to agree,
  u8 agreed = 0;            // and has
  u8 version = 0;           // of the computer player on which they agree
  u8 confirms = no_device;  // reveals once more after all have agreed, before anything is drawn,
  bool confirmed = false;   // and has

  bool all() const { return others != 0 && agreed == others; }
  // From here on a computer plays for the absent device.
  bool holds() const { return all() && confirmed; }
};

// Adds a word. The order of words does not matter, but of one device only the one who confirms can
// give two. False: it cannot be given.
bool take_word(Agreement& agreement, u8 device, u8 version);
// The agreement at the end of a game, after so many actions.
Agreement agreement_at(const Game& game, const State& state, const Fair& fair,
                       const FairPlace& place, std::size_t at);
// Once an agreement holds.
void stand_in(FairPlace& place, const Agreement& agreement);

// "fair.seats" if devices and players do not match, or words are out of order: each player belongs
// to one device or to none yet, each device has a player, those that join have only one and a root
// of their own, and the inviter's device begins, so that nobody who joins later can influence what
// comes first.
std::optional<Error> check_seats(const Fair& fair, const Setup& setup);

// "fair.seats" if two devices have one chain: the root of one is then a value of the other, or a
// hash of its root, and what the one reveals the other knows. Hashes as often as a chain is long.
std::optional<Error> check_chains(const Fair& fair);

// Follows the steps of a game whose devices have revealed the values in `fair`, and sets the
// state's seed for every stretch. With no devices the setup's seed is used throughout.
class FairCourse {
 public:
  explicit FairCourse(const Fair& fair);
  // Call before each step, with the number of actions before it. False: its device has not
  // revealed enough for it, so the step has not been made yet.
  bool begin_step(const Game& game, State& state, std::size_t at);
  // Call after the last step: takes the words given since.
  void end(const Game& game, const State& state, std::size_t at);
  // What has been revealed so far, and how far the game has got.
  const Fair& now() const { return now_; }
  const FairPlace& place() const { return place_; }

 private:
  bool reveal(u8 device);
  bool take_words(const Game& game, const State& state, std::size_t at);
  bool take(const FairWord& word);
  void take_back(u8 device);

  std::vector<std::vector<FairValue>> chains_;  // by device, the root first
  std::vector<FairWord> words_;                 // all of them; those taken are in now_
  Fair now_;
  FairPlace place_;
  std::size_t next_word_ = 0;
  std::optional<std::size_t> looked_at_;  // for words, and whether a step could begin there
  bool may_begin_ = true;
};

}  // namespace bastide
