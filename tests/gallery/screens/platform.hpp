// A platform that is the same every time: what it stores stays in memory, the wall clock stands
// still, and the worker answers only when allowed to.
#pragma once

#include <deque>
#include <map>
#include <string>

#include "web/platform/platform.hpp"

namespace gallery {

struct Place {
  std::map<std::string, std::string> kept;
  std::string fragment;
  bool worker_answers = true;
  bool worker_judges = false;  // looks at turns once more, not closely
  bool worker_tells = false;   // what it would answer so far
  bool storage_full = false;
  bool reduced_motion = true;
  unsigned fresh = 20'26;  // what is random
  int steps_back = 0;      // that the page wants to answer
  int backs = 0;           // pressed, not answered yet
  bool share_sheet = false;
  int copy_answer = 1;  // what becomes of what is copied or shared: platform::Answer
  std::string saved;    // the name of the last picture
  std::string bytes;    // and what is in it, if that was given
  std::string said;     // announced to screen readers, notices among it
  std::string copied;   // "text|address" if it was shared

  // Channels to other pages: what they are told is kept, what they tell is put there by a test.
  struct Channel {
    std::string offer, stun;      // with which it began
    std::string answer;           // to its own offer
    std::deque<std::string> out;  // sent, and not taken away yet
    bool ended = false;           // by the page
  };
  bool live_possible = true;
  std::map<int, Channel> channels;
  std::deque<bastide::web::platform::LiveEvent> live_events;
};

// The only one; a scene begins with a fresh one.
Place& place();

}  // namespace gallery
