#include "engine/rules/place_words.hpp"

#include "engine/base/read_number.hpp"

namespace bastide {
namespace {

constexpr std::string_view edge_words[] = {"N", "E", "S", "W"};
constexpr std::string_view half_words[] = {"NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"};
constexpr std::string_view inside = "inside";
constexpr long farthest = 999;  // coordinates

// The edges that a segment reaches in this rotation, as a mask of edges or half-edges.
unsigned reach(const Segment& segment, int rotation) {
  if (segment.kind == SegmentKind::field) return turn_halves(segment.halves, rotation);
  return turn_edges(static_cast<EdgeMask>(segment.edges | segment.shared), rotation);
}

std::string_view place_word(SegmentKind kind, int bit) {
  return kind == SegmentKind::field ? half_words[bit] : edge_words[bit];
}

// The mask of a place word, 0 for "inside"; nothing if the word is not one.
std::optional<unsigned> reach_of_word(SegmentKind kind, std::string_view word) {
  if (word == inside) return 0u;
  const int count = kind == SegmentKind::field ? 8 : 4;
  for (int bit = 0; bit < count; ++bit)
    if (place_word(kind, bit) == word) return 1u << bit;
  return std::nullopt;
}

// Kinds that never reach an edge are named without a place.
bool has_place(SegmentKind kind) {
  return kind != SegmentKind::monastery && kind != SegmentKind::garden && kind != SegmentKind::lake;
}

bool at_place(const Segment& segment, SegmentKind kind, unsigned mask, int rotation) {
  if (segment.kind != kind) return false;
  const unsigned reached = reach(segment, rotation);
  return mask == 0 ? reached == 0 : (reached & mask) != 0;
}

}  // namespace

std::string segment_text(const TileType& type, int rotation, std::size_t segment) {
  const Segment& named = type.segments[segment];
  const unsigned reached = reach(named, rotation);
  unsigned first = 0;
  std::string text(segment_word(named.kind));
  if (reached != 0) {
    int bit = 0;
    while (!(reached >> bit & 1)) ++bit;
    first = 1u << bit;
    text += ' ';
    text += place_word(named.kind, bit);
  } else if (has_place(named.kind)) {
    text += ' ';
    text += inside;
  }
  int ordinal = 1;
  for (std::size_t i = 0; i < segment; ++i)
    ordinal += at_place(type.segments[i], named.kind, first, rotation);
  if (ordinal > 1) text += ' ' + std::to_string(ordinal);
  return text;
}

std::string position_text(Position at) { return std::to_string(at.x) + ',' + std::to_string(at.y); }

std::string position_text(const State& state, TileIndex tile) {
  return position_text(place_of(state.board, tile));
}

std::string describe_segment(const Game& game, const State& state, TileIndex tile, int segment) {
  if (tile == no_tile) return {};
  const PlacedTile& placed = state.board.tiles[tile];
  const TileType& type = game.types[placed.type];
  const std::size_t index = static_cast<std::size_t>(segment);
  return index < type.segments.size() ? segment_text(type, placed.rotation, index) : std::string();
}

std::string describe_segment(const Game& game, const State& state, Node node) {
  return describe_segment(game, state, state.board.node_tile[node], segment_of(state.board, node));
}

std::optional<Position> read_position(std::string_view word) {
  const std::size_t comma = word.find(',');
  long x = 0, y = 0;
  if (comma == std::string_view::npos ||
      !read_number(word.substr(0, comma), -farthest, farthest, x) ||
      !read_number(word.substr(comma + 1), -farthest, farthest, y))
    return std::nullopt;
  return Position{static_cast<i16>(x), static_cast<i16>(y)};
}

std::optional<u8> read_segment(const Game& game, const State& state, TileIndex tile,
                               const Tokens& words, std::size_t& next) {
  if (tile == no_tile) return read_segment(nullptr, 0, words, next);
  const PlacedTile& placed = state.board.tiles[tile];
  return read_segment(&game.types[placed.type], placed.rotation, words, next);
}

std::optional<u8> read_segment(const TileType* type, int rotation, const Tokens& words,
                               std::size_t& next) {
  const auto kind = segment_of_word(words[next]);
  if (!kind) return std::nullopt;
  ++next;
  unsigned mask = 0;
  if (next < words.size())
    if (const auto read = reach_of_word(*kind, words[next])) {
      mask = *read;
      ++next;
    }
  long ordinal = 1;
  if (next < words.size() && !segment_of_word(words[next])) {
    if (!read_number(words[next], 1, max_segments, ordinal)) return std::nullopt;
    ++next;
  }
  if (!type) return no_segment;
  const std::vector<Segment>& segments = type->segments;
  for (std::size_t i = 0; i < segments.size(); ++i)
    if (at_place(segments[i], *kind, mask, rotation) && --ordinal == 0) return static_cast<u8>(i);
  return no_segment;
}

}  // namespace bastide
