#include "web/reading/reading_words.hpp"

#include <cmath>
#include <memory>
#include <numeric>

#include "engine/players/reasons.hpp"
#include "web/reading/reading.hpp"
#include "web/session/session.hpp"
#include "web/text/names.hpp"
#include "web/text/text.hpp"

namespace bastide::web {
namespace {

constexpr char hard_space[] = "\xc2\xa0";  // keeps a number on the line of its name

}  // namespace

std::string signed_number(long n) {
  return n < 0 ? "\xe2\x88\x92" + std::to_string(-n) : '+' + std::to_string(n);
}

std::string title_words(const Texts& texts, const FeatureReading& reading) {
  const bool unfinished = !reading.completed && reading.kind != SegmentKind::field;
  if (!unfinished) return feature_name(texts, reading.kind);
  return std::string(tr(texts, key_of("feature.unfinished.", feature_word(reading.kind))));
}

std::string size_words(const Texts& texts, const FeatureReading& reading) {
  switch (reading.kind) {
    case SegmentKind::field: {
      std::string out = tr_count(texts, "table.field.done", reading.cities_completed);
      if (reading.cities_open > 0)
        out += ", " + tr_count(texts, "table.field.open", reading.cities_open);
      return out;
    }
    case SegmentKind::monastery:
    case SegmentKind::garden:
      return tr_count(texts, "table.around", reading.tiles - 1);
    default: {
      std::string out = tr_count(texts, "tiles", reading.tiles);
      if (reading.shields > 0) out += ", " + tr_count(texts, "score.shields", reading.shields);
      return out;
    }
  }
}

std::string presence_words(const Texts& texts, const Record& record,
                           const FeatureReading& reading) {
  int present = 0;
  for (const u8 strength : reading.strength) present += strength > 0;
  std::string out;
  for (int strength = 255; strength > 0; --strength) {
    for (PlayerIndex p = 0; p < max_players; ++p) {
      if (reading.strength[p] != strength) continue;
      if (!out.empty()) out += ", ";
      const std::string name = player_name(texts, record, p);
      out += present > 1 || strength > 1 ? name_and_number(texts, name, std::to_string(strength))
                                         : name;
    }
  }
  return out;
}

std::string worth_words(const Texts& texts, const FeatureReading& reading) {
  const std::string now = std::to_string(reading.now), then = std::to_string(reading.then);
  if (reading.kind == SegmentKind::field) return tr(texts, "table.worth.field", {now});
  if (reading.completed) return tr(texts, "table.worth.done", {now});
  const bool least = reading.kind == SegmentKind::road || reading.kind == SegmentKind::city;
  return tr(texts, least ? "read.worth.least" : "read.worth.exact", {now, then});
}

std::string gains_words(const Texts& texts, const Record& record, const Gains& gains) {
  std::vector<std::string> terms;
  const bool one = one_score(record.setup);
  for (const Scoring& scoring : gains.scorings)
    for (PlayerIndex p = 0; p < max_players; ++p) {
      if (scoring.points[p] == 0) continue;
      const std::string who = (one ? "" : player_name(texts, record, p) + hard_space) +
                              signed_number(scoring.points[p]);
      const bool feature =
          scoring.cause == ScoreCause::completed || scoring.cause == ScoreCause::retrieved;
      terms.push_back(feature
                          ? tr(texts, "outcome.term",
                               {who, within_sentence(texts, feature_name(texts, scoring.feature))})
                          : who);
    }
  return terms.empty() ? std::string() : tr_list(texts, terms);
}

std::string totals_words(const Texts& texts, const Record& record,
                         const std::array<int, max_players>& before,
                         const std::array<int, max_players>& after) {
  if (one_score(record.setup)) {
    const int sum = std::accumulate(after.begin(), after.end(), 0);
    return sum == std::accumulate(before.begin(), before.end(), 0) ? "" : std::to_string(sum);
  }
  std::vector<std::string> terms;
  for (PlayerIndex p = 0; p < max_players; ++p)
    if (after[p] != before[p])
      terms.push_back(
          name_and_number(texts, player_name(texts, record, p), std::to_string(after[p])));
  return terms.empty() ? std::string() : tr_list(texts, terms);
}

namespace {

constexpr std::string_view term_names[term_count] = {"scored", "road",    "city",    "monastery",
                                                     "field",  "joining", "figures", "other"};

}  // namespace

std::string reason_name(const Texts& texts, const Record& record, const Reason& reason,
                        PlayerIndex player) {
  if (reason.side != player)
    return tr(texts, "reason.against", {player_name(texts, record, reason.side)});
  if (!reason.of_team.empty()) return std::string(tr(texts, key_of("reason.", reason.of_team)));
  return std::string(
      tr(texts, key_of("reason.", term_names[static_cast<std::size_t>(reason.term)])));
}

namespace {

std::string list_of_reasons(const Texts& texts, const Record& record, const Reasons& reasons,
                            PlayerIndex player) {
  std::string out;
  for (const Reason& reason : reasons) {
    const int rounded = static_cast<int>(std::lround(reason.points));
    const std::string points = signed_number(rounded);
    if (!out.empty()) out += ", ";
    if (reason.side == player && reason.term == Term::joining && reason.of_team.empty()) {
      out += record.setup.players == 2
                 ? tr(texts, "reason.share",
                      {player_name(texts, record, static_cast<PlayerIndex>(1 - player)), points})
                 : tr(texts, "reason.share.others", {points});
      continue;
    }
    if (reason.side == player) {
      out += reason_name(texts, record, reason, player) + hard_space + points;
      continue;
    }
    out += tr_count(texts, "reason.loses", std::abs(rounded),
                    {player_name(texts, record, reason.side)});
    if (reason.term <= Term::field) {
      const std::string_view term = term_names[static_cast<std::size_t>(reason.term)];
      const std::string feature(tr(texts, key_of("feature.", term)));
      out += " (" + within_sentence(texts, feature) + ')';
    }
  }
  return out;
}

// What else could have been done: the same with another last answer, or with the tile elsewhere and
// no figure.
std::vector<std::vector<Action>> other_turns(const Game& game, const State& from,
                                             std::span<const Action> actions) {
  constexpr std::size_t enough = 24;
  std::vector<std::vector<Action>> turns;
  const auto state = std::make_unique<State>(from);
  const auto offered = std::make_unique<ActionList>();
  for (std::size_t k = 0; k < actions.size(); ++k) {
    legal_actions(game, *state, *offered);
    const std::size_t step = offered->size() / enough + 1;
    for (std::size_t i = 0; i < offered->size(); i += step) {
      if ((*offered)[i] == actions[k]) continue;
      std::vector<Action> turn(actions.begin(), actions.begin() + static_cast<std::ptrdiff_t>(k));
      turn.push_back((*offered)[i]);
      State after = *state;
      apply(game, after, turn.back());
      if (k + 1 < actions.size()) {
        if (!legal(game, after, pass_action())) continue;
        turn.push_back(pass_action());
      }
      turns.push_back(std::move(turn));
    }
    apply(game, *state, actions[k]);
  }
  return turns;
}

// Compared with the nearest of the others that is a point worse; without a side: none is.
Reason reason_among_others(const Game& game, const State& from, std::span<const Action> actions,
                           PlayerIndex player) {
  Reason nearest;
  for (const std::vector<Action>& turn : other_turns(game, from, actions)) {
    const Reason reason = lacking(game, from, turn, actions, player);
    const bool nearer =
        nearest.side == no_player || std::fabs(reason.points) < std::fabs(nearest.points);
    if (reason.side != no_player && nearer) nearest = reason;
  }
  return nearest;
}

}  // namespace

std::string reason_words(const Texts& texts, const Record& record, const Reasons& reasons,
                         PlayerIndex player) {
  const std::string out = list_of_reasons(texts, record, reasons, player);
  return out.empty() ? out : tr(texts, "reason.later", {out});
}

std::string why_words(const Texts& texts, const Session& session, const State& from,
                      std::span<const Action> actions, PlayerIndex player) {
  const Game& game = session.game;
  const std::string now = gains_words(texts, session.record, gains_of(game, from, actions));
  const std::string later =
      reason_words(texts, session.record, reasons_for(game, from, actions, player), player);
  const std::string scores =
      now.empty() ? std::string() : as_sentence(tr(texts, "table.outcome", {now}));
  const auto with_scores = [&](const std::string& why) {
    return scores.empty() ? why : scores + ' ' + why;
  };
  if (!later.empty()) return with_scores(later);
  const Reason reason = reason_among_others(game, from, actions, player);
  if (reason.side == no_player) return with_scores(std::string(tr(texts, "advice.why-alike")));
  const long more = std::lround(reason.points);
  if (reason.side == player && reason.of_team.empty() && reason.term == Term::scored && more > 0)
    return with_scores(tr_count(texts, "reason.more", more));
  Reasons one;
  one.push_back(reason);
  return with_scores(
      tr(texts, "reason.rather", {list_of_reasons(texts, session.record, one, player)}));
}

}  // namespace bastide::web
