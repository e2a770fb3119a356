// Contact sheets of everything the painter can draw.
#pragma once

#include <string>
#include <vector>

#include "engine/tiles/catalogue.hpp"
#include "web/art/art.hpp"

namespace gallery {

struct Sheet {
  std::string name;
  bastide::art::Image picture;
  int square = 32;  // of its fingerprint
};

// Every tile: its four rotations, each in a different variant, two by two.
std::vector<Sheet> tile_sheets(const bastide::Catalogue& catalogue);
// The same with every feature that can be finished shown as finished.
std::vector<Sheet> finished_sheets(const bastide::Catalogue& catalogue);
// Every figure of every player, the other pieces, icons, backs of tiles.
std::vector<Sheet> piece_sheets();
std::vector<Sheet> face_sheets();
// Boards of whole games, given as lines "name actions tile-size link".
std::vector<Sheet> board_sheets(const bastide::Catalogue& catalogue, const std::string& lines);
// The places of figures: each segment of a set's tiles tinted, with a dot at its place.
bastide::art::Image segments_of(const bastide::Catalogue& catalogue, const std::string& set);
// All pictures of one size in rows.
bastide::art::Image contact_sheet(const std::vector<const Sheet*>& sheets, int columns);

}  // namespace gallery
