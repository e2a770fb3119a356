#include "engine/players/player.hpp"

#include "engine/players/greedy.hpp"

namespace bastide {
namespace {

SearchResult choose_random(const Game& game, const State& state, Random& random,
                           const SearchControl&) {
  ActionList actions;
  legal_actions(game, state, actions);
  SearchResult choice;
  if (!actions.empty()) choice.action = actions[random.below(static_cast<u32>(actions.size()))];
  return choice;
}

}  // namespace

const std::vector<PlayerKind>& player_kinds() {
  static const std::vector<PlayerKind> all = {
      {"random", choose_random, true},
      {"greedy", choose_greedy, false},
  };
  return all;
}

const PlayerKind* find_player_kind(std::string_view id) {
  for (const PlayerKind& kind : player_kinds())
    if (kind.id == id) return &kind;
  return nullptr;
}

}  // namespace bastide
