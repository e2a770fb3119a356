// Round buttons at the tile that is tried, or at the place that has been chosen.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "web/drawing/camera.hpp"

namespace bastide::web {

struct BoardDrawing;
struct Hand;
struct Session;
struct Play;
struct Texts;
struct Theme;

enum class BoardControl : unsigned char { turn, confirm, take_back };
struct BoardControlPlace {
  BoardControl what;
  const char* id;
  Point at;  // on the screen
  float radius;
};
std::vector<BoardControlPlace> board_controls(const Theme& theme, const Session& session,
                                              const Play& play);

// Whether the move can be confirmed there; else the hand offers it.
bool confirms_at_tile(const Session& session, const Play& play);
// What confirming does: "Without a meeple".
std::string_view confirm_words(const Texts& texts, const Session& session, const Hand& hand);
std::string control_words(const Texts& texts, const Session& session, const Hand& hand,
                          BoardControl what);

void draw_controls(const BoardDrawing& on, const Texts& texts, const Play& play);

}  // namespace bastide::web
