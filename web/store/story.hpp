// The player's history: what is kept of each game that was played to its end on this device
// (docs/save.md).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/review/analysis.hpp"
#include "web/sets/team.hpp"
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

// The result from the point of view of the first person at this device.
struct StoryGame {
  std::string slot;             // of the saved game: a later entry for it replaces this one
  u64 time = 0;                 // seconds since 1970
  long sets = 0;                // ExpansionMask
  int result = 0;               // -1 lost, 0 drawn, 1 won
  int me = 0;                   // of players
  int city = 0, road = 0;       // points of the best city, tiles of the longest road
  int printed = 0;              // luck by what is printed on tiles, as earlier versions kept it
  int kinds[story_kinds] = {};  // points
  std::vector<StoryPlayer> players;
  // By the analysis, as the score sheet shows it, in tenths of a point: lost a decision (-1: not
  // analysed), and the luck of the tiles (luck.hpp).
  int lost = -1;
  std::optional<int> luck = {};
  std::optional<LossesAt> losses = {};  // and those of the levels, once all has been examined
  int asked = 0, followed = 0;          // number of times for advice
  std::optional<Reach> reach = {};      // of a game for one
  int mistakes[mistake_count] = {};     // what was lost, by MistakeKind, tenths of points
};

using Story = std::vector<StoryGame>;  // the oldest first

// One line per game. Malformed lines are skipped.
std::string write_story(const Story& story);
Story read_story(std::string_view text);

// The entry for a finished game; nothing if it is not over or does not count (fair_play.hpp), or
// nobody plays it here.
std::optional<StoryGame> story_of(const Session& session, u64 time);

// The farthest game for one of those with the same expansions before that of a slot.
std::optional<Reach> farthest_before(const Story& story, std::string_view slot);

Story stored_story(const Storage& storage);
// Adds games, replacing those of the same slots.
void add_story(const Storage& storage, const Story& story);
// Adds what the analysis found, if the game has an entry.
void judge_story(const Storage& storage, const Session& session, const Analysis& analysis);
void forget_story(const Storage& storage);

}  // namespace bastide::web
