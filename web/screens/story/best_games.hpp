// A person's best games, as boards.
#pragma once

#include <string_view>
#include <vector>

#include "web/screens/screen_view.hpp"

namespace bastide::web {

// What a game is the best in, and which that is.
struct BestGame {
  std::string_view key;  // of the words: "story.best.points"
  const StoryGame* game;
  int value;  // points; tenths of points for "story.best.play", nothing for "story.best.far"
};

// Of different games; those with nothing to show are left out.
std::vector<BestGame> best_games(const Story& story);
// Those of them that are still saved, for their boards.
std::vector<const SavedGame*> best_saved(const Screens& screens);

void best_games_panel(ScreenView& view);

}  // namespace bastide::web
