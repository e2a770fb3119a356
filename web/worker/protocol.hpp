// The messages between the page and the computer player in its worker, as texts.
//
//   choose ID PLAYER SEED        the question; the record of the game, up to the position in which
//   bastide-record 1 ...         a player decides, follows on the next lines (docs/notation.md)
//   choose ID PLAYER SEED NODES  the same, with so many nodes (docs/players.md) and no clock: the
//   bastide-record 1 ...         answer is the same on every machine
//   judge ID PLAYER SEED         the same, but the record ends after a placement and the figure
//   bastide-record 1 ...         action that followed: what were they worth?
//
//   rate ID PLAYER SEED TENTHS   the same as choose, at a placement: which turns are best? For so
//   bastide-record 1 ...         many tenths of a second, if the clock limits thinking at all
//
//   so-far ID KIND WHAT X Y WHERE VALUE    before the answer, maybe often: what it would be now
//   choice ID KIND WHAT X Y WHERE VALUE    the answer: the numbers of an Action
//   worth ID LOST LEVEL ... KIND ... KIND ... the other answer: see Judgement; two Actions
//   turns ID VALUE COUNT KIND ... VALUE ...    for rate: the best turns; COUNT Actions of each
//   error ID CODE LINE DETAIL              or what was wrong; ID 0: line 1 is unreadable
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/expected.hpp"
#include "engine/players/losses_at.hpp"
#include "engine/rules/action.hpp"
#include "web/worker/best_turn.hpp"

namespace bastide::web {

struct Question {
  unsigned id = 0;
  std::string_view player;  // id of a player kind
  u64 seed = 0;             // of the player's own random choices
  std::string_view record = {};
  bool judge = false;
  int rate = 0;   // tenths of a second; 0: does not ask for it
  u32 nodes = 0;  // instead of the clock; 0: that limits the thinking
};

struct Answer {
  unsigned id = 0;
  bool so_far = false;             // this is not the final answer
  Action action;                   // if there is no error; the page checks that it is legal
  std::optional<Judgement> worth;  // instead of `action`, for judge
  std::vector<BestTurn> turns;     // instead of it, for rate: best first
  std::optional<Error> error;      // codes "worker.*" and those of records
};

std::string write_question(const Question& question);
// The result refers into `text`. Fails with "worker.question".
Expected<Question> read_question(std::string_view text);

std::string write_answer(const Answer& answer);
// Fails with "worker.answer".
Expected<Answer> read_answer(std::string_view text);

}  // namespace bastide::web
