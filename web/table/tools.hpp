// The bar of tools.
#pragma once

namespace bastide::web {

struct TableLayout;
struct TableView;

void draw_tools(const TableView& view);
// How long the bar is, in pixels.
float tools_length(const TableLayout& layout);

}  // namespace bastide::web
