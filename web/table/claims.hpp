// Whose roads and cities are: seen from afar, where figures are small, by an edge in the owner's
// colour and pattern.
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

// Read once for a position.
struct Claims {
  std::size_t source = ~std::size_t{0};  // DisplayState::source
  unsigned revision = 0;                 // of the session
  std::vector<Claim> all;
};

// The unfinished and finished roads and cities with owners, as they are shown.
const std::vector<Claim>& claims_of(const Session& session, const DisplayState& display,
                                    Claims& claims);

void draw_claims(const BoardDrawing& on, const Session& session, const DisplayState& display,
                 Claims& claims);

}  // namespace bastide::web
