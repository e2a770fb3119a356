// Channels to other pages.
//
// Each has a number that the caller assigns. Descriptions are SDP (RFC 8866). Of the texts received
// through a channel and not yet fetched, only the last is kept.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace bastide::web::platform {

// Describes this end of a new channel: an offer, or the answer to `offer` if that is not empty.
// `stun`: the address of a server that reports how others see this device; empty: none.
void live_begin(int channel, std::string_view offer, std::string_view stun);
// Sets the answer to this end's offer: the channel opens.
void live_answered(int channel, std::string_view answer);
void live_send(int channel, std::string_view text);
void live_end(int channel);

enum class LiveNews { described, opened, text, ended };
struct LiveEvent {
  int channel = 0;
  LiveNews news = LiveNews::ended;
  std::string text;  // the description, or what was received
};
std::optional<LiveEvent> live_event();  // the next one

}  // namespace bastide::web::platform
