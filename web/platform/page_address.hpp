// Where the page is: its address, its place in the browser's history, and what the tab remembers.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace bastide::web::platform {

std::string page_address();  // without the fragment

// What follows '#', undecoded: once when the page is opened, and once whenever the user has changed
// the fragment of the open page.
std::optional<std::string> new_fragment();
void clear_fragment();  // without a new entry in the history

// The next so many times, the browser's Back does not leave the page, but is a step.
void want_back(int steps);
enum class HistoryStep {
  none,
  back,
  forward,  // to where Back, or the page itself, has led away from
};
HistoryStep history_step();  // the next one that the user has made

// Lives as long as the tab and survives reloads; initially empty, and always empty where there are
// no tabs.
std::string tab_note();
void set_tab_note(std::string_view text);

}  // namespace bastide::web::platform
