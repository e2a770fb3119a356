// Figures of painted wood: a silhouette with thickness, rounded edges, the player's mark and a
// soft shadow.
#include <algorithm>
#include <cmath>

#include "web/art/art.hpp"
#include "web/art/marks.hpp"
#include "web/art/palette.hpp"
#include "web/art/relief.hpp"

namespace bastide::art {

namespace {

// Outlines stand on y = 0, up is negative, about 1 high. Given is the right half from the top to
// the foot; the left one mirrors it.
Path mirrored(const Path& right) {
  Path path = right;
  for (auto p = right.rbegin(); p != right.rend(); ++p) path.push_back({-p->x, p->y});
  return path;
}

void arc(Path& path, Vec2 centre, float radius, float from, float to, int steps) {
  for (int i = 0; i <= steps; ++i) {
    path.push_back(centre +
                   direction(mix(from, to, static_cast<float>(i) / static_cast<float>(steps))) *
                       radius);
  }
}

// A townsman in a wide cloak: round head, shoulders that fall into open sleeves, a hem with a
// small arch between the feet.
Path townsman() {
  Path p;
  arc(p, {0, -0.80f}, 0.165f, -1.5708f, 0.95f, 14);
  draw_on(p, {bend, 12,  -62, 30,  -60, 43,  -47,  bend, 50,  -40, 44,  -31, 36, -33,  bend,
              29,   -35, 24,  -37, 22,  -36, bend, 23,   -24, 30,  -15, 35,  -7, bend, 37,
              -2,   34,  0,   30,  0,   13,  0,    bend, 11,  0,   9,   -11, 0,  -12});
  return mirrored(p);
}

Path abbot() {
  Path p = drawn({0,   -108, bend, 5,    -102, 13,  -94, 13,  -84, bend, 17,   -79, 17,
                  -70, 10,   -64,  bend, 20,   -60, 28,  -52, 30,  -42,  bend, 31,  -30,
                  33,  -14,  37,   -5,   bend, 38,  -1,  35,  0,   32,   0,    0,   0});
  return mirrored(p);
}

Path builder() {
  Path p = drawn({0,   -95, 7,    -95, bend, 14, -95, 17, -88, 17,   -82, 27,  -80, 27,  -75,
                  16,  -74, bend, 16,  -68,  13, -62, 9,  -60, bend, 22,  -58, 40,  -50, 42,
                  -36, 42,  -22,  29,  -22,  26, -36, 24, 0,   7,    0,   5,   -20, 0,   -20});
  return mirrored(p);
}

Path pig() {
  Path p = drawn({-44, -36, bend, -42,  -56,  -20,  -62,  2,   -60, bend, 12,  -60, 20,  -58,
                  24,  -56, 29,   -66,  36,   -53,  bend, 42,  -48, 46,   -42, 47,  -38, 53,
                  -37, 53,  -25,  45,   -24,  bend, 40,   -17, 34,  -16,  30,  -15, 29,  0,
                  17,  0,   15,   -11,  bend, 0,    -7,   -12, -7,  -20,  -10, -22, 0,   -34,
                  0,   -37, -16,  bend, -42,  -22,  -44,  -28, -44, -36});
  return p;
}

Path barn() { return drawn({-44, 0, -44, -36, -36, -62, 0, -84, 36, -62, 44, -36, 44, 0}); }

// A townsman in a tall hat.
Path ringmaster() {
  Path p = drawn({0, -110, 13, -110, 12, -93, 24, -93, 24, -87, 16, -86});
  const Path body = townsman();
  // The townsman below his temples.
  std::size_t from = 0;
  while (from < body.size() && body[from].y < -0.80f) ++from;
  p.insert(p.end(), body.begin() + static_cast<std::ptrdiff_t>(from),
           body.begin() + static_cast<std::ptrdiff_t>(body.size() / 2));
  return mirrored(p);
}

// A hooded cloak with a ragged hem.
Path phantom() {
  Path p = drawn({0,  -100, bend, 13, -98, 19, -86, 17, -72, bend, 34, -62,
                  38, -36,  40,   -2, 30,  -9, 20,  0,  10,  -9,   0,  0});
  return mirrored(p);
}

// A townsman with something in his right hand: an outline from above the arm to below it.
Path townsman_with(const Path& token) {
  Path p = townsman();
  std::size_t hand = 0;
  for (std::size_t i = 0; i < p.size() / 2; ++i) {
    if (p[i].x > p[hand].x) hand = i;
  }
  while (hand + 1 < p.size() / 2 && p[hand + 1].x > 0.42f) ++hand;
  p.insert(p.begin() + static_cast<std::ptrdiff_t>(hand), token.begin(), token.end());
  return p;
}

// A crook: it goes up to its hook and down to the ground.
Path shepherd() {
  return townsman_with(drawn({43,   -50, 43,   -86, 40,  -93, 33,  -94, 30, -88, 25, -90, 28,
                              -100, 40,  -101, 49,  -95, 51,  -86, 51,  0,  43,  0,  43,  -33}));
}

// A pennant on its pole.
Path messenger() {
  return townsman_with(
      drawn({42, -50, 42, -110, 62, -105, 55, -95, 62, -82, 50, -82, 50, 0, 42, 0, 42, -33}));
}

// A slouch hat, and a sack over the shoulder.
Path robber() {
  Path right = drawn({0,   -93, bend, 12, -95, 17,   -88, 18,  -80, bend, 28, -80, 32,
                      -76, 34,  -71,  17, -72, bend, 16,  -66, 13,  -62,  10, -60});
  const std::size_t neck = right.size();
  draw_on(right, {bend, 26, -58, 36, -50, 38, -36, bend, 39, -28,  31, -26, 27, -30, bend, 28,
                  -20,  32, -10, 34, -4,  32, 0,   12,   0,  bend, 10, -2,  8,  -11, 0,    -12});
  Path p = mirrored(right);
  Path sack;
  arc(sack, {0.37f, -0.50f}, 0.24f, -2.3f, 1.3f, 16);
  p.erase(p.begin() + static_cast<std::ptrdiff_t>(neck),
          p.begin() + static_cast<std::ptrdiff_t>(neck) + 10);
  p.insert(p.begin() + static_cast<std::ptrdiff_t>(neck), sack.begin(), sack.end());
  return p;
}

// A cone of a hat over a beard, and a robe that widens to the ground.
Path mage() {
  Path p = drawn({0,   -122, bend, 5,    -105, 10,  -92, 17,  -80, 14,  -77,  bend, 15,  -68, 13,
                  -63, 10,   -58,  bend, 24,   -56, 38,  -44, 42,  -30, bend, 43,   -22, 33,  -19,
                  26,  -24,  bend, 29,   -14,  33,  -8,  40,  -3,  38,  0,    0,    0});
  return mirrored(p);
}

// A hat with a wide brim and a bent tip, a shawl, a broad skirt.
Path witch() {
  Path right = drawn({4,   -106, bend, 8,   -100, 11,  -92, 13,  -84,  36, -78, 35, -73, 14,
                      -74, bend, 14,   -67, 12,   -61, 8,   -58, bend, 20, -55, 27, -42, 27,
                      -32, bend, 34,   -24, 38,   -12, 40,  -2,  38,   0,  0,   0});
  Path p = mirrored(right);
  draw_on(p, {-22, -114, -6, -116});
  return p;
}

constexpr PlayerColour colour_of_mage{0x1c9a94, 0x0d5f66, 0x7fe0d2, 0xffe08a, Mark::star};
constexpr PlayerColour colour_of_witch{0x47335c, 0x241733, 0x8d72a8, 0xb9e06a, Mark::crescent};

Path outline_of(Piece piece) {
  switch (piece) {
    case Piece::abbot:
      return abbot();
    case Piece::builder:
      return builder();
    case Piece::pig:
      return pig();
    case Piece::barn:
      return barn();
    case Piece::ringmaster:
      return ringmaster();
    case Piece::phantom:
      return phantom();
    case Piece::shepherd:
      return shepherd();
    case Piece::robber:
      return robber();
    case Piece::messenger:
      return messenger();
    case Piece::mage:
      return mage();
    case Piece::witch:
      return witch();
    default:
      return townsman();
  }
}

// Where the player's mark is, and its size, in hundredths.
struct MarkPlace {
  signed char x, y, size;
};
constexpr MarkPlace mark_places[] = {{0, -33, 25},  {0, -30, 25},  {0, -34, 26}, {0, -40, 22},
                                     {-7, -34, 24}, {0, -33, 32},  {0, -33, 25}, {0, -36, 27},
                                     {0, -33, 25},  {-3, -33, 24}, {0, -33, 25}, {0, -34, 27},
                                     {0, -27, 27}};

void paint_block(Canvas& canvas, const Path& outline, Vec2 thickness, const PlayerColour& colour) {
  // The body swept along its thickness, then its front.
  constexpr int slices = 12;
  std::vector<Path> swept;
  for (int i = 0; i <= slices; ++i) {
    Path slice = outline;
    for (Vec2& p : slice) p = p + thickness * (static_cast<float>(i) / slices);
    swept.push_back(std::move(slice));
  }
  const float line = std::max(0.013f, 0.7f / canvas.scale());
  const Rgb ink = outline_colour(colour);
  if (canvas.scale() <= 64) {  // small among many roofs: a light rim sets it off
    for (const Path& slice : {swept.front(), swept.back()})
      canvas.fill(canvas.band(slice, 0.11f, 0.3f, true), palette::plaster, 0.7f);
  }
  for (const Path& slice : swept) canvas.fill(canvas.band(slice, line * 2, 0, true), ink);
  const Pigment paint{rgb(colour.dark), rgb(colour.base), rgb(colour.light)};
  canvas.fill(canvas.areas(swept), mix(paint.dark, paint.base, 0.18f));
  paint_relief(canvas, outline, paint, 0.085f);
  canvas.pen(outline, line * 0.55f, ink, 0.55f, true);
}

// Colours of the clear pixels do not matter to the eye but to filters: spread the nearest ones.
void bleed(Image& image, std::uint32_t colour) {
  const std::uint32_t swapped = (colour >> 16 & 255u) | (colour & 0xff00u) | (colour & 255u) << 16;
  for (std::uint32_t& p : image.rgba) {
    if ((p >> 24) == 0) p = swapped;
  }
}

}  // namespace

Image paint_piece(Piece piece, Pose pose, int player, int size) {
  const PlayerColour& colour = piece == Piece::mage    ? colour_of_mage
                               : piece == Piece::witch ? colour_of_witch
                                                       : player_colour(player);
  Canvas canvas(size, size, static_cast<float>(size));
  const MarkPlace& place = mark_places[static_cast<int>(piece)];
  const Vec2 mark = Vec2{static_cast<float>(place.x), static_cast<float>(place.y)} * 0.01f;
  const bool big = piece == Piece::big_meeple;
  const float scale = big ? 0.80f : piece == Piece::pig ? 0.72f : 0.68f;
  const float mark_size = static_cast<float>(place.size) * 0.01f * scale;
  Path outline = outline_of(piece);
  if (pose == Pose::standing) {
    const Vec2 foot{0.5f, 0.88f};
    for (Vec2& p : outline) p = foot + p * scale + Vec2{-0.015f, -0.012f};
    // The shadow lies on the ground to the south-east.
    for (const float grow : {1.f, 0.8f, 0.6f}) {
      canvas.fill(ellipse(foot + Vec2{0.075f, -0.005f}, 0.36f * scale * (0.75f + 0.45f * grow),
                          0.10f * scale * (0.6f + 0.6f * grow), 32),
                  rgb(0x1d1a2c), 0.16f);
    }
    paint_block(canvas, outline, Vec2{0.045f, 0.022f} * (scale / 0.68f), colour);
    paint_sign(canvas, colour.mark, foot + mark * scale + Vec2{-0.015f, -0.012f}, mark_size,
               rgb(colour.ink));
  } else {
    // On its back, seen from above: head to the left, a little foreshortened.
    const Vec2 middle{0.5f, 0.56f};
    const auto lie = [&](Vec2 p) {
      const Vec2 q{(p.y + 0.5f) * scale, -p.x * scale * 0.82f};
      const float tilt = 0.16f;
      return middle + Vec2{q.x - q.y * tilt, q.y + q.x * tilt * 0.55f};
    };
    for (Vec2& p : outline) p = lie(p);
    Path shade = outline;
    for (Vec2& p : shade) p = p + Vec2{0.042f, 0.078f};
    for (const float grow : {0.09f, 0.06f, 0.03f})
      canvas.fill(canvas.band(shade, grow, 0.8f, true), rgb(0x1d1a2c), 0.12f);
    canvas.fill(shade, rgb(0x1d1a2c), 0.3f);
    paint_block(canvas, outline, Vec2{0.012f, 0.062f}, colour);
    paint_sign(canvas, colour.mark, lie(mark), mark_size * 0.95f, rgb(colour.ink));
  }
  Image image = canvas.image();
  bleed(image, colour.dark);
  return image;
}

}  // namespace bastide::art
