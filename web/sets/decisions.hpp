// Decisions in words. Each kind of decision or choice has a word, such as "place"; the texts
// contain "decision.<word>.title", a few words for a heading, and "decision.<word>", the rule in
// one sentence.
#pragma once

#include <string>
#include <string_view>

#include "engine/rules/vocabulary.hpp"

namespace bastide {
struct Action;
struct Game;
struct State;
enum class Phase : u8;
}  // namespace bastide

namespace bastide::web {

struct Texts;

// The word for the current decision; empty at chance nodes and when the game is over.
std::string_view decision_word(const Game& game, const State& state);
// The same from the phase alone, which cannot distinguish, for example, the first of several
// consecutive decisions from the others.
std::string_view decision_word(Phase phase);

// The word for a choice that needs a sentence of its own ("big-meeple", "fly"); empty for others.
std::string_view choice_word(const Action& action);

// The kind of the first answer to the decision that is not a pass.
ActionKind first_answer(const Game& game, const State& state);

std::string decision_title(const Texts& texts, std::string_view word);
std::string decision_rule(const Texts& texts, std::string_view word);
// For the current decision.
std::string decision_title(const Texts& texts, const Game& game, const State& state);
std::string decision_rule(const Texts& texts, const Game& game, const State& state);

// The help section about it, for open_help (web/screens/screens.hpp): "base.tile".
std::string_view help_topic(std::string_view word);
// The lesson about a kind of decision or choice; empty: there is none, as for what belongs to the
// base game.
std::string_view lesson_about(std::string_view word);

}  // namespace bastide::web
