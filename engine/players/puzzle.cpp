#include "engine/players/puzzle.hpp"

#include <algorithm>
#include <iterator>

#include "engine/players/benchmark.hpp"

namespace bastide {
namespace {

// Searches with independent seeds: two short ones that reject most positions, one that finds the
// best turn, and one that confirms it.
constexpr struct {
  double nodes, margin;  // factors of the settings
} stages[] = {{0.05, 0.2}, {0.2, 0.5}, {1, 1}, {5, 1}};
constexpr u16 first_turn = 9;
constexpr int last_tiles = 2;         // with fewer left, it is arithmetic
constexpr std::size_t few_cells = 4;  // fewer to choose from make no puzzle
constexpr std::size_t first_glance = 3;
constexpr int tempting = 3;          // points more scored at once
constexpr u32 nodes_to_solve = 600;  // of the strongest level

std::vector<RatedTurn> rated(const Game& game, const State& state, u64 seed,
                             const SearchControl& control) {
  PlayerConfig config = levels.back().config;
  config.plan.candidates = 14;
  Random random{seed};
  return rate_turns(game, determinize(state, random.next()), random, control, config);
}

// The lead of the first turn over all others.
double lead(const std::vector<RatedTurn>& turns) {
  if (turns.size() < 2) return 0;
  double next = turns[1].value;
  for (std::size_t i = 2; i < turns.size(); ++i) next = std::max(next, turns[i].value);
  return turns[0].value - next;
}

// Whether these actions are the whole turn: nothing else is asked of the player.
bool is_whole(const Game& game, const State& state, const TurnActions& turn) {
  const PlayerIndex me = decision(game, state).player;
  State after = state;
  for (const Action& action : turn) apply(game, after, action);
  const Decision d = decision(game, after);
  return d.over || d.chance || d.player != me;
}

// What the turn scores at once, minus the most that another player gets.
int points_at_once(const Game& game, const State& state, const TurnActions& turn) {
  const PlayerIndex me = decision(game, state).player;
  State after = state;
  for (const Action& action : turn) apply(game, after, action);
  int others = 0;
  for (PlayerIndex p = 0; p < game.sides; ++p)
    if (p != me) others = std::max(others, after.score[p] - state.score[p]);
  return after.score[me] - state.score[me] - others;
}

int grade_of(const Game& game, const State& state, const std::vector<RatedTurn>& turns) {
  const double first = turns[0].prior;
  std::size_t above = 0;
  const int scored = points_at_once(game, state, turns[0].actions);
  bool trap = false;
  for (std::size_t i = 1; i < turns.size(); ++i) {
    above += turns[i].prior >= first;
    trap |= points_at_once(game, state, turns[i].actions) >= scored + tempting;
  }
  if (above == 0) return 1;
  return trap || above >= first_glance ? 3 : 2;
}

TurnActions most_tempting(const std::vector<RatedTurn>& turns) {
  const auto one =
      std::max_element(turns.begin() + 1, turns.end(),
                       [](const RatedTurn& a, const RatedTurn& b) { return a.prior < b.prior; });
  return one == turns.end() ? TurnActions{} : one->actions;
}

}  // namespace

bool may_be_puzzle(const Game& game, const State& state) {
  const Decision d = decision(game, state);
  if (d.over || d.chance || d.phase != Phase::place || state.drawn == no_type) return false;
  if (game.sides < 2 || outcome(game, state).together) return false;
  if (state.turn < first_turn || state.bag_total < last_tiles) return false;
  ActionList places;
  legal_actions(game, state, places);
  std::vector<Position> cells;
  for (const Action& place : places)
    if (std::find(cells.begin(), cells.end(), place.at) == cells.end()) cells.push_back(place.at);
  return cells.size() >= few_cells;
}

std::optional<Puzzle> find_puzzle(const Game& game, const State& state, u64 seed,
                                  const PuzzlePlan& plan, SearchControl control) {
  if (!may_be_puzzle(game, state)) return {};
  Puzzle puzzle;
  for (std::size_t i = 0; i < std::size(stages); ++i) {
    control.nodes = static_cast<u32>(plan.nodes * stages[i].nodes);
    const std::vector<RatedTurn> turns = rated(game, state, random_at(seed, i), control);
    puzzle.loss = lead(turns);
    if (puzzle.loss < plan.margin * stages[i].margin) return {};
    if (i > 1 && !(puzzle.best == turns[0].actions)) return {};
    puzzle.best = turns[0].actions;
    puzzle.tempting = most_tempting(turns);
    puzzle.grade = grade_of(game, state, turns);
    if (puzzle.grade < plan.grade || !is_whole(game, state, puzzle.best)) return {};
  }
  return puzzle;
}

bool still_best(const Game& game, const State& state, const TurnActions& best, u64 seed,
                const PuzzlePlan& plan) {
  SearchControl control;
  control.nodes = plan.nodes;
  const std::vector<RatedTurn> turns = rated(game, state, seed, control);
  return lead(turns) >= plan.margin / 2 && turns[0].actions == best;
}

TurnActions tempting_turn(const Game& game, const State& state, const TurnActions& best) {
  const SearchControl control;
  const State view = determinize(state, 0);
  const SearchRoot root{game, view, 0, levels.back().config};
  for (const TurnActions& turn : Search(root, control).candidates())
    if (!(turn == best)) return turn;
  return {};
}

SolvedBy solved_by(const Game& game, const State& state, const TurnActions& best, u64 seed) {
  SolvedBy solved{};
  for (std::size_t i = 0; i < levels.size(); ++i) {
    SearchControl control;
    if (i + 1 == levels.size()) control.nodes = nodes_to_solve;
    Random random{random_at(seed, i)};
    for (int time = 0; time < puzzle_tries; ++time)
      solved[i] += turn_of(game, state, [&](const State& now) {
                     return choose_search(game, determinize(now, random.next()), random, control,
                                          levels[i].config);
                   }) == best;
  }
  return solved;
}

}  // namespace bastide
