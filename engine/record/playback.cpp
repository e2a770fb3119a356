#include "engine/record/playback.hpp"

namespace bastide {

Expected<Played> play_record(const Catalogue& catalogue, const Record& record) {
  auto game = make_game(catalogue, record.setup);
  if (!game) return game.error();
  Played played{std::move(*game), {}, {}, {}};
  played.state = initial_state(played.game);
  for (const Action& action : record.actions) {
    const auto exact = listed(played.game, played.state, action);
    if (!exact)
      return fail("record.refused",
                  std::string(rule_id(refusal(played.game, played.state, action))),
                  static_cast<int>(played.events.size()) + 1);
    played.events.emplace_back();
    apply(played.game, played.state, *exact, &played.events.back());
    played.actions.push_back(*exact);
  }
  return played;
}

}  // namespace bastide
