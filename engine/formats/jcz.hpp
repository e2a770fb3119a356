// Saved games of JCloisterZone (docs/formats.md).
#pragma once

#include <string>
#include <string_view>

#include "engine/formats/imported.hpp"

namespace bastide {

// Whether a text looks like such a file.
bool is_jcz(std::string_view text);

// Reads a file of at most max_json_size bytes. What the file does not tell is taken from what
// follows it; where nothing does, Imported::notes says so.
Imported read_jcz(const Catalogue& catalogue, std::string_view text);

// What the other program has not of a game, as far as that shows without playing it.
std::optional<Error> why_not_jcz(const Record& record);
// "export.impossible" with what the other program has not: an expansion, an option, a tile.
Expected<std::string> write_jcz(const Catalogue& catalogue, const Record& record);

}  // namespace bastide
