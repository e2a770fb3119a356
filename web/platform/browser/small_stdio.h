// ImGui and SDL need very little of the C library's formatted input and output, all of which would
// add 10 kB to the download. Included before each of their sources.
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef __cplusplus
extern "C" {
#endif
int small_vsnprintf(char* out, size_t size, const char* format, va_list arguments);
int small_fprintf(FILE* file, const char* format, ...);  // to the browser's console
#ifdef __cplusplus
}
#endif
#define vsnprintf small_vsnprintf
#define fprintf small_fprintf

// ImGui parses settings files, of which the page has none, and "#version 100", for which this is
// enough.
#ifdef __cplusplus
inline int read_first_number(const char* text, const char*, void* number, ...) {
  *static_cast<int*>(number) = atoi(text + strcspn(text, "0123456789"));
  return 1;
}
#define sscanf read_first_number
#else
// SDL accepts fractions in the speed of the mouse, which nobody sets.
#define atof(text) (double)atoi(text)
#endif
