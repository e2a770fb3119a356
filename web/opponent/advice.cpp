#include "web/opponent/advice.hpp"

#include <utility>

#include "engine/players/levels.hpp"
#include "web/platform/platform.hpp"

namespace bastide::web {
namespace {

void ask_advice(Conversation& talk) {
  Advice& advice = talk.advice;
  advice.request = post_question(talk, levels.back().id, advice.actions);
  advice.asked = talk.ui.now;
}

void fail(Conversation& talk) { notify(talk.ui, std::string(tr(talk.texts, "advice.failed"))); }

}  // namespace

void want_advice(Advice& advice, const Session& session) {
  forget_advice(advice);
  advice.wanted = true;
  advice.cursor = session.cursor;
  advice.revision = session.revision;
}

void forget_advice(Advice& advice) {
  const unsigned request = advice.request;
  advice = {};
  if (request != 0) platform::worker_stop();
}

void put_off_advice(Advice& advice) {
  if (std::exchange(advice.request, 0) != 0) platform::worker_stop();
}

bool take_advice(Conversation& talk, const Answer& answer) {
  Advice& advice = talk.advice;
  if (advice.request == 0 || answer.id != advice.request) return false;
  if (answer.so_far) return true;
  advice.request = 0;
  const Session& session = talk.session;
  if (advice.cursor != session.cursor || advice.revision != session.revision) {
    advice = {};
    return true;
  }
  const State& from = advice.preview ? *advice.preview : shown(session);
  const auto exact = listed(session.game, from, answer.action);
  if (answer.error || !exact) {
    advice = {};
    fail(talk);
    return true;
  }
  advice.actions.push_back(*exact);
  if (answer.action.kind == ActionKind::place && !advice.preview) {
    advice.preview = from;
    apply(session.game, *advice.preview, *exact);
    const Decision next = decision(session.game, *advice.preview);
    if (next.phase == Phase::figure && !next.chance) {
      ask_advice(talk);
      return true;
    }
  }
  advice.wanted = false;
  advice.complete = true;
  keep_advised(talk.session.advised, advice.cursor, advice.actions);
  return true;
}

void advice_frame(Conversation& talk, bool may_advise) {
  Advice& advice = talk.advice;
  if (!advice.wanted && !advice.complete) return;
  const bool stale = advice.cursor != talk.session.cursor ||
                     advice.revision != talk.session.revision || !may_advise;
  const bool silent =
      advice.request != 0 && (platform::worker_failed() || talk.ui.now - advice.asked > patience);
  if (silent) fail(talk);
  if (stale || silent)
    forget_advice(advice);
  else if (advice.wanted && advice.request == 0)
    ask_advice(talk);
}

}  // namespace bastide::web
