// The page's side of King & Robber Baron.
#include "engine/sets/king_robber/king.hpp"
#include "web/sets/page_set.hpp"
#include "web/text/names.hpp"
#include "web/text/text.hpp"

namespace bastide::web {
namespace {

std::string tell_move(const EventContext& h) {
  const Piece piece = h.event().piece;
  if (card_of(piece) < 0) return {};
  return tr(h.texts, piece == Piece::king ? "event.king" : "event.robber-baron", {h.who});
}

bool count(const ScoringToTell& t, ScoreBreakdown& breakdown) {
  const Scoring& s = t.scoring;
  const bool king = s.cause == ScoreCause::king;
  if (!king && s.cause != ScoreCause::robber_baron) return false;
  breakdown.name = tr(t.texts, king ? "score.king" : "score.robber-baron");
  if (s.per_tile == 1)  // otherwise the card itself brings points (KING-5)
    breakdown.counted.push_back(tr_count(t.texts, king ? "score.cities" : "score.roads", s.tiles));
  return true;
}

constexpr SheetRow sheet[] = {{ScoreCause::king, "sheet.kind.king"},
                              {ScoreCause::robber_baron, "sheet.kind.king"}};
constexpr TokenName tokens[] = {{Piece::king, "score.king"},
                                {Piece::robber_baron, "score.robber-baron"}};
// With the size of what it was won for.
constexpr PlaceablePiece placeable[] = {
    {Piece::king, PlaceKind::supply, 2, 99},
    {Piece::robber_baron, PlaceKind::supply, 2, 99},
};

constexpr std::string_view tiles[] = {"king-robber/CFFR+garden", "king-robber/CRRR"};
constexpr HelpSection sections[] = {{"cards", "KING-1–3, KING-6"}, {"points", "KING-4–5"}};
constexpr HelpPage help = {.sections = sections, .tiles = tiles, .piece = Piece::king};

std::optional<platform::Sound> sound(const Event& event) {
  if (event.kind == EventKind::moved && card_of(event.piece) >= 0) return platform::Sound::coin;
  return {};
}

}  // namespace

extern const PageSet king_robber_page = {
    .id = "king-robber",
    .tell_move = tell_move,
    .count = count,
    .sheet = sheet,
    .tokens = tokens,
    .placeable = placeable,
    .help = &help,
    .sound = sound,
};

}  // namespace bastide::web
