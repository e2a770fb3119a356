// How links number the answers to a decision (docs/link.md): among all that are ever conceivable
// given what is printed on the tiles and what is on the table, in a fixed order. The rules are
// deliberately not consulted, so that correcting one later cannot change what an old link means.
//
// The order and weights of candidates are part of the link format: what PhaseRow::candidates and
// Set::figure_candidates return for a position must never change. They may use the board, the
// pieces and what is printed, but nothing that the rules derive from these. Where candidates need a
// fact that the rules of their set compute as well, they compute it themselves: two functions with
// the same result today, of which one may be corrected and the other must not.
#pragma once

#include <algorithm>
#include <vector>

#include "engine/base/hash.hpp"
#include "engine/rules/game.hpp"

namespace bastide {

// A figure that was placed on a feature, whether or not it is still there.
struct FigureRecord {
  Node node = no_node;
  PlayerIndex owner = no_player;
  FigureKind kind = FigureKind::meeple;
};

class Candidates {
 public:
  explicit Candidates(const std::vector<FigureRecord>& figures) : figures_(figures) {}

  // Adds an action, which must not be there yet. The weight, at least 1, says how likely it is.
  void add(const Action& action, u32 weight = 1) {
    actions_.push_back(action);
    weights_.push_back(weight);
  }
  // Adds an action unless it is there already.
  void add_once(const Action& action, u32 weight = 1) {
    if (std::find(actions_.begin(), actions_.end(), action) == actions_.end()) add(action, weight);
  }

  const std::vector<Action>& actions() const { return actions_; }
  const std::vector<u32>& weights() const { return weights_; }

  // Whether a figure was ever put on the feature of a node, by one player or by anybody. For S6,
  // because when figures return is a matter of rules.
  bool was_taken(const Board& board, Node node, PlayerIndex by = no_player) const {
    const Node root = find_root(board, node);
    return std::any_of(figures_.begin(), figures_.end(), [&](const FigureRecord& figure) {
      return (by == no_player || figure.owner == by) && find_root(board, figure.node) == root;
    });
  }

 private:
  const std::vector<FigureRecord>& figures_;
  std::vector<Action> actions_;
  std::vector<u32> weights_;
};

// ---- Facts that several sets look at ------------------------------------------------------------
//
// These are part of the format as well.

inline constexpr u32 likely = 64;  // against 1 for what hardly ever happens

// A feature with nothing left to add.
inline bool is_closed(const Board& board, Node node) {
  return board.totals[find_root(board, node)].open == 0;
}

// The node of a feature whose segment was laid first.
inline Node first_node_of(const Board& board, Node node) {
  Node first = node;
  for (Node at = board.next[node]; at != node; at = board.next[at]) first = std::min(first, at);
  return first;
}

inline bool part_of_placed(const State& state, Node node) {
  const Board& board = state.board;
  const Node root = find_root(board, node);
  for (Node at = board.next[root];; at = board.next[at]) {
    if (board.node_tile[at] == state.placed) return true;
    if (at == root) return false;
  }
}

// Features that people build, where figures other than farmers stand.
constexpr bool is_built(SegmentKind kind) {
  return kind == SegmentKind::city || kind == SegmentKind::road || kind == SegmentKind::monastery ||
         kind == SegmentKind::garden;
}

// S6: a figure on every printed segment of the tile just placed. weight(kind, node) returns how
// likely that is.
template <class Weight>
void add_on_segments(const Game& game, const State& state, FigureKind figure, Candidates& answers,
                     Weight weight) {
  const PlacedTile& tile = state.board.tiles[state.placed];
  const TypeTable& type = game.tables.types[tile.type];
  for (int i = 0; i < type.segment_count; ++i)
    answers.add(deploy_action(figure, i),
                weight(type.kind[i], static_cast<Node>(tile.first_node + i)));
}

// For position checks: identifies a tile type by its place in the text of its set, which stays the
// same if sets are added or names corrected.
inline void add_tile_type(const Game& game, TypeIndex type, Hasher& hash) {
  std::size_t first = type;
  while (first > 0 && game.types[first - 1].set == game.types[type].set) --first;
  hash.add(game.types[type].set);
  hash.add(type - first);
}

// The weight of a meeple on a segment of a feature that was never occupied.
constexpr u32 weight_for_meeples(SegmentKind kind) {
  switch (kind) {
    case SegmentKind::city:
    case SegmentKind::road:
      return likely;
    case SegmentKind::field:
      return likely * 3 / 4;
    case SegmentKind::monastery:
      return likely * 3;
    default:
      return 1;
  }
}

}  // namespace bastide
