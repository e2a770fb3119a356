#include "web/opponent/computer.hpp"

#include "engine/base/random.hpp"
#include "engine/players/levels.hpp"
#include "engine/players/player.hpp"
#include "engine/record/notation.hpp"
#include "web/opponent/advice.hpp"
#include "web/opponent/best_turns.hpp"
#include "web/opponent/coach.hpp"
#include "web/platform/platform.hpp"

namespace bastide::web {
namespace {

constexpr double soon = 0.4;  // seconds: a shorter wait is not worth hurrying
constexpr std::string_view quick = "greedy";

// The player's own seed: different in every position, the same when a position is evaluated again.
u64 seed_of(const Session& session, std::size_t actions) {
  return mix64(session.record.setup.seed ^ (0x9e3779b97f4a7c15ULL * (actions + 1)));
}

// `question`: what is asked of whom; the rest is filled in.
unsigned post(Conversation& talk, Question question, std::size_t actions,
              const std::vector<Action>& further = {}) {
  Record record = talk.session.record;
  record.actions.resize(actions);
  record.actions.insert(record.actions.end(), further.begin(), further.end());
  record.fair = {};  // all chance outcomes are in the record
  const std::string text = write_record(talk.catalogue, record);
  question.id = ++talk.computer.last_request;
  question.seed = seed_of(talk.session, actions);
  question.record = text;
  platform::worker_post(write_question(question));
  platform::wake_after(patience + 0.5);  // an answer wakes the page, silence does not
  return question.id;
}

bool is_about(const Computer& computer, const Session& session) {
  return computer.cursor == session.cursor && computer.revision == session.revision;
}

void ask_player(Conversation& talk) {
  Computer& computer = talk.computer;
  const Session& session = talk.session;
  const bool hurried = computer.hurried == shown(session).turn;
  computer.request = post_question(
      talk, hurried ? quick : controller(session, shown_decision(session).player), {});
  computer.so_far.reset();
  computer.cursor = session.cursor;
  computer.revision = session.revision;
  computer.asked = talk.ui.now;
  platform::wake_after(soon);
}

// Without a worker, a quick player moves in the page itself.
void play_here(Session& session) {
  const PlayerKind* kind = find_player_kind(quick);
  if (!kind) return;
  Random random{seed_of(session, session.cursor)};
  const State view = determinize(shown(session), random.next());
  play(session, kind->choose(session.game, view, random, {}).action);
}

}  // namespace

unsigned post_question(Conversation& talk, std::string_view player,
                       const std::vector<Action>& further) {
  return post(talk, {.player = player}, talk.session.cursor, further);
}

unsigned post_rating(Conversation& talk, int tenths) {
  return post(talk, {.player = levels.back().id, .rate = tenths}, talk.session.cursor);
}

unsigned post_judgement(Conversation& talk, std::size_t actions) {
  return post(talk, {.player = levels.back().id, .judge = true}, actions);
}

void take_answers(Conversation& talk, bool may_move, bool may_advise) {
  while (const auto text = platform::worker_poll()) {
    const auto answer = read_answer(*text);
    if (!answer)
      give_up_worker(talk);
    else if (!take_advice(talk, *answer) && !take_best_turns(talk, *answer) &&
             !take_judgement(talk, *answer))
      take_move(talk, *answer, may_move);
  }
  advice_frame(talk, may_advise);
  Computer& computer = talk.computer;
  if (!computer_to_move(talk.session)) computer.hurried = 0;
  if (computer.request != 0 &&
      (!may_move || !computer_to_move(talk.session) || !is_about(computer, talk.session)))
    drop_question(computer);
}

bool computer_to_move(const Session& session) {
  if (!at_end(session) || !plays_here(session) || session.table_rules.clock.lost != no_player)
    return false;
  const Decision d = shown_decision(session);
  return d.player != no_player && is_computer(session, d.player);
}

void take_move(Conversation& talk, const Answer& answer, bool may_move) {
  Computer& computer = talk.computer;
  if (computer.request == 0 || answer.id != computer.request) return;  // of an abandoned position
  if (answer.so_far) {
    computer.so_far = answer.action;
    return;
  }
  computer.request = 0;
  Session& session = talk.session;
  if (!may_move || !computer_to_move(session) || !is_about(computer, session)) return;
  if (answer.error || !play(session, answer.action))
    give_up_worker(talk);
  else
    computer.failures = 0;
}

void give_up_worker(Conversation& talk) {
  Computer& computer = talk.computer;
  platform::worker_stop();
  computer.request = 0;
  ++computer.failures;
  if (computer.failures == 2) notify(talk.ui, std::string(tr(talk.texts, "table.worker-failed")));
}

bool computer_frame(Conversation& talk, const Cue& cue) {
  Computer& computer = talk.computer;
  if (computer.request != 0) {
    if (platform::worker_failed() || talk.ui.now - computer.asked > patience) give_up_worker(talk);
    return true;
  }
  if (cue.wait) return false;
  if (cue.told)
    play(talk.session, *cue.told);
  else if (computer.failures > 1)
    play_here(talk.session);
  else
    ask_player(talk);
  return true;
}

void drop_question(Computer& computer) {
  if (computer.request == 0) return;
  computer.request = 0;
  platform::worker_stop();
}

bool may_hurry(const Computer& computer, double now) {
  return computer.request != 0 && now >= computer.asked + soon;
}

void hurry(Computer& computer, Session& session) {
  if (computer.request == 0 || !is_about(computer, session)) return;
  drop_question(computer);
  computer.hurried = shown(session).turn;
  if (computer.so_far) play(session, *computer.so_far);
}

}  // namespace bastide::web
