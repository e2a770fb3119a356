// Plays one game with random moves and prints the scores.
#include <cstdio>

#include "engine/base/random.hpp"
#include "engine/rules/game.hpp"

int main() {
  using namespace bastide;
  Setup setup;
  setup.players = 3;
  setup.expansions = expansion_bit(Expansion::river) | expansion_bit(Expansion::inns_cathedrals);
  setup.seed = 2024;
  const Expected<Game> game = make_game(builtin_catalogue(), setup);
  if (!game) {
    std::fprintf(stderr, "no game: %s\n", game.error().code.c_str());
    return 1;
  }

  State state = initial_state(*game);
  Random dice{7};
  ActionList actions;
  resolve_chances(*game, state);  // draws the first tile
  while (!decision(*game, state).over) {
    legal_actions(*game, state, actions);
    apply(*game, state, actions[dice.below(static_cast<u32>(actions.size()))]);
    resolve_chances(*game, state);
  }

  std::printf("%u turns, scores", static_cast<unsigned>(state.turn));
  for (int p = 0; p < setup.players; ++p) std::printf(" %d", static_cast<int>(state.score[p]));
  std::printf("\n");
}
