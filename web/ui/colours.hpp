// The colours of panels and letters: light, dark, and plain black and white where the device asks
// for a high contrast.
#pragma once

#include <imgui.h>

namespace bastide::web {

enum class Look : unsigned char { light, dark, black_on_white, white_on_black };
inline constexpr int look_count = 4;

struct Palette {
  ImU32 ink, ink_soft, ink_faint;                     // letters; notes; what is disabled
  ImU32 rule;                                         // thin lines
  ImU32 desk, desk_dark;                              // behind everything
  ImU32 paper, paper_high, paper_low;                 // panels; controls; wells, what is pressed
  ImU32 accent, accent_high, accent_low, accent_ink;  // vermilion: what to do next; ink on it
  ImU32 good, doubtful;
  ImU32 focus;         // the focus ring
  ImU32 shade;         // behind a dialog
  ImU32 veil;          // over the landscape behind the start screen
  ImU32 edge, gloss;   // the outline of paper, and the light on it
  ImU32 control_edge;  // the outline of a control
  ImU32 cloth;         // the tint of the table's cloth
  ImU32 land;          // and of the tiles, if they are to be dimmed
  float own;           // how much of a player's colour is in paper that is the player's own
  float outline;       // the width of outlines in design pixels
};

const Palette& palette_of(Look look);

// Draws in a look from now on; belongs to ImGui's context, like its style.
void use_look(Look look);
const Palette& palette();  // in use

// A colour of the palette in use.
struct Colour {
  ImU32 Palette::*entry;
  operator ImU32() const { return palette().*entry; }
};

namespace colour {
inline constexpr Colour ink{&Palette::ink}, ink_soft{&Palette::ink_soft},
    ink_faint{&Palette::ink_faint}, rule{&Palette::rule}, desk{&Palette::desk},
    desk_dark{&Palette::desk_dark}, paper{&Palette::paper}, paper_high{&Palette::paper_high},
    paper_low{&Palette::paper_low}, accent{&Palette::accent}, accent_high{&Palette::accent_high},
    accent_low{&Palette::accent_low}, accent_ink{&Palette::accent_ink}, good{&Palette::good},
    doubtful{&Palette::doubtful}, focus{&Palette::focus}, shade{&Palette::shade},
    veil{&Palette::veil}, edge{&Palette::edge}, gloss{&Palette::gloss},
    control_edge{&Palette::control_edge}, cloth{&Palette::cloth}, land{&Palette::land};
}  // namespace colour

// `amount` 0..1 of the way from `a` to `b`.
ImU32 mix(ImU32 a, ImU32 b, float amount);
ImU32 faded(ImU32 colour, float alpha);
ImU32 times(ImU32 a, ImU32 b);  // as a glaze

// The colour of a player (PlayerEntry::colour), paper of the player's own, and ink readable on the
// colour.
ImU32 player_colour(int colour);
ImU32 player_paper(int colour);
ImU32 player_ink(int colour);

}  // namespace bastide::web
