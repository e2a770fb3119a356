// The painters beside the page: what they are asked for, and what becomes of their pictures.
#include <algorithm>

#include "tests/page/at_page.hpp"
#include "web/art/set_art.hpp"
#include "web/drawing/pictures.hpp"

namespace gallery::painters_test {
namespace {

using namespace bastide::web;
using bastide::TypeIndex;

platform::Painted painted(std::uint64_t number) {
  const auto side = static_cast<std::size_t>(level_pixels(level_in(number)));
  return {number, std::vector<std::uint32_t>(side * side, 0xff00ff00)};
}

struct WithPainters : Stage {
  WithPainters() {
    paints = true;
    begin_scene(*this, windows().front(), "en");
    place().painters = true;
    for (const Scene& one : every_scene())
      if (one.name == "table/middle") one.play(*this);
  }
  ~WithPainters() {
    texture_destroy(letters->TexID);
    end_scene(*this);
  }
  // Of what is painted, all but the cloth.
  std::size_t painted_for_it() const {
    std::size_t count = 0;
    for (const auto& [number, picture] : app->table.pictures.painted)
      count += kind_in(number) != PictureKind::linen;
    return count;
  }
};

TEST(Painters, AreAskedAndThePageRests) {
  WithPainters at;  // it comes to rest although nothing is painted
  ASSERT_FALSE(at.missed);
  EXPECT_EQ(at.painted_for_it(), 0u);
  ASSERT_GT(place().wanted.size(), 3u);
  const auto tile = [](std::size_t i) {
    const std::uint64_t number = place().wanted[i];
    return kind_in(number) == PictureKind::tile ? static_cast<int>(number >> 18 & 0xffff) : -1;
  };
  const bastide::Game& game = at.app->session->game;
  EXPECT_EQ(tile(0), subject_of(game, at.app->table.hand.type)) << "what is in hand first";
  EXPECT_EQ(kind_in(place().wanted[1]), PictureKind::piece) << "then small things";
  std::size_t first = 1;
  while (tile(first) < 0) ++first;
  const bastide::Board& board = shown(*at.app->session).board;
  EXPECT_EQ(tile(first), subject_of(game, board.tiles.back().type)) << "then around the last tile";
}

TEST(Painters, ArrivalsAreShownInTheNextFrameAndNotWantedAgain) {
  WithPainters at;
  while (!place().wanted.empty()) {
    const std::size_t before = at.painted_for_it();
    place().painted.push_back(painted(place().wanted.front()));
    const std::uint64_t number = place().wanted.front();
    draw_frames(at, 1);
    EXPECT_EQ(at.painted_for_it(), before + 1);
    EXPECT_EQ(std::count(place().wanted.begin(), place().wanted.end(), number), 0);
  }
}

TEST(Painters, AFewMegabytesAreTakenOverInAFrame) {
  WithPainters at;
  Pictures pictures;
  for (std::uint64_t n = 0; n < 10; ++n) place().painted.push_back(painted(n << 7 | 3));
  EXPECT_TRUE(take_painted(pictures));
  const std::size_t first = pictures.painted.size();
  EXPECT_GE(first, 1u);
  EXPECT_LT(first, 10u);
  while (take_painted(pictures)) {
  }
  EXPECT_EQ(pictures.painted.size(), 10u);
}

TEST(Painters, TheMiddleIsWantedFirstAndAMovingBoardWantsNothingFiner) {
  WithPainters at;
  const bastide::Game& game = at.app->session->game;
  Pictures pictures;
  const auto ask = [&](int type, float pixels, float away) {
    tile_picture(pictures, game, {static_cast<TypeIndex>(type)}, pixels, away);
  };
  ask(0, 60, 3);
  ask(1, 60, 0.5f);
  ask(2, 60, 7);
  EXPECT_FALSE(paint_pictures(pictures, 1, false)) << "nothing is left to the page";
  std::vector<int> subjects;
  for (const std::uint64_t number : place().wanted)
    subjects.push_back(static_cast<int>(number >> 18 & 0xffff));
  const auto subject = [&](int type) {
    return static_cast<int>(subject_of(game, static_cast<TypeIndex>(type)));
  };
  EXPECT_EQ(subjects, (std::vector{subject(1), subject(0), subject(2)}));
  place().painted.push_back(painted(place().wanted.front()));
  take_painted(pictures);
  ask(1, 200, 0.5f);
  ask(2, 200, 7);
  paint_pictures(pictures, 1, true);
  EXPECT_EQ(place().wanted.size(), 1u) << "only what has no picture at all";
}

TEST(Painters, WhatIsNotInUseIsDroppedTheLongestUnusedFirst) {
  WithPainters at;
  const bastide::Game& game = at.app->session->game;
  Pictures pictures;
  pictures.most_bytes = 4 * 64 * 64 * 4 * 4 / 3;  // four of the smallest
  const auto ask = [&](int type) {
    return tile_picture(pictures, game, {static_cast<TypeIndex>(type)}, 60);
  };
  const auto frame = [&](std::initializer_list<int> types) {
    for (const int type : types) ask(type);
    paint_pictures(pictures, 1, false);
    for (const std::uint64_t number : place().wanted) place().painted.push_back(painted(number));
    take_painted(pictures);
  };
  frame({0});
  frame({1});
  frame({2, 3, 4});
  for (int i = 0; i < 3; ++i) frame({2, 3, 4});
  EXPECT_EQ(pictures.painted.size(), 4u);
  EXPECT_NE(ask(1), nullptr);
  EXPECT_EQ(ask(0), nullptr) << "it was used before the others";
  pictures.wishes.clear();
  for (int i = 0; i < 4; ++i) frame({1, 2, 3, 4, 5, 6});
  EXPECT_EQ(pictures.painted.size(), 6u) << "what is in use is kept";
}

// The page and the store rely on it.
TEST(Painters, APictureHasTheSizeThatItsNumberSays) {
  const bastide::Catalogue catalogue = bastide::builtin_catalogue();
  const std::uint16_t tile = subject_of(std::size_t{0});
  SegmentMaps maps;
  for (const PictureName& name : {
           PictureName{PictureKind::tile, tile},
           PictureName{PictureKind::back},
           PictureName{PictureKind::piece, 0, 0, 1},
           PictureName{PictureKind::mark, 0, 0, 1},
           PictureName{PictureKind::icon},
           PictureName{PictureKind::token, 0, 0, 0, 0,
                       bastide::art::token_of(bastide::Piece::sheep)},
           PictureName{PictureKind::segment, tile},
           PictureName{PictureKind::hatch, tile, 1 << 4, 1},
           PictureName{PictureKind::edge, tile, 1 << 4, 1},
           PictureName{PictureKind::face, 3,
                       static_cast<std::uint8_t>(bastide::art::Mood::worried)},
       })
    for (const int level : {0, 2}) {
      const bastide::art::Image image = paint_numbered(catalogue, number_of(name, level), maps);
      const int side = level_pixels(level);
      EXPECT_EQ(image.rgba.size(), static_cast<std::size_t>(side * side))
          << static_cast<int>(name.kind);
    }
}

// A painter knows a picture by its number only.
TEST(Painters, PaintAsThePageDoes) {
  const bastide::Catalogue catalogue = bastide::builtin_catalogue();
  bastide::Setup now, earlier, open;
  now.players = earlier.players = open.players = 2;
  earlier.options.first_edition = true;
  open.options.junctions_open = true;
  SegmentMaps maps;
  for (const bastide::Setup& setup : {now, earlier, open}) {
    const auto game = bastide::make_game(catalogue, setup);
    ASSERT_TRUE(game);
    for (std::size_t t = 0; t < game->types.size(); ++t) {
      const bastide::TileType& type = game->types[t];
      const PictureName name{PictureKind::tile, subject_of(*game, static_cast<TypeIndex>(t)), 3, 1,
                             2};
      ASSERT_LT(number_of(name, bastide::web::picture_levels - 1), std::uint64_t{1} << 53);
      EXPECT_EQ(type_of_subject(catalogue, name.subject), type) << type.id;
      if (t % 8 != 0 || type.segments.empty()) continue;
      EXPECT_EQ(paint_numbered(catalogue, number_of(name, 0), maps).rgba,
                paint(name, 0, &type, maps).rgba)
          << type.id;
    }
  }
}

}  // namespace
}  // namespace gallery::painters_test
