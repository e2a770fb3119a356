// All pieces of a game and where they are. Every set lists the pieces that it keeps (Set::pieces);
// the moves among the events turn the list of one state into that of the next.
#pragma once

#include <vector>

#include "engine/rules/event.hpp"

namespace bastide {

struct Game;
struct State;

// A piece at a place, or several identical ones.
struct PieceAt {
  Piece piece = Piece::meeple;
  PlayerIndex owner = no_player;
  TypeIndex type = no_type;  // of tiles
  Place place;
  int count = 1;

  friend bool operator==(const PieceAt&, const PieceAt&) = default;
};
using Pieces = std::vector<PieceAt>;

// Lists nothing that is off the table or in the stock.
Pieces pieces_of(const Game& game, const State& state);

// Pieces leave their place or come to it. A piece that is not listed comes from the stock, and
// taking it does nothing.
void take_pieces(Pieces& pieces, const PieceAt& gone);
void put_pieces(Pieces& pieces, const PieceAt& more);

// Applies an event.
void follow(Pieces& pieces, const Event& event);

// How many pieces of a kind are at a place, whoever owns them.
int count_at(const Pieces& pieces, Piece piece, const Place& place);

}  // namespace bastide
