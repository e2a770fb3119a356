// The end of a game at the table: the final scoring is told if the game ends while it is watched,
// then the result is shown, which can be put aside to look at the board.
#pragma once

#include <imgui.h>

namespace bastide::web {

struct EndingState;
struct Session;
struct Play;
struct TableLayout;
struct TableView;

// Whether the end of the game has a result to show: not on analysis boards and in tasks.
bool has_result(const Session& session);

// Shows the result of a game that has been opened after its end.
void open_result(TableView& view);

// A press or a key while the final scoring is told skips to the result. True if it has been used.
bool ending_input(TableView& view);
void end_telling(TableView& view);
// Follows the game and the time. True while something moves.
bool ending_frame(TableView& view);
// The panel's room.
void ending_reserve(const TableView& view, EndingState& ending, TableLayout& layout);

void show_result(Play& play, EndingState& ending);
void close_result(Play& play, EndingState& ending);
// Whether a key moves within the panel of the result, or presses there.
bool is_key_of_result(const EndingState& ending, ImGuiKey key);

}  // namespace bastide::web
