// ImGui's names for those of SDL's keys that the page uses: a table of them all is half a kilobyte
// of the download.
#pragma once

#include <SDL.h>
#include <imgui.h>

inline ImGuiKey small_key(int key) {
  struct Pair {
    unsigned short scancode, name;
  };
  constexpr Pair pairs[] = {
      {SDL_SCANCODE_RIGHT, ImGuiKey_RightArrow},
      {SDL_SCANCODE_LEFT, ImGuiKey_LeftArrow},
      {SDL_SCANCODE_DOWN, ImGuiKey_DownArrow},
      {SDL_SCANCODE_UP, ImGuiKey_UpArrow},
      {SDL_SCANCODE_PAGEUP, ImGuiKey_PageUp},
      {SDL_SCANCODE_PAGEDOWN, ImGuiKey_PageDown},
      {SDL_SCANCODE_HOME, ImGuiKey_Home},
      {SDL_SCANCODE_END, ImGuiKey_End},
      {SDL_SCANCODE_F1, ImGuiKey_F1},
      {SDL_SCANCODE_KP_ENTER, ImGuiKey_KeypadEnter},
      {SDL_SCANCODE_KP_MINUS, ImGuiKey_KeypadSubtract},
      {SDL_SCANCODE_KP_PLUS, ImGuiKey_KeypadAdd},
      {SDL_SCANCODE_KP_EQUALS, ImGuiKey_KeypadEqual},
      {SDL_SCANCODE_KP_0, ImGuiKey_Keypad0},
  };
  struct Letter {
    char letter;
    unsigned short name;
  };
  constexpr Letter letters[] = {
      {'\t', ImGuiKey_Tab},  {'\x7f', ImGuiKey_Delete}, {'\b', ImGuiKey_Backspace},
      {' ', ImGuiKey_Space}, {'\r', ImGuiKey_Enter},    {'\x1b', ImGuiKey_Escape},
      {',', ImGuiKey_Comma}, {'-', ImGuiKey_Minus},     {'.', ImGuiKey_Period},
      {'/', ImGuiKey_Slash}, {'=', ImGuiKey_Equal},
  };
  const auto among = [key](int first, int last, int name) {
    return key >= first && key <= last ? name + key - first : 0;
  };
  int name = among('a', 'z', ImGuiKey_A) + among('0', '9', ImGuiKey_0) +
             among(SDLK_KP_1, SDLK_KP_9, ImGuiKey_Keypad1) +
             among(SDLK_LCTRL, SDLK_RGUI, ImGuiKey_LeftCtrl);  // in the same order
  for (const Pair& pair : pairs)
    if (key == SDL_SCANCODE_TO_KEYCODE(pair.scancode)) name = pair.name;
  for (const Letter& letter : letters)
    if (key == letter.letter) name = letter.name;
  return static_cast<ImGuiKey>(name);
}
