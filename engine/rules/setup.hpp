// What is agreed before a game begins: players, expansions, options, the seed.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "engine/base/expected.hpp"
#include "engine/rules/start_position.hpp"
#include "engine/rules/vocabulary.hpp"
#include "engine/sets/states.hpp"

namespace bastide {

struct Set;  // set.hpp

inline constexpr PlayerIndex random_player = 0xfe;  // Setup::first_player: chance decides (VAR-1)

// A set of expansions, bit n = Expansion n.
using ExpansionMask = u32;
constexpr ExpansionMask expansion_bit(Expansion e) { return 1u << static_cast<unsigned>(e); }

struct ExpansionInfo {
  Expansion expansion;
  std::string_view id;   // as written in records
  std::string_view set;  // its tiles in the catalogue; empty: it has none
  bool playable;         // it is in the game already
  bool alone = false;    // standalone: it goes with no other one

  bool goes_with_others() const { return playable && !alone; }
};
// In the order of Expansion.
const std::vector<ExpansionInfo>& expansion_infos();

// Options of docs/rules/options.md; each names its ID. Defaults are those of Big Box 7. The options
// of a set are declared with it (engine/sets/*/state.hpp).
struct Options : SetOptions {
  bool return_unplaceable = false;        // OPT-UNPLACEABLE: false discard, true back to the bag
  bool tiny_city_two = false;             // OPT-TINYCITY
  bool choose_score_order = false;        // OPT-SCOREORDER: true the active player chooses
  bool unfinished_score_nothing = false;  // VAR-10
  bool short_game = false;                // VAR-15: half of the tiles

  friend bool operator==(const Options&, const Options&) = default;
};

struct Setup {
  u8 players = 2;
  PlayerIndex first_player = random_player;
  ExpansionMask expansions = 0;
  Options options;
  u64 seed = 0;
  // What lies on the table, instead of what the rules say: types by their numbers in a game of
  // these expansions and options.
  std::optional<StartPosition> position = {};

  bool has(Expansion e) const { return (expansions & expansion_bit(e)) != 0; }

  friend bool operator==(const Setup&, const Setup&) = default;
};

// A named setup from a rulebook, nothing more (OPT-PRESET).
struct Preset {
  std::string_view id;
  u8 min_players, max_players;
  ExpansionMask expansions;
  Options options;
};
const std::vector<Preset>& presets();

// One row per option, so that notation, links and screens need no list of their own.
struct OptionInfo {
  u8 number;              // in links: must never change
  std::string_view id;    // as written in records: "farmers"
  std::string_view rule;  // "OPT-FARMERS"
  bool Options::*value;
  bool Options::*needs = nullptr;  // has no meaning without this option
  ExpansionMask of = 0;            // no meaning without one of these expansions; 0: base game
};
// Ordered by number.
const std::vector<OptionInfo>& option_infos();

// Of options that exclude each other (Set::one_of) leaves the one that counts.
void drop_excluded(Options& options);
// Switches an option on or off, and what it excludes off.
void choose_option(Options& options, bool Options::*option, bool on);

// Likewise, one row per number option. Each depends on an option or on an expansion.
struct NumberInfo {
  u8 number;  // in links: must never change
  std::string_view id;
  std::string_view rule;
  u8 Options::*value;
  u8 min, max;
  bool Options::*of = nullptr;
  ExpansionMask with = 0;
};
bool has_meaning(const NumberInfo& info, const Setup& setup);
const std::vector<NumberInfo>& number_infos();
// Resets numbers that have no meaning to their defaults, so that setups which play alike are equal.
void drop_idle_numbers(Setup& setup);

// The eleven expansions of Big Box 7, and those of Big Box 5.
ExpansionMask big_box_7();
ExpansionMask big_box_5();

// How many people may play (SETUP-1): a set can only widen the range, unless it is a game for one.
struct PlayerRange {
  u8 least, most;
};
inline constexpr PlayerRange base_players = {2, 6};
PlayerRange player_range(const Setup& setup);
PlayerRange player_range(const Setup& setup, const std::vector<const Set*>& sets);

// Codes "setup.players", "setup.players-alone" (in a game of its own), "setup.first-player",
// "setup.expansion" (not in the game yet), "setup.alone" (combined with other expansions),
// "setup.others" (needs other players in a game for one),
// "setup.one-of" (detail: two options that exclude each other, separated by a space),
// "setup.number" (of an option).
Expected<void> check_setup(const Setup& setup);
Expected<void> check_setup(const Setup& setup, const std::vector<const Set*>& sets);

}  // namespace bastide
