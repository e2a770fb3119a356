#include "web/screens/story/charts.hpp"

#include <algorithm>
#include <cmath>

#include "web/ui/widgets.hpp"

namespace bastide::web {
namespace {

constexpr std::size_t enough_for_curve = 3;

void draw_part(const Theme& theme, ImDrawList& draw, ImVec2 min, ImVec2 max, std::size_t part) {
  if (part == 0) draw.AddRectFilled(min, max, colour::good);
  draw.PushClipRect(min, max, true);
  for (float x = min.x - (max.y - min.y); part == 1 && x < max.x; x += px(theme, 6))
    draw.AddLine({x, max.y}, {x + max.y - min.y, min.y}, colour::ink_soft, px(theme, 1.5f));
  draw.PopClipRect();
  draw.AddRect(min, max, colour::ink_soft, 0, 0, px(theme, 1));
}

// Where heights are: between the lowest and the highest of lines and values.
struct Range {
  float least, most;
};
Range range_of(const Curve& curve) {
  Range range{curve.values.front().height, curve.values.front().height};
  const auto take = [&](float height) {
    range.least = std::min(range.least, height);
    range.most = std::max(range.most, height);
  };
  for (const Curve::Value& value : curve.values) take(value.height);
  for (const Curve::Line& line : curve.lines) take(line.height);
  if (range.most - range.least < 1) range.most = range.least + 1;
  return range;
}

}  // namespace

void bar_row(const Theme& theme, const BarRow& row) {
  ImVec2 at = ImGui::GetCursorScreenPos();
  const float width = ImGui::GetContentRegionAvail().x, gap = px(theme, 8);
  // Large letters: the name is above.
  const bool above = width < em(theme, 300);
  const float label = above ? 0 : width * 0.4f;
  const float room =
      above ? width - gap - ui_text_size(theme, row.numbers, Face::text).x : width * 0.42f;
  const float line = ui_text_size(theme, "X", Face::text).y;
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  const float wrap = above ? width : label - gap;
  const float height = ui_text_size(theme, row.name, Face::text, wrap).y;
  ui_draw_paragraph({theme, draw}, at, row.name, Face::text, colour::ink, wrap);
  const float bottom = at.y + height + (above ? line : 0);
  at.y += above ? height : (height - line) / 2;
  float x = at.x + label;
  for (std::size_t part = 0; part < row.parts.size(); ++part) {
    if (row.parts[part] <= 0) continue;
    const float end = x + room * static_cast<float>(row.parts[part]) / static_cast<float>(row.most);
    draw_part(theme, draw, {x, at.y + line * 0.2f}, {end, at.y + line * 0.9f}, part);
    x = end;
  }
  ui_draw_text({theme, draw}, {x + gap, at.y}, row.numbers, Face::text, colour::ink_soft);
  ImGui::Dummy({width, bottom - ImGui::GetCursorScreenPos().y});
}

std::vector<Curve::Line> round_lines(float most) {
  const float rough = std::max(most, 1.0f) / 2;
  const float power = std::pow(10.0f, std::floor(std::log10(rough)));
  float step = power;
  for (const float times : {2.0f, 5.0f, 10.0f})
    if (step < rough * 0.999f) step = power * times;
  std::vector<Curve::Line> lines;
  for (float height = 0; height <= most + step * 0.01f; height += step)
    lines.push_back({height, std::to_string(std::lround(height))});
  return lines;
}

void curve_chart(Ui& ui, const Texts& texts, const Curve& curve) {
  if (curve.values.size() < enough_for_curve)
    return ui_text(ui, tr(texts, "story.too-few"), Face::small, colour::ink_soft);
  const Theme& theme = ui.theme;
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float width = ImGui::GetContentRegionAvail().x, height = px(theme, 130);
  const float dot = px(theme, 4), gap = px(theme, 6);
  const float letters = ui_text_size(theme, "X", Face::small).y;
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  const Paint paint{theme, draw};
  float names = 0;
  for (const Curve::Line& line : curve.lines)
    names = std::max(names, ui_text_size(theme, line.name, Face::small).x);
  const float left = at.x + names + gap, right = at.x + width - dot;
  const Range range = range_of(curve);
  const float edge = letters / 2;
  const auto y_of = [&](float value) {
    return at.y + height - edge -
           (height - 2 * edge) * (value - range.least) / (range.most - range.least);
  };
  float above = at.y + height + letters;  // the last name: from below
  for (const Curve::Line& line : curve.lines) {
    const float y = y_of(line.height);
    draw.AddLine({left, y}, {right, y}, faded(colour::rule, 0.7f), px(theme, 1));
    if (above - y < letters) continue;
    above = y;
    ui_draw_text(paint,
                 {left - gap - ui_text_size(theme, line.name, Face::small).x, y - letters / 2},
                 line.name, Face::small, colour::ink_soft);
  }
  const float step = (right - left - 2 * dot) / static_cast<float>(curve.values.size() - 1);
  ImVec2 last;
  for (std::size_t i = 0; i < curve.values.size(); ++i) {
    const ImVec2 here(left + dot + step * static_cast<float>(i), y_of(curve.values[i].height));
    if (i > 0) draw.AddLine(last, here, colour::ink_soft, px(theme, 2));
    last = here;
    if (curve.values[i].filled)
      draw.AddCircleFilled(here, dot, colour::good);
    else
      draw.AddCircle(here, dot, colour::ink_soft, 0, px(theme, 1.5f));
  }
  const float below = at.y + height + px(theme, 2);
  ui_draw_text(paint, {left, below}, curve.from, Face::small, colour::ink_soft);
  const float to = right - ui_text_size(theme, curve.to, Face::small).x;
  if (to > left + ui_text_size(theme, curve.from, Face::small).x + gap)
    ui_draw_text(paint, {to, below}, curve.to, Face::small, colour::ink_soft);
  ImGui::Dummy({width, height + letters + px(theme, 4)});
}

}  // namespace bastide::web
