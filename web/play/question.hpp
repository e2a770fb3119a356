// What is asked after a tile has been placed.
#pragma once

#include <string_view>

namespace bastide::web {

struct Hand;
struct Session;

// The word for what is asked after a tile has been placed, if it is not only a figure for that
// tile: a piece of nobody that is held, figures for other tiles, others' figures that can be sent
// away.
std::string_view asked_instead(const Session& session, const Hand& hand);
// The same, or what can be done besides: one's own figures that can be taken back.
std::string_view asked_besides(const Session& session, const Hand& hand);

}  // namespace bastide::web
