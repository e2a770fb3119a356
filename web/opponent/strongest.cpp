#include "web/opponent/strongest.hpp"

#include <algorithm>
#include <string>

#include "engine/players/levels.hpp"
#include "engine/players/player.hpp"
#include "web/opponent/thinker.hpp"
#include "web/session/session.hpp"

namespace bastide::web {
namespace {

constexpr u32 most_nodes_a_turn = 600;

u32 nodes_of(std::string_view player) {
  const PlayerKind* kind = find_player_kind(player);
  return kind && kind->config ? std::min(kind->config->plan.nodes, most_nodes_a_turn) : 0;
}

}  // namespace

bool strongest_frame(Consultation& with) {
  Session& game = with.session;
  while (!is_over(game)) {
    ActionList actions;
    legal_actions(game.game, last_state(game), actions);
    if (actions.size() == 1) {  // nothing to think about
      if (!play(game, actions[0])) return false;
      continue;
    }
    const std::string_view player = controller(game, shown_decision(game).player);
    const Topic topic{.player = std::string(player),
                      .actions = game.record.actions.size(),
                      .nodes = nodes_of(player)};
    const Reply reply = consult(with, Asker::strongest, topic);
    if (reply.state == ReplyState::waits) return true;
    if (reply.state == ReplyState::silent || reply.answer.error || !play(game, reply.answer.action))
      return false;
  }
  return true;
}

}  // namespace bastide::web
