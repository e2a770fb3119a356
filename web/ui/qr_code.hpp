// A link to be held up to the camera of another device.
#pragma once

#include <string_view>

namespace bastide::web {

struct Ui;

// The longest text of which cameras still read the code on a phone's screen: 85 modules a side.
inline constexpr std::size_t max_code_text = 644;

// The text as a QR code in the middle of what width there is; nothing if it is empty or too long.
void ui_qr_code(Ui& ui, const char* id, std::string_view text);

}  // namespace bastide::web
