#include "engine/record/playback.hpp"

namespace bastide {

Expected<Action> admitted(const Game& game, const State& state, const Action& action, int line) {
  if (const auto exact = listed(game, state, action)) return *exact;
  return fail("record.refused", std::string(rule_id(refusal(game, state, action))), line);
}

Expected<Played> play_record(const Catalogue& catalogue, const Record& record) {
  auto game = make_game(catalogue, record.setup);
  if (!game) return game.error();
  Played played{std::move(*game), {}, {}, {}};
  played.state = initial_state(played.game);
  for (const Action& action : record.actions) {
    const auto exact =
        admitted(played.game, played.state, action, static_cast<int>(played.events.size()) + 1);
    if (!exact) return exact.error();
    played.events.emplace_back();
    apply(played.game, played.state, *exact, &played.events.back());
    played.actions.push_back(*exact);
  }
  return played;
}

}  // namespace bastide
