#include "engine/players/play.hpp"

namespace bastide {

void play_out(const Game& game, State& state, const Table& table, u64 seed) {
  std::array<Random, max_players> chance;
  for (std::size_t p = 0; p < chance.size(); ++p) chance[p].seed = random_at(seed, p);
  for (;;) {
    resolve_chances(game, state);
    const Decision d = decision(game, state);
    if (d.over) return;
    Random& random = chance[d.player];
    const PlayerKind& kind = *table[d.player];
    // Whoever decides blindly need not be given a view of their own.
    const SearchResult choice =
        kind.blind ? kind.choose(game, state, random, {})
                   : kind.choose(game, determinize(state, random.next()), random, {});
    apply(game, state, choice.action);
  }
}

}  // namespace bastide
