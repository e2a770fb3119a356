#include "web/art/faces/faces.hpp"

#include "web/art/palette.hpp"
#include "web/art/faces/person.hpp"

namespace bastide::art {

namespace {

constexpr Expression expressions[mood_count] = {
    {.open = 0.82f, .smile = 0.15f, .blush = 0.5f},
    {.tilt = 0.07f,
     .hat_turn = -0.09f,
     .hat_sink = -1,
     .inner_brow = 2.6f,
     .outer_brow = 2.6f,
     .beaming = true,
     .smile = 1,
     .gape = 0.8f,
     .blush = 1,
     .nature = 0.4f},
    {.tilt = -0.05f,
     .sink = 0.5f,
     .hat_sink = -0.8f,
     .inner_brow = 4.6f,
     .outer_brow = -0.6f,
     .open = 1.12f,
     .look_x = 0.75f,
     .look_y = -0.1f,
     .smile = -0.4f,
     .tremble = 1,
     .blush = 0.12f,
     .pallor = 0.7f,
     .nature = 0.15f,
     .droop = 0.35f,
     .sweat = true},
    {.tilt = 0.15f,
     .sink = 3,
     .hat_turn = 0.17f,
     .hat_sink = 4.5f,
     .inner_brow = 4.6f,
     .outer_brow = -3.4f,
     .open = 0.55f,
     .look_x = -0.35f,
     .look_y = 0.8f,
     .smile = -0.9f,
     .blush = 0.25f,
     .pallor = 0.4f,
     .nature = 0,
     .droop = 1},
};

const Person* const portrayed[face_count] = {&piper,     &miller,    &mason,     &bailiff,
                                             &castellan, &architect, &ploughman, &poacher};

// A sly face shows that it is pleased in the corners only.
Expression expression_of(const Person& person, Mood how) {
  Expression mood = expressions[static_cast<int>(how)];
  if (!person.sly || how != Mood::pleased) return mood;
  mood.beaming = false;
  mood.open = 0.74f;
  mood.look_x = -0.55f;
  mood.gape = 0.42f;
  mood.nature = 0.75f;
  return mood;
}

constexpr Vec2 medallion_middle{face_middle_x, face_middle_y};

void paint_ground(Portrait& p) {
  const Path disc = circle(medallion_middle, face_radius, 72);
  p.canvas.fill(p.canvas.area(disc), p.person.ground);
  p.canvas.shade(p.canvas.area(disc), [&](float u, float v, Rgb) {
    const Vec2 q = (Vec2{u, v} - medallion_middle) * (1 / face_radius);
    const float glow = 1.2f - 0.5f * length(q - Vec2{-0.3f, -0.35f});
    return glow > 1
               ? mix(p.person.ground, Rgb{1, 0.98f, 0.9f}, glow - 1)
               : p.person.ground * mix(Rgb{0.66f, 0.6f, 0.66f}, Rgb{1, 1, 1}, std::max(glow, 0.f));
  });
}

}  // namespace

int face_of(std::string_view computer) {
  for (int i = 0; i < face_count; ++i)
    if (portrayed[i]->id == computer) return i;
  return -1;
}

std::string_view face_name(int face) { return portrayed[face]->id; }

Image paint_face(int face, Mood how, int size) {
  Canvas canvas(size, size, static_cast<float>(size));
  const Person& person = *portrayed[face];
  const Expression mood = expression_of(person, how);
  // Above its middle, things may rise out of the medallion.
  const Path disc = circle(medallion_middle, face_radius, 72);
  const Mask frame = canvas.areas({disc, {{0, 0}, {1, 0}, {1, 0.5f}, {0, 0.5f}}});
  const Placement body{{0.5f, 0.525f}, 0.9f, 0, 1};
  Portrait p{canvas, person, mood, frame,       body,
             body,   body,   {},   person.skin, std::max(0.0085f, 0.75f / canvas.scale())};
  p.head.at = body.at + Vec2{0.04f * mood.tilt, 0.01f * mood.sink};
  p.head.turned = mood.tilt;
  p.hat = within(p.head, person.hat_at + Vec2{0, 0.01f * mood.hat_sink}, mood.hat_turn);
  p.face = placed(p.head, even_outline(person.head));
  p.skin = mix(person.skin, rgb(0xe9e4c8), 0.42f * mood.pallor);
  canvas.fill(canvas.band(disc, p.line * 2, 0, true), palette::ink);
  paint_ground(p);
  const auto let = [&p](void (*paint)(Portrait&)) {
    if (paint) paint(p);
  };
  if (!p.small()) let(person.backdrop);
  let(person.behind);
  paint_neck(p);
  let(person.dress);
  paint_head(p);
  let(person.beard);
  paint_mouth(p);
  let(person.whiskers);
  paint_features(p);
  paint_nose(p);
  let(person.hat);
  let(person.front);
  if (mood.sweat) paint_bead(p);
  // The edge in front of the shoulders.
  Path rim;
  for (int i = 0; i <= 40; ++i)
    rim.push_back(medallion_middle + direction(3.14159265f * static_cast<float>(i) / 40) *
                                         (face_radius + p.line * 0.35f));
  canvas.fill(stroke(rim, p.line * 1.9f, {0.6f, 0.6f}), palette::ink);
  return canvas.image();
}

}  // namespace bastide::art
