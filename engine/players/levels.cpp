#include "engine/players/levels.hpp"

namespace bastide {

constexpr std::array<Level, level_count> levels = {
    {
        // Takes what is at hand, trusts every city to be completed, and ignores fields.
        {.id = "piper",
         .config = {.plan = {.nodes = 0},
                    .handicap = {.notices = 65, .attention = 0.4F, .farms = false},
                    .weights = {.use = 0.8, .block = 0.01, .meeple = 13, .merge = 0}}},
        // Loves fields, and cares mostly about its own points.
        {.id = "miller",
         .config = {.plan = {.nodes = 0},
                    .handicap = {.notices = 70, .attention = 0.55F},
                    .weights = {.meeple = 15, .field_open_city = 0.6, .merge = 0}}},
        // Builds well, cities first, and does not look ahead.
        {.id = "mason",
         .config = {.plan = {.nodes = 0}, .handicap = {.notices = 84}, .weights = {.use = 0.55}}},
        // Looks a little ahead, and begrudges others their points.
        {.id = "bailiff",
         .config = {.plan = {.nodes = 160, .candidates = 8}, .handicap = {.attention = 1.15F}}},
        // The strongest: looks ahead as far as a second allows. In a long game figures in hand are
        // worth more, above all those after the first.
        {.id = "castellan",
         .config = {.plan = {.nodes = 30'000, .candidates = 20},
                    .in_long_games = Weights{.use = 0.42,
                                             .spread = 0.4,
                                             .monastery_fill = 0.033,
                                             .meeple = 20,
                                             .meeple_ratio = 0.63,
                                             .meeple_back = 0.295,
                                             .field = 0.78}}},
    }};

constexpr std::array<Level, persona_count> personas = {{
    // Builds ever larger cities, sure that they will be completed.
    {.id = "architect",
     .config = {.plan = {.nodes = 0},
                .weights = {.use = 0.7, .extend = 0.3, .spread = 0.65, .field_open_city = 0.2}}},
    // Places farmers early, and always keeps the fields in mind.
    {.id = "ploughman",
     .config = {.plan = {.nodes = 0}, .weights = {.field = 1.5, .field_open_city = 0.5}}},
    // Would rather take points from others than score them: blocks, shares and steals.
    {.id = "poacher",
     .config = {.plan = {.nodes = 0}, .handicap = {.attention = 1.6F}, .weights = {.merge = 0.3}}},
}};

}  // namespace bastide
