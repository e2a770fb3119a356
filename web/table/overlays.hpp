// Views laid over the board: whose fields, whose features, what fits where.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "web/drawing/board.hpp"
#include "web/session/memo.hpp"
#include "web/table/layout.hpp"

namespace bastide::web {

struct Table;
struct TableView;
struct Texts;

enum class Overlay : unsigned char { none, fields, owners, spots };
inline constexpr int overlay_count = 4;

// A feature with owners, as shown in the views.
struct OwnedFeature {
  Node root = no_node;
  u8 owners = 0;
  int worth = 0;  // now, for each of them
};

struct ViewShown {
  std::vector<OwnedFeature> features;
  std::vector<Node> cities;  // counted by the owned fields
  std::vector<int> fitting;  // in the order of the board's frontier
};

struct OverlayState {
  Overlay kind = Overlay::none;
  bool menu_open = false;
  TypeIndex pinned = no_type;  // of the list of tiles: its spaces are shown until it is dismissed

  Area legend;  // the board before room for the view's legend was reserved

  // What the view shows, of a tile being tried, too.
  Memo<ViewShown, std::optional<Action>, Overlay> shown;
};

// Reserves room beside the board for the view's legend.
void legend_reserve(const Theme& theme, const Texts& texts, OverlayState& overlay,
                    TableLayout& layout);

void next_overlay(TableView& view);
void choose_overlay(TableView& view, Overlay overlay);

// Works out what the view shows. Call once a frame.
void overlay_frame(TableView& view);
void draw_overlay(const BoardDrawing& on, const TableView& view);        // below the figures
void draw_overlay_signs(const BoardDrawing& on, const Table& table);  // above them
// The type whose spaces are shown: pointed at in a list, or pinned; no_type: none.
TypeIndex shown_type(const TableView& view);
// The menu of the views, and the legend of the current view.
void draw_view_menu(const TableView& view);

// Marks cells that can never be filled.
void draw_dead_cells(const BoardDrawing& on, const Table& table);
void draw_coordinates(const BoardDrawing& on);

}  // namespace bastide::web
