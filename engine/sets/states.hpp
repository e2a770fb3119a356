// Everything that the sets add to the options of a game and to its state. The state of each set
// depends on nothing but the board and the vocabulary of the rules; this is the only file of
// engine/sets that engine/rules includes.
#pragma once

#include "engine/sets/crop_circles/state.hpp"
#include "engine/sets/farmers/state.hpp"
#include "engine/sets/ferries/state.hpp"
#include "engine/sets/flying_machines/state.hpp"
#include "engine/sets/gold_mines/state.hpp"
#include "engine/sets/hands/state.hpp"
#include "engine/sets/hills_sheep/state.hpp"
#include "engine/sets/holes/state.hpp"
#include "engine/sets/inns_cathedrals/state.hpp"
#include "engine/sets/junctions/state.hpp"
#include "engine/sets/limited_board/state.hpp"
#include "engine/sets/mage_witch/state.hpp"
#include "engine/sets/messages/state.hpp"
#include "engine/sets/mists/state.hpp"
#include "engine/sets/prints/state.hpp"
#include "engine/sets/river/state.hpp"
#include "engine/sets/robbers/state.hpp"
#include "engine/sets/track/state.hpp"
#include "engine/sets/traders_builders/state.hpp"
#include "engine/sets/wheel_of_fortune/state.hpp"

namespace bastide {

struct SetOptions : FarmersOptions,
                    RiverOptions,
                    InnsOptions,
                    TradersOptions,
                    GoldOptions,
                    FlyingOptions,
                    FerriesOptions,
                    CropOptions,
                    MessagesOptions,
                    RobbersOptions,
                    HillsOptions,
                    WheelOptions,
                    PrintsOptions,
                    HolesOptions,
                    LimitedBoardOptions,
                    JunctionsOptions,
                    HandsOptions,
                    MistsOptions {
  friend bool operator==(const SetOptions&, const SetOptions&) = default;
};

// Reset at the start of every part of a turn (S0).
struct PartState {
  TradersPart traders;
  HolesPart holes;
  FlightPart flight;
  FerriesPart ferries;
  TrackPart track;
  RobbersPart robbers;
  GoldPart gold;
  MessagesPart messages;
  CropPart crop;
  FlockPart flock;
  WheelPart wheel;
  MistsPart mists;
};

// Reset at the start of every turn.
struct TurnState {
  u8 parts = 0;  // begun, 1 during the first
  TradersTurn traders;
  HolesTurn holes;
  FerriesTurn ferries;
  HandsTurn hands;
};

// Kept for the whole game.
struct SetsState {
  TradersState traders;
  TrackState track;
  MessagesState messages;
  GoldState gold;
  MagicState magic;
  WheelState wheel;
  HandsState hands;
  FlocksState flocks;
  MistsState mists;
};

}  // namespace bastide
