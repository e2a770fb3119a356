// VAR-2: before the first turn every player draws a tile; most roads begin.
#include <algorithm>

#include "engine/base/random.hpp"
#include "engine/rules/set.hpp"
#include "engine/rules/turn.hpp"
#include "engine/sets/first_draw/roads.hpp"

namespace bastide {

extern const SetWords first_draw_words;  // words.cpp

namespace {

// Whether there are enough tiles to draw, not all with as many roads.
bool can_decide(const Game& game, const State& state) {
  int tiles = 0;
  int fewest = 5, most = -1;
  for (std::size_t t = 0; t < game.types.size(); ++t) {
    if (game.pile[t] != main_pile || state.bag[t] == 0) continue;
    tiles += state.bag[t];
    const int roads = roads_on(game.types[t]);
    fewest = std::min(fewest, roads);
    most = std::max(most, roads);
  }
  return tiles >= game.setup.players && fewest < most;
}

void set_up(const Game& game, State& state) {
  if (!can_decide(game, state)) return;  // VAR-1
  state.active = 0;                      // until it is decided
  state.lots.waiting = static_cast<u8>((1u << game.setup.players) - 1);
}

PlayerIndex first_of(u8 players) {
  PlayerIndex player = 0;
  while (!(players >> player & 1)) ++player;
  return player;
}

// How many tiles of a type are left to draw. They are only shuffled back after a round.
int left_of(const Game& game, const State& state, std::size_t type) {
  if (game.pile[type] != main_pile) return 0;
  int left = state.bag[type];
  for (int p = 0; p < game.setup.players; ++p)
    left -= (state.lots.drawn >> p & 1) && state.lots.tile[p] == type;
  return left;
}

Next enter(const Game&, State& state, Events*) {
  return state.lots.waiting != 0 ? Next::wait : Next::advance;
}

void offer(const Game& game, const State& state, ActionList& actions) {
  for (std::size_t t = 0; t < game.types.size(); ++t)
    if (left_of(game, state, t) > 0) actions.push_back(draw_action(static_cast<TypeIndex>(t)));
}

Next perform(const Game& game, State& state, const Action& action, Events* events) {
  LotsState& lots = state.lots;
  const PlayerIndex player = first_of(lots.waiting);
  ++state.chance;
  report_decision(events, player, action);
  lots.tile[player] = action.what;
  lots.drawn = static_cast<u8>(lots.drawn | 1u << player);
  lots.waiting = static_cast<u8>(lots.waiting & ~(1u << player));
  if (lots.waiting != 0) return Next::again;
  u8 best = 0;
  for (PlayerIndex p = 0; p < game.setup.players; ++p) {
    if (!(lots.drawn >> p & 1)) continue;
    const int roads = roads_on(game.types[lots.tile[p]]);
    const int most = best == 0 ? -1 : roads_on(game.types[lots.tile[first_of(best)]]);
    if (roads > most) best = 0;
    if (roads >= most) best = static_cast<u8>(best | 1u << p);
  }
  lots = {};
  state.active = first_of(best);
  if ((best & (best - 1)) != 0) {
    lots.waiting = best;
    state.active = 0;
  }
  return Next::again;
}

Action outcome(const Game& game, const State& state) {
  int tiles = 0;
  for (std::size_t t = 0; t < game.types.size(); ++t) tiles += left_of(game, state, t);
  int left =
      static_cast<int>(bounded(random_at(state.seed, state.chance), static_cast<u32>(tiles)));
  std::size_t type = 0;
  while (left >= left_of(game, state, type)) left -= left_of(game, state, type++);
  return draw_action(static_cast<TypeIndex>(type));
}

constexpr PhaseRow rows[] = {{.phase = Phase::first_draw,
                              .chance = true,
                              .kinds = kind_bit(ActionKind::draw),
                              .enter = enter,
                              .offer = offer,
                              .perform = perform,
                              .outcome = outcome}};

void hash(const Game& game, const State& state, Hasher& h) {
  if (state.lots.waiting == 0) return;  // as without this set, once it is decided
  h.add(state.lots.waiting * 256u + state.lots.drawn);
  for (int p = 0; p < game.setup.players; ++p) h.add(state.lots.tile[p]);
}

constexpr OptionInfo options[] = {{36, "first-by-draw", "VAR-2", &Options::first_by_draw}};

}  // namespace

extern const Set first_draw_set = {
    .id = "first-draw",
    .options = options,
    .in_play =
        [](const Setup& setup) {
          return setup.options.first_by_draw && setup.first_player == random_player;
        },
    .set_up = set_up,
    .rows = rows,
    .hash = hash,
    .words = &first_draw_words,
};

}  // namespace bastide
