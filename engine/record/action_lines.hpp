// One action as the words of a line, and back.
#pragma once

#include <string>
#include <vector>

#include "engine/rules/game.hpp"

namespace bastide {

using Words = std::vector<std::string>;

// With `any_place`, a place that the tile does not have becomes no_segment instead of an error: an
// action that the rules can refuse.
Expected<Action> read_action(const Game& game, const State& state, const Words& words,
                             bool any_place);

// Whether a line that begins with this word is an action.
bool is_action_word(std::string_view word);

// Index of a tile type by its id, -1 when it is not in play.
int type_of_id(const Game& game, std::string_view id);

}  // namespace bastide
