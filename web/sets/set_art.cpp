// Every set with pictures. A new one is added here.
#include "web/art/set_art.hpp"

namespace bastide::art {

// Each is defined in the art.cpp of its set.
extern const SetArt abbot_art;
extern const SetArt inns_cathedrals_art;
extern const SetArt traders_builders_art;
extern const SetArt flying_machines_art;
extern const SetArt messages_art;
extern const SetArt gold_mines_art;
extern const SetArt mage_witch_art;
extern const SetArt robbers_art;
extern const SetArt crop_circles_art;
extern const SetArt hills_sheep_art;
extern const SetArt wheel_of_fortune_art;
extern const SetArt mists_art;

std::span<const SetArt* const> all_set_art() {
  static constexpr const SetArt* all[] = {
      &abbot_art,        &inns_cathedrals_art, &traders_builders_art, &flying_machines_art,
      &messages_art,     &gold_mines_art,      &mage_witch_art,       &robbers_art,
      &crop_circles_art, &hills_sheep_art,     &wheel_of_fortune_art, &mists_art,
  };
  return all;
}

}  // namespace bastide::art
