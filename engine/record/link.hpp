// The link: a whole game in the part of a page's address after "#" (docs/link.md).
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/record/comments.hpp"
#include "engine/record/record.hpp"

namespace bastide {

inline constexpr std::size_t max_link_size = 1 << 16;  // characters

// "#g=...", and "&n=..." with the names of the players if wanted. Codes: "link.unplayable" (detail:
// the rule that forbids an action of the record, or what cannot be coded).
Expected<std::string> encode_link(const Catalogue& catalogue, const Record& record, bool names);

struct Link {
  Record record;  // as far as it could be followed, with the chances that follow
  // "link.refused" (detail: how many actions of players and forced chances could be followed):
  // today's rules forbid the next one. "link.different": all could be followed, but they lead to
  // another position than the one that was shared.
  std::optional<Error> fault;
};

// A few words that go along with a link, behind it: "&m=Well%20played"; nothing if there are none.
// And back from a whole link: cleaned like a name, so that it can be shown.
std::string write_link_words(std::string_view words);
std::string read_link_words(std::string_view link);

// The value of a key, "n=", in "g=...&n=...", up to the next "&" or "#"; empty if there is none.
std::string_view link_value(std::string_view text, std::string_view key);

// Reads an address that ends in a link, or the link alone. Codes "link.*".
Expected<Link> decode_link(const Catalogue& catalogue, std::string_view text);

// For tests: the link that has these characters as its code, with the check made good. Characters
// that cannot stand in a link become others. `written`: the character of its version.
std::string with_valid_checksum(std::string_view code, char written = 'D');

}  // namespace bastide
