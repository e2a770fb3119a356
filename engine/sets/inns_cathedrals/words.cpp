#include "engine/rules/words.hpp"

namespace bastide {
namespace {

constexpr ScoringField scoring_fields[] = {
    {3, "inns", [](const Scoring& s) { return std::to_string(s.inns); }},
    {4, "cathedrals", [](const Scoring& s) { return std::to_string(s.cathedrals); }},
};

}  // namespace

extern const SetWords inns_cathedrals_words = {.scoring_fields = scoring_fields};

}  // namespace bastide
