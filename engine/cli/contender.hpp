// A computer player and its limits: "castellan", "castellan:nodes=500", "bailiff:ms=100";
// in several threads: "castellan:threads=4"; for experiments, with fields of its config changed:
// "castellan:turns=8", "greedy:meeple=17.5"; or without its knowledge of a set:
// "greedy:without=SET".
#pragma once

#include <memory>
#include <optional>
#include <string_view>

#include "engine/cli/crew.hpp"
#include "engine/players/play.hpp"
#include "engine/players/search.hpp"

namespace bastide::cli {

class Program;

struct Contender {
  const PlayerKind* kind = nullptr;
  std::shared_ptr<Program> program;    // instead of a kind (program.hpp)
  u32 nodes = 0;                       // SearchControl::nodes
  u32 milliseconds = 0;                // for one decision; 0: no limit of time
  bool processor_time = false;         // milliseconds are processor time, not wall-clock time
  std::shared_ptr<Crew> crew;          // plays the games of a search; null: this thread alone
  std::optional<PlayerConfig> config;  // instead of that of its kind
};

// The config with which a kind plays, if it can be changed.
std::optional<PlayerConfig> config_of(std::string_view id);

// Returns nothing, after printing the reason, if the text is not understood. Time limits are
// processor time, so that a match gives the same results on a busy machine, but not of several
// threads.
std::optional<Contender> read_contender(std::string_view text);

// One decision within the limits. Adds the time it took, by the same clock, to `seconds`.
SearchResult choose_within(const Contender& who, const Game& game, const State& state,
                           Random& random, double& seconds);

}  // namespace bastide::cli
