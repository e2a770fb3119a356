// The panel of an analysis board: the best turns, what can be drawn, and the variants.
#pragma once

#include <cstddef>
#include <string>

namespace bastide::web {

struct AnalysisPanel;
struct BoardDrawing;
struct Play;
struct Session;
struct TableView;

enum class AnalysisList : unsigned char { turns, chances, variants };

// The list that is shown: where chance decides, what can come instead of turns.
AnalysisList analysis_list(const Session& session, const AnalysisPanel& panel);
// Whether the best turns of the shown position are looked at.
bool looks_at_turns(const Session& session, const Play& play, const AnalysisPanel& panel);

// How many rows it has; and the one of the variants in which the shown position is.
std::size_t row_count(const Session& session, const AnalysisPanel& panel);
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
