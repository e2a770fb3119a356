// A match in words.
#pragma once

#include <string>

namespace bastide::web {

struct Session;
struct Texts;

// How the match of a game stands, with that game if it is over: "Best of three: Anna 1, Ben ½. Ben
// begins the next game." Empty: the game belongs to none.
std::string match_line(const Texts& texts, const Session& session);

}  // namespace bastide::web
