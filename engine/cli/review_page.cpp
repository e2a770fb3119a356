// A reviewed game as one page of HTML without anything from elsewhere, to be read and printed.
#include <cmath>

#include "engine/cli/review_lines.hpp"
#include "engine/review/annotated.hpp"
#include "engine/review/html.hpp"
#include "engine/review/words.hpp"

namespace bastide::cli {
namespace {

// ---- The curve of the chances -------------------------------------------------------------------

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

// Of two sides one says it all.
std::string chances_svg(const PlayedGame& played, const Analysis& analysis) {
  const std::size_t count = analysis.chances.size();
  const auto x_of = [&](std::size_t i) {
    return left + (width - left) * static_cast<double>(i) / static_cast<double>(count - 1);
  };
  std::string text = "<svg viewBox=\"0 0 " + number(width) + ' ' + number(height) +
                     "\" role=\"img\" aria-label=\"Chances to win\">\n";
  for (const int percent : {0, 25, 50, 75, 100}) {
    const double y = y_of(percent / 100.0);
    text += line_svg(left, y, width, y, "stroke=\"#ccc\"") +
            text_svg(left - 6, y + 4, std::to_string(percent) + " %", "text-anchor=\"end\"");
  }
  for (std::size_t i = 0; i < count; ++i)
    if ((i + 1) % 10 == 0)
      text += text_svg(x_of(i), height - 6, std::to_string(i + 1), "text-anchor=\"middle\"");
  const auto sides = static_cast<std::size_t>(played.game.sides == 2 ? 1 : played.game.sides);
  for (std::size_t side = 0; side < sides; ++side) {
    std::string points;
    for (std::size_t i = 0; i < count; ++i)
      points += (i ? " " : "") + number(x_of(i)) + ',' + number(y_of(analysis.chances[i][side]));
    text += "<polyline points=\"" + points + "\" " + look_of(side) + "/>\n";
    const double y = top + 16 + 18 * static_cast<double>(side);
    text += line_svg(left + 10, y - 4, left + 50, y - 4, look_of(side)) +
            text_svg(left + 56, y, side_name(played, static_cast<PlayerIndex>(side)));
  }
  return text + "</svg>\n";
}

// ---- Tables -------------------------------------------------------------------------------------

std::string measures_table(const Reviewed& reviewed) {
  const auto& [played, review, nodes] = reviewed;
  const bool rivals = has_rivals(played);
  std::vector<std::string_view> titles = {"Player", "Points", "Points lost a decision"};
  if (rivals) titles.insert(titles.end(), {"Rating", "Luck of the tiles", "Margin without luck"});
  std::string text = "<table>" + head_row(titles, titles.size()) + "<tbody>\n";
  const std::vector<int> points = points_of(played);
  for (PlayerIndex side = 0; side < played.game.sides; ++side) {
    const Measure& measure = review.measures[side];
    text += "<tr>" + cell(side_name(played, side)) + cell(std::to_string(points[side])) +
            cell(quality_text(measure));
    if (rivals)
      text += cell(rating_text(measure)) + cell(in_decimals(measure.luck, 1, true)) +
              cell(in_decimals(measure.adjusted, 1, true));
    text += "</tr>\n";
  }
  return text + "</tbody></table>\n";
}

std::string decisions_table(const Reviewed& reviewed) {
  const auto& [played, review, nodes] = reviewed;
  const bool rivals = has_rivals(played);
  std::vector<std::string_view> titles = {"Turn", "Player", "Tile", "Played", "Better", "Lost"};
  if (rivals) titles.insert(titles.end(), {"Luck", "Chances, %"});
  std::string text = "<table>" + head_row(titles, 5) + "<tbody>\n";
  for (const DecisionTold& told : decisions_of(played, review)) {
    const TurnRating& rating = review.analysis.ratings[told.turn];
    text += "<tr class=\"" + std::string(verdict_word(verdict_of(rating))) + "\">" +
            cell(std::to_string(review.analysis.turns[told.turn].turn)) +
            cell(side_name(played, told.player)) + cell(told.tile) + cell(joined(told.own)) +
            cell(better_text(told)) + cell(in_decimals(told.lost), true);
    if (rivals)
      text += cell(in_decimals(rating.luck[told.player], 1, true), true) +
              cell(chances_text(played, review.analysis, told.turn), true);
    text += "</tr>\n";
  }
  return text + "</tbody></table>\n";
}

}  // namespace

std::string review_page(const Reviewed& reviewed) {
  const auto& [played, review, nodes] = reviewed;
  std::string names;
  for (PlayerIndex side = 0; side < played.game.sides; ++side)
    names += (side ? " \xe2\x80\x93 " : "") + side_name(played, side);
  std::string text = page_begin(names) + "<p>" + std::to_string(count_turns(review.analysis)) +
                     " turns" + (is_over(played) ? "" : ", not over") + ". Judged with " +
                     std::to_string(nodes) + " nodes a search.</p>\n" + measures_table(reviewed);
  if (review.analysis.chances.size() > 1)
    text += "<h2>Chances to win</h2>\n" + chances_svg(played, review.analysis);
  if (!review.key_moves.empty()) text += "<h2>Turning points</h2>\n<ol>\n";
  for (const std::size_t turn : review.key_moves)
    text += "<li>" + escaped(turning_point_text(played, review, turn)) + "</li>\n";
  if (!review.key_moves.empty()) text += "</ol>\n";
  return text + "<h2>Turn by turn</h2>\n" + decisions_table(reviewed) + page_end();
}

}  // namespace bastide::cli
