// The owners of roads and cities, shown from afar, where figures are small, by an edge in the
// owner's colour and pattern.
#pragma once

#include <cstddef>
#include <vector>

#include "engine/board/board.hpp"
#include "web/session/memo.hpp"

namespace bastide::web {

struct BoardDrawing;
struct DisplayState;
struct Session;

struct Claim {
  Node root;
  u8 owners;
};

// Unfinished and finished roads and cities that have owners, as shown.
using Claims = Memo<std::vector<Claim>>;
void follow_claims(const Session& session, const DisplayState& display, Claims& claims);
void draw_claims(const BoardDrawing& on, const Claims& claims);

}  // namespace bastide::web
