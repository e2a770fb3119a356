// Icons for buttons, drawn as lines so that they are sharp at every size.
#pragma once

#include <imgui.h>

namespace bastide::web {

enum class Icon : unsigned char {
  none,
  back,
  plus,
  minus,
  cross,
  check,
  gear,
  book,
  globe,
  share,
  copy,
  folder,
  download,
  trash,
  pencil,
  play,
  up,
  down,
  right,
  rng,
  undo,
  redo,
  turn_left,
  turn_right,
  person,
  computer,
  menu,
  warning,
  eye,
  again,
  more,
  home,
  tiles,
  log,
  zoom_in,
  zoom_out,
  fit,
  star,
  lock,
  lamp,
  pause,
  first,
  last,
  turn_back,
  turn_forward,
  step_back,
  step_forward,
  history,
  hourglass,
  chart,
  sound,
  silence,
};

// Draws an icon into the square of `size` around `centre`.
void draw_icon(ImDrawList& draw, Icon icon, ImVec2 centre, float size, ImU32 colour);

}  // namespace bastide::web
