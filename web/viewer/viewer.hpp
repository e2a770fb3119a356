// The viewer to embed (docs/embedding.md): a game from its link, to look at only. The page around
// it is in viewer.js, which gets all that there is to say as JSON and every picture as pixels.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/tiles/catalogue.hpp"
#include "web/art/image.hpp"
#include "web/drawing/camera.hpp"
#include "web/drawing/pictures.hpp"
#include "web/session/session.hpp"
#include "web/text/text.hpp"
#include "web/ui/ui.hpp"

namespace bastide::web {

struct Viewer {
  Catalogue catalogue = builtin_catalogue();
  Ui ui;
  Pictures pictures;  // in memory
  Texts texts;
  std::optional<Session> session;
};

// Prepares what draws: within ImGui's context, with a font for the figures beside tokens.
void begin_viewer(Viewer& viewer, std::string_view font);

// Opens the game of an address (docs/link.md); returns what the page says about it, as JSON:
//   fault     why there is no game, or why it ends early; absent if all is well
//   players   name and colours of each side
//   positions all at which the replay stops, in order: how many actions come before it,
//             its turn in words, the points of each side, the cell of the last tile, the side to
//             move, and whether a turn begins there, then with each side's chance to win
//   log       the sentences: after how many actions, and what the table's log shows of it
//   comments  on positions: after how many actions, and the text
//   board     the cells of the whole game: left, top, right, bottom
//   start     the index of the position to begin with
std::string open_game(Viewer& viewer, std::string_view address);

// The position after so many actions, seen through the camera; transparent around the tiles.
art::Image paint_position(Viewer& viewer, std::size_t actions, const Camera& camera);

}  // namespace bastide::web
