// The retrospective parts of the score sheet: the scores turn by turn as a graph, and the key
// moves.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "web/request/request.hpp"
#include "web/session/measure.hpp"
#include "web/sets/page_set.hpp"

namespace bastide::web {

struct Probe;
struct Texts;
struct Ui;

struct Afterwards {
  Analysis analysis;
  Setup setup;  // of the game being analysed,
  std::vector<Action> actions;
  std::vector<TeamStand> team;      // after each turn; empty: nobody plays together
  int told = 0;                     // `chosen_by` when it was recorded in the player's history
  std::optional<std::size_t> turn;  // selected in the graph, an index into the turns
  // The listed moves, and what selected them: 1: the estimate, 2: the strongest player. In between
  // the list does not change, so that nothing jumps.
  std::vector<std::size_t> moves = {};
  int chosen_by = 0;
  std::vector<Measure> measures = {};  // of a complete analysis,
  long measured = -1;                  // and how many turns were examined then
};

// Whether it is about the game as it is now, also after that has been left and opened again.
bool is_about(const Afterwards& afterwards, const Session& session);

// Continues the analysis of the game, if its turns may be judged. True while there is more to do.
bool afterwards_frame(Probe& probe, Afterwards& afterwards, const Session& session, bool judges);

// Error rate, luck, and the lead without it.
void measure_panel(Ui& ui, const Texts& texts, const Afterwards& afterwards, Requests& requests,
                   const Session& session);
void graph_panel(Ui& ui, const Texts& texts, Afterwards& afterwards, Requests& requests,
                 const Session& session);
void deciding_panel(Ui& ui, const Texts& texts, const Afterwards& afterwards, Requests& requests,
                    const Session& session);

}  // namespace bastide::web
