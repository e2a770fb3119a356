#include "engine/players/benchmark.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "engine/players/levels.hpp"

namespace bastide {
namespace {

constexpr std::size_t by_estimate = 12;  // turns
constexpr int length = 40;               // turns of a playout
constexpr u32 least_rounds = 8;

using Values = std::vector<double>;  // of a turn's playouts

// Of every playout, or of every other one.
double mean_of(const Values& values, std::size_t from = 0, std::size_t step = 1) {
  double sum = 0, count = 0;
  for (std::size_t k = from; k < values.size(); k += step, ++count) sum += values[k];
  return sum / count;
}

// The best of many turns owes its place to luck as well. So each half of the playouts says which
// turn is best, and the other half what that is worth.
Values best_of(const std::vector<Values>& turns) {
  Values best(turns[0].size());
  for (const std::size_t half : {0u, 1u}) {
    const auto first =
        std::max_element(turns.begin(), turns.end(), [&](const Values& a, const Values& b) {
          return mean_of(a, half, 2) < mean_of(b, half, 2);
        });
    for (std::size_t k = 1 - half; k < best.size(); k += 2) best[k] = (*first)[k];
  }
  return best;
}

}  // namespace

std::vector<WeighedTurn> weigh_turns(const Game& game, const State& state, u64 seed, u32 nodes,
                                     std::span<const TurnActions> also) {
  const State view = determinize(state, random_at(seed, 0));
  const SearchRoot root{game, view, random_at(seed, 1), levels.back().config};
  const SearchControl unlimited;
  std::vector<TurnActions> turns = Search(root, unlimited).candidates();
  if (turns.size() > by_estimate) turns.resize(by_estimate);
  for (const TurnActions& turn : also)
    if (turns.size() < most_turns && std::find(turns.begin(), turns.end(), turn) == turns.end())
      turns.push_back(turn);
  const DrawOdds odds(game, view, weights_for(game, root.config));
  if (turns.size() < 2 || odds.left() == 0) return {};
  const u32 orders = orders_of(odds, TurnRater(game, root.config.handicap));
  const u32 affordable = nodes / (static_cast<u32>(turns.size()) * length);
  const u32 rounds = std::min(orders, std::max(affordable, least_rounds));
  Playouts playouts(root, turns);
  std::vector<Values> values(turns.size());
  for (u32 round = 0; round < rounds; ++round)
    for (u16 i = 0; i < turns.size(); ++i)
      values[i].push_back(playouts.play({i, round, length}, unlimited)->value);
  std::vector<std::size_t> order(turns.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    return mean_of(values[a]) > mean_of(values[b]);
  });
  // Of the last tiles every order has been tried: nothing is left to luck.
  const double best = mean_of(rounds == orders ? values[order[0]] : best_of(values));
  std::vector<WeighedTurn> result;
  for (const std::size_t i : order) result.push_back({turns[i], best - mean_of(values[i])});
  return result;
}

Losses losses_of(std::span<const WeighedTurn> turns) {
  const auto rounded = [](double loss) { return std::nearbyint(loss_steps * loss) / loss_steps; };
  Losses losses;
  for (const WeighedTurn& turn : turns)
    losses.others = std::min(std::max(losses.others, rounded(turn.loss)), most_loss);
  for (const auto& [actions, loss] : turns)
    if (losses.turns.empty() || rounded(loss) < losses.others)
      losses.turns.push_back({actions, rounded(loss)});
  return losses;
}

double loss_of(const Losses& losses, const TurnActions& turn) {
  for (const WeighedTurn& known : losses.turns)
    if (known.actions == turn) return known.loss;
  return losses.others;
}

bool is_decision(std::span<const WeighedTurn> turns) {
  return turns.size() > 1 && turns[1].loss < most_loss;
}

}  // namespace bastide
