#include "engine/rules/words.hpp"

namespace bastide {
namespace {

constexpr LineForm lines[] = {{ActionKind::gold, "gold X,Y"}};

int won(const Game&, const State& state, const Claim&, PlayerIndex player) {
  return state.gold.won[player];
}

std::string differs_bars(const Game&, const State& state, const Claim& claim) {
  const TileIndex tile = tile_at(state.board, claim.action.at);
  return unless_equal(claim, {tile < state.gold.bars.size() ? state.gold.bars[tile] : 0});
}

constexpr ExpectForm expects[] = {
    {"gold N...", won},
    {"bars X,Y N", nullptr, differs_bars},
};

constexpr EventForm events[] = {
    {[](const Event& e) { return is_move_of(e, Piece::gold) && e.to.kind == PlaceKind::tile; },
     "gold-placed", "{player} puts a bar of gold on {to-cell}", "player tile at"},
    {[](const Event& e) { return is_move_of(e, Piece::gold) && e.to.kind == PlaceKind::supply; },
     "gold-taken", "{player} wins a bar of gold from {from-cell}", "player tile at"},
};

constexpr CauseForm causes[] = {
    {ScoreCause::gold, "gold",
     [](const Scoring&, const Names&) { return std::string("bars of gold"); }},
};

}  // namespace

extern const SetWords gold_mines_words = {.lines = lines, .expects = expects};
extern const SetTelling gold_mines_telling = {.events = events, .causes = causes};

}  // namespace bastide
