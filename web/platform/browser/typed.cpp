// Characters from the hidden text field, into which dead keys and soft keyboards write. A lone "\b"
// is a soft keyboard's backspace.
#include <emscripten.h>
#include <imgui.h>

#include <string_view>

extern "C" void bastide_wake();

extern "C" EMSCRIPTEN_KEEPALIVE void bastide_typed(const char* text) {
  ImGuiIO& io = ImGui::GetIO();
  if (std::string_view(text) == "\b") {
    io.AddKeyEvent(ImGuiKey_Backspace, true);
    io.AddKeyEvent(ImGuiKey_Backspace, false);
  } else {
    io.AddInputCharactersUTF8(text);
  }
  bastide_wake();
}
