#include "engine/cli/config_words.hpp"

#include "engine/cli/arguments.hpp"

namespace bastide::cli {
namespace {

constexpr WeightInfo weights[] = {
    {"use", &Weights::use},
    {"extend", &Weights::extend},
    {"block", &Weights::block},
    {"spread", &Weights::spread},
    {"monastery-fill", &Weights::monastery_fill},
    {"meeple", &Weights::meeple},
    {"meeple-ratio", &Weights::meeple_ratio},
    {"meeple-horizon", &Weights::meeple_horizon},
    {"meeple-back", &Weights::meeple_back},
    {"field-open-city", &Weights::field_open_city},
    {"merge", &Weights::merge},
    {"field", &Weights::field},
};

}  // namespace

std::span<const WeightInfo> weight_infos() { return weights; }

std::optional<double> decimal(std::string_view text) {
  const std::size_t dot = text.find('.');
  const std::string_view fraction =
      dot == std::string_view::npos ? std::string_view() : text.substr(dot + 1);
  const auto whole = number(text.substr(0, dot));
  if (!whole || (dot != std::string_view::npos && fraction.empty())) return {};
  double value = static_cast<double>(*whole), unit = 1;
  for (const char c : fraction) {
    if (c < '0' || c > '9') return {};
    unit /= 10;
    value += unit * (c - '0');
  }
  return value;
}

std::optional<ConfigPart> part_of_field(std::string_view name) {
  for (const WeightInfo& weight : weights)
    if (weight.id == name) return ConfigPart::weights;
  if (name == "leader") return ConfigPart::weights;
  for (const std::string_view planned : {"candidates", "turns", "wrong", "clear"})
    if (name == planned) return ConfigPart::plan;
  if (name == "notices" || name == "attention") return ConfigPart::handicap;
  return {};
}

bool set_field(PlayerConfig& config, std::string_view name, double value) {
  for (const WeightInfo& weight : weights)
    if (weight.id == name) {
      if (config.in_long_games) (*config.in_long_games).*weight.value = value;
      return config.weights.*weight.value = value, true;
    }
  const auto small = [&](u8& field) { field = static_cast<u8>(value < 255 ? value : 255); };
  const auto real = [&](float& field) { field = static_cast<float>(value); };
  if (name == "leader") return config.weights.leader = value, true;
  if (name == "candidates") return small(config.plan.candidates), true;
  if (name == "turns") return small(config.plan.turns), true;
  if (name == "wrong") return real(config.plan.wrong), true;
  if (name == "clear") return real(config.plan.clear), true;
  if (name == "notices") return small(config.handicap.notices), true;
  if (name == "attention") return real(config.handicap.attention), true;
  return false;
}

}  // namespace bastide::cli
