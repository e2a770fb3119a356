// A deterministic platform: it stores in memory, the wall clock stands still, and the worker
// answers only when allowed to.
#pragma once

#include <deque>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "web/platform/platform.hpp"

namespace gallery {

struct Place {
  std::map<std::string, std::string> kept;
  std::string fragment;
  bool fragment_changed = false;  // by the user, not reported yet
  bool worker_answers = true;
  bool worker_judges = false;  // re-analyses turns, superficially
  bool worker_tells = false;   // reports what it would answer so far
  bool worker_dead = false;
  std::string worker_says;  // instead of an answer
  bool storage_full = false;
  bastide::web::platform::Device device{.language = "en", .reduced_motion = true, .channels = true};
  bool page_dark = false;  // what the page around the canvas is
  unsigned fresh = 20'26;  // the source of random values
  int steps_back = 0;      // requested by the page
  int backs = 0;           // pressed, not handled yet
  bool forward = false;    // pressed
  int copy_answer = 1;     // the result of copying or sharing: platform::Answer
  std::string saved;       // the name of the last file or picture
  std::string bytes;       // and its content, if provided
  std::optional<bastide::web::platform::OpenedFile> opened;  // not handed over yet
  std::string tab_note;
  // Of the files of the site, those that are on their way for now, and those that cannot be had;
  // all others are there at once.
  std::set<std::string> late, lost;
  // The second copy: what it has, what it hands over, and its keys once they are known.
  std::map<std::string, std::string> copies;
  std::deque<bastide::web::platform::Copy> arrived;
  std::optional<std::vector<std::string>> copies_there;
  std::vector<std::string> changed;  // keys that another tab has written, not reported yet
  std::string title;
  std::string said;  // announced to screen readers, including notices
  std::vector<bastide::web::platform::Sound> heard;
  float ambience = 0;
  int vibrations = 0;
  std::vector<std::string> drawn;   // names and letters, once for each size
  bool awake = false;               // the screen is kept on
  bool pictures_protected = false;  // the browser cannot make files of them
  std::string told;                 // what the last frame tells them (web/ui/told.hpp)
  std::string asked;                // a control that they press
  std::optional<bastide::web::platform::Field> field;  // being edited
  std::optional<std::string> typed;  // what the system's field has; without it, ImGui's edits
  std::string copied;                // "text|address" if it was shared
  int shared_width = 0;              // of the picture shared with it; 0: none

  void* landscapes[2] = {};  // textures: that the page has shown, a wide and an upright one
  bool painters = false;     // there are some, who paint what a test lets them
  std::vector<std::uint64_t> wanted;                    // of them
  std::deque<bastide::web::platform::Painted> painted;  // to be taken over

  // Channels to other pages: records what they are told; a test supplies what they receive.
  struct Channel {
    std::string offer, stun;      // passed in at the start
    std::string answer;           // to its own offer
    std::deque<std::string> out;  // sent, and not collected yet
    bool ended = false;           // by the page
  };
  std::map<int, Channel> channels;
  std::deque<bastide::web::platform::LiveEvent> live_events;
};

// The only instance; each scene begins with a fresh one.
Place& place();

}  // namespace gallery
