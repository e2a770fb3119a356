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
     "gold-placed", "player tile at"},
    {[](const Event& e) { return is_move_of(e, Piece::gold) && e.to.kind == PlaceKind::supply; },
     "gold-taken", "player tile at"},
};

}  // namespace

extern const SetWords gold_mines_words = {.lines = lines, .expects = expects, .events = events};

}  // namespace bastide
