// The actions of all sets, as tests write them.
#pragma once

#include "engine/sets/crop_circles/actions.hpp"
#include "engine/sets/dragon/actions.hpp"
#include "engine/sets/fairy/actions.hpp"
#include "engine/sets/ferries/actions.hpp"
#include "engine/sets/festival/actions.hpp"
#include "engine/sets/flying_machines/actions.hpp"
#include "engine/sets/gold_mines/actions.hpp"
#include "engine/sets/hills_sheep/actions.hpp"
#include "engine/sets/mage_witch/actions.hpp"
#include "engine/sets/messages/actions.hpp"
#include "engine/sets/mists/actions.hpp"
#include "engine/sets/portal/actions.hpp"
#include "engine/sets/princess/actions.hpp"
#include "engine/sets/robbers/actions.hpp"
#include "engine/sets/track/actions.hpp"
#include "engine/sets/wheel_of_fortune/actions.hpp"
