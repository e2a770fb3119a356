// The order of painting: first something of everything, then the pictures from the middle of the
// view.
#include "web/drawing/pictures.hpp"

#include <gtest/gtest.h>

#include <fstream>

#include "engine/record/link.hpp"
#include "tests/data_folder.hpp"
#include "tests/web/frames.hpp"
#include "tests/web/played.hpp"
#include "web/art/laid.hpp"

namespace bastide::web::pictures_test {
namespace {

// The largest of the boards in tests/data/boards.txt.
Session large_board(const Catalogue& catalogue) {
  std::ifstream lines(testing::data_folder() + "/boards.txt");
  std::size_t most = 0;
  Record largest;
  for (std::string line; std::getline(lines, line);) {
    const std::size_t link = line.find("#g=");
    if (line[0] == '#' || link == std::string::npos) continue;
    auto decoded = decode_link(catalogue, line.substr(link));
    if (!decoded || decoded->record.actions.size() <= most) continue;
    most = decoded->record.actions.size();
    largest = decoded->record;
  }
  return *open_session(catalogue, largest);
}

TEST(Pictures, EveryTileOfALargeBoardIsShownInTheFirstFrame) {
  const Catalogue catalogue = builtin_catalogue();
  AtTable at(large_board(catalogue));
  Frames frames(at, 390, 844, true);
  table_open(at.settings, at.session, at.table);
  ASSERT_GT(at.table.display.tiles, 100u);
  frames.draw();
  EXPECT_EQ(frames.drawn(PictureKind::sketch), at.table.display.tiles);
}

TEST(Pictures, TheMiddleOfTheViewIsPaintedFirst) {
  const Session session = played_at_random(builtin_catalogue(), 4, 7);
  Pictures pictures;
  const float away[] = {3, 0.5f, 7, 1};
  const int order[] = {1, 3, 0, 2};
  const auto ask = [&](int n) {
    return tile_picture(pictures, session.game, {static_cast<TypeIndex>(n)}, 60, away[n]);
  };
  for (std::size_t turn = 0; turn < 4; ++turn) {
    for (int n = 0; n < 4; ++n) ask(n);
    EXPECT_TRUE(paint_pictures(pictures, 0, false));  // time for one
    for (std::size_t k = 0; k < 4; ++k) EXPECT_EQ(ask(order[k]) != nullptr, k <= turn);
    pictures.wishes.clear();
  }
}

TEST(Pictures, OverlaysOfAViewDoNotWaitForTheTiles) {
  const Session session = played_at_random(builtin_catalogue(), 4, 7);
  Pictures pictures;
  for (int n = 0; n < 4; ++n) tile_picture(pictures, session.game, {static_cast<TypeIndex>(n)}, 60);
  hatch_picture(pictures, session.game, 0, 0, 0, 1);
  piece_picture(pictures, Piece::meeple, art::Pose::standing, 1, 40);
  paint_pictures(pictures, 0, false);
  EXPECT_NE(piece_picture(pictures, Piece::meeple, art::Pose::standing, 1, 40), nullptr);
  pictures.wishes.clear();
  hatch_picture(pictures, session.game, 0, 0, 0, 1);
  tile_picture(pictures, session.game, {0}, 60);
  paint_pictures(pictures, 0, false);
  EXPECT_NE(hatch_picture(pictures, session.game, 0, 0, 0, 1), nullptr);
  EXPECT_EQ(tile_picture(pictures, session.game, {0}, 60), nullptr);
}

TEST(Pictures, AFinerPictureIsKeptWhenZoomingOut) {
  const Session session = played_at_random(builtin_catalogue(), 4, 7);
  Pictures pictures;
  const auto ask = [&](float pixels) { return tile_picture(pictures, session.game, {0}, pixels); };
  ask(200);
  paint_pictures(pictures, 0, false);
  const ImTextureID fine = ask(200);
  ASSERT_NE(fine, nullptr);
  EXPECT_EQ(ask(60), fine);
  EXPECT_EQ(ask(800), fine);
}

// The maps of one game do not serve another that prints the same tiles differently.
TEST(Pictures, EveryGameSeesItsTilesAsItPrintsThem) {
  const Catalogue catalogue = builtin_catalogue();
  bastide::Setup now, earlier, open;
  now.players = earlier.players = open.players = 2;
  earlier.options.first_edition = true;
  open.options.junctions_open = true;
  Pictures pictures;
  int other = 0;
  for (const bastide::Setup& setup : {now, earlier, now, open, earlier, now}) {
    const auto game = make_game(catalogue, setup);
    ASSERT_TRUE(game);
    for (std::size_t t = 0; t < game->types.size(); ++t) {
      const TileType& type = game->types[t];
      if (type.segments.empty()) continue;
      other += type.segments.size() != catalogue.tiles[game->catalogue_index[t]].segments.size();
      EXPECT_EQ(segment_map(pictures, *game, static_cast<TypeIndex>(t)).segment,
                art::map_segments(type).segment)
          << type.id;
    }
  }
  EXPECT_GT(other, 0) << "some are printed differently";
}

}  // namespace
}  // namespace bastide::web::pictures_test
