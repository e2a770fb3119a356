// Shorter versions of functions of the C library, which does not know how the page uses them.
#include <stddef.h>
#include <string.h>

// Reduces angles beyond 200,000 turns for sine and cosine, with 500 digits of pi. The page has none.
int __rem_pio2_large(double *x, double *y, int exponent, int count, int precision) {
  return (void)x, (void)exponent, (void)count, (void)precision, y[0] = 0;
}

// ImGui sorts the letters of its fonts and a few windows: Shell's sort.
void qsort(void *list, size_t count, size_t size, int (*compare)(const void *, const void *)) {
  char *const items = list;
  for (size_t gap = count / 2; gap > 0; gap /= 2)
    for (size_t next = gap; next < count; ++next)
      for (size_t at = next; at >= gap; at -= gap) {
        char *const a = items + (at - gap) * size, *const b = items + at * size;
        if (compare(a, b) <= 0) break;
        for (size_t i = 0; i < size; ++i) {
          const char c = a[i];
          a[i] = b[i];
          b[i] = c;
        }
      }
}
