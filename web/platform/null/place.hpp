// The null platform touches nothing: it keeps in memory what it is asked for, so that tests can
// look at it, and answers what they have put there. A program that has no such part of a platform
// gets it from here, too.
#pragma once

#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "web/platform/device.hpp"
#include "web/platform/letters.hpp"
#include "web/platform/live_channels.hpp"
#include "web/platform/painters.hpp"
#include "web/platform/sharing.hpp"
#include "web/platform/sound.hpp"
#include "web/platform/storage.hpp"
#include "web/platform/text_field.hpp"
#include "web/platform/user_files.hpp"

namespace bastide::web::platform {

struct Place {
  // Storage, and the second copy: what it has, what it hands over, and its keys once they are
  // known.
  std::map<std::string, std::string> kept, held;  // `held`: for this visit only
  bool storage_full = false, storage_forbidden = false;
  std::vector<std::string> changed;  // keys that another tab has written, not reported yet
  std::map<std::string, std::string> copies;
  std::deque<Copy> arrived;
  std::optional<std::vector<std::string>> copies_there;

  // Files of the site: all that `site_file` has are there at once, but those that are on their way
  // for now, and those that cannot be had.
  std::string (*site_file)(std::string_view name) = nullptr;  // empty: there is none
  std::set<std::string> late, lost;

  // The page's address, history and tab.
  std::string fragment;
  bool fragment_changed = true;  // not reported yet
  int steps_back = 0;            // requested by the page
  int backs = 0;                 // pressed, not handled yet
  bool forward = false;          // pressed
  std::string tab_note;

  // Clipboard and files of the user.
  std::string copied;                // "text|address" if it was shared
  int shared_width = 0;              // of the picture shared with it; 0: none
  Answer copy_answer = Answer::yes;  // of copying or sharing
  std::string saved;                 // the name of the last file or picture
  std::string bytes;                 // and its content, unless it was to become a PNG
  bool pictures_protected = false;   // the browser cannot make files of them
  std::optional<OpenedFile> opened;  // not handed over yet

  // Device and surroundings. The clock stands still.
  Device device{.language = "en", .reduced_motion = true, .channels = true};
  Surroundings surroundings;
  unsigned fresh = 20'26;  // the source of random values
  long long now = 1'800'000'000;
  long long zone = 0;      // seconds east of Greenwich
  double wakes_after = 0;  // as last asked for

  // What is told to screen readers.
  std::string said;   // announced, including notices
  std::string told;   // by the last frame (web/ui/a11y.hpp)
  std::string asked;  // a control that they press

  std::optional<Field> field;        // being edited
  std::optional<std::string> typed;  // what the system's field has; without it, ImGui's edits

  // Names and letters, once for each size, and what draws them.
  std::vector<std::string> drawn;
  std::optional<Letter> (*letters)(std::string_view text, float em) = nullptr;

  // Heard and felt.
  std::vector<Sound> heard;
  float ambience = 0;
  int vibrations = 0;

  void* landscapes[2] = {};  // textures: that the page has shown, a wide and an upright one

  // Painters, who paint what a test lets them.
  bool painters = false;              // there are some
  std::vector<std::uint64_t> wanted;  // of them
  std::deque<Painted> painted;        // to be taken over
  // Paints what is wanted as soon as it is taken over; empty: as above.
  std::vector<std::uint32_t> (*paint)(std::uint64_t number) = nullptr;

  // The worker: `work` adds what it has to say to `answers`, as the five below would have it.
  void (*work)(Place& place, std::string_view question) = nullptr;  // null: there is no worker
  std::deque<std::string> answers;
  bool worker_answers = true;
  bool worker_judges = false;  // re-analyses turns, superficially
  bool worker_tells = false;   // reports what it would answer so far
  bool worker_dead = false;
  std::string worker_says;  // instead of an answer

  // Channels to other pages: what they are told; a test supplies what they receive.
  struct Channel {
    std::string offer, stun;      // passed in at the start
    std::string answer;           // to its own offer
    std::deque<std::string> out;  // sent, and not collected yet
    bool ended = false;           // by the page
  };
  std::map<int, Channel> channels;
  std::deque<LiveEvent> live_events;
};

// The only one, until a test puts a fresh one there.
Place& place();

}  // namespace bastide::web::platform
