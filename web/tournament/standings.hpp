// Standings of a tournament.
#pragma once

#include <vector>

#include "web/tournament/tournament.hpp"

namespace bastide::web {

// Of the Swiss rounds. A pairing won is one point, an equal one half; so is it counted here, in
// halves. A bye is a pairing won.
struct Standing {
  int entrant = 0;
  int won = 0, equal = 0, lost = 0;
  int halves = 0;
  // Ties in the order of these: the points of all opponents, in halves; what was won by, over all
  // games; all points of the games; the lot.
  int opponents = 0;  // a bye and a walkover count as an opponent with one's own points
  int margin = 0;
  int points = 0;
};

// The best first.
std::vector<Standing> standings(const Tournament& tournament);
// Whether two are level in all but the lot.
bool are_level(const Standing& one, const Standing& other);

// The first places of a finished knock-out, the winner first: two, or four with a match for the
// third place. Empty: it is not over, or there is none.
std::vector<int> final_places(const Tournament& tournament);

// Before the first round the lots decide: entrants in their order.
std::vector<int> order_by_lot(const Tournament& tournament);

}  // namespace bastide::web
