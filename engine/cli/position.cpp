#include "engine/cli/position.hpp"

#include "engine/cli/telling.hpp"
#include "engine/record/json.hpp"
#include "engine/record/notation.hpp"
#include "engine/rules/turn_table.hpp"

namespace bastide::cli {
namespace {

const char* truth(bool value) { return value ? "true" : "false"; }

}  // namespace

std::string position_fields(const Game& game, const State& state) {
  const Decision d = decision(game, state);
  std::string text = std::string("\"over\":") + truth(d.over) +
                     json_field("turn", std::to_string(state.turn)) +
                     json_field("phase", json_string(turn_step(d.phase).word)) +
                     json_field("chance", truth(d.chance));
  if (d.player != no_player) text += json_field("player", std::to_string(d.player));
  if (state.drawn != no_type) text += json_field("drawn", json_string(game.types[state.drawn].id));
  text += ',' + numbers_json(game, state);
  if (!d.over) return text;
  const u8 winners = outcome(game, state).winners;
  std::string list;
  for (int p = 0; p < game.sides; ++p)
    if (winners >> p & 1) list += (list.empty() ? "" : ",") + std::to_string(p);
  return text + json_field("winners", '[' + list + ']');
}

std::string line_json(const Game& game, const State& state, const std::vector<PlayerEntry>& players,
                      const Action& action) {
  return json_string(describe_action(game, state, players, action));
}

std::string legal_json(const Game& game, const State& state,
                       const std::vector<PlayerEntry>& players) {
  ActionList actions;
  legal_actions(game, state, actions);
  std::string list;
  for (const Action& action : actions)
    list += (list.empty() ? "" : ",") + line_json(game, state, players, action);
  return '[' + list + ']';
}

}  // namespace bastide::cli
