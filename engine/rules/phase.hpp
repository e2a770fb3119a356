// A turn is a table (docs/rules/02-turn.md): rows in order, each with what happens on entering it,
// what it offers and what an action does.
#pragma once

#include <optional>

#include "engine/rules/meaning.hpp"

namespace bastide {

class Candidates;  // candidates.hpp

struct PhaseRow {
  Phase phase;
  // The tiles that this row applies to: with any other tile in hand or, later, just placed, the
  // turn skips it. Null: all.
  bool (*concerns)(const TileType&) = nullptr;
  bool chance = false;  // decided by chance, not by a player
  // Null: waits for a decision at once.
  Next (*enter)(const Game&, State&, Events*) = nullptr;
  // Null in rows that never wait.
  void (*offer)(const Game&, const State&, ActionList&) = nullptr;
  // The rule that forbids an action of any kind; Rule::none when it is legal.
  Rule (*refuse)(const Game&, const State&, const Action&) = nullptr;
  Next (*perform)(const Game&, State&, const Action&, Events*) = nullptr;
  PlayerIndex (*decider)(const Game&, const State&) = nullptr;  // null: the active player
  // A legal action in the form in which `offer` lists it. Null: it already has that form.
  Action (*canonical)(const Game&, const State&, const Action&) = nullptr;
  // What an action other than a pass is about (meaning.hpp). Null: nothing to say.
  Meaning (*meaning)(const Game&, const State&, const Action&) = nullptr;
  // No answer changes the points for what has been scored: it only decides an order, or who takes
  // what.
  bool points_are_fixed = false;
  // The outcome that the state's own generator gives. Chance rows only.
  Action (*outcome)(const Game&, const State&) = nullptr;
  // How links number the answers (candidates.hpp): every legal action in canonical form is among
  // them, whatever the rules. Null in rows that never wait.
  void (*candidates)(const Game&, const State&, Candidates&) = nullptr;
};

// For `enter`: waits for a decision. If there is only one answer, performs it without asking.
Next ask(const Game& game, State& state, Events* events);

// Sets state.step to the row of a phase that is in play.
Next jump_to(const Game& game, State& state, Phase phase);

}  // namespace bastide
