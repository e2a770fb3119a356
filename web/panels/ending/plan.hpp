// The final scoring as it is told: the unfinished features kind by kind, and how the totals of the
// players grow meanwhile. Worked out once from a finished game; what is drawn is a function of it
// and of the time. Knows nothing about drawing.
#pragma once

#include <array>
#include <vector>

#include "web/session/session.hpp"

namespace bastide::web {

// In the order in which they are read out.
enum class EndKind : unsigned char { roads, cities, monasteries, others, fields };
inline constexpr int end_kinds = static_cast<int>(EndKind::fields) + 1;
EndKind end_kind_of(const Scoring& scoring);

// A feature that brings points.
struct EndFeature {
  Node node = no_node;
  u8 owners = 0;
  int points = 0;  // to the one who gets the most
};

struct EndStep {
  EndKind kind = EndKind::roads;
  std::vector<EndFeature> features;                 // those that lie on the board
  std::array<int, max_players> points{}, totals{};  // what they bring, and the scores after it
  float begins = 0, lasts = 0;                      // seconds
};

struct Ending {
  int sides = 0;
  std::array<int, max_players> before{};  // the scores when the last tile had been scored
  std::vector<EndStep> steps;             // only what brings points
  float seconds = 0;                      // of all; 0: there is nothing to tell
};

// Of a game that is over.
Ending plan_ending(const Session& session);
inline constexpr float least_ending = 5, most_ending = 8;  // seconds

// ---- At a time, from 0 to Ending::seconds -------------------------------------------------------

// What is being read out; null: nothing yet, or nothing any more.
const EndStep* step_at(const Ending& ending, float time);
// How much of a step's features is lit, and how far its points have run up.
float light_of(const EndStep& step, float time);
float counted_of(const EndStep& step, float time);
// How dark the rest of the board is, from 0 to 1.
float veil_at(const Ending& ending, float time);
using EndTotals = std::array<float, max_players>;
EndTotals totals_at(const Ending& ending, float time);
// The row of each side in the race, from 0; in between while two of them change places.
EndTotals rows_at(const Ending& ending, float time);

}  // namespace bastide::web
