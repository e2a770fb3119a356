// Pictures that are shipped as files: those by which the page is known elsewhere, under a link in a
// message, where it is offered to be installed, and in the menu of its icon; and those that it
// shows while it loads.
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
std::vector<PictureAfar> pictures_of_landscapes();

}  // namespace gallery
