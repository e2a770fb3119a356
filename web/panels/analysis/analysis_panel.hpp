// The panel of an analysis board: the best turns, what can be drawn, and the variants.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "web/board/laid_turn.hpp"
#include "web/opponent/best_turns.hpp"
#include "web/panels/analysis/variants_list.hpp"
#include "web/session/chance_outcomes.hpp"

namespace bastide::web {

struct BoardDrawing;
struct Table;
struct TableView;

enum class AnalysisList : unsigned char { turns, chances, variants };

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

// The list that is shown: where chance decides, what can come instead of turns.
AnalysisList analysis_list(const Session& session, const Table& table);
// Whether the best turns of the shown position are looked at.
bool looks_at_turns(const Session& session, const Table& table);

// How many rows it has; and the one of the variants in which the shown position is.
std::size_t row_count(const Session& session, const Table& table);
int row_shown(const Session& session, const AnalysisPanel& panel);
// What is said above the rows; empty: nothing.
std::string analysis_caption(const TableView& view);

// Brings the lists up to date. Call once a frame. True while there is more to be worked out.
bool analysis_frame(TableView& view);
void draw_analysis(const TableView& view);
// Draws the numbers of the turns on the spaces where their tiles would go.
void draw_row_numbers(const BoardDrawing& on, const TableView& view);

// ---- What can be asked of it --------------------------------------------------------------------

// Opens or closes it; in a game, sets the board aside.
void toggle_analysis(TableView& view);
void show_list(TableView& view, AnalysisList list);
void next_list(TableView& view);
// Chooses a row; a turn that is chosen again is played.
void choose_row(TableView& view, std::size_t row);
void next_row(TableView& view, int step);
void take_row(TableView& view);
// Chance decides by itself.
void decide_at_random(TableView& view);
void go_to_variant(TableView& view, std::size_t position);
void next_variant(TableView& view);
void main_variant(TableView& view);
void delete_variant(TableView& view);

}  // namespace bastide::web
