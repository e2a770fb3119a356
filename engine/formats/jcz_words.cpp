#include "engine/formats/jcz_words.hpp"

#include <bit>

#include "engine/base/read_number.hpp"
#include "engine/base/tokens.hpp"

namespace bastide::embedded {
extern const std::string_view jcz_texts[];
extern const std::size_t jcz_texts_count;
}  // namespace bastide::embedded

namespace bastide {
namespace {

constexpr std::string_view edge_letters = "NESW";

struct FeatureWord {
  std::string_view word;
  SegmentKind kind;
};
constexpr FeatureWord features[] = {
    {"Road", SegmentKind::road},          {"City", SegmentKind::city},
    {"Field", SegmentKind::field},        {"Monastery", SegmentKind::monastery},
    {"Garden", SegmentKind::garden},      {"Farm", SegmentKind::field},
    {"Cloister", SegmentKind::monastery},
};

// Empty: that program has no such figure.
constexpr std::string_view figures[figure_kinds] = {"small",   "big", "abbot",
                                                    "builder", "pig", "shepherd"};

constexpr std::string_view second_inner = "INNER_FARM_B";
constexpr std::string_view inner_words[] = {"I",        "INNER_FARM", second_inner,
                                            "CLOISTER", "MONASTERY",  "ABBOT"};
constexpr std::string_view flying_words[] = {"FLYING_MACHINE", "FLIER"};

template <class Words>
bool among(const Words& words, std::string_view one) {
  for (const std::string_view word : words)
    if (word == one) return true;
  return false;
}

// One part of a place, between dots.
bool add_part(std::string_view part, JczPlace& place) {
  place.inside |= among(inner_words, part);
  place.second |= part == second_inner;
  place.flying |= among(flying_words, part);
  if (among(inner_words, part) || among(flying_words, part)) return true;
  const bool half = part.size() == 2 && (part[1] == 'L' || part[1] == 'R');
  const bool others = part.size() == 2 && part[0] == '_';
  if (half || others) {
    const std::size_t edge = edge_letters.find(part[half ? 0 : 1]);
    if (edge == edge_letters.npos) return false;
    if (half)
      place.halves = static_cast<HalfMask>(place.halves | 1u << (2 * edge + (part[1] == 'R')));
    else
      place.edges = static_cast<EdgeMask>(place.edges | (0xfu & ~(1u << edge)));
    return true;
  }
  if (part.empty() || part.size() > edge_letters.size()) return false;
  for (const char c : part) {
    const std::size_t edge = edge_letters.find(c);
    if (edge == edge_letters.npos) return false;
    place.edges = static_cast<EdgeMask>(place.edges | 1u << edge);
  }
  return true;
}

}  // namespace

std::vector<JczTile> jcz_tiles() {
  std::vector<JczTile> tiles;
  std::string_view rest = embedded::jcz_texts[0];
  while (!rest.empty()) {
    std::string_view line = take_line(rest);
    if (line.empty()) continue;
    JczTile tile;
    tile.name = take_until(line, ' ');
    tile.ours = take_until(line, ' ');
    read_number(line, tile.turns);
    tiles.push_back(std::move(tile));
  }
  return tiles;
}

std::optional<SegmentKind> jcz_feature(std::string_view word) {
  for (const FeatureWord& feature : features)
    if (feature.word == word) return feature.kind;
  return {};
}

std::string_view jcz_feature_word(SegmentKind kind) {
  for (const FeatureWord& feature : features)
    if (feature.kind == kind) return feature.word;
  return {};
}

std::optional<JczPlace> jcz_place(std::string_view text) {
  JczPlace place;
  do
    if (!add_part(take_until(text, '.'), place)) return {};
  while (!text.empty());
  return place;
}

std::string jcz_place_text(SegmentKind kind, unsigned reached, bool second) {
  if (reached == 0) return std::string(second ? second_inner : "I");
  std::string text;
  const bool halves = kind == SegmentKind::field;
  for (unsigned bit = 0; bit < (halves ? 8u : 4u); ++bit) {
    if (!(reached >> bit & 1)) continue;
    if (!text.empty()) text += '.';
    text += edge_letters[halves ? bit / 2 : bit];
    if (halves) text += bit % 2 ? 'R' : 'L';
  }
  return text;
}

JczPlace turned(const JczPlace& place, int quarter_turns) {
  JczPlace other = place;
  other.edges = turn_edges(place.edges, quarter_turns);
  other.halves = turn_halves(place.halves, quarter_turns);
  return other;
}

unsigned reach_of(const Segment& segment, int rotation) {
  if (segment.kind == SegmentKind::field) return turn_halves(segment.halves, rotation);
  return turn_edges(static_cast<EdgeMask>(segment.edges | segment.shared), rotation);
}

u8 segment_at(const TileType& type, int rotation, SegmentKind kind, const JczPlace& place) {
  const unsigned wanted = kind == SegmentKind::field ? place.halves : place.edges;
  u8 best = no_segment;
  int nearest = -1;
  for (std::size_t i = 0; i < type.segments.size(); ++i) {
    if (type.segments[i].kind != kind) continue;
    const unsigned reached = reach_of(type.segments[i], rotation);
    if (wanted == 0 ? reached != 0 : (reached & wanted) == 0) continue;
    if (wanted == 0 && place.second && best != no_segment) return static_cast<u8>(i);
    // What both name, less what only one of them does.
    const int near = 16 + std::popcount(reached & wanted) - std::popcount(reached ^ wanted);
    if (near <= nearest) continue;
    nearest = near;
    best = static_cast<u8>(i);
  }
  return best;
}

std::optional<FigureKind> jcz_figure(std::string_view word) {
  for (int kind = 0; kind < figure_kinds; ++kind)
    if (!word.empty() && figures[kind] == word) return static_cast<FigureKind>(kind);
  return {};
}

std::string_view jcz_figure_word(FigureKind kind) { return figures[static_cast<int>(kind)]; }

}  // namespace bastide
