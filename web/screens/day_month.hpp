// A month of days with a mark on each: how its game came out.
#pragma once

#include <imgui.h>

#include "web/store/days.hpp"

namespace bastide::web {

struct ScreenView;

enum class DayMark : unsigned char {
  none,     // before the first day in the book, or still to come
  not_yet,  // today's
  begun,
  lost,
  drawn,
  won,
  missed,
};
inline constexpr int day_marks = 7;
DayMark mark_of_day(const Days& days, int date, int today);

// Told apart by their shapes as well.
void draw_day_mark(ImDrawList& draw, DayMark mark, ImVec2 centre, float size);

// Its days open their games; the months before it are reached by an arrow.
void month_panel(ScreenView& view, int today);

}  // namespace bastide::web
