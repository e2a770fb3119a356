// SDL's number of a key from the name that browsers give its place on the keyboard. Emscripten's own
// function knows every key there is, in two kilobytes.
#include <SDL_scancode.h>
#include <string.h>

// The names of keys whose numbers follow each other.
struct Row {
  int first;
  const char *names;
};
static const struct Row rows[] = {
    {SDL_SCANCODE_RETURN,
     "Enter Escape Backspace Tab Space Minus Equal BracketLeft BracketRight Backslash IntlHash Semicolon Quote "
     "Backquote Comma Period Slash CapsLock "},
    {SDL_SCANCODE_PRINTSCREEN,
     "PrintScreen ScrollLock Pause Insert Home PageUp Delete End PageDown ArrowRight ArrowLeft ArrowDown ArrowUp "
     "NumLock NumpadDivide NumpadMultiply NumpadSubtract NumpadAdd NumpadEnter "},
    {SDL_SCANCODE_KP_PERIOD, "NumpadDecimal IntlBackslash ContextMenu "},
    {SDL_SCANCODE_LCTRL, "ControlLeft ShiftLeft AltLeft MetaLeft ControlRight ShiftRight AltRight MetaRight "},
};

// "7" is the seventh, "0" the tenth.
static int tenth(char digit) { return (digit - '0' + 9) % 10; }

int small_scancode(const char *code) {
  const size_t length = strlen(code);
  const char last = length > 0 ? code[length - 1] : 0;
  const int is_digit = last >= '0' && last <= '9';
  if (length == 4 && !strncmp(code, "Key", 3)) return SDL_SCANCODE_A + last - 'A';
  if (is_digit && length == 6 && !strncmp(code, "Digit", 5)) return SDL_SCANCODE_1 + tenth(last);
  if (is_digit && length == 7 && !strncmp(code, "Numpad", 6)) return SDL_SCANCODE_KP_1 + tenth(last);
  if (is_digit && code[0] == 'F' && length == 2) return SDL_SCANCODE_F1 + last - '1';
  if (is_digit && code[0] == 'F' && length == 3) return SDL_SCANCODE_F10 + last - '0';
  for (size_t r = 0; length > 0 && r < sizeof rows / sizeof *rows; ++r) {
    int number = rows[r].first;
    for (const char *name = rows[r].names; *name; ++number) {
      const size_t size = (size_t)(strchr(name, ' ') - name);
      if (size == length && !strncmp(name, code, size)) return number;
      name += size + 1;
    }
  }
  return SDL_SCANCODE_UNKNOWN;
}
