// The spaces for the drawn tile, and the one that is being aimed at.
#pragma once

namespace bastide::web {

struct BoardDrawing;
struct Play;
struct Settings;
struct Spot;
struct Texts;

// A space where it fits.
void draw_spot(const BoardDrawing& on, const Spot& spot);
// Draws the tile on the space that is aimed at, or why it does not fit there; else beside the
// mouse.
void draw_aim(const BoardDrawing& on, const Texts& texts, const Settings& settings,
              const Play& play);

}  // namespace bastide::web
