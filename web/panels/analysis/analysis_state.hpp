// What the panel of an analysis board shows.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "web/board/laid_turn.hpp"
#include "web/opponent/best_turns.hpp"
#include "web/panels/analysis/analysis_panel.hpp"
#include "web/panels/analysis/variants_list.hpp"
#include "web/session/chance_outcomes.hpp"
#include "web/session/memo.hpp"

namespace bastide::web {

// A row of the turns or of what can come by chance.
struct AnalysisRow {
  std::string name, worth, why;
  std::optional<LaidTurn> laid;  // of a turn
};

struct AnalysisPanel {
  AnalysisList list = AnalysisList::turns;  // the one chosen, see analysis_list
  int chosen = -1;                          // row of it
  PositionKey about;                        // the position of the lists
  unsigned reveal = 1;                      // counts how often a row must be scrolled into view

  BestTurns best;
  ChanceOutcomes outcomes;
  std::vector<VariantRow> variants;
  std::vector<AnalysisRow> rows;  // of best turns, in words
  std::size_t rows_round = 0;     // BestTurns::rounds of these,
  std::string language;           // in which all of them are,
  bool coordinates = false;       // and whether with coordinates
};

}  // namespace bastide::web
