// Views laid over the board: whose fields, whose features, what fits where.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "engine/board/tile_tables.hpp"

namespace bastide::web {

struct BoardDrawing;
struct OverlayState;
struct Play;
struct TableLayout;
struct TableView;
struct Texts;
struct Theme;
enum class Overlay : unsigned char;

// Reserves room beside the board for the view's legend.
void legend_reserve(const Theme& theme, const Texts& texts, OverlayState& overlay,
                    TableLayout& layout);

void next_overlay(TableView& view);
void choose_overlay(TableView& view, Overlay overlay);

// Works out what the view shows. Call once a frame.
void overlay_frame(TableView& view);
void draw_overlay(const BoardDrawing& on, const TableView& view);   // below the figures
void draw_overlay_signs(const BoardDrawing& on, const Play& play);  // above them
// The type whose spaces are shown: pointed at in a list, or pinned; no_type: none.
TypeIndex shown_type(const TableView& view);
// The menu of the views, and the legend of the current view.
void draw_view_menu(const TableView& view);

// Marks cells that can never be filled.
void draw_dead_cells(const BoardDrawing& on, const Play& play);
void draw_coordinates(const BoardDrawing& on);

}  // namespace bastide::web
