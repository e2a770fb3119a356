// A saved game of JCloisterZone, taken apart: what was done, and the answers here that do the same.
#pragma once

#include <string>
#include <vector>

#include "engine/base/expected.hpp"
#include "engine/formats/jcz_words.hpp"
#include "engine/formats/json_tree.hpp"
#include "engine/rules/state.hpp"

namespace bastide {

// A line of the replay.
struct JczMessage {
  std::string type;
  const Json* payload = nullptr;
  int player = -1;  // -1: not said
};
std::vector<JczMessage> jcz_messages(const Json& replay);

// How their table lies on ours: moved, then turned.
struct JczTable {
  Position origin;  // theirs of our 0,0
  int turns = 0;    // clockwise quarter turns
};
// Nothing where a place is not [x, y] or too far away.
std::optional<Position> position_here(const JczTable& table, const Json& place);

// Whose figure it is, and which; player -1 if the text names none.
struct JczMeeple {
  int player = -1;
  std::optional<FigureKind> kind;
};
JczMeeple jcz_meeple(const Json& id);

// A place on a tile that lies here.
struct JczPointer {
  Position at;
  TileIndex tile = no_tile;
  u8 segment = no_segment;
  JczPlace place;
};
Expected<JczPointer> jcz_pointer(const JczTable& table, const Game& game, const State& state,
                                 const Json& pointer);

// The actions that could be meant, whatever the phase. Codes "import.malformed", "import.feature",
// "import.figure", "import.action" (of a kind that is not known).
Expected<std::vector<Action>> jcz_answers(const JczTable& table, const Game& game,
                                          const State& state, const JczMessage& message);

// Where a figure that is returned is sent away by the princess.
inline constexpr std::string_view jcz_princess = "PRINCESS";

// Messages that decide nothing here: the rules or the next message tell the same.
bool says_nothing(const JczMessage& message);

}  // namespace bastide
