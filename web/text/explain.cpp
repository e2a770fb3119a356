#include "web/text/explain.hpp"

#include <algorithm>

#include "engine/rules/scoring.hpp"
#include "engine/sets/sets.hpp"
#include "web/text/decisions.hpp"

namespace bastide::web {
namespace {

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

// ---- What is counted ----------------------------------------------------------------------------

// A scoring as it is counted: "City", {"7 tiles", "2 coats of arms"}, "7 × 2 + 2 × 2". Without a
// sum if there is nothing to add up.
struct Account {
  std::string name;
  std::vector<std::string> counted;
  std::string sum;
};

// Fields score more for a player with a pig there (PIG-4).
bool all_have_pigs(const Scoring& s) {
  return s.feature == SegmentKind::field && s.owners != 0 && (s.owners & ~s.pigs) == 0;
}

std::string feature_key(const Scoring& s) {
  const std::string_view kind = feature_word(s.feature);
  if (s.cause == ScoreCause::retrieved) return key_of("feature.retrieved.", kind);
  const bool unfinished = s.cause == ScoreCause::final || s.cause == ScoreCause::message;
  const std::string stem = unfinished ? "feature.unfinished." : "feature.";
  const bool raised = s.per_tile == (unfinished ? 0 : s.feature == SegmentKind::road ? 2 : 3);
  if (raised && s.feature == SegmentKind::road && s.inns > 0) return stem + "inn.road";
  if (raised && s.feature == SegmentKind::city && s.cathedrals > 0) return stem + "cathedral.city";
  return key_of(stem, kind);
}

void count_field(const Texts& texts, const Scoring& s, Account& a) {
  a.counted.push_back(s.cities == 0 ? std::string(tr(texts, "score.cities.none"))
                                    : tr_count(texts, "score.cities", s.cities));
  if (s.cities > 0) a.sum = term(s.cities, s.per_city);
}

void count_monastery(const Texts& texts, const Scoring& s, Account& a) {
  const int around = s.tiles - 1;
  a.counted.push_back(around == 0 ? std::string(tr(texts, "score.around.none"))
                                  : tr_count(texts, "score.around", around));
  if (s.per_tile > 1) a.sum = term(s.tiles, s.per_tile);
}

// Roads and cities, with mage and witch (MAGE-14).
void count_tiles(const Texts& texts, const Scoring& s, Account& a) {
  a.counted.push_back(tr_count(texts, "score.tiles", s.tiles));
  a.sum = term(s.tiles, s.per_tile);
  int worth = s.tiles * s.per_tile;
  bool plain = s.per_tile < 2;
  if (s.shields > 0) {
    a.counted.push_back(tr_count(texts, "score.shields", s.shields));
    a.sum += " + " + term(s.shields, s.per_shield);
    worth += s.shields * s.per_shield;
    plain = worth == 0;
  }
  if (s.witch) {
    a.counted.emplace_back(tr(texts, "score.witch"));
    a.sum = tr(texts, worth % 2 == 0 ? "score.half" : "score.half-up", {a.sum});
    plain = worth == 0;
  }
  if (s.mage) {
    a.counted.emplace_back(tr(texts, "score.mage"));
    a.sum = worth == 0 ? term(s.tiles, 1) : a.sum + " + " + std::to_string(s.tiles);
    plain = worth == 0;
  }
  if (plain) a.sum.clear();
}

std::string message_name(const Texts& texts, const Scoring& s) {
  return std::string(tr(texts, "message." + std::to_string(s.message)));
}

Account account(const Texts& texts, const Scoring& s) {
  Account a;
  switch (s.cause) {
    case ScoreCause::goods:
      a.name = tr(texts, s.goods == Goods::wine    ? "score.goods.wine"
                         : s.goods == Goods::grain ? "score.goods.grain"
                                                   : "score.goods.cloth");
      return a;
    case ScoreCause::gold:
      a.name = tr(texts, "score.gold");
      a.counted.push_back(tr_count(texts, "bars", s.tiles));
      if (s.per_tile > 1) a.sum = term(s.tiles, s.per_tile);
      return a;
    case ScoreCause::robber:
      a.name = tr(texts, "score.robber");
      return a;
    case ScoreCause::stolen:
      a.name = tr(texts, "score.robbed");
      return a;
    case ScoreCause::message_points:
      a.name = tr(texts, "score.message-points", {message_name(texts, s)});
      return a;
    default:
      break;
  }
  const bool message = s.cause == ScoreCause::message;
  a.name = tr(texts, feature_key(s));
  if (message && s.message >= 4 && s.message <= 6) {  // MSG-14..MSG-16
    a.name.clear();
    int count = s.shields;
    if (s.message != 4)  // of the only one who scores
      count = *std::max_element(std::begin(s.strength), std::end(s.strength));
    a.counted.push_back(tr_count(texts,
                                 s.message == 4   ? "score.shields"
                                 : s.message == 5 ? "score.knights"
                                                  : "score.farmers",
                                 count));
    a.sum = term(count, 2);
  } else if (s.feature == SegmentKind::field) {
    Scoring field = s;
    if (all_have_pigs(s)) {
      a.name = tr(texts, "feature.pig.field");
      ++field.per_city;
    }
    count_field(texts, field, a);
  } else if (monastic(s.feature)) {
    count_monastery(texts, s, a);
  } else {
    count_tiles(texts, s, a);
  }
  if (message) {
    const std::string letter = tr(texts, "score.message", {message_name(texts, s)});
    a.name = a.name.empty() ? letter : tr(texts, "score.message.with", {letter, a.name});
  }
  return a;
}

// ---- What happened ------------------------------------------------------------------------------

std::string placed_key(FigureKind figure, std::string_view where) {
  switch (figure) {
    case FigureKind::big_meeple:
      return key_of("event.big.", where);
    case FigureKind::abbot:
      return key_of("event.abbot.", where);
    case FigureKind::builder:
      return key_of("event.builder.", where);
    case FigureKind::pig:
      return "event.pig";
    default:
      return key_of("event.figure.", where);
  }
}

std::string returned_key(FigureKind figure, std::string_view where) {
  switch (figure) {
    case FigureKind::big_meeple:
      return "event.home.big";
    case FigureKind::abbot:
      return "event.home.abbot";
    case FigureKind::builder:
      return "event.home.builder";
    case FigureKind::pig:
      return "event.home.pig";
    default:
      return key_of("event.home.", where);
  }
}

// Whom the crop circle just placed concerns (CROP-3): ".farmers"; empty when the last tile is
// another one.
std::string_view crop_word(const Game& game, const State& state) {
  if (state.placed == no_tile) return {};
  switch (game.types[state.board.tiles[state.placed].type].crop) {
    case CropSymbol::rake:
      return ".farmers";
    case CropSymbol::club:
      return ".roads";
    case CropSymbol::shield:
      return ".cities";
    case CropSymbol::none:
      break;
  }
  return {};
}

// "2 × wine and 1 × cloth".
std::string goods_list(const Texts& texts, std::span<const Event> taken) {
  constexpr std::string_view keys[] = {"goods.wine", "goods.grain", "goods.cloth"};
  std::vector<std::string> terms;
  for (const Event& event : taken) {
    const auto kind = static_cast<std::size_t>(event.piece) - static_cast<std::size_t>(Piece::wine);
    terms.push_back(
        tr(texts, "event.goods.term", {std::to_string(event.count), tr(texts, keys[kind])}));
  }
  return tr_list(texts, terms);
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

std::string game_title(const Texts& texts, std::string_view name, const Record& record) {
  if (!name.empty()) return std::string(name);
  std::string title;
  for (std::size_t p = 0; p < record.players.size(); ++p) {
    if (p > 0) title += " \xc2\xb7 ";
    title += player_name(texts, record, static_cast<PlayerIndex>(p));
  }
  return title;
}

std::string colour_name(const Texts& texts, int colour) {
  return std::string(tr(texts, "colour." + std::to_string(colour)));
}

std::string role_name(const Texts& texts, FigureKind figure, SegmentKind feature) {
  const bool meeple = figure == FigureKind::meeple || figure == FigureKind::big_meeple;
  const std::string key = key_of("role.", feature_word(feature));
  return std::string(tr(texts, meeple && has_text(texts, key) ? key : "role.any"));
}

std::string_view feature_word(SegmentKind kind) {
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

std::string feature_name(const Texts& texts, SegmentKind feature) {
  return std::string(tr(texts, key_of("feature.", feature_word(feature))));
}

// ---- Scorings -----------------------------------------------------------------------------------

std::string explain_value(const Texts& texts, const Scoring& s) {
  const Account a = account(texts, s);
  const std::string value = std::to_string(
      all_have_pigs(s) && s.cause == ScoreCause::final ? s.value + s.cities : s.value);
  const std::string subject =
      a.counted.empty() ? a.name : tr(texts, "score.what", {a.name, tr_list(texts, a.counted)});
  return a.sum.empty() ? tr(texts, "score.plain", {subject, value})
                       : tr(texts, "score.sum", {subject, a.sum, value});
}

std::string explain(const Texts& texts, const Record& record, const Game&, const Scoring& s) {
  std::string value = explain_value(texts, s);
  if (s.cause == ScoreCause::stolen)
    value = tr(texts, "score.plain",
               {tr(texts, "score.stolen", {player_name(texts, record, s.victim)}),
                std::to_string(s.value)});
  std::vector<std::string> owners, more;
  int present = 0;
  for (PlayerIndex p = 0; p < record.setup.players; ++p) {
    if (s.strength[p] > 0) ++present;
    if (!(s.owners >> p & 1)) continue;
    owners.push_back(player_name(texts, record, p));
    if ((s.pigs >> p & 1) && !all_have_pigs(s))
      more.push_back(tr(texts, "score.pig.points", {owners.back(), std::to_string(s.points[p])}));
  }
  if (owners.empty()) return value;
  const std::string who = tr_list(texts, owners);
  // A player who takes back an abbot or obeys a message scores alone, whoever else is there.
  const bool contest = s.cause == ScoreCause::completed || s.cause == ScoreCause::final ||
                       s.cause == ScoreCause::goods;
  std::string told;
  if (present < 2 || !contest)
    told = tr(texts, owners.size() > 1 ? "score.each" : "score.who", {value, who});
  else
    told = tr(texts, owners.size() > 1 ? "score.tie" : "score.majority",
              {value, who, strengths(texts, record, s)});
  return more.empty() ? told : tr(texts, "score.pig", {told, tr_list(texts, more)});
}

// ---- Events -------------------------------------------------------------------------------------

namespace {

std::string_view tile_key(const Game& game, const Event& event) {
  switch (event.to.kind) {
    case PlaceKind::cell:
      return "event.placed";
    case PlaceKind::off:
      return game.pile[event.type] == main_pile ? "event.discarded" : "event.discarded.river";
    case PlaceKind::bag:
      return "event.returned-to-bag";
    default:
      return event.from.kind == PlaceKind::kept ? "event.chosen" : "event.drawn";
  }
}

std::string figure_key(const Event& event, std::string_view where) {
  if (event.to.kind == PlaceKind::air)
    return event.piece == Piece::big_meeple ? "event.flight.big"
           : event.piece == Piece::abbot    ? "event.flight.abbot"
                                            : "event.flight";
  if (event.to.kind == PlaceKind::segment) return placed_key(event.piece, where);
  return event.from.kind == PlaceKind::air ? "event.flight-failed"
                                           : returned_key(event.piece, where);
}

std::string explain_move(const Texts& texts, const Game& game, const State& state,
                         std::string_view who, std::span<const Event> told) {
  const Event& event = told.front();
  const Place& place = place_on_board(event);
  // What is said of it: the place by its coordinates, or by the kind of its feature.
  const std::string at = place.tile == no_tile ? std::string() : place_of(state, place.tile);
  const std::string_view where =
      place.node == no_node ? "" : feature_word(kind_of(game.tables, state.board, place.node));
  const std::string from = std::to_string(event.from.space), to = std::to_string(event.to.space);
  switch (event.piece) {
    case Piece::tile:
      return tr(texts, tile_key(game, event), {who, at});
    case Piece::gold:
      return tr(texts,
                event.to.kind == PlaceKind::supply ? "event.gold-taken" : "event.gold-placed",
                {who, at});
    case Piece::wine:
    case Piece::grain:
    case Piece::cloth:
      return tr(texts, "event.goods", {who, goods_list(texts, told)});
    case Piece::mage:
    case Piece::witch: {
      const std::string_view word = event.piece == Piece::mage ? "event.mage." : "event.witch.";
      return tr(texts, key_of(word, event.to.kind == PlaceKind::off ? "gone" : where), {who});
    }
    case Piece::ferry:
      return tr(texts,
                event.from.kind == PlaceKind::off ? "event.ferry-placed" : "event.ferry-moved",
                {who, at});
    case Piece::robber:
      if (event.to.kind == PlaceKind::supply)
        return tr(texts, "event.robber-returned", {who, from});
      return is_robber_dragged(event) ? tr(texts, "event.robber-moved", {who, from, to})
                                      : tr(texts, "event.robber-placed", {who, to});
    default:
      if (is_points_moved(event))
        return tr(
            texts,
            event.piece == Piece::messenger ? "event.points.messenger" : "event.points.meeple",
            {who, from, to});
      return tr(texts, figure_key(event, where), {who});
  }
}

}  // namespace

std::string explain(const Texts& texts, const Record& record, const Game& game, const State& state,
                    std::span<const Event> all) {
  const Event& event = all.front();
  const std::string who = player_name(texts, record, player_concerned(event));
  const auto told = [&](std::string_view key) { return tr(texts, key, {who}); };
  switch (event.kind) {
    case EventKind::turn_begun:
      return told("event.turn");
    case EventKind::part_begun:
      return told(event.by == &traders_builders_set ? "event.double-turn"
                  : event.by == &holes_set          ? "event.hole-turn"
                                                    : "event.extra-part");
    case EventKind::part_resumed:
      return told("event.extra-part-over");
    case EventKind::moved:
      return explain_move(texts, game, state, who, all);
    case EventKind::scored:
      return explain(texts, record, game, event.scoring);
    case EventKind::decided: {
      const Action& action = event.action;
      if (action.kind == ActionKind::roll)
        return tr(texts, "event.die", {std::to_string(action.value)});
      if (action.kind == ActionKind::crop)
        return told(key_of(action.value == 0 ? "event.crop-add" : "event.crop-take",
                           crop_word(game, state)));
      const std::string key = "message." + std::to_string(action.what);
      return tr(texts, "event.message", {who, tr(texts, key), tr(texts, key + ".text")});
    }
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
  const std::string key = key_of("refusal.", rule) + '.' + std::string(feature_word(feature));
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
