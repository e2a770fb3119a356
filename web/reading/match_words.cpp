#include "web/reading/match_words.hpp"

#include "web/session/match.hpp"
#include "web/session/session.hpp"
#include "web/text/names.hpp"
#include "web/text/text.hpp"

namespace bastide::web {

std::string match_line(const Texts& texts, const Session& session, const Match& match) {
  const auto& before = session.table_rules.match;
  const bool with_game = before && match.games.size() > before->games.size();
  const auto name = [&](PlayerIndex p) { return player_name(texts, session.record, p); };
  const MatchScore score = match_score(match);
  std::string line = tr(texts, "match.stands",
                        {std::to_string(match.best_of), name(0), halves_words(score.halves[0]),
                         name(1), halves_words(score.halves[1])});
  if (const auto winner = match_winner(match))
    line += ' ' + tr(texts, "match.won", {name(*winner)});
  else if (match_over(match))
    line += ' ' + std::string(tr(texts, "match.equal"));
  else if (with_game && game_score(match.games.back(), match.ties).counted == 0)
    line += ' ' + std::string(tr(texts, "match.again"));
  return line;
}

}  // namespace bastide::web
