// Cards: what two pages must know of each other to open a channel (docs/by-link.md, "Live"). A
// browser describes its end of a connection in some hundred characters (SDP); a card contains only
// the variable parts, short enough for a link.
#pragma once

#include <string>
#include <string_view>

namespace bastide::web {

inline constexpr std::size_t max_card = 200;  // characters of base64url

// The card for a description, with as many of its addresses as fit. Empty: the description is not
// that of a data connection.
std::string write_card(std::string_view description);

// The description of an offer, or of the answer to one; empty if the card is damaged or invalid. It
// names hosts only by number, or as browsers hide them: "(a uuid).local".
std::string read_card(std::string_view card, bool offer);

// The end of a card, by which an answer identifies the offer to which it belongs.
inline constexpr std::size_t card_tag_size = 4;
std::string with_tag(std::string_view card);

// "stun:host" or "stun:host:port".
bool valid_stun(std::string_view address);

}  // namespace bastide::web
