#include "web/ui/icons.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <string_view>
#include <vector>

#include "engine/base/read_number.hpp"

namespace bastide::web {
namespace {

constexpr float pi = 3.14159265f;

// A pen on a square that reaches from -1 to 1.
struct Pen {
  ImDrawList& draw;
  ImVec2 centre;
  float half;
  float width;
  ImU32 colour;

  ImVec2 at(float x, float y) const { return {centre.x + x * half, centre.y + y * half}; }

  void line(const std::vector<ImVec2>& points, bool closed = false) const {
    for (const ImVec2& p : points) draw.PathLineTo(at(p.x, p.y));
    draw.PathStroke(colour, closed ? ImDrawFlags_Closed : 0, width);
  }
  void fill(const std::vector<ImVec2>& points) const {
    for (const ImVec2& p : points) draw.PathLineTo(at(p.x, p.y));
    draw.PathFillConvex(colour);
  }
  void arc(float x, float y, float radius, float from, float to) const {
    draw.PathArcTo(at(x, y), radius * half, from * pi, to * pi, 24);
    draw.PathStroke(colour, 0, width);
  }
  void circle(float x, float y, float radius) const {
    draw.AddCircle(at(x, y), radius * half, colour, 32, width);
  }
  void dot(float x, float y, float radius) const {
    draw.AddCircleFilled(at(x, y), radius * half, colour, 20);
  }
  void box(ImVec2 a, ImVec2 b, float rounding) const {
    draw.AddRect(at(a.x, a.y), at(b.x, b.y), colour, rounding * half, 0, width);
  }
};

// A triangle that points left (-1) or right (1), centred on `x`.
void wedge(const Pen& pen, float x, float way, float size) {
  pen.fill({{x + way * size * 0.5f, 0},
            {x - way * size * 0.5f, -way * size},
            {x - way * size * 0.5f, way * size}});
}

// Steps through the replay: one triangle, two, or one before a bar.
void step(const Pen& pen, float way, int wedges, bool bar) {
  const float size = 0.62f;
  const float shift = bar ? -way * 0.18f : 0;
  for (int i = 0; i < wedges; ++i)
    wedge(pen, shift + (wedges == 1 ? 0.0f : (static_cast<float>(i) - 0.5f) * 0.8f), way,
          wedges == 1 ? size * 1.1f : size);
  if (bar) pen.line({{way * 0.62f, -0.68f}, {way * 0.62f, 0.68f}});
}

// A circular arrow; `way` -1 anticlockwise, 1 clockwise.
void round_arrow(const Pen& pen, float way) {
  const float start = way > 0 ? -0.85f : -0.15f;
  const float end = way > 0 ? 0.55f : -1.55f;
  pen.arc(0, 0.05f, 0.72f, start, end);
  const float tip = end * pi;
  const float tx = 0.72f * std::cos(tip), ty = 0.05f + 0.72f * std::sin(tip);
  const float dx = -std::sin(tip) * way, dy = std::cos(tip) * way;  // along the arc
  const float nx = -dy, ny = dx;
  const float s = 0.36f;
  pen.fill({{tx + dx * s * 1.2f, ty + dy * s * 1.2f},
            {tx + nx * s - dx * 0.1f, ty + ny * s - dy * 0.1f},
            {tx - nx * s - dx * 0.1f, ty - ny * s - dy * 0.1f}});
}

// Undo and redo: a hook with a head, `way` -1 to the left.
void hook(const Pen& pen, float way) {
  const float w = way;
  pen.line({{w * 0.62f, -0.32f}, {-w * 0.1f, -0.32f}});
  pen.draw.PathArcTo(pen.at(-w * 0.1f, 0.14f), 0.46f * pen.half, w > 0 ? 1.5f * pi : -0.5f * pi,
                     w > 0 ? 0.5f * pi : 0.5f * pi, 20);
  pen.draw.PathStroke(pen.colour, 0, pen.width);
  pen.line({{-w * 0.1f, 0.6f}, {w * 0.4f, 0.6f}});
  pen.line({{w * 0.28f, -0.7f}, {w * 0.68f, -0.32f}, {w * 0.28f, 0.06f}});
}

void gear(const Pen& pen) {
  constexpr int teeth = 8;
  for (int i = 0; i < teeth * 4; ++i) {
    const float angle = (static_cast<float>(i) - 0.5f) * 2 * pi / (teeth * 4);
    const float r = i % 4 < 2 ? 0.88f : 0.66f;
    pen.draw.PathLineTo(pen.at(r * std::cos(angle), r * std::sin(angle)));
  }
  pen.draw.PathStroke(pen.colour, ImDrawFlags_Closed, pen.width);
  pen.circle(0, 0, 0.27f);
}

// How each icon is drawn: letters, and the numbers of each, in hundredths.
//   l x y x y ...          a line; o: closed; f: filled
//   c x y radius           a circle; d: filled
//   b x y x y rounding     a box
//   a x y radius from to   an arc, in hundredths of pi
//   p way wedges bar       a step through the replay
//   h way                  a hook; r: a circular arrow
//   g                      a gear
constexpr const char* strokes[] = {
    "",                                                                                   // none
    "l 35 -75 -40 0 35 75",                                                               // back
    "l -75 0 75 0 l 0 -75 0 75",                                                          // plus
    "l -75 0 75 0",                                                                       // minus
    "l -60 -60 60 60 l 60 -60 -60 60",                                                    // cross
    "l -75 5 -20 60 75 -60",                                                              // check
    "g",                                                                                  // gear
    "o 0 -50 -35 -68 -90 -68 -90 60 -35 60 0 78 35 60 90 60 90 -68 35 -68 l 0 -50 0 75",  // book
    "c 0 0 85 l -85 0 85 0 a 62 0 105 70 130 a -62 0 105 -30 30",                         // globe
    "l -55 0 55 -62 l -55 0 55 62 d -60 0 30 d 60 -65 30 d 60 65 30",                     // share
    "b -80 -45 30 85 15 l -30 -80 80 -80 80 50",                                          // copy
    "o -90 -60 -25 -60 0 -35 90 -35 90 65 -90 65",                                        // folder
    "l 0 -85 0 30 l -45 -10 0 35 45 -10 l -80 40 -80 80 80 80 80 40",  // download
    "l -80 -55 80 -55 l -30 -60 -25 -85 25 -85 30 -60 l -62 -50 -50 85 50 85 62 -50 "
    "l -16 -20 -12 50 l 16 -20 12 50",                                              // trash
    "o -80 80 -68 32 42 -78 78 -42 -32 68 l 16 -52 52 -16",                         // pencil
    "f -50 -75 75 0 -50 75",                                                        // play
    "l -70 35 0 -40 70 35",                                                         // up
    "l -70 -35 0 40 70 -35",                                                        // down
    "b -80 -80 80 80 30 d -36 -36 17 d 36 36 17 d 0 0 17",                          // rng
    "h -100",                                                                       // undo
    "h 100",                                                                        // redo
    "r -100",                                                                       // turn_left
    "r 100",                                                                        // turn_right
    "c 0 -42 38 a 0 85 75 100 200 l -75 85 75 85",                                  // person
    "b -85 -70 85 40 15 l -50 80 50 80 l 0 40 0 80",                                // computer
    "l -80 -55 80 -55 l -80 0 80 0 l -80 55 80 55",                                 // menu
    "o -95 0 -50 -42 0 -55 50 -42 95 0 50 42 0 55 -50 42 d 0 0 24",                 // eye
    "r 100 d 0 5 18",                                                               // again
    "d -65 0 16 d 0 0 16 d 65 0 16",                                                // more
    "l -90 0 0 -80 90 0 l -62 -20 -62 80 62 80 62 -20",                             // home
    "b -85 -85 -10 -10 10 b 10 -85 85 -10 10 b -85 10 -10 85 10 b 10 10 85 85 10",  // tiles
    "d -75 -60 13 l -40 -60 85 -60 d -75 0 13 l -40 0 85 0 d -75 60 13 l -40 60 85 60",  // log
    "l -80 -30 -80 -80 -30 -80 l 80 -30 80 -80 30 -80 l -80 30 -80 80 -30 80 "
    "l 80 30 80 80 30 80",                                                           // fit
    "b -65 -10 65 80 12 a 0 -15 42 100 200",                                         // lock
    "a 0 -22 58 68 232 l -31 27 -26 55 26 55 31 27 l -20 85 20 85",                  // lamp
    "f -60 -70 -18 -70 -18 70 -60 70 f 18 -70 60 -70 60 70 18 70",                   // pause
    "p -100 100 100",                                                                // first
    "p 100 100 100",                                                                 // last
    "p -100 200 0",                                                                  // turn_back
    "p 100 200 0",                                                                   // turn_forward
    "p -100 100 0",                                                                  // step_back
    "p 100 100 0",                                                                   // step_forward
    "r -100 l 0 -32 0 8 28 24",                                                      // history
    "o -60 -85 60 -85 -50 85 50 85 -60 -85 l -70 -85 70 -85 l -70 85 70 85",         // hourglass
    "l -80 -80 -80 80 85 80 l -45 40 -10 -5 25 15 80 -60",                           // chart
    "f -85 -25 -50 -25 -5 -65 -5 65 -50 25 -85 25 a 0 0 40 -28 28 a 0 0 80 -28 28",  // sound
    "f -85 -25 -50 -25 -5 -65 -5 65 -50 25 -85 25 l 25 -30 85 30 l 25 30 85 -30",    // silence
    "b -75 -65 75 75 12 l -75 -28 75 -28 l -38 -88 -38 -50 l 38 -88 38 -50",         // calendar
    "o 0 -60 95 -18 0 24 -95 -18 l -55 2 -55 46 0 70 55 46 55 2",                    // learn
    "o -78 -38 -78 78 38 78 38 -38 c -20 -58 20 c 58 20 20",                         // puzzle
    "c -32 -42 32 a -32 82 60 100 200 l -92 82 28 82 c 48 -28 25 a 50 82 44 140 200 l 40 "
    "82 94 82",                                                             // people
    "b -95 -30 15 30 30 b -15 -30 95 30 30",                                // link
    "c 0 0 88 a 0 0 45 20 80 d -32 -22 11 d 32 -22 11",                     // team
    "l -80 80 85 80 b -65 10 -35 80 4 b -12 -30 18 80 4 b 41 -75 71 80 4",  // statistics
    "c 0 28 52 l -28 -18 -58 -85 l 28 -18 58 -85",                          // medal
    "b -90 -90 90 90 12 b -48 -48 48 48 6 l 0 -90 0 -48 l 0 48 0 90 l -90 0 -48 0 l 48 0 "
    "90 0",  // track
    "b -95 -55 95 55 12 l -42 28 42 28 d -62 -20 9 d -31 -20 9 d 0 -20 9 d 31 -20 9 d 62 "
    "-20 9",  // keyboard
    "b -85 -85 -22 -22 5 b 22 -85 85 -22 5 b -85 22 -22 85 5 d 32 32 11 d 75 32 11 d 54 54 "
    "11 d 32 75 11 d 75 75 11",                                                       // code
    "b -85 -70 85 70 12 l -80 48 -25 -10 15 30 42 5 80 40 d 38 -32 14",               // picture
    "b -85 -65 85 65 12 f -22 -36 40 0 -22 36",                                       // film
    "l -42 -50 -92 0 -42 50 l 42 -50 92 0 42 50 l 18 -75 -18 75",                     // page
    "c -28 28 46 l -28 -18 88 -18 88 16 16 16 l -28 -50 -28 -80 l 8 -48 22 -74",      // coach
    "b -72 -88 72 88 12 l -38 -45 38 -45 l -38 -5 38 -5 l -38 35 5 35",               // sheet
    "l 25 -82 82 -82 82 -25 l 82 -82 25 -25 l -25 82 -82 82 -82 25 l -82 82 -25 25",  // full_screen
    "l -35 85 -35 -85 l -35 30 40 -15 40 -80",                                        // branch
    "l -80 -75 -20 -75 -20 -15 -80 -15 l -80 15 -20 15 -20 75 -80 75 l -20 -45 30 -45 30 45 -20 45 "
    "l 30 0 85 0",  // bracket
    "l -70 80 -20 20 l -20 20 -35 -30 10 -75 80 -85 70 -20 30 30 -20 20 40 -45 l 0 82 75 82",  // quill
};
static_assert(std::size(strokes) == static_cast<std::size_t>(Icon::quill) + 1);

void draw_stroke(const Pen& pen, char kind, const std::vector<float>& n) {
  std::vector<ImVec2> points;
  for (std::size_t i = 0; i + 1 < n.size(); i += 2) points.emplace_back(n[i], n[i + 1]);
  if (kind == 'l' || kind == 'o') return pen.line(points, kind == 'o');
  if (kind == 'f') return pen.fill(points);
  if (kind == 'c') return pen.circle(n[0], n[1], n[2]);
  if (kind == 'd') return pen.dot(n[0], n[1], n[2]);
  if (kind == 'b') return pen.box(points[0], points[1], n[4]);
  if (kind == 'a') return pen.arc(n[0], n[1], n[2], n[3], n[4]);
  if (kind == 'p') return step(pen, n[0], static_cast<int>(n[1]), n[2] > 0);
  if (kind == 'h') return hook(pen, n[0]);
  if (kind == 'r') return round_arrow(pen, n[0]);
  if (kind == 'g') return gear(pen);
}

}  // namespace

std::string_view icon_strokes(Icon icon) { return strokes[static_cast<std::size_t>(icon)]; }

void draw_icon(ImDrawList& draw, Icon icon, ImVec2 centre, float size, ImU32 colour) {
  const Pen pen{draw, centre, size * 0.46f, size * 0.095f, colour};
  std::string_view left = icon_strokes(icon);
  while (!left.empty()) {
    const char kind = left[0];
    left.remove_prefix(std::min<std::size_t>(2, left.size()));
    std::vector<float> numbers;
    for (int hundredths = 0; take_number(left, hundredths);
         left.remove_prefix(left.empty() ? 0 : 1))
      numbers.push_back(static_cast<float>(hundredths) / 100);
    draw_stroke(pen, kind, numbers);
  }
}

}  // namespace bastide::web
