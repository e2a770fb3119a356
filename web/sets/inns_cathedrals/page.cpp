// The page's side of Inns & Cathedrals.
#include "engine/rules/state.hpp"
#include "web/reading/reading.hpp"
#include "web/sets/page_set.hpp"
#include "web/text/names.hpp"
#include "web/text/text.hpp"

namespace bastide::web {
namespace {

std::string tell_move(const EventContext& h) {
  const Event& event = h.event();
  if (event.piece != Piece::big_meeple) return {};
  if (is_figure_placed(event)) return tr(h.texts, key_of("event.big.", h.on), {h.who});
  if (is_figure_returned(event)) return tr(h.texts, "event.home.big", {h.who});
  return {};
}

// Mentions an inn or a cathedral if it makes a difference: nothing for unfinished features, one
// point more per tile for completed ones (INN-1..INN-6).
void adjust_breakdown(const ScoringToTell& t, ScoreBreakdown& breakdown) {
  const Scoring& s = t.scoring;
  const bool road = s.feature == SegmentKind::road && s.inns > 0;
  const bool city = s.feature == SegmentKind::city && s.cathedrals > 0;
  if (!road && !city) return;
  const bool open = is_unfinished(s);
  if (s.per_tile != (open ? 0 : road ? 2 : 3)) return;
  breakdown.name = tr(t.texts, key_of(open ? "feature.unfinished." : "feature.",
                                      road ? "inn.road" : "cathedral.city"));
}

void adjust_heading(const FeatureToTell& t, std::string& heading) {
  const FeatureTotals& totals = t.state.board.totals[t.reading.root];
  const bool road = t.reading.kind == SegmentKind::road && totals.inns > 0;
  const bool city = t.reading.kind == SegmentKind::city && totals.cathedrals > 0;
  if (!road && !city) return;
  heading = tr(t.texts, key_of(t.reading.completed ? "feature." : "feature.unfinished.",
                               road ? "inn.road" : "cathedral.city"));
}

constexpr ChoiceWord choices[] = {{ActionKind::deploy, Piece::big_meeple, "big-meeple"}};
constexpr WordTopic topics[] = {{"big-meeple", "inns-cathedrals.big"}};

constexpr std::string_view tiles[] = {
    "inns-cathedrals/FFRR-inn",
    "inns-cathedrals/CCCC-cathedral",
};
constexpr HelpSection sections[] = {
    {"inn", "INN-1–3"},
    {"cathedral", "INN-4–6"},
    {"big", "BIG-1–4"},
};
constexpr HelpPage help = {.sections = sections, .tiles = tiles, .piece = Piece::big_meeple};

}  // namespace

extern const PageSet inns_cathedrals_page = {
    .id = "inns-cathedrals",
    .tell_move = tell_move,
    .adjust_breakdown = adjust_breakdown,
    .adjust_heading = adjust_heading,
    .choices = choices,
    .topics = topics,
    .help = &help,
};

}  // namespace bastide::web
