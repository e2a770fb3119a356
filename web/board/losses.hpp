// What a move takes from others: features taken over or shared against their owners, and figures
// in fields that can no longer grow.
#pragma once

#include <vector>

#include "engine/base/player.hpp"
#include "engine/board/board.hpp"
#include "engine/rules/event.hpp"

namespace bastide {
struct Game;
struct State;
}  // namespace bastide

namespace bastide::web {

enum class LossKind : u8 {
  shared,   // owned before, and now somebody else owns it, too
  taken,    // owned before, and now only by others
  cut_off,  // a field that is closed in without a city: it will never be worth anything
};

struct Loss {
  LossKind kind = LossKind::shared;
  PlayerIndex player = no_player;  // the loser
  Node node = no_node;             // of a figure of theirs
  friend bool operator==(const Loss&, const Loss&) = default;
};

// One for each figure concerned, in the order of `before.figures`. `by`: who has done it, and loses
// nothing by it. Nobody loses anything to those with whom they play together.
std::vector<Loss> losses_of(const Game& game, const State& before, const State& after,
                            const Events& events, PlayerIndex by);

}  // namespace bastide::web
