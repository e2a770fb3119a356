// sscanf is 5 kB of the download. ImGui uses it for settings files, of which the page has none, and
// to read "#version 100", for which this will do. Included before each of its sources.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

inline int read_first_number(const char* text, const char*, void* number, ...) {
  *static_cast<int*>(number) = atoi(text + strcspn(text, "0123456789"));
  return 1;
}
#define sscanf read_first_number
