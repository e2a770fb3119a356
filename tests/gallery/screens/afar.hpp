// The pictures by which the page is known elsewhere: under a link in a message, where it is offered
// to be installed, and in the menu of its icon.
#pragma once

#include <string>
#include <vector>

#include "web/art/image.hpp"

namespace gallery {

struct PictureAfar {
  std::string file;  // "preview.jpg"
  bastide::art::Image image;
};

std::vector<PictureAfar> pictures_afar();

}  // namespace gallery
