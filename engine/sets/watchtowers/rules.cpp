// The Watchtowers (TOWERW-1..12): before the first feature of a part is scored, meeples on the
// tiles of towers score what these can see.
#include <algorithm>

#include "engine/rules/scoring.hpp"
#include "engine/rules/set.hpp"
#include "engine/rules/turn.hpp"
#include "engine/sets/watchtowers/towers.hpp"

namespace bastide {

extern const EstimatePart watchtowers_estimate;  // estimate.cpp
extern const SetWords watchtowers_words;         // words.cpp

namespace watchtowers {
namespace {

// Of what is printed on a tile. Every cell of a board is one (INT-104).
int printed(const TileType& type, Watchtower tower) {
  int count = 0;
  for (const Segment& segment : type.segments) switch (tower) {
      case Watchtower::shield:  // TOWERW-7
        count += segment.shields;
        break;
      case Watchtower::monastery:  // TOWERW-8
        count += segment.kind == SegmentKind::monastery;
        break;
      case Watchtower::road:  // TOWERW-9
        count |= segment.kind == SegmentKind::road;
        break;
      case Watchtower::city:
        count |= segment.kind == SegmentKind::city;
        break;
      default:
        break;
    }
  return count;
}

}  // namespace

int count_for(const Game& game, const State& state, TileIndex tile) {
  const Watchtower tower = tower_on(game, state, tile);
  const auto count = [&](TileIndex on) {
    if (tower != Watchtower::meeple) return printed(game.types[state.board.tiles[on].type], tower);
    // TOWERW-6, of every kind (INT-106), on these tiles alone.
    return static_cast<int>(
        std::count_if(state.figures.begin(), state.figures.end(), [&](const Figure& figure) {
          return is_meeple(figure.kind) && state.board.node_tile[figure.node] == on;
        }));
  };
  int all = count(tile);
  each_surrounding(state.board, place_of(state.board, tile),
                   [&](TileIndex on) { all += count(on); });
  return all;
}

namespace {

// On which tile of its feature a meeple stands matters, in a field too (TOWERW-3, TOWERW-6).
void compose(Ruleset& rules) { rules.parted = static_cast<KindMask>(~KindMask{0}); }

// TOWERW-3, each meeple for itself (TOWERW-4), but no farmer (TOWERW-11); however the meeples got
// there (INT-103), and however the road was completed (INT-102). What a message scores is not
// completed (INT-107).
void find_due(const Game& game, State& state) {
  TowersPart& part = state.part.towers;
  part.found = true;
  for (const Figure& figure : state.figures) {
    if (!is_meeple(figure.kind) ||
        tower_on(game, state, state.board.node_tile[figure.node]) == Watchtower::none)
      continue;
    const SegmentKind kind = kind_of(game.tables, state.board, figure.node);
    if (kind != SegmentKind::road && kind != SegmentKind::city) continue;
    if (awaits_scoring(state, figure.node) && !part.due.full())
      part.due.push_back({figure.node, figure.owner});
  }
}

// TOWERW-12. Nothing but the towers themselves counts (INT-101, INT-105); who robs or moves points
// does so as after any event (INT-100).
void score(const Game& game, State& state, std::size_t index, Events* events) {
  const TowerDue due = state.part.towers.due[index];
  state.part.towers.due.erase_at(index);
  const TileIndex tile = state.board.node_tile[due.node];
  const Watchtower tower = tower_on(game, state, tile);
  Scoring s;
  s.cause = ScoreCause::tower;
  s.feature = kind_of(game.tables, state.board, due.node);
  s.node = due.node;
  s.which = static_cast<u8>(tower);
  s.tiles = static_cast<u8>(count_for(game, state, tile));
  s.per_tile = static_cast<u8>(rate_of(tower));
  s.value = static_cast<i16>(s.tiles * s.per_tile);
  s.owners = static_cast<u8>(1u << due.owner);
  s.points[due.owner] = s.value;
  if (s.value > 0) award(game, state, s, events);
}

Next enter(const Game& game, State& state, Events* events) {
  if (!state.part.towers.found) find_due(game, state);
  const auto& due = state.part.towers.due;
  if (due.empty()) return Next::advance;
  if (track_matters(game)) return ask(game, state, events);  // AMB-100
  score(game, state, 0, events);
  return Next::again;
}

Action named(const State& state, const TowerDue& due) {
  return score_action(place_of_node(state.board, due.node), segment_of(state.board, due.node));
}

void offer(const Game&, const State& state, ActionList& actions) {
  for (const TowerDue& due : state.part.towers.due)
    if (const Action action = named(state, due);
        std::find(actions.begin(), actions.end(), action) == actions.end())
      actions.push_back(action);
}

Next perform(const Game& game, State& state, const Action& action, Events* events) {
  std::size_t i = 0;
  while (!(named(state, state.part.towers.due[i]) == action)) ++i;
  score(game, state, i, events);
  return Next::again;
}

Meaning meaning(const Game&, const State& state, const Action& action) {
  const TileIndex tile = tile_at(state.board, action.at);
  return naming(segment_place(state.board, node_of(state.board, tile, action.where)));
}

void hash(const Game&, const State& state, Hasher& h) {
  const TowersPart& part = state.part.towers;
  h.add(part.found);
  for (const TowerDue& due : part.due) h.add(u64{due.node} << 8 | due.owner);
}

constexpr PhaseRow rows[] = {{.phase = Phase::towers,
                              .kinds = kind_bit(ActionKind::score),
                              .enter = enter,
                              .offer = offer,
                              .perform = perform,
                              .meaning = meaning,
                              .points_are_fixed = true}};

}  // namespace
}  // namespace watchtowers

extern const Set watchtowers_set = {
    .id = "watchtowers",
    .expansion = Expansion::watchtowers,
    .tiles = "watchtowers",  // TOWERW-1, TOWERW-2
    .in_play = [](const Setup& setup) { return setup.has(Expansion::watchtowers); },
    .compose = watchtowers::compose,
    .rows = watchtowers::rows,
    .hash = watchtowers::hash,
    .estimate = &watchtowers_estimate,
    .words = &watchtowers_words,
};

}  // namespace bastide
