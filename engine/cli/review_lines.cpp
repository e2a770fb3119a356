#include "engine/cli/review_lines.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "engine/players/levels.hpp"
#include "engine/record/json.hpp"
#include "engine/record/words.hpp"
#include "engine/review/annotated.hpp"
#include "engine/review/words.hpp"

namespace bastide::cli {
namespace {

// ---- A table ------------------------------------------------------------------------------------

struct Column {
  std::string_view title;
  bool right = false;  // of the column its cells stand
};
using Row = std::vector<std::string>;

std::string padded(std::string_view text, std::size_t width, bool right) {
  const std::string space(width - std::min(width, character_count(text)), ' ');
  return right ? space + std::string(text) : std::string(text) + space;
}

std::string table_text(const std::vector<Column>& columns, const std::vector<Row>& rows) {
  std::vector<std::size_t> widths;
  for (std::size_t c = 0; c < columns.size(); ++c) {
    widths.push_back(columns[c].title.size());
    for (const Row& row : rows) widths[c] = std::max(widths[c], character_count(row[c]));
  }
  std::string text;
  const auto write = [&](const auto& cell) {
    std::string line;
    for (std::size_t c = 0; c < columns.size(); ++c)
      line += (c ? "  " : "") + padded(cell(c), widths[c], columns[c].right);
    line.erase(line.find_last_not_of(' ') + 1);
    text += line + '\n';
  };
  write([&](std::size_t c) { return columns[c].title; });
  for (const Row& row : rows) write([&](std::size_t c) { return std::string_view(row[c]); });
  return text;
}

// ---- What it says -------------------------------------------------------------------------------

std::string heading(const Reviewed& reviewed) {
  const PlayedGame& played = reviewed.played;
  std::string text;
  for (PlayerIndex side = 0; side < played.game.sides; ++side)
    text += (side ? ", " : "") + side_name(played, side);
  text += ": " + std::to_string(count_turns(reviewed.review.analysis)) + " turns";
  if (!is_over(played)) text += ", not over";
  return text + "; judged with " + std::to_string(reviewed.nodes) + " nodes a search\n\n";
}

std::vector<Row> decision_rows(const Reviewed& reviewed, bool rivals) {
  const auto& [played, review, nodes] = reviewed;
  std::vector<Row> rows;
  std::size_t shown = review.analysis.turns.size();
  for (const DecisionTold& told : decisions_of(played, review)) {
    const TurnRating& rating = review.analysis.ratings[told.turn];
    const TurnSummary& turn = review.analysis.turns[told.turn];
    const bool again = std::exchange(shown, told.turn) == told.turn;  // its second placement
    Row row{again ? "" : std::to_string(turn.turn),
            side_name(played, told.player),
            told.tile,
            joined(told.own),
            better_text(told, "="),
            in_decimals(told.lost),
            again || verdict_of(rating) == Verdict::fine
                ? ""
                : std::string(verdict_word(verdict_of(rating)))};
    if (rivals) {
      row.push_back(again ? "" : in_decimals(rating.luck[told.player], 1, true));
      row.push_back(again ? "" : chances_text(played, review.analysis, told.turn));
    }
    rows.push_back(std::move(row));
  }
  return rows;
}

std::string decisions_text(const Reviewed& reviewed, bool rivals) {
  std::vector<Column> columns = {{"turn", true}, {"player"},     {"tile"},   {"played"},
                                 {"best"},       {"lost", true}, {"verdict"}};
  if (rivals) {
    columns.push_back({"luck", true});
    columns.push_back({"chances, %"});
  }
  return table_text(columns, decision_rows(reviewed, rivals)) + '\n';
}

std::string measures_text(const Reviewed& reviewed, bool rivals) {
  const auto& [played, review, nodes] = reviewed;
  std::vector<Column> columns = {
      {"player"}, {"points", true}, {"lost a decision", true}, {"decisions", true}};
  if (rivals)
    for (const std::string_view title : {"rating", "luck", "margin", "without luck"})
      columns.push_back({title, true});
  std::vector<Row> rows;
  const std::vector<int> points = points_of(played);
  for (PlayerIndex side = 0; side < played.game.sides; ++side) {
    const Measure& measure = review.measures[side];
    Row row{side_name(played, side), std::to_string(points[side]), quality_text(measure),
            std::to_string(measure.errors.decisions)};
    if (rivals) {
      row.push_back(rating_text(measure));
      row.push_back(in_decimals(measure.luck, 1, true));
      row.push_back(in_decimals(measure.lead, 0, true));
      row.push_back(in_decimals(measure.adjusted, 1, true));
    }
    rows.push_back(std::move(row));
  }
  return table_text(columns, rows);
}

// ---- JSON ---------------------------------------------------------------------------------------

template <class Values, class Write>
std::string json_list(const Values& values, std::size_t count, const Write& write) {
  std::string text = "[";
  for (std::size_t i = 0; i < count; ++i) text += (i ? "," : "") + write(values[i]);
  return text + ']';
}

std::string json_lines(const std::vector<std::string>& lines) {
  return json_list(lines, lines.size(), [](const std::string& one) { return json_string(one); });
}

std::string json_truth(bool value) { return value ? "true" : "false"; }

std::string game_json(const Reviewed& reviewed) {
  const PlayedGame& played = reviewed.played;
  const auto sides = static_cast<std::size_t>(played.game.sides);
  std::string players = "[";
  for (std::size_t side = 0; side < sides; ++side) {
    const auto who = static_cast<PlayerIndex>(side);
    const auto& entry =
        played.record.players[static_cast<std::size_t>(person_of(played.game, who))];
    players +=
        (side ? ",{" : "{") +
        ("\"colour\":" + json_string(colour_word(colour_of_side(played.record.players, who)))) +
        json_field("name", json_string(entry.name)) +
        json_field("computer", json_string(entry.computer)) + '}';
  }
  return "{\"players\":" + players + ']' + json_field("nodes", std::to_string(reviewed.nodes)) +
         json_field("turns", std::to_string(count_turns(reviewed.review.analysis))) +
         json_field("over", json_truth(is_over(played))) +
         json_field("together", json_truth(plays_together(played))) +
         json_field("scores", json_numbers(points_of(played), played.game.sides)) + "}\n";
}

std::string decision_json(const DecisionTold& told) {
  std::string text = "{\"action\":" + std::to_string(told.placed) +
                     json_field("tile", json_string(told.tile)) +
                     json_field("played", json_lines(told.own));
  if (!told.best.empty()) text += json_field("best", json_lines(told.best));
  text += json_field("lost", in_decimals(told.lost));
  if (told.losses) {
    std::string all;
    for (std::size_t i = 0; i < level_count; ++i)
      all += (all.empty() ? "" : ",") + json_string(levels[i].id) + ':' +
             in_decimals(told.losses->levels[i]);
    text +=
        json_field("judged", in_decimals(told.losses->own)) + json_field("levels", '{' + all + '}');
  }
  return text + '}';
}

std::string turn_json(const Reviewed& reviewed, std::size_t index,
                      const std::vector<DecisionTold>& decisions) {
  const auto& [played, review, nodes] = reviewed;
  const TurnSummary& turn = review.analysis.turns[index];
  const TurnRating& rating = review.analysis.ratings[index];
  const auto sides = static_cast<std::size_t>(played.game.sides);
  std::string text = "{\"turn\":" + std::to_string(turn.turn) +
                     json_field("player", std::to_string(turn.player)) +
                     json_field("lost", in_decimals(rating.lost, 2)) +
                     json_field("verdict", json_string(verdict_word(verdict_of(rating)))) +
                     json_field("scores", json_numbers(turn.score, played.game.sides));
  if (has_rivals(played)) {
    const auto three = [](double value) { return in_decimals(value, 3); };
    text += json_field("swing", in_decimals(rating.swing, 2)) +
            json_field("luck", json_list(rating.luck, sides, three)) +
            json_field("chances", json_list(review.analysis.chances[index], sides, three));
    if (rating.best_chance > rating.chance)
      text += json_field("chance", std::to_string(rating.chance)) +
              json_field("best-chance", std::to_string(rating.best_chance));
  }
  if (rating.place.kind != ActionKind::none)
    text += json_field("overlooked", json_string(mistake_word(rating.mistake)));
  std::string all;
  for (const DecisionTold& told : decisions)
    if (told.turn == index) all += (all.empty() ? "" : ",") + decision_json(told);
  return text + json_field("decisions", '[' + all + ']') + "}\n";
}

std::string measure_json(const Reviewed& reviewed, PlayerIndex side) {
  const Measure& measure = reviewed.review.measures[side];
  std::string text = "{\"measure\":" + std::to_string(side) +
                     json_field("lost", in_decimals(measure.errors.mean(), 3)) +
                     json_field("error", in_decimals(measure.errors.error(), 3)) +
                     json_field("counted", std::to_string(measure.errors.decisions));
  if (!has_rivals(reviewed.played)) return text + "}\n";
  if (const auto rating = rating_by_levels(measure.compared))
    text += json_field("rating", in_decimals(rating->elo, 0)) +
            json_field("rating-error", in_decimals(rating->error, 0)) +
            json_field("clear", json_truth(rating->error <= clear_rating));
  return text + json_field("luck", in_decimals(measure.luck, 2)) +
         json_field("margin", in_decimals(measure.lead, 0)) +
         json_field("without-luck", in_decimals(measure.adjusted, 2)) + "}\n";
}

}  // namespace

bool has_rivals(const PlayedGame& played) {
  return played.game.sides > 1 && !plays_together(played);
}

std::string side_name(const PlayedGame& played, PlayerIndex side) {
  const std::vector<PlayerEntry>& players = played.record.players;
  const bool own = side < players.size() && !players[side].name.empty();
  return own ? players[side].name : std::string(colour_word(colour_of_side(players, side)));
}

std::string better_text(const DecisionTold& told, std::string_view otherwise) {
  return told.lost > 0 ? joined(told.best) : std::string(otherwise);
}

std::string chances_text(const PlayedGame& played, const Analysis& analysis, std::size_t turn) {
  std::string text;
  for (std::size_t side = 0; side < static_cast<std::size_t>(played.game.sides); ++side)
    text += (side ? " " : "") +
            padded(std::to_string(std::lround(100 * analysis.chances[turn][side])), 2, true);
  return text;
}

std::string quality_text(const Measure& measure) {
  if (measure.errors.decisions == 0) return "-";
  return in_decimals(measure.errors.mean(), 2) + " ± " +
         in_decimals(within_95 * measure.errors.error(), 2);
}

std::string rating_text(const Measure& measure) {
  const auto rating = rating_by_levels(measure.compared);
  if (rating && rating->error <= clear_rating)
    return in_decimals(rating->elo, 0, true) + " ± " + in_decimals(within_95 * rating->error, 0);
  const auto levels = levels_like(rating);
  if (!levels) return "too few decisions";
  std::string text(levels->like);
  if (levels->low != levels->high)
    text += " (" + std::string(levels->low) + " to " + std::string(levels->high) + ')';
  return text;
}

std::string turning_point_text(const PlayedGame& played, const WholeReview& review,
                               std::size_t turn) {
  const TurnSummary& summary = review.analysis.turns[turn];
  if (summary.player == no_player) return "the scoring at the end";
  return "turn " + std::to_string(summary.turn) + ", " + side_name(played, summary.player) + ": " +
         comment_on(played, review.analysis, turn);
}

std::string review_text(const Reviewed& reviewed) {
  const bool rivals = has_rivals(reviewed.played);
  std::string text =
      heading(reviewed) + decisions_text(reviewed, rivals) + measures_text(reviewed, rivals);
  if (!reviewed.review.key_moves.empty()) text += "\nturning points\n";
  for (const std::size_t turn : reviewed.review.key_moves)
    text += "  " + turning_point_text(reviewed.played, reviewed.review, turn) + '\n';
  return text;
}

std::string review_json(const Reviewed& reviewed) {
  const auto& [played, review, nodes] = reviewed;
  std::string text = game_json(reviewed);
  const std::vector<DecisionTold> decisions = decisions_of(played, review);
  for (std::size_t i = 0; i < review.analysis.ratings.size(); ++i)
    if (review.analysis.turns[i].player != no_player) text += turn_json(reviewed, i, decisions);
  for (PlayerIndex side = 0; side < played.game.sides; ++side) text += measure_json(reviewed, side);
  std::string points;
  for (const std::size_t turn : review.key_moves)
    if (review.analysis.turns[turn].player != no_player)
      points += (points.empty() ? "" : ",") + std::to_string(review.analysis.turns[turn].turn);
  return text + "{\"turning-points\":[" + points + "]}\n";
}

}  // namespace bastide::cli
