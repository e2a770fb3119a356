#include "web/ui/icons.hpp"

#include <cmath>
#include <initializer_list>

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

  void line(std::initializer_list<ImVec2> points, bool closed = false) const {
    for (const ImVec2& p : points) draw.PathLineTo(at(p.x, p.y));
    draw.PathStroke(colour, closed ? ImDrawFlags_Closed : 0, width);
  }
  void fill(std::initializer_list<ImVec2> points) const {
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
  void box(float x0, float y0, float x1, float y1, float rounding) const {
    draw.AddRect(at(x0, y0), at(x1, y1), colour, rounding * half, 0, width);
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

void star(const Pen& pen) {
  for (int i = 0; i < 10; ++i) {
    const float angle = (static_cast<float>(i) / 5 - 0.5f) * pi;
    const float r = i % 2 ? 0.4f : 0.95f;
    pen.draw.PathLineTo(pen.at(r * std::cos(angle), 0.06f + r * std::sin(angle)));
  }
  pen.draw.PathStroke(pen.colour, ImDrawFlags_Closed, pen.width);
}

}  // namespace

void draw_icon(ImDrawList& draw, Icon icon, ImVec2 centre, float size, ImU32 colour) {
  const Pen pen{draw, centre, size * 0.46f, size * 0.095f, colour};
  switch (icon) {
    case Icon::none:
      break;
    case Icon::back:
      pen.line({{0.35f, -0.75f}, {-0.4f, 0}, {0.35f, 0.75f}});
      break;
    case Icon::right:
      pen.line({{-0.35f, -0.75f}, {0.4f, 0}, {-0.35f, 0.75f}});
      break;
    case Icon::up:
      pen.line({{-0.7f, 0.35f}, {0, -0.4f}, {0.7f, 0.35f}});
      break;
    case Icon::down:
      pen.line({{-0.7f, -0.35f}, {0, 0.4f}, {0.7f, -0.35f}});
      break;
    case Icon::plus:
      pen.line({{-0.75f, 0}, {0.75f, 0}});
      pen.line({{0, -0.75f}, {0, 0.75f}});
      break;
    case Icon::minus:
      pen.line({{-0.75f, 0}, {0.75f, 0}});
      break;
    case Icon::cross:
      pen.line({{-0.6f, -0.6f}, {0.6f, 0.6f}});
      pen.line({{0.6f, -0.6f}, {-0.6f, 0.6f}});
      break;
    case Icon::check:
      pen.line({{-0.75f, 0.05f}, {-0.2f, 0.6f}, {0.75f, -0.6f}});
      break;
    case Icon::gear:
      gear(pen);
      break;
    case Icon::book:
      pen.line({{0, -0.5f},
                {-0.35f, -0.68f},
                {-0.9f, -0.68f},
                {-0.9f, 0.6f},
                {-0.35f, 0.6f},
                {0, 0.78f},
                {0.35f, 0.6f},
                {0.9f, 0.6f},
                {0.9f, -0.68f},
                {0.35f, -0.68f}},
               true);
      pen.line({{0, -0.5f}, {0, 0.75f}});
      break;
    case Icon::globe:
      pen.circle(0, 0, 0.85f);
      pen.line({{-0.85f, 0}, {0.85f, 0}});
      pen.arc(0.62f, 0, 1.05f, 0.7f, 1.3f);
      pen.arc(-0.62f, 0, 1.05f, -0.3f, 0.3f);
      break;
    case Icon::share:
      pen.line({{-0.55f, 0}, {0.55f, -0.62f}});
      pen.line({{-0.55f, 0}, {0.55f, 0.62f}});
      pen.dot(-0.6f, 0, 0.3f);
      pen.dot(0.6f, -0.65f, 0.3f);
      pen.dot(0.6f, 0.65f, 0.3f);
      break;
    case Icon::copy:
      pen.box(-0.8f, -0.45f, 0.3f, 0.85f, 0.15f);
      pen.line({{-0.3f, -0.8f}, {0.8f, -0.8f}, {0.8f, 0.5f}});
      break;
    case Icon::folder:
      pen.line({{-0.9f, -0.6f},
                {-0.25f, -0.6f},
                {0, -0.35f},
                {0.9f, -0.35f},
                {0.9f, 0.65f},
                {-0.9f, 0.65f}},
               true);
      break;
    case Icon::download:
      pen.line({{0, -0.85f}, {0, 0.3f}});
      pen.line({{-0.45f, -0.1f}, {0, 0.35f}, {0.45f, -0.1f}});
      pen.line({{-0.8f, 0.4f}, {-0.8f, 0.8f}, {0.8f, 0.8f}, {0.8f, 0.4f}});
      break;
    case Icon::trash:
      pen.line({{-0.8f, -0.55f}, {0.8f, -0.55f}});
      pen.line({{-0.3f, -0.6f}, {-0.25f, -0.85f}, {0.25f, -0.85f}, {0.3f, -0.6f}});
      pen.line({{-0.62f, -0.5f}, {-0.5f, 0.85f}, {0.5f, 0.85f}, {0.62f, -0.5f}});
      pen.line({{-0.16f, -0.2f}, {-0.12f, 0.5f}});
      pen.line({{0.16f, -0.2f}, {0.12f, 0.5f}});
      break;
    case Icon::pencil:
      pen.line({{-0.8f, 0.8f}, {-0.68f, 0.32f}, {0.42f, -0.78f}, {0.78f, -0.42f}, {-0.32f, 0.68f}},
               true);
      pen.line({{0.16f, -0.52f}, {0.52f, -0.16f}});
      break;
    case Icon::play:
      pen.fill({{-0.5f, -0.75f}, {0.75f, 0}, {-0.5f, 0.75f}});
      break;
    case Icon::rng:
      pen.box(-0.8f, -0.8f, 0.8f, 0.8f, 0.3f);
      pen.dot(-0.36f, -0.36f, 0.17f);
      pen.dot(0.36f, 0.36f, 0.17f);
      pen.dot(0, 0, 0.17f);
      break;
    case Icon::undo:
      hook(pen, -1);
      break;
    case Icon::redo:
      hook(pen, 1);
      break;
    case Icon::turn_left:
      round_arrow(pen, -1);
      break;
    case Icon::turn_right:
    case Icon::again:
      round_arrow(pen, 1);
      break;
    case Icon::person:
      pen.circle(0, -0.42f, 0.38f);
      pen.arc(0, 0.85f, 0.75f, 1, 2);
      pen.line({{-0.75f, 0.85f}, {0.75f, 0.85f}});
      break;
    case Icon::computer:
      pen.box(-0.85f, -0.7f, 0.85f, 0.4f, 0.15f);
      pen.line({{-0.5f, 0.8f}, {0.5f, 0.8f}});
      pen.line({{0, 0.4f}, {0, 0.8f}});
      break;
    case Icon::menu:
      pen.line({{-0.8f, -0.55f}, {0.8f, -0.55f}});
      pen.line({{-0.8f, 0}, {0.8f, 0}});
      pen.line({{-0.8f, 0.55f}, {0.8f, 0.55f}});
      break;
    case Icon::warning:
      pen.line({{0, -0.8f}, {0.9f, 0.75f}, {-0.9f, 0.75f}}, true);
      pen.line({{0, -0.25f}, {0, 0.25f}});
      pen.dot(0, 0.5f, 0.1f);
      break;
    case Icon::eye:
      pen.line({{-0.95f, 0},
                {-0.5f, -0.42f},
                {0, -0.55f},
                {0.5f, -0.42f},
                {0.95f, 0},
                {0.5f, 0.42f},
                {0, 0.55f},
                {-0.5f, 0.42f}},
               true);
      pen.dot(0, 0, 0.24f);
      break;
    case Icon::more:
      pen.dot(-0.65f, 0, 0.16f);
      pen.dot(0, 0, 0.16f);
      pen.dot(0.65f, 0, 0.16f);
      break;
    case Icon::home:
      pen.line({{-0.9f, 0}, {0, -0.8f}, {0.9f, 0}});
      pen.line({{-0.62f, -0.2f}, {-0.62f, 0.8f}, {0.62f, 0.8f}, {0.62f, -0.2f}});
      break;
    case Icon::tiles:
      pen.box(-0.85f, -0.85f, -0.1f, -0.1f, 0.1f);
      pen.box(0.1f, -0.85f, 0.85f, -0.1f, 0.1f);
      pen.box(-0.85f, 0.1f, -0.1f, 0.85f, 0.1f);
      pen.box(0.1f, 0.1f, 0.85f, 0.85f, 0.1f);
      break;
    case Icon::log:
      for (const float y : {-0.6f, 0.0f, 0.6f}) {
        pen.dot(-0.75f, y, 0.13f);
        pen.line({{-0.4f, y}, {0.85f, y}});
      }
      break;
    case Icon::zoom_in:
    case Icon::zoom_out:
      pen.circle(-0.15f, -0.15f, 0.62f);
      pen.line({{0.32f, 0.32f}, {0.85f, 0.85f}});
      pen.line({{-0.45f, -0.15f}, {0.15f, -0.15f}});
      if (icon == Icon::zoom_in) pen.line({{-0.15f, -0.45f}, {-0.15f, 0.15f}});
      break;
    case Icon::fit:
      pen.line({{-0.8f, -0.3f}, {-0.8f, -0.8f}, {-0.3f, -0.8f}});
      pen.line({{0.8f, -0.3f}, {0.8f, -0.8f}, {0.3f, -0.8f}});
      pen.line({{-0.8f, 0.3f}, {-0.8f, 0.8f}, {-0.3f, 0.8f}});
      pen.line({{0.8f, 0.3f}, {0.8f, 0.8f}, {0.3f, 0.8f}});
      break;
    case Icon::star:
      star(pen);
      break;
    case Icon::pause:
      pen.fill({{-0.6f, -0.7f}, {-0.18f, -0.7f}, {-0.18f, 0.7f}, {-0.6f, 0.7f}});
      pen.fill({{0.18f, -0.7f}, {0.6f, -0.7f}, {0.6f, 0.7f}, {0.18f, 0.7f}});
      break;
    case Icon::first:
    case Icon::last:
      step(pen, icon == Icon::last ? 1.0f : -1.0f, 1, true);
      break;
    case Icon::turn_back:
    case Icon::turn_forward:
      step(pen, icon == Icon::turn_forward ? 1.0f : -1.0f, 2, false);
      break;
    case Icon::step_back:
    case Icon::step_forward:
      step(pen, icon == Icon::step_forward ? 1.0f : -1.0f, 1, false);
      break;
    case Icon::history:
      round_arrow(pen, -1);
      pen.line({{0, -0.32f}, {0, 0.08f}, {0.28f, 0.24f}});
      break;
    case Icon::chart:
      pen.line({{-0.8f, -0.8f}, {-0.8f, 0.8f}, {0.85f, 0.8f}});
      pen.line({{-0.45f, 0.4f}, {-0.1f, -0.05f}, {0.25f, 0.15f}, {0.8f, -0.6f}});
      break;
    case Icon::hourglass:
      pen.line({{-0.6f, -0.85f}, {0.6f, -0.85f}, {-0.5f, 0.85f}, {0.5f, 0.85f}, {-0.6f, -0.85f}},
               true);
      pen.line({{-0.7f, -0.85f}, {0.7f, -0.85f}});
      pen.line({{-0.7f, 0.85f}, {0.7f, 0.85f}});
      break;
    case Icon::sound:
    case Icon::silence:
      pen.fill({{-0.85f, -0.25f},
                {-0.5f, -0.25f},
                {-0.05f, -0.65f},
                {-0.05f, 0.65f},
                {-0.5f, 0.25f},
                {-0.85f, 0.25f}});
      if (icon == Icon::silence) {
        pen.line({{0.25f, -0.3f}, {0.85f, 0.3f}});
        pen.line({{0.25f, 0.3f}, {0.85f, -0.3f}});
      } else {
        pen.arc(0, 0, 0.4f, -0.28f, 0.28f);
        pen.arc(0, 0, 0.8f, -0.28f, 0.28f);
      }
      break;
    case Icon::lock:
      pen.box(-0.65f, -0.1f, 0.65f, 0.8f, 0.12f);
      pen.arc(0, -0.15f, 0.42f, 1, 2);
      break;
    case Icon::lamp:
      pen.arc(0, -0.22f, 0.58f, 0.68f, 2.32f);
      pen.line({{-0.31f, 0.27f}, {-0.26f, 0.55f}, {0.26f, 0.55f}, {0.31f, 0.27f}});
      pen.line({{-0.2f, 0.85f}, {0.2f, 0.85f}});
      break;
  }
}

}  // namespace bastide::web
