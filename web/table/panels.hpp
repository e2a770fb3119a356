// The panels around the board.
#pragma once

#include <vector>

#include "web/drawing/camera.hpp"

namespace bastide::web {

struct LessonProgress;
struct Session;
struct Table;
struct TableLayout;
struct TableView;
struct Texts;
struct Theme;
struct Ui;

// A sheet of paper at a fixed place, without keyboard focus, because keys belong to the board.
void panel_begin(const TableView& view, const char* id, const Area& area, bool flush);
void panel_end();
// Its title and a button that closes it, in a panel opened beside the board or over it; cuts them
// off. True when the button was pressed.
bool panel_head(Ui& ui, const Texts& texts, Area& rest, const char* close, std::string_view title);

void draw_players_panel(const TableView& view);
void draw_hand_panel(const TableView& view);
// The height of the hand's panel on an upright phone, at most so much.
float hand_panel_height(const TableView& view, float most);
void draw_tools(const TableView& view);
// In large letters the bar of tools has room for some only: so many of these are in the menu
// instead.
enum class FoldedTool : unsigned char { redo, log, timeline, fit };
int folded_tools(const Theme& theme, const TableLayout& layout);
inline bool folds(const Theme& theme, const TableLayout& layout, FoldedTool tool) {
  return static_cast<int>(tool) < folded_tools(theme, layout);
}
void draw_bag(const TableView& view);
// Squares for so many counters on a space of the score track, side by side and none in front of
// another, as large as fits and at most of size `most`.
std::vector<Area> side_by_side(const Area& space, std::size_t counters, float most);
// The score track: always visible if there is room, otherwise when opened.
void draw_track(const TableView& view);
// Makes room for it where it has been opened beside a wide board.
void track_reserve(const Theme& theme, const Table& table, TableLayout& layout);
void draw_banner(const TableView& view);  // when an earlier position is being viewed
void draw_table_dialog(const TableView& view);
void open_table_dialog(TableView& view);
// What has been typed in the menu is kept; who is handed the device has it.
void close_dialog(TableView& view);

}  // namespace bastide::web
