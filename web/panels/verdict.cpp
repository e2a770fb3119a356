#include "web/panels/verdict.hpp"

#include <cmath>

#include "engine/review/analysis.hpp"
#include "web/reading/reading_words.hpp"
#include "web/session/session.hpp"
#include "web/sets/choice_words.hpp"
#include "web/text/names.hpp"
#include "web/text/text.hpp"
#include "web/ui/theme.hpp"

namespace bastide::web {

std::string_view verdict_name(const Texts& texts, Verdict verdict) {
  constexpr std::string_view keys[] = {"verdict.fine", "verdict.doubtful", "verdict.costly"};
  return tr(texts, keys[static_cast<int>(verdict)]);
}

void draw_verdict(const Theme& theme, ImDrawList& draw, ImVec2 centre, float size,
                  Verdict verdict) {
  const auto [x, y] = centre;
  const float r = size / 2, line = px(theme, 1.5f);
  if (verdict == Verdict::fine) {
    draw.AddCircleFilled(centre, r * 0.8f, colour::good);
    draw.AddCircle(centre, r * 0.8f, colour::paper_high, 0, line);
  } else if (verdict == Verdict::doubtful) {
    const ImVec2 a(x, y - r), b(x + r, y + r * 0.75f), c(x - r, y + r * 0.75f);
    draw.AddTriangleFilled(a, b, c, colour::doubtful);
    draw.AddTriangle(a, b, c, colour::ink, line);
  } else {
    const ImVec2 min(x - r * 0.8f, y - r * 0.8f), max(x + r * 0.8f, y + r * 0.8f);
    draw.AddRectFilled(min, max, colour::accent);
    draw.AddRect(min, max, colour::paper_high, 0, 0, line);
  }
}

std::string loss_words(const Texts& texts, const TurnRating& rating) {
  std::string words = tr_count(texts, "sheet.lost", std::lround(rating.lost));
  if (rating.chance != rating.best_chance)
    words += ' ' + tr(texts, "sheet.chance",
                      {std::to_string(rating.chance), std::to_string(rating.best_chance)});
  return words;
}

std::string better_words(const Texts& texts, const Session& session, const TurnRating& rating,
                         bool coordinates) {
  std::string turn = turn_words(texts, session.game, state_at(session, rating.before),
                                better_turn(rating), coordinates);
  if (coordinates) return tr(texts, "sheet.instead", {turn});
  const Action& played = session.record.actions[rating.before];
  const bool here = rating.place.at == played.at, same = rating.place == played;
  const std::string where(tr(texts, same   ? "instead.as-laid"
                                    : here ? "instead.turned"
                                           : "instead.elsewhere"));
  return tr(texts, "instead.words", {turn.empty() ? where : tr(texts, "parts", {where, turn})});
}

std::string lack_words(const Texts& texts, const Session& session, const TurnRating& rating) {
  const Reason& lacks = rating.lacks;
  if (rating.place.kind == ActionKind::none || lacks.side == no_player) return {};
  const PlayerIndex player = session.positions[rating.before].decision.player;
  const std::string points = tr_count(texts, "points", std::lround(std::fabs(lacks.points)));
  if (!lacks.of_team.empty())
    return tr(texts, "lack.team", {reason_name(texts, session.record, lacks, player)});
  if (lacks.side != player)
    return tr(texts, "lack.against", {player_name(texts, session.record, lacks.side), points});
  constexpr std::string_view keys[term_count] = {"lack.scored",    "lack.road",  "lack.city",
                                                 "lack.monastery", "lack.field", "lack.joining",
                                                 "lack.figures",   "lack.other"};
  return tr(texts, keys[static_cast<std::size_t>(lacks.term)], {points});
}

}  // namespace bastide::web
