#include "web/opponent/best_turns.hpp"

#include <algorithm>
#include <iterator>
#include <memory>
#include <utility>

#include "engine/players/levels.hpp"
#include "web/opponent/thinker.hpp"
#include "web/session/session.hpp"

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

bool is_about(const BestTurns& best, const Session& session) {
  return best.about == position_key(session);
}

bool complete(const BestTurns& best) { return best.failed || best.rounds == std::size(efforts); }

void best_turns_frame(Consultation& with, BestTurns& best) {
  const Session& session = with.session;
  if (!is_about(best, session)) best = {position_key(session), {}, 0, false};
  const auto possible = [&](const BestTurn& turn) { return is_possible(session, turn); };
  while (!complete(best)) {
    const Topic topic{.player = std::string(levels.back().id),
                      .actions = session.cursor,
                      .rate = efforts[best.rounds]};
    Reply reply = consult(with, Asker::best_turns, topic);
    if (reply.state == ReplyState::waits) return;
    std::vector<BestTurn>& turns = reply.answer.turns;
    best.failed = turns.empty() || !std::all_of(turns.begin(), turns.end(), possible);
    if (!best.failed) best.turns = std::move(turns);
    ++best.rounds;
  }
}

}  // namespace bastide::web
