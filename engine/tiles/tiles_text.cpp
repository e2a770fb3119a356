// Parses the text format of assets/tiles (docs/tiles.md). The text is untrusted: whatever it
// contains, parsing stays within the limits below and yields either tiles or one error.
#include <algorithm>
#include <array>
#include <cstddef>
#include <type_traits>
#include <utility>

#include "engine/base/read_number.hpp"
#include "engine/base/tokens.hpp"
#include "engine/tiles/catalogue.hpp"
#include "engine/tiles/symmetry.hpp"

namespace bastide {
namespace {

constexpr std::size_t max_text_bytes = 256 * 1024;
constexpr std::size_t max_tiles = 512;
constexpr std::size_t max_sets = 64;
constexpr std::size_t max_id_length = 64;
constexpr std::size_t max_words = 24;  // of one line
constexpr int max_count = 99;
constexpr int max_board = 8;  // cells of a board, each way

constexpr Word<Edge> named_edges[] = {
    {"N", Edge::north}, {"E", Edge::east}, {"S", Edge::south}, {"W", Edge::west}};
constexpr Word<HalfMask> named_halves[] = {{"NL", 1u << 0}, {"NR", 1u << 1}, {"EL", 1u << 2},
                                           {"ER", 1u << 3}, {"SL", 1u << 4}, {"SR", 1u << 5},
                                           {"WL", 1u << 6}, {"WR", 1u << 7}};
constexpr Word<EdgeKind> edge_letters[] = {{"C", EdgeKind::city},
                                           {"R", EdgeKind::road},
                                           {"F", EdgeKind::field},
                                           {"V", EdgeKind::river},
                                           {"-", EdgeKind::board}};

// The value of a word, or nullptr where the table has no such word.
template <class T>
const T* find_word(std::span<const Word<T>> table, std::string_view text) {
  for (const Word<T>& word : table) {
    if (word.text == text) return &word.value;
  }
  return nullptr;
}

// A word as an error shows it: short, and printable whatever the text contains.
std::string printable(std::string_view word) {
  std::string result(word.substr(0, max_id_length));
  for (char& c : result) {
    if (c < ' ' || c > '~') c = '?';
  }
  return result;
}

bool is_id(std::string_view word) {
  return word.size() <= max_id_length && std::all_of(word.begin(), word.end(), [](char c) {
           return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                  c == '-' || c == '+' || c == '/';
         });
}

class TilesReader {
 public:
  explicit TilesReader(const Catalogue& known) : known_(known) {}

  bool read(std::string_view text);

  const Catalogue& read_so_far() const { return read_; }
  const Error& error() const { return error_; }

 private:
  bool read_line(std::string_view line);
  bool read_set();
  bool read_tile();
  bool read_print(TileType& tile);
  bool read_edges(TileType& tile);
  bool read_board();
  const TileType* find_known(std::string_view id) const;
  bool read_segment(SegmentKind kind);
  bool read_city(Segment& segment);
  bool read_road(Segment& segment);
  bool read_river(Segment& segment);
  bool read_field(Segment& segment);
  bool read_mist(Segment& segment);
  bool read_symbols();

  bool read_edges(EdgeMask& edges);
  bool read_number(int least, int most, u8& number);
  template <class T>
  bool read_one_of(std::span<const Word<T>> table, T& value);
  template <class T>
  bool read_value(T& value);
  bool read_symbols_on(Segment& segment);
  void accept_symbol(std::string_view symbol, bool& value);
  template <class T>
  void accept_symbol(std::string_view symbol, T& value);
  bool read_symbol(const TileSymbol& symbol, Print& print);

  bool at_end() const { return next_ == words_.size(); }
  std::string_view word() const { return at_end() ? std::string_view() : words_[next_]; }
  bool accept(std::string_view expected);
  bool expect(std::string_view expected);
  bool finish_line();
  bool fail_here(const char* code);  // names the next word, or the line's first if there is none
  bool fail_at(const char* code, std::string_view detail);

  const Catalogue& known_;
  Catalogue read_;
  Error error_;
  int line_ = 0;
  std::vector<std::string> words_;
  std::size_t next_ = 0;
};

bool TilesReader::fail_at(const char* code, std::string_view detail) {
  error_ = Error{code, printable(detail), line_};
  return false;
}

bool TilesReader::fail_here(const char* code) {
  return at_end() ? fail_at("tiles.missing-word", words_.front()) : fail_at(code, word());
}

bool TilesReader::accept(std::string_view expected) {
  if (word() != expected) return false;
  ++next_;
  return true;
}

bool TilesReader::expect(std::string_view expected) {
  return accept(expected) || fail_here("tiles.unknown-word");
}

bool TilesReader::finish_line() { return at_end() || fail_here("tiles.unknown-word"); }

bool TilesReader::read_number(int least, int most, u8& number) {
  int value = 0;
  if (!bastide::read_number(word(), least, most, value)) return fail_here("tiles.bad-number");
  number = static_cast<u8>(value);
  ++next_;
  return true;
}

template <class T>
bool TilesReader::read_one_of(std::span<const Word<T>> table, T& value) {
  const T* found = find_word(table, word());
  if (found == nullptr) return fail_here("tiles.unknown-word");
  value = *found;
  ++next_;
  return true;
}

// Reads what follows the word of a symbol.
template <class T>
bool TilesReader::read_value(T& value) {
  if constexpr (std::is_same_v<T, bool>)
    return value = true;
  else if constexpr (std::is_same_v<T, u8>)
    return read_number(1, 3, value);
  else
    return read_one_of(printed::words_of(value), value);
}

// Reads as many edges as follow, at least one.
bool TilesReader::read_edges(EdgeMask& edges) {
  const Edge* edge = find_word(std::span<const Word<Edge>>(named_edges), word());
  if (edge == nullptr) return fail_here("tiles.unknown-word");
  for (; edge != nullptr; edge = find_word(std::span<const Word<Edge>>(named_edges), word())) {
    if ((edges & edge_bit(*edge)) != 0) return fail_here("tiles.repeated-word");
    edges = static_cast<EdgeMask>(edges | edge_bit(*edge));
    ++next_;
  }
  return true;
}

bool TilesReader::read(std::string_view text) {
  if (text.size() > max_text_bytes) return fail_at("tiles.too-much", "bytes");
  while (!text.empty()) {
    ++line_;
    if (!read_line(take_line(text))) return false;
  }
  for (TileType& tile : read_.tiles) tile.rotations = distinct_rotations(tile);
  return true;
}

bool TilesReader::read_line(std::string_view line) {
  auto split = split_line(line);
  if (!split) return fail_at("tiles.unknown-word", "\"");
  words_ = std::move(split->words);
  next_ = 0;
  if (words_.size() > max_words) return fail_at("tiles.too-much", words_[max_words]);
  if (words_.empty()) return true;

  const std::string_view first = words_.front();
  next_ = 1;
  if (first == "set") return read_set();
  if (first == "tile") return read_tile();
  const auto kind = segment_of_word(first);
  if (!kind && first != "has" && first != "at") return fail_at("tiles.unknown-word", first);
  if (read_.tiles.empty()) return fail_at("tiles.no-tile", first);
  return kind ? read_segment(*kind) : first == "has" ? read_symbols() : read_board();
}

bool TilesReader::read_set() {
  if (at_end() || !is_id(word())) return fail_here("tiles.bad-id");
  const auto same = [this](const TileSet& set) { return set.id == word(); };
  for (const Catalogue* catalogue : {&known_, static_cast<const Catalogue*>(&read_)}) {
    if (std::any_of(catalogue->sets.begin(), catalogue->sets.end(), same)) {
      return fail_here("tiles.repeated-word");
    }
  }
  if (known_.sets.size() + read_.sets.size() >= max_sets) return fail_here("tiles.too-much");
  read_.sets.push_back(TileSet{std::string(word()), 0});
  ++next_;
  return finish_line();
}

// tile ID EDGES count N [start N] [instead ID], or `like ID` for the edges and all that follows
bool TilesReader::read_tile() {
  if (read_.sets.empty()) return fail_at("tiles.no-set", words_.front());
  if (known_.tiles.size() + read_.tiles.size() >= max_tiles) return fail_here("tiles.too-much");
  if (at_end() || !is_id(word())) return fail_here("tiles.bad-id");
  TileType tile;
  tile.id = word();
  tile.set = read_.sets.back().id;
  ++next_;
  if (!read_print(tile)) return false;
  if (!expect("count") || !read_number(1, max_count, tile.count)) return false;
  if (accept("start") && !read_number(1, tile.count, tile.start_copies)) return false;
  if (accept("instead")) {
    if (find_known(word()) == nullptr) return fail_here("tiles.unknown-word");
    tile.instead = word();
    ++next_;
  }
  read_.sets.back().count += tile.count;
  read_.tiles.push_back(std::move(tile));
  return finish_line();
}

// A tile that has already been read, from this text or an earlier one.
const TileType* TilesReader::find_known(std::string_view id) const {
  for (const Catalogue* catalogue : {&known_, static_cast<const Catalogue*>(&read_)})
    for (const TileType& tile : catalogue->tiles)
      if (tile.id == id) return &tile;
  return nullptr;
}

bool TilesReader::read_print(TileType& tile) {
  if (!accept("like")) return read_edges(tile);
  const TileType* other = find_known(word());
  if (other == nullptr) return fail_here("tiles.unknown-word");
  static_cast<Print&>(tile) = *other;
  ++next_;
  return true;
}

// at X Y ROTATION, for a copy that is part of a board
bool TilesReader::read_board() {
  TileType& tile = read_.tiles.back();
  u8 x = 0, y = 0, rotation = 0;
  if (!read_number(0, max_board - 1, x) || !read_number(0, max_board - 1, y) ||
      !read_number(0, 3, rotation))
    return false;
  if (tile.board.size() == tile.start_copies) return fail_at("tiles.too-much", words_.front());
  tile.board.push_back({static_cast<i8>(x), static_cast<i8>(y), rotation});
  return finish_line();
}

bool TilesReader::read_edges(TileType& tile) {
  if (word().size() != tile.edges.size()) return fail_here("tiles.bad-edges");
  for (std::size_t i = 0; i < tile.edges.size(); ++i) {
    const EdgeKind* kind =
        find_word(std::span<const Word<EdgeKind>>(edge_letters), word().substr(i, 1));
    if (kind == nullptr) return fail_here("tiles.bad-edges");
    tile.edges[i] = *kind;
  }
  ++next_;
  return true;
}

bool TilesReader::read_segment(SegmentKind kind) {
  std::vector<Segment>& segments = read_.tiles.back().segments;
  if (segments.size() == max_segments) return fail_at("tiles.too-much", words_.front());
  Segment segment;
  segment.kind = kind;
  const bool read = [&] {
    switch (kind) {
      case SegmentKind::city:
        return read_city(segment);
      case SegmentKind::road:
        return read_road(segment);
      case SegmentKind::river:
        return read_river(segment);
      case SegmentKind::field:
        return read_field(segment);
      case SegmentKind::mist:
        return read_mist(segment);
      case SegmentKind::monastery:
      case SegmentKind::garden:
      case SegmentKind::lake:
      case SegmentKind::castle:
      case SegmentKind::cemetery:
        return true;
    }
    return false;
  }();
  if (!read || !finish_line()) return false;
  segments.push_back(segment);
  return true;
}

// city SIDE.. [shared SIDE..] [shield] [SYMBOL..]
bool TilesReader::read_city(Segment& segment) {
  if (word() != "shared" && !read_edges(segment.edges)) return false;
  if (accept("shared") && !read_edges(segment.shared)) return false;
  if (accept("shield")) segment.shields = 1;
  return read_symbols_on(segment);
}

// road SIDE.. [end WHERE] [SYMBOL..]
bool TilesReader::read_road(Segment& segment) {
  if (!read_edges(segment.edges)) return false;
  if (accept("end")) {
    if (!read_value(segment.end)) return false;
    if (segment.end == RoadEnd::city && !read_number(0, max_segments - 1, segment.end_city)) {
      return false;
    }
  }
  return read_symbols_on(segment);
}

// Reads the symbols on the line, in the order of segment_symbols.
bool TilesReader::read_symbols_on(Segment& segment) {
  for (const SegmentSymbol& symbol : segment_symbols) {
    if (symbol.on != segment.kind) continue;
    std::visit([&](auto value) { accept_symbol(symbol.word, segment.*value); }, symbol.value);
  }
  return true;
}

void TilesReader::accept_symbol(std::string_view symbol, bool& value) { value = accept(symbol); }

template <class T>
void TilesReader::accept_symbol(std::string_view, T& value) {
  if (const T* found = find_word(printed::words_of(value), word())) {
    value = *found;
    ++next_;
  }
}

// river SIDE.. [end spring|lake]
bool TilesReader::read_river(Segment& segment) {
  if (!read_edges(segment.edges)) return false;
  if (word() != "end") return true;
  RiverRole& role = read_.tiles.back().river;
  if (role != RiverRole::none) return fail_here("tiles.repeated-word");
  ++next_;
  return read_value(role);
}

// field HALF.. [by city N..] [sheep N]; an enclosed field has no half-edge
bool TilesReader::read_field(Segment& segment) {
  for (const HalfMask* half = find_word(std::span<const Word<HalfMask>>(named_halves), word());
       half != nullptr; half = find_word(std::span<const Word<HalfMask>>(named_halves), word())) {
    if ((segment.halves & *half) != 0) return fail_here("tiles.repeated-word");
    segment.halves = static_cast<HalfMask>(segment.halves | *half);
    ++next_;
  }
  if (accept("by")) {
    if (!expect("city")) return false;
    do {
      const std::size_t here = next_;
      u8 city = 0;
      if (!read_number(0, max_segments - 1, city)) return false;
      if (((segment.cities >> city) & 1u) != 0) {
        return fail_at("tiles.repeated-word", words_[here]);
      }
      segment.cities = static_cast<u16>(segment.cities | (1u << city));
    } while (!at_end() && word() != "sheep");
  }
  return !accept("sheep") || read_number(1, 9, segment.sheep);
}

// mist SIDE.. ghosts N
bool TilesReader::read_mist(Segment& segment) {
  return read_edges(segment.edges) && expect("ghosts") && read_number(1, 9, segment.ghosts);
}

// has SYMBOL.., the symbols of the tile as a whole
bool TilesReader::read_symbols() {
  TileType& tile = read_.tiles.back();
  if (at_end()) return fail_here("tiles.missing-word");
  while (!at_end()) {
    if (word() == "split") {
      if (tile.split_field_edges != 0) return fail_here("tiles.repeated-word");
      ++next_;
      if (!read_edges(tile.split_field_edges)) return false;
      continue;
    }
    const auto symbol = std::find_if(std::begin(tile_symbols), std::end(tile_symbols),
                                     [this](const TileSymbol& s) { return s.word == word(); });
    if (symbol == std::end(tile_symbols)) return fail_here("tiles.unknown-word");
    if (!read_symbol(*symbol, tile)) return false;
  }
  return true;
}

bool TilesReader::read_symbol(const TileSymbol& symbol, Print& print) {
  return std::visit(
      [&](auto value) {
        if (print.*value != Print().*value) return fail_here("tiles.repeated-word");
        ++next_;
        return read_value(print.*value);
      },
      symbol.value);
}

}  // namespace

Expected<void> parse_tiles(std::string_view text, Catalogue& into) {
  TilesReader reader(into);
  if (!reader.read(text)) return reader.error();
  const Catalogue& read = reader.read_so_far();
  into.sets.insert(into.sets.end(), read.sets.begin(), read.sets.end());
  into.tiles.insert(into.tiles.end(), read.tiles.begin(), read.tiles.end());
  return {};
}

}  // namespace bastide
