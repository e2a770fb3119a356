// The conversation with the worker, in which computer players think: what it is about.
#pragma once

#include <string_view>
#include <vector>

#include "engine/tiles/catalogue.hpp"
#include "web/session/session.hpp"
#include "web/text/text.hpp"
#include "web/ui/ui.hpp"

namespace bastide::web {

struct Computer;
struct Advice;

struct Conversation {
  Ui& ui;  // for its clock, and to say what has gone wrong
  const Texts& texts;
  const Catalogue& catalogue;
  Session& session;
  Computer& computer;
  Advice& advice;
};

inline constexpr double patience = 20;  // seconds without an answer: the worker is considered dead

// Asks the worker what a kind of player would do at the cursor, after further actions. Returns the
// id that its answer will have.
unsigned post_question(Conversation& talk, std::string_view player,
                       const std::vector<Action>& further);
// Asks the strongest player what the turn was worth that ends after so many actions.
unsigned post_judgement(Conversation& talk, std::size_t actions);

// Takes what the worker has answered, and drops questions about another position than the shown
// one. `may_move`: a computer player's move can be taken now; `may_advise`: advice is allowed.
void take_answers(Conversation& talk, bool may_move, bool may_advise);

}  // namespace bastide::web
