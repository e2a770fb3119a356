// 3b: the dogs on the track, and the piles that they guard.
#include "engine/rules/scoring.hpp"
#include "engine/sets/mists/actions.hpp"
#include "engine/sets/mists/mists.hpp"

namespace bastide::mists {

int mark_of(const Game& game, int dog) { return level_of(game).dogs[dog]; }

namespace {

constexpr int tiles_calmed = 2;

Place place_of_dog(const State& state, const Dog& dog) {
  return segment_place(state.board, dog.node);
}

// MIST-L3-5: nobody knows their order, so that it does not matter which tiles lie on top.
void take_up_next_pile(State& state) {
  MistsState& mists = state.mists;
  if (mists.pile + 1 >= pile_count) return;
  ++mists.pile;
  const int later = pile_count - 1 - mists.pile;
  const int each = (state.bag_total - mists.pile_left) / (later + 1);
  mists.pile_left = static_cast<u8>(mists.pile_left + each);
}

// The next dog whose mark has been reached, dog_count: none.
int next_dog(const Game& game, const State& state) {
  for (int dog = 0; dog < dog_count; ++dog)
    if (has_piles(level_of(game)) && state.mists.dogs[dog].is == DogIs::on_track &&
        reached(game, state, mark_of(game, dog)))
      return dog;
  return dog_count;
}

// MIST-L3-4: with any figure that stands.
void offer_figures(const State& state, ActionList& actions) {
  for (const Figure& figure : state.figures)
    actions.push_back(
        dog_action(place_of_node(state.board, figure.node), segment_of(state.board, figure.node)));
}

const Figure* figure_at(const State& state, Node node) {
  for (const Figure& figure : state.figures)
    if (figure.node == node) return &figure;
  return nullptr;
}

Next place_dog(const Game& game, State& state, const Action& action, Events* events) {
  MistsPart& part = state.part.mists;
  const int which = next_dog(game, state);
  Dog& dog = state.mists.dogs[which];
  const Node node = find_node(game.tables, state.board, action.at, action.where);
  dog = {DogIs::with_figure, figure_at(state, node)->owner, node};
  report_move(events, state.active, Piece::dog, track_place(mark_of(game, which)),
              place_of_dog(state, dog));
  take_up_next_pile(state);
  part.dog = static_cast<u8>(which);
  part.calms = tiles_calmed;
  part.calmed = no_tile;
  return Next::again;
}

bool around_dog(const State& state, Position at) {
  const Position middle = place_of_node(state.board, state.mists.dogs[state.part.mists.dog].node);
  return at.x - middle.x >= -1 && at.x - middle.x <= 1 && at.y - middle.y >= -1 &&
         at.y - middle.y <= 1;
}

// One of the nine tiles around it, from which the dog has not removed ghosts yet.
bool may_calm(const State& state, TileIndex tile) {
  return tile != no_tile && tile != state.part.mists.calmed &&
         around_dog(state, place_of(state.board, tile));
}

void offer_tiles(const State& state, ActionList& actions) {
  TileIndex last = no_tile;
  for (const Haunted& haunted : state.mists.haunted) {
    const TileIndex tile = state.board.node_tile[haunted.node];
    if (tile != last && may_calm(state, tile)) offer_calms(state, tile, actions);
    last = tile;
  }
}

void offer_dogs(const Game&, const State& state, ActionList& actions) {
  if (state.part.mists.calms == 0) return offer_figures(state, actions);
  actions.push_back(pass_action());
  offer_tiles(state, actions);
}

Next perform_dogs(const Game& game, State& state, const Action& action, Events* events) {
  MistsPart& part = state.part.mists;
  if (part.calms == 0) return place_dog(game, state, action, events);
  if (action.kind == ActionKind::pass) {
    part.calms = 0;
    return Next::again;
  }
  --part.calms;
  part.calmed = tile_at(state.board, action.at);
  calm(state, action, events);
  return Next::again;
}

// MIST-L3-7: after all features; MIST-L3-12: one dog after the other.
Next enter_dogs(const Game& game, State& state, Events* events) {
  MistsPart& part = state.part.mists;
  ActionList actions;
  if (part.calms > 0) {
    offer_tiles(state, actions);
    if (!actions.empty()) return Next::wait;
    part.calms = 0;
    return Next::again;
  }
  const int dog = next_dog(game, state);
  if (dog == dog_count) return Next::advance;
  offer_figures(state, actions);
  if (actions.empty()) {  // MIST-L3-6
    remove_dog(game, state, dog, events);
    take_up_next_pile(state);
    return Next::again;
  }
  return actions.size() > 1 ? Next::wait : place_dog(game, state, actions[0], events);
}

Meaning meaning_of_dogs(const Game& game, const State& state, const Action& action) {
  if (action.kind == ActionKind::calm)
    return moving(Piece::ghost, no_player, place_of_calm(state, action), off_place());
  const Node node = find_node(game.tables, state.board, action.at, action.where);
  return moving(Piece::dog, no_player, track_place(mark_of(game, next_dog(game, state))),
                segment_place(state.board, node));
}

}  // namespace

void remove_dog(const Game& game, State& state, int which, Events* events) {
  Dog& dog = state.mists.dogs[which];
  report_move(
      events, state.active, Piece::dog,
      dog.is == DogIs::on_track ? track_place(mark_of(game, which)) : place_of_dog(state, dog),
      off_place());
  dog.is = DogIs::gone;  // MIST-L3-10
}

void dogs_leave(const Game& game, State& state, Node node, DogIs to, Events* events) {
  for (int i = 0; i < dog_count; ++i) {
    Dog& dog = state.mists.dogs[i];
    if (dog.is != DogIs::with_figure || dog.node != node) continue;
    if (to == DogIs::gone)
      remove_dog(game, state, i, events);
    else
      dog.is = to;
  }
}

extern const PhaseRow dogs_row = {.phase = Phase::dogs,
                                  .kinds = kind_bit(ActionKind::dog) | kind_bit(ActionKind::calm),
                                  .enter = enter_dogs,
                                  .offer = offer_dogs,
                                  .no_pass = Rule::none,
                                  .perform = perform_dogs,
                                  .meaning = meaning_of_dogs};

}  // namespace bastide::mists
