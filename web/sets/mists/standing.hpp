#pragma once

#include "web/sets/page_set.hpp"

namespace bastide::web {

extern const HelpPage mists_help;  // help.cpp
TeamStand mists_stand(const Game& game, const State& state);
// Of an action of Phase::reward; empty at others.
std::string mists_reason(const Texts& texts, const Game& game, const State& state,
                         const Action& action);

}  // namespace bastide::web
