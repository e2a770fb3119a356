// Looks for seams between tiles and for misplaced figures.
#pragma once

#include <string>

#include "engine/tiles/catalogue.hpp"

namespace gallery {

// Prints and counts the faults of a set's tiles.
int faults(const bastide::Catalogue& catalogue, const std::string& set);

}  // namespace gallery
