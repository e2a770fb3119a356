// A match in words.
#pragma once

#include <string>

namespace bastide::web {

struct Match;
struct Session;
struct Texts;

// How the match of a game stands: "Best of 3: Anna 1, Ben ½.", and who has won it, or that this
// game is played again. `match`: before the game, or with it.
std::string match_line(const Texts& texts, const Session& session, const Match& match);

}  // namespace bastide::web
