// Layout of the table on the screen.
#pragma once

#include "web/drawing/camera.hpp"
#include "web/ui/area.hpp"

namespace bastide::web {

struct Theme;

enum class TableShape : unsigned char {
  upright,   // a phone: players on top, the hand below
  sideways,  // a phone on its side: a slim column
  wide,      // a slim column of panels beside the board
};

// Which panel is open beside the board.
enum class SidePanel : unsigned char { none, log, bag, track, team, analysis };

struct TableLayout {
  TableShape shape = TableShape::upright;
  Area players, tools, hand;  // panels
  Area side;                  // where the log or the bag opens
  Area replay;                // where the replay's controls are
  Area team;                  // a team's status; empty: nobody plays together
  Area lesson;                // of a lesson's card; empty: there is none
  Area board;                 // free of panels
  float lent = 0;             // of the board's width to the hand, while that lists choices
  Point screen;               // size of the window
};

// The columns in which the players stand in a panel of a width.
int players_columns(const Theme& theme, TableShape shape, int players, float width);
// The width of a player's cell that has room for a name, in em.
inline constexpr float named_cell = 84;

// An upright window with less width has its panels above and below the board.
inline constexpr float least_wide = 900;

// The height that an upright phone's panels leave to the board, however large their letters.
inline float least_board(float screen) { return screen / 3; }

// What the layout depends on.
struct TableNeeds {
  float width, height;  // of the window
  int players;
  float hand_height = 0;             // on an upright phone; 0 while nothing is asked
  SidePanel side = SidePanel::none;  // open beside the board where there is room for both
  bool broad = false;                // beside the board, the hand has words that need a broad one
  // The height of the replay's controls, 0 while it is closed. On a phone they replace the hand,
  // whose `hand_height` is then the same.
  float replay = 0;
};
TableLayout table_layout(const Theme& theme, const TableNeeds& needs);

}  // namespace bastide::web
