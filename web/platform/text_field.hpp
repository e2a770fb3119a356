// The system's own text field, laid over the one that is being edited.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

namespace bastide::web::platform {

// A text field that is being edited, in CSS pixels.
struct Field {
  unsigned id = 0;
  float x = 0, y = 0, width = 0, height = 0;
  float font = 0;                           // the height of its letters
  float margin = 0, corner = 0;             // beside them; how round it is
  float hidden_top = 0, hidden_bottom = 0;  // how much of it is out of sight
  std::size_t letters = 0;                  // at most
  bool fixed = false;                       // can only be read and copied
  std::string hint;                         // what it is for
};
struct Edited {
  std::string text;
  bool left = false;  // the user has left the field
};
// Call in every frame in which a field is edited: the system edits `text` in a field of its own
// that it lays over it. Nothing where it has none, and ImGui edits the text.
std::optional<Edited> edit_field(const Field& field, const std::string& text);
void end_field();  // none is edited

}  // namespace bastide::web::platform
