// The rules of one game, and the functions that play it.
//
//   Setup -> Game -> State -> Decision + legal actions -> Action -> apply -> State' + Events
//
// A Game is made once and never changes; any number of states can be played with it.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "engine/base/expected.hpp"
#include "engine/base/fixed_vector.hpp"
#include "engine/board/tile_tables.hpp"
#include "engine/rules/action.hpp"
#include "engine/rules/event.hpp"
#include "engine/rules/rule.hpp"
#include "engine/rules/ruleset.hpp"
#include "engine/rules/turn_table.hpp"

namespace bastide {

enum class Next : u8 {
  advance,  // on to the next row
  wait,     // for a decision
  again,    // enter this row again
  jump,     // state.step has been set
};

struct Random;    // random.hpp
struct PhaseRow;  // phase.hpp
struct Set;       // set.hpp
struct FinalRow;
struct FigureAction;

inline constexpr std::size_t max_sets = 48;

// One hook, collected from every set in play that defines it, in order: free where none does.
template <class Hook>
using Hooks = FixedVector<Hook, max_sets>;

// A ruleset, prepared for play.
struct Game : Ruleset {
  TileTables tables;
  std::size_t tile_count = 0;                // start tiles included
  std::vector<const PhaseRow*> phases;       // in play, in order; the last one is "over"
  std::array<u8, phase_count> step_of = {};  // index into phases of every phase in play
  std::vector<const FinalRow*> finals;       // in order
  std::array<ActionNumbers, action_kinds> numbers;
  std::array<const FigureAction*, action_kinds> figure_actions = {};  // by kind
  ActionKinds figure_kinds_taken = 0;                                 // those of S6

  Hooks<void (*)(const Game&, State&)> before_row;
  Hooks<bool (*)(const Game&, const State&)> ended;
  Hooks<bool (*)(const Game&, const State&)> has_tile;
  Hooks<void (*)(const Game&, State&, Events*)> tile_drawn;
  Hooks<void (*)(const Game&, State&, TypeIndex, Events*)> tile_discarded;
  Hooks<Rule (*)(const Game&, const State&, TypeIndex, Position, int)> refuse_place;
  Hooks<void (*)(const Game&, State&, Events*)> tile_placed;
  Hooks<void (*)(const Game&, const State&, ActionList&)> offer_figures;
  Hooks<std::optional<Rule> (*)(const Game&, const State&, const Action&)> why_no_figure;
  Hooks<void (*)(const Game&, State&, Events*)> figure_placed;
  Hooks<const Set*> must_act;  // with Set::must_act
  Hooks<Rule (*)(const Game&, const State&, FigureKind, Node)> refuse_figure;
  Hooks<void (*)(const Game&, State&, const Figure&, Events*)> figure_gone;
  Hooks<void (*)(const Game&, State&, Node, Events*)> figures_lost;
  Hooks<Next (*)(const Game&, State&, Events*)> part_over;
  Hooks<u8 (*)(const Game&, const State&, Node, u8)> adjust_owners;
  Hooks<void (*)(const Game&, const State&, const FeatureTotals&, bool, Scoring&)> adjust_rates;
  Hooks<void (*)(const Game&, const State&, const FeatureTotals&, Scoring&)> adjust_value;
  Hooks<void (*)(const Game&, const State&, const FeatureTotals&, Scoring&)> adjust_points;
  Hooks<int (*)(const Game&, const State&, const Figure&)> bonus;
  Hooks<void (*)(const Game&, State&, const Scoring&)> take_points;
  Hooks<void (*)(const Game&, State&, Node, Events*)> feature_completed;
  Hooks<bool (*)(const Game&, const State&)> unscored_end;
  Hooks<int (*)(const State&, PlayerIndex)> points_due;
  Hooks<std::span<const TypeIndex> (*)(const State&, PlayerIndex)> kept_tiles;
};

// Fails with the codes of compose() and lay_out_pieces(), with "position.edges" or, if the game
// would be over at once, "position.over". With `sets`, only these are used instead of all.
Expected<Game> make_game(const Catalogue& catalogue, const Setup& setup);
Expected<Game> make_game(const Catalogue& catalogue, const Setup& setup,
                         const std::vector<const Set*>& sets);

// The state before the first draw: start tile laid, supplies dealt, first player chosen; or the
// position of the setup.
State initial_state(const Game& game);

// The point at which the engine waits.
struct Decision {
  Phase phase = Phase::over;
  PlayerIndex player = no_player;  // who decides; no_player for chance and when it is over
  bool chance = false;
  bool over = false;
};
Decision decision(const Game& game, const State& state);

// All legal actions in their canonical order (docs/notation.md). At a chance node: every possible
// outcome, ordered by type. Empty when the game is over.
void legal_actions(const Game& game, const State& state, ActionList& actions);

// The kinds of actions that the waiting row takes, passing included, whether or not they are
// offered.
ActionKinds kinds_taken(const Game& game, const State& state);

// One legal action, uniformly at random.
Action random_action(const Game& game, const State& state, Random& random);

// An action in the form in which legal_actions lists it: the first of equivalent rotations and of
// segments of one feature, with zeros in the numbers that its kind does not use. Nothing if it is
// not legal.
std::optional<Action> listed(const Game& game, const State& state, const Action& action);
inline bool legal(const Game& game, const State& state, const Action& action) {
  return listed(game, state, action).has_value();
}

// The rule that forbids an action, Rule::none when it is legal.
Rule refusal(const Game& game, const State& state, const Action& action);

// The distinct rotations in which a tile of a type may be laid on an empty cell now, whoever draws
// it (S2).
u8 rotations_on(const Game& game, const State& state, TypeIndex type, const Cell& cell);

// Performs an action that legal_actions lists and everything that follows without a decision.
// Appends to `events`, which may be null.
void apply(const Game& game, State& state, const Action& action, Events* events = nullptr);

// Performs an action that legal_actions lists and plays on to the next decision of a player.
void play_on(const Game& game, State& state, const Action& action, Events* events = nullptr);

// The outcome that the state's own generator gives at a chance node.
Action chance_outcome(const Game& game, const State& state);

// The pile that is being drawn from, and the tiles left in it.
PileIndex current_pile(const State& state);
u32 left_in(const State& state, PileIndex pile);

// Resolves chance nodes until a player must decide or the game is over.
void resolve_chances(const Game& game, State& state, Events* events = nullptr);

// The state with its hidden randomness replaced: what a computer player gets to see.
State determinize(const State& state, u64 seed);

// How a game ended, or would end now.
struct Outcome {
  u8 winners = 0;         // bit p: side p has won
  bool together = false;  // all win or lose as one: then winners are all or none
};
Outcome outcome(const Game& game, const State& state);

// A hash of everything visible to the rules, equal on every machine. The seed is excluded.
u64 state_hash(const Game& game, const State& state);

}  // namespace bastide
