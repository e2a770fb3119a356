// The faces of the computer players: everybody has one, and no two pictures are alike.
#include "web/art/faces/faces.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <set>
#include <vector>

#include "engine/players/levels.hpp"

namespace bastide::art::faces_test {
namespace {

// The share of pixels that differ clearly, of those that belong to either picture.
double difference(const Image& a, const Image& b) {
  int differ = 0, all = 0;
  for (std::size_t i = 0; i < a.rgba.size(); ++i) {
    if ((a.rgba[i] | b.rgba[i]) >> 24 == 0) continue;
    int most = 0;
    for (int shift = 0; shift < 32; shift += 8)
      most = std::max(most, std::abs(static_cast<int>(a.rgba[i] >> shift & 255u) -
                                     static_cast<int>(b.rgba[i] >> shift & 255u)));
    ++all;
    differ += most > 48;
  }
  return static_cast<double>(differ) / std::max(all, 1);
}

constexpr Mood all_moods[] = {Mood::calm, Mood::pleased, Mood::worried, Mood::beaten};
constexpr int small = 64, large = 128;

TEST(Faces, EveryComputerPlayerHasOne) {
  std::set<int> taken;
  for (const Level& level : levels) taken.insert(face_of(level.id));
  for (const Level& persona : personas) taken.insert(face_of(persona.id));
  EXPECT_EQ(taken.size(), static_cast<std::size_t>(face_count)) << "each its own";
  EXPECT_EQ(taken.count(-1), 0u);
  for (int face = 0; face < face_count; ++face) EXPECT_EQ(face_of(face_name(face)), face);
  for (const char* other : {"", "random", "greedy", "by-link"}) EXPECT_EQ(face_of(other), -1);
}

TEST(Faces, ArePaintedAlikeEveryTime) {
  for (int face = 0; face < face_count; ++face) {
    const Image once = paint_face(face, Mood::worried, small);
    ASSERT_EQ(once.rgba.size(), static_cast<std::size_t>(small * small));
    EXPECT_EQ(once.rgba, paint_face(face, Mood::worried, small).rgba) << face_name(face);
  }
}

TEST(Faces, AreToldApartAlsoWhenSmall) {
  for (const int size : {small, large}) {
    std::vector<Image> faces;
    for (int face = 0; face < face_count; ++face)
      faces.push_back(paint_face(face, Mood::calm, size));
    for (int a = 0; a < face_count; ++a)
      for (int b = 0; b < a; ++b)
        EXPECT_GT(
            difference(faces[static_cast<std::size_t>(a)], faces[static_cast<std::size_t>(b)]), 0.4)
            << face_name(a) << " and " << face_name(b) << " at " << size;
  }
}

TEST(Faces, ShowTheirMood) {
  for (const int size : {small, large})
    for (int face = 0; face < face_count; ++face) {
      std::vector<Image> moods;
      for (const Mood mood : all_moods) moods.push_back(paint_face(face, mood, size));
      for (std::size_t a = 0; a < moods.size(); ++a)
        for (std::size_t b = 0; b < a; ++b)
          EXPECT_GT(difference(moods[a], moods[b]), 0.05) << face_name(face) << " at " << size;
    }
}

// Outside there is nothing but what rises above the medallion.
TEST(Faces, StayInTheirMedallion) {
  for (int face = 0; face < face_count; ++face)
    for (const Mood mood : all_moods) {
      const Image image = paint_face(face, mood, large);
      const auto at = [&](int x, int y) {
        return image.rgba[static_cast<std::size_t>(y * large + x)] >> 24;
      };
      EXPECT_EQ(at(0, large - 1) | at(large - 1, large - 1), 0u) << face_name(face);
      EXPECT_EQ(at(large / 2, static_cast<int>(face_middle_y * large)), 255u) << face_name(face);
    }
}

}  // namespace
}  // namespace bastide::art::faces_test
