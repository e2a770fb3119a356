// A platform that is the same every time: what it stores stays in memory, the wall clock stands
// still, and the worker answers only when allowed to.
#pragma once

#include <map>
#include <string>

namespace gallery {

struct Place {
  std::map<std::string, std::string> kept;
  std::string fragment;
  bool worker_answers = true;
  bool storage_full = false;
  bool reduced_motion = true;
  unsigned fresh = 20'26;  // what is random
  int steps_back = 0;      // that the page wants to answer
  int backs = 0;           // pressed, not answered yet
  bool share_sheet = false;
  int copy_answer = 1;  // what becomes of what is copied or shared: platform::Answer
  std::string saved;    // the name of the last picture
  std::string bytes;    // and what is in it, if that was given
  std::string copied;   // "text|address" if it was shared
};

// The only one; a scene begins with a fresh one.
Place& place();

}  // namespace gallery
