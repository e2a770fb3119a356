// Mists over Carcassonne: what it adds to options and state.
#pragma once

#include "engine/base/player.hpp"
#include "engine/board/board.hpp"

namespace bastide {

struct MistsOptions {
  u8 level = 1;  // OPT-PRESET: 1 to 6

  friend bool operator==(const MistsOptions&, const MistsOptions&) = default;
};

// A bank of mist on one tile, or a cemetery, with ghosts.
struct Haunted {
  Node node = no_node;
  u8 ghosts = 0;
};

struct Cemetery {
  TileIndex tile = no_tile;
  bool closed = false;
  PlayerIndex buried = no_player;  // whose figure lies there
};

enum class DogIs : u8 { on_track, with_figure, going, gone };  // going: its points are due
struct Dog {
  DogIs is = DogIs::on_track;
  PlayerIndex owner = no_player;  // of its figure
  Node node = no_node;            // where the figure stands
};
inline constexpr int dog_count = 2;

enum class MistsLoss : u8 { none, ghosts, tiles, pile };

struct MistsState {
  FixedVector<Haunted, 16> haunted;  // by node
  FixedVector<Cemetery, 8> cemeteries;
  Dog dogs[dog_count];
  u8 pile = 0, pile_left = 0;
  MistsLoss loss = MistsLoss::none;
};

// What points on their way are for.
enum class PointsFor : u8 { nothing, feature, first_dog, second_dog };

struct MistsPart {
  bool own_ghosts_done = false, extra_ghost = false;
  u8 cell = 0;             // of the nine around a cemetery, in reading order: the next to haunt
  Node feature = no_node;  // that is evaluated
  PointsFor points_for = PointsFor::nothing;
  u8 uncredited = 0;    // bit p: the points of side p still want a scoring figure
  u8 credited[3] = {};  // how many such sides a figure moves for
  u8 calms = 0;         // tiles that the dog may still calm
  u8 dog = 0;           // which one
  TileIndex calmed = no_tile;
  bool hidden = false;  // a tile has been laid face down
};

}  // namespace bastide
