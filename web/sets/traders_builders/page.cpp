// The page's side of Traders & Builders.
#include "engine/record/record.hpp"
#include "engine/rules/game.hpp"
#include "engine/rules/state.hpp"
#include "web/reading/reading.hpp"
#include "web/sets/page_set.hpp"
#include "web/text/names.hpp"
#include "web/text/text.hpp"

namespace bastide::web {
namespace {

// ---- Moves --------------------------------------------------------------------------------------

constexpr TokenName tokens[] = {
    {Piece::wine, "goods.wine"},
    {Piece::grain, "goods.grain"},
    {Piece::cloth, "goods.cloth"},
};

std::string goods_term(const Texts& texts, std::size_t kind, int count) {
  return tr(texts, "event.goods.term", {std::to_string(count), tr(texts, tokens[kind].key)});
}

// "2 × wine and 1 × cloth".
std::string goods_list(const Texts& texts, std::span<const Event> taken) {
  std::vector<std::string> terms;
  for (const Event& event : taken) {
    const auto kind = static_cast<std::size_t>(event.piece) - static_cast<std::size_t>(Piece::wine);
    terms.push_back(goods_term(texts, kind, event.count));
  }
  return tr_list(texts, terms);
}

std::string tell_move(const EventContext& h) {
  const Event& event = h.event();
  if (is_token_taken(event))
    return tr(h.texts, "event.goods", {h.who, goods_list(h.texts, h.events)});
  if (event.piece != Piece::builder && event.piece != Piece::pig) return {};
  const bool builder = event.piece == Piece::builder;
  if (is_figure_placed(event))
    return tr(h.texts, builder ? key_of("event.builder.", h.on) : "event.pig", {h.who});
  if (is_figure_returned(event))
    return tr(h.texts, builder ? "event.home.builder" : "event.home.pig", {h.who});
  return {};
}

// ---- Scorings -----------------------------------------------------------------------------------

bool count(const ScoringToTell& t, ScoreBreakdown& breakdown) {
  if (t.scoring.cause != ScoreCause::goods) return false;
  const Goods goods = static_cast<Goods>(t.scoring.which);
  breakdown.name = tr(t.texts, goods == Goods::wine    ? "score.goods.wine"
                               : goods == Goods::grain ? "score.goods.grain"
                                                       : "score.goods.cloth");
  breakdown.contested = true;
  return true;
}

// If so, the field is described as worth more (PIG-4); otherwise the pig's points are listed by
// player.
bool all_have_pigs(const Scoring& s) {
  return s.feature == SegmentKind::field && s.owners != 0 && (s.owners & ~s.helped) == 0;
}

void adjust_breakdown(const ScoringToTell& t, ScoreBreakdown& breakdown) {
  const Scoring& s = t.scoring;
  if (!all_have_pigs(s)) return;
  breakdown.name = tr(t.texts, "feature.pig.field");
  if (s.cities > 0) breakdown.sum = times(s.cities, s.per_city + 1);
  // What a message scores already includes the pig.
  if (s.cause == ScoreCause::final) breakdown.value += s.cities;
}

void adjust_sentence(const ScoringToTell& t, std::string& sentence) {
  const Scoring& s = t.scoring;
  if (all_have_pigs(s)) return;
  std::vector<std::string> more;
  for (PlayerIndex p = 0; p < t.record->setup.players; ++p)
    if (s.owners & s.helped & (1 << p))
      more.push_back(name_and_number(t.texts, player_name(t.texts, *t.record, p),
                                     std::to_string(s.points[p])));
  if (!more.empty()) sentence = tr(t.texts, "score.pig", {sentence, tr_list(t.texts, more)});
}

// ---- Features and choices -----------------------------------------------------------------------

// "Goods for completing it: 2 × wine".
void add_lines(const FeatureToTell& t, std::vector<std::string>& lines) {
  if (t.reading.completed) return;
  const Board& board = t.state.board;
  int count[goods_kinds] = {};
  each_node(board, t.reading.root, [&](Node node) {
    const TileType& type = t.game.types[board.tiles[board.node_tile[node]].type];
    const Goods goods = type.segments[segment_of(board, node)].goods;
    if (goods != Goods::none) ++count[static_cast<std::size_t>(goods) - 1];
  });
  std::vector<std::string> terms;
  for (std::size_t kind = 0; kind < goods_kinds; ++kind)
    if (count[kind] > 0) terms.push_back(goods_term(t.texts, kind, count[kind]));
  if (!terms.empty()) lines.push_back(tr(t.texts, "read.goods", {tr_list(t.texts, terms)}));
}

void tell_player(const FeatureToTell& t, PlayerOnFeature& on) {
  const FeatureReading& reading = t.reading;
  if (!(reading.helpers >> on.player & 1)) return;
  on.beside = tr(t.texts, reading.kind == SegmentKind::field ? "read.pig" : "read.builder");
  const int points = reading.points[on.player];
  if (points > reading.now)
    on.below = tr(t.texts, "read.with-pig",
                  {player_name(t.texts, t.record, on.player), std::to_string(points)});
}

// A builder scores nothing by itself.
std::optional<std::string> value_choice(const ChoiceToTell& choice) {
  if (choice.meaning.piece == Piece::builder && choice.phase == Phase::figure) return std::string();
  return std::nullopt;
}

// ---- Tables -------------------------------------------------------------------------------------

constexpr SheetRow sheet[] = {{ScoreCause::goods, "sheet.kind.goods"}};
constexpr ChoiceWord choices[] = {
    {ActionKind::deploy, Piece::builder, "builder"},
    {ActionKind::deploy, Piece::pig, "pig"},
};
constexpr WordTopic topics[] = {
    {"builder", "traders-builders.builder", "builder"},
    {"pig", "traders-builders.pig", "pig"},
};

constexpr std::string_view tiles[] = {
    "traders-builders/CFFC-wine",
    "traders-builders/CFFC-grain",
    "traders-builders/CCRF-cloth+garden",
};
constexpr HelpSection sections[] = {
    {"goods", "TRADE-1–7"},
    {"builder", "BUILD-1–17"},
    {"pig", "PIG-1–6"},
};
constexpr HelpPage help = {.sections = sections, .tiles = tiles, .piece = Piece::builder};

std::optional<float> seconds_of(const Event& event, bool) {
  if (is_token_taken(event)) return 1.1f;
  return {};
}

bool shown_together(const Event& a, const Event& b) {
  return is_token_taken(a) && is_token_taken(b) && a.from == b.from;
}

std::optional<platform::Sound> sound(const Event& event) {
  if (is_token_taken(event)) return platform::Sound::coin;
  return {};
}

constexpr PlaceablePiece placeable[] = {
    {Piece::wine, PlaceKind::supply},
    {Piece::grain, PlaceKind::supply},
    {Piece::cloth, PlaceKind::supply},
};

}  // namespace

extern const PageSet traders_builders_page = {
    .id = "traders-builders",
    .part_begun = "event.double-turn",
    .tell_move = tell_move,
    .count = count,
    .adjust_breakdown = adjust_breakdown,
    .adjust_sentence = adjust_sentence,
    .sheet = sheet,
    .add_lines = add_lines,
    .tell_player = tell_player,
    .tokens = tokens,
    .placeable = placeable,
    .choices = choices,
    .topics = topics,
    .choice_worth = value_choice,
    .help = &help,
    .seconds_of = seconds_of,
    .shown_together = shown_together,
    .sound = sound,
};

}  // namespace bastide::web
