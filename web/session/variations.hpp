// A tree of variants: the positions of a game, and of all that could have come instead.
#pragma once

#include <cstddef>
#include <vector>

#include "engine/rules/action.hpp"

namespace bastide::web {

struct Variation {
  Action action;                   // leads to this position
  std::size_t before = 0;          // from that one
  std::vector<std::size_t> after;  // the positions that follow; the main line's comes first
};

// Positions are named by their index, which never changes; the beginning is 0. What has been cut
// off stays where it is, but nothing leads there any more.
struct Variations {
  std::vector<Variation> all{Variation{}};
};

// The position after an action, entered as the last variant if it is new.
std::size_t add(Variations& variations, std::size_t at, const Action& action);
// Enters actions from the beginning; returns the last position.
std::size_t add_line(Variations& variations, const std::vector<Action>& actions);

// All positions from the beginning to this one, and on along the main line.
std::vector<std::size_t> line_through(const Variations& variations, std::size_t at);
// The number of actions before a position.
std::size_t depth_of(const Variations& variations, std::size_t at);
// The actions that lead to a position.
std::vector<Action> actions_to(const Variations& variations, std::size_t at);
// The last positions of all lines, the main line's first.
std::vector<std::size_t> ends_of(const Variations& variations);

// What could be played instead of what led here: the next one, around, or the position itself.
std::size_t beside(const Variations& variations, std::size_t at);
// Whether the main line leads here; and makes it lead here.
bool is_main(const Variations& variations, std::size_t at);
void make_main(Variations& variations, std::size_t at);
// Cuts off a position with all that follows; not the beginning.
void cut_off(Variations& variations, std::size_t at);

}  // namespace bastide::web
