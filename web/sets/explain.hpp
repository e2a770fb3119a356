// What happened, in sentences: for the log, the score sheet and screen readers.
#pragma once

#include <span>
#include <string>
#include <vector>

namespace bastide {
struct Decision;
struct Event;
struct Game;
struct Record;
struct Scoring;
struct State;
}  // namespace bastide

namespace bastide::web {

struct Texts;

// "City, 7 tiles and 2 coats of arms: 7 × 2 + 2 × 2 = 18".
std::string explain_value(const Texts& texts, const Scoring& scoring);

// The same, with the owners: "... — Anna"; for a majority or a tie with each player's strength.
std::string explain(const Texts& texts, const Record& record, const Game& game,
                    const Scoring& scoring);

// One sentence for an event, or for several that belong together (told_as_one). `state` is the
// position after it. `coordinates`: whether places are given by coordinates.
std::string explain(const Texts& texts, const Record& record, const Game& game, const State& state,
                    std::span<const Event> told, bool coordinates);

// Who must decide what: "Anna: place the tile."
std::string explain_decision(const Texts& texts, const Record& record, const Decision& decision);

}  // namespace bastide::web
