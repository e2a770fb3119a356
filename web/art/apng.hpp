// Animated pictures as a file: a PNG with several frames (APNG) and a palette.
#pragma once

#include <string>

#include "web/art/image.hpp"

namespace bastide::art {

// How often each colour occurs, with five bits each for red, green and blue.
using ColourCounts = std::vector<std::uint32_t>;
void count_colours(ColourCounts& counts, const Image& image);

struct Apng {
  std::string file;                    // as far as it has been written
  int width = 0, height = 0;           // of every frame
  unsigned written = 0;                // number of numbered chunks written
  std::vector<std::uint32_t> colours;  // at most 256; the first one is transparent
  // Index of the nearest one for every colour of ColourCounts; 0: not known yet.
  std::vector<std::uint32_t> nearest;
  std::string shown;  // the last frame, a palette index for each pixel
};

// `counts`: over all frames. Pixels that are more than half transparent become fully transparent.
void begin_apng(Apng& apng, int width, int height, unsigned frames, const ColourCounts& counts);
// Writes the difference to the previous frame; shown for `hundredths` of a second.
void add_frame(Apng& apng, const Image& image, unsigned hundredths);
void end_apng(Apng& apng);

}  // namespace bastide::art
