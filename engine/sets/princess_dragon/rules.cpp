// The Princess & The Dragon: the box, with its tiles and options. Dragon, fairy, princess and
// portal are sets of their own, and each can be left out (PD-COMP-4). Its tiles are in the supply
// like all others (PD-COMP-3), and show no symbols of other boxes, nor do theirs show these
// (INT-57, INT-69, INT-72). A monastery in a city is a segment of its own (PD-COMP-6).
#include "engine/rules/set.hpp"

namespace bastide {
namespace {

constexpr OptionInfo options[] = {
    {43, "without-dragon", "OPT-PD-DRAGON", &Options::without_dragon},
    {44, "without-fairy", "OPT-PD-FAIRY", &Options::without_fairy},
    {45, "without-princess", "OPT-PD-PRINCESS", &Options::without_princess},
    {46, "without-portal", "OPT-PD-PORTAL", &Options::without_portal},
    {47, "dragon-after-scoring", "OPT-DRAGONTIME", &Options::dragon_after_scoring},
    {48, "fairy-on-tile", "OPT-FAIRY", &Options::fairy_on_tile},
    {49, "princess-must", "OPT-PRINCESS", &Options::princess_must}};

// Its tiles have crossings.
constexpr bool Options::*bears_on[] = {&Options::junctions_open};

}  // namespace

extern const Set princess_dragon_set = {
    .id = "princess-dragon",
    .expansion = Expansion::princess_dragon,
    .tiles = "princess-dragon",
    .options = options,
    .bears_on = bears_on,
    .in_play = [](const Setup& setup) { return setup.has(Expansion::princess_dragon); },
};

// OPT-PRINT, AMB-118
extern const Set princess_dragon_first_set = {
    .id = "princess-dragon-first",
    .tiles = "princess-dragon-first",
    .in_play =
        [](const Setup& setup) {
          return setup.has(Expansion::princess_dragon) && setup.options.first_edition;
        },
};

}  // namespace bastide
