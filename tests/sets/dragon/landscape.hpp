// Tables for the tests of The Princess & The Dragon.
#pragma once

#include <initializer_list>
#include <string>

#include "engine/record/notation.hpp"
#include "engine/rules/scoring.hpp"
#include "tests/engine/table.hpp"

namespace bastide::testing {

inline constexpr ExpansionMask with_princess_dragon = expansion_bit(Expansion::princess_dragon);

struct DragonTable : Table {
  explicit DragonTable(int players = 2, Options options = {}, ExpansionMask more = 0)
      : Table(players, options, catalogue(), with_princess_dragon | more) {}

  // Lays a tile by whoever's turn it is, and nobody on it.
  void lay_on(std::string_view tile, Position at, int rotation) {
    play(state.active, tile, at, rotation);
  }
  // The start tile with a volcano below it, and the dragon there.
  void call() { play(blue, "princess-dragon/FFFF-volcano", {0, 1}, 0); }

  void put(PlayerIndex owner, Position at, Spot spot, FigureKind kind = FigureKind::meeple) {
    put_figure(state, owner, kind, node(at, spot));
  }
  void favour(PlayerIndex owner, Position at, Spot spot, FigureKind kind = FigureKind::meeple) {
    state.fairy = {tile_at(state.board, at), node(at, spot), owner, kind};
  }
  void step(Position to) { act(walk_action(to)); }
  Position dragon_at() const { return place_of(state.board, state.dragon.at); }
  Position fairy_at() const { return place_of(state.board, state.fairy.at); }
  PlayerIndex decider() const { return decision(game, state).player; }
  bool offers(ActionKind kind) const {
    for (const Action& action : actions())
      if (action.kind == kind) return true;
    return false;
  }
  Action fairy_to(Position at, Spot spot, FigureKind kind = FigureKind::meeple) const {
    return fairy_action(kind, at, segment(at, spot));
  }
  Action portal_to(Position at, Spot spot, FigureKind kind = FigureKind::meeple) const {
    return portal_action(kind, at, segment(at, spot));
  }
  Action dismissal(PlayerIndex owner, Position at, Spot spot,
                   FigureKind kind = FigureKind::meeple) const {
    return dismiss_action(owner, kind, at, segment(at, spot));
  }
};

}  // namespace bastide::testing
