#include "engine/rules/pieces.hpp"

#include <algorithm>

#include "engine/rules/set.hpp"

namespace bastide {
namespace {

bool alike(const PieceAt& a, const PieceAt& b) {
  return a.piece == b.piece && a.owner == b.owner && a.type == b.type && a.place == b.place;
}

// Places where identical pieces are counted, not distinguished.
bool is_stack(const Place& place) {
  return place.kind != PlaceKind::segment && place.kind != PlaceKind::track;
}

}  // namespace

Pieces pieces_of(const Game& game, const State& state) {
  Pieces pieces;
  for (const Set* set : game.sets)
    if (set->pieces) set->pieces(game, state, pieces);
  return pieces;
}

void take_pieces(Pieces& pieces, const PieceAt& gone) {
  const auto found = std::find_if(pieces.begin(), pieces.end(),
                                  [&](const PieceAt& there) { return alike(there, gone); });
  if (found == pieces.end()) return;
  found->count -= gone.count;
  if (found->count <= 0) pieces.erase(found);
}

void put_pieces(Pieces& pieces, const PieceAt& more) {
  if (more.count == 0 || more.place.kind == PlaceKind::off) return;
  if (is_stack(more.place))
    for (PieceAt& there : pieces)
      if (alike(there, more)) {
        there.count += more.count;
        return;
      }
  pieces.push_back(more);
}

void follow(Pieces& pieces, const Event& event) {
  if (event.kind == EventKind::moved) {
    PieceAt piece{event.piece, event.owner, event.type, event.from, event.count};
    take_pieces(pieces, piece);
    piece.place = event.to;
    put_pieces(pieces, piece);
  }
  // From here on points are simply added; where figures stand no longer matters (BASE-FINAL-7).
  if (event.kind == EventKind::final_scoring)
    std::erase_if(pieces, [](const PieceAt& there) {
      return there.place.kind == PlaceKind::track && counts_points(there.piece);
    });
}

int count_at(const Pieces& pieces, Piece piece, const Place& place) {
  int count = 0;
  for (const PieceAt& there : pieces)
    if (there.piece == piece && there.place == place) count += there.count;
  return count;
}

}  // namespace bastide
