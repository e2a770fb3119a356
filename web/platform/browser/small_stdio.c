// The part of the C library's formatted output that ImGui and SDL use (small_stdio.h).
#include <emscripten/console.h>
#include <stdbool.h>
#include <stdint.h>

struct Text {
  char* out;
  size_t size, length;  // the full length, even if it does not fit
};

static void put(struct Text* text, char c) {
  if (text->length + 1 < text->size) text->out[text->length] = c;
  ++text->length;
}

static void put_number(struct Text* text, uint64_t value, unsigned base, char ten, char fill, int width) {
  char digits[24];
  int n = 0;
  do {
    const unsigned digit = (unsigned)(value % base);
    digits[n++] = (char)(digit < 10 ? '0' + digit : ten + digit - 10);
    value /= base;
  } while (value != 0);
  for (int i = n; i < width; ++i) put(text, fill);
  while (n > 0) put(text, digits[--n]);
}

int small_vsnprintf(char* out, size_t size, const char* format, va_list arguments) {
  struct Text text = {out, size, 0};
  for (const char* f = format; *f; ++f) {
    if (*f != '%') {
      put(&text, *f);
      continue;
    }
    ++f;
    const char fill = *f == '0' ? '0' : ' ';
    int number[2] = {0, -1};  // width, precision
    int which = 0, longs = 0;
    for (;; ++f) {
      if (*f == '.')
        number[which = 1] = 0;
      else if (*f == '*')
        number[which] = va_arg(arguments, int);
      else if (*f >= '0' && *f <= '9')
        number[which] = 10 * number[which] + (*f - '0');
      else if (*f == 'l')
        ++longs;
      else if (*f != '-' && *f != '+' && *f != 'z')
        break;
    }
    const bool wide = longs > 1;
    switch (*f) {
      case 'd':
      case 'i': {
        const int64_t value = wide ? va_arg(arguments, long long) : va_arg(arguments, int);
        if (value < 0) put(&text, '-');
        put_number(&text, value < 0 ? -(uint64_t)value : (uint64_t)value, 10, 'a', fill, number[0]);
        break;
      }
      case 'u':
      case 'x':
      case 'X':
      case 'p': {
        const uint64_t value = wide ? va_arg(arguments, unsigned long long) : va_arg(arguments, unsigned);
        put_number(&text, value, *f == 'u' ? 10 : 16, *f == 'X' ? 'A' : 'a', fill, number[0]);
        break;
      }
      case 'c':
        put(&text, (char)va_arg(arguments, int));
        break;
      case 's': {
        const char* s = va_arg(arguments, const char*);
        if (!s) s = "(null)";
        for (int i = 0; s[i] && i != number[1]; ++i) put(&text, s[i]);
        break;
      }
      case 'f':  // neither prints fractions that anybody reads
        put_number(&text, (uint64_t)va_arg(arguments, double), 10, 'a', fill, number[0]);
        break;
      case 0:
        --f;
        break;
      default:
        put(&text, *f);
    }
  }
  if (size > 0) out[text.length < size ? text.length : size - 1] = 0;
  return (int)text.length;
}

int small_fprintf(FILE* file, const char* format, ...) {
  char text[512];
  va_list arguments;
  va_start(arguments, format);
  const int length = small_vsnprintf(text, sizeof text, format, arguments);
  va_end(arguments);
  (void)file;
  emscripten_console_error(text);
  return length;
}
