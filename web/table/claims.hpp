// The owners of roads and cities, shown from afar, where figures are small, by an edge in the
// owner's colour and pattern.
#pragma once

#include <cstddef>
#include <vector>

#include "engine/rules/state.hpp"
#include "web/drawing/board.hpp"

namespace bastide::web {

struct DisplayState;
struct Session;

struct Claim {
  Node root;
  u8 owners;
};

// Computed once per position.
struct Claims {
  std::size_t source = ~std::size_t{0};  // DisplayState::source
  unsigned revision = 0;                 // of the session
  std::vector<Claim> all;
};

// Unfinished and finished roads and cities that have owners, as shown.
const std::vector<Claim>& claims_of(const Session& session, const DisplayState& display,
                                    Claims& claims);

void draw_claims(const BoardDrawing& on, const DisplayState& display, Claims& claims);

}  // namespace bastide::web
