// The views laid over the board: whose fields, whose features, what fits where.
#pragma once

#include <optional>
#include <vector>

#include "engine/rules/action.hpp"
#include "web/drawing/camera.hpp"
#include "web/session/memo.hpp"

namespace bastide::web {

enum class Overlay : unsigned char { none, fields, owners, spots };
inline constexpr int overlay_count = 4;

// A feature with owners, as shown in the views.
struct OwnedFeature {
  Node root = no_node;
  u8 owners = 0;
  int worth = 0;  // now, for each of them
};

struct ViewShown {
  std::vector<OwnedFeature> features;
  std::vector<Node> cities;  // counted by the owned fields
  std::vector<int> fitting;  // in the order of the board's frontier
};

struct OverlayState {
  Overlay kind = Overlay::none;
  bool menu_open = false;
  TypeIndex pinned = no_type;  // of the list of tiles: its spaces are shown until it is dismissed

  Area legend;  // the board before room for the view's legend was reserved

  // What the view shows, of a tile being tried, too.
  Memo<ViewShown, std::optional<Action>, Overlay> shown;
};

}  // namespace bastide::web
