#include "engine/rules/words.hpp"
#include "engine/sets/track/track.hpp"

namespace bastide {
namespace {

// By ScoringFigure.
constexpr std::string_view scorers[] = {piece_word(Piece::meeple), piece_word(Piece::messenger)};

constexpr LinePart parts[] = {
    {"SCORER", &Action::value, scorers},
};

constexpr LineForm lines[] = {{ActionKind::move_points, "move SCORER"}};

int total(const Game&, const State& state, const Claim& claim, PlayerIndex player) {
  return total_of(state, player, static_cast<ScoringFigure>(claim.action.value));
}

constexpr ExpectForm expects[] = {{"track SCORER N...", total}};

constexpr EventForm events[] = {
    {is_points_moved, "points-moved", "player figure:piece from:from-space to:to-space"},
};

}  // namespace

extern const SetWords track_words = {
    .parts = parts, .lines = lines, .expects = expects, .events = events};

}  // namespace bastide
