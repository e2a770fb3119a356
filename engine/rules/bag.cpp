#include "engine/rules/bag.hpp"

namespace bastide {

void take_from_bag(const Game& game, State& state, TypeIndex type) {
  --state.bag[type];
  --state.bag_total;
  if (game.pile[type] != main_pile) --state.ahead[game.pile[type]];
}

void discard(State& state, TypeIndex type, const Place& from, Events* events) {
  state.discarded.push_back(type);
  report_tile(events, state.active, type, from, off_place());
}

void discard_tile(const Game& game, State& state, TypeIndex type, const Place& from,
                  Events* events) {
  if (!game.setup.options.return_unplaceable) return discard(state, type, from, events);
  ++state.bag[type];
  ++state.bag_total;
  if (game.pile[type] != main_pile) ++state.ahead[game.pile[type]];
  report_tile(events, state.active, type, from, bag_place());
}

}  // namespace bastide
