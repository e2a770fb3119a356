// Converts an action to the words of a line, and back.
#pragma once

#include <string>
#include <vector>

#include "engine/record/record.hpp"
#include "engine/rules/place_words.hpp"

namespace bastide {

// With `any_place`, a place that the tile does not have becomes no_segment instead of an error,
// which gives an action for the rules to refuse.
Expected<Action> read_action(const Game& game, const State& state,
                             const std::vector<PlayerEntry>& players, const Tokens& words,
                             bool any_place);

// The kind of action that a line describes; `none` when it is no action.
ActionKind kind_of_line(const Game& game, const Tokens& words);

// Index of a tile type by its id, -1 when it is not in play.
int type_of_id(const Game& game, std::string_view id);

// Index of the player of a colour, -1 when nobody has it.
int player_of_word(const std::vector<PlayerEntry>& players, std::string_view word);
// The same among all colours in the game (colour_of_side).
int side_of_word(const std::vector<PlayerEntry>& players, int sides, std::string_view word);

}  // namespace bastide
