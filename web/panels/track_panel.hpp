// The score track: fifty spaces with everything that stands on them.
#pragma once

#include <cstddef>
#include <vector>

#include "web/drawing/camera.hpp"

namespace bastide::web {

struct Play;
struct TableLayout;
struct TableView;
struct Theme;

// Squares for so many counters on a space of the score track, side by side and none in front of
// another, as large as fits and at most of size `most`.
std::vector<Area> side_by_side(const Area& space, std::size_t counters, float most);
// The score track, when it has been opened.
void draw_track(const TableView& view);
// Makes room for it where it has been opened beside a wide board.
void track_reserve(const Theme& theme, const Play& play, TableLayout& layout);

}  // namespace bastide::web
