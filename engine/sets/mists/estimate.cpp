// Mists over Carcassonne: all play for the same. A position is worth the points that there are and
// those that can be expected, by how urgent they are, less what ghosts and cemeteries threaten.
#include <algorithm>
#include <iterator>

#include "engine/players/estimate_part.hpp"
#include "engine/rules/scoring.hpp"
#include "engine/sets/mists/mists.hpp"

namespace bastide {
namespace {

using namespace mists;

// Points unless said otherwise; found by playing (docs/players.md).
// The end in points: more, and the luck of a few games would decide what a search thinks of a turn.
constexpr double game_won = 100, game_lost = -30;
// What the bank lacks with so many ghosts left in it: the fewer, the dearer the next one.
constexpr double danger[] = {60, 42, 30, 22, 16, 11.5, 8, 5.5, 3.5, 2, 1, 0.4, 0};
constexpr int safe = static_cast<int>(std::size(danger)) - 1;
// How much of that counts, and from how many tiles before the mark on less: a dog chases ghosts
// away, after the last pile nothing does.
struct Fear {
  double share, tiles;
};
constexpr Fear before_dog = {0.46, 10}, at_last = {0.8, 17};
constexpr double ghost = 1.5;         // each one on the board, whatever is left
constexpr double last_guard = 3;      // the last meeple in hand of a person, others less
constexpr double next_guard = 0.72;   // against the one before
constexpr double edge_closed = 0.53;  // the chance that an open edge of mist will be closed
constexpr double open_cell = 1.45;    // an empty cell around a haunted cemetery, and all it costs
constexpr double open_edge = 4;       // an empty cell beside another one
constexpr double expecting = 0.73;    // a point that can be expected, against one that is there
constexpr double usual_pace = 3.8;    // points for each tile
constexpr double hurry = 0.6;         // a point that would be missing at the next mark
constexpr double mark_passed = 10.5;  // each mark
constexpr double behind = 1.2;        // at level 6, a point of the scoring figure that lags
constexpr int tiles_of_pile = 20;
constexpr double share_of_hands[] = {1, 0.7, 0.58, 0.5, 0.45, 0.41};  // by people, all together

// The next mark, and the tiles that will be laid before it.
struct Goal {
  int mark, tiles;
};
Goal next_goal(const Game& game, const State& state) {
  const Level& level = level_of(game);
  Goal goal{level.target, state.bag_total};
  for (int dog = dog_count; has_piles(level) && dog-- > 0;)
    if (state.mists.dogs[dog].is == DogIs::on_track)
      goal = {level.dogs[dog], state.mists.pile_left + (dog - state.mists.pile) * tiles_of_pile};
  if (!level.haunted) return goal;
  // A haunted cemetery takes a tile of the pile for every cell that nobody fills (MIST-L5-6).
  int most = 0;
  for (const Cemetery& cemetery : state.mists.cemeteries)
    if (!cemetery.closed) most = std::max(most, cells_to_fill(game, state, cemetery.tile));
  goal.tiles = std::max(0, goal.tiles - most);
  return goal;
}

// MIST-L5-8: with an edge at a tile face down a feature is never completed.
void adjust_value(Valuation& v, std::size_t i) {
  const OpenFeature& feature = v.survey.features[i];
  if (feature.edges < v.state.board.totals[feature.root].open) v.worths[i].completed_value = 0;
}

// What it is worth that the sides have so many points: one for more where the next mark will be
// missed if only `pace` come with each tile. At level 6 only those with scoring figures have any.
double standing(const Game& game, const State& state, const double (&of)[max_players],
                double pace) {
  const Level& level = level_of(game);
  const Goal goal = next_goal(game, state);
  const auto worth = [&](double points, double coming) {
    return points - hurry * std::max(0.0, goal.mark - points - coming);
  };
  double all = 0, least = level.target, value = 0;
  for (int side = 0; side < game.sides; ++side) {
    all += of[side];
    if (!level.each_colour || side >= track_figures) continue;
    value += worth(std::min<double>(of[side], level.target), pace * goal.tiles / track_figures);
    least = std::min(least, of[side]);
  }
  value = level.each_colour ? value + behind * least : worth(all, pace * goal.tiles);
  for (const Dog& dog : state.mists.dogs)
    if (has_piles(level) && dog.is != DogIs::on_track) value += mark_passed;
  return value;
}

struct Team {
  const Valuation& v;
  const Game& game = v.game;
  const State& state = v.state;
  const Board& board = state.board;
  const Level& level = level_of(game);

  // The points of each side, with what its features can be expected to bring.
  void expect(double (&points)[max_players]) const {
    for (int side = 0; side < game.sides; ++side)
      points[side] =
          state.score[side] + expecting * (to_points(v.points[side]) - state.score[side]);
    for (const Surrounded& castle : v.surrounded) {
      const Node node = castle_of(castle.tile);
      if (node == no_node || can_never_be_completed(castle.tile)) continue;
      const FeatureTotals& totals = board.totals[find_root(board, node)];
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

  // With three scoring figures, what comes to sides without one goes where it helps most.
  double points() const {
    double of[max_players] = {};
    expect(of);
    for (int side = track_figures; level.each_colour && side < game.sides; ++side)
      for (; of[side] > 0; of[side] -= 1)
        *std::min_element(of, of + track_figures) += std::min(of[side], 1.0);
    return standing(game, state, of, usual_pace);
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
    const Goal goal = next_goal(game, state);
    const Fear& fear = goal.mark == level.target ? at_last : before_dog;
    const double share = std::min(1.0, goal.tiles / fear.tiles);
    return -(fear.share * danger[left] + ghost * (out - leaving)) * share;
  }

  double cemeteries() const {
    int empty = 0, sides = 0;
    for (const Cemetery& cemetery : state.mists.cemeteries) {
      if (cemetery.closed) continue;
      (level.haunted ? empty : sides) += cells_to_fill(game, state, cemetery.tile);
    }
    return -open_cell * empty - open_edge * sides;
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
};

constexpr TeamTerm terms[] = {
    {"goal", [](const Valuation& v) { return Team{v}.points(); }},
    {"ghosts", [](const Valuation& v) { return Team{v}.ghosts(); }},
    {"cemeteries", [](const Valuation& v) { return Team{v}.cemeteries(); }},
    {"guards", [](const Valuation& v) { return Team{v}.guards(); }},
};

double together_at_end(const Game& game, const State& state) {
  double of[max_players];
  std::copy_n(state.score, max_players, of);
  const bool all = state.mists.loss == MistsLoss::none && won(game, state);
  return standing(game, state, of, 0) + (all ? game_won : game_lost);
}

}  // namespace

extern const EstimatePart mists_estimate = {
    .adjust_value = adjust_value, .together = terms, .together_at_end = together_at_end};

}  // namespace bastide
