#include "web/platform/page_address.hpp"

#include <utility>

#include "web/platform/null/place.hpp"

namespace bastide::web::platform {

std::string page_address() { return "https://bastide.invalid/"; }
std::optional<std::string> new_fragment() {
  if (!std::exchange(place().fragment_changed, false)) return std::nullopt;
  return place().fragment;
}
void clear_fragment() { place().fragment.clear(); }

void want_back(int steps) { place().steps_back = steps; }
HistoryStep history_step() {
  if (std::exchange(place().forward, false)) return HistoryStep::forward;
  if (place().backs == 0) return HistoryStep::none;
  --place().backs;
  return HistoryStep::back;
}

std::string tab_note() { return place().tab_note; }
void set_tab_note(std::string_view text) { place().tab_note = text; }

}  // namespace bastide::web::platform
