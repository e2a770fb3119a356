#include "web/panels/outcome_words.hpp"

#include <memory>

#include "web/panels/a11y_board.hpp"
#include "web/session/session.hpp"
#include "web/sets/explain.hpp"
#include "web/text/text.hpp"

namespace bastide::web {

std::string outcome_words(const Texts& texts, const Session& session, std::size_t cursor,
                          const Action& action) {
  const Game& game = session.game;
  if (game.numbers[static_cast<std::size_t>(action.kind)].what.meant == Meant::type)
    return tile_words(texts, game.types[action.what]);
  const auto after = std::make_unique<State>(state_at(session, cursor));
  Events events;
  apply(game, *after, action, &events);
  for (const Event& event : events) {
    if (event.kind == EventKind::scored) continue;
    std::string told = explain(texts, session.record, game, *after, {&event, 1}, false);
    if (!told.empty()) return told;
  }
  return std::string(tr(texts, "board.unseen"));
}

}  // namespace bastide::web
