#include "web/board/losses.hpp"

#include <algorithm>
#include <optional>

#include "engine/rules/game.hpp"
#include "engine/rules/scoring.hpp"

namespace bastide::web {
namespace {

bool still_stands(const State& state, const Figure& figure) {
  return std::any_of(state.figures.begin(), state.figures.end(), [&](const Figure& other) {
    return other.node == figure.node && other.owner == figure.owner && other.kind == figure.kind;
  });
}

// The owners of a feature after a move; of one that the move has also scored, those who scored it,
// because its figures have left. Unknown where a figure has left for another reason.
std::optional<u8> owners_after(const Game& game, const State& after, const Events& events,
                               const Figure& figure) {
  const Node root = find_root(after.board, figure.node);
  for (const Event& event : events)
    if (event.kind == EventKind::scored && event.scoring.cause == ScoreCause::completed &&
        event.scoring.node != no_node && find_root(after.board, event.scoring.node) == root)
      return event.scoring.owners;
  if (!still_stands(after, figure)) return {};
  return owners(game, after, figure.node);
}

// Closed in by this move, without a city beside it.
bool is_cut_off(const Game& game, const State& before, const State& after, Node node) {
  if (kind_of(game.tables, after.board, node) != SegmentKind::field) return false;
  const auto open = [node](const Board& board) {
    return board.totals[find_root(board, node)].open;
  };
  if (open(before.board) == 0 || open(after.board) != 0) return false;
  CityList cities;
  cities_of_field(game.tables, after.board, node, false, cities);
  return cities.empty();
}

}  // namespace

std::vector<Loss> losses_of(const Game& game, const State& before, const State& after,
                            const Events& events, PlayerIndex by) {
  std::vector<Loss> losses;
  if (by >= game.sides || outcome(game, before).together) return losses;
  for (const Figure& figure : before.figures) {
    const PlayerIndex player = figure.owner;
    if (player >= game.sides || person_of(game, player) == person_of(game, by)) continue;
    const u8 owned = owners(game, before, figure.node);
    if ((owned >> player & 1) == 0) continue;
    const std::optional<u8> now = owners_after(game, after, events, figure);
    if (!now) continue;
    if ((*now >> player & 1) == 0 && *now != 0)
      losses.push_back({LossKind::taken, player, figure.node});
    else if ((*now & ~owned) != 0)
      losses.push_back({LossKind::shared, player, figure.node});
    else if (is_cut_off(game, before, after, figure.node))
      losses.push_back({LossKind::cut_off, player, figure.node});
  }
  return losses;
}

}  // namespace bastide::web
