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

void curve(Path& path, Vec2 b, Vec2 c, Vec2 d, int steps = 10) {
  const Path more = bezier(path.back(), b, c, d, steps);
  path.insert(path.end(), more.begin() + 1, more.end());
}

// A townsman in a wide cloak: round head, shoulders that fall into open sleeves, a hem with a
// small arch between the feet.
Path townsman() {
  Path p;
  arc(p, {0, -0.80f}, 0.165f, -1.5708f, 0.95f, 14);
  curve(p, {0.12f, -0.62f}, {0.30f, -0.60f}, {0.43f, -0.475f});
  curve(p, {0.50f, -0.40f}, {0.44f, -0.315f}, {0.36f, -0.335f});
  curve(p, {0.29f, -0.355f}, {0.24f, -0.37f}, {0.215f, -0.36f});
  curve(p, {0.23f, -0.24f}, {0.30f, -0.15f}, {0.345f, -0.07f});
  curve(p, {0.37f, -0.02f}, {0.34f, 0}, {0.30f, 0});
  p.push_back({0.13f, 0});
  curve(p, {0.11f, 0}, {0.09f, -0.115f}, {0, -0.12f});
  return mirrored(p);
}

Path abbot() {
  Path p;
  p.push_back({0, -1.08f});
  curve(p, {0.05f, -1.02f}, {0.13f, -0.94f}, {0.13f, -0.84f});
  curve(p, {0.17f, -0.79f}, {0.17f, -0.70f}, {0.10f, -0.645f});
  curve(p, {0.20f, -0.60f}, {0.28f, -0.52f}, {0.30f, -0.42f});
  curve(p, {0.31f, -0.30f}, {0.33f, -0.14f}, {0.37f, -0.05f});
  curve(p, {0.38f, -0.01f}, {0.35f, 0}, {0.32f, 0});
  p.push_back({0, 0});
  return mirrored(p);
}

Path builder() {
  Path p;
  p.push_back({0, -0.95f});
  p.push_back({0.07f, -0.95f});
  curve(p, {0.14f, -0.95f}, {0.17f, -0.88f}, {0.17f, -0.82f});
  p.push_back({0.27f, -0.80f});
  p.push_back({0.27f, -0.75f});
  p.push_back({0.16f, -0.74f});
  curve(p, {0.16f, -0.68f}, {0.13f, -0.62f}, {0.09f, -0.60f});
  curve(p, {0.22f, -0.58f}, {0.40f, -0.50f}, {0.42f, -0.36f});
  p.push_back({0.42f, -0.22f});
  p.push_back({0.29f, -0.22f});
  p.push_back({0.26f, -0.36f});
  p.push_back({0.24f, 0});
  p.push_back({0.07f, 0});
  p.push_back({0.05f, -0.2f});
  p.push_back({0, -0.2f});
  return mirrored(p);
}

Path pig() {
  Path p{{-0.44f, -0.36f}};
  curve(p, {-0.42f, -0.56f}, {-0.20f, -0.62f}, {0.02f, -0.60f});
  curve(p, {0.12f, -0.60f}, {0.20f, -0.58f}, {0.24f, -0.56f});
  p.push_back({0.29f, -0.66f});
  p.push_back({0.36f, -0.53f});
  curve(p, {0.42f, -0.48f}, {0.46f, -0.42f}, {0.47f, -0.38f});
  p.push_back({0.53f, -0.37f});
  p.push_back({0.53f, -0.25f});
  p.push_back({0.45f, -0.24f});
  curve(p, {0.40f, -0.17f}, {0.34f, -0.16f}, {0.30f, -0.15f});
  p.push_back({0.29f, 0});
  p.push_back({0.17f, 0});
  p.push_back({0.15f, -0.11f});
  curve(p, {0.0f, -0.07f}, {-0.12f, -0.07f}, {-0.20f, -0.10f});
  p.push_back({-0.22f, 0});
  p.push_back({-0.34f, 0});
  p.push_back({-0.37f, -0.16f});
  curve(p, {-0.42f, -0.22f}, {-0.44f, -0.28f}, {-0.44f, -0.36f});
  return p;
}

Path barn() {
  return {{-0.44f, 0},     {-0.44f, -0.36f}, {-0.36f, -0.62f}, {0, -0.84f},
          {0.36f, -0.62f}, {0.44f, -0.36f},  {0.44f, 0}};
}

// A townsman in a tall hat.
Path ringmaster() {
  Path p{{0, -1.10f},     {0.13f, -1.10f},  {0.12f, -0.93f},
         {0.24f, -0.93f}, {0.24f, -0.875f}, {0.155f, -0.86f}};
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
  Path p{{0, -1.0f}};
  curve(p, {0.13f, -0.98f}, {0.19f, -0.86f}, {0.17f, -0.72f});
  curve(p, {0.34f, -0.62f}, {0.38f, -0.36f}, {0.40f, -0.02f});
  p.push_back({0.30f, -0.09f});
  p.push_back({0.20f, 0});
  p.push_back({0.10f, -0.09f});
  p.push_back({0, 0});
  return mirrored(p);
}

// A townsman with something in his right hand: an outline from above the arm to below it.
Path townsman_with(const Path& thing) {
  Path p = townsman();
  std::size_t hand = 0;
  for (std::size_t i = 0; i < p.size() / 2; ++i) {
    if (p[i].x > p[hand].x) hand = i;
  }
  while (hand + 1 < p.size() / 2 && p[hand + 1].x > 0.42f) ++hand;
  p.insert(p.begin() + static_cast<std::ptrdiff_t>(hand), thing.begin(), thing.end());
  return p;
}

// A crook: it goes up to its hook and down to the ground.
Path shepherd() {
  return townsman_with({{0.43f, -0.50f},
                        {0.43f, -0.86f},
                        {0.40f, -0.93f},
                        {0.33f, -0.94f},
                        {0.30f, -0.88f},
                        {0.25f, -0.90f},
                        {0.28f, -1.0f},
                        {0.40f, -1.01f},
                        {0.49f, -0.95f},
                        {0.51f, -0.86f},
                        {0.51f, 0},
                        {0.43f, 0},
                        {0.43f, -0.33f}});
}

// A pennant on its pole.
Path messenger() {
  return townsman_with({{0.42f, -0.50f},
                        {0.42f, -1.10f},
                        {0.62f, -1.05f},
                        {0.55f, -0.95f},
                        {0.62f, -0.82f},
                        {0.50f, -0.82f},
                        {0.50f, 0},
                        {0.42f, 0},
                        {0.42f, -0.33f}});
}

// A slouch hat, and a sack over the shoulder.
Path robber() {
  Path right{{0, -0.93f}};
  curve(right, {0.12f, -0.95f}, {0.17f, -0.88f}, {0.18f, -0.80f});
  curve(right, {0.28f, -0.80f}, {0.32f, -0.76f}, {0.34f, -0.71f});
  right.push_back({0.17f, -0.72f});
  curve(right, {0.16f, -0.66f}, {0.13f, -0.62f}, {0.10f, -0.60f});
  const std::size_t neck = right.size();
  curve(right, {0.26f, -0.58f}, {0.36f, -0.50f}, {0.38f, -0.36f});
  curve(right, {0.39f, -0.28f}, {0.31f, -0.26f}, {0.27f, -0.30f});
  curve(right, {0.28f, -0.20f}, {0.32f, -0.10f}, {0.34f, -0.04f});
  right.push_back({0.32f, 0});
  right.push_back({0.12f, 0});
  curve(right, {0.10f, -0.02f}, {0.08f, -0.11f}, {0, -0.12f});
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
  Path p{{0, -1.22f}};
  curve(p, {0.05f, -1.05f}, {0.10f, -0.92f}, {0.17f, -0.80f});
  p.push_back({0.14f, -0.77f});
  curve(p, {0.15f, -0.68f}, {0.13f, -0.63f}, {0.10f, -0.58f});
  curve(p, {0.24f, -0.56f}, {0.38f, -0.44f}, {0.42f, -0.30f});
  curve(p, {0.43f, -0.22f}, {0.33f, -0.19f}, {0.26f, -0.24f});
  curve(p, {0.29f, -0.14f}, {0.33f, -0.08f}, {0.40f, -0.03f});
  p.push_back({0.38f, 0});
  p.push_back({0, 0});
  return mirrored(p);
}

// A hat with a wide brim and a bent tip, a shawl, a broad skirt.
Path witch() {
  Path right{{0.04f, -1.06f}};
  curve(right, {0.08f, -1.0f}, {0.11f, -0.92f}, {0.13f, -0.84f});
  right.push_back({0.36f, -0.78f});
  right.push_back({0.35f, -0.73f});
  right.push_back({0.14f, -0.74f});
  curve(right, {0.14f, -0.67f}, {0.12f, -0.61f}, {0.08f, -0.58f});
  curve(right, {0.20f, -0.55f}, {0.27f, -0.42f}, {0.27f, -0.32f});
  curve(right, {0.34f, -0.24f}, {0.38f, -0.12f}, {0.40f, -0.02f});
  right.push_back({0.38f, 0});
  right.push_back({0, 0});
  Path p = mirrored(right);
  p.push_back({-0.22f, -1.14f});  // the tip
  p.push_back({-0.06f, -1.16f});
  return p;
}

constexpr PlayerColour colour_of_mage{0x1c9a94, 0x0d5f66, 0x7fe0d2, 0xffe08a, Mark::star};
constexpr PlayerColour colour_of_witch{0x47335c, 0x241733, 0x8d72a8, 0xb9e06a, Mark::crescent};

struct Shape {
  Path outline;
  Vec2 mark;  // where the player's mark is
  float mark_size;
};

Shape shape_of(Piece piece) {
  switch (piece) {
    case Piece::abbot:
      return {abbot(), {0, -0.30f}, 0.25f};
    case Piece::builder:
      return {builder(), {0, -0.40f}, 0.22f};
    case Piece::pig:
      return {pig(), {-0.07f, -0.34f}, 0.24f};
    case Piece::barn:
      return {barn(), {0, -0.33f}, 0.32f};
    case Piece::big_meeple:
      return {townsman(), {0, -0.345f}, 0.26f};
    case Piece::ringmaster:
      return {ringmaster(), {0, -0.335f}, 0.25f};
    case Piece::phantom:
      return {phantom(), {0, -0.36f}, 0.27f};
    case Piece::shepherd:
      return {shepherd(), {0, -0.335f}, 0.25f};
    case Piece::robber:
      return {robber(), {-0.03f, -0.335f}, 0.24f};
    case Piece::messenger:
      return {messenger(), {0, -0.335f}, 0.25f};
    case Piece::mage:
      return {mage(), {0, -0.34f}, 0.27f};
    case Piece::witch:
      return {witch(), {0, -0.27f}, 0.27f};
    default:
      return {townsman(), {0, -0.335f}, 0.25f};
  }
}

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
  const Shape shape = shape_of(piece);
  const bool big = piece == Piece::big_meeple;
  const float scale = big ? 0.80f : piece == Piece::pig ? 0.72f : 0.68f;
  if (pose == Pose::standing) {
    const Vec2 foot{0.5f, 0.88f};
    Path outline = shape.outline;
    for (Vec2& p : outline) p = foot + p * scale + Vec2{-0.015f, -0.012f};
    // The shadow lies on the ground to the south-east.
    for (const float grow : {1.f, 0.8f, 0.6f}) {
      canvas.fill(ellipse(foot + Vec2{0.075f, -0.005f}, 0.36f * scale * (0.75f + 0.45f * grow),
                          0.10f * scale * (0.6f + 0.6f * grow), 32),
                  rgb(0x1d1a2c), 0.16f);
    }
    paint_block(canvas, outline, Vec2{0.045f, 0.022f} * (scale / 0.68f), colour);
    paint_sign(canvas, colour.mark, foot + shape.mark * scale + Vec2{-0.015f, -0.012f},
               shape.mark_size * scale, rgb(colour.ink));
  } else {
    // On its back, seen from above: head to the left, a little foreshortened.
    const Vec2 middle{0.5f, 0.56f};
    Path outline = shape.outline;
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
    paint_sign(canvas, colour.mark, lie(shape.mark), shape.mark_size * scale * 0.95f,
               rgb(colour.ink));
  }
  Image image = canvas.image();
  bleed(image, colour.dark);
  return image;
}

}  // namespace bastide::art
