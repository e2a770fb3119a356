#include "web/table/claims.hpp"

#include <algorithm>

#include "web/reading/reading.hpp"
#include "web/table/display_state.hpp"
#include "web/table/features.hpp"

namespace bastide::web {

const std::vector<Claim>& claims_of(const Session& session, const DisplayState& display,
                                    Claims& claims) {
  if (claims.source == display.source && claims.revision == session.revision) return claims.all;
  claims = {display.source, session.revision, {}};
  const State& state = state_at(session, display.source);
  for (const Figure& figure : state.figures) {
    const Node root = find_root(state.board, figure.node);
    const SegmentKind kind = kind_of(session.game.tables, state.board, root);
    if (kind != SegmentKind::road && kind != SegmentKind::city) continue;
    const bool known = std::any_of(claims.all.begin(), claims.all.end(),
                                   [&](const Claim& claim) { return claim.root == root; });
    if (known) continue;
    if (const u8 owners = read_feature(session.game, state, root).owners)
      claims.all.push_back({root, owners});
  }
  return claims.all;
}

void draw_claims(const BoardDrawing& on, const DisplayState& display, Claims& claims) {
  constexpr float unseen = 96, whole = 64;  // pixels per tile
  const float alpha = std::clamp((unseen - on.camera.now.zoom) / (unseen - whole), 0.0f, 1.0f);
  if (alpha <= 0) return;
  for (const Claim& claim : claims_of(on.session, display, claims))
    draw_owned(on, claim.root, claim.owners, edge_picture, alpha);
}

}  // namespace bastide::web
