// The link: a whole game in the fragment of a page's address, after "#" (docs/link.md).
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/record/comments.hpp"
#include "engine/record/record.hpp"

namespace bastide {

inline constexpr std::size_t max_link_size = 1 << 16;  // characters

// "#g=...", and "&n=..." with the names of the players if requested. Codes: "link.unplayable"
// (detail: the rule that forbids an action of the record, or what cannot be coded).
Expected<std::string> encode_link(const Catalogue& catalogue, const Record& record, bool names);

struct Link {
  Record record;  // as far as it could be replayed, and the chances after that
  // "link.refused" (detail: how many actions of players and forced chances could be replayed):
  // today's rules forbid the next one. "link.different": all could be replayed, but they lead to a
  // position other than the one shared.
  std::optional<Error> fault;
};

// A short message that is appended to a link: "&m=Well%20played"; empty if there is none. And back
// from a whole link: cleaned like a name, so that it can be shown.
std::string write_link_words(std::string_view words);
std::string read_link_words(std::string_view link);

// The value of a key such as "n=" in "g=...&n=...", up to the next "&" or "#"; empty if it is not
// there.
std::string_view link_value(std::string_view text, std::string_view key);

// Whether a code, what follows "g=", ends with its check: then it has arrived as it was written.
bool is_whole(std::string_view code);

// Reads an address that ends in a link, or the link alone. Codes "link.*".
Expected<Link> decode_link(const Catalogue& catalogue, std::string_view text);
// With these sets instead of all: for tests that change a rule.
Expected<Link> decode_link(const Catalogue& catalogue, std::string_view text,
                           const std::vector<const Set*>& sets);

// For tests: a link with these characters as its code and a correct checksum. Characters that
// cannot occur in a link are replaced. `written`: the character of its version.
std::string with_valid_checksum(std::string_view code, char written = 'B');

}  // namespace bastide
