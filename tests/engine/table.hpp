// A table for tests: draws the tiles that a test names and places them as specified.
//
//   Table t(2);
//   t.play(red, "base/FRRR", {1, 0}, 0, highwayman(west));
//   EXPECT_EQ(t.score(red), 0);
#pragma once

#include <gtest/gtest.h>

#include <string_view>
#include <vector>

#include "engine/rules/game.hpp"
#include "tests/engine/actions.hpp"
#include "tests/engine/happenings.hpp"
#include "tests/engine/rule.hpp"

namespace bastide::testing {

// Players by seat.
inline constexpr PlayerIndex red = 0, blue = 1, green = 2, yellow = 3;

inline constexpr Edge north = Edge::north, east = Edge::east, south = Edge::south,
                      west = Edge::west;

// Half-edges, clockwise, as they lie on the table (docs/notation.md).
enum Half : u8 { NL, NR, EL, ER, SL, SR, WL, WR };

// Where a meeple goes: a segment of the tile just placed, by its kind and a side or half-edge that
// it reaches after turning.
struct Spot {
  SegmentKind kind = SegmentKind::road;
  int port = 0;
  bool wanted = true;
};
inline Spot highwayman(Edge side) { return {SegmentKind::road, static_cast<int>(side), true}; }
inline Spot knight(Edge side) { return {SegmentKind::city, static_cast<int>(side), true}; }
inline Spot farmer(Half half) { return {SegmentKind::field, half, true}; }
inline Spot monk() { return {SegmentKind::monastery, 0, true}; }
inline Spot garden() { return {SegmentKind::garden, 0, true}; }
inline Spot nobody() { return {SegmentKind::road, 0, false}; }

const Catalogue& catalogue();

// The named types, in the given numbers of copies, as if they were the base set. One of them must
// be the start tile, base/CRFR.
struct Supply {
  std::string_view id;
  u8 count;
};
Catalogue odd_catalogue(const std::vector<Supply>& supplies);

class Table {
 public:
  explicit Table(int players = 2, Options options = {},
                 const Catalogue& tiles = testing::catalogue(), ExpansionMask expansions = 0);

  // Makes it that player's turn, draws the tile and places it. The rules then wait for a figure.
  void lay(PlayerIndex player, std::string_view tile, Position at, int rotation);
  void deploy(Spot spot, FigureKind figure = FigureKind::meeple);
  void play(PlayerIndex player, std::string_view tile, Position at, int rotation,
            Spot spot = nobody(), FigureKind figure = FigureKind::meeple);
  // Like play, after which the supply of tiles is empty, so the game ends.
  void play_last(PlayerIndex player, std::string_view tile, Position at, int rotation,
                 Spot spot = nobody());

  // Makes this tile the last one.
  void empty_bag();
  Action choice_of_greedy() const;

  void draw(std::string_view tile);
  void act(const Action& action);  // a legal one

  // The rule that forbids it, empty when it is legal.
  std::string_view refused(const Action& action) const;
  std::string_view refused(Spot spot, FigureKind figure = FigureKind::meeple) const;  // just laid
  std::string_view refused(Position at, int rotation) const;  // of the tile in hand

  int score(PlayerIndex player) const { return state.score[player]; }
  int supply(PlayerIndex player, FigureKind figure = FigureKind::meeple) const;
  int in_bag(std::string_view tile) const;
  Phase phase() const { return decision(game, state).phase; }
  std::vector<Action> actions() const;
  TypeIndex type(std::string_view tile) const;

  // A segment of a placed tile, and whether two segments are one feature.
  int segment(Position at, Spot spot) const;
  Node node(Position at, Spot spot) const;
  bool joined(Position a, Spot on_a, Position b, Spot on_b) const;

  // The scorings since the table was made, of one kind or cause.
  std::vector<Scoring> scorings(SegmentKind kind) const;
  std::vector<Scoring> scorings(ScoreCause cause) const;
  bool happened(bool (*what)(const Event&)) const;

  Game game;
  State state;
  Events events;
};

}  // namespace bastide::testing
