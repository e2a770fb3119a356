// The score track, for Robbers and Messages (track.hpp).
#pragma once

#include <array>

#include "engine/base/player.hpp"

namespace bastide {

// Only the totals of the messengers are stored; the meeples' totals are the rest of the scores.
inline constexpr u8 no_space = 0xff;
using Spaces = std::array<u8, max_players>;
inline constexpr Spaces no_spaces = {no_space, no_space, no_space, no_space,
                                     no_space, no_space, no_space, no_space};
struct TrackState {
  i16 messenger[max_players] = {};  // laps included
  Spaces robber = no_spaces;        // by owner
};

// The points of one scoring event on their way to the track.
enum class PayoutStage : u8 {
  none,
  due,      // an event has been scored and the detour has not started
  regular,  // the points of the event are being moved; then robbers rob
  stolen,   // what a robber has stolen is being moved
};
struct Payout {
  PayoutStage stage = PayoutStage::none;
  u8 back = 0;            // State::step after the detour
  u8 waiting = 0;         // bit p: the points of player p have not been moved yet
  u8 thieves = 0;         // bit p: the robber of player p is about to rob
  PlayerIndex mover = 0;  // whose points or robber it is
  i16 stolen = 0;
  i16 points[max_players] = {};  // of the event
  Spaces left = no_spaces;       // by player: where the figure that has moved came from
};

struct TrackPart {
  u8 moved = 0;         // bit f: ScoringFigure f of the active player has been moved (MSG-5)
  bool landed = false;  // one of them stopped on a dark space at some time in this part
  Payout payout;
};

}  // namespace bastide
