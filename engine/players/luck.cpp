#include "engine/players/luck.hpp"

#include "engine/players/greedy.hpp"
#include "engine/players/win_chance.hpp"

namespace bastide {
namespace {

// So much of what the estimate sees in a tile is left at the end, on average (docs/players.md).
constexpr double lasting = 0.75;

bool at_draw(const Decision& d) { return d.over || (d.chance && d.phase == Phase::draw); }

// Plays the turn for which a tile was drawn. False if there was none.
bool play_turn(const Game& game, State& state) {
  Random random;
  bool placed = false;
  for (Decision d = decision(game, state); !at_draw(d); d = decision(game, state)) {
    if (d.chance) {
      apply(game, state, chance_outcome(game, state));
      continue;
    }
    placed |= d.phase == Phase::place;
    const SearchResult choice = choose_greedy(game, state, random, {});
    apply(game, state, choice.action);
    const Decision next = decision(game, state);
    if (choice.figure.kind != ActionKind::none && next.phase == Phase::figure &&
        next.player == d.player)
      apply(game, state, choice.figure);
  }
  return placed;
}

}  // namespace

std::vector<PossibleDraw> possible_draws(const Game& game, const State& before) {
  const State view = determinize(before, 0);  // what follows is not known
  ActionList tiles;
  legal_actions(game, view, tiles);
  std::vector<PossibleDraw> draws;
  std::vector<bool> counts;
  Luck mean;
  int copies = 0;
  for (const Action& tile : tiles) {
    PossibleDraw draw{static_cast<TypeIndex>(tile.what), view.bag[tile.what], {}};
    State after = view;
    apply(game, after, tile);
    counts.push_back(play_turn(game, after));
    if (counts.back()) {
      draw.luck.points = expected_margins(game, after);
      copies += draw.copies;
      for (int p = 0; p < game.sides; ++p) mean.points[p] += draw.copies * draw.luck.points[p];
    }
    draws.push_back(draw);
  }
  for (std::size_t i = 0; i < draws.size(); ++i)
    if (counts[i])
      for (int p = 0; p < game.sides; ++p) {
        double& points = draws[i].luck.points[p];
        points = lasting * (points - mean.points[p] / copies);
      }
  return draws;
}

Luck luck_of_draw(const Game& game, const State& before, TypeIndex drawn) {
  for (const PossibleDraw& draw : possible_draws(game, before))
    if (draw.type == drawn) return draw.luck;
  return {};
}

}  // namespace bastide
