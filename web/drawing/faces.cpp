#include "web/drawing/faces.hpp"

#include <algorithm>

#include "web/art/art.hpp"
#include "web/drawing/pictures.hpp"
#include "web/ui/badge.hpp"

namespace bastide::web {

void draw_face(const Paint& paint, Pictures& pictures, const FaceShown& shown, ImVec2 centre,
               float size) {
  const auto& [theme, draw] = paint;
  const auto rgb = [](std::uint32_t c) {
    return IM_COL32(c >> 16 & 0xff, c >> 8 & 0xff, c & 0xff, 0xff);
  };
  const float r = size / 2;
  // The picture covers all of the ring but its edge.
  const float ring =
      std::max(shown.colour == no_colour ? px(theme, 1) : px(theme, 2.5f), r * 0.09f);
  if (shown.colour == no_colour) {
    draw.AddCircleFilled(centre, r, colour::rule, 40);
  } else {
    const art::PlayerColour& look = art::player_colour(shown.colour);
    draw.AddCircleFilled(centre, r, rgb(look.dark), 40);
    draw.AddCircleFilled(centre, r - px(theme, 0.75f), rgb(look.base), 40);
  }
  const float side = (r - ring) / art::face_radius;
  const ImVec2 min(centre.x - art::face_middle_x * side, centre.y - art::face_middle_y * side);
  const ImTextureID picture = face_picture(pictures, shown.face, shown.mood, side * theme.density);
  if (picture) draw.AddImage(picture, min, {min.x + side, min.y + side});
  if (!shown.marked || shown.colour == no_colour) return;
  const float badge = size * 0.44f;
  draw.AddCircleFilled({centre.x + r * 0.72f, centre.y + r * 0.68f}, badge / 2 + px(theme, 1),
                       colour::paper_high, 24);
  draw_player_badge(draw, {centre.x + r * 0.72f - badge / 2, centre.y + r * 0.68f - badge / 2},
                    badge, shown.colour);
}

}  // namespace bastide::web
