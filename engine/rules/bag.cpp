#include "engine/rules/bag.hpp"

namespace bastide {

void put_aside_unseen(State& state, Events* events) {
  --state.bag_total;
  ++state.unseen;
  report_tile(events, state.active, no_type, bag_place(), off_place());
}

void discard(State& state, TypeIndex type, const Place& from, Events* events) {
  state.discarded.push_back(type);
  report_tile(events, state.active, type, from, off_place());
}

void discard_tile(const Game& game, State& state, TypeIndex type, const Place& from,
                  Events* events) {
  if (!game.setup.options.return_unplaceable) {
    discard(state, type, from, events);
    for (const auto hook : game.tile_discarded) hook(game, state, type, events);
    return;
  }
  ++state.bag[type];
  ++state.bag_total;
  if (game.pile[type] != main_pile) ++state.ahead[game.pile[type]];
  report_tile(events, state.active, type, from, bag_place());
}

std::span<const TypeIndex> kept_tiles(const Game& game, const State& state, PlayerIndex player) {
  for (const auto hook : game.kept_tiles)
    if (const auto kept = hook(state, player); !kept.empty()) return kept;
  return {};
}

int tiles_to_come(const Game& game, const State& state, TypeIndex type) {
  int n = state.bag[type];
  for (PlayerIndex p = 0; p < game.sides; ++p)
    for (const TypeIndex kept : kept_tiles(game, state, p)) n += kept == type;
  return n;
}

int tiles_to_come(const Game& game, const State& state) {
  int n = state.bag_total;
  for (PlayerIndex p = 0; p < game.sides; ++p)
    n += static_cast<int>(kept_tiles(game, state, p).size());
  return n;
}

}  // namespace bastide
