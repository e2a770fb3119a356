// A turn is a table (docs/rules/02-turn.md): rows in order, each with what happens on entering,
// what is offered and what an action does.
#pragma once

#include <optional>

#include "engine/rules/meaning.hpp"

namespace bastide {

class Candidates;  // candidates.hpp

struct PhaseRow {
  Phase phase;
  // The tiles that it is about: the turn passes by with any other in hand or, later, on the table.
  // Null: all.
  bool (*concerns)(const TileType&) = nullptr;
  bool chance = false;  // decided by chance, not by a player
  Next (*enter)(const Game&, State&, Events*) = nullptr;
  // Null in rows that never wait.
  void (*offer)(const Game&, const State&, ActionList&) = nullptr;
  // One of what is offered, all alike likely, found without a list; nothing where that cannot be
  // done. Null: nowhere.
  std::optional<Action> (*pick)(const Game&, const State&, Random&) = nullptr;
  // The rule that forbids an action of any kind, none when it is legal.
  Rule (*refuse)(const Game&, const State&, const Action&) = nullptr;
  Next (*perform)(const Game&, State&, const Action&, Events*) = nullptr;
  PlayerIndex (*decider)(const Game&, const State&) = nullptr;  // null: the active player
  // A legal action as `offer` lists it. Null: it is so already.
  Action (*canonical)(const Game&, const State&, const Action&) = nullptr;
  // What an action other than a pass is about (meaning.hpp). Null: nothing is told.
  Meaning (*meaning)(const Game&, const State&, const Action&) = nullptr;
  // Whatever is answered, what has been scored brings the same points: only an order is decided, or
  // who takes what.
  bool points_are_fixed = false;
  // What the state's own generator decides. Rows of chance only.
  Action (*outcome)(const Game&, const State&) = nullptr;
  // How links number the answers (candidates.hpp): every legal action in canonical form is among
  // them, whatever the rules. Null in rows that never wait.
  void (*candidates)(const Game&, const State&, Candidates&) = nullptr;
};

// For `enter`: waits for a decision, but a decision with a single answer is not asked: the answer
// is performed.
Next ask(const Game& game, State& state, Events* events);

// Sets state.step to the row of a phase that is in play.
Next jump_to(const Game& game, State& state, Phase phase);

}  // namespace bastide
