// What a set adds to the notation (docs/notation.md): the lines of its actions and expectations,
// and how its events are told in JSON.
#pragma once

#include <array>
#include <span>

#include "engine/rules/place_words.hpp"

namespace bastide {

// ---- Lines --------------------------------------------------------------------------------------
//
// A form spells out a line, word by word. Lower case stands for itself, upper case for a part: a
// LinePart of some set, or one of
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
// If several forms could match a line, the one that agrees with most of its words is used, and the
// first of equals.

// A part that is a word from a list, or a small number.
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
  // Where a kind has several forms: whether an action is written in this one now. Null: always.
  bool (*applies)(const State&) = nullptr;
};

// What a line claims about a position.
struct Claim {
  Action action;
  std::vector<int> numbers;
  std::vector<TypeIndex> tiles;
  std::string rule;
};

struct ExpectForm {
  std::string_view words;  // "score N..."
  // The actual number of a player.
  int (*number)(const Game&, const State&, const Claim&, PlayerIndex) = nullptr;
  // Instead of `number`: what is actually the case if the claim is wrong, else empty.
  std::string (*differs)(const Game&, const State&, const Claim&) = nullptr;
  std::string_view none = {};  // stands for the number -1
};

// ---- Events -------------------------------------------------------------------------------------

// How an event is told in JSON. Its fields are listed as name:value, in order; those that the event
// does not have are omitted. `player` (whom it concerns), `tile`, `at` and `on` need no value;
// others are a name with one of
//   piece, count        the piece, how many of it; `counts` of all `kinds`, a list
//   value, what         numbers of the action
//   from-space, to-space  of the track
//   to-other            the other end of a piece that lies on two segments
//   word                what `word` says
struct EventForm {
  bool (*is)(const Event&);
  std::string_view name;
  std::string_view fields = "player";
  std::span<const Piece> kinds = {};
  std::string_view (*word)(const Event&) = nullptr;
};

struct ScoringField {
  u8 order;  // among the fields of all sets
  std::string_view name;
  std::string (*value)(const Scoring&);  // as JSON; empty: omitted
};

// -------------------------------------------------------------------------------------------------

// Each event and field belongs to one set, so their order does not matter.
struct SetWords {
  std::span<const LinePart> parts = {};
  std::span<const LineForm> lines = {};
  std::span<const ExpectForm> expects = {};
  std::span<const EventForm> events = {};
  std::span<const ScoringField> scoring_fields = {};
};

// The words of the sets in play, then of all others: lines that the rules will refuse can still be
// read.
using AllWords = std::vector<const SetWords*>;
AllWords all_words(const Game& game);
const LinePart* part_of_name(const AllWords& all, std::string_view name);

// What the numbers of each kind of action stand for, by the forms of its lines in all sets.
std::array<ActionNumbers, action_kinds> action_numbers();

// The actual numbers if they differ from the claimed ones, else empty.
std::string unless_equal(const Claim& claim, const std::vector<int>& is,
                         std::string_view none = {});

}  // namespace bastide
