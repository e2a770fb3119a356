// The table of the Mists: what is drawn on the board (board.cpp), how the team stands and what it
// is told (team.cpp), what its choices are called and why one is taken (choices.cpp).
#pragma once

#include "web/sets/page_set.hpp"

namespace bastide::web::mist {

// board.cpp
void draw_drift(const BoardDrawing& on, const Action* chosen, const Event* moving);
bool draw_on_tile(const BoardDrawing& on, const PieceAt& there, int colour);
bool draw_event(const BoardDrawing& on, const ShownEvent& shown);
std::optional<float> seconds_of(const Event& event, bool reduced);
bool shown_together(const Event& a, const Event& b);

// team.cpp
TeamStand stand(const Game& game, const State& state);
void tell_team(const TeamToTell& told, TeamBoard& board);
void add_lines(const FeatureToTell& told, std::vector<std::string>& lines);
std::string end_words(const Texts& texts, const Game& game, const State& state);

// choices.cpp
std::string name_choice(const ChoiceToTell& choice);
std::optional<std::string> value_choice(const ChoiceToTell& choice);
void adjust_sign(const ChoiceToTell& choice, ChoiceSign& sign);
// Of an action of Phase::reward; empty at others.
std::string reason(const Texts& texts, const Game& game, const State& state, const Action& action);

extern const HelpPage help;  // help.cpp

}  // namespace bastide::web::mist
