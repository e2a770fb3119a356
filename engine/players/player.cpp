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

template <const auto& all, std::size_t one>
SearchResult choose_as(const Game& game, const State& state, Random& random,
                       const SearchControl& control) {
  return choose_search(game, state, random, control, all[one].config);
}

template <const auto& all, std::size_t... each>
void add_kinds(std::vector<PlayerKind>& kinds, std::index_sequence<each...>) {
  (kinds.push_back({all[each].id, choose_as<all, each>}), ...);
}

}  // namespace

const std::vector<PlayerKind>& player_kinds() {
  static const std::vector<PlayerKind> all = [] {
    std::vector<PlayerKind> kinds = {{"random", choose_random, true}, {"greedy", choose_greedy}};
    add_kinds<personas>(kinds, std::make_index_sequence<persona_count>());
    add_kinds<levels>(kinds, std::make_index_sequence<level_count>());
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
