// Choices in words. The default wording, from what a choice is about (engine/rules/meaning.hpp),
// where a set does not define its own.
#pragma once

#include <string>

#include "web/sets/page_set.hpp"

namespace bastide::web {

// "Knight", "City, 4 tiles", and its worth: "scores 4", "3 now"; both may be empty.
std::string choice_name(const ChoiceToTell& choice);
std::string choice_worth(const ChoiceToTell& choice);
ChoiceSign choice_sign(const ChoiceToTell& choice);
// What passing means here, in a few words; empty where its name suffices.
std::string why_pass(const ChoiceToTell& choice);

// ---- Building blocks for the wording of sets ----------------------------------------------------

// "knight", "big knight": a figure on a feature.
std::string figure_words(const Texts& texts, FigureKind figure, SegmentKind feature);
// "City, 4 tiles".
std::string feature_words(const ChoiceToTell& choice, Node node);
// "scores 4" if it is complete, else "3 now".
std::string value_words(const ChoiceToTell& choice, Node node);
// Points for the deciding player as soon as it is done: "scores 4".
int gain_of(const ChoiceToTell& choice);
std::string at_once_words(const Texts& texts, int points);
std::string gain_words(const ChoiceToTell& choice);  // empty for none

// "north-east", clockwise from the north in eighths.
std::string direction_name(const Texts& texts, int eighth);
std::string with_capital(std::string text);

}  // namespace bastide::web
