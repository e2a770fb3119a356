// The coach: after each turn of a person, what it was worth. At once by the estimate; then, as soon
// as nobody else needs the worker, by the strongest player. The table shows it
// (web/panels/coach_view.hpp).
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "engine/players/turn_actions.hpp"
#include "engine/review/turn_rating.hpp"

namespace bastide::web {

struct Consultation;
struct Session;

// What the strongest player has said about a turn: asked once, and told by the coach and by the
// analysis of the game.
struct Judged {
  TurnActions turn;
  Examined found;
};

struct Coach {
  // The last turn of a person: the position before its placement, and its actions.
  std::optional<std::size_t> placed;
  TurnActions turn;
  TurnRating rating;
  std::size_t end = 0;  // of that turn, as far as the game has come
  std::vector<Judged> judged;
  unsigned news = 0;  // grows with every verdict
  int again = 0;      // the turn that was taken back to be tried again
};

// Whether a game may be coached: not on an analysis board, nor where help is not wanted or not
// fair.
bool may_coach(const Session& session, bool no_hints);

// Rates the last turn when there is a new one, and asks about it while nobody else needs the
// worker. Call once a frame; `on`: whether the coach is wanted.
void coach_frame(Consultation& with, Coach& coach, bool on);

// What is known about the turn that began with a placement; null: nothing yet.
const Examined* judged(const Coach& coach, const Session& session, std::size_t placed);
void keep_judged(Coach& coach, const Session& session, const Examined& found);

}  // namespace bastide::web
