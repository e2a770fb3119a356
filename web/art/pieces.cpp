// Figures of painted wood: a silhouette with thickness, rounded edges, the player's mark and a
// soft shadow.
#include <algorithm>
#include <cmath>

#include "web/art/art.hpp"
#include "web/art/marks.hpp"
#include "web/art/palette.hpp"
#include "web/art/relief.hpp"
#include "web/art/set_art.hpp"

namespace bastide::art {

namespace {

void paint_block(Canvas& canvas, const Path& outline, Vec2 thickness, const PlayerColour& colour) {
  // The body extruded along its thickness, then its front.
  constexpr int slices = 12;
  std::vector<Path> swept;
  for (int i = 0; i <= slices; ++i) {
    Path slice = outline;
    for (Vec2& p : slice) p = p + thickness * (static_cast<float>(i) / slices);
    swept.push_back(std::move(slice));
  }
  const float line = std::max(0.013f, 0.7f / canvas.scale());
  const Rgb ink = outline_colour(colour);
  if (canvas.scale() <= 64) {  // when small among many roofs, a light rim makes it stand out
    for (const Path& slice : {swept.front(), swept.back()})
      canvas.fill(canvas.band(slice, 0.11f, 0.3f, true), palette::plaster, 0.7f);
  }
  for (const Path& slice : swept) canvas.fill(canvas.band(slice, line * 2, 0, true), ink);
  const Pigment paint{rgb(colour.dark), rgb(colour.base), rgb(colour.light)};
  canvas.fill(canvas.areas(swept), mix(paint.dark, paint.base, 0.18f));
  paint_relief(canvas, outline, paint, 0.085f);
  canvas.pen(outline, line * 0.55f, ink, 0.55f, true);
}

// The colours of transparent pixels are invisible but affect filtering, so spread the nearest ones.
void bleed(Image& image, std::uint32_t colour) {
  const std::uint32_t swapped = (colour >> 16 & 255u) | (colour & 0xff00u) | (colour & 255u) << 16;
  for (std::uint32_t& p : image.rgba) {
    if ((p >> 24) == 0) p = swapped;
  }
}

}  // namespace

Image paint_piece(Piece piece, Pose pose, int player, int size) {
  const FigureArt& figure = figure_art(piece);
  const PlayerColour& colour = figure.colour ? *figure.colour : player_colour(player);
  Canvas canvas(size, size, static_cast<float>(size));
  const MarkPlace& place = figure.mark;
  const Vec2 mark = Vec2{static_cast<float>(place.x), static_cast<float>(place.y)} * 0.01f;
  const float scale = figure.scale;
  const float mark_size = static_cast<float>(place.size) * 0.01f * scale;
  Path outline = figure.outline();
  if (pose == Pose::standing) {
    const Vec2 foot{0.5f, 0.88f};
    for (Vec2& p : outline) p = foot + p * scale + Vec2{-0.015f, -0.012f};
    // The shadow falls on the ground towards the south-east.
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

Image paint_token(TokenPainter paint, int size) {
  Canvas canvas(size, size, static_cast<float>(size));
  paint(canvas);
  return canvas.image();
}

}  // namespace bastide::art
