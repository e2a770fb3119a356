// The page's side of the Watchtowers.
#include "engine/sets/watchtowers/towers.hpp"

#include "web/reading/reading.hpp"
#include "web/sets/page_set.hpp"
#include "web/text/names.hpp"
#include "web/text/text.hpp"

namespace bastide::web {
namespace {

using namespace watchtowers;

std::string counted(const Texts& texts, Watchtower tower, int count) {
  switch (tower) {
    case Watchtower::meeple:
      return tr_count(texts, "score.tower.meeple", count);
    case Watchtower::shield:
      return tr_count(texts, "score.shields", count);
    case Watchtower::monastery:
      return tr_count(texts, "score.tower.monastery", count);
    case Watchtower::road:
      return tr_count(texts, "score.tower.road", count);
    default:
      return tr_count(texts, "score.tower.city", count);
  }
}

bool count(const ScoringToTell& t, ScoreBreakdown& breakdown) {
  const Scoring& s = t.scoring;
  if (s.cause != ScoreCause::tower) return false;
  breakdown.name = tr(t.texts, "score.tower");
  breakdown.counted.push_back(counted(t.texts, static_cast<Watchtower>(s.which), s.tiles));
  breakdown.sum = times(s.tiles, s.per_tile);
  breakdown.adds_up = s.per_tile > 1;
  return true;
}

// Of the towers on a road or in a city, what each would bring now.
void add_lines(const FeatureToTell& t, std::vector<std::string>& lines) {
  if (t.reading.kind != SegmentKind::road && t.reading.kind != SegmentKind::city) return;
  for (const TileIndex tile : tiles_of(t.game, t.state.board, t.reading.root)) {
    const Watchtower tower = tower_on(t.game, t.state, tile);
    if (tower != Watchtower::none)
      lines.push_back(
          tr_count(t.texts, "read.tower", rate_of(tower) * count_for(t.game, t.state, tile)));
  }
}

constexpr SheetRow sheet[] = {{ScoreCause::tower, "sheet.kind.tower"}};
constexpr PhaseWord phases[] = {{Phase::towers, "towers"}};
constexpr WordTopic topics[] = {{"towers", "watchtowers.score"}};

constexpr std::string_view tiles[] = {"watchtowers/CFRF-city", "watchtowers/FRRF-road"};
constexpr HelpSection sections[] = {{"score", "TOWERW-3–12"}};
constexpr HelpPage help = {.sections = sections, .tiles = tiles};

}  // namespace

extern const PageSet watchtowers_page = {
    .id = "watchtowers",
    .count = count,
    .sheet = sheet,
    .add_lines = add_lines,
    .phases = phases,
    .topics = topics,
    .help = &help,
};

}  // namespace bastide::web
