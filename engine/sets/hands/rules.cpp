// VAR-3, VAR-4: tiles in hand, open to all. A turn begins with filling up the hands; in each part
// of it the player chooses a tile from their hand, or draws one if it is empty.
//
// Piles before the main supply are placed as usual, with tiles drawn one by one; hands are dealt
// when these piles are used up.
#include <algorithm>

#include "engine/rules/bag.hpp"
#include "engine/rules/placing.hpp"
#include "engine/rules/set.hpp"
#include "engine/rules/turn.hpp"
#include "engine/sets/base/base.hpp"

namespace bastide {

extern const EstimatePart hands_estimate;  // estimate.cpp
extern const SetWords hands_words;         // words.cpp

namespace {

int hand_size(const Game& game) { return game.setup.options.hand_of_three ? 3 : 1; }

std::span<const TypeIndex> hand_of(const State& state, PlayerIndex player) {
  return {state.hands.tiles[player], state.hands.count[player]};
}

void add_tile(HandsState& hands, PlayerIndex player, TypeIndex type) {
  TypeIndex* const tiles = hands.tiles[player];
  tiles[hands.count[player]++] = type;
  std::sort(tiles, tiles + hands.count[player]);
}

void remove_tile(HandsState& hands, PlayerIndex player, TypeIndex type) {
  TypeIndex* const tiles = hands.tiles[player];
  TypeIndex* const end = tiles + hands.count[player];
  TypeIndex* const at = std::find(tiles, end, type);
  std::copy(at + 1, end, at);
  --hands.count[player];
}

// ---- S1: filling up the hands -------------------------------------------------------------------

bool drawing_other_piles(const State& state) {
  return state.bag_total > 0 && current_pile(state) != main_pile;
}

// The next player to draw, clockwise from the active one; no_player: all hands are full.
PlayerIndex short_of_tiles(const Game& game, const State& state) {
  if (!can_draw(state)) return no_player;
  const HandsState& hands = state.hands;
  if (state.this_turn.hands.filled)
    return hands.count[state.active] == 0 ? state.active : no_player;
  for (int k = 0; k < game.sides; ++k) {
    const auto player = static_cast<PlayerIndex>((state.active + k) % game.sides);
    if (hands.count[player] < hand_size(game)) return player;
  }
  return no_player;
}

Next enter_draw(const Game& game, State& state, Events* events) {
  if (drawing_other_piles(state)) return draw_row::enter(game, state, events);
  if (short_of_tiles(game, state) != no_player) return Next::wait;
  state.this_turn.hands.filled = true;
  return Next::advance;
}

Next perform_draw(const Game& game, State& state, const Action& action, Events* events) {
  if (drawing_other_piles(state)) return draw_row::perform(game, state, action, events);
  const PlayerIndex player = short_of_tiles(game, state);
  ++state.chance;
  take_from_bag(game, state, action.what);
  add_tile(state.hands, player, action.what);
  report_tile(events, player, action.what, bag_place(), kept_place(player));
  return Next::again;
}

// ---- S1a: choosing one --------------------------------------------------------------------------

bool any_fits(const Game& game, const State& state) {
  if (!can_draw(state)) return false;  // tiles put aside unseen are no longer drawn
  for (std::size_t t = 0; t < state.bag.size(); ++t)
    if (can_be_drawn(game, state, static_cast<TypeIndex>(t)) &&
        placeable(game, state, static_cast<TypeIndex>(t)))
      return true;
  return false;
}

// Like a single tile that fits nowhere (BASE-PLACE-7, VAR-6): replaces the hand, if that can help.
Next replace_hand(const Game& game, State& state, Events* events) {
  if (!any_fits(game, state)) return finish(game, state, events);
  HandsState& hands = state.hands;
  for (const TypeIndex type : hand_of(state, state.active))
    discard_tile(game, state, type, kept_place(state.active), events);
  hands.count[state.active] = 0;
  state.this_turn.hands.filled = false;
  return jump_to(game, state, Phase::draw);
}

void offer_choice(const Game& game, const State& state, ActionList& actions) {
  TypeIndex before = no_type;
  for (const TypeIndex type : hand_of(state, state.active)) {
    if (type != before && placeable(game, state, type)) actions.push_back(choose_action(type));
    before = type;
  }
}

Next enter_choice(const Game& game, State& state, Events* events) {
  if (state.drawn != no_type) return Next::advance;  // from another pile
  ActionList actions;
  offer_choice(game, state, actions);
  if (actions.empty()) return replace_hand(game, state, events);
  return ask(game, state, events);
}

Rule why_not(const Game&, const State& state, const Action& action) {
  const auto hand = hand_of(state, state.active);
  return std::find(hand.begin(), hand.end(), action.what) == hand.end() ? Rule::VAR_4
                                                                        : Rule::BASE_PLACE_7;
}

Next perform_choice(const Game&, State& state, const Action& action, Events* events) {
  remove_tile(state.hands, state.active, action.what);
  state.drawn = action.what;
  report_tile(events, state.active, action.what, kept_place(state.active),
              hand_place(state.active));
  return Next::advance;
}

Meaning meaning_of_choice(const Game&, const State& state, const Action& action) {
  Meaning meaning =
      moving(Piece::tile, no_player, kept_place(state.active), hand_place(state.active));
  meaning.type = action.what;
  return meaning;
}

void pieces(const Game& game, const State& state, Pieces& all) {
  for (PlayerIndex p = 0; p < game.sides; ++p)
    for (const TypeIndex type : hand_of(state, p))
      put_pieces(all, {.piece = Piece::tile, .type = type, .place = kept_place(p)});
}

bool has_tile(const Game&, const State& state) { return state.hands.count[state.active] > 0; }

constexpr PhaseRow rows[] = {
    draw_row::with(enter_draw, perform_draw),
    {.phase = Phase::choose,
     .kinds = kind_bit(ActionKind::choose),
     .enter = enter_choice,
     .offer = offer_choice,
     .why_not = why_not,
     .perform = perform_choice,
     .meaning = meaning_of_choice},
};

void hash(const Game& game, const State& state, Hasher& h) {
  h.add(state.this_turn.hands.filled);
  for (PlayerIndex p = 0; p < game.sides; ++p) {
    h.add(state.hands.count[p]);
    for (const TypeIndex type : hand_of(state, p)) h.add(type);
  }
}

constexpr OptionInfo options[] = {{24, "draw-early", "VAR-3", &Options::draw_early},
                                  {25, "hand-of-three", "VAR-4", &Options::hand_of_three}};
constexpr bool Options::*one_of[] = {&Options::hand_of_three, &Options::draw_early};

}  // namespace

extern const Set hands_set = {
    .id = "hands",
    .options = options,
    .one_of = one_of,
    .more_before = true,
    .in_play = [](const Setup& setup) { return has_hands(setup.options); },
    .rows = rows,
    .has_tile = has_tile,
    .pieces = pieces,
    .kept_tiles = hand_of,
    .hash = hash,
    .estimate = &hands_estimate,
    .words = &hands_words,
};

}  // namespace bastide
