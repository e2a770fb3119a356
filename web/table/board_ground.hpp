// The ground of the board: the cloth, the tiles and their edges.
#pragma once

#include <optional>
#include <vector>

#include "web/drawing/board.hpp"

namespace bastide::web {

struct CompletionFade;

// What `panels` cover need not be drawn.
void draw_cloth(const BoardDrawing& on, const std::vector<Area>& panels, ImU32 tint);
// The edge of a limited board (VAR-11): everything beyond it is in shadow. A wall is a thick line.
void draw_border(const BoardDrawing& on);
// `tentative`: the position of a tile that has not been played yet.
void draw_tile_shadows(const BoardDrawing& on, std::optional<Position> tentative);
// True while tiles are fading to their finished look.
bool draw_tiles(const BoardDrawing& on, CompletionFade& completion_fade,
                const std::vector<Area>& panels);
// A thin dark rim where the landscape ends.
void draw_rims(const BoardDrawing& on);

}  // namespace bastide::web
