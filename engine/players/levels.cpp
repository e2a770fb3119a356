#include "engine/players/levels.hpp"

namespace bastide {

constexpr std::array<Level, level_count> levels = {{
    // Takes what is near, thinks that every city will be completed, and never of the harvest.
    {.id = "piper",
     .mind = {.plan = {.nodes = 0},
              .eyes = {.notices = 50, .attention = 0.2F, .farms = false},
              .weights = {.use = 0.8, .block = 0.01, .meeple = 13, .merge = 0}}},
    // Loves fields, and minds mostly his own.
    {.id = "miller",
     .mind = {.plan = {.nodes = 0},
              .eyes = {.notices = 70, .attention = 0.5F},
              .weights = {.meeple = 15, .field_open_city = 0.6, .merge = 0}}},
    // Builds well, cities first, and does not look ahead.
    {.id = "mason",
     .mind = {.plan = {.nodes = 0}, .eyes = {.notices = 95}, .weights = {.use = 0.55}}},
    // Looks a little ahead, and grudges others their points.
    {.id = "bailiff",
     .mind = {.plan = {.nodes = 200, .candidates = 8}, .eyes = {.attention = 1.15F}}},
    // The strongest there is.
    {.id = "castellan", .mind = {.plan = {.nodes = 2000}}},
}};

}  // namespace bastide
