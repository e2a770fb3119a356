#include "web/play/hand.hpp"

#include <algorithm>
#include <memory>

#include "engine/rules/game.hpp"

namespace bastide::web {
namespace {

// The next rotation in `mask` after `from` in the direction of `step`, `from` itself last.
u8 next_rotation(unsigned mask, unsigned from, int step) {
  for (unsigned i = 1; i <= 4; ++i) {
    const unsigned r = (from + (step > 0 ? i : 4 * i - i)) & 3u;
    if (mask >> r & 1) return static_cast<u8>(r);
  }
  return static_cast<u8>(from);
}

void take_offers(const Game& game, Hand& hand) {
  hand.phase = decision(game, *hand.preview).phase;
  const auto offered = std::make_unique<ActionList>();
  legal_actions(game, *hand.preview, *offered);
  hand.offers.assign(offered->begin(), offered->end());
}

void preview_placement(const Game& game, const State& state, Hand& hand, const Action& placement) {
  hand.placement = placement;
  hand.preview = state;
  apply(game, *hand.preview, placement);
  // A figure already chosen stays chosen if it may still go there.
  const std::optional<Action> wanted = hand.chosen;
  hand.offers.clear();
  hand.chosen.reset();
  hand.phase = decision(game, *hand.preview).phase;
  if (hand.phase != Phase::figure) return;
  take_offers(game, hand);
  if (wanted && std::find(hand.offers.begin(), hand.offers.end(), *wanted) != hand.offers.end())
    hand.chosen = wanted;
}

// For decisions other than placing a tile.
Hand take_others(const Game& game, const State& state) {
  Hand hand;
  hand.choice_only = true;
  hand.preview = state;
  take_offers(game, hand);
  if (hand.phase == Phase::figure) {  // the tile has already been placed
    const PlacedTile& tile = state.board.tiles[state.placed];
    hand.type = tile.type;
    hand.rotation = tile.rotation;
    hand.placement = place_action(state.board.cells[tile.cell].at, tile.rotation);
  } else if (hand.offers.size() == 1) {
    hand.chosen = hand.offers.front();  // it only waits for confirmation
  }
  return hand;
}

}  // namespace

Hand take_hand(const Game& game, const State& state) {
  Hand hand;
  const Decision d = decision(game, state);
  if (d.player == no_player) return hand;
  if (d.phase != Phase::place) return take_others(game, state);
  hand.phase = d.phase;
  hand.type = state.drawn;
  const auto offered = std::make_unique<ActionList>();
  legal_actions(game, state, *offered);
  for (const Action& action : *offered) {
    if (hand.spots.empty() || !(hand.spots.back().at == action.at))
      hand.spots.push_back({action.at, 0});
    Spot& spot = hand.spots.back();
    spot.rotations = static_cast<u8>(spot.rotations | 1u << action.value);
  }
  if (!hand.spots.empty()) hand.rotation = rotation_on(hand.spots.front(), 0);
  return hand;
}

Hand take_naming(const Game& game, const State& state) {
  Hand hand;
  hand.names = true;
  hand.phase = Phase::place;
  for (const Position at : cells_to_name(game, state)) hand.spots.push_back({at, 1});
  return hand;
}

const Spot* find_spot(const Hand& hand, Position at) {
  const auto found = std::find_if(hand.spots.begin(), hand.spots.end(),
                                  [&](const Spot& spot) { return spot.at == at; });
  return found == hand.spots.end() ? nullptr : &*found;
}

bool lay(const Game& game, const State& state, Hand& hand, Position at) {
  const Spot* spot = find_spot(hand, at);
  if (!spot) return false;
  hand.rotation = rotation_on(*spot, hand.rotation);
  preview_placement(game, state, hand, place_action(at, hand.rotation));
  return true;
}

void take_back(Hand& hand) {
  hand.placement.reset();
  hand.preview.reset();
  hand.phase = Phase::place;
  hand.offers.clear();
  hand.chosen.reset();
}

bool turn(const Game& game, const State& state, Hand& hand, int steps) {
  if (hand.choice_only) return false;
  unsigned mask = 0;
  if (hand.placement)
    mask = find_spot(hand, hand.placement->at)->rotations;
  else
    for (const Spot& spot : hand.spots) mask |= spot.rotations;
  const u8 next = next_rotation(mask, hand.rotation, steps);
  if (next == hand.rotation) return false;
  hand.rotation = next;
  if (hand.placement) preview_placement(game, state, hand, place_action(hand.placement->at, next));
  return true;
}

void turn_freely(const Game& game, Hand& hand, int steps) {
  const int distinct = game.types[hand.type].rotations;
  hand.rotation = static_cast<u8>(((hand.rotation + steps) % distinct + distinct) % distinct);
}

bool fits_as_held(const Game& game, const Hand& hand, const Spot& spot) {
  return spot.rotations >> (hand.rotation % game.types[hand.type].rotations) & 1;
}

u8 rotation_on(const Spot& spot, u8 held) {
  return spot.rotations >> held & 1 ? held : next_rotation(spot.rotations, held, 1);
}

bool only_places(const Hand& hand) {
  return hand.placement && !hand.choice_only && hand.phase != Phase::figure;
}

bool may_pass(const Hand& hand) {
  return std::any_of(hand.offers.begin(), hand.offers.end(),
                     [](const Action& action) { return action.kind == ActionKind::pass; });
}

std::vector<Action> confirmed(const Hand& hand) {
  std::vector<Action> actions;
  if (!hand.choice_only) {
    if (!hand.placement) return actions;
    actions.push_back(*hand.placement);
  }
  if (hand.chosen)
    actions.push_back(*hand.chosen);
  else if (may_pass(hand))
    actions.push_back(pass_action());
  return actions;
}

}  // namespace bastide::web
