// Texts, lessons, fonts and whatever else lies beside the program, each fetched when it is first
// needed and checked to be what the build has made. On the desktop they are in the folder of the
// build.
#pragma once

#include <string>
#include <string_view>

namespace bastide::web::platform {

enum class Arrival {
  none,  // nobody has asked for it, or it has been handed over
  waiting,
  arrived,
  failed,  // no connection, not there, or damaged
};

// Asks for a file, after a failure once more. Its arrival wakes the page.
void request_file(std::string_view name);
// How far it is. When it has arrived, `bytes` gets it.
Arrival poll_file(std::string_view name, std::string& bytes);

}  // namespace bastide::web::platform
