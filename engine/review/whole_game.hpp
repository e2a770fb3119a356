// A whole game reviewed at once: what the score sheet says of it, and every decision.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/review/examination.hpp"
#include "engine/review/measure.hpp"

namespace bastide {

// A placement, and the figure that followed.
struct JudgedPlacement {
  std::size_t turn = 0;    // an index into the turns of the analysis
  std::size_t placed = 0;  // the position before it
  std::optional<Examined> found = {};
};

struct WholeReview {
  Analysis analysis;  // complete, every turn examined
  std::vector<JudgedPlacement> placements;
  std::vector<Measure> measures;       // by side
  std::vector<std::size_t> key_moves;  // as indices into the turns
};

// The analysis by the estimate, to its end.
Analysis analyse(const PlayedGame& played);
// The placements that remain to be judged, in the order of the game. They do not depend on each
// other, so they can be shared among threads.
std::vector<JudgedPlacement> placements_of(const PlayedGame& played, const Analysis& analysis);
// What a placement was worth, by two searches of so many nodes. `state`: the position before it.
std::optional<Judgement> judge_placement(const PlayedGame& played, const State& state,
                                         std::size_t placed, u32 nodes);
// `placements`: all of them, with what the judge has found.
WholeReview conclude(const PlayedGame& played, Analysis analysis,
                     std::vector<JudgedPlacement> placements);

// A decision in the words of the notation.
struct DecisionTold {
  std::size_t turn = 0, placed = 0;
  PlayerIndex player = no_player;
  std::string tile;                     // its type
  std::vector<std::string> own, best;   // lines; best: empty where nobody has judged
  double lost = 0;                      // at least 0
  std::optional<LossesAt> losses = {};  // as the judge says
};
std::vector<DecisionTold> decisions_of(const PlayedGame& played, const WholeReview& review);

}  // namespace bastide
