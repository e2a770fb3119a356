// Icons for buttons, drawn as lines so that they are sharp at every size.
#pragma once

#include <imgui.h>

#include <string_view>

namespace bastide::web {

// Each stands for one thing.
enum class Icon : unsigned char {
  none,
  back,          // leave, to what is below
  plus,          // one more; a new one
  minus,         // one fewer
  cross,         // close; nothing
  check,         // done; yes
  gear,          // settings
  book,          // how to play
  globe,         // language
  share,         // send or share
  copy,          // copy
  folder,        // open a file
  download,      // save as a file
  trash,         // delete
  pencil,        // change, edit
  play,          // begin or go on
  up,            // move up; the main one
  down,          // unfold
  right,         // leads on
  rng,           // by chance
  undo,          // take back
  redo,          // do again what was taken back
  turn_left,     // turn the tile anticlockwise
  turn_right,    // turn the tile clockwise
  person,        // a person
  computer,      // a computer player
  menu,          // menu
  warning,       // something is wrong
  eye,           // look at it on the board
  again,         // the same once more
  more,          // more of the same
  home,          // start screen
  tiles,         // the tiles that are left
  log,           // what has happened
  zoom_in,       // closer
  zoom_out,      // farther
  fit,           // the whole board
  lock,          // not yet reached
  lamp,          // advice
  pause,         // pause
  first,         // to the beginning
  last,          // to the end
  turn_back,     // a turn back
  turn_forward,  // a turn forward
  step_back,     // a step back
  step_forward,  // a step forward
  history,       // look back
  hourglass,     // time
  chart,         // analysis
  sound,         // sound is on
  silence,       // sound is off
  calendar,      // the game of the day
  learn,         // lessons
  puzzle,        // puzzles
  people,        // people, with friends
  link,          // by link
  team,          // together, as a team
  statistics,    // one's own games
  medal,         // an achievement
  track,         // score track
  keyboard,      // keys
  code,          // a code for a camera
  picture,       // a picture
  film,          // an animated picture
  page,          // code for a web page
  coach,         // coach
  sheet,         // score sheet
  full_screen,   // full screen
  branch,        // variants
};

// How it is drawn: the same for no two of them.
std::string_view icon_strokes(Icon icon);

// Draws an icon into the square of `size` around `centre`.
void draw_icon(ImDrawList& draw, Icon icon, ImVec2 centre, float size, ImU32 colour);

}  // namespace bastide::web
