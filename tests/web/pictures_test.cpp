// The order of painting, and what is to be seen until then.
#include "web/drawing/pictures.hpp"
#include "web/table/table.hpp"

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

TEST(Pictures, WhatIsNotPaintedIsTheCloth) {
  const Catalogue catalogue = builtin_catalogue();
  AtTable at(large_board(catalogue));
  Frames frames(at, 390, 844, true);
  table_open(at.table, at.view);
  ASSERT_GT(at.table.display.tiles, 100u);
  frames.draw();
  EXPECT_EQ(frames.drawn(PictureKind::tile), 0u);
  for (int most = 2000; frames.draw() && most > 0; --most) {
  }
  EXPECT_EQ(frames.drawn(PictureKind::tile), at.table.display.tiles);
  const std::size_t beside = frames.drawn(PictureKind::linen);
  std::erase_if(at.table.pictures.painted,
                [](const auto& one) { return kind_in(one.first) == PictureKind::tile; });
  frames.draw();
  EXPECT_GT(frames.drawn(PictureKind::linen), beside) << "also where the tiles were";
}

TEST(Pictures, ATileFadesInOnce) {
  const Session session = played_at_random(builtin_catalogue(), 4, 7);
  Pictures pictures;
  pictures.fade = 0.5;
  const auto ask = [&](float pixels) { return tile_picture(pictures, session.game, {0}, pixels); };
  pictures.now = 10;
  EXPECT_EQ(ask(60).texture, nullptr);
  EXPECT_TRUE(paint_pictures(pictures, 0, false));
  EXPECT_EQ(ask(60).alpha, 0);
  pictures.now = 10.25;
  EXPECT_FLOAT_EQ(ask(60).alpha, 0.5f);
  EXPECT_TRUE(paint_pictures(pictures, 0, false)) << "it needs frames";
  pictures.now = 10.5;
  EXPECT_EQ(ask(60).alpha, 1);
  EXPECT_FALSE(paint_pictures(pictures, 0, false));
  ask(200);
  EXPECT_TRUE(paint_pictures(pictures, 0, false));
  EXPECT_EQ(ask(200).alpha, 1) << "a finer picture takes its place at once";
}

// A city that is closed does not vanish until its walls have flags.
TEST(Pictures, ATileThatIsFinishedStaysAsItWasUntilItIsPainted) {
  const Session session = played_at_random(builtin_catalogue(), 4, 7);
  Pictures pictures;
  const auto ask = [&](std::uint16_t finished) {
    return tile_picture(pictures, session.game, {0, 0, 0, finished}, 60);
  };
  ask(0);
  paint_pictures(pictures, 0, false);
  const TilePicture plain = ask(0), awaited = ask(1);
  EXPECT_EQ(awaited.texture, plain.texture);
  EXPECT_FALSE(awaited.exact);
  paint_pictures(pictures, 0, false);
  EXPECT_TRUE(ask(1).exact);
  EXPECT_NE(ask(1).texture, plain.texture);
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
