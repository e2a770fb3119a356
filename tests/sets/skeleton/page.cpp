// The page's side of the set to copy: how its points are counted, in words.
#include "web/sets/page_set.hpp"
#include "web/text/text.hpp"

namespace bastide::web {
namespace {

void adjust_breakdown(const ScoringToTell& t, ScoreBreakdown& breakdown) {
  if (t.scoring.feature != SegmentKind::road || t.scoring.extras == 0) return;
  breakdown.counted.push_back(tr_count(t.texts, "points", t.scoring.extras));
}

}  // namespace

extern const PageSet skeleton_page = {
    .id = "skeleton",
    .adjust_breakdown = adjust_breakdown,
};

}  // namespace bastide::web
