// Links of CarcassonneLab, a site on which two-player base games are analysed (docs/formats.md).
#pragma once

#include <string>
#include <string_view>

#include "engine/formats/imported.hpp"

namespace bastide {

inline constexpr std::string_view lab_site = "https://carcassonnelab.com/";
inline constexpr std::size_t max_lab_link = 1 << 13;  // characters

// Whether a text looks like such a link: an address whose part after "#" begins with "/0/0/", that
// part alone, or an address of ours with it behind "lab=".
bool is_lab_link(std::string_view text);

// Reads such a link, at most max_lab_link characters long.
Imported read_lab_link(const Catalogue& catalogue, std::string_view text);

// What the site has not of a game: then it cannot be written as such a link.
std::optional<Error> why_not_lab(const Record& record);
// "#/0/0/DECK/MOVES?players=A,B". The one who began is named first. "export.impossible" with what
// the site has not: more players, expansions, options, a position to begin with.
Expected<std::string> write_lab_link(const Catalogue& catalogue, const Record& record);

}  // namespace bastide
