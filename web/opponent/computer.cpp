#include "web/opponent/computer.hpp"

#include <string>

#include "engine/base/random.hpp"
#include "engine/players/player.hpp"
#include "engine/players/stand_in.hpp"
#include "web/opponent/thinker.hpp"
#include "web/platform/clock.hpp"
#include "web/session/session.hpp"
#include "web/text/text.hpp"
#include "web/ui/notices.hpp"
#include "web/ui/ui.hpp"

namespace bastide::web {
namespace {

constexpr double soon = 0.4;  // seconds: a shorter wait is not worth hurrying
constexpr std::string_view quick = "greedy";

// Without a worker, a quick player moves in the page itself.
void play_here(Session& session) {
  const PlayerKind* kind = find_player_kind(quick);
  if (!kind) return;
  Random random{thinking_seed(session, session.cursor)};
  const State view = determinize(shown(session), random.next());
  play(session, kind->choose(session.game, view, random, {}).action);
}

void fail(Consultation& with, Computer& computer) {
  ++computer.failures;
  if (computer.failures == 2) notify(with.ui, std::string(tr(with.texts, "table.worker-failed")));
}

}  // namespace

bool computer_to_move(const Session& session) {
  if (!at_end(session) || !plays_here(session) || session.table_rules.clock.lost != no_player)
    return false;
  const Decision d = shown_decision(session);
  return d.player != no_player && is_computer(session, d.player);
}

bool computer_frame(Consultation& with, Computer& computer, const Cue& cue) {
  Session& session = with.session;
  if (cue.wait) return false;
  // For somebody who left: what everybody would find.
  if (session.stood_in >> person_of(session.game, shown_decision(session).player) & 1) {
    play(session, stand_in_answer(session.game, shown(session)));
    return false;
  }
  if (cue.told) {
    play(session, *cue.told);
    return false;
  }
  if (computer.failures > 1) {
    play_here(session);
    return false;
  }
  const bool hurried = computer.hurried == shown(session).turn;
  const std::string_view player =
      hurried ? quick : controller(session, shown_decision(session).player);
  const Topic topic{.player = std::string(player), .actions = session.cursor};
  const Reply reply = consult(with, Asker::computer, topic);
  if (reply.state == ReplyState::waits) {
    const PendingQuestion* question = question_of(with.thinker, Asker::computer);
    if (question && question->asked == with.ui.now) platform::wake_after(soon);
    return false;
  }
  if (reply.state == ReplyState::answered && !reply.answer.error &&
      play(session, reply.answer.action)) {
    computer.failures = 0;
    return true;
  }
  restart_worker(with.thinker);
  fail(with, computer);
  return false;
}

bool may_hurry(const Thinker& thinker, double now) {
  const PendingQuestion* question = question_of(thinker, Asker::computer);
  return question && now >= question->asked + soon;
}

void hurry(Thinker& thinker, Computer& computer, Session& session) {
  const PendingQuestion* question = question_of(thinker, Asker::computer);
  if (!question || question->topic.actions != session.cursor ||
      question->revision != session.revision)
    return;
  const std::optional<Action> so_far = question->so_far;
  drop_question(thinker);
  computer.hurried = shown(session).turn;
  if (so_far) play(session, *so_far);
}

}  // namespace bastide::web
