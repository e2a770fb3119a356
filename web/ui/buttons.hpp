// Buttons, and areas with explanations.
#pragma once

#include <imgui.h>

#include <initializer_list>
#include <string_view>

#include "web/ui/area.hpp"
#include "web/ui/icons.hpp"
#include "web/ui/theme.hpp"

namespace bastide::web {

struct Ui;

enum class Tone : unsigned char { plain, primary, danger, quiet };

struct ButtonStyle {
  Tone tone = Tone::plain;
  Icon icon = Icon::none;
  float picture = 0;  // in place of the icon: the width of what the caller draws there
  float width = 0;    // CSS pixels; 0: fits the label, negative: the rest of the line
  float height = 0;   // at least
  bool enabled = true;
  std::string_view why = {};  // why it is disabled, or an explanation; on hover and focus
  bool selected = false;
  bool left = false;   // label left-aligned, not centred
  bool small = false;  // small letters, even if larger ones fit
};

inline constexpr ButtonStyle quiet_button{.tone = Tone::quiet};

bool ui_button(Ui& ui, const char* id, std::string_view label, const ButtonStyle& style = {});
// A square button with only an icon; `name` says what it does (tooltip).
bool ui_icon_button(Ui& ui, const char* id, Icon icon, std::string_view name,
                    const ButtonStyle& style = {});
// An empty button of any size, as a background for a row or card drawn over it.
bool ui_card_button(Ui& ui, const char* id, ImVec2 size, Tone tone = Tone::plain,
                    bool selected = false);
bool ui_card_at(Ui& ui, const char* id, const Area& at, Tone tone = Tone::plain,
                bool selected = false);
// An area that shows an explanation when the mouse rests on it or a finger is held on it. True when
// it was pressed.
bool ui_tip(Ui& ui, const char* id, const Area& at, std::string_view text);
// The width that ui_button uses for a label, and in a style with a width, its height and whether
// its letters are small.
float ui_button_width(const Theme& theme, std::string_view label, Icon icon = Icon::none);
float ui_button_height(const Theme& theme, std::string_view label, const ButtonStyle& style);
bool ui_label_is_small(const Theme& theme, std::string_view label, const ButtonStyle& style);
// Whether buttons of a width can hold their labels, perhaps in smaller letters and several lines.
bool ui_labels_fit(const Theme& theme, std::initializer_list<std::string_view> labels, float width,
                   Icon icon = Icon::none);

}  // namespace bastide::web
