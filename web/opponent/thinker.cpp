#include "web/opponent/thinker.hpp"

#include <string>
#include <utility>

#include "engine/players/judging.hpp"
#include "engine/record/notation.hpp"
#include "web/platform/clock.hpp"
#include "web/platform/worker.hpp"
#include "web/session/session.hpp"
#include "web/ui/ui.hpp"

namespace bastide::web {
namespace {

constexpr double patience = 20;  // seconds without an answer: the worker is considered dead

void post(Consultation& with, Asker asker, const Topic& topic) {
  const Session& session = with.session;
  Record record = session.record;
  record.actions.resize(topic.actions);
  record.actions.insert(record.actions.end(), topic.further.begin(), topic.further.end());
  record.fair = {};  // all chance outcomes are in the record
  const std::string text = write_record(with.catalogue, record);
  const unsigned id = ++with.thinker.last_id;
  platform::worker_post(write_question({.id = id,
                                        .player = topic.player,
                                        .seed = thinking_seed(session, topic.actions),
                                        .record = text,
                                        .judge = topic.judge,
                                        .rate = topic.rate,
                                        .nodes = topic.nodes}));
  platform::wake_after(patience + 0.5);  // an answer wakes the page, silence does not
  PendingQuestion& pending = with.thinker.pending.emplace();
  pending.asker = asker;
  pending.topic = topic;
  pending.revision = session.revision;
  pending.id = id;
  pending.asked = with.ui.now;
}

}  // namespace

u64 thinking_seed(const Session& session, std::size_t actions) {
  return judge_seed(session.record.setup.seed, actions);
}

Reply consult(Consultation& with, Asker asker, const Topic& topic) {
  std::optional<PendingQuestion>& pending = with.thinker.pending;
  if (pending && pending->asker < asker) return {};
  if (pending && (pending->asker != asker || pending->revision != with.session.revision ||
                  pending->topic != topic))
    drop_question(with.thinker);
  if (!pending) {
    post(with, asker, topic);
    return {};
  }
  pending->wanted = true;
  if (pending->silent) {
    drop_question(with.thinker);
    return {ReplyState::silent};
  }
  if (!pending->answer) return {};
  Reply reply{ReplyState::answered, std::move(*pending->answer)};
  pending.reset();
  return reply;
}

void drop_question(Thinker& thinker) {
  if (thinker.pending) restart_worker(thinker);
}

void restart_worker(Thinker& thinker) {
  thinker.pending.reset();
  platform::worker_stop();
}

void hear_worker(Thinker& thinker, double now) {
  std::optional<PendingQuestion>& pending = thinker.pending;
  if (pending) pending->wanted = false;
  while (const auto text = platform::worker_poll()) {
    auto answer = read_answer(*text);
    if (!pending) continue;
    if (!answer)
      pending->silent = true;
    else if (answer->id == pending->id && answer->so_far)
      pending->so_far = answer->action;
    else if (answer->id == pending->id)
      pending->answer = std::move(*answer);
  }
  if (pending && !pending->answer)
    pending->silent |= platform::worker_failed() || now - pending->asked > patience;
}

void drop_unwanted(Thinker& thinker) {
  if (!thinker.pending || thinker.pending->wanted) return;
  drop_question(thinker);
  platform::wake_after(0);  // for those who had to wait
}

const PendingQuestion* question_of(const Thinker& thinker, Asker asker) {
  return thinker.pending && thinker.pending->asker == asker ? &*thinker.pending : nullptr;
}

}  // namespace bastide::web
