// What a turn does on the table: what it scores, joins and takes up. Found by playing it on a copy
// of the position, so it can be asked of turns that nobody has played.
#pragma once

#include <optional>
#include <span>

#include "engine/board/board.hpp"
#include "engine/rules/action.hpp"
#include "engine/tiles/tile_type.hpp"

namespace bastide {
struct Game;
struct State;
}  // namespace bastide

namespace bastide::web {

// Points for one side: the most that a single feature brings, and where.
struct ScoredFor {
  PlayerIndex side = no_player;
  int points = 0;
  SegmentKind feature = SegmentKind::road;
  Node node = no_node;
  bool completed = false;  // the feature; otherwise a set has its own reason
};

// The tile makes one feature of two, where the player's figures and somebody else's stood apart.
struct JoinedWith {
  PlayerIndex other = no_player;  // the strongest of the others
  SegmentKind feature = SegmentKind::road;
  Node node = no_node;
  int own = 0, theirs = 0;  // strengths
};

struct PutOn {
  SegmentKind feature = SegmentKind::road;
  Node node = no_node;
};

struct TurnEffect {
  std::optional<ScoredFor> own, others;  // for the player; for somebody who scores there alone
  std::optional<JoinedWith> joined;
  std::optional<PutOn> put;  // a figure of the player
  Node fenced = no_node;     // a field with the player's figures that cannot grow any more
  bool last_figure = false;  // there is none left
};

// Of legal actions of `player` that begin with a placement.
TurnEffect effect_of(const Game& game, const State& before, std::span<const Action> turn,
                     PlayerIndex player);

}  // namespace bastide::web
