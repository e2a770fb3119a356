#include "web/review/effect.hpp"

#include <algorithm>
#include <memory>

#include "engine/rules/scoring.hpp"
#include "web/session/course.hpp"

namespace bastide::web {
namespace {

bool is_completed(const Scoring& s) { return s.cause == ScoreCause::completed; }

ScoredFor scored_for(const Scoring& s, PlayerIndex side) {
  return {side, s.points[side], s.feature, s.node, is_completed(s)};
}

void take_points(TurnEffect& effect, const Scoring& scoring, int sides, PlayerIndex player) {
  if (scoring.cause == ScoreCause::final) return;
  if (const int own = scoring.points[player]; own > 0) {
    if (!effect.own || own > effect.own->points) effect.own = scored_for(scoring, player);
    return;
  }
  for (PlayerIndex side = 0; side < sides; ++side)
    if (const int points = scoring.points[side];
        points > 0 && (!effect.others || points > effect.others->points))
      effect.others = scored_for(scoring, side);
}

// The strengths of the player and of the strongest other in the features that `root` is made of,
// and whether their figures stood in different ones.
std::optional<JoinedWith> joined_at(const Game& game, const State& before, const Board& after,
                                    Node root, PlayerIndex player) {
  FixedVector<Node, max_figures> parts;
  for (const Figure& figure : before.figures) {
    const Node part = find_root(before.board, figure.node);
    if (find_root(after, figure.node) == root &&
        std::find(parts.begin(), parts.end(), part) == parts.end())
      parts.push_back(part);
  }
  if (parts.size() < 2) return {};
  JoinedWith joined{no_player, kind_of(game.tables, after, root), root, 0, 0};
  for (PlayerIndex side = 0; side < game.sides; ++side) {
    int strength = 0;
    for (const Node part : parts) strength += strength_of(before.board.totals[part], side);
    if (side == player) {
      joined.own = strength;
    } else if (strength > joined.theirs) {
      joined.theirs = strength;
      joined.other = side;
    }
  }
  if (joined.own == 0 || joined.theirs == 0) return {};
  for (const Node part : parts) {
    const FeatureTotals& totals = before.board.totals[part];
    if (strength_of(totals, player) > 0 && strength_of(totals, joined.other) > 0) return {};
  }
  return joined;
}

void find_joined(TurnEffect& effect, const Game& game, const State& before, const Board& after,
                 TileIndex tile, PlayerIndex player) {
  const int segments = game.tables.types[after.tiles[tile].type].segment_count;
  for (int segment = 0; segment < segments; ++segment) {
    const Node node = node_of(after, tile, segment);
    if (node == no_node) continue;
    const auto joined = joined_at(game, before, after, find_root(after, node), player);
    // Roads and cities are felt sooner than fields.
    if (joined && (!effect.joined || effect.joined->feature == SegmentKind::field))
      effect.joined = joined;
  }
}

// A field that could still grow before, and can no longer.
void find_fenced(TurnEffect& effect, const Game& game, const State& before, const Board& after,
                 PlayerIndex player) {
  for (const Figure& figure : before.figures) {
    const Node was = find_root(before.board, figure.node);
    if (figure.owner != player || kind_of(game.tables, before.board, was) != SegmentKind::field)
      continue;
    const Node is = find_root(after, figure.node);
    if (before.board.totals[was].open > 0 && after.totals[is].open == 0) effect.fenced = is;
  }
}

}  // namespace

TurnEffect effect_of(const Game& game, const State& before, std::span<const Action> turn,
                     PlayerIndex player) {
  TurnEffect effect;
  const auto state = std::make_unique<State>(before);
  Events events;
  for (const Action& action : turn) {
    if (!legal(game, *state, action)) break;
    apply(game, *state, action, &events);
  }
  const Board& after = state->board;
  for (const Event& event : events) {
    if (event.kind == EventKind::scored) take_points(effect, event.scoring, game.sides, player);
    const Node node = event.to.node;
    if (is_figure_placed(event) && event.owner == player && node != no_node)
      effect.put = PutOn{kind_of(game.tables, after, node), node};
  }
  effect.last_figure =
      meeples_left(game, *state, player) == 0 && meeples_left(game, before, player) > 0;
  if (turn.empty() || turn.front().kind != ActionKind::place) return effect;
  const TileIndex tile = tile_at(after, turn.front().at);
  if (tile == no_tile) return effect;
  find_joined(effect, game, before, after, tile, player);
  find_fenced(effect, game, before, after, player);
  return effect;
}

}  // namespace bastide::web
