#include "web/panels/ending/plan.hpp"
#include "web/session/session.hpp"

#include <algorithm>
#include <iterator>

namespace bastide::web {
namespace {

constexpr float before_first = 0.7f, after_last = 0.8f;  // seconds without a feature
constexpr float each_kind = 0.9f, each_feature = 0.12f;
constexpr int most_features = 6;  // that give a kind more time

float smooth(float t) {
  const float c = std::clamp(t, 0.0f, 1.0f);
  return c * c * (3 - 2 * c);
}

void add(EndStep& step, const Scoring& scoring) {
  for (std::size_t p = 0; p < max_players; ++p) step.points[p] += scoring.points[p];
  if (scoring.node == no_node) return;
  const int most = *std::max_element(std::begin(scoring.points), std::end(scoring.points));
  step.features.push_back({scoring.node, scoring.owners, most});
}

bool brings_points(const std::array<int, max_players>& points) {
  return std::any_of(points.begin(), points.end(), [](int n) { return n != 0; });
}

// The events of the final scoring.
std::vector<const Scoring*> final_scorings(const Session& session) {
  std::vector<const Scoring*> found;
  bool final = false;
  if (!is_over(session) || session.events.empty()) return found;
  for (const Event& event : session.events.back()) {
    final |= event.kind == EventKind::final_scoring;
    if (final && event.kind == EventKind::scored) found.push_back(&event.scoring);
  }
  return found;
}

// Kinds with more features take a little longer; together they fill the time.
void time_steps(Ending& ending) {
  if (ending.steps.empty()) return;
  float wanted = 0;
  for (EndStep& step : ending.steps) {
    const int count = std::min(most_features, static_cast<int>(step.features.size()));
    step.lasts = each_kind + each_feature * static_cast<float>(count);
    wanted += step.lasts;
  }
  constexpr float around = before_first + after_last;
  ending.seconds = std::clamp(wanted + around, least_ending, most_ending);
  const float stretch = (ending.seconds - around) / wanted;
  float begins = before_first;
  for (EndStep& step : ending.steps) {
    step.begins = begins;
    step.lasts *= stretch;
    begins += step.lasts;
  }
}

}  // namespace

EndKind end_kind_of(const Scoring& scoring) {
  if (scoring.cause != ScoreCause::final) return EndKind::others;
  switch (scoring.feature) {
    case SegmentKind::road:
      return EndKind::roads;
    case SegmentKind::city:
      return EndKind::cities;
    case SegmentKind::monastery:
    case SegmentKind::garden:
      return EndKind::monasteries;
    case SegmentKind::field:
      return EndKind::fields;
    default:
      return EndKind::others;
  }
}

Ending plan_ending(const Session& session) {
  Ending ending;
  ending.sides = session.game.sides;
  std::array<EndStep, end_kinds> steps;
  for (int kind = 0; kind < end_kinds; ++kind)
    steps[static_cast<std::size_t>(kind)].kind = static_cast<EndKind>(kind);
  const auto& score = session.positions.back().score;
  for (std::size_t p = 0; p < static_cast<std::size_t>(ending.sides); ++p)
    ending.before[p] = score[p];
  for (const Scoring* scoring : final_scorings(session)) {
    std::array<int, max_players> points{};
    std::copy(std::begin(scoring->points), std::end(scoring->points), points.begin());
    if (!brings_points(points)) continue;
    add(steps[static_cast<std::size_t>(end_kind_of(*scoring))], *scoring);
    for (std::size_t p = 0; p < max_players; ++p) ending.before[p] -= points[p];
  }
  std::array<int, max_players> totals = ending.before;
  for (EndStep& step : steps) {
    if (!brings_points(step.points)) continue;
    for (std::size_t p = 0; p < max_players; ++p) totals[p] += step.points[p];
    step.totals = totals;
    ending.steps.push_back(std::move(step));
  }
  time_steps(ending);
  return ending;
}

const EndStep* step_at(const Ending& ending, float time) {
  for (const EndStep& step : ending.steps)
    if (time >= step.begins && time < step.begins + step.lasts) return &step;
  return nullptr;
}

float light_of(const EndStep& step, float time) {
  constexpr float on = 0.3f, off = 0.25f;
  const float passed = time - step.begins, left = step.lasts - passed;
  return smooth(std::min(passed / on, left / off));
}

float counted_of(const EndStep& step, float time) {
  constexpr float from = 0.18f, to = 0.8f;  // of its time
  return smooth(((time - step.begins) / step.lasts - from) / (to - from));
}

float veil_at(const Ending& ending, float time) {
  constexpr float fall = 0.6f, rise = 0.7f;
  return smooth(std::min(time / fall, (ending.seconds - time) / rise));
}

EndTotals totals_at(const Ending& ending, float time) {
  EndTotals totals{};
  for (std::size_t p = 0; p < max_players; ++p) totals[p] = static_cast<float>(ending.before[p]);
  for (const EndStep& step : ending.steps) {
    const float part = counted_of(step, time);
    for (std::size_t p = 0; p < max_players; ++p)
      totals[p] += part * static_cast<float>(step.points[p]);
  }
  return totals;
}

EndTotals rows_at(const Ending& ending, float time) {
  // The mean of the rows they have had in the last moments.
  constexpr float moments = 0.5f;
  constexpr int samples = 16;
  EndTotals rows{};
  const auto sides = static_cast<std::size_t>(ending.sides);
  for (int n = 0; n < samples; ++n) {
    const float ago = moments * static_cast<float>(n) / samples;
    const EndTotals totals = totals_at(ending, std::max(0.0f, time - ago));
    for (std::size_t p = 0; p < sides; ++p)
      for (std::size_t q = 0; q < sides; ++q)
        if (totals[q] > totals[p] || (totals[q] == totals[p] && q < p)) rows[p] += 1.0f / samples;
  }
  return rows;
}

}  // namespace bastide::web
