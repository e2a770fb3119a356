#include "engine/rules/words.hpp"

namespace bastide {
namespace {

// Indexed by Watchtower.
constexpr std::string_view counted[] = {"", "meeple", "shield", "monastery", "road", "city"};

constexpr ScoringField scoring_fields[] = {{20, "tower", [](const Scoring& s) {
                                              return s.cause == ScoreCause::tower
                                                         ? '"' + std::string(counted[s.which]) + '"'
                                                         : std::string();
                                            }}};

}  // namespace

extern const SetWords watchtowers_words = {.scoring_fields = scoring_fields};

}  // namespace bastide
