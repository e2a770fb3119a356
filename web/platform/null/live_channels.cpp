#include "web/platform/live_channels.hpp"

#include <utility>

#include "web/platform/null/place.hpp"

namespace bastide::web::platform {

void live_begin(int channel, std::string_view offer, std::string_view stun) {
  place().channels[channel] = {std::string(offer), std::string(stun), {}, {}, false};
}
void live_answered(int channel, std::string_view answer) {
  place().channels[channel].answer = answer;
}
void live_send(int channel, std::string_view text) {
  place().channels[channel].out.emplace_back(text);
}
void live_end(int channel) { place().channels[channel].ended = true; }
std::optional<LiveEvent> live_event() {
  auto& events = place().live_events;
  if (events.empty()) return std::nullopt;
  LiveEvent event = std::move(events.front());
  events.pop_front();
  return event;
}

}  // namespace bastide::web::platform
