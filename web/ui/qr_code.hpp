// A link as a QR code, for the camera of another device.
#pragma once

#include <string_view>

namespace bastide::web {

struct Ui;

// The longest text whose code cameras can still read on a phone's screen: 85 modules a side.
inline constexpr std::size_t max_code_text = 644;

// Draws the text as a QR code centred in the available width; nothing if it is empty or too long.
void ui_qr_code(Ui& ui, const char* id, std::string_view text);

}  // namespace bastide::web
