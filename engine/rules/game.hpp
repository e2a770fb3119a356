// The rules of one game, and the functions that play it.
//
//   Setup -> Game -> State -> Decision + legal actions -> Action -> apply -> State' + Events
//
// A Game is made once and never changes; any number of states can be played with it.
#pragma once

#include <string_view>
#include <vector>

#include "engine/base/expected.hpp"
#include "engine/board/tile_tables.hpp"
#include "engine/rules/action.hpp"
#include "engine/rules/event.hpp"
#include "engine/rules/rule.hpp"
#include "engine/rules/setup.hpp"
#include "engine/rules/state.hpp"
#include "engine/tiles/catalogue.hpp"

namespace bastide {

struct PhaseRow;  // phase.hpp
struct Set;       // set.hpp

struct Game {
  Setup setup;
  std::vector<TileType> types;  // in play, by TypeIndex, in the order of the catalogue
  TileTables tables;
  std::vector<SupplyGroup> groups;  // by TypeIndex
  TypeIndex start_type = no_type;
  std::size_t tile_count = 0;           // start tile included
  std::vector<const PhaseRow*> phases;  // in play, in order; the last one is "over"
  std::vector<const Set*> sets;         // in play
  bool recording = false;  // points reach the track one event after the other (recording.hpp)
  bool places_restricted = false;  // a set has its own rules for S2
};

// Fails with the codes of check_setup.
Expected<Game> make_game(const Catalogue& catalogue, const Setup& setup);

// The state before the first draw: start tile laid, supplies dealt, first player chosen.
State initial_state(const Game& game);

// In the order of the turn.
enum class Phase : u8 {
  part_start,    // S0
  draw,          // S1, chance
  choose,        // S1a: a tile from the hand
  place,         // S2
  gold_place,    // S3
  magic,         // S4
  robber,        // S5
  figure,        // S6
  flight,        // S6, chance: the die
  landing,       // S6
  ferry_place,   // S7
  ferry_move,    // S8
  separate,      // S8a
  score,         // S10
  gold_award,    // S11a
  message_draw,  // S11b, chance
  message,       // S11b
  crop_choice,   // S11d: A or B
  crop,          // S11d: each player
  part_end,      // S12
  move_points,   // whenever points are recorded (recording.hpp): with which scoring figure
  steal,         // after them: whom to rob
  over,
};

// The point at which the engine waits.
struct Decision {
  Phase phase = Phase::over;
  PlayerIndex player = no_player;  // who decides; no_player for chance and when it is over
  bool chance = false;
  bool over = false;
};
Decision decision(const Game& game, const State& state);

// All legal actions in their canonical order (docs/notation.md). At a chance: every outcome that
// is possible, in the order of types. Empty when the game is over.
void legal_actions(const Game& game, const State& state, ActionList& actions);

// The rule that forbids an action, Rule::none when it is legal.
Rule refusal(const Game& game, const State& state, const Action& action);
inline bool legal(const Game& game, const State& state, const Action& action) {
  return refusal(game, state, action) == Rule::none;
}

// A legal action in the form in which legal_actions lists it: of rotations that make no difference
// and of segments of one feature the first, and nothing in the numbers that its kind does not use.
Action canonical(const Game& game, const State& state, const Action& action);

// The distinct rotations in which a tile of a type may be laid on an empty cell now, whoever would
// draw it (S2).
u8 rotations_on(const Game& game, const State& state, TypeIndex type, const Cell& cell);

// Performs a legal action and everything that follows without a decision. Appends to `events`,
// which may be null.
void apply(const Game& game, State& state, const Action& action, Events* events = nullptr);

// What the state's own generator decides at a chance.
Action chance_outcome(const Game& game, const State& state);

// The group of the supply that is drawn from now, and the tiles left in it.
SupplyGroup current_group(const State& state);
u32 left_in(const State& state, SupplyGroup group);

// Decides chances until a player must decide or the game is over.
void resolve_chances(const Game& game, State& state, Events* events = nullptr);

// The state with chance that nobody knows: what a computer player is given.
State unknown_future(const State& state, u64 seed);

// A hash of everything that the rules can see, equal on every machine. The seed of chance is left
// out.
u64 state_hash(const Game& game, const State& state);

}  // namespace bastide
