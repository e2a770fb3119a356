// The review of a game: what its turns were worth, how well each side played and with how much
// luck. The score sheet shows it, and the replay marks turns by it.
#pragma once

#include <cstddef>
#include <vector>

#include "engine/review/analysis.hpp"
#include "engine/review/measure.hpp"
#include "web/review/tale.hpp"
#include "web/session/session.hpp"
#include "web/sets/page_set.hpp"

namespace bastide::web {

struct GameReview {
  Analysis analysis;
  Setup setup;  // of the reviewed game,
  std::vector<Action> actions;
  std::vector<TeamStand> team;  // after each turn; empty: nobody plays together
  // The moves that mattered most, and what selected them: 1: the estimate, 2: the strongest player.
  // In between the list does not change, so that nothing jumps.
  std::vector<std::size_t> moves = {};  // as turns of the analysis
  std::vector<Chapter> chapters = {};   // of a finished game's story; chosen together with them
  int chosen_by = 0;
  int told = 0;                        // `chosen_by` when the player's history was told
  std::vector<Measure> measures = {};  // by side, of a complete analysis,
  long measured = -1;                  // and how many turns were examined then
};

// Whether turns of the game may be judged on its score sheet; `no_hints`: the player wants no help.
bool may_review(const Session& session, bool no_hints);

// A review of the game of which nothing is rated yet.
GameReview review_of(const Session& session);
// Whether it is about the game as it is now, also after that has been left and opened again.
bool is_about(const GameReview& review, const Session& session);
// Draws the conclusions from what has been rated, and examined by the strongest player, so far.
void sum_up(GameReview& review, const Session& session);

// What a player's costly turns cost, and what they lacked most often.
struct Costs {
  long turns = 0;
  double points = 0;
  Reason lacked;
  int times = 0;
};
Costs costs_of(const Analysis& analysis, PlayerIndex player);

// The scoring in a turn that gave the most points to one player; null: there is none.
const Scoring* largest_scoring(const Session& session, const TurnSummary& turn);

}  // namespace bastide::web
