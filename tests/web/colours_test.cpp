// The players' colours as seen with the common forms of colour blindness: two players can be
// distinguished by colour, or, where colours are close, by marks of clearly different shape.
// Figures stand out from the board, too.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "web/art/marks.hpp"
#include "web/art/palette.hpp"
#include "web/art/set_art.hpp"

namespace bastide::art::colours_test {
namespace {

struct Vision {
  const char* name;
  std::array<float, 9> matrix;  // over linear RGB
};

// Machado, Oliveira and Fernandes 2009, full severity.
constexpr Vision visions[] = {
    {"normal", {1, 0, 0, 0, 1, 0, 0, 0, 1}},
    {"protanopia",
     {0.152286f, 1.052583f, -0.204868f, 0.114503f, 0.786281f, 0.099216f, -0.003882f, -0.048116f,
      1.051998f}},
    {"deuteranopia",
     {0.367322f, 0.860646f, -0.227968f, 0.280085f, 0.672501f, 0.047413f, -0.011820f, 0.042940f,
      0.968881f}},
    {"tritanopia",
     {1.255528f, -0.076749f, -0.178779f, -0.078411f, 0.930809f, 0.147602f, 0.004733f, 0.691367f,
      0.303900f}},
};

struct Lab {
  float l, a, b;
};

float linear(float c) { return c <= 0.04045f ? c / 12.92f : std::pow((c + 0.055f) / 1.055f, 2.4f); }

Lab seen(const Vision& vision, Rgb colour) {
  const std::array<float, 3> in = {linear(colour.r), linear(colour.g), linear(colour.b)};
  std::array<float, 3> out{};
  for (std::size_t i = 0; i < 3; ++i) {
    for (std::size_t j = 0; j < 3; ++j) out[i] += vision.matrix[3 * i + j] * in[j];
    out[i] = clamp01(out[i]);
  }
  const auto f = [](float t) { return t > 0.008856f ? std::cbrt(t) : 7.787f * t + 16.f / 116.f; };
  const float x = f((0.4124f * out[0] + 0.3576f * out[1] + 0.1805f * out[2]) / 0.95047f);
  const float y = f(0.2126f * out[0] + 0.7152f * out[1] + 0.0722f * out[2]);
  const float z = f((0.0193f * out[0] + 0.1192f * out[1] + 0.9505f * out[2]) / 1.08883f);
  return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

float apart(const Lab& p, const Lab& q) {
  return std::sqrt((p.l - q.l) * (p.l - q.l) + (p.a - q.a) * (p.a - q.a) +
                   (p.b - q.b) * (p.b - q.b));
}

// The share of the combined area of two marks that only one of them covers.
float shapes_differ(Mark a, Mark b) {
  const auto painted = [](Mark mark) {
    Canvas canvas(48, 48, 48);
    paint_sign(canvas, mark, {0.5f, 0.5f}, 0.7f, {1, 1, 1});
    return canvas.image();
  };
  const Image p = painted(a), q = painted(b);
  int either = 0, one = 0;
  for (std::size_t i = 0; i < p.rgba.size(); ++i) {
    const bool in_p = (p.rgba[i] >> 24) > 127, in_q = (q.rgba[i] >> 24) > 127;
    either += in_p || in_q;
    one += in_p != in_q;
  }
  return static_cast<float>(one) / static_cast<float>(std::max(either, 1));
}

// CIE 1976 differences: 2.3 can just be noticed side by side.
constexpr float least = 12, at_a_glance = 25;
constexpr float other_shape = 0.35f;

TEST(Colours, PlayersAreDistinctForEveryKindOfVision) {
  for (const Vision& vision : visions) {
    for (int i = 0; i < player_colours; ++i) {
      for (int j = 0; j < i; ++j) {
        const PlayerColour &a = player_colour(i), &b = player_colour(j);
        const float distance = apart(seen(vision, rgb(a.base)), seen(vision, rgb(b.base)));
        const std::string pair = std::string(vision.name) + ", colours " + std::to_string(j) +
                                 " and " + std::to_string(i) + ": " + std::to_string(distance);
        EXPECT_GE(distance, least) << pair;
        if (distance < at_a_glance) {
          EXPECT_GE(shapes_differ(a.mark, b.mark), other_shape) << pair;
        }
      }
    }
  }
}

TEST(Colours, NeutralFiguresDoNotLookLikeAPlayers) {
  int count = 0;
  for (const SetArt* set : all_set_art())
    for (const FigureArt& figure : set->figures) {
      if (!figure.colour) continue;
      ++count;
      for (const Vision& vision : visions)
        for (int i = 0; i < player_colours; ++i) {
          const float distance = apart(seen(vision, rgb(figure.colour->base)),
                                       seen(vision, rgb(player_colour(i).base)));
          EXPECT_GE(distance, &vision == visions ? at_a_glance : least)
              << vision.name << ", figure " << count << ", colour " << i;
        }
    }
  EXPECT_GT(count, 0);
}

TEST(Colours, EveryMarkHasItsOwnShape) {
  for (int i = 0; i < player_colours; ++i) {
    for (int j = 0; j < i; ++j) {
      EXPECT_GE(shapes_differ(player_colour(i).mark, player_colour(j).mark), 0.25f)
          << j << " and " << i;
    }
  }
}

TEST(Colours, MarksAreReadableOnTheirColour) {
  for (const Vision& vision : visions) {
    for (int i = 0; i < player_colours; ++i) {
      const PlayerColour& c = player_colour(i);
      const float contrast = std::fabs(seen(vision, rgb(c.base)).l - seen(vision, rgb(c.ink)).l);
      EXPECT_GE(contrast, 35.f) << vision.name << ", colour " << i;
    }
  }
}

TEST(Colours, FiguresStandOutFromTheirGround) {
  const Rgb grounds[] = {palette::grass, palette::grass_deep, palette::road, palette::earth,
                         palette::paving};
  for (const Vision& vision : visions) {
    for (int i = 0; i < player_colours; ++i) {
      const PlayerColour& c = player_colour(i);
      for (const Rgb ground : grounds) {
        // By its colour, or else by its outline.
        const Lab under = seen(vision, ground);
        const float distance = std::max(apart(seen(vision, rgb(c.base)), under),
                                        apart(seen(vision, outline_colour(c)), under));
        EXPECT_GE(distance, 30.f) << vision.name << ", colour " << i;
      }
    }
  }
}

}  // namespace
}  // namespace bastide::art::colours_test
