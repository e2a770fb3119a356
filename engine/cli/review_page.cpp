// A reviewed game as one page of HTML without anything from elsewhere, to be read and printed.
#include "engine/cli/review_lines.hpp"
#include "engine/review/annotated.hpp"
#include "engine/review/chances_curve.hpp"
#include "engine/review/html.hpp"
#include "engine/review/words.hpp"

namespace bastide::cli {
namespace {

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
  std::vector<std::string> names;
  std::string heading;
  for (PlayerIndex side = 0; side < played.game.sides; ++side) {
    names.push_back(side_name(played, side));
    heading += (side ? " \xe2\x80\x93 " : "") + names.back();
  }
  std::string text = page_begin(heading) + "<p>" + std::to_string(count_turns(review.analysis)) +
                     " turns" + (is_over(played) ? "" : ", not over") + ". Judged with " +
                     std::to_string(nodes) + " nodes a search.</p>\n" + measures_table(reviewed);
  constexpr std::string_view title = "Chances to win";
  if (const std::string curve = chances_curve(review.analysis, names, title); !curve.empty())
    text += "<h2>" + std::string(title) + "</h2>\n" + curve;
  if (!review.key_moves.empty()) text += "<h2>Turning points</h2>\n<ol>\n";
  for (const std::size_t turn : review.key_moves)
    text += "<li>" + escaped(turning_point_text(played, review, turn)) + "</li>\n";
  if (!review.key_moves.empty()) text += "</ol>\n";
  return text + "<h2>Turn by turn</h2>\n" + decisions_table(reviewed) + page_end();
}

}  // namespace bastide::cli
