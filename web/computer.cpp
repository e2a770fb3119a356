#include "web/computer.hpp"

#include "engine/base/random.hpp"
#include "engine/players/player.hpp"
#include "engine/record/notation.hpp"
#include "web/advice.hpp"
#include "web/app.hpp"
#include "web/platform/platform.hpp"
#include "web/table/watching.hpp"
#include "web/worker/protocol.hpp"

namespace bastide::web {
namespace {

constexpr double patience = 20;  // seconds without an answer: the worker is considered dead

bool due(const App& app) {
  if (!app.session || !at_end(*app.session) || app.table.timeline.open) return false;
  if (app.session->house.clock.lost != no_player || computers_wait(app)) return false;
  const Decision d = shown_decision(*app.session);
  return d.player != no_player && is_computer(*app.session, d.player);
}

// The player's own seed: different in every position, the same when the position is evaluated
// again.
u64 seed_of(const Session& session) {
  return mix64(session.record.setup.seed ^ (0x9e3779b97f4a7c15ULL * (session.cursor + 1)));
}

void ask(App& app) {
  Computer& computer = app.computer;
  const Session& session = *app.session;
  computer.request = post_question(app, controller(session, shown_decision(session).player), {});
  computer.cursor = session.cursor;
  computer.revision = session.revision;
  computer.asked = app.ui.now;
  platform::wake_after(patience + 0.5);  // an answer wakes the page, silence does not
}

// Without a worker, a quick player thinks in the page itself.
void play_here(App& app) {
  Session& session = *app.session;
  const PlayerKind* kind = find_player_kind(controller(session, shown_decision(session).player));
  if (!kind || app.computer.failures > 1) kind = find_player_kind("greedy");
  if (!kind) return;
  Random random{seed_of(session)};
  const State view = unknown_future(shown(session), random.next());
  play(session, kind->choose(session.game, view, random, {}).action);
}

void give_up_worker(App& app) {
  Computer& computer = app.computer;
  platform::worker_stop();
  computer.request = 0;
  ++computer.failures;
  if (computer.failures == 2) notify(app.ui, std::string(tr(app.texts, "table.worker-failed")));
}

void take_answer(App& app, const std::string& text) {
  Computer& computer = app.computer;
  const auto answer = read_answer(text);
  if (!answer) {
    give_up_worker(app);
    return;
  }
  if (take_advice(app, *answer)) return;
  if (computer.request == 0 || answer->id != computer.request) return;  // of an abandoned position
  computer.request = 0;
  Session& session = *app.session;
  if (!due(app) || session.cursor != computer.cursor || session.revision != computer.revision)
    return;
  if (answer->error || !play(session, answer->action))
    give_up_worker(app);
  else
    computer.failures = 0;
}

}  // namespace

unsigned post_question(App& app, std::string_view player, const std::vector<Action>& further) {
  const Session& session = *app.session;
  Record record = session.record;
  record.actions.resize(session.cursor);
  record.actions.insert(record.actions.end(), further.begin(), further.end());
  const std::string text = write_record(app.catalogue, record);
  Question question;
  question.id = ++app.computer.last_request;
  question.player = player;
  question.seed = seed_of(session);
  question.record = text;
  platform::worker_post(write_question(question));
  return question.id;
}

bool computer_frame(App& app, bool) {
  Computer& computer = app.computer;
  if (!app.session) return false;
  while (const auto text = platform::worker_poll()) take_answer(app, *text);
  advice_frame(app);
  if (computer.request != 0 && !due(app)) computer_cancel(app);
  // A move is only made once the last one has been shown.
  const bool seen = app.table.motion.steps.empty() && app.table.motion.shown == app.session->cursor;
  if (!due(app) || !seen) return computer.request != 0;
  if (computer.request != 0) {
    if (platform::worker_failed() || app.ui.now - computer.asked > patience) give_up_worker(app);
    return true;
  }
  Action told;
  const LessonReply reply = lesson_reply(app, told);
  if (reply == LessonReply::wait) return false;
  if (reply == LessonReply::play)
    play(*app.session, told);
  else if (computer.failures > 1)
    play_here(app);
  else
    ask(app);
  return true;
}

void computer_cancel(App& app) {
  if (app.computer.request == 0) return;
  app.computer.request = 0;
  platform::worker_stop();
}

}  // namespace bastide::web
