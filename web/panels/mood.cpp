#include "web/panels/mood.hpp"

#include <algorithm>
#include <limits>

#include "engine/rules/game.hpp"
#include "web/session/session.hpp"

namespace bastide::web {

art::Mood mood_of(const Session& session, const DisplayState& display, const Motion& motion,
                  PlayerIndex player) {
  if (one_score(session.record.setup)) return art::Mood::calm;
  constexpr int far_away = 10;
  const auto person = person_of(session.game, player);
  int best = std::numeric_limits<int>::min();
  for (PlayerIndex side = 0; side < session.game.sides; ++side)
    if (person_of(session.game, side) != person)
      best = std::max(best, shown_score(display, motion, side));
  if (best == std::numeric_limits<int>::min()) return art::Mood::calm;
  const int own = shown_score(display, motion, player);
  if (display.over) return own >= best ? art::Mood::pleased : art::Mood::beaten;
  if (own >= best + far_away) return art::Mood::pleased;
  return own + far_away <= best ? art::Mood::worried : art::Mood::calm;
}

}  // namespace bastide::web
