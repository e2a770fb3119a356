// What the page and the computer player in its worker say to each other, as texts.
//
//   choose ID PLAYER SEED        the question; the record of the game, up to the position in which
//   bastide-record 1 ...         a player decides, follows on the next lines (docs/notation.md)
//
//   so-far ID KIND WHAT X Y WHERE VALUE    before the answer, maybe often: what it would be now
//   choice ID KIND WHAT X Y WHERE VALUE    the answer: the numbers of an Action
//   error ID CODE LINE DETAIL              or what was wrong; ID is 0 if the first line is
//   unreadable
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/base/expected.hpp"
#include "engine/rules/action.hpp"

namespace bastide::web {

struct Question {
  unsigned id = 0;
  std::string_view player;  // id of a player kind
  u64 seed = 0;             // of the player's own random choices
  std::string_view record;
};

struct Answer {
  unsigned id = 0;
  bool so_far = false;         // the answer itself is still to come
  Action action;               // if there is no error; the page checks that it is legal
  std::optional<Error> error;  // codes "worker.*" and those of records
};

std::string write_question(const Question& question);
// The result looks into `text`. Fails with "worker.question".
Expected<Question> read_question(std::string_view text);

std::string write_answer(const Answer& answer);
// Fails with "worker.answer".
Expected<Answer> read_answer(std::string_view text);

}  // namespace bastide::web
