// A place for the page to run in that is the same every time: what it keeps stays in memory, the
// clock on the wall stands still, and the worker answers only when it is let.
#pragma once

#include <map>
#include <string>

namespace gallery {

struct Place {
  std::map<std::string, std::string> kept;
  std::string fragment;
  bool worker_answers = true;
  bool storage_full = false;
};

// The one place; a scene begins with a fresh one.
Place& place();

}  // namespace gallery
