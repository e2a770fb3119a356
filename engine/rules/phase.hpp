// A turn is a table (docs/rules/02-turn.md): rows in order, each with what happens on entering it,
// what it offers and what an action does.
#pragma once

#include <optional>

#include "engine/rules/game.hpp"
#include "engine/rules/meaning.hpp"

namespace bastide {

struct PhaseRow {
  Phase phase;
  // The tiles that this row applies to: with any other tile in hand or, later, just placed, the
  // turn skips it. Null: all.
  bool (*concerns)(const TileType&) = nullptr;
  bool chance = false;    // decided by chance, not by a player
  ActionKinds kinds = 0;  // of the actions that it takes, apart from passing
  // Null: waits for a decision at once.
  Next (*enter)(const Game&, State&, Events*) = nullptr;
  // Lists the legal actions. Null in rows that never wait.
  void (*offer)(const Game&, const State&, ActionList&) = nullptr;
  // Whether a listed action and another one of the same kind mean the same. Null: only if they are
  // equal in the numbers that their kind uses.
  bool (*same)(const Game&, const State&, const Action& listed, const Action&) = nullptr;
  // The rule that forbids an action of `kinds` that is not offered; Rule::none: that of the row
  // (TurnStep::rule). Asked only for an explanation.
  Rule (*why_not)(const Game&, const State&, const Action&) = nullptr;
  // Why nobody may pass, where that is not offered; Rule::none: for the same reason as for any
  // other action.
  Rule no_pass = Rule::TURN_1;
  // Performs an action in the form in which `offer` lists it.
  Next (*perform)(const Game&, State&, const Action&, Events*) = nullptr;
  PlayerIndex (*decider)(const Game&, const State&) = nullptr;  // null: the active player
  // What an action other than a pass is about (meaning.hpp). Null: nothing to say.
  Meaning (*meaning)(const Game&, const State&, const Action&) = nullptr;
  // The tile around which those lie that its actions name: links write these in fewer letters.
  // Null: the tile just placed. Must never change.
  TileIndex (*around)(const State&) = nullptr;
  // No answer changes the points for what has been scored: it only decides an order, or who takes
  // what.
  bool points_are_fixed = false;
  // The outcome that the state's own generator gives. Chance rows only.
  Action (*outcome)(const Game&, const State&) = nullptr;
};

// For `enter`: waits for a decision. If there is only one answer, performs it without asking.
Next ask(const Game& game, State& state, Events* events);

// Sets state.step to the row of a phase that is in play.
Next jump_to(const Game& game, State& state, Phase phase);

}  // namespace bastide
