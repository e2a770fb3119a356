// What sets add to the estimate of the computer players (engine/players/estimate_part.hpp).
#pragma once

#include "engine/players/estimate_part.hpp"

namespace bastide {

extern const EstimatePart abbot_estimate;
extern const EstimatePart inns_cathedrals_estimate;
extern const EstimatePart traders_builders_estimate;
extern const EstimatePart flying_machines_estimate;
extern const EstimatePart messages_estimate;
extern const EstimatePart gold_mines_estimate;
extern const EstimatePart mage_witch_estimate;
extern const EstimatePart robbers_estimate;
extern const EstimatePart holes_estimate;
extern const EstimatePart hands_estimate;

}  // namespace bastide
