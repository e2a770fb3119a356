#include "engine/rules/words.hpp"
#include "engine/sets/track/track.hpp"

namespace bastide {
namespace {

constexpr LinePart parts[] = {{"SPACE", &Action::value, {}, 0, track_spaces - 1}};

constexpr LineForm lines[] = {
    {ActionKind::robber, "robber SPACE"},
    {ActionKind::rob, "rob COLOUR"},
};

int space(const Game&, const State& state, const Claim&, PlayerIndex player) {
  const u8 robber = state.track.robber[player];
  return robber == no_space ? -1 : robber;
}

constexpr ExpectForm expects[] = {{"robbers N...", space, nullptr, "off"}};

bool is_robber(const Event& e) { return is_move_of(e, Piece::robber); }

constexpr EventForm events[] = {
    {[](const Event& e) { return is_robber(e) && e.to.kind == PlaceKind::supply; },
     "robber-returned", "player from:from-space"},
    {[](const Event& e) { return is_dragged(e) && e.to.kind == PlaceKind::track; }, "robber-moved",
     "player from:from-space to:to-space"},
    {[](const Event& e) {
       return is_robber(e) && e.player == e.owner && e.to.kind == PlaceKind::track;
     },
     "robber-placed", "player to:to-space"},
};

constexpr ScoringField scoring_fields[] = {
    {12, "victim",
     [](const Scoring& s) {
       return s.victim == no_player ? std::string() : std::to_string(s.victim);
     }},
};

}  // namespace

extern const SetWords robbers_words = {.parts = parts,
                                       .lines = lines,
                                       .expects = expects,
                                       .events = events,
                                       .scoring_fields = scoring_fields};

}  // namespace bastide
