#include "engine/rules/turn.hpp"

#include "engine/rules/placing.hpp"
#include "engine/rules/scoring.hpp"

namespace bastide {

namespace {

// Whether a player has drawn a tile for later turns that fits somewhere.
bool keeps_placeable(const Game& game, const State& state, PlayerIndex player) {
  for (const Set* set : game.sets) {
    if (!set->kept_tiles) continue;
    for (const TypeIndex type : set->kept_tiles(state, player))
      if (placeable(game, state, type)) return true;
  }
  return false;
}

}  // namespace

std::vector<const PhaseRow*> turn_of(const std::vector<const Set*>& sets) {
  std::vector<const PhaseRow*> rows;
  for (const TurnStep& step : turn_steps) {
    const PhaseRow* found = nullptr;
    for (const Set* set : sets)
      for (const PhaseRow& row : set->rows)
        if (row.phase == step.phase) found = &row;
    if (found) rows.push_back(found);
  }
  return rows;
}

Next interrupt(const Game& game, State& state, Events* events, const Set* by) {
  state.interrupted = {true, state.placed, state.part};
  report(events, EventKind::part_begun, state.active, by);
  return jump_to(game, state, Phase::part_start);
}

void resume(State& state, Events* events, const Set* by) {
  state.part = state.interrupted.part;
  state.placed = state.interrupted.placed;
  state.drawn = no_type;
  state.interrupted = {};
  report(events, EventKind::part_resumed, state.active, by);
}

Next begin_turn(const Game& game, State& state, PlayerIndex player, Events* events) {
  state.this_turn = TurnState{};
  state.active = player;
  ++state.turn;
  report(events, EventKind::turn_begun, player);
  return jump_to(game, state, Phase::part_start);
}

void end_game(const Game& game, State& state, Events* events) {
  state.interrupted = {};
  if (is_scored_at_end(game, state)) report(events, EventKind::final_scoring, no_player);
  score_final(game, state, events);
  report(events, EventKind::game_over, no_player);
  jump_to(game, state, Phase::over);
}

Next finish(const Game& game, State& state, Events* events) {
  if (const Next next = part_over(game, state, events); next != Next::advance) return next;
  // BUILD-14: in a further part only the turn ends, unless the game would end with the next one.
  const PlayerIndex next = next_player(game, state.active);
  if (state.this_turn.parts > 1 && keeps_placeable(game, state, next))
    return begin_turn(game, state, next, events);
  end_game(game, state, events);
  return Next::jump;
}

Next ask(const Game& game, State& state, Events* events) {
  const PhaseRow& row = *game.phases[state.step];
  ActionList actions;
  row.offer(game, state, actions);
  return actions.size() == 1 ? row.perform(game, state, actions[0], events) : Next::wait;
}

Next jump_to(const Game& game, State& state, Phase phase) {
  state.step = game.step_of[static_cast<std::size_t>(phase)];
  return Next::jump;
}

}  // namespace bastide
