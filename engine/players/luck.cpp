#include "engine/players/luck.hpp"

#include "engine/players/greedy.hpp"
#include "engine/players/win_chance.hpp"

namespace bastide {
namespace {

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

PossibleDraw margins_with(const Game& game, const State& before, const Action& tile) {
  State after = determinize(before, 0);  // what follows is not known
  PossibleDraw draw{static_cast<TypeIndex>(tile.what), after.bag[tile.what], false, {}};
  apply(game, after, tile);
  draw.placed = play_turn(game, after);
  if (draw.placed) draw.luck.points = outlook(game, after).margins;
  return draw;
}

std::array<double, max_players> margins_to_luck(std::vector<PossibleDraw>& draws) {
  std::array<double, max_players> average{};
  int copies = 0;
  for (const PossibleDraw& draw : draws)
    if (draw.placed) copies += draw.copies;
  for (const PossibleDraw& draw : draws)
    for (std::size_t p = 0; p < max_players && draw.placed; ++p)
      average[p] += draw.copies * draw.luck.points[p] / copies;
  for (PossibleDraw& draw : draws)
    for (std::size_t p = 0; p < max_players && draw.placed; ++p)
      draw.luck.points[p] = lasting_luck * (draw.luck.points[p] - average[p]);
  return average;
}

std::vector<PossibleDraw> possible_draws(const Game& game, const State& before) {
  ActionList tiles;
  legal_actions(game, before, tiles);
  std::vector<PossibleDraw> draws;
  for (const Action& tile : tiles) draws.push_back(margins_with(game, before, tile));
  margins_to_luck(draws);
  return draws;
}

Luck luck_of_draw(const Game& game, const State& before, TypeIndex drawn) {
  for (const PossibleDraw& draw : possible_draws(game, before))
    if (draw.type == drawn) return draw.luck;
  return {};
}

}  // namespace bastide
