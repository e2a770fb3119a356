#include "web/opponent/best_turns.hpp"

#include <algorithm>
#include <iterator>
#include <memory>
#include <utility>

#include "web/platform/platform.hpp"

namespace bastide::web {
namespace {

constexpr int efforts[] = {3, 10, 30};  // tenths of a second

bool is_possible(const Session& session, const BestTurn& turn) {
  const auto state = std::make_unique<State>(shown(session));
  for (const Action& action : turn.actions) {
    if (!legal(session.game, *state, action)) return false;
    apply(session.game, *state, action);
  }
  return !turn.actions.empty();
}

}  // namespace

void stop_best_turns(BestTurns& best) {
  if (std::exchange(best.request, 0) != 0) platform::worker_stop();
}

bool is_about(const BestTurns& best, const Session& session) {
  return best.cursor == session.cursor && best.revision == session.revision;
}

bool complete(const BestTurns& best) { return best.failed || best.rounds == std::size(efforts); }

bool take_best_turns(Conversation& talk, const Answer& answer) {
  BestTurns& best = talk.best_turns;
  if (best.request == 0 || answer.id != best.request) return false;
  best.request = 0;
  const auto possible = [&](const BestTurn& turn) { return is_possible(talk.session, turn); };
  if (!is_about(best, talk.session)) return true;
  best.failed =
      answer.turns.empty() || !std::all_of(answer.turns.begin(), answer.turns.end(), possible);
  if (!best.failed) best.turns = answer.turns;
  ++best.rounds;
  return true;
}

void best_turns_frame(Conversation& talk, bool wanted) {
  BestTurns& best = talk.best_turns;
  if (!wanted) return stop_best_turns(best);
  if (!is_about(best, talk.session)) {
    stop_best_turns(best);
    best = {talk.session.cursor, talk.session.revision, {}, 0, false, 0, 0};
  }
  if (best.request != 0 && (platform::worker_failed() || talk.ui.now - best.asked > patience)) {
    stop_best_turns(best);
    best.failed = true;
  }
  if (best.request != 0 || complete(best)) return;
  best.request = post_rating(talk, efforts[best.rounds]);
  best.asked = talk.ui.now;
}

}  // namespace bastide::web
