// What the form for a new game and the screen of its rules and seats have in common.
#pragma once

#include <string>

#include "web/screens/screen_view.hpp"
#include "web/setup/boxes.hpp"
#include "web/ui/area.hpp"

namespace bastide::web {

// Two columns where there is room.
bool has_two_columns(const Theme& theme);
float form_width(const Theme& theme);  // in design pixels

// "With these rules at most 6 can play."
std::string too_many(const Texts& texts, const NewGameForm& form);
// Chooses a box, or says for how many players it is.
void choose_or_tell(Ui& ui, const Texts& texts, NewGameForm& form, const Box& box);

// The bar at the bottom: how long the game takes, the way to the rules, and the start button.
struct FormFoot {
  std::string remark;
  bool fits = true;       // the game can begin
  bool leads_on = false;  // there is the way to the rules
  Area remark_at, rules, start;
  float height = 0;
};
FormFoot form_foot(ScreenView& view, float design_width, bool leads_on);
void draw_form_foot(ScreenView& view, const FormFoot& foot);

// The landscape of a box, four tiles of it, and how large it is on a card.
float box_picture(const Theme& theme, bool brief);
void draw_box(const Paint& paint, ScreenView& view, const Box& box, ImVec2 min, float side);
// A box as a wide button: picture, name, what is in it, and how long it takes. True when pressed.
bool box_card(ScreenView& view, const char* id, const Box& box, bool brief);

}  // namespace bastide::web
