// Icons for buttons, drawn as lines so that they are sharp at every size.
#pragma once

#include <imgui.h>

#include <string_view>

namespace bastide::web {

// Each stands for one thing: docs/places.md says for which.
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
  rng,
  undo,
  redo,
  turn_left,
  turn_right,
  person,
  computer,
  menu,
  eye,
  again,
  more,
  home,
  tiles,
  log,
  fit,
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
  calendar,
  learn,
  puzzle,
  people,
  link,
  team,
  statistics,
  medal,
  track,
  keyboard,
  code,
  picture,
  film,
  page,
  coach,
  sheet,
  full_screen,
  branch,
  bracket,
  quill,
};

// How it is drawn: the same for no two of them.
std::string_view icon_strokes(Icon icon);

// Draws an icon into the square of `size` around `centre`.
void draw_icon(ImDrawList& draw, Icon icon, ImVec2 centre, float size, ImU32 colour);

}  // namespace bastide::web
