#include "web/review/scorings.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

#include "engine/base/sort.hpp"
#include "web/sets/page_set.hpp"
#include "web/text/names.hpp"

namespace bastide::web {
namespace {

std::string_view key_of_cause(ScoreCause cause) {
  for (const PageSet* set : page_sets())
    for (const SheetRow& row : set->sheet)
      if (row.cause == cause) return row.key;
  return {};
}

std::string key_of_scoring(const Scoring& s) {
  const std::string_view key = key_of_cause(s.cause);
  return key.empty() ? key_of("sheet.kind.", feature_word(s.feature)) : std::string(key);
}

// Those of the base game are listed even if they have brought nothing.
std::vector<PointSource> no_points(bool together) {
  std::vector<PointSource> all;
  const auto add = [&](SegmentKind kind, bool always) {
    std::string key = key_of("sheet.kind.", feature_word(kind));
    for (const PointSource& source : all)
      if (source.key == key) return;
    all.push_back({std::move(key), always});
  };
  for (const SegmentKind kind : {SegmentKind::road, SegmentKind::city, SegmentKind::monastery,
                                 SegmentKind::garden, SegmentKind::field})
    add(kind, !together && kind != SegmentKind::garden);
  for (int kind = 0; kind < segment_kinds; ++kind)
    if (needs_surroundings(static_cast<SegmentKind>(kind)))
      add(static_cast<SegmentKind>(kind), false);
  for (int cause = 0; cause < score_causes; ++cause) {
    const std::string_view key = key_of_cause(static_cast<ScoreCause>(cause));
    if (!key.empty() && all.back().key != key) all.push_back({std::string(key)});
  }
  return all;
}

}  // namespace

std::vector<ScoredAt> scorings(const Session& session) {
  std::vector<ScoredAt> all;
  bool at_end = false;
  for (std::size_t k = 0; k < session.cursor; ++k)
    for (const Event& event : session.events[k]) {
      at_end |= event.kind == EventKind::final_scoring;
      if (event.kind == EventKind::scored)
        all.push_back({session.positions[k].turn, at_end, &event.scoring});
    }
  return all;
}

std::vector<PlayerIndex> ranking(const Session& session) {
  if (one_score(session.record.setup)) return {0};
  std::vector<PlayerIndex> order;
  for (PlayerIndex p = 0; p < session.game.sides; ++p) order.push_back(p);
  const State& state = shown(session);
  sort_stably(order, [&](PlayerIndex a, PlayerIndex b) { return state.score[a] > state.score[b]; });
  return order;
}

std::vector<PointSource> point_sources(const Session& session, const std::vector<ScoredAt>& all) {
  std::vector<PointSource> sources = no_points(plays_together(session));
  PointSource start{"sheet.kind.start"};
  const auto& score = session.positions[0].score;
  for (std::size_t p = 0; p < start.points.size(); ++p) {
    start.points[p] = score[p];
    start.listed |= score[p] != 0;
  }
  sources.push_back(start);
  for (const ScoredAt& one : all) {
    const std::string key = key_of_scoring(*one.scoring);
    const auto source = std::find_if(sources.begin(), sources.end(),
                                     [&](const PointSource& s) { return s.key == key; });
    if (source == sources.end()) continue;
    for (std::size_t p = 0; p < source->points.size(); ++p) {
      source->points[p] += one.scoring->points[p];
      source->listed |= one.scoring->points[p] != 0;
    }
  }
  return sources;
}

}  // namespace bastide::web
