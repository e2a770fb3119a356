// What people agree on before a game besides its rules: the clock, undo, handing over the device.
// Kept in the save as notes (docs/save.md); of links, only an invitation says something of it.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "engine/base/player.hpp"
#include "engine/rules/setup.hpp"
#include "web/session/match.hpp"

namespace bastide::web {

struct Texts;

// The thinking time of each player. It does not measure time itself: the caller reports how much
// has passed.
struct ChessClock {
  int minutes = 0;                         // each; 0: no clock
  int added = 0;                           // seconds, for every turn
  bool decides = false;                    // whether running out of time loses the game
  std::array<double, max_players> left{};  // seconds, negative when time has run out
  PlayerIndex lost = no_player;            // who ran out of time first, if that decides
  friend bool operator==(const ChessClock&, const ChessClock&) = default;
};

struct TableRules {
  ChessClock clock;
  bool no_take_back = false;
  bool pass_device = false;  // between turns of different people the device says who is next
  bool with_help = false;    // between devices: all may ask for help (web/session/fair_play.hpp)
  bool no_help = false;      // goes on beside a game between devices that has none
  std::optional<Match> match = {};  // of two players, by seat; the games before this one
  friend bool operator==(const TableRules&, const TableRules&) = default;
};

// Gives every player the full time.
void wind_up(ChessClock& clock, int players);

// Lets time pass for a player. True when this player's time has just run out.
bool pass_time(ChessClock& clock, PlayerIndex player, double seconds);

// Call when a player's turn has ended.
void end_turn(ChessClock& clock, PlayerIndex player);

inline bool time_over(const ChessClock& clock, PlayerIndex player) {
  return clock.minutes > 0 && clock.left[player] < 0;
}

// "12:05", and "-0:07" past the limit; below ten seconds with tenths: "8.3".
std::string clock_words(const Texts& texts, double seconds);

// As notes of a save. Reading ignores what it does not understand.
std::string write_clock(const ChessClock& clock, int players);  // empty: no clock
void read_clock(std::string_view note, ChessClock& clock);
// The same as part of a link: "15.0.decides.-.5400.3200".
std::string write_linked_clock(const ChessClock& clock, int players);
void read_linked_clock(std::string_view text, ChessClock& clock);
std::string write_table_rules(
    const TableRules& table_rules);  // empty: nothing agreed; without the clock
void read_table_rules(std::string_view note, TableRules& table_rules);

}  // namespace bastide::web
