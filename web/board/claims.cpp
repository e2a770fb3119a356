#include "web/board/claims.hpp"

#include <algorithm>

#include "web/board/display_state.hpp"
#include "web/board/features.hpp"
#include "web/drawing/board.hpp"
#include "web/drawing/pictures.hpp"
#include "web/reading/reading.hpp"
#include "web/session/session.hpp"

namespace bastide::web {

void follow_claims(const Session& session, const DisplayState& display, Claims& claims) {
  if (!claims.renew(position_key(session, display.source))) return;
  claims.value.clear();
  const State& state = state_at(session, display.source);
  for (const Figure& figure : state.figures) {
    const Node root = find_root(state.board, figure.node);
    const SegmentKind kind = kind_of(session.game.tables, state.board, root);
    if (kind != SegmentKind::road && kind != SegmentKind::city) continue;
    const bool known = std::any_of(claims.value.begin(), claims.value.end(),
                                   [&](const Claim& claim) { return claim.root == root; });
    if (known) continue;
    if (const u8 owners = read_feature(session.game, state, root).owners)
      claims.value.push_back({root, owners});
  }
}

void draw_claims(const BoardDrawing& on, const Claims& claims) {
  constexpr float unseen = 96, whole = 64;  // pixels per tile
  const float alpha = std::clamp((unseen - on.camera.now.zoom) / (unseen - whole), 0.0f, 1.0f);
  if (alpha <= 0) return;
  for (const Claim& claim : claims.value)
    draw_owned(on, claim.root, claim.owners, edge_picture, alpha);
}

}  // namespace bastide::web
