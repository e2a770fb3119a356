// The status of players who win or lose together.
#pragma once

#include <compare>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/rules/piece.hpp"
#include "web/art/vocabulary.hpp"
#include "web/reading/tile_count.hpp"

namespace bastide {
struct Game;
struct State;
}  // namespace bastide

namespace bastide::web {

struct Texts;

struct TeamFact {
  std::string_view id;
  std::string value = {};  // in short, with an icon; empty: only in the sentence
  std::string words = {};  // a sentence
  std::optional<Piece> token = {};
  std::optional<art::Glyph> sign = {};
  bool urgent = false, good = false;
  std::vector<TileCount> lots = {};  // tiles that would help
  Node node = no_node;               // the feature in question,
  TileIndex tile = no_tile;          // or the tile
};
inline constexpr std::string_view team_tile = "tile";  // about the tile in hand

// A team's status in numbers.
struct TeamStand {
  // The lowest where there are several scores; a target of 0: nobody plays together.
  int points = 0, target = 0;
  // Pieces in the bank, out of so many; the team loses when they run out.
  int left = 0, of = 0;
  std::optional<Piece> piece = {};
  std::string_view left_key = {};  // the key for their number
};
// The same, with what the table shows about it.
struct TeamBoard : TeamStand {
  std::string title = {};
  struct Mark {
    int points;
    std::optional<Piece> piece;  // that waits there
    bool reached;
  };
  std::vector<Mark> marks = {};
  std::vector<std::pair<PlayerIndex, int>> figures = {};  // on the track; empty: a shared one
  int coming = 0;                                         // pieces the tile takes from the bank
  std::vector<TeamFact> facts = {};
};

// How far one has got in a game for one; compared in this order.
struct Reach {
  int marks = 0, steps = 0, points = 0;
  friend auto operator<=>(const Reach&, const Reach&) = default;
};
// Nothing if it is no such game.
std::optional<Reach> reach_of(const Game& game, const State& state);
std::string reach_in_words(const Texts& texts, const Reach& reach);

// The status of the team; without a target if nobody plays together.
TeamStand team_stand(const Game& game, const State& state);

}  // namespace bastide::web
