// VAR-7: only houses end roads. Roads that meet at a crossing with trees are one road.
#include "engine/rules/set.hpp"

namespace bastide {
namespace {

bool meets(const Segment& segment) {
  return segment.kind == SegmentKind::road && segment.end == RoadEnd::junction;
}

// Merges the roads into the first of them. Cities come before roads, so their numbers do not
// change.
void reprint(TileType& type) {
  Segment* road = nullptr;
  std::vector<Segment> kept;
  kept.reserve(type.segments.size());
  for (const Segment& segment : type.segments) {
    if (!meets(segment) || !road) {
      kept.push_back(segment);
      if (meets(segment)) road = &kept.back();
      continue;
    }
    road->edges = static_cast<EdgeMask>(road->edges | segment.edges);
    add_symbols(*road, segment);
  }
  type.segments = std::move(kept);
}

constexpr OptionInfo options[] = {{22, "junctions-open", "VAR-7", &Options::junctions_open}};

}  // namespace

extern const Set junctions_set = {
    .id = "junctions",
    .options = options,
    .in_play = [](const Setup& setup) { return setup.options.junctions_open; },
    .reprint = reprint,
};

}  // namespace bastide
