// Re-analyses the turns of a game with the strongest player: in the worker, one after another,
// while the analysis is open.
#pragma once

#include <optional>

#include "engine/review/examination.hpp"

namespace bastide::web {

struct Coach;
struct Consultation;

struct Examiner {
  std::optional<Examination> turn;  // being examined
};

// Enters results into the analysis, and asks about what is left. Call once a frame while the
// analysis is open, and no computer player is to move: the game has precedence.
void examine_frame(Consultation& with, const Coach& coach, Examiner& examiner, Analysis& analysis);

}  // namespace bastide::web
