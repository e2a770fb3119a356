// What panels are made of.
#pragma once

#include <string_view>

#include "web/drawing/camera.hpp"

namespace bastide::web {

struct TableView;
struct Texts;
struct Ui;

// A sheet of paper at a fixed place, without keyboard focus, because keys belong to the board.
void panel_begin(const TableView& view, const char* id, const Area& area, bool flush);
void panel_end();
// Its title and a button that closes it, in a panel opened beside the board or over it; cuts them
// off. True when the button was pressed.
bool panel_head(Ui& ui, const Texts& texts, Area& rest, const char* close, std::string_view title);

// Takes up a figure of this kind if the last item is being dragged.
void drag_figure(const TableView& view, int kind);

}  // namespace bastide::web
