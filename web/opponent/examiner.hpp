// Re-analyses the turns of a game with the strongest player: in the worker, one after another,
// while the analysis is open.
#pragma once

#include <cstddef>
#include <optional>

#include "web/session/turn_rating.hpp"

namespace bastide::web {

struct Analysis;
struct Answer;
struct Coach;
struct Consultation;
struct Session;

struct Examiner {
  std::optional<std::size_t> turn;  // being examined, an index into the turns
  std::size_t placed = 0;           // the position before one of its placements
  TurnRating found;                 // the result so far for the turn
};

// What an answer says about the turn that began with a placement; nothing: it is no judgement.
std::optional<Examined> examined(const Session& session, std::size_t placed, const Answer& answer);

// Enters results into the analysis, and asks about what is left. Call once a frame while the
// analysis is open, and no computer player is to move: the game has precedence.
void examine_frame(Consultation& with, const Coach& coach, Examiner& examiner, Analysis& analysis);

}  // namespace bastide::web
