#include "web/opponent/advice.hpp"

#include "engine/players/levels.hpp"
#include "web/opponent/thinker.hpp"
#include "web/session/session.hpp"
#include "web/text/text.hpp"
#include "web/ui/notices.hpp"

namespace bastide::web {
namespace {

void fail(Consultation& with, Advice& advice) {
  advice = {};
  notify(with.ui, std::string(tr(with.texts, "advice.failed")));
}

// What the player would do next. A tile is followed by the question about a figure on it.
void take(Consultation& with, Advice& advice, const Answer& answer) {
  const Session& session = with.session;
  const State& from = advice.preview ? *advice.preview : shown(session);
  const auto exact = listed(session.game, from, answer.action);
  if (answer.error || !exact) return fail(with, advice);
  advice.actions.push_back(*exact);
  if (answer.action.kind == ActionKind::place && !advice.preview) {
    advice.preview = from;
    apply(session.game, *advice.preview, *exact);
    const Decision next = decision(session.game, *advice.preview);
    if (next.phase == Phase::figure && !next.chance) return;
  }
  advice.wanted = false;
  advice.complete = true;
  keep_advised(with.session.advised, advice.about.cursor, advice.actions);
}

}  // namespace

void request_advice(Advice& advice, const Session& session) {
  advice = {};
  advice.wanted = true;
  advice.about = position_key(session);
}

void forget_advice(Advice& advice) { advice = {}; }

void advice_frame(Consultation& with, Advice& advice, Asker asker, bool may_advise) {
  if (!advice.wanted && !advice.complete) return;
  const Session& session = with.session;
  if (advice.about != position_key(session) || !may_advise) return forget_advice(advice);
  // The answer about a tile is followed by the next question in the same frame.
  while (advice.wanted) {
    const Topic topic{std::string(levels.back().id), session.cursor, advice.actions};
    const Reply reply = consult(with, asker, topic);
    if (reply.state == ReplyState::waits) return;
    if (reply.state == ReplyState::silent) return fail(with, advice);
    take(with, advice, reply.answer);
  }
}

}  // namespace bastide::web
