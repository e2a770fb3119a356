#include "web/text/explain.hpp"

#include "engine/rules/scoring.hpp"
#include "web/text/decisions.hpp"

namespace bastide::web {
namespace {

std::string_view kind_word(SegmentKind kind) {
  switch (kind) {
    case SegmentKind::city:
      return "city";
    case SegmentKind::road:
      return "road";
    case SegmentKind::monastery:
      return "monastery";
    case SegmentKind::garden:
      return "garden";
    case SegmentKind::field:
      return "field";
    default:
      return "other";
  }
}

std::string key_of(std::string_view stem, std::string_view word) {
  std::string key(stem);
  key += word;
  return key;
}

// "7 × 2", or "7" where each counts one.
std::string term(int count, int each) {
  std::string out = std::to_string(count);
  if (each != 1) out += " \xc3\x97 " + std::to_string(each);
  return out;
}

bool monastic(SegmentKind kind) {
  return kind == SegmentKind::monastery || kind == SegmentKind::garden;
}

// "2 × Anna, 1 × Bo", strongest first.
std::string strengths(const Texts& texts, const Record& record, const Scoring& scoring) {
  std::string out;
  for (int strength = 255; strength > 0; --strength) {
    for (PlayerIndex p = 0; p < record.setup.players; ++p) {
      if (scoring.strength[p] != strength) continue;
      if (!out.empty()) out += ", ";
      out += std::to_string(strength) + " \xc3\x97 " + player_name(texts, record, p);
    }
  }
  return out;
}

std::string place_of(const State& state, TileIndex tile) {
  const Position at = state.board.cells[state.board.tiles[tile].cell].at;
  return std::to_string(at.x) + ',' + std::to_string(at.y);
}

std::string sentence_of_end(const Texts& texts, const Record& record, const State& state) {
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

}  // namespace

std::string player_name(const Texts& texts, const Record& record, PlayerIndex player) {
  if (player >= record.players.size()) return {};
  const RecordedPlayer& who = record.players[player];
  return who.name.empty() ? colour_name(texts, who.colour) : who.name;
}

std::string colour_name(const Texts& texts, int colour) {
  return std::string(tr(texts, "colour." + std::to_string(colour)));
}

std::string role_name(const Texts& texts, FigureKind figure, SegmentKind feature) {
  const bool meeple = figure == FigureKind::meeple || figure == FigureKind::big_meeple;
  const std::string key = key_of("role.", kind_word(feature));
  return std::string(tr(texts, meeple && has_text(texts, key) ? key : "role.any"));
}

std::string feature_name(const Texts& texts, SegmentKind feature) {
  return std::string(tr(texts, key_of("feature.", kind_word(feature))));
}

std::string explain_value(const Texts& texts, const Scoring& s) {
  const std::string_view stem = s.cause == ScoreCause::final ? "feature.unfinished." : "feature.";
  const std::string name(tr(texts, key_of(stem, kind_word(s.feature))));
  std::string what, sum;
  bool plain = true;  // one term, each counting one: no sum to show
  if (s.feature == SegmentKind::field) {
    what = s.cities == 0 ? std::string(tr(texts, "score.cities.none"))
                         : tr_count(texts, "score.cities", s.cities);
    sum = term(s.cities, s.per_city);
    plain = s.cities == 0;
  } else if (monastic(s.feature)) {
    const int around = s.tiles - 1;
    what = around == 0 ? std::string(tr(texts, "score.around.none"))
                       : tr_count(texts, "score.around", around);
    sum = term(s.tiles, s.per_tile);
    plain = s.per_tile == 1;
  } else {
    what = tr_count(texts, "score.tiles", s.tiles);
    sum = term(s.tiles, s.per_tile);
    plain = s.per_tile == 1 && s.shields == 0;
    if (s.shields > 0) {
      what = tr(texts, "list.and", {what, tr_count(texts, "score.shields", s.shields)});
      sum += " + " + term(s.shields, s.per_shield);
    }
  }
  const std::string subject = tr(texts, "score.what", {name, what});
  const std::string value = std::to_string(s.value);
  if (plain) return tr(texts, "score.plain", {subject, value});
  return tr(texts, "score.sum", {subject, sum, value});
}

std::string explain(const Texts& texts, const Record& record, const Game&, const Scoring& s) {
  const std::string value = explain_value(texts, s);
  std::vector<std::string> owners;
  int present = 0;
  for (PlayerIndex p = 0; p < record.setup.players; ++p) {
    if (s.strength[p] > 0) ++present;
    if (s.owners >> p & 1) owners.push_back(player_name(texts, record, p));
  }
  if (owners.empty()) return value;
  const std::string who = tr_list(texts, owners);
  if (present < 2) return tr(texts, "score.who", {value, who});
  return tr(texts, owners.size() > 1 ? "score.tie" : "score.majority",
            {value, who, strengths(texts, record, s)});
}

std::string explain(const Texts& texts, const Record& record, const Game& game, const State& state,
                    const Event& event) {
  const std::string who = player_name(texts, record, event.player);
  const auto on = [&](std::string_view stem) {
    const SegmentKind kind = kind_of(game.tables, state.board, event.node);
    return tr(texts, key_of(stem, kind_word(kind)), {who});
  };
  switch (event.kind) {
    case EventKind::turn_begun:
      return tr(texts, "event.turn", {who});
    case EventKind::tile_drawn:
      return tr(texts, "event.drawn", {who});
    case EventKind::tile_discarded:
      return std::string(tr(texts, "event.discarded"));
    case EventKind::tile_returned:
      return std::string(tr(texts, "event.returned-to-bag"));
    case EventKind::tile_placed:
      return tr(texts, "event.placed", {who, place_of(state, event.tile)});
    case EventKind::figure_placed:
      return on("event.figure.");
    case EventKind::feature_scored:
      return explain(texts, record, game, event.scoring);
    case EventKind::figure_returned:
      return on("event.home.");
    case EventKind::goods_taken:
    case EventKind::double_turn:
      return {};
    case EventKind::final_scoring:
      return std::string(tr(texts, "event.final"));
    case EventKind::game_over:
      return sentence_of_end(texts, record, state);
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

std::string explain_refusal(const Texts& texts, std::string_view rule, SegmentKind feature) {
  const std::string key = key_of("refusal.", rule) + '.' + std::string(kind_word(feature));
  return has_text(texts, key) ? std::string(tr(texts, key)) : explain_refusal(texts, rule);
}

std::string explain_refusal(const Texts& texts, std::string_view rule) {
  const std::string key = key_of("refusal.", rule);
  return has_text(texts, key) ? std::string(tr(texts, key)) : tr(texts, "refusal.other", {rule});
}

std::string explain_error(const Texts& texts, const Error& error) {
  const std::string key = key_of("error.", error.code);
  std::string sentence;
  if (error.code == "record.refused")
    sentence = tr(texts, key, {explain_refusal(texts, error.detail)});
  else if (error.code.rfind("tiles.", 0) == 0)
    sentence = tr(texts, "error.tiles", {error.code});
  else if (has_text(texts, key))
    sentence = tr(texts, key, {error.detail});
  else
    sentence = tr(texts, "error.unknown", {error.code, error.detail});
  if (error.line <= 0) return sentence;
  return tr(texts, "error.line", {std::to_string(error.line), sentence});
}

}  // namespace bastide::web
