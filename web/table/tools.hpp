// The bar of tools.
#pragma once

namespace bastide::web {

struct TableLayout;
struct TableView;
struct Theme;

void draw_tools(const TableView& view);
// In large letters the bar of tools has room for some only: so many of these are in the menu
// instead.
enum class FoldedTool : unsigned char { redo, log, timeline, fit };
int folded_tools(const Theme& theme, const TableLayout& layout);
inline bool folds(const Theme& theme, const TableLayout& layout, FoldedTool tool) {
  return static_cast<int>(tool) < folded_tools(theme, layout);
}

}  // namespace bastide::web
