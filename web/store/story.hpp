// The story of one's games: what is kept of each game that was played to its end here
// (docs/save.md).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "web/session/analysis.hpp"
#include "web/store/store.hpp"

namespace bastide::web {

inline constexpr std::size_t max_story = 400;  // games; older ones are forgotten
enum StoryKind {
  story_roads,
  story_cities,
  story_monasteries,
  story_fields,
  story_rest,
  story_kinds
};

struct StoryPlayer {
  std::string name, computer;  // an id; empty: a person
  int points = 0;
};

// As the first person at this device has fared.
struct StoryGame {
  std::string slot;        // of the game, when it was kept: what is told again replaces it
  u64 time = 0;            // seconds since 1970
  long sets = 0;           // ExpansionMask
  int result = 0;          // -1 lost, 0 drawn, 1 won
  int me = 0;              // of players
  int city = 0, road = 0;  // points of the best city, tiles of the longest road
  int luck = 0;  // what the drawn tiles were worth beyond the bag's average, tenths of points
  int kinds[story_kinds] = {};  // points
  std::vector<StoryPlayer> players;
  int lost = -1;                // by the analysis, tenths of a point a turn; -1: it was not asked
  int asked = 0, followed = 0;  // how often advice was
};

using Story = std::vector<StoryGame>;  // the oldest first

// A line for each game. What cannot be read is passed over.
std::string write_story(const Story& story);
Story read_story(std::string_view text);

// What a finished game tells; nothing if it is not over, a lesson, or nobody plays it here.
std::optional<StoryGame> story_of(const Session& session, u64 time);

Story stored_story(const Storage& storage);
// Adds games, replacing those of the same slots.
void add_story(const Storage& storage, const Story& story);
// Keeps what the analysis found that the person lost, if the game has been told of.
void judge_story(const Storage& storage, const Session& session, const Analysis& analysis);
void forget_story(const Storage& storage);

// ---- Medals -------------------------------------------------------------------------------------

inline constexpr int medals = 6;
bool earned(int medal, const StoryGame& game);

}  // namespace bastide::web
