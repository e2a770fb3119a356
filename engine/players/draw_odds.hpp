// What the tiles left can do in the empty cells of a board. The same for every position within a
// turn.
#pragma once

#include <array>
#include <vector>

#include "engine/players/weights.hpp"
#include "engine/rules/game.hpp"

namespace bastide {

struct Valuation;  // estimate_part.hpp
struct EstimatePart;

// The worth of a figure in hand: as a number of meeples, or in points with the whole game to come.
struct FigureInHand {
  Piece kind = Piece::meeple;
  double meeples = 0, points = 0;
};

// The hooks of the sets in play, collected by hook: free where no set has one.
struct EstimateParts {
  Hooks<const EstimatePart*> all;
  Hooks<FigureInHand> figures;
  Hooks<void (*)(Valuation&, std::size_t)> adjust_value;
  Hooks<void (*)(Valuation&)> add;
  Hooks<void (*)(Valuation&, const FeatureTotals&, u8, double)> field;
  Hooks<bool (*)(const Game&, const State&)> takes_figures;
  const EstimatePart* together = nullptr;  // set if all sides play for one value
};

// Counts of the tiles left, by what they would do in an empty cell. Indices are edges or half-edges
// of that cell.
class DrawOdds {
 public:
  // Takes the bag from `state`. The game must outlive the DrawOdds.
  DrawOdds(const Game& game, const State& state, const Weights& weights);

  // Moves on to a later state of the same game: the result is the same as a new DrawOdds, but
  // faster where only a few tiles have been drawn.
  void follow(const State& state);

  // What the tiles left can do in an empty cell with a certain pattern, counted in tiles, of which
  // the first 255 count: only the largest game has more left, at its beginning. Valid
  // only for edges that have a neighbour; pairs of edges or half-edges are indexed with the later
  // one first.
  struct CellOdds {
    Pattern pattern = 0;
    EdgeMask open = 0;          // edges that have no neighbour
    EdgeMask edge_rows = 0;     // the valid rows of join_edges
    HalfMask half_rows = 0;     // and of join_halves
    u8 fit = 0;                 // tiles that fit
    u8 close[4] = {};           // that fit and add no opening to the road or city at this edge
    u8 join_edges[4][4] = {};   // that fit and join the features behind two edges (road, city)
    u8 join_halves[8][8] = {};  // the same for fields
    explicit CellOdds(Pattern pattern);
  };
  const CellOdds& cell(Pattern pattern) {
    if (known_[pattern] == 0) add_cell(pattern);
    return cells_[known_[pattern] - 1u];
  }

  const Game& game() const { return *game_; }
  const Weights& weights() const { return weights_; }
  const EstimateParts& parts() const { return parts_; }
  int left() const { return left_; }
  // The number of tiles from which the next one is drawn: more than are left where some were put
  // aside unseen.
  int pool() const { return pool_; }

 private:
  // Identical tiles that are left.
  struct Lot {
    TypeIndex type;
    int copies;
  };

  FixedVector<u8, 256> count_tiles(const State& state);
  void add_cell(Pattern pattern);
  void add_fitting(CellOdds& cell, const Lot& lot, unsigned rotations) const;
  void add_lot(CellOdds& cell, const Lot& lot) const {
    if (const unsigned fits = game_->tables.fit(lot.type, cell.pattern))
      add_fitting(cell, lot, fits);
  }

  const Game* game_;
  Weights weights_;
  FixedVector<Lot, 256> lots_;
  int left_ = 0, pool_ = 0;
  EstimateParts parts_;
  std::vector<CellOdds> cells_;                // of the patterns queried so far
  std::array<u16, pattern_count> known_ = {};  // by pattern: index into cells_ + 1, 0: not yet
};

}  // namespace bastide
