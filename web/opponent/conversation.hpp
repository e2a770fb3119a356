// The conversation with the worker, in which computer players think.
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
struct BestTurns;
struct Coach;

struct Conversation {
  Ui& ui;  // for its clock, and to report problems
  const Texts& texts;
  const Catalogue& catalogue;
  Session& session;
  Computer& computer;
  Advice& advice;
  Coach& coach;
  BestTurns& best_turns;
};

inline constexpr double patience = 20;  // seconds without an answer: the worker is considered dead

// Asks the worker what a kind of player would do at the cursor after further actions. Returns the
// id of the question, which its answer will have.
unsigned post_question(Conversation& talk, std::string_view player,
                       const std::vector<Action>& further);
// Asks the strongest player for the best turns at the cursor, after so many tenths of a second.
unsigned post_rating(Conversation& talk, int tenths);
// Asks the strongest player what the turn ending after so many actions was worth.
unsigned post_judgement(Conversation& talk, std::size_t actions);

// Processes the worker's answers, and drops questions about positions other than the shown one.
// `may_move`: a computer player's move can be accepted now; `may_advise`: advice is allowed.
void take_answers(Conversation& talk, bool may_move, bool may_advise);

}  // namespace bastide::web
