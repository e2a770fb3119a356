// The states of the page: a list of canned scenes.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "tests/gallery/screens/stage.hpp"
#include "web/panels/table_view.hpp"

namespace gallery {

struct Scene {
  std::string name;  // "table/laid"
  std::function<void(Stage&)> play;
  bool everywhere = false;  // in every window; otherwise only in the first three
};

std::vector<Scene> every_scene();

// Opens a game at the table, and acts there.
void open_game(Stage& stage, bastide::web::Session session);
bastide::web::TableView table_of(Stage& stage);
// Plays the open game, or today's, to its end: everybody takes what looks best.
void finish_open_game(Stage& stage);
void finish_day(Stage& stage);
// On the screen of the day, until the strongest player has played the same tiles.
void hear_strongest(Stage& stage);

// The first three are used for every scene, and pictures of the first two are compared.
const std::vector<Window>& windows();
inline constexpr std::size_t usual_windows = 3, compared_windows = 2;

}  // namespace gallery
