#include "web/board/flourish.hpp"

#include <algorithm>
#include <cmath>

#include "engine/rules/event.hpp"
#include "web/art/noise.hpp"
#include "web/board/features.hpp"
#include "web/board/walks.hpp"
#include "web/drawing/board.hpp"
#include "web/drawing/pictures.hpp"
#include "web/session/session.hpp"

namespace bastide::web {
namespace {

using platform::Sound;

constexpr ClosingRow closings[] = {
    {SegmentKind::city, FlourishKind::banners, Sound::banners},
    {SegmentKind::road, FlourishKind::cobbles, Sound::cobbles},
    {SegmentKind::monastery, FlourishKind::bell, Sound::bell},
    {SegmentKind::garden, FlourishKind::blossoms, Sound::birds},
    {SegmentKind::castle, FlourishKind::lanterns, Sound::banners},
};

// In the order of FlourishKind.
constexpr float durations[flourish_kinds] = {0.45f, 1, 0.9f, 1, 0.9f, 0.9f, 0.7f};

// One tile of a feature, with its shape.
struct Ground {
  const art::SegmentMap& map;
  Point corner;
  int rotation, segment;
  std::uint32_t seed;
};

Ground ground_of(const Session& session, Pictures& pictures, const Board& board, Node node) {
  const TileIndex index = board.node_tile[node];
  const PlacedTile& tile = board.tiles[index];
  return {segment_map(pictures, session.game, tile.type), corner_of(place_of(board, index)),
          tile.rotation, segment_of(board, node), art::scramble(index, tile.type)};
}

bool inside(const Ground& ground, Point p) {
  return p.x > 0 && p.y > 0 && p.x < 1 && p.y < 1 &&
         art::segment_at(ground.map, ground.rotation, p.x, p.y) == ground.segment;
}

// Calls `visit(point of the tile, hash)` for points inside a segment, in a loose grid of `n` by
// `n`.
template <class Visit>
void each_point(const Ground& ground, int n, float loose, Visit visit) {
  for (int i = 0; i < n * n; ++i) {
    const std::uint32_t hash = art::scramble(ground.seed, static_cast<std::uint32_t>(i));
    const float x = art::share_of(hash) - 0.5f, y = art::share_of(art::scramble(hash)) - 0.5f;
    const Point p{(static_cast<float>(i % n) + 0.5f + loose * x) / static_cast<float>(n),
                  (static_cast<float>(i / n) + 0.5f + loose * y) / static_cast<float>(n)};
    if (inside(ground, p)) visit(p, hash);
  }
}

float away(Point a, Point b) { return std::hypot(a.x - b.x, a.y - b.y); }
Point sum(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }

// Whether the end of the segment, rather than that of the tile, is near.
bool at_the_wall(const Ground& ground, Point p) {
  constexpr float near = 0.1f;
  for (const Point d : {Point{near, 0}, Point{-near, 0}, Point{0, near}, Point{0, -near}}) {
    const Point beside = sum(p, d);
    const bool on_tile =
        beside.x > 0.01f && beside.y > 0.01f && beside.x < 0.99f && beside.y < 0.99f;
    if (on_tile && !inside(ground, beside)) return true;
  }
  return false;
}

// Pennants on the walls and windows between them, the nearest to the last tile first.
void plan_banners(const Session& session, Pictures& pictures, const Board& board,
                  Flourish& flourish) {
  const std::vector<Node> nodes = nodes_of(board, flourish.node);
  const auto count = static_cast<float>(nodes.size());
  const int windows = nodes.size() > 12 ? 3 : 5;
  float nth = 0;
  for (const Node node : nodes) {
    const Ground ground = ground_of(session, pictures, board, node);
    std::vector<Point> pennants;
    each_point(ground, 8, 0.8f, [&](Point p, std::uint32_t hash) {
      if (static_cast<int>(hash % 16) < windows)
        flourish.marks.push_back({sum(ground.corner, p),
                                  0.05f + 0.35f * art::share_of(art::scramble(hash + 1)),
                                  static_cast<u8>(hash >> 9 & 0x7f)});
      const bool apart = std::none_of(pennants.begin(), pennants.end(),
                                      [p](Point other) { return away(p, other) < 0.34f; });
      if (pennants.size() < 3 && apart && at_the_wall(ground, p)) pennants.push_back(p);
    });
    if (pennants.empty()) {
      const Point p = figure_point(session, pictures, board, node);
      pennants.push_back({p.x - ground.corner.x, p.y - ground.corner.y});
    }
    for (const Point p : pennants)
      flourish.marks.push_back({sum(ground.corner, p), 0.25f * nth / count, look_pennant});
    nth += 1;
  }
  // Those farther back first.
  std::sort(flourish.marks.begin(), flourish.marks.end(),
            [](const FlourishMark& a, const FlourishMark& b) {
              const bool pennant = a.look == look_pennant, other = b.look == look_pennant;
              return pennant != other ? other : a.at.y < b.at.y;
            });
}

// How far a point is along its segment, from where the road comes in, 0..1.
float share_along(const Session& session, Pictures& pictures, const Board& board,
                  const std::vector<RoadStop>& stops, std::size_t i, Point p) {
  const RoadStop& stop = stops[i];
  const Point middle = figure_point(session, pictures, board, stop.node);
  std::optional<Point> in, out;
  if (i != 0) in = middle_of_edge(board, stops[stop.from].node, stop.edge);
  for (std::size_t next = 1; next < stops.size(); ++next)
    if (stops[next].from == i && next != i)
      out = middle_of_edge(board, stop.node, stops[next].edge);
  if (!in && !out) return std::clamp(away(p, middle), 0.0f, 1.0f);
  if (!in) return std::clamp(1 - away(p, *out) * 1.4f, 0.0f, 1.0f);
  if (!out) return std::clamp(away(p, *in) * 1.4f, 0.0f, 1.0f);
  return away(p, *in) / std::max(0.01f, away(p, *in) + away(p, *out));
}

void plan_cobbles(const Session& session, Pictures& pictures, const Board& board,
                  Flourish& flourish) {
  const Node end = stops_along(session, board, flourish.node).back().node;
  std::vector<RoadStop> stops = stops_along(session, board, end);
  // What is joined in other ways than through an edge comes last.
  for (const Node node : nodes_of(board, end))
    if (std::none_of(stops.begin(), stops.end(),
                     [node](const RoadStop& stop) { return stop.node == node; }))
      stops.push_back({node, stops.size(), Edge::north, stops.back().steps + 1});
  const int fine = stops.size() <= 4 ? 30 : stops.size() <= 9 ? 24 : 18;
  flourish.weight = 0.42f / static_cast<float>(fine);
  for (std::size_t i = 0; i < stops.size(); ++i) {
    const Ground ground = ground_of(session, pictures, board, stops[i].node);
    each_point(ground, fine, 0.5f, [&](Point p, std::uint32_t hash) {
      const Point at = sum(ground.corner, p);
      const float along =
          static_cast<float>(stops[i].steps) + share_along(session, pictures, board, stops, i, at);
      flourish.marks.push_back({at, along, static_cast<u8>(hash & 0xff)});
    });
  }
  if (flourish.marks.empty()) return;
  // From the first stone, wherever the road begins on its tile, to the last.
  constexpr float laid = 0.65f;
  const auto [first, last] = std::minmax_element(
      flourish.marks.begin(), flourish.marks.end(),
      [](const FlourishMark& a, const FlourishMark& b) { return a.due < b.due; });
  const float from = first->due, length = std::max(0.01f, last->due - from);
  for (FlourishMark& mark : flourish.marks) mark.due = laid * (mark.due - from) / length;
}

// A ring of marks around the figure's place, one after another.
void plan_around(const Session& session, Pictures& pictures, const Board& board,
                 Flourish& flourish) {
  constexpr int count = 16;
  const Point middle = figure_point(session, pictures, board, flourish.node);
  for (int i = 0; i < count; ++i) {
    const std::uint32_t hash = art::scramble(flourish.node, static_cast<std::uint32_t>(i));
    const float turn = (static_cast<float>(i) + 0.5f * art::share_of(hash)) * 6.2831853f / count;
    const float far = 0.2f + 0.2f * art::share_of(art::scramble(hash));
    flourish.marks.push_back(
        {{middle.x + far * std::cos(turn), middle.y + 0.8f * far * std::sin(turn)},
         0.45f * static_cast<float>(i) / count,
         static_cast<u8>(hash & 0xff)});
  }
}

void plan_point(const Session& session, Pictures& pictures, const Board& board,
                Flourish& flourish) {
  flourish.marks.push_back({figure_point(session, pictures, board, flourish.node)});
}

using Plan = void (*)(const Session&, Pictures&, const Board&, Flourish&);
// In the order of FlourishKind.
constexpr Plan plans[flourish_kinds] = {nullptr,     plan_banners, plan_cobbles, plan_point,
                                        plan_around, plan_around,  plan_point};

Flourish planned(const Session& session, Pictures& pictures, const Board& board,
                 Flourish flourish) {
  flourish.seconds = seconds_of(flourish.kind);
  plans[static_cast<std::size_t>(flourish.kind)](session, pictures, board, flourish);
  // Of very large features, some evenly chosen.
  if (const std::size_t all = flourish.marks.size(); all > most_marks) {
    for (std::size_t i = 0; i < most_marks; ++i)
      flourish.marks[i] = flourish.marks[i * all / most_marks];
    flourish.marks.resize(most_marks);
  }
  return flourish;
}

// Swings around 0 and comes to rest.
float damped(float t, float swings) {
  return std::exp(-4 * t) * std::sin(t * swings * 6.2831853f) * (1 - t);
}

}  // namespace

float seconds_of(FlourishKind kind) { return durations[static_cast<std::size_t>(kind)]; }

std::span<const ClosingRow> closing_rows() { return closings; }
const ClosingRow* closing_row(SegmentKind feature) {
  const auto* row = std::find_if(std::begin(closings), std::end(closings),
                                 [feature](const ClosingRow& r) { return r.feature == feature; });
  return row == std::end(closings) ? nullptr : row;
}

float part_of(const Flourish& flourish) {
  return std::clamp(flourish.passed / flourish.seconds, 0.0f, 1.0f);
}

int sides_of(const Board& board, Position at) {
  int sides = 0;
  for (int edge = 0; edge < edge_count; ++edge)
    sides += tile_at(board, neighbour(at, static_cast<Edge>(edge))) != no_tile;
  return sides;
}

Flourish snap_at(Position at, int sides) {
  Flourish flourish{FlourishKind::snap, seconds_of(FlourishKind::snap)};
  flourish.at = at;
  flourish.weight = sides > sides_to_snap ? 1 : 0.75f;
  return flourish;
}

std::optional<Flourish> closing_flourish(const Session& session, Pictures& pictures,
                                         const Board& board, const Scoring& scoring) {
  const ClosingRow* row = closing_row(scoring.feature);
  if (!row || scoring.cause != ScoreCause::completed || scoring.node == no_node) return {};
  Flourish flourish{row->kind};
  flourish.node = scoring.node;
  flourish.owners = scoring.owners;
  return planned(session, pictures, board, std::move(flourish));
}

Flourish loss_flourish(const Session& session, Pictures& pictures, const Board& board,
                       const Loss& loss) {
  Flourish flourish{FlourishKind::loss};
  flourish.node = loss.node;
  flourish.owners = static_cast<u8>(1u << loss.player);
  flourish.weight = loss.kind == LossKind::shared ? 0.6f : 1;
  return planned(session, pictures, board, std::move(flourish));
}

Point moved_by(std::span<const Flourish> flourishes, Position tile, Node figure) {
  constexpr float nudge = 0.07f, shake = 0.12f;  // tiles
  Point moved;
  for (const Flourish& one : flourishes) {
    const float t = part_of(one);
    if (one.kind == FlourishKind::loss && figure != no_node && one.node == figure)
      moved.x += shake * one.weight * damped(t, 4);
    const int dx = tile.x - one.at.x, dy = tile.y - one.at.y;
    if (one.kind != FlourishKind::snap || std::abs(dx) + std::abs(dy) != 1) continue;
    const float far = nudge * one.weight * damped(t, 1.5f);
    moved = sum(moved, {static_cast<float>(dx) * far, static_cast<float>(dy) * far});
  }
  return moved;
}

}  // namespace bastide::web
