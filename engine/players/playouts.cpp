#include "engine/players/playouts.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "engine/base/sort.hpp"

namespace bastide {
namespace {

constexpr std::size_t kept_places = 4;  // for a tile: the best ones before anything was laid
constexpr int looks = 3;                // at a game while it is played on, evenly spread
constexpr std::size_t many_tiles = 60;  // for each player

PlayerIndex who_searches(const SearchRoot& root) {
  const Decision asked = decision(root.game, root.state);
  return asked.chance ? root.state.active : asked.player;
}

}  // namespace

const Weights& weights_for(const Game& game, const PlayerConfig& config) {
  const bool is_long = game.tile_count >= many_tiles * static_cast<std::size_t>(game.sides);
  return is_long && config.in_long_games ? *config.in_long_games : config.weights;
}

u32 orders_of(const DrawOdds& odds, const TurnRater& rater) {
  if (rater.averages() || odds.left() > few_tiles_left) return unlimited_games;
  u32 orders = 1;
  for (int n = 2; n <= odds.left(); ++n) orders *= static_cast<u32>(n);
  return orders;
}

Playouts::Playouts(const SearchRoot& root, std::vector<TurnActions> candidates)
    : root_(root),
      me_(who_searches(root)),
      candidates_(std::move(candidates)),
      root_odds_(root.game, root.state, weights_for(root.game, root.config)),
      odds_now_(root_odds_),
      rater_(root.game, root.config.handicap),
      to_the_end_(orders_of(root_odds_, rater_) != unlimited_games),
      poor_places_(static_cast<std::size_t>(root.game.sides) * root.game.tables.types.size()) {
  // Every game begins with a copy of these odds: what most games need is worked out once.
  const std::size_t count = std::min<std::size_t>(candidates_.size(), root.config.plan.candidates);
  for (std::size_t i = 0; i < count; ++i) {
    State state = root.state;
    for (const Action& action : candidates_[i]) apply(root.game, state, action);
    for (const CellIndex cell : state.board.frontier)
      root_odds_.cell(state.board.cells[cell].pattern);
  }
}

DrawOdds& Playouts::odds_of(const State& state) {
  odds_now_.follow(state);
  return odds_now_;
}

// Tiles are drawn by the seed of a game, so that all candidates of a round draw alike. The first
// ones are spread evenly over the tiles left.
Action Playouts::draw(const State& state, u32 number, int drawn) {
  if (drawn > 1) return chance_outcome(root_.game, state);
  ActionList tiles;
  legal_actions(root_.game, state, tiles);
  u32 sum = 0;
  for (const Action& tile : tiles) sum += state.bag[tile.what];
  const u32 all = sum + static_cast<u32>(drawn);
  u32 at = 0;
  if (all <= few_tiles_left) {
    at = (drawn == 0 ? number : number / all) % sum;
  } else {
    constexpr u64 steps[2] = {0xc13fa9a902a6328fULL, 0x91e10da5c79e7b1dULL};
    at = bounded(random_at(root_.seed, static_cast<u64>(drawn)) + number * steps[drawn], sum);
  }
  std::size_t i = 0;
  while (at >= state.bag[tiles[i].what]) at -= state.bag[tiles[i++].what];
  return tiles[i];
}

// ---- Places that need no second look ------------------------------------------------------------

// The positions in which the players draw next if the best candidate is played and everybody then
// takes what looks best: the places for a tile are compared there, once for all games.
void Playouts::find_main_line() {
  main_line_ = std::make_unique<MainLine>();
  State state = root_.state;
  state.seed = random_at(root_.seed, 2);
  for (const Action& action : candidates_.front()) apply(root_.game, state, action);
  for (int turns = 0; turns <= root_.game.sides;) {
    const Decision d = decision(root_.game, state);
    if (d.over) return;
    if (!d.chance) {
      act(state, d, false);
      continue;
    }
    if (d.phase == Phase::draw) {
      ++turns;
      if (!std::exchange(main_line_->known[state.active], true))
        main_line_->before_draw[state.active] = state;
    }
    apply(root_.game, state, chance_outcome(root_.game, state));
  }
}

const std::vector<Action>& Playouts::poor_places(PlayerIndex player, TypeIndex type) {
  auto& poor = poor_places_[player * root_.game.tables.types.size() + type];
  if (poor) return *poor;
  poor.emplace();
  if (!main_line_) find_main_line();
  if (!main_line_->known[player]) return *poor;
  State state = main_line_->before_draw[player];
  ActionList actions;
  legal_actions(root_.game, state, actions);
  const auto drawn = std::find_if(actions.begin(), actions.end(),
                                  [&](const Action& tile) { return tile.what == type; });
  if (drawn == actions.end()) return *poor;
  apply(root_.game, state, *drawn);
  const Decision d = decision(root_.game, state);
  if (d.over || d.phase != Phase::place || d.player != player) return *poor;
  legal_actions(root_.game, state, actions);
  std::vector<Candidate> places;
  rater_.refer_to(odds_of(state), player, &state);
  for (const Action& place : actions) {
    rater_.new_board();
    places.push_back({place, rater_.after(state, place, false).points});
  }
  sort_stably(places, [](const Candidate& a, const Candidate& b) { return a.value > b.value; });
  for (std::size_t i = kept_places; i < places.size(); ++i) poor->push_back(places[i].action);
  return *poor;
}

// Whether a place is beside a tile that the position asked about does not have yet.
bool Playouts::beside_new(const Board& board, Position at) const {
  for (std::size_t t = root_.state.board.tiles.size(); t < board.tiles.size(); ++t) {
    const Position there = place_of(board, static_cast<TileIndex>(t));
    if (std::abs(at.x - there.x) + std::abs(at.y - there.y) <= 1) return true;
  }
  return false;
}

// In the last turns nothing is dropped, and never all.
void Playouts::drop_poor_places(const State& state, const Decision& d, ActionList& places) {
  if (state.drawn == no_type || root_odds_.left() <= few_tiles_left || places.size() <= kept_places)
    return;
  const std::vector<Action>& poor = poor_places(d.player, state.drawn);
  std::size_t kept = 0;
  for (const Action& place : places)
    if (std::find(poor.begin(), poor.end(), place) == poor.end() ||
        beside_new(state.board, place.at))
      places[kept++] = place;
  if (kept != 0) places.set_size(kept);
}

// ---- Playing on ---------------------------------------------------------------------------------

// What a player does at once.
void Playouts::act(State& state, const Decision& d, bool drop) {
  const Game& game = root_.game;
  ActionList actions;
  legal_actions(game, state, actions);
  if (actions.size() == 1) return apply(game, state, actions[0]);
  if (drop && d.phase == Phase::place) drop_poor_places(state, d, actions);
  rater_.refer_to(odds_of(state), d.player, &state);
  if (d.phase != Phase::place && d.phase != Phase::figure && d.phase != Phase::choose)
    return apply(game, state, rater_.likely(state, d.player, actions));
  Action best;
  TurnValue most;
  for (std::size_t i = 0; i < actions.size(); ++i) {
    TurnValue value;
    if (d.phase == Phase::choose) {
      value.points = best_place(state, actions[i]);
    } else {
      if (d.phase == Phase::place) rater_.new_board();
      value = rater_.after(state, actions[i], false);
    }
    if (i != 0 && value.points <= most.points) continue;
    best = actions[i];
    most = value;
  }
  apply(game, state, best);
  if (most.figure.kind == ActionKind::none) return;
  const Decision then = decision(game, state);
  if (then.phase == Phase::figure && then.player == d.player) apply(game, state, most.figure);
}

double Playouts::best_place(const State& state, const Action& tile) {
  State next = state;
  apply(root_.game, next, tile);
  ActionList places;
  legal_actions(root_.game, next, places);
  double best = -1e9;
  if (decision(root_.game, next).phase != Phase::place) return best;
  for (const Action& place : places) {
    rater_.new_board();
    best = std::max(best, rater_.after(next, place, false).points);
  }
  return best;
}

std::optional<PlayoutResult> Playouts::play(const Playout& playout, const SearchControl& control) {
  const Game& game = root_.game;
  State state = root_.state;
  state.seed = random_at(root_.seed, 2 + playout.number);
  odds_now_ = root_odds_;
  // A game that is over at once must count as well, or there would be no end of them.
  PlayoutResult result{.nodes = 1};
  for (const Action& action : candidates_[playout.candidate]) apply(game, state, action);
  double sum = 0;
  int looked = 0, drawn = 0;
  for (;;) {
    const Decision d = decision(game, state);
    while (!d.over && !to_the_end_ && d.phase <= Phase::place && looked < looks &&
           (state.turn - root_.state.turn - 1) * looks >= playout.turns * (looked + 1)) {
      rater_.refer_to(odds_of(state), me_);
      sum += rater_.worth(state, me_);
      ++looked;
    }
    if (d.over || (!to_the_end_ && looked == looks)) break;
    if (d.chance) {
      const bool tile = d.phase == Phase::draw;
      apply(game, state, tile ? draw(state, playout.number, drawn) : chance_outcome(game, state));
      drawn += tile;
      continue;
    }
    if (control.stop && control.stop(control.context)) return {};
    result.nodes += d.phase == Phase::place;
    act(state, d, true);
  }
  if (looked != looks) {
    rater_.refer_to(odds_of(state), me_);
    sum += rater_.worth(state, me_) * (looks - looked);
  }
  result.value = sum / looks;
  return result;
}

std::vector<PlayoutResult> Playouts::play_all(std::span<const Playout> games,
                                              const SearchControl& control) {
  std::vector<PlayoutResult> results;
  for (const Playout& game : games) {
    const auto result = play(game, control);
    if (!result) break;
    results.push_back(*result);
  }
  return results;
}

}  // namespace bastide
