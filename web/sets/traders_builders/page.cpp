// What the page says of Traders & Builders.
#include "web/sets/sets.hpp"
#include "web/text/names.hpp"

namespace bastide::web {
namespace {

// ---- Moves --------------------------------------------------------------------------------------

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

std::string tell_move(const Happening& h) {
  const Event& event = h.event();
  if (is_goods_taken(event))
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

bool count(const ScoringToTell& t, Account& account) {
  if (t.scoring.cause != ScoreCause::goods) return false;
  const Goods goods = t.scoring.goods;
  account.name = tr(t.texts, goods == Goods::wine    ? "score.goods.wine"
                             : goods == Goods::grain ? "score.goods.grain"
                                                     : "score.goods.cloth");
  account.contested = true;
  return true;
}

// Then the field is told as worth more (PIG-4); otherwise the pig's points are told by player.
bool all_have_pigs(const Scoring& s) {
  return s.feature == SegmentKind::field && s.owners != 0 && (s.owners & ~s.pigs) == 0;
}

void adjust_account(const ScoringToTell& t, Account& account) {
  const Scoring& s = t.scoring;
  if (!all_have_pigs(s)) return;
  account.name = tr(t.texts, "feature.pig.field");
  if (s.cities > 0) account.sum = times(s.cities, s.per_city + 1);
  // What a message scores has the pig in it already.
  if (s.cause == ScoreCause::final) account.value += s.cities;
}

void adjust_sentence(const ScoringToTell& t, std::string& sentence) {
  const Scoring& s = t.scoring;
  if (all_have_pigs(s)) return;
  std::vector<std::string> more;
  for (PlayerIndex p = 0; p < t.record->setup.players; ++p)
    if (s.owners & s.pigs & (1 << p))
      more.push_back(tr(t.texts, "score.pig.points",
                        {player_name(t.texts, *t.record, p), std::to_string(s.points[p])}));
  if (!more.empty()) sentence = tr(t.texts, "score.pig", {sentence, tr_list(t.texts, more)});
}

// ---- Tables -------------------------------------------------------------------------------------

constexpr ChoiceWord choices[] = {
    {ActionKind::deploy, Piece::builder, "builder"},
    {ActionKind::deploy, Piece::pig, "pig"},
};
constexpr WordTopic topics[] = {
    {"builder", "traders-builders.builder"},
    {"pig", "traders-builders.pig"},
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
constexpr HelpPage help = {.sections = sections, .tiles = tiles, .piece = art::Piece::builder};

std::optional<platform::Sound> sound(const Event& event) {
  if (is_goods_taken(event)) return platform::Sound::coin;
  return {};
}

}  // namespace

const PageSet traders_builders_page = {
    .id = "traders-builders",
    .part_begun = "event.double-turn",
    .tell_move = tell_move,
    .count = count,
    .adjust_account = adjust_account,
    .adjust_sentence = adjust_sentence,
    .choices = choices,
    .topics = topics,
    .help = &help,
    .sound = sound,
};

}  // namespace bastide::web
