// The parts of the score sheet that look back: the scores turn by turn as a graph, and the key
// moves.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "web/request/request.hpp"
#include "web/session/analysis.hpp"

namespace bastide::web {

struct Probe;
struct Texts;
struct Ui;

struct Afterwards {
  Analysis analysis;
  std::string slot;       // of the game it is about,
  unsigned revision = 0;  // and how far the analysis has come
  std::size_t actions = 0;
  struct Stand {
    int points, left;
  };
  std::vector<Stand> team;          // after each turn; empty: nobody plays together
  int target = 0, most_left = 0;    // of the team,
  std::string_view left_key;        // and what is left
  std::optional<std::size_t> turn;  // selected in the graph, an index into the turns
};

// Continues the analysis of the game. True while there is more to do.
bool afterwards_frame(Probe& probe, Afterwards& afterwards, const Session& session);

void graph_panel(Ui& ui, const Texts& texts, Afterwards& afterwards, Requests& requests,
                 const Session& session);
void deciding_panel(Ui& ui, const Texts& texts, const Afterwards& afterwards, Requests& requests,
                    const Session& session);

}  // namespace bastide::web
