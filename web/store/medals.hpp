// Achievements: what they are, and which are won by the games and other things that are kept of
// somebody. What has been won once is kept apart from these (web/store/won_medals.hpp).
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "web/store/story.hpp"

namespace bastide::web {

enum class MedalKind : unsigned char { played, mastered, curious, friends };
inline constexpr std::string_view medal_kinds[] = {"played", "mastered", "curious", "friends"};

// Where it is won.
enum class MedalPlace : unsigned char { game, lessons, puzzles, day, friends, team };

int own_points(const StoryGame& game);
// Points before the best of the others; nothing where there are none, or all play together.
std::optional<int> lead(const StoryGame& game);

// What is known of somebody.
struct Career {
  std::span<const StoryGame> games;  // the oldest first
  int lessons = 0;                   // completed
  int puzzles = 0;                   // solved
  int days = 0;                      // in a row with the game of the day, at most
};

// Its text "medal.<id>" has a name, a colon, and what it takes.
struct Medal {
  std::string_view id;
  MedalKind kind;
  int needed;
  int (*done)(const Career&);  // so much of what is needed, or more; never less with more games
  MedalPlace place = MedalPlace::game;
};

std::span<const Medal> all_medals();
bool is_won(const Medal& medal, const Career& career);
// The game in which it was won; null: it is not, or not in a game.
const StoryGame* won_in(const Medal& medal, std::span<const StoryGame> games);
}  // namespace bastide::web
