// The page's side of the Gold Mines.
#include "engine/rules/state.hpp"
#include "web/reading/reading.hpp"
#include "web/sets/page_set.hpp"
#include "web/text/names.hpp"
#include "web/text/text.hpp"

namespace bastide::web {
namespace {

std::string tell_move(const EventContext& h) {
  const Event& event = h.event();
  if (event.piece != Piece::gold) return {};
  return tell_place(h,
                    event.to.kind == PlaceKind::supply ? "event.gold-taken" : "event.gold-placed");
}

bool count(const ScoringToTell& t, ScoreBreakdown& breakdown) {
  const Scoring& s = t.scoring;
  if (s.cause != ScoreCause::gold) return false;
  breakdown.name = tr(t.texts, "score.gold");
  breakdown.counted.push_back(tr_count(t.texts, "bars", s.tiles));
  breakdown.sum = times(s.tiles, s.per_tile);
  breakdown.adds_up = s.per_tile > 1;
  return true;
}

int bars_on(const State& state, TileIndex tile) {
  return tile < state.gold.bars.size() ? state.gold.bars[tile] : 0;
}

// The bars for completing a feature; fields are never completed (GOLD-5).
void add_lines(const FeatureToTell& t, std::vector<std::string>& lines) {
  if (t.reading.kind == SegmentKind::field) return;
  int bars = 0;
  for (const TileIndex tile : tiles_of(t.game, t.state.board, t.reading.root))
    bars += bars_on(t.state, tile);
  if (bars > 0) lines.push_back(tr_count(t.texts, "read.gold", bars));
}

std::optional<std::string> value_choice(const ChoiceToTell& choice) {
  if (choice.meaning.piece != Piece::gold) return std::nullopt;
  const Meaning& meaning = choice.meaning;
  const Place& place = meaning.to.kind == PlaceKind::tile ? meaning.to : meaning.from;
  const int bars = bars_on(choice.state, place.tile);
  return bars == 0 ? std::string() : tr_count(choice.texts, "table.bars", bars);
}

constexpr SheetRow sheet[] = {{ScoreCause::gold, "sheet.kind.gold"}};
constexpr TokenName tokens[] = {{Piece::gold, "score.gold"}};
constexpr PhaseWord phases[] = {
    {Phase::gold_place, "gold-place"},
    {Phase::gold_award, "gold-take"},
};
constexpr WordTopic topics[] = {
    {"gold-place", "gold-mines.place"},
    {"gold-take", "gold-mines.take"},
};

constexpr std::string_view tiles[] = {"gold-mines/CRRC", "gold-mines/RRRR-two-curves"};
constexpr HelpSection sections[] = {
    {"place", "GOLD-1–4"},
    {"take", "GOLD-5–10"},
    {"value", "GOLD-11–13"},
};
constexpr HelpPage help = {.sections = sections, .tiles = tiles, .piece = Piece::gold};

std::optional<platform::Sound> sound(const Event& event) {
  if (is_move_of(event, Piece::gold)) return platform::Sound::coin;
  return {};
}

constexpr PlaceablePiece placeable[] = {
    {Piece::gold, PlaceKind::tile},
    {Piece::gold, PlaceKind::supply},
};

}  // namespace

extern const PageSet gold_mines_page = {
    .id = "gold-mines",
    .tell_move = tell_move,
    .count = count,
    .sheet = sheet,
    .add_lines = add_lines,
    .tokens = tokens,
    .placeable = placeable,
    .phases = phases,
    .topics = topics,
    .choice_worth = value_choice,
    .help = &help,
    .sound = sound,
};

}  // namespace bastide::web
