// Characters from the hidden text field, in which dead keys and soft keyboards write.
#include <emscripten.h>
#include <imgui.h>

extern "C" void bastide_wake();

extern "C" EMSCRIPTEN_KEEPALIVE void bastide_typed(const char* text) {
  ImGui::GetIO().AddInputCharactersUTF8(text);
  bastide_wake();
}
