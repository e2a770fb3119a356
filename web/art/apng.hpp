// Pictures that move, as a file: a PNG with several frames (APNG), of few colours.
#pragma once

#include <string>

#include "web/art/image.hpp"

namespace bastide::art {

// How often each colour occurs, five bits of red, green and blue each.
using ColourCounts = std::vector<std::uint32_t>;
void count_colours(ColourCounts& counts, const Image& image);

struct Apng {
  std::string file;                    // as far as it has been written
  int width = 0, height = 0;           // of every frame
  unsigned written = 0;                // chunks that are numbered
  std::vector<std::uint32_t> colours;  // at most 256; the first one is nothing
  // Of them, for every colour of ColourCounts; 0: not known yet.
  std::vector<std::uint32_t> nearest;
  std::string shown;  // the last frame, a colour for each pixel
};

// `counts`: of all frames. Pixels that are more than half clear will be nothing.
void begin_apng(Apng& apng, int width, int height, unsigned frames, const ColourCounts& counts);
// Writes what differs from the frame before; `hundredths` of a second until the next one.
void add_frame(Apng& apng, const Image& image, unsigned hundredths);
void end_apng(Apng& apng);

}  // namespace bastide::art
