// What the table knows of the end of its game: how far it has been told.
#pragma once

#include "web/panels/ending/result.hpp"
#include "web/ui/area.hpp"

namespace bastide::web {

enum class EndStage : unsigned char {
  none,     // the game goes on, or its end has not been reached here
  telling,  // the final scoring is being told
  waiting,  // it has been; the other device is to hear of it first
  shown,    // the result
  closed,   // to look at the board
};

struct EndingState {
  EndStage stage = EndStage::none;
  bool away = false;     // another position is looked at, or the replay is open
  bool watched = false;  // the game was still going on here
  bool fit_due = false;  // the whole board is to be seen
  bool sound_due = false;
  float passed = 0;  // seconds of the telling
  Ending plan;
  EndResult result;
  Area area;  // of the panel; empty: there is none
};

inline bool is_told(const EndingState& ending) { return ending.stage == EndStage::telling; }
inline bool shows_result(const EndingState& ending) {
  return ending.stage == EndStage::shown && !ending.away;
}
// Whether its panel takes the place of the players and the hand.
inline bool on_stage(const EndingState& ending) { return is_told(ending) || shows_result(ending); }

}  // namespace bastide::web
