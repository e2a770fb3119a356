#include "engine/record/playback.hpp"

namespace bastide {

Expected<Played> play_record(const Catalogue& catalogue, const Record& record) {
  auto game = make_game(catalogue, record.setup);
  if (!game) return tl::unexpected<Error>(game.error());
  Played played{std::move(*game), {}, {}};
  played.state = initial_state(played.game);
  for (const Action& action : record.actions) {
    const std::string_view rule = refusal(played.game, played.state, action);
    if (!rule.empty())
      return fail("record.refused", std::string(rule), static_cast<int>(played.events.size()) + 1);
    played.events.emplace_back();
    apply(played.game, played.state, action, &played.events.back());
  }
  return played;
}

Action exact_action(const Game& game, const State& state, const Action& action) {
  if (action.kind != ActionKind::score) return canonical(game, state, action);
  const auto root = [&state](const Action& a) {
    return find_root(state.board, node_of(state.board, tile_at(state.board, a.at), a.where));
  };
  ActionList legal;
  legal_actions(game, state, legal);
  for (const Action& other : legal)
    if (other.kind == ActionKind::score && root(other) == root(action)) return other;
  return action;
}

}  // namespace bastide
