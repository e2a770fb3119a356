#include "web/drawing/faces.hpp"

#include <algorithm>

#include "web/art/art.hpp"
#include "web/drawing/pictures.hpp"
#include "web/ui/badge.hpp"

namespace bastide::web {
namespace {

ImU32 rgb(std::uint32_t c) { return IM_COL32(c >> 16 & 0xff, c >> 8 & 0xff, c & 0xff, 0xff); }

// The ring of a colour, or a plain one.
void draw_ring(const Paint& paint, int colour, ImVec2 centre, float r) {
  if (colour == no_colour) return paint.draw.AddCircleFilled(centre, r, colour::rule, 40);
  const art::PlayerColour& look = art::player_colour(colour);
  paint.draw.AddCircleFilled(centre, r, rgb(look.dark), 40);
  paint.draw.AddCircleFilled(centre, r - px(paint.theme, 0.75f), rgb(look.base), 40);
}

float ring_width(const Theme& theme, int colour, float r) {
  return std::max(colour == no_colour ? px(theme, 1) : px(theme, 2.5f), r * 0.09f);
}

// The badge on the lower edge.
void draw_mark(const Paint& paint, int colour, ImVec2 centre, float size) {
  const float badge = size * 0.44f, r = size / 2;
  paint.draw.AddCircleFilled({centre.x + r * 0.72f, centre.y + r * 0.68f},
                             badge / 2 + px(paint.theme, 1), colour::paper_high, 24);
  draw_player_badge(paint.draw,
                    {centre.x + r * 0.72f - badge / 2, centre.y + r * 0.68f - badge / 2}, badge,
                    colour);
}

// A figure on parchment, which has the colour of its player.
void draw_sign(const Paint& paint, Pictures& pictures, Piece figure, int colour, ImVec2 centre,
               float size) {
  const float r = size / 2;
  draw_ring(paint, colour, centre, r);
  constexpr ImU32 parchment = IM_COL32(0xf3, 0xe6, 0xc6, 0xff);  // by night, too: it is a picture
  paint.draw.AddCircleFilled(centre, r - ring_width(paint.theme, colour, r), parchment, 40);
  const float side = size * 0.74f;
  const ImVec2 min(centre.x - side / 2, centre.y - side * 0.54f);
  const ImTextureID picture =
      piece_picture(pictures, figure, art::Pose::standing, colour, side * paint.theme.density);
  if (picture) paint.draw.AddImage(picture, min, {min.x + side, min.y + side});
}

}  // namespace

void draw_face(const Paint& paint, Pictures& pictures, const FaceShown& shown, ImVec2 centre,
               float size) {
  const auto& [theme, draw] = paint;
  const float r = size / 2;
  // The picture covers all of the ring but its edge.
  const float ring = ring_width(theme, shown.colour, r);
  draw_ring(paint, shown.colour, centre, r);
  const float side = (r - ring) / art::face_radius;
  const ImVec2 min(centre.x - art::face_middle_x * side, centre.y - art::face_middle_y * side);
  const ImTextureID picture = face_picture(pictures, shown.face, shown.mood, side * theme.density);
  if (picture) draw.AddImage(picture, min, {min.x + side, min.y + side});
  if (shown.marked && shown.colour != no_colour) draw_mark(paint, shown.colour, centre, size);
}

Likeness likeness_of(const Oneself& oneself, const PlayerEntry& player) {
  if (!player.computer.empty()) return {art::face_of(player.computer)};
  const bool own = !oneself.name.empty() && player.name == oneself.name;
  return {-1, own ? oneself.sign : no_own_sign};
}

void draw_likeness(const Paint& paint, Pictures& pictures, const Likeness& likeness,
                   const LikenessShown& shown, ImVec2 centre, float size) {
  if (likeness.face >= 0)
    return draw_face(paint, pictures, {likeness.face, shown.mood, shown.colour, shown.marked},
                     centre, size);
  if (likeness.sign == no_own_sign)
    return draw_player_badge(paint.draw, {centre.x - size / 2, centre.y - size / 2}, size,
                             shown.colour);
  draw_sign(paint, pictures, static_cast<Piece>(likeness.sign), shown.colour, centre, size);
  if (shown.marked) draw_mark(paint, shown.colour, centre, size);
}

}  // namespace bastide::web
