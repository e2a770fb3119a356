// Mists over Carcassonne: all play for the same. A position is worth the points that there are and
// those that can be expected, by how urgent they are, less what ghosts and cemeteries threaten.
#include <algorithm>
#include <iterator>
#include <numeric>

#include "engine/players/estimate_part.hpp"
#include "engine/rules/scoring.hpp"
#include "engine/sets/mists/mists.hpp"

namespace bastide {
namespace {

using namespace mists;

// Points unless said otherwise; found by playing (docs/players.md).
// The end in points: more, and the luck of a few games would decide what a search thinks of a turn.
constexpr double game_won = 100, game_lost = -100;
// What the bank lacks with so many ghosts left in it: the fewer, the dearer the next one.
constexpr double danger[] = {60, 42, 30, 22, 16, 11.5, 8, 5.5, 3.5, 2, 1, 0.4, 0};
constexpr int safe = static_cast<int>(std::size(danger)) - 1;
constexpr double fear = 1;
constexpr double ghost = 1.5;         // each one on the board, whatever is left
constexpr double last_guard = 5;      // the last meeple in hand of a person, others less
constexpr double next_guard = 0.72;   // against the one before
constexpr double edge_closed = 0.43;  // the chance that an open edge of mist will be closed
constexpr double open_cell = 1.8;     // an empty cell around a haunted cemetery, and all it costs
constexpr double open_side = 2;       // an empty cell beside another one
constexpr double usual_pace = 2.5;    // points for each tile
constexpr double hurry = 1.5;         // a point that would be missing at the next mark
// At level 6 a point of a scoring figure up to the next mark, beyond it, and of the one that lags.
constexpr double before_mark = 1.5, beyond_mark = 0.6;
constexpr double behind = 1.5;
constexpr double expecting = 1;  // a point that can be expected
constexpr int tiles_of_pile = 20;
constexpr double share_of_hands[] = {1, 0.7, 0.58, 0.5, 0.45, 0.41};  // by people, all together

// The next mark, and the tiles before it.
struct Goal {
  int mark, tiles;
};
Goal next_goal(const Game& game, const State& state) {
  const Level& level = level_of(game);
  Goal goal{level.target, state.bag_total};
  for (int dog = dog_count; has_piles(level) && dog-- > 0;)
    if (state.mists.dogs[dog].is == DogIs::on_track)
      goal = {level.dogs[dog], state.mists.pile_left + (dog - state.mists.pile) * tiles_of_pile};
  return goal;
}

// A haunted cemetery takes a tile of the pile for every cell that nobody fills (MIST-L5-6).
int tiles_hidden(const Game& game, const State& state) {
  int most = 0;
  for (const Cemetery& cemetery : state.mists.cemeteries) {
    if (cemetery.closed || !level_of(game).haunted) continue;
    int empty = 8;
    each_surrounding(state.board, place_of(state.board, cemetery.tile),
                     [&](TileIndex) { --empty; });
    most = std::max(most, empty);
  }
  return most;
}

// MIST-L5-8: with an edge at a tile face down a feature is never completed.
void adjust_values(Valuation& v) {
  for (std::size_t i = 0; i < v.survey.features.size(); ++i) {
    const OpenFeature& feature = v.survey.features[i];
    if (feature.edges < v.state.board.totals[feature.root].open) v.worths[i].completed_value = 0;
  }
}

double team_points(const Game& game, const State& state) {
  double points = 0;
  for (int side = 0; side < game.sides; ++side) points += state.score[side];
  return points;
}

struct Team {
  const Valuation& v;
  const Game& game = v.game;
  const State& state = v.state;
  const Board& board = state.board;
  const Level& level = level_of(game);

  // What is missing at the next mark if points come no faster than usual.
  double delay() const {
    const Goal goal = next_goal(game, state);
    double missing = 0;
    if (level.each_colour)
      for (int side = 0; side < track_figures; ++side)
        missing += std::max(0, goal.mark - state.score[side]);
    else
      missing = goal.mark - team_points(game, state);
    return std::max(0.0, missing - usual_pace * (goal.tiles - tiles_hidden(game, state)));
  }

  // The points of each side, with what its features can be expected to bring.
  void expect(double (&points)[max_players]) const {
    for (int side = 0; side < game.sides; ++side)
      points[side] =
          state.score[side] + expecting * (to_points(v.points[side]) - state.score[side]);
    for (const Surrounded& castle : v.surrounded) {
      const Node node = castle_of(castle.tile);
      if (node == no_node || can_never_be_completed(castle.tile)) continue;
      const Totals& totals = board.totals[find_root(board, node)];
      const int value = appraise(game, state, node, totals, true).value;
      for (int side = 0; side < game.sides; ++side)
        if (castle.owners >> side & 1) points[side] += expecting * castle.completion * value;
    }
    for (const Dog& dog : state.mists.dogs) {  // MIST-L3-8
      if (dog.is != DogIs::with_figure) continue;
      const Node root = find_root(board, dog.node);
      if (v.survey.index[root] != 0)
        points[dog.owner] +=
            expecting * v.worths[v.survey.index[root] - 1u].completion * ghosts_out(state);
    }
  }

  // With three scoring figures those that lag count most, and what comes to sides without one goes
  // where it helps most.
  double points() const {
    double of[max_players] = {};
    expect(of);
    if (!level.each_colour) return std::accumulate(of, of + game.sides, 0.0);
    for (int side = track_figures; side < game.sides; ++side)
      for (; of[side] > 0; of[side] -= 1)
        *std::min_element(of, of + track_figures) += std::min(of[side], 1.0);
    const double mark = next_goal(game, state).mark, target = level.target;
    double points = 0;
    for (int figure = 0; figure < track_figures; ++figure)
      points += before_mark * std::min(of[figure], mark) +
                beyond_mark * std::max(0.0, std::min(of[figure], target) - mark);
    return points + behind * std::min(*std::min_element(of, of + track_figures), target);
  }

  Node castle_of(TileIndex tile) const {
    const TypeTable& type = game.tables.types[board.tiles[tile].type];
    for (int i = 0; i < type.segment_count; ++i)
      if (type.kind[i] == SegmentKind::castle) return node_of(board, tile, i);
    return no_node;
  }

  bool can_never_be_completed(TileIndex tile) const {
    bool never = false;
    each_surrounding(board, place_of(board, tile),
                     [&](TileIndex t) { never |= is_face_down(game, board.tiles[t].type); });
    return never;
  }

  // The chance that a bank is closed one day.
  double closing(Node node) const {
    const Node root = find_root(board, node);
    int open = 0;
    bool never = false;
    each_node(board, root, [&](Node patch) {
      each_edge_of_mist(game, state, patch, [&](Position, bool blocked) {
        open += !blocked;
        never |= blocked;
      });
    });
    if (never) return 0;
    double chance = std::min(1.0, state.bag_total / 12.0);
    for (; open > 0; --open) chance *= edge_closed;
    return chance;
  }

  // The ghosts, those that will be closed in less.
  double ghosts() const {
    double leaving = 0;
    int out = 0;
    for (const Haunted& haunted : state.mists.haunted) {
      out += haunted.ghosts;
      const bool mist = kind_of(game.tables, board, haunted.node) == SegmentKind::mist;
      leaving += haunted.ghosts * (mist ? closing(haunted.node) : 0.4);
    }
    const int left = std::min(safe, level.ghosts - out);
    const double share = std::min(1.0, state.bag_total / 15.0);
    return -(fear * danger[left] + ghost * (out - leaving)) * share;
  }

  double cemeteries() const {
    int empty = 0, sides = 0;
    for (const Cemetery& cemetery : state.mists.cemeteries) {
      if (cemetery.closed) continue;
      (level.haunted ? empty : sides) += cells_to_fill(game, state, cemetery.tile);
    }
    return -open_cell * empty - open_side * sides;
  }

  double guards() const {
    double points = 0;
    for (int person = 0; person < game.setup.players; ++person) {
      double worth = last_guard * std::min(1.0, state.bag_total / 15.0);
      int count = 0;
      for (int side = person; side < game.sides; side += game.setup.players)
        count += state.supply[side][static_cast<std::size_t>(Piece::meeple)];
      for (; count > 0; --count, worth *= next_guard) points += worth;
    }
    return points * share_of_hands[game.setup.players - 1];
  }

  double value() const { return points() + ghosts() + cemeteries() + guards() - hurry * delay(); }
};

double together(const Valuation& v) { return Team{v}.value(); }

double together_at_end(const Game& game, const State& state) {
  return team_points(game, state) +
         (state.mists.loss == MistsLoss::none && won(game, state) ? game_won : game_lost);
}

}  // namespace

extern const EstimatePart mists_estimate = {
    .adjust_values = adjust_values, .together = together, .together_at_end = together_at_end};

}  // namespace bastide
