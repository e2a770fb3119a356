// Examining a turn: what the strongest player says of each of its placements, in place of the
// estimate. Whoever asks, a worker of the page or the command line, asks the same.
#pragma once

#include <optional>

#include "engine/players/judging.hpp"
#include "engine/review/analysis.hpp"

namespace bastide {

struct Examination {
  std::size_t turn = 0;    // an index into the turns of an analysis
  std::size_t placed = 0;  // the position before the placement to be judged next
  TurnRating found;        // the result so far
};
Examination begin_examination(const Analysis& analysis, std::size_t turn);
// Goes on to the next placement of the turn's player. False: there is none left.
bool next_placement(const PlayedGame& played, const Analysis& analysis, Examination& examination);
// Enters the judgement on it; without one the result of the estimate stays for the whole turn.
void enter(const PlayedGame& played, const Analysis& analysis, Examination& examination,
           const std::optional<Examined>& found);
// Enters the result into the analysis.
void finish(Analysis& analysis, const Examination& examination);

// The placement that begins there and the action with a figure after it.
TurnActions turn_at(const PlayedGame& played, std::size_t placed);
// What the judge says of it; nothing if it is no judgement of this position.
std::optional<Examined> examined(const PlayedGame& played, std::size_t placed,
                                 const std::optional<Judgement>& worth);
// The judge's own random choices there.
u64 judge_seed_at(const PlayedGame& played, std::size_t placed);

}  // namespace bastide
