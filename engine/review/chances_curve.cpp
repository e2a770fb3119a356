#include "engine/review/chances_curve.hpp"

#include "engine/review/html.hpp"
#include "engine/review/words.hpp"

namespace bastide {
namespace svg {  // several files are compiled as one
namespace {

constexpr double width = 800, height = 260, left = 44, bottom = 24, top = 8;
constexpr std::string_view dashes[] = {"", "8 4", "2 3", "12 3 2 3"};
constexpr std::string_view inks[] = {"#111", "#777"};

std::string number(double value) { return in_decimals(value, 1); }

std::string line_svg(double x1, double y1, double x2, double y2, std::string_view look) {
  return "<line x1=\"" + number(x1) + "\" y1=\"" + number(y1) + "\" x2=\"" + number(x2) +
         "\" y2=\"" + number(y2) + "\" " + std::string(look) + "/>\n";
}

std::string text_svg(double x, double y, const std::string& text, std::string_view look = "") {
  return "<text x=\"" + number(x) + "\" y=\"" + number(y) + "\" font-size=\"12\" " +
         std::string(look) + ">" + escaped(text) + "</text>\n";
}

double y_of(double chance) { return top + (1 - chance) * (height - top - bottom); }

std::string look_of(std::size_t side) {
  const std::string_view dash = dashes[side % std::size(dashes)];
  return "fill=\"none\" stroke-width=\"2\" stroke=\"" +
         std::string(inks[side / std::size(dashes) % std::size(inks)]) + '"' +
         (dash.empty() ? "" : " stroke-dasharray=\"" + std::string(dash) + '"');
}

}  // namespace
}  // namespace svg

std::string chances_curve(const Analysis& analysis, std::span<const std::string> names,
                          std::string_view title) {
  using namespace svg;
  const std::size_t count = analysis.chances.size();
  if (count < 2) return {};
  const auto x_of = [&](std::size_t i) {
    return left + (width - left) * static_cast<double>(i) / static_cast<double>(count - 1);
  };
  std::string text = "<svg viewBox=\"0 0 " + number(width) + ' ' + number(height) +
                     "\" role=\"img\" aria-label=\"" + escaped(title) + "\">\n";
  for (const int percent : {0, 25, 50, 75, 100}) {
    const double y = y_of(percent / 100.0);
    text += line_svg(left, y, width, y, "stroke=\"#ccc\"") +
            text_svg(left - 6, y + 4, std::to_string(percent) + " %", "text-anchor=\"end\"");
  }
  for (std::size_t i = 0; i < count; ++i)
    if ((i + 1) % 10 == 0)
      text += text_svg(x_of(i), height - 6, std::to_string(i + 1), "text-anchor=\"middle\"");
  const std::size_t sides = names.size() == 2 ? 1 : names.size();
  for (std::size_t side = 0; side < sides; ++side) {
    std::string points;
    for (std::size_t i = 0; i < count; ++i)
      points += (i ? " " : "") + number(x_of(i)) + ',' + number(y_of(analysis.chances[i][side]));
    text += "<polyline points=\"" + points + "\" " + look_of(side) + "/>\n";
    const double y = top + 16 + 18 * static_cast<double>(side);
    text += line_svg(left + 10, y - 4, left + 50, y - 4, look_of(side)) +
            text_svg(left + 56, y, names[side]);
  }
  return text + "</svg>\n";
}

}  // namespace bastide
