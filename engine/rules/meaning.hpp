// What an action is about: the piece that it moves and between which places, or the place or player
// that it names. Lets code show or write down a choice without knowing its kind.
#pragma once

#include <optional>

#include "engine/rules/piece.hpp"

namespace bastide {

struct Action;
struct Game;
struct State;

struct Meaning {
  std::optional<Piece> piece = {};  // none: the action names `to` or `player`, or nothing
  PlayerIndex owner = no_player;    // of the piece
  TypeIndex type = no_type;         // of a tile
  Place from = {}, to = {};
  PlayerIndex player = no_player;
};

inline Meaning moving(Piece piece, PlayerIndex owner, const Place& from, const Place& to) {
  return {.piece = piece, .owner = owner, .from = from, .to = to};
}
inline Meaning naming(const Place& place) { return {.to = place}; }

// Of a legal action. Empty for chance outcomes and for placing tiles.
Meaning meaning_of(const Game& game, const State& state, const Action& action);

}  // namespace bastide
