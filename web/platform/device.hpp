// The user, the device, and what is around the picture.
#pragma once

#include <cstdint>
#include <string>

namespace bastide::web::platform {

// What can be known; any of it can change at any time.
struct Device {
  std::string language;          // of the system or browser: "cs", "cs-CZ"
  bool reduced_motion = false;   // is preferred
  bool dark = false;             // colours are preferred
  bool contrast = false;         // plain colours, which the device forces on pages
  bool hidden = false;           // nobody can see the page
  bool shares = false;           // the system can pass texts on (share),
  bool shares_pictures = false;  // and pictures
  bool channels = false;         // to other pages are possible
  bool vibrates = false;
  bool can_fill = false, fills = false;  // the whole screen
  bool forgets =
      false;  // the browser deletes what is stored once the page has not been visited for long
};
Device device();

// What is to be around the picture.
struct Surroundings {
  std::string title;
  std::string language;  // of what the page reads out: "cs"
  bool dark = false;
  bool awake = false;  // the screen does not go dark meanwhile
};
void set_surroundings(const Surroundings& wanted);

void fill_screen(bool wanted);  // without the browser around the page; only in answer to a press

std::uint64_t fresh_seed();  // unpredictable; below 2^48: short enough to read out and for links

}  // namespace bastide::web::platform
