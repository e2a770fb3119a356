#include "engine/formats/jcz_supply.hpp"

#include <algorithm>

#include "engine/rules/lay_out.hpp"

namespace bastide {
namespace {

// The position of a game that begins as its rules say, before it is said what is left.
StartPosition beginning_of(const Game& game) {
  StartPosition position = position_of(game, initial_state(game));
  position.left.clear();
  return position;
}

}  // namespace

Expected<Game> without_tiles(const Catalogue& catalogue, Setup setup, ExpansionMask bare) {
  auto game = make_game(catalogue, setup);
  if (!game || bare == 0) return game;
  StartPosition position = beginning_of(*game);
  for (const ExpansionInfo& info : expansion_infos()) {
    if ((bare & expansion_bit(info.expansion)) == 0 || info.set.empty()) continue;
    for (std::size_t t = 0; t < game->types.size(); ++t)
      if (game->types[t].set == info.set) position.left.push_back({static_cast<TypeIndex>(t), 0});
  }
  setup.position = std::move(position);
  return make_game(catalogue, setup);
}

Expected<Game> with_drawn_alone(const Catalogue& catalogue, Setup setup,
                                const std::vector<Action>& actions) {
  setup.position.reset();
  const auto game = make_game(catalogue, setup);
  if (!game) return game;
  StartPosition position = beginning_of(*game);
  for (std::size_t t = 0; t < game->types.size(); ++t) {
    const auto type = static_cast<TypeIndex>(t);
    const auto drawn = std::count(actions.begin(), actions.end(), draw_action(type));
    position.left.push_back({type, static_cast<u8>(drawn)});
  }
  setup.position = std::move(position);
  return make_game(catalogue, setup);
}

}  // namespace bastide
