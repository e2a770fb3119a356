#include "engine/players/player.hpp"

#include <utility>

#include "engine/players/greedy.hpp"
#include "engine/players/levels.hpp"

namespace bastide {
namespace {

SearchResult choose_random(const Game& game, const State& state, Random& random,
                           const SearchControl&) {
  SearchResult choice;
  choice.action = random_action(game, state, random);
  return choice;
}

template <std::size_t level>
SearchResult choose_as(const Game& game, const State& state, Random& random,
                       const SearchControl& control) {
  return choose_search(game, state, random, control, levels[level].mind);
}

template <std::size_t... level>
std::vector<PlayerKind> with_levels(std::vector<PlayerKind> kinds, std::index_sequence<level...>) {
  (kinds.push_back({levels[level].id, choose_as<level>}), ...);
  return kinds;
}

}  // namespace

const std::vector<PlayerKind>& player_kinds() {
  static const std::vector<PlayerKind> all =
      with_levels({{"random", choose_random, true}, {"greedy", choose_greedy}},
                  std::make_index_sequence<level_count>());
  return all;
}

const PlayerKind* find_player_kind(std::string_view id) {
  for (const PlayerKind& kind : player_kinds())
    if (kind.id == id) return &kind;
  return nullptr;
}

}  // namespace bastide
