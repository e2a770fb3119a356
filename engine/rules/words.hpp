// What a set adds to the notation (docs/notation.md): lines of actions and expectations, which
// engine/record reads, and how its events are told, which only the command line does. Tables.
#pragma once

#include <span>

#include "engine/rules/place_words.hpp"

namespace bastide {

// ---- Lines --------------------------------------------------------------------------------------
//
// A form is a line word by word. Lower case stands for itself, upper case for a part: one that some
// set has, or one of
//   TILE          a type in play: Action::what
//   TILE-IF-KNOWN likewise, or `unknown`: no_type
//   COLOUR        a player: Action::what; COLOUR-TOO a second one: Action::value
//   X,Y           Action::at
//   SEGMENT       of the tile at X,Y: Action::where; SEGMENT-TOO a second one: Action::value
//   SEGMENT-HERE  of the tile just placed: Action::where
// and in expectations
//   N             a number; N... one for each player
//   TILE...       any number of types
//   RULE:         the rule that refuses what follows
//   ACTION        the line of an action
// Of several forms that a line could have, it has the one with which most of its words agree, the
// first of equals.

// A part that is a word of a list or a small number.
struct LinePart {
  std::string_view name;                         // the same in every set
  u8 Action::*number;                            // place in the list, or the number itself
  std::span<const std::string_view> words = {};  // empty: a number
  u8 least = 0, most = 0;
  std::string_view fault = "record.number";
};

struct LineForm {
  ActionKind kind;
  std::string_view words;
  // Of several forms of one kind: whether an action is written in this one now. Null: always.
  bool (*applies)(const State&) = nullptr;
};

// What a line claims of a position.
struct Claim {
  Action action;
  std::vector<int> numbers;
  std::vector<TypeIndex> tiles;
  std::string rule;
};

struct ExpectForm {
  std::string_view words;  // "score N..."
  // What a player's number is.
  int (*number)(const Game&, const State&, const Claim&, PlayerIndex) = nullptr;
  // Instead of `number`: what is the case if the claim is wrong, else empty.
  std::string (*differs)(const Game&, const State&, const Claim&) = nullptr;
  std::string_view none = {};  // stands for the number -1
};

// ---- Telling ------------------------------------------------------------------------------------

// An event, as a sentence and in JSON.
//
// A sentence has values in braces: {player} who does it, {owner} of the piece, {piece}, {count} of
// it, {pieces} all that are told as one, {tile} its type, {value} and {what} of the action, {from}
// and {to} segments, {from-cell} and {to-cell} positions, {from-space} and {to-space} of the track,
// {to-other} the other end of a piece that lies on two segments.
//
// The fields of JSON are given as name:value, in order, where what the event does not have is left
// out. `player` (whom it concerns), `tile`, `at` and `on` need no value; others are figure, change
// ... with a value as above, `counts` (of `kinds`, a list), or a word in quotation marks.
struct EventForm {
  bool (*is)(const Event&);
  std::string_view name;
  std::string_view sentence;
  std::string_view fields = "player";
  std::span<const Piece> kinds = {};
};

using Names = std::vector<std::string>;  // of the players
inline std::string name_of(const Names& names, PlayerIndex player) {
  return player < names.size() ? names[player] : "nobody";
}

struct CauseForm {
  ScoreCause cause;
  std::string_view name;  // in JSON
  // What the points are for, before the feature. Null: for the feature alone.
  std::string (*cause_text)(const Scoring&, const Names&) = nullptr;
};

struct ScoringField {
  u8 order;  // among the fields of all sets
  std::string_view name;
  std::string (*value)(const Scoring&);  // as JSON; empty: left out
};

// -------------------------------------------------------------------------------------------------

struct SetWords {
  std::span<const LinePart> parts = {};
  std::span<const LineForm> lines = {};
  std::span<const ExpectForm> expects = {};
};

// Each event, cause and field belongs to one set, so their order does not matter.
struct SetTelling {
  std::span<const EventForm> events = {};
  std::span<const CauseForm> causes = {};
  std::span<const ScoringField> scoring_fields = {};
  // What else is said of a scored feature.
  std::string (*scoring_note)(const Scoring&) = nullptr;
};

// Of every set that tells something (engine/sets/sets.cpp). No set points to its own: what never
// asks for them, as the page, is built without them.
const std::vector<const SetTelling*>& all_tellings();

// Of the sets in play, then of all others: a line can be read that the rules will refuse.
using AllWords = std::vector<const SetWords*>;
AllWords all_words(const Game& game);

// What is the case instead of a number or numbers, empty if they are the same.
std::string unless_equal(const Claim& claim, const std::vector<int>& is,
                         std::string_view none = {});

}  // namespace bastide
