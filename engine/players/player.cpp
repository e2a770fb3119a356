#include "engine/players/player.hpp"

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

}  // namespace

SearchResult PlayerKind::choose(const Game& game, const State& state, Random& random,
                                const SearchControl& control) const {
  return config ? choose_search(game, state, random, control, *config)
                : choose_at_once(game, state, random, control);
}

const std::vector<PlayerKind>& player_kinds() {
  static const std::vector<PlayerKind> all = [] {
    std::vector<PlayerKind> kinds = {
        {.id = "random", .choose_at_once = choose_random, .blind = true},
        {.id = "greedy", .choose_at_once = choose_greedy}};
    for (const Level& persona : personas) kinds.push_back({persona.id, &persona.config});
    for (const Level& level : levels) kinds.push_back({level.id, &level.config});
    return kinds;
  }();
  return all;
}

const PlayerKind* find_player_kind(std::string_view id) {
  for (const PlayerKind& kind : player_kinds())
    if (kind.id == id) return &kind;
  return nullptr;
}

}  // namespace bastide
