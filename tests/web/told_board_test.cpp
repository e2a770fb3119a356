// Tiles in words: whole, in every language.
#include "web/panels/a11y_board.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <tuple>
#include <variant>

#include "engine/tiles/catalogue.hpp"
#include "tests/texts.hpp"

namespace bastide::web::told_board_test {
namespace {

std::string told(const Texts& texts, std::string_view id, int rotation = 0) {
  static const Catalogue all = builtin_catalogue();
  const int index = find_tile(all, id);
  EXPECT_GE(index, 0) << id;
  std::string words = tile_words(texts, all.tiles[static_cast<std::size_t>(index)], rotation);
  for (std::size_t at = 0; (at = words.find("\xc2\xa0", at)) != std::string::npos;)
    words.replace(at, 2, " ");
  return words;
}

// "A city, a field, a city, a field" would be three tiles.
TEST(ToldTile, SaysWhichSidesBelongTogether) {
  const Texts texts = texts_in("en");
  EXPECT_EQ(told(texts, "base/CFCF-two"), "City: north. City: south. Field on the rest.");
  EXPECT_EQ(told(texts, "base/FCFC"), "City: east, west. Field: north. Field: south.");
  EXPECT_EQ(told(texts, "base/FCFC-shield"),
            "City: east, west, 1 coat of arms. Field: north. Field: south.");
  EXPECT_EQ(told(texts, "base/FFRF-monastery"),
            "Road: south. Field on the rest. On it: monastery.");
  EXPECT_EQ(told(texts, "base/CRFR", 1),
            "City: east. Road: north, south. Field: north-east, south-east. Field: south-west, "
            "west, north-west.");
}

TEST(ToldTile, SaysEverySignInEveryLanguage) {
  const Catalogue all = builtin_catalogue();
  for (const Language& language : languages()) {
    const Texts texts = texts_in(language.code);
    for (const TileType& type : all.tiles) {
      const std::string words = tile_words(texts, type);
      for (const std::string_view key : {"tile.", "feature.", "goods.", "direction.", "{"})
        EXPECT_EQ(words.find(key), std::string::npos) << language.code << ' ' << type.id << words;
      if (!type.segments.empty()) {
        EXPECT_FALSE(words.empty()) << type.id;
      }
      // As many sentences with sides as there are roads and cities.
      std::size_t reaching = 0, sentences = 0;
      for (const Segment& segment : type.segments)
        reaching += (segment.edges | segment.shared) != 0;
      for (std::size_t at = 0; (at = words.find(": ", at)) != std::string::npos; ++at) ++sentences;
      if (language.code == "en") {
        EXPECT_GE(sentences, reaching) << type.id << ": " << words;
      }
    }
  }
}

// Tiles that are printed differently are not told alike, unless only fields or ends of roads tell
// them apart; parts of a start board, which nobody draws, may be.
TEST(ToldTile, TellsTilesApart) {
  const Texts texts = texts_in("en");
  const Catalogue all = builtin_catalogue();
  std::map<std::string, const TileType*> known;
  for (const TileType& type : all.tiles) {
    const bool on_board = std::count(type.edges.begin(), type.edges.end(), EdgeKind::board) > 0;
    if (on_board) continue;
    const auto [other, fresh] = known.emplace(tile_words(texts, type), &type);
    if (fresh) continue;
    EXPECT_EQ(type.edges, other->second->edges) << type.id << " and " << other->second->id;
    const auto signs = [](const TileType& t) {
      std::multiset<std::tuple<SegmentKind, int, int, Goods, bool, bool, int, int>> found;
      for (const Segment& s : t.segments)
        if (s.kind != SegmentKind::field)
          found.insert({s.kind, s.edges | s.shared, s.shields, s.goods, s.inn, s.cathedral, s.sheep,
                        s.ghosts});
      return found;
    };
    EXPECT_EQ(signs(type), signs(*other->second)) << type.id << " and " << other->second->id;
    for (const TileSymbol& symbol : tile_symbols)
      std::visit(
          [&](auto value) {
            EXPECT_EQ(type.*value, other->second->*value)
                << type.id << " and " << other->second->id << ": " << symbol.word;
          },
          symbol.value);
  }
}

}  // namespace
}  // namespace bastide::web::told_board_test
