// A record of which something earlier has turned out to be wrong: what came later follows again, as
// far as it still fits.
#pragma once

#include <cstddef>
#include <vector>

#include "engine/rules/game.hpp"

namespace bastide {

// Something of the old record that has no place in the new one.
struct LeftOut {
  int turn = 0;                    // of the old record
  PlayerIndex player = no_player;  // whose decision it was; of a draw, whose turn
  Action action;
  TypeIndex type = no_type;  // of the tile drawn or placed
  Rule rule = Rule::none;    // that forbids it; none: it is not asked for, or not of this player
};

struct Amended {
  std::vector<Action> actions;  // the new beginning, and what follows it
  std::size_t next = 0;  // of the old actions, the first that does not follow; else their number
  std::vector<LeftOut> left_out;  // the last one is that, if there is one
};

// `old` is a legal record of which those from `next` on come after `beginning`, which is legal,
// too. Choices that do not fit are left out where the rules let one pass; a draw or a tile that
// does not fit, or a turn of somebody else, ends it. The same where the old record has no answer to
// a question.
Amended amend(const Game& game, const std::vector<Action>& old, std::size_t next,
              std::vector<Action> beginning);

}  // namespace bastide
