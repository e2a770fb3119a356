// The one who asks the worker, in which computer players think: one question at a time. Whoever
// wants an answer consults it in every frame until the answer is there; a question that nobody has
// repeated in a frame, or that is about another position by now, is dropped.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/rules/action.hpp"
#include "web/worker/protocol.hpp"

namespace bastide {
struct Catalogue;
}  // namespace bastide

namespace bastide::web {

struct Session;
struct Texts;
struct Ui;

// In order of precedence: the question of one takes the place of those of all below.
enum class Asker : unsigned char {
  computer,
  hint,
  solution,
  best_turns,
  coach,
  examiner,
  strongest
};

// What is asked about the position after so many actions of the record and further ones.
struct Topic {
  std::string player;  // id of the player kind that thinks
  std::size_t actions = 0;
  std::vector<Action> further = {};
  bool judge = false;  // Question::judge
  int rate = 0;        // Question::rate
  u32 nodes = 0;       // Question::nodes

  friend bool operator==(const Topic&, const Topic&) = default;
};

struct PendingQuestion {
  Asker asker = {};
  Topic topic;
  unsigned revision = 0;  // of the session
  unsigned id = 0;
  double asked = 0;              // seconds on the page's clock
  bool wanted = true;            // somebody has consulted about it in this frame
  std::optional<Action> so_far;  // the answer if there had to be one now
  std::optional<Answer> answer;
  bool silent = false;  // the worker is dead, or says nothing that can be read
};

struct Thinker {
  std::optional<PendingQuestion> pending;
  unsigned last_id = 0;
};

struct Consultation {
  Ui& ui;  // for its clock, and to report problems
  const Texts& texts;
  const Catalogue& catalogue;
  Session& session;
  Thinker& thinker;
};

enum class ReplyState : unsigned char {
  waits,     // for the answer, or until somebody with precedence has one
  answered,  // the question is over
  silent,    // it is over, too: the worker has been restarted
};
struct Reply {
  ReplyState state = ReplyState::waits;
  Answer answer = {};  // whoever asked checks whether it is an error, or illegal
};

// Asks, or waits for the answer. The question is forgotten with its answer.
Reply consult(Consultation& with, Asker asker, const Topic& topic);

// Drops the question, whoever has asked it, if there is one; with the worker, which is thinking
// about it or has said something wrong.
void drop_question(Thinker& thinker);
void restart_worker(Thinker& thinker);

// Take what the worker has said, before anybody consults; and drop what nobody wants any more, at
// the end of a frame.
void hear_worker(Thinker& thinker, double now);
void drop_unwanted(Thinker& thinker);

// The question of an asker, if it is the one that is pending.
const PendingQuestion* question_of(const Thinker& thinker, Asker asker);

// A player's own seed: different in every position, the same when one is evaluated again.
u64 thinking_seed(const Session& session, std::size_t actions);

}  // namespace bastide::web
