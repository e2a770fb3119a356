// What the tiles that are left can do in the empty cells of a board. The same for every position
// within a turn.
#pragma once

#include <array>
#include <vector>

#include "engine/players/weights.hpp"
#include "engine/rules/game.hpp"

namespace bastide {

struct Valuation;  // estimate_part.hpp
struct EstimatePart;

// What a figure in hand is good for: like a number of meeples, or points with the whole game to
// come.
struct FigureInHand {
  Piece kind = Piece::meeple;
  double meeples = 0, points = 0;
};

// The parts of the sets in play, hook by hook: what no set has costs nothing.
struct EstimateParts {
  Hooks<const EstimatePart*> all;
  Hooks<FigureInHand> figures;
  Hooks<void (*)(Valuation&)> adjust_values, add;
  Hooks<void (*)(Valuation&, const Totals&, u8, double)> field;
  const EstimatePart* together = nullptr;  // that all sides play for one value
};

// A probability or a mean for each tile drawn. Indices are sides or half-edges of an empty cell.
class DrawOdds {
 public:
  // `state` gives the bag. The game must outlive the DrawOdds.
  DrawOdds(const Game& game, const State& state, const Weights& weights);

  // From now on those of a later state of the same game: the same as made anew, but sooner done
  // where a few tiles have been drawn.
  void follow(const State& state);

  // What the tiles left can do in an empty cell of a certain pattern, in tiles. Filled in for the
  // sides that have a neighbour, of two sides or half-edges for the later one first.
  struct CellOdds {
    Pattern pattern = 0;
    u8 fit = 0;                 // tiles that fit
    u8 close[4] = {};           // that fit and leave the road or city at this side no new opening
    u8 join_sides[4][4] = {};   // that fit and join what lies behind two sides (road, city)
    u8 join_halves[8][8] = {};  // the same for fields
  };
  static_assert(max_tiles < 256);
  const CellOdds& cell(Pattern pattern) {
    if (known_[pattern] == 0) add_cell(pattern);
    return cells_[known_[pattern] - 1u];
  }

  const Game& game() const { return *game_; }
  const Weights& weights() const { return weights_; }
  const EstimateParts& parts() const { return parts_; }
  int left() const { return left_; }
  // Those among which the next one is: more than are left where some were put aside unseen.
  int pool() const { return pool_; }

 private:
  // Alike tiles that are left.
  struct Lot {
    TypeIndex type;
    int copies;
  };

  FixedVector<u8, 256> count_tiles(const State& state);
  void add_cell(Pattern pattern);
  struct Edges;
  void add_lot(CellOdds& cell, const Edges& edges, const Lot& lot) const;

  const Game* game_;
  Weights weights_;
  FixedVector<Lot, 256> lots_;
  int left_ = 0, pool_ = 0;
  EstimateParts parts_;
  std::vector<CellOdds> cells_;                // of the patterns that have been asked for
  std::array<u16, pattern_count> known_ = {};  // by pattern: index into cells_ + 1, 0: not yet
};

}  // namespace bastide
