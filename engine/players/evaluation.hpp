// What a position is worth: an estimate of every side's final points, made from the board, the
// figures and the tiles that are left, without looking ahead. What a set adds to it stands with the
// set (estimate_part.hpp).
//
// It is made in three steps, so that what many positions share is worked out once:
//   DrawOdds   from the tiles left in the bag; the same for every position within a turn
//   Survey    from an DrawOdds and a Board; the same whoever stands on it
//   estimate  from a Survey and a State
// Nothing here allocates, draws a random number, or uses functions that differ between machines.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "engine/rules/game.hpp"

namespace bastide {

struct Valuation;  // estimate_part.hpp
struct EstimatePart;
struct Set;

// What a figure in hand is good for: like a number of meeples, or points with the whole game to
// come.
struct FigureInHand {
  Piece kind = Piece::meeple;
  double meeples = 0, points = 0;
};

// What the estimate believes. Points unless said otherwise; found by self-play (docs/players.md).
struct Weights {
  // Completion: the share of the draws that would close a feature and are used for it; how much a
  // tile that fits without closing helps, against one that closes; the share of draws after which
  // an open cell can no longer be closed; a factor for each open cell after the first.
  double use = 0.5;
  double extend = 0.14;
  double block = 0.024;
  double spread = 0.35;
  // Like `use`, for one empty cell around a monastery.
  double monastery_fill = 0.036;

  // The first meeple in hand with the whole game to come; each further one against the one before;
  // own turns left at which one is worth half; a meeple that will be home for the rest of the game,
  // against one in hand.
  double meeple = 18;
  double meeple_ratio = 0.52;
  double meeple_horizon = 5.2;
  double meeple_back = 0.36;

  // How much the points of fields count; an open city that touches a field, against one that will
  // certainly be completed.
  double field = 1;
  double field_open_city = 0.3;

  // Share of the draws that would join two occupied features and are used for it.
  double merge = 0.18;

  // monastery_fill and merge where all play together, so that everybody's draws are used for it.
  double team_fill = 0.15;
  double team_merge = 0.35;

  // For the parts of expansions, which have weights of their own (engine/sets/*/estimate.cpp): like
  // meeple_horizon, for other figures; another part of the turn that is still to come.
  double figure_horizon = 6;
  double second_part = 3;

  // With more than two players: attention to the best opponent, the rest goes to all.
  double leader = 0.5;

  // A set of which the player knows nothing: neither its part of the estimate, nor whom it makes
  // the owner of a feature. For measuring what that knowledge is worth.
  const Set* unknown = nullptr;
};

// The parts of the sets in play, hook by hook: what no set has costs nothing.
struct EstimateParts {
  std::vector<const EstimatePart*> all;
  std::vector<FigureInHand> figures;
  std::vector<void (*)(Valuation&)> adjust_values, add;
  std::vector<void (*)(Valuation&, const Totals&, u8, double)> field;
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
    u16 fit = 0;                 // tiles that fit
    u16 close[4] = {};           // that fit and leave the road or city at this side no new opening
    u16 join_sides[4][4] = {};   // that fit and join what lies behind two sides (road, city)
    u16 join_halves[8][8] = {};  // the same for fields
  };
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

// A road, city or field that can still grow.
struct OpenFeature {
  Node root = no_node;
  SegmentKind kind = SegmentKind::road;
  u8 cells = 0;       // empty cells beside it
  u8 edges = 0;       // open edges towards them, of roads and cities
  bool dead = false;  // an edge can never be closed, or there are too many: no completion
  bool appraised = false, cities_known = false;  // what is filled in when somebody stands there
  float rate[6];  // for each empty cell: chance that a tile drawn closes the feature there
  i16 completed_value = 0, unfinished_value = 0;  // of roads and cities, by the board alone
  // Cities that a field touches.
  u8 completed_cities = 0;
  u8 open_city_count = 0;
  u8 open_cities[24];  // indices into Survey::features
  // Its completion by somebody with so many draws, once that has been asked: the chance, and the
  // mean of the chance over that time, if that is not negative.
  int draws = -1;
  double completion = 0, time_completed = -1;
};
inline constexpr std::size_t max_open_features = 250;

// Two features of one kind that a single tile can join.
struct Junction {
  u8 a = 0, b = 0;  // indices into Survey::features
  u16 tiles = 0;    // tiles left that do it
};

// How a monastery or garden is likely to be surrounded by somebody with so many draws.
struct Surroundings {
  Node node = no_node;
  int draws = 0;
  double tiles = 0;  // expected of the nine
  double all = 0;    // the chance of all nine
};

struct Survey {
  FixedVector<OpenFeature, max_open_features> features;
  FixedVector<Junction, 250> junctions;
  FixedVector<Surroundings, 32> surroundings;  // those that have been asked for
  std::array<u8, max_nodes> index;             // by root, index into features + 1, 0: none
};

// What lies around the empty cells of a board: the same on every board that comes of it by a tile
// more, but in the cells beside that tile.
struct Port {
  enum class Kind : u8 { side, second, half };  // second: at an edge that two cities share
  u8 at = 0;                                    // side or half-edge
  Kind kind = Kind::side;
  Node node = no_node;
};
struct CellPorts {
  Pattern pattern = 0;  // 0: not known
  FixedVector<Port, 16> ports;
};
using BoardPorts = std::vector<CellPorts>;  // by CellIndex
void find_ports(const TileTables& tables, const Board& board, BoardPorts& ports);

// `known`: the ports of the board, or of one that it came of by laying tiles. There may be none.
void survey(DrawOdds& odds, const Board& board, const BoardPorts& known, Survey& result);
inline void survey(DrawOdds& odds, const Board& board, Survey& result) {
  survey(odds, board, {}, result);
}

// Estimated final points of every side, in a state in which the next thing is a draw (or the
// game is over: then they are exact). `of` must be a survey of the state's board.
struct Estimate {
  double points[max_players] = {};
};
Estimate estimate(DrawOdds& odds, Survey& of, const State& state);

// Whether a figure more changes the estimate in ways that `estimate_figures` knows: nothing in play
// looks at figures but the rules of the base game.
bool plain_figures(const DrawOdds& odds);

// What `estimate` would say if the player had a meeple more on the feature of each of these nodes,
// on which nobody stands: first without any, then one by one. Completed features count as scored.
// Only with plain_figures, before the end. `state` is the same afterwards.
inline constexpr std::size_t max_estimates = max_segments + 1;
using Estimates = FixedVector<Estimate, max_estimates>;
void estimate_figures(DrawOdds& odds, Survey& of, State& state, PlayerIndex player,
                      std::span<const Node> nodes, Estimates& results);

// How far ahead of the others a side is: the estimate as one number. Alone or together: its points.
double margin(const DrawOdds& odds, const Estimate& estimate, PlayerIndex side);

}  // namespace bastide
