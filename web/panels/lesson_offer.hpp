// The offer of a lesson beside a question that is new to somebody.
#pragma once

namespace bastide::web {

struct TableView;

void draw_lesson_offer(const TableView& view);

}  // namespace bastide::web
