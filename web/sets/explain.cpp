#include "web/sets/explain.hpp"

#include "web/session/session.hpp"
#include "web/sets/decisions.hpp"
#include "web/sets/page_set.hpp"
#include "web/text/names.hpp"
#include "web/text/text.hpp"

namespace bastide::web {
namespace {

// "2 × Anna, 1 × Bo", strongest first.
std::string strengths(const Texts& texts, const Record& record, const Scoring& scoring) {
  std::string out;
  for (int strength = 255; strength > 0; --strength) {
    for (PlayerIndex p = 0; p < max_players; ++p) {
      if (scoring.strength[p] != strength) continue;
      if (!out.empty()) out += ", ";
      out += std::to_string(strength) + " \xc3\x97 " + player_name(texts, record, p);
    }
  }
  return out;
}

// ---- What is counted ----------------------------------------------------------------------------

void count_field(const Texts& texts, const Scoring& s, ScoreBreakdown& a) {
  a.counted.push_back(s.cities == 0 ? std::string(tr(texts, "score.cities.none"))
                                    : tr_count(texts, "score.cities", s.cities));
  a.adds_up = s.cities > 0;
  a.sum = times(s.cities, s.per_city);
}

void count_monastery(const Texts& texts, const Scoring& s, ScoreBreakdown& a) {
  const int around = s.tiles - 1;
  a.counted.push_back(around == 0 ? std::string(tr(texts, "score.around.none"))
                                  : tr_count(texts, "score.around", around));
  a.adds_up = s.per_tile > 1;
  a.sum = times(s.tiles, s.per_tile);
}

// Roads and cities.
void count_tiles(const Texts& texts, const Scoring& s, ScoreBreakdown& a) {
  a.counted.push_back(tr_count(texts, "score.tiles", s.tiles));
  a.sum = times(s.tiles, s.per_tile);
  a.worth = s.tiles * s.per_tile;
  a.adds_up = s.per_tile > 1;
  if (s.shields == 0) return;
  a.counted.push_back(tr_count(texts, "score.shields", s.shields));
  a.sum += " + " + times(s.shields, s.per_shield);
  a.worth += s.shields * s.per_shield;
  a.adds_up = a.worth != 0;
}

void count_feature(const Texts& texts, const Scoring& s, ScoreBreakdown& a) {
  a.name = tr(texts, key_of(is_unfinished(s) ? "feature.unfinished." : "feature.",
                            feature_word(s.feature)));
  a.contested = s.cause == ScoreCause::completed || s.cause == ScoreCause::final;
  if (s.feature == SegmentKind::field)
    count_field(texts, s, a);
  else if (s.feature == SegmentKind::monastery || s.feature == SegmentKind::garden)
    count_monastery(texts, s, a);
  else
    count_tiles(texts, s, a);
}

ScoreBreakdown breakdown_of(const ScoringToTell& told) {
  ScoreBreakdown a;
  a.value = told.scoring.value;
  for (const PageSet* set : page_sets())
    if (set->count && set->count(told, a)) return a;
  count_feature(told.texts, told.scoring, a);
  for (const PageSet* set : page_sets())
    if (set->adjust_breakdown) set->adjust_breakdown(told, a);
  return a;
}

std::string sentence_of(const Texts& texts, const ScoreBreakdown& a) {
  const std::string value = std::to_string(a.value);
  const std::string subject =
      a.counted.empty() ? a.name : tr(texts, "score.what", {a.name, tr_list(texts, a.counted)});
  return a.adds_up ? tr(texts, "score.sum", {subject, a.sum, value})
                   : tr_pair(texts, subject, value);
}

// ---- What happened ------------------------------------------------------------------------------

// "2,-1"
std::string coordinates(const State& state, TileIndex tile) {
  const Position at = state.board.cells[state.board.tiles[tile].cell].at;
  return std::to_string(at.x) + ',' + std::to_string(at.y);
}

std::string sentence_of_end(const Texts& texts, const Record& record, const Game& game,
                            const State& state) {
  for (const PageSet* set : page_sets())
    if (set->end_words)
      if (std::string words = set->end_words(texts, game, state); !words.empty()) return words;
  int best = 0;
  std::vector<std::string> winners;
  for (PlayerIndex p = 0; p < record.setup.players; ++p) {
    if (state.score[p] > best) winners.clear();
    if (p == 0 || state.score[p] >= best) {
      best = state.score[p];
      winners.push_back(player_name(texts, record, p));
    }
  }
  return tr(texts, winners.size() > 1 ? "event.shared" : "event.won",
            {tr_list(texts, winners), tr_count(texts, "points", best)});
}

// The text of the first set that has one.
std::string told_by_sets(std::string (*PageSet::*tell)(const EventContext&),
                         const EventContext& h) {
  for (const PageSet* set : page_sets()) {
    if (!(set->*tell)) continue;
    if (std::string sentence = (set->*tell)(h); !sentence.empty()) return sentence;
  }
  return {};
}

// A text that a set defines by its key alone.
std::string said_by(std::string_view PageSet::*key, const EventContext& h) {
  const PageSet* set = h.event().by ? page_set(*h.event().by) : nullptr;
  return set ? tr(h.texts, set->*key, {h.who}) : std::string();
}

std::string tell_sent_home(const EventContext& h) {
  const PageSet* set = page_set(*h.event().by);
  return set ? tr(h.texts, key_of(set->sent_home, piece_word(h.event().piece)), {h.who})
             : std::string();
}

}  // namespace

std::string tell_place(const EventContext& h, std::string_view key) {
  if (!h.at.empty()) return tr(h.texts, key, {h.who, h.at});
  return tr(h.texts, std::string(key) + ".somewhere", {h.who});
}

// ---- Scorings -----------------------------------------------------------------------------------

std::string explain_value(const Texts& texts, const Scoring& s) {
  return sentence_of(texts, breakdown_of({texts, s}));
}

std::string explain(const Texts& texts, const Record& record, const Game&, const Scoring& s) {
  const ScoringToTell told{texts, s, &record};
  const ScoreBreakdown breakdown = breakdown_of(told);
  const std::string value = sentence_of(texts, breakdown);
  std::vector<std::string> owners;
  int present = 0;
  for (PlayerIndex p = 0; p < max_players; ++p) {
    if (s.strength[p] > 0) ++present;
    if (s.owners >> p & 1) owners.push_back(player_name(texts, record, p));
  }
  if (owners.empty()) return value;
  if (one_score(record.setup))
    return owners.size() > 1
               ? tr_count(texts, "score.colours", static_cast<long>(owners.size()), {value})
               : value;
  const std::string who = tr_list(texts, owners);
  std::string sentence;
  if (present < 2 || !breakdown.contested)
    sentence = tr(texts, owners.size() > 1 ? "score.each" : "score.who", {value, who});
  else
    sentence = tr(texts, owners.size() > 1 ? "score.tie" : "score.majority",
                  {value, who, strengths(texts, record, s)});
  for (const PageSet* set : page_sets())
    if (set->adjust_sentence) set->adjust_sentence(told, sentence);
  return sentence;
}

// ---- Events -------------------------------------------------------------------------------------

std::string explain(const Texts& texts, const Record& record, const Game& game, const State& state,
                    std::span<const Event> all, bool places) {
  const Event& event = all.front();
  const std::string who = player_name(texts, record, player_concerned(event));
  EventContext h{texts, game, state, who, all};
  switch (event.kind) {
    case EventKind::turn_begun:
      return tr(texts, "event.turn", {who});
    case EventKind::part_begun:
      return said_by(&PageSet::part_begun, h);
    case EventKind::part_resumed:
      return said_by(&PageSet::part_resumed, h);
    case EventKind::moved: {
      const Place& place = place_on_board(event);
      if (places && place.tile != no_tile) h.at = coordinates(state, place.tile);
      if (place.node != no_node) h.on = feature_word(kind_of(game.tables, state.board, place.node));
      if (event.by) return tell_sent_home(h);
      return told_by_sets(&PageSet::tell_move, h);
    }
    case EventKind::scored:
      return explain(texts, record, game, event.scoring);
    case EventKind::decided:
      return told_by_sets(&PageSet::tell_decided, h);
    case EventKind::final_scoring:
      return std::string(tr(texts, "event.final"));
    case EventKind::game_over:
      return sentence_of_end(texts, record, game, state);
  }
  return {};
}

std::string explain_decision(const Texts& texts, const Record& record, const Decision& decision) {
  if (decision.player == no_player) return {};
  const std::string who = player_name(texts, record, decision.player);
  switch (decision.phase) {
    case Phase::place:
      return tr(texts, "ask.place", {who});
    case Phase::figure:
      return tr(texts, "ask.figure", {who});
    case Phase::score:
      return tr(texts, "ask.score", {who});
    default: {
      const std::string_view word = decision_word(decision.phase);
      if (word.empty()) return tr(texts, "ask.other", {who});
      return tr(texts, "ask.titled", {who, decision_title(texts, word)});
    }
  }
}

}  // namespace bastide::web
