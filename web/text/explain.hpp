// What happened, in sentences: for the log, the score sheet and screen readers.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "engine/record/record.hpp"
#include "engine/rules/game.hpp"
#include "web/text/text.hpp"

namespace bastide::web {

// What to call a player: the name given, or the name of the colour.
std::string player_name(const Texts& texts, const Record& record, PlayerIndex player);
std::string colour_name(const Texts& texts, int colour);
// What a game is called in lists: its own name, or its players.
std::string game_title(const Texts& texts, std::string_view name, const Record& record);

// "highwayman", "knight", "monk", "farmer": a meeple on a feature.
std::string role_name(const Texts& texts, FigureKind figure, SegmentKind feature);
std::string feature_name(const Texts& texts, SegmentKind feature);  // "City"
std::string_view feature_word(SegmentKind feature);                 // as keys are made of: "city"

// "City, 7 tiles and 2 coats of arms: 7 × 2 + 2 × 2 = 18".
std::string explain_value(const Texts& texts, const Scoring& scoring);

// The same and who got it: "... — Anna"; for a majority or a tie with each player's strength.
std::string explain(const Texts& texts, const Record& record, const Game& game,
                    const Scoring& scoring);

// One sentence for an event, or for several that are told as one (told_as_one). `state` is the
// position after it.
std::string explain(const Texts& texts, const Record& record, const Game& game, const State& state,
                    std::span<const Event> told);

// Who must decide what: "Anna: place the tile."
std::string explain_decision(const Texts& texts, const Record& record, const Decision& decision);

// Why an action is not allowed, from the rule's ID: "There is already a meeple on this feature."
std::string explain_refusal(const Texts& texts, std::string_view rule, SegmentKind feature);
std::string explain_refusal(const Texts& texts, std::string_view rule);

// A sentence for an error.
std::string explain_error(const Texts& texts, const Error& error);

}  // namespace bastide::web
