#include "engine/record/action_lines.hpp"

#include "engine/record/notation.hpp"
#include "engine/record/tokens.hpp"
#include "engine/record/words.hpp"

namespace bastide {
namespace {

constexpr std::string_view side_words[] = {"N", "E", "S", "W"};
constexpr std::string_view half_words[] = {"NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"};
constexpr std::string_view inside = "inside";
constexpr long farthest = 999;  // coordinates

// The edges that a segment reaches as the tile lies, as a mask of sides or half-edges.
unsigned reach(const Segment& segment, int rotation) {
  if (segment.kind == SegmentKind::field) return turn_halves(segment.halves, rotation);
  return turn_sides(static_cast<SideMask>(segment.sides | segment.shared), rotation);
}

std::string_view place_word(SegmentKind kind, int bit) {
  return kind == SegmentKind::field ? half_words[bit] : side_words[bit];
}

// The mask of a place word, 0 for "inside", -1 when it is none.
int reach_of_word(SegmentKind kind, std::string_view word) {
  if (word == inside) return 0;
  const int count = kind == SegmentKind::field ? 8 : 4;
  for (int bit = 0; bit < count; ++bit)
    if (place_word(kind, bit) == word) return 1 << bit;
  return -1;
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

std::string segment_text(const TileType& type, int rotation, int segment) {
  const Segment& named = type.segments[static_cast<std::size_t>(segment)];
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
  for (int i = 0; i < segment; ++i)
    ordinal += at_place(type.segments[static_cast<std::size_t>(i)], named.kind, first, rotation);
  if (ordinal > 1) text += ' ' + std::to_string(ordinal);
  return text;
}

// Reads KIND [PLACE] [ORDINAL] from words[from] to the end.
Expected<u8> read_segment(const TileType* type, int rotation, const Words& words, std::size_t from,
                          bool any_place) {
  if (from >= words.size()) return fail("record.missing-word");
  const int kind_number = segment_of_word(words[from]);
  if (kind_number < 0) return fail("record.segment", words[from]);
  const SegmentKind kind = static_cast<SegmentKind>(kind_number);
  int mask = 0;
  std::size_t next = from + 1;
  if (next < words.size()) {
    const int read = reach_of_word(kind, words[next]);
    if (read >= 0) {
      mask = read;
      ++next;
    }
  }
  long ordinal = 1;
  if (next < words.size()) {
    if (!read_number(words[next], 1, max_segments, ordinal))
      return fail("record.segment", words[next]);
    ++next;
  }
  if (next != words.size()) return fail("record.extra-word", words[next]);
  if (type)
    for (std::size_t i = 0; i < type->segments.size(); ++i)
      if (at_place(type->segments[i], kind, static_cast<unsigned>(mask), rotation) &&
          --ordinal == 0)
        return static_cast<u8>(i);
  if (any_place) return no_segment;
  std::string named = words[from];
  for (std::size_t i = from + 1; i < words.size(); ++i) named += ' ' + words[i];
  return fail("record.segment", named);
}

std::string position_text(Position at) { return std::to_string(at.x) + ',' + std::to_string(at.y); }

Expected<Position> read_position(std::string_view word) {
  const std::size_t comma = word.find(',');
  long x = 0, y = 0;
  if (comma == std::string_view::npos ||
      !read_number(word.substr(0, comma), -farthest, farthest, x) ||
      !read_number(word.substr(comma + 1), -farthest, farthest, y))
    return fail("record.position", std::string(word));
  return Position{static_cast<i16>(x), static_cast<i16>(y)};
}

struct NamedTile {
  const TileType* type = nullptr;
  int rotation = 0;
};

NamedTile named_tile(const Game& game, const State& state, TileIndex tile) {
  if (tile == no_tile) return {};
  const PlacedTile& placed = state.board.tiles[tile];
  return {&game.types[placed.type], placed.rotation};
}

Expected<void> count_words(const Words& words, std::size_t count) {
  if (words.size() < count) return fail("record.missing-word");
  if (words.size() > count) return fail("record.extra-word", words[count]);
  return {};
}

}  // namespace

bool is_action_word(std::string_view word) {
  return word == "draw" || word == "place" || word == "pass" || word == "score" ||
         figure_of_word(word) >= 0;
}

int type_of_id(const Game& game, std::string_view id) {
  for (std::size_t t = 0; t < game.types.size(); ++t)
    if (game.types[t].id == id) return static_cast<int>(t);
  return -1;
}

std::string describe_segment(const Game& game, const State& state, TileIndex tile, int segment) {
  const NamedTile named = named_tile(game, state, tile);
  if (!named.type || static_cast<std::size_t>(segment) >= named.type->segments.size()) return {};
  return segment_text(*named.type, named.rotation, segment);
}

std::string describe_action(const Game& game, const State& state, const Action& action) {
  switch (action.kind) {
    case ActionKind::draw:
      return action.what < game.types.size() ? "draw " + game.types[action.what].id : "";
    case ActionKind::place:
      return "place " + position_text(action.at) + ' ' + std::to_string(action.value);
    case ActionKind::pass:
      return "pass";
    case ActionKind::deploy:
      return std::string(figure_word(static_cast<FigureKind>(action.what))) + ' ' +
             describe_segment(game, state, state.placed, action.where);
    case ActionKind::score:
      return "score " + position_text(action.at) + ' ' +
             describe_segment(game, state, tile_at(state.board, action.at), action.where);
    case ActionKind::retrieve:
      return std::string(figure_word(static_cast<FigureKind>(action.what))) + " back " +
             position_text(action.at) + ' ' +
             describe_segment(game, state, tile_at(state.board, action.at), action.where);
    default:
      break;
  }
  return {};
}

Expected<Action> read_action(const Game& game, const State& state, const Words& words,
                             bool any_place) {
  if (words.empty()) return fail("record.missing-word");
  const std::string& verb = words[0];
  if (!is_action_word(verb)) return fail("record.unknown-word", verb);
  if (verb == "draw") {
    if (auto right = count_words(words, 2); !right) return tl::unexpected<Error>(right.error());
    const int type = type_of_id(game, words[1]);
    if (type < 0) return fail("record.unknown-tile", words[1]);
    return draw_action(static_cast<TypeIndex>(type));
  }
  if (verb == "place") {
    if (auto right = count_words(words, 3); !right) return tl::unexpected<Error>(right.error());
    const auto at = read_position(words[1]);
    if (!at) return tl::unexpected<Error>(at.error());
    long rotation = 0;
    if (!read_number(words[2], 0, 3, rotation)) return fail("record.rotation", words[2]);
    return place_action(*at, static_cast<int>(rotation));
  }
  if (verb == "pass") {
    if (auto right = count_words(words, 1); !right) return tl::unexpected<Error>(right.error());
    return pass_action();
  }
  const bool back = words.size() > 1 && words[1] == "back";
  if (verb == "score" || back) {
    const std::size_t from = back ? 2 : 1;
    if (words.size() < from + 2) return fail("record.missing-word");
    const auto at = read_position(words[from]);
    if (!at) return tl::unexpected<Error>(at.error());
    const NamedTile tile = named_tile(game, state, tile_at(state.board, *at));
    const auto segment = read_segment(tile.type, tile.rotation, words, from + 1, any_place);
    if (!segment) return tl::unexpected<Error>(segment.error());
    return back ? retrieve_action(static_cast<FigureKind>(figure_of_word(verb)), *at, *segment)
                : score_action(*at, *segment);
  }
  // A figure goes on the tile just placed; after that there is none.
  const NamedTile tile = named_tile(game, state, state.placed);
  const auto segment = read_segment(tile.type, tile.rotation, words, 1, any_place || !tile.type);
  if (!segment) return tl::unexpected<Error>(segment.error());
  return deploy_action(static_cast<FigureKind>(figure_of_word(verb)), *segment);
}

Expected<Action> parse_action(const Game& game, const State& state, std::string_view line) {
  const auto words = split_line(line);
  if (!words) return tl::unexpected<Error>(words.error());
  return read_action(game, state, words->words, false);
}

}  // namespace bastide
