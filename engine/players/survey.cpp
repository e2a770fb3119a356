#include "engine/players/survey.hpp"

#include <algorithm>
#include <cstdlib>
#include <cstring>

namespace bastide {
namespace {

constexpr u8 no_feature = 0xff;

// A segment that borders an empty cell.
struct Port {
  enum class Kind : u8 { edge, second, half };  // second: at an edge that two cities share
  u8 at = 0;                                    // edge or half-edge
  Kind kind = Kind::edge;
  Node node = no_node;
};
using Ports = FixedVector<Port, 16>;

void look_around(const TileTables& tables, const Board& board, CellIndex cell, Ports& ports) {
  ports.clear();
  for (int edge = 0; edge < 4; ++edge) {
    const CellIndex beside = board.links[cell][static_cast<std::size_t>(edge)];
    if (beside == no_cell || board.cells[beside].tile == no_tile) continue;
    const PlacedTile& placed = board.tiles[board.cells[beside].tile];
    const RotatedTile& shape = tables.types[placed.type].rotated[placed.rotation];
    const int facing = edge ^ 2;
    const EdgeKind kind = shape.edges[static_cast<std::size_t>(facing)];
    const auto add = [&](int at, Port::Kind port, u8 segment) {
      if (segment != no_segment)
        ports.push_back(
            {static_cast<u8>(at), port, static_cast<Node>(placed.first_node + segment)});
    };
    if (kind == EdgeKind::board) continue;
    if (kind != EdgeKind::field) {
      add(edge, Port::Kind::edge, shape.at_edge[facing][0]);
      add(edge, Port::Kind::second, shape.at_edge[facing][1]);
    }
    if (kind != EdgeKind::city) {
      add(2 * edge, Port::Kind::half, shape.at_half[2 * facing + 1]);
      add(2 * edge + 1, Port::Kind::half, shape.at_half[2 * facing]);
    }
  }
}

inline u8 feature_index(const TileTables& tables, const Board& board, Survey& s, Node node) {
  const Node root = find_root(board, node);
  if (s.index[root] != 0) return static_cast<u8>(s.index[root] - 1);
  if (s.features.full()) {
    s.crowded = true;
    return no_feature;
  }
  const std::size_t count = s.features.size();
  s.features.set_size(count + 1);
  OpenFeature& feature = s.features[count];  // its lists are as long as its counts say
  feature.root = root;
  feature.kind = kind_of(tables, board, root);
  feature.cells = 0;
  feature.edges = 0;
  feature.dead = feature.valued = feature.cities_known = feature.gone = false;
  feature.completed_cities = feature.open_city_count = 0;
  feature.draws = -1;
  s.index[root] = static_cast<u8>(count + 1);
  return static_cast<u8>(count);
}

// Adds an empty cell beside a road or city.
void add_cell(OpenFeature& feature, const OpenCell& cell) {
  if (cell.hopeless || feature.cells >= closable_cells) feature.dead = true;
  feature.edges = static_cast<u16>(feature.edges + cell.edges);
  std::size_t at = std::min<std::size_t>(feature.cells, listed_cells);
  ++feature.cells;
  for (; at > 0 && cell.cell < feature.cell[at - 1].cell; --at)
    if (at < listed_cells) feature.cell[at] = feature.cell[at - 1];
  if (at < listed_cells) feature.cell[at] = cell;
}

inline void add_pair(Survey& s, CellIndex cell, u8 a, u8 b, u16 tiles) {
  if (tiles == 0 || a == b || a == no_feature || b == no_feature) return;
  if (s.joinable.full())
    s.crowded = true;
  else
    s.joinable.push_back({cell, a, b, tiles});
}

// The feature at an edge or half-edge of an empty cell.
struct FeatureAt {
  u8 at, feature;
};

// Adds an entry for each pair of features at a cell, with the tiles that join the two.
template <class List, class Join>
void add_joinable(Survey& s, CellIndex cell, const List& ports, const Join& join) {
  for (std::size_t i = 1; i < ports.size(); ++i)
    for (std::size_t k = 0; k < i; ++k)
      if (ports[i].feature != ports[k].feature)
        add_pair(s, cell, ports[i].feature, ports[k].feature, join[ports[i].at][ports[k].at]);
}

void survey_cell(DrawOdds& odds, const Board& board, CellIndex index, const Ports& ports,
                 Survey& s) {
  const Weights& w = odds.weights();
  const double per_tile = odds.left() > 0 ? 1.0 / odds.pool() : 0;
  const DrawOdds::CellOdds& fits = odds.cell(board.cells[index].pattern);
  FixedVector<FeatureAt, 4> whole, second;
  FixedVector<FeatureAt, 8> halves;
  for (const Port& port : ports) {
    const u8 feature = feature_index(odds.game().tables, board, s, port.node);
    if (feature == no_feature) continue;
    if (port.kind == Port::Kind::half) {
      halves.push_back({port.at, feature});
      ++s.features[feature].edges;
    } else {
      (port.kind == Port::Kind::edge ? whole : second).push_back({port.at, feature});
    }
  }

  const auto open_cell = [&](int open, int close) {
    return OpenCell{index, static_cast<u8>(open), fits.fit == 0,
                    static_cast<float>((close + w.extend * (fits.fit - close)) * per_tile)};
  };
  for (const FeatureAt& port : whole) {
    bool first = true;
    int close = fits.close[port.at], edges = 1;
    for (const FeatureAt& other : whole) {
      if (other.feature != port.feature || other.at == port.at) continue;
      if (other.at < port.at) first = false;
      close = std::min<int>(close, fits.close[other.at]);
      ++edges;
    }
    if (first) add_cell(s.features[port.feature], open_cell(edges, close));
  }
  for (const FeatureAt& port : second) {
    u8 beside = no_feature;
    for (const FeatureAt& other : whole)
      if (other.at == port.at) beside = other.feature;
    if (port.feature == beside) continue;
    add_cell(s.features[port.feature], open_cell(1, fits.close[port.at]));
    add_pair(s, index, beside, port.feature, fits.fit);  // whatever is laid there
  }
  add_joinable(s, index, whole, fits.join_edges);
  add_joinable(s, index, halves, fits.join_halves);
}

bool has_bounds(const Board& board) { return board.bounds.right != Bounds{}.right; }

// An edge that no cell can ever close (VAR-11).
void find_walled(const Board& board, Survey& s, std::size_t first) {
  if (!has_bounds(board)) return;
  for (std::size_t i = first; i < s.features.size(); ++i)
    s.features[i].dead |= s.features[i].edges < board.totals[s.features[i].root].open;
}

}  // namespace

void survey(DrawOdds& odds, const Board& board, Survey& result) {
  result.features.clear();
  result.joinable.clear();
  result.surroundings.clear();
  result.crowded = false;
  std::memset(result.index.data(), 0, board.parent.size());
  Ports ports;
  for (const CellIndex index : board.frontier) {
    look_around(odds.game().tables, board, index, ports);
    survey_cell(odds, board, index, ports, result);
  }
  find_walled(board, result, 0);
}

// ---- One more tile ------------------------------------------------------------------------------

namespace {

// Whether nothing but a tile, and the features that it joins, can differ between the boards.
bool adds_at_most_one_tile(const Board& after, const Board& before) {
  const std::size_t joints = before.joints.size();
  return after.tiles.size() - before.tiles.size() <= 1 && after.joints.size() >= joints &&
         std::equal(before.joints.begin(), before.joints.end(), after.joints.begin()) &&
         after.bounds.right == before.bounds.right && after.bounds.left == before.bounds.left &&
         after.bounds.top == before.bounds.top && after.bounds.bottom == before.bounds.bottom;
}

void touch(Survey& s, SurveyChange& change, std::size_t i) {
  OpenFeature& feature = s.features[i];
  if (feature.gone) return;
  feature.gone = true;
  feature.moved_edges = 0;
  change.gone.push_back(static_cast<u8>(i));
}

// Touches the features with an opening towards a cell, except for the new tile's own. False if one
// of them was not open before.
bool touch_ports(const Board& before, const Ports& ports, Survey& s, SurveyChange& change) {
  for (const Port& port : ports) {
    if (port.node >= before.parent.size()) continue;
    const u8 known = s.index[find_root(before, port.node)];
    if (known == 0) return false;
    touch(s, change, known - 1u);
    if (port.kind == Port::Kind::half) ++s.features[known - 1u].moved_edges;
  }
  return true;
}

// Touches the features that reach a tile which was already there.
void touch_segments(const TileTables& tables, const Board& before, const PlacedTile& tile,
                    Survey& s, SurveyChange& change) {
  for (int i = 0; i < tables.types[tile.type].segment_count; ++i)
    if (const u8 known = s.index[find_root(before, static_cast<Node>(tile.first_node + i))])
      touch(s, change, known - 1u);
}

// Visits cells at which two roads or cities meet that have been joined elsewhere.
template <class Visit>
void each_shared_cell(const Board& after, const Survey& s, const SurveyChange& change,
                      Visit visit) {
  const std::size_t touched = change.gone.size();
  for (std::size_t i = 1; i < touched; ++i)
    for (std::size_t k = 0; k < i; ++k) {
      const OpenFeature &a = s.features[change.gone[i]], &b = s.features[change.gone[k]];
      if (a.kind != b.kind || a.kind == SegmentKind::field ||
          find_root(after, a.root) != find_root(after, b.root))
        continue;
      for (const OpenCell& at : a.open_cells())
        for (const OpenCell& other : b.open_cells())
          if (at.cell == other.cell && !change.has(at.cell)) visit(at.cell);
    }
}

// Touches fields whose cities have been queried and have changed since.
void touch_fields(Survey& s, SurveyChange& change) {
  for (std::size_t i = 0; i < change.features; ++i) {
    const OpenFeature& field = s.features[i];
    if (!field.cities_known || field.gone) continue;
    if (std::any_of(field.open_cities, field.open_cities + field.open_city_count,
                    [&](u8 city) { return s.features[city].gone; }))
      touch(s, change, i);
  }
}

// Copies the openings that a feature still has.
void keep_openings(const TileTables& tables, const Board& after, Survey& s,
                   const SurveyChange& change, const OpenFeature& feature) {
  const auto heir = [&]() -> OpenFeature* {
    const u8 index = feature_index(tables, after, s, feature.root);
    return index == no_feature ? nullptr : &s.features[index];
  };
  if (feature.kind == SegmentKind::field) {
    if (feature.edges == feature.moved_edges) return;
    if (OpenFeature* field = heir())
      field->edges = static_cast<u16>(field->edges + feature.edges - feature.moved_edges);
    return;
  }
  for (const OpenCell& cell : feature.open_cells()) {
    if (change.has(cell.cell)) continue;
    if (OpenFeature* larger = heir()) add_cell(*larger, cell);
  }
}

// Forgets results whose surroundings differ without the tile, or that are on the tile.
void forget_surroundings(const Board& before, Survey& s, const SurveyChange& change) {
  if (change.cells.empty()) return;
  std::size_t kept = 0;
  for (const Surroundings& known : s.surroundings) {
    if (known.node >= before.parent.size()) continue;
    const Position at = place_of_node(before, known.node);
    if (std::abs(at.x - change.at.x) > 2 || std::abs(at.y - change.at.y) > 2)
      s.surroundings[kept++] = known;
  }
  s.surroundings.set_size(kept);
}

}  // namespace

bool SurveyChange::has(CellIndex cell) const {
  return std::find(cells.begin(), cells.end(), cell) != cells.end();
}

bool add_tile(DrawOdds& odds, const Board& before, const Board& after, Survey& s,
              SurveyChange& change) {
  if (s.crowded || !adds_at_most_one_tile(after, before)) return false;
  const TileTables& tables = odds.game().tables;
  change.features = s.features.size();
  change.joinable = s.joinable.size();
  change.gone.clear();
  change.cells.clear();

  Ports ports[SurveyChange::most_cells];  // by index into change.cells
  bool known = true;
  const auto survey_anew = [&](CellIndex cell) {
    known &= !change.cells.full();
    if (!known) return;
    change.cells.push_back(cell);
    Ports& around = ports[change.cells.size() - 1];
    look_around(tables, after, cell, around);
    known &= touch_ports(before, around, s, change);
  };
  const PlacedTile& tile = after.tiles.back();
  if (after.tiles.size() == before.tiles.size()) {
    touch_segments(tables, before, tile, s, change);
  } else {
    change.at = after.cells[tile.cell].at;
    survey_anew(tile.cell);
    for (const CellIndex beside : after.links[tile.cell])
      if (beside != no_cell && after.cells[beside].tile == no_tile &&
          contains(after.bounds, after.cells[beside].at))
        survey_anew(beside);
    each_shared_cell(after, s, change, survey_anew);
  }
  touch_fields(s, change);
  for (const u8 i : change.gone) known &= s.features[i].cells <= listed_cells;
  if (!known) {
    for (const u8 i : change.gone) s.features[i].gone = false;
    return false;
  }

  for (const u8 i : change.gone) s.index[s.features[i].root] = 0;
  for (std::size_t node = before.parent.size(); node < after.parent.size(); ++node)
    s.index[node] = 0;
  for (const u8 i : change.gone) keep_openings(tables, after, s, change, s.features[i]);
  for (std::size_t i = 1; i < change.cells.size(); ++i)
    survey_cell(odds, after, change.cells[i], ports[i], s);
  for (const u8 i : change.gone) s.features[i].into = s.index[find_root(after, s.features[i].root)];
  find_walled(after, s, change.features);
  forget_surroundings(before, s, change);
  return true;
}

void take_tile(const Board& before, Survey& s, const SurveyChange& change) {
  forget_surroundings(before, s, change);
  for (std::size_t i = change.features; i < s.features.size(); ++i) s.index[s.features[i].root] = 0;
  for (const u8 i : change.gone) {
    s.features[i].gone = false;
    s.index[s.features[i].root] = static_cast<u8>(i + 1);
  }
  s.features.set_size(change.features);
  s.joinable.set_size(change.joinable);
  s.crowded = false;
}

}  // namespace bastide
