// The table of the Mists: what is drawn on the board (board.cpp), and what the team is told
// (team.cpp).
#pragma once

#include "web/sets/page_set.hpp"

namespace bastide::web::mist {

// board.cpp
bool draw_on_tile(const BoardDrawing& on, const PieceAt& there, int colour);
bool draw_event(const BoardDrawing& on, const ShownEvent& shown);
std::optional<float> seconds_of(const Event& event, bool reduced);
bool shown_together(const Event& a, const Event& b);

// team.cpp
void tell_team(const TeamToTell& told, TeamBoard& board);
void add_lines(const FeatureToTell& told, std::vector<std::string>& lines);
std::string end_words(const Texts& texts, const Game& game, const State& state);
std::string name_choice(const ChoiceToTell& choice);
std::optional<std::string> value_choice(const ChoiceToTell& choice);
void adjust_sign(const ChoiceToTell& choice, ChoiceSign& sign);

}  // namespace bastide::web::mist
