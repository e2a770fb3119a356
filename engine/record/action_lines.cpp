#include "engine/record/action_lines.hpp"

#include <optional>

#include "engine/record/notation.hpp"
#include "engine/record/tokens.hpp"
#include "engine/record/words.hpp"
#include "engine/sets/track/track.hpp"

namespace bastide {
namespace {

// What a line of each kind looks like, word by word: lower case stands for itself. Of the forms
// that a line could have, the first counts that fits its first two words, or else the last.
struct Form {
  ActionKind kind;
  std::string_view words;
};
constexpr Form forms[] = {
    {ActionKind::draw, "draw TILE"},
    {ActionKind::choose, "take TILE"},
    {ActionKind::place, "place X,Y ROTATION"},
    {ActionKind::pass, "pass"},
    {ActionKind::score, "score X,Y SEGMENT"},
    {ActionKind::retrieve, "FIGURE back X,Y SEGMENT"},
    {ActionKind::deploy, "FIGURE SEGMENT-HERE"},
    {ActionKind::gold, "gold X,Y"},
    {ActionKind::banish, "MAGIC off"},
    {ActionKind::enchant, "MAGIC X,Y SEGMENT"},
    {ActionKind::robber, "robber SPACE"},
    {ActionKind::fly, "fly FIGURE"},
    {ActionKind::roll, "roll DIE"},
    {ActionKind::land, "land X,Y SEGMENT"},
    {ActionKind::ferry, "ferry X,Y SEGMENT SEGMENT-TOO"},
    {ActionKind::move_points, "move SCORER"},
    {ActionKind::rob, "rob COLOUR"},
    {ActionKind::message, "message MESSAGE"},
    {ActionKind::two_points, "points"},
    {ActionKind::obey, "obey"},
    {ActionKind::obey, "obey FIGURE X,Y SEGMENT"},
    {ActionKind::obey, "obey X,Y SEGMENT"},
    {ActionKind::crop, "crop CHANGE"},
    {ActionKind::join, "crop FIGURE X,Y SEGMENT"},
};

// Takes the first word off a form.
std::string_view take_word(std::string_view& words) {
  const std::size_t end = words.find(' ');
  const std::string_view word = words.substr(0, end);
  words.remove_prefix(end == std::string_view::npos ? words.size() : end + 1);
  return word;
}

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

std::string position_text(Position at) { return std::to_string(at.x) + ',' + std::to_string(at.y); }

struct NamedTile {
  const TileType* type = nullptr;
  int rotation = 0;
};

NamedTile named_tile(const Game& game, const State& state, TileIndex tile) {
  if (tile == no_tile) return {};
  const PlacedTile& placed = state.board.tiles[tile];
  return {&game.types[placed.type], placed.rotation};
}

// The number of a word in a part of a form that has a list of words, -1 when it is none of them;
// nothing in parts that have no list.
std::optional<int> listed(std::string_view part, std::string_view word) {
  if (part == "FIGURE") return figure_of_word(word);
  if (part == "MAGIC") return magic_of_word(word);
  if (part == "SCORER") return scorer_of_word(word);
  if (part == "CHANGE") return change_of_word(word);
  if (part[0] >= 'a' && part[0] <= 'z') return part == word ? 0 : -1;
  return std::nullopt;
}

const Form* form_of(const Words& words) {
  const Form* form = nullptr;
  for (const Form& candidate : forms) {
    std::string_view parts = candidate.words;
    if (words.empty() || listed(take_word(parts), words[0]).value_or(-1) < 0) continue;
    form = &candidate;
    const std::string_view second = take_word(parts);
    if (words.size() == 1 ? second.empty()
                          : !second.empty() && listed(second, words[1]).value_or(0) >= 0)
      break;
  }
  return form;
}

// Reads the words of a line one after the other.
struct LineReader {
  const Game& game;
  const State& state;
  const std::vector<RecordedPlayer>& players;
  const Words& words;
  bool any_place;
  std::size_t next = 0;
  Action action{};

  using Result = std::optional<Error>;

  Result wrong(std::string_view code) const { return Error{std::string(code), words[next], 0}; }
  Result read_part(std::string_view part);
  Result read_tile();
  Result read_position();
  Result read_colour();
  Result read_segment(const NamedTile& tile, u8& segment);
  Result read_number_to(std::string_view code, long low, long high, u8& number);
};

LineReader::Result LineReader::read_tile() {
  const int type = type_of_id(game, words[next]);
  if (type < 0) return wrong("record.unknown-tile");
  action.what = static_cast<u8>(type);
  ++next;
  return {};
}

LineReader::Result LineReader::read_position() {
  const std::string_view word = words[next];
  const std::size_t comma = word.find(',');
  long x = 0, y = 0;
  if (comma == std::string_view::npos ||
      !read_number(word.substr(0, comma), -farthest, farthest, x) ||
      !read_number(word.substr(comma + 1), -farthest, farthest, y))
    return wrong("record.position");
  action.at = {static_cast<i16>(x), static_cast<i16>(y)};
  ++next;
  return {};
}

LineReader::Result LineReader::read_colour() {
  const int player = player_of_word(players, words[next]);
  if (player < 0) return wrong("record.colour");
  action.what = static_cast<u8>(player);
  ++next;
  return {};
}

// KIND [PLACE] [ORDINAL]
LineReader::Result LineReader::read_segment(const NamedTile& tile, u8& segment) {
  const std::size_t from = next;
  const int kind_number = segment_of_word(words[next]);
  if (kind_number < 0) return wrong("record.segment");
  const SegmentKind kind = static_cast<SegmentKind>(kind_number);
  int mask = 0;
  ++next;
  if (next < words.size()) {
    const int read = reach_of_word(kind, words[next]);
    if (read >= 0) {
      mask = read;
      ++next;
    }
  }
  long ordinal = 1;
  if (next < words.size() && segment_of_word(words[next]) < 0) {
    if (!read_number(words[next], 1, max_segments, ordinal)) return wrong("record.segment");
    ++next;
  }
  if (tile.type)
    for (std::size_t i = 0; i < tile.type->segments.size(); ++i)
      if (at_place(tile.type->segments[i], kind, static_cast<unsigned>(mask), tile.rotation) &&
          --ordinal == 0) {
        segment = static_cast<u8>(i);
        return {};
      }
  segment = no_segment;
  if (any_place) return {};
  std::string named = words[from];
  for (std::size_t i = from + 1; i < next; ++i) named += ' ' + words[i];
  return Error{"record.segment", named, 0};
}

LineReader::Result LineReader::read_number_to(std::string_view code, long low, long high,
                                              u8& number) {
  long read = 0;
  if (!read_number(words[next], low, high, read)) return wrong(code);
  number = static_cast<u8>(read);
  ++next;
  return {};
}

LineReader::Result LineReader::read_part(std::string_view part) {
  if (next == words.size()) return Error{"record.missing-word", {}, 0};
  if (const auto number = listed(part, words[next])) {
    if (*number < 0) return wrong("record.unknown-word");
    if (part == "FIGURE" || part == "MAGIC") action.what = static_cast<u8>(*number);
    if (part == "SCORER" || part == "CHANGE") action.value = static_cast<u8>(*number);
    ++next;
    return {};
  }
  if (part == "TILE") return read_tile();
  if (part == "X,Y") return read_position();
  if (part == "COLOUR") return read_colour();
  if (part == "ROTATION") return read_number_to("record.rotation", 0, 3, action.value);
  if (part == "DIE") return read_number_to("record.number", 1, 3, action.value);
  if (part == "SPACE") return read_number_to("record.number", 0, track_spaces - 1, action.value);
  if (part == "MESSAGE") return read_number_to("record.number", 1, 8, action.what);
  if (part == "SEGMENT-HERE") {
    // A figure goes on the tile just placed; after that there is none.
    const NamedTile tile = named_tile(game, state, state.placed);
    any_place |= !tile.type;
    return read_segment(tile, action.where);
  }
  return read_segment(named_tile(game, state, tile_at(state.board, action.at)),
                      part == "SEGMENT" ? action.where : action.value);
}

std::string part_text(const Game& game, const State& state,
                      const std::vector<RecordedPlayer>& players, const Action& action,
                      std::string_view part) {
  if (part == "TILE") return action.what < game.types.size() ? game.types[action.what].id : "";
  if (part == "X,Y") return position_text(action.at);
  if (part == "FIGURE") return std::string(figure_word(static_cast<FigureKind>(action.what)));
  if (part == "MAGIC") return std::string(magic_word(static_cast<Magic>(action.what)));
  if (part == "SCORER") return std::string(scorer_word(action.value));
  if (part == "CHANGE") return std::string(change_word(action.value));
  if (part == "COLOUR")
    return action.what < players.size() ? std::string(colour_word(players[action.what].colour))
                                        : "";
  if (part == "ROTATION" || part == "DIE" || part == "SPACE") return std::to_string(action.value);
  if (part == "MESSAGE") return std::to_string(action.what);
  if (part == "SEGMENT-HERE") return describe_segment(game, state, state.placed, action.where);
  if (part == "SEGMENT")
    return describe_segment(game, state, tile_at(state.board, action.at), action.where);
  if (part == "SEGMENT-TOO")
    return describe_segment(game, state, tile_at(state.board, action.at), action.value);
  return std::string(part);
}

// What follows "obey" depends on the message.
bool has_form(const State& state, const Action& action, const Form& form) {
  if (form.kind != action.kind) return false;
  if (form.kind != ActionKind::obey) return true;
  const u8 message = state.part.messages.drawn;
  return form.words == (message == 8                   ? "obey FIGURE X,Y SEGMENT"
                        : message >= 1 && message <= 3 ? "obey X,Y SEGMENT"
                                                       : "obey");
}

}  // namespace

ActionKind kind_of_line(const Words& words) {
  const Form* form = form_of(words);
  return form ? form->kind : ActionKind::none;
}

int type_of_id(const Game& game, std::string_view id) {
  for (std::size_t t = 0; t < game.types.size(); ++t)
    if (game.types[t].id == id) return static_cast<int>(t);
  return -1;
}

int player_of_word(const std::vector<RecordedPlayer>& players, std::string_view word) {
  const int colour = colour_of_word(word);
  for (std::size_t p = 0; p < players.size(); ++p)
    if (players[p].colour == colour) return static_cast<int>(p);
  return -1;
}

std::string describe_segment(const Game& game, const State& state, TileIndex tile, int segment) {
  const NamedTile named = named_tile(game, state, tile);
  if (!named.type || static_cast<std::size_t>(segment) >= named.type->segments.size()) return {};
  return segment_text(*named.type, named.rotation, segment);
}

std::string describe_action(const Game& game, const State& state,
                            const std::vector<RecordedPlayer>& players, const Action& action) {
  for (const Form& form : forms) {
    if (!has_form(state, action, form)) continue;
    std::string text;
    for (std::string_view parts = form.words; !parts.empty();) {
      if (!text.empty()) text += ' ';
      text += part_text(game, state, players, action, take_word(parts));
    }
    return text;
  }
  return {};
}

Expected<Action> read_action(const Game& game, const State& state,
                             const std::vector<RecordedPlayer>& players, const Words& words,
                             bool any_place) {
  if (words.empty()) return fail("record.missing-word");
  const Form* form = form_of(words);
  if (!form) return fail("record.unknown-word", words[0]);
  LineReader reader{game, state, players, words, any_place};
  reader.action.kind = form->kind;
  for (std::string_view parts = form->words; !parts.empty();)
    if (auto fault = reader.read_part(take_word(parts)))
      return tl::unexpected<Error>(std::move(*fault));
  if (reader.next < words.size()) return fail("record.extra-word", words[reader.next]);
  return reader.action;
}

Expected<Action> parse_action(const Game& game, const State& state,
                              const std::vector<RecordedPlayer>& players, std::string_view line) {
  const auto words = split_line(line);
  if (!words) return tl::unexpected<Error>(words.error());
  return read_action(game, state, players, words->words, false);
}

}  // namespace bastide
