// What every face has: skin, eyes, brows, nose and mouth.
#include "web/art/palette.hpp"
#include "web/art/faces/person.hpp"

namespace bastide::art {

namespace {

constexpr Rgb rose = rgb(0xd9604c);
constexpr Rgb eye_white = rgb(0xfbf4e4);

Vec2 hundredths(float x, float y) { return Vec2{x, y} * 0.01f; }

void paint_ear(Portrait& p, float side) {
  const Person& who = p.person;
  Placement place = within(p.head, hundredths(side * 23.5f, 0), side * 0.12f, who.ears);
  place.from_x = side;
  paint_form(p, placed(place, round_outline({-4, -7, 3, -9, 7, -4, 5, 4, 1, 10, -4, 8})), p.skin);
  ink_line(p, placed(place, flowing({0, -5, 4, -4, 3, 2, 0, 5})), 0.7f, 0.6f);
}

}  // namespace

void paint_bead(Portrait& p) {
  const Placement place = within(p.head, hundredths(20.5f, -5), 0.1f, p.small() ? 1.4f : 1);
  paint_form(p, placed(place, round_outline({0, -6, 0, -6, 3, 1, 0, 4, -3, 1})), rgb(0xbfe2ee),
             {0.4f, 0.6f});
  paint_on(p, p.frame, placed(place, ellipse(hundredths(-0.8f, 0.6f), 0.008f, 0.013f, 10)),
           {1, 1, 1}, 0.9f);
}

namespace {

void paint_closed_eye(Portrait& p, const Placement& eye) {
  const float bold = p.small() ? 1.3f : 1.05f;
  const float w = p.person.eye_width * bold, h = p.person.eye_height * bold * 0.7f;
  const float up = p.mood.beaming ? -h : h * 0.8f;
  const Path lid = bezier(hundredths(-w, -up * 0.35f), hundredths(-w * 0.5f, up),
                          hundredths(w * 0.5f, up), hundredths(w, -up * 0.35f), 12);
  ink_line(p, placed(eye, lid), p.small() ? 2.3f : 2, 0.95f, {0.45f, 0.45f});
}

// `side`: -1 for the one on the left of the picture.
void paint_eye(Portrait& p, float side) {
  const Person& who = p.person;
  const Expression& mood = p.mood;
  const float bold = p.small() ? 1.22f : 1;
  const float w = who.eye_width * bold, h = who.eye_height * bold * std::max(1.f, mood.open);
  Placement eye = within(p.head, hundredths(side * who.eyes_apart, who.eyes_y));
  const float open = mood.open - who.lids * mood.nature;
  if (mood.beaming || open < 0.12f) return paint_closed_eye(p, eye);
  const Path ball = placed(eye, ellipse({}, w * 0.01f, h * 0.01f, 28));
  const Mask white = mask_of(p, ball);
  // The hollow around the eye.
  p.canvas.glaze(both(p.canvas.band(ball, 0.035f, 1, true), p.frame), Rgb{0.8f, 0.55f, 0.48f},
                 0.28f);
  p.canvas.fill(white, eye_white);
  const Vec2 gaze = placed(eye, hundredths(mood.look_x * w * 0.42f, mood.look_y * h * 0.4f + 0.4f));
  const float r = (p.small() ? 3.9f : 3.3f) * 0.01f * eye.size * (who.eye_height / 5.6f);
  if (!p.small()) {
    paint_on(p, white, circle(gaze, r, 20), palette::ink);
    paint_on(p, white, circle(gaze, r * 0.84f, 20), who.iris);
  }
  paint_on(p, white, circle(gaze, r * (p.small() ? 1.f : 0.56f), 16), rgb(0x1c1310));
  paint_on(p, white, circle(gaze + Vec2{-0.36f, -0.42f} * r, r * 0.36f, 10), {1, 1, 1});
  // The lids: the upper one is skin that hangs over the ball.
  const float upper = -h + 2 * h * std::max(0.f, 1 - open) * 0.92f;
  const float slope =
      side * (who.slant * 10 * mood.nature + (mood.inner_brow - mood.outer_brow) * -0.42f);
  const Path lid = bezier(hundredths(-w * 1.12f, upper * 0.2f + h * 0.1f + slope * 0.5f),
                          hundredths(-w * 0.6f, upper * 1.28f + slope * 0.4f),
                          hundredths(w * 0.6f, upper * 1.28f - slope * 0.4f),
                          hundredths(w * 1.12f, upper * 0.2f + h * 0.1f - slope * 0.5f), 16);
  Path over = placed(eye, lid);
  const Path line = over;
  over.push_back(placed(eye, hundredths(w * 1.5f, -h * 1.6f)));
  over.push_back(placed(eye, hundredths(-w * 1.5f, -h * 1.6f)));
  const Mask wide = mask_of(p, placed(eye, ellipse({}, w * 0.0112f, h * 0.0112f, 28)));
  paint_on(p, wide, over, mix(p.skin, rose, 0.1f) * 0.93f);
  shade_along(p, white, line, 0.02f, 0.5f);
  ink_line(p, line, p.small() ? 1.7f : 1.6f, 0.95f, {0.3f, 0.3f});
  if (p.small()) return;
  const Path below = bezier(hundredths(-w * 0.85f, h * 0.62f), hundredths(-w * 0.4f, h * 1.12f),
                            hundredths(w * 0.4f, h * 1.12f), hundredths(w * 0.85f, h * 0.62f), 12);
  ink_line(p, placed(eye, below), 0.7f, 0.7f);
}

void paint_brow(Portrait& p, float side) {
  const Person& who = p.person;
  const Expression& mood = p.mood;
  const float x = who.eyes_apart, y = who.brow_y, slant = who.slant * mood.nature;
  const float inner = y - mood.inner_brow + slant * 14, outer = y - mood.outer_brow - slant * 10;
  const Path line = bezier(
      hundredths(side * (x - 6.6f), inner), hundredths(side * (x - 2.5f), inner - 2.2f),
      hundredths(side * (x + 3), outer - 2.6f), hundredths(side * (x + 8), outer + 1.6f), 12);
  const float width = who.brow * 0.01f * p.head.size * (p.small() ? 1.45f : 1);
  const Path shape = stroke(placed(p.head, line), width, {0.75f, 0.25f});
  const Rgb colour = mix(who.hair, palette::ink, 0.42f);
  paint_on(p, p.frame, stroke(placed(p.head, line), width + p.line * 0.9f, {0.8f, 0.3f}),
           palette::ink, 0.75f);
  paint_on(p, p.frame, shape, colour);
}

// From the left corner of the mouth to the right one.
Path lip(const Portrait& p, float depth) {
  const Person& who = p.person;
  const Expression& mood = p.mood;
  const float smile = std::min(1.f, std::max(-1.f, mood.smile + who.temper));
  const float w = who.mouth_width * (1 + 0.22f * smile - 0.12f * mood.tremble),
              y = who.mouth_y + (smile < 0 ? -1.2f * smile : 0);
  const float tremble = who.whiskers ? 0 : mood.tremble;  // nobody would see it
  const float corner = y - 4.2f * smile;
  Path line;
  constexpr int steps = 28;
  for (int i = 0; i <= steps; ++i) {
    const float t = static_cast<float>(i) / steps * 2 - 1, hang = 1 - t * t;
    const float wave = tremble * 1.5f * std::sin(t * 6.6f) * (1 - t * t);
    line.push_back(hundredths(t * w + 0.8f, mix(corner, y + 2.6f * smile + depth, hang) + wave));
  }
  return placed(p.head, line);
}

}  // namespace

void paint_head(Portrait& p) {
  const Person& who = p.person;
  if (who.ears > 0) {
    paint_ear(p, -1);
    paint_ear(p, 1);
  }
  paint_form(p, p.face, p.skin, {0.85f, 1});
  const Mask face = mask_of(p, p.face);
  const float red = p.mood.blush * (1 - 0.6f * p.mood.pallor);
  for (const float side : {-1.f, 1.f}) {
    const Vec2 cheek = placed(p.head, hundredths(side * who.eyes_apart * 1.42f, 9.5f));
    tint(p, face, cheek, 0.085f, rose, 0.62f * red);
    tint(p, face, cheek + Vec2{-0.012f, -0.018f}, 0.025f, {1, 0.93f, 0.84f}, 0.45f * red);
  }
  // Beneath brows, nose and lips.
  tint(p, face, placed(p.head, hundredths(1, 25)), 0.05f, {1, 0.92f, 0.8f}, 0.22f);
  shade_along(p, face, placed(p.head, flowing({-5, 23, 1, 24, 6, 23})), 0.03f, 0.3f);
}

void paint_features(Portrait& p) {
  for (const float side : {-1.f, 1.f}) {
    paint_eye(p, side);
    paint_brow(p, side);
  }
}

void paint_nose(Portrait& p) {
  const Person& who = p.person;
  const Mask face = mask_of(p, p.face);
  const Path shape = placed(p.head, round_outline(who.nose));
  // Its shadow falls to the right and down.
  Path shadow = shape;
  for (Vec2& q : shadow) q = q + Vec2{0.014f, 0.014f};
  p.canvas.glaze(both(p.canvas.area(shadow), face), Rgb{0.72f, 0.5f, 0.46f}, 0.5f);
  paint_form(p, shape, mix(p.skin, rose, 0.2f + 0.1f * p.mood.blush - 0.12f * p.mood.pallor),
             {0.9f, 0});
  ink_line(p, placed(p.head, flowing(who.nose_line)), p.small() ? 1.15f : 1, 0.85f);
}

void paint_mouth(Portrait& p) {
  const Mask all = p.frame;
  const Path upper = lip(p, 0);
  if (p.mood.gape > 0) {
    const Path lower = lip(p, 12 * p.mood.gape);
    Path hole = upper;
    hole.insert(hole.end(), lower.rbegin(), lower.rend());
    const Mask inside = mask_of(p, hole);
    p.canvas.fill(inside, rgb(0x5d231f));
    const Vec2 low = lower[lower.size() / 2];
    paint_on(p, inside,
             ellipse(low + Vec2{0, 0.008f}, 0.045f * p.head.size, 0.032f * p.head.size, 20),
             rgb(0xcf6a5c));
    if (p.mood.smile > 0) {
      Path teeth = upper;
      const Path edge = lip(p, 4.2f * p.mood.gape);
      teeth.insert(teeth.end(), edge.rbegin(), edge.rend());
      paint_on(p, inside, teeth, eye_white);
    }
    ink_line(p, lower, 1, 0.9f, {0.5f, 0.5f});
  } else {
    Path below = upper;
    for (Vec2& q : below) q = q + Vec2{0, 0.022f};
    shade_along(p, all, {below.begin() + 9, below.end() - 9}, 0.014f, 0.22f);
  }
  ink_line(p, upper, p.small() ? 1.8f : 1.5f, 0.95f, {0.5f, 0.5f});
}

}  // namespace bastide::art
