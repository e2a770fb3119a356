// A game as a part of its match (web/session/match.hpp).
#pragma once

#include "engine/base/player.hpp"
#include "web/session/match.hpp"

namespace bastide::web {

struct Course;

// What it is worth as it stands at its end, by seat: points, the time both took, who ran out of it.
MatchGame game_of_match(const Course& course);

// The match with this game, which counts as soon as it is over. Nothing: it belongs to none.
std::optional<Match> match_so_far(const Course& course);
// The same for the next game: a match that is over begins anew.
std::optional<Match> match_for_next(const Course& course);
// Who begins the next game, by seat: the one after whoever began this one, but in a match the same
// again as long as its count of games does not move on.
PlayerIndex next_to_begin(const Course& course);

}  // namespace bastide::web
