// The fields of a config by name and number: "turns=8", "meeple=17.5" (docs/players.md).
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "engine/players/search.hpp"

namespace bastide::cli {

struct WeightInfo {
  std::string_view id;
  double Weights::*value;
};
// The weights that matter in games between two players, excluding those of expansions.
std::span<const WeightInfo> weight_infos();

// A decimal number without sign and exponent: "12", "0.35".
std::optional<double> decimal(std::string_view text);

// The part of a config that a field belongs to; nothing if no field has this name.
enum class ConfigPart : u8 { weights, plan, handicap };
std::optional<ConfigPart> part_of_field(std::string_view name);
// False if no field has this name.
bool set_field(PlayerConfig& config, std::string_view name, double value);

}  // namespace bastide::cli
