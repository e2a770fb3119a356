// The parameters of the estimate. They were tuned by self-play (docs/players.md).
#pragma once

namespace bastide {

struct Set;

// In points unless stated otherwise.
struct Weights {
  // Completion: the share of the draws that would close a feature and are used for it; how much a
  // tile that fits without closing helps, relative to one that closes; the share of draws after
  // which an open cell can no longer be closed; a factor for each open cell after the first.
  double use = 0.5;
  double extend = 0.14;
  double block = 0.024;
  double spread = 0.35;
  // Like `use`, for one empty cell around a monastery.
  double monastery_fill = 0.036;

  // The first meeple in hand with the whole game to come; each further one relative to the one
  // before; own turns left at which a meeple is worth half; a meeple that will be back for the rest
  // of the game, relative to one in hand.
  double meeple = 18;
  double meeple_ratio = 0.52;
  double meeple_horizon = 5.2;
  double meeple_back = 0.36;

  // How much the points of fields count; an open city that touches a field, relative to one that
  // will certainly be completed.
  double field = 1;
  double field_open_city = 0.3;

  // Share of the draws that would join two occupied features and are used for it.
  double merge = 0.18;

  // monastery_fill and merge where all play together, so that everybody's draws contribute.
  double team_fill = 0.15;
  double team_merge = 0.45;

  // For the parts of expansions, which have weights of their own (engine/sets/*/estimate.cpp): like
  // meeple_horizon, for other figures; an additional part of the turn still to come.
  double figure_horizon = 6;
  double second_part = 3;

  // With more than two players: the weight of the best opponent; the rest is spread over all.
  double leader = 0.5;

  // A set that the player does not know: both its part of the estimate and its effect on who owns a
  // feature are ignored. For measuring what that knowledge is worth.
  const Set* unknown = nullptr;
};

}  // namespace bastide
