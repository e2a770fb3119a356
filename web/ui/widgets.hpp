// The controls that all screens share. Each follows the theme, works with finger, mouse and keys,
// and reports its area to the probe under its stable id. What is only drawn needs just the theme.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "web/ui/icons.hpp"
#include "web/ui/theme.hpp"

namespace bastide::web {

struct Ui;

// ---- Words -------------------------------------------------------------------------------------

void ui_text(Ui& ui, std::string_view text, Face face = Face::text, ImU32 ink = colour::ink);
// In the middle of the line.
void ui_text_centred(Ui& ui, std::string_view text, Face face = Face::text,
                     ImU32 ink = colour::ink);
void ui_heading(Ui& ui, std::string_view text);
void ui_gap(Ui& ui, float design);
void ui_rule(Ui& ui);  // a thin line

ImVec2 ui_text_size(const Theme& theme, std::string_view text, Face face, float wrap = 0);
// Draws text anywhere; shortened with an ellipsis when wider than `width` (0: any width).
void ui_draw_text(const Theme& theme, ImDrawList& draw, ImVec2 at, std::string_view text, Face face,
                  ImU32 ink, float width = 0);

// Text wrapped to a width, drawn anywhere; ui_text_size with the same `wrap` gives its height.
void ui_draw_paragraph(const Theme& theme, ImDrawList& draw, ImVec2 at, std::string_view text,
                       Face face, ImU32 ink, float wrap);

// ---- Controls ----------------------------------------------------------------------------------

enum class Tone : unsigned char { plain, primary, danger, quiet };

struct ButtonStyle {
  Tone tone = Tone::plain;
  Icon icon = Icon::none;
  float width = 0;  // CSS pixels; 0: as needed, negative: the rest of the line
  bool enabled = true;
  std::string_view why;  // why it is disabled, or an explanation; on hover and focus
  bool selected = false;
  bool left = false;  // label at the left, not centred
};

bool ui_button(Ui& ui, const char* id, std::string_view label, const ButtonStyle& style = {});
// A square button with only an icon; `name` says what it does (tooltip).
bool ui_icon_button(Ui& ui, const char* id, Icon icon, std::string_view name,
                    const ButtonStyle& style = {});
// An empty button of any size, for a row or card that is drawn on it afterwards.
bool ui_card_button(Ui& ui, const char* id, ImVec2 size, Tone tone = Tone::plain,
                    bool selected = false);
// An area that shows an explanation when the mouse rests on it or a finger is held on it. True when
// it has been pressed.
bool ui_tip(Ui& ui, const char* id, ImVec2 min, ImVec2 size, std::string_view text);
// The width that ui_button uses for a label.
float ui_button_width(const Theme& theme, std::string_view label, Icon icon = Icon::none);

// A switch with its name and, below it, an explanation. True when it has been changed.
bool ui_toggle(Ui& ui, const char* id, std::string_view label, bool& value,
               std::string_view explanation = {});

// The look of a switch alone, 42 x 24 design pixels.
void draw_switch(const Theme& theme, ImDrawList& draw, ImVec2 min, bool on);

// One of several, side by side while they fit. True when changed. Probe ids are "id.0", "id.1" ...
bool ui_choice(Ui& ui, const char* id, const std::vector<std::string>& labels, int& chosen);

// A line of text to be edited. True when changed.
bool ui_input(Ui& ui, const char* id, std::string_view hint, std::string& value,
              std::size_t max_bytes, float width = -1);

// ---- Surfaces ----------------------------------------------------------------------------------

// Paper with a soft shadow behind a rectangle.
void draw_paper(const Theme& theme, ImDrawList& draw, ImVec2 min, ImVec2 max,
                ImU32 paper = colour::paper, float rounding = 10);
// The desk behind everything.
void draw_desk(const Theme& theme, ImDrawList& draw, ImVec2 min, ImVec2 max);

// A sheet of paper in the flow of a screen, as high as what is on it.
void ui_panel_begin(Ui& ui, const char* id, float width = -1);
void ui_panel_end();

// A region that scrolls by wheel, keys and by dragging it.
void ui_scroll_begin(const char* id, ImVec2 size);
void ui_scroll_end(Ui& ui);

// A whole screen: a window over the full page. Draw inside only when true.
void ui_screen_begin(Ui& ui, const char* id);
void ui_screen_end();

// A dialog over everything. Call begin and end in every frame in which it is open; not calling them
// closes it. What does not fit scrolls; what follows ui_dialog_foot stays visible below it.
void ui_dialog_begin(Ui& ui, const char* id, std::string_view title, float design_width = 440);
void ui_dialog_foot(Ui& ui);
void ui_dialog_end(Ui& ui);
bool ui_dialog_open();  // any dialog

// Escape, pressed while no dialog is open and no text is edited; in a dialog: pressed in it.
bool ui_escape();

// ---- Players -----------------------------------------------------------------------------------

// Colour and mark of a player in a square; takes room in the flow.
void ui_player_badge(int colour, float size);
void draw_player_badge(ImDrawList& draw, ImVec2 min, float size, int colour);

// ---- Once a frame ------------------------------------------------------------------------------

// At the end: closes dialogs that were not drawn, lets scrolled regions glide. True while something
// moves.
bool ui_end_frame(Ui& ui);

}  // namespace bastide::web
