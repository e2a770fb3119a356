#include "engine/review/annotated.hpp"

#include <algorithm>
#include <cmath>

#include "engine/base/sort.hpp"
#include "engine/record/comments.hpp"
#include "engine/review/words.hpp"

namespace bastide {

std::vector<std::size_t> annotated_turns(const Analysis& analysis) {
  std::vector<std::size_t> turns = key_moves(analysis, most_key_moves), lost;
  std::erase_if(turns, [&](std::size_t i) { return analysis.turns[i].player == no_player; });
  for (std::size_t i = 0; i < analysis.ratings.size(); ++i)
    if (verdict_of(analysis.ratings[i]) != Verdict::fine &&
        std::find(turns.begin(), turns.end(), i) == turns.end())
      lost.push_back(i);
  sort_stably(lost, [&](std::size_t a, std::size_t b) {
    return analysis.ratings[a].lost > analysis.ratings[b].lost;
  });
  for (std::size_t n = 0; n < lost.size() && turns.size() < max_comments; ++n)
    turns.push_back(lost[n]);
  std::sort(turns.begin(), turns.end());
  return turns;
}

std::size_t comment_place(const PlayedGame& played, const TurnSummary& turn) {
  return stop_from(played, turn.end);
}

std::string comment_on(const PlayedGame& played, const Analysis& analysis, std::size_t turn) {
  const TurnRating& rating = analysis.ratings[turn];
  if (verdict_of(rating) == Verdict::fine)
    return in_decimals(std::fabs(rating.swing)) + " points " +
           (rating.swing < 0 ? "less" : "more") + " to be expected than before";
  std::string text(verdict_word(verdict_of(rating)));
  text += ": " + in_decimals(rating.lost) + " points lost";
  if (rating.best_chance > rating.chance)
    text += ", chance to win " + std::to_string(rating.chance) + " % instead of " +
            std::to_string(rating.best_chance) + " %";
  if (rating.place.kind != ActionKind::none)
    text += "; better: " + joined(lines_from(played, rating.before, better_turn(rating)));
  return text;
}

ParsedRecord annotated(const PlayedGame& played, const Analysis& analysis) {
  ParsedRecord all;
  all.record = played.record;
  for (const std::size_t turn : annotated_turns(analysis))
    all.remarks.push_back(
        {comment_place(played, analysis.turns[turn]), comment_on(played, analysis, turn)});
  return all;
}

std::string comments_for_link(const PlayedGame& played, const Analysis& analysis) {
  std::string comments;
  for (const Remark& remark : annotated(played, analysis).remarks)
    set_comment(comments, remark.before, remark.text);
  return comments;
}

}  // namespace bastide
