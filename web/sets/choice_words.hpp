// Choices in words. The default wording, from what a choice is about (engine/rules/meaning.hpp),
// where a set does not define its own.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "engine/board/board.hpp"
#include "engine/rules/vocabulary.hpp"

namespace bastide {
struct Action;
struct Game;
struct State;
enum class Phase : u8;
}  // namespace bastide

namespace bastide::web {

struct ChoiceSign;
struct ChoiceToTell;
struct Texts;

// "Knight", "City, 4 tiles", and what it adds to the turn: "+4 at once", "+3 if left unfinished";
// both may be empty.
std::string choice_name(const ChoiceToTell& choice);
std::string choice_worth(const ChoiceToTell& choice);
ChoiceSign choice_sign(const ChoiceToTell& choice);
// The key of the name for passing in a phase.
std::string_view pass_key(Phase phase);
// What passing means here, in a few words; empty where its name suffices.
std::string why_pass(const ChoiceToTell& choice);

// "3, −2; knight": where the tile goes, where coordinates are shown, and what else is done in a
// turn, or in a part of one.
std::string turn_words(const Texts& texts, const Game& game, const State& before,
                       std::span<const Action> actions, bool coordinates);

// ---- Building blocks for the wording of sets ----------------------------------------------------

// "knight", "big knight": a figure on a feature.
std::string figure_words(const Texts& texts, FigureKind figure, SegmentKind feature);
// "City, 4 tiles".
std::string feature_words(const ChoiceToTell& choice, Node node);
// What a figure changes for the deciding player at a feature: "+4 at once" if it is complete, else
// "+3 if left unfinished" or, on a field, "+3 at the end".
std::string value_words(const ChoiceToTell& choice, Node node);
// Points for the deciding player as soon as it is done.
int gain_of(const ChoiceToTell& choice);
std::string at_once_words(const Texts& texts, int points);  // "+4 at once"
// How many more than by passing; empty for none.
std::string gain_words(const ChoiceToTell& choice);

// "north-east", clockwise from the north in eighths.
std::string direction_name(const Texts& texts, int eighth);

}  // namespace bastide::web
