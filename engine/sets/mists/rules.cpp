// Mists over Carcassonne, the cooperative game (docs/rules/19-mists.md): its turn, figures, and
// what completed features bring. Mist, cemeteries and dogs stand in files of their own.
#include "engine/rules/bag.hpp"
#include "engine/rules/figures.hpp"
#include "engine/rules/placing.hpp"
#include "engine/rules/scoring.hpp"
#include "engine/rules/turn.hpp"
#include "engine/sets/base/base.hpp"
#include "engine/sets/mists/actions.hpp"
#include "engine/sets/mists/mists.hpp"

namespace bastide {

extern const EstimatePart mists_estimate;  // estimate.cpp
extern const SetWords mists_words;         // words.cpp

namespace mists {

PlayerIndex next_uncredited(const Game& game, const State& state) {
  if (!level_of(game).each_colour) return no_player;
  for (PlayerIndex side = track_figures; side < game.sides; ++side)
    if (state.part.mists.uncredited >> side & 1) return side;
  return no_player;
}

namespace {

// ---- What it is made of -------------------------------------------------------------------------

bool has_segment(const TileType& type, SegmentKind kind) {
  return std::any_of(type.segments.begin(), type.segments.end(),
                     [kind](const Segment& segment) { return segment.kind == kind; });
}

// MIST-L1-3: with one or two people every one has several colours.
constexpr int colours_of_few = 4, guards_of_few = 3, guards = 5;
bool are_few(const Setup& setup) { return setup.players <= 2; }

void compose(Ruleset& rules) {
  const Level& level = level_of(rules);
  rules.start.clear();
  for (std::size_t t = 0; t < rules.types.size(); ++t) {
    const TileType& type = rules.types[t];
    const bool back = type.segments.empty();
    const bool later =  // MIST-L1-2
        has_segment(type, SegmentKind::castle) || has_segment(type, SegmentKind::cemetery);
    if (back || (later && !level.castles)) rules.copies[t] = 0;
    for (const StartPlace& cell : type.board)  // MIST-L1-6: each cell is a tile
      rules.start.push_back({static_cast<TypeIndex>(t), {cell.x, cell.y}, cell.rotation});
  }
  rules.sides = are_few(rules.setup) ? colours_of_few : rules.setup.players;
  std::fill_n(rules.dealt, piece_kinds, u8{0});
  rules.dealt[static_cast<std::size_t>(Piece::meeple)] =
      are_few(rules.setup) ? guards_of_few : guards;
  // MIST-L1-19, MIST-L1-20, MIST-L2-2, MIST-L2-4
  rules.stands_on[static_cast<std::size_t>(Piece::meeple)] =
      kind_bit(SegmentKind::road) | kind_bit(SegmentKind::city) | kind_bit(SegmentKind::castle);
  rules.closed_to_meeples.fill(Rule::MIST_L1_19);
  rules.closed_to_meeples[static_cast<std::size_t>(SegmentKind::field)] = Rule::MIST_L1_20;
  rules.closed_to_meeples[static_cast<std::size_t>(SegmentKind::cemetery)] = Rule::MIST_L2_4;
  rules.worth.fill({});
  rules.worth[static_cast<std::size_t>(SegmentKind::road)] = {.tile = 1};  // MIST-L1-21
  rules.worth[static_cast<std::size_t>(SegmentKind::city)] = {.tile = 2,   // MIST-L1-22
                                                              .shield = 2};
  rules.worth[static_cast<std::size_t>(SegmentKind::castle)] = {.tile = 2};  // MIST-L2-3
  rules.parted = 0;
  rules.order_matters = true;  // MIST-L1-27
  rules.final_scoring = false;
}

void set_up(const Game& game, State& state) {
  set_up_mist(game, state);
  const Level& level = level_of(game);
  state.mists.pile_left = static_cast<u8>(state.bag_total);
  if (has_piles(level)) state.mists.pile_left = static_cast<u8>(state.bag_total / pile_count);
  if (!level.each_colour || are_few(game.setup)) return;  // MIST-L6-1
  for (int side = 0; side < track_figures; ++side)
    --state.supply[side][static_cast<std::size_t>(Piece::meeple)];
}

// ---- 1a: the tile -------------------------------------------------------------------------------

// MIST-L3-3: before it is reached, the pile of a dog must not run out.
Next enter_part_start(const Game&, State& state, Events*) {
  begin_part(state);
  if (state.mists.pile_left > 0) return Next::advance;
  return lose(state, state.bag_total == 0 ? MistsLoss::tiles : MistsLoss::pile);
}

// MIST-L1-11, MIST-L1-29: tiles that fit nowhere are used up, and others may follow.
Next enter_draw(const Game& game, State& state, Events*) {
  if (state.mists.pile_left == 0)
    return lose(state, state.bag_total == 0 ? MistsLoss::tiles : MistsLoss::pile);
  for (std::size_t t = 0; t < state.bag.size(); ++t)
    if (state.bag[t] > 0 && placeable(game, state, static_cast<TypeIndex>(t))) return Next::wait;
  return lose(state, MistsLoss::tiles);
}

// MIST-L3-1: nobody knows which tiles are in which pile, so any tile left may be drawn.
Next perform_draw(const Game& game, State& state, const Action& action, Events* events) {
  --state.mists.pile_left;
  return draw_row::perform(game, state, action, events);
}

// MIST-L1-9: placing ignored the mist; join it now.
void tile_placed(const Game& game, State& state, Events* events) {
  join_mist(game, state, state.placed);
  close_banks(game, state, events);  // 1b
  add_cemetery(game, state);
  // MIST-L5-8: face-down tiles may surround a castle just placed.
  const TypeTable& type = game.tables.types[state.board.tiles[state.placed].type];
  for (int i = 0; i < type.segment_count; ++i) {
    if (type.kind[i] != SegmentKind::castle) continue;
    const Node node = node_of(state.board, state.placed, i);
    each_surrounding(state.board, place_of(state.board, state.placed), [&](TileIndex tile) {
      state.board.totals[node].open = static_cast<u16>(
          state.board.totals[node].open + is_face_down(game, state.board.tiles[tile].type));
    });
  }
  for (std::size_t i = state.completed.size(); i-- > 0;)
    if (state.board.totals[find_root(state.board, state.completed[i])].open != 0)
      state.completed.erase_at(i);
}

// ---- 2b: a figure -------------------------------------------------------------------------------

// MIST-L1-3: any colour of the person whose turn it is.
bool is_own(const Game& game, const State& state, PlayerIndex side) {
  return side < game.sides && person_of(game, side) == state.active;
}

void offer_figure(const Game& game, const State& state, ActionList& actions) {
  actions.push_back(pass_action());
  const PlacedTile& tile = state.board.tiles[state.placed];
  const TypeTable& type = game.tables.types[tile.type];
  for (PlayerIndex side = state.active; side < game.sides;
       side = static_cast<PlayerIndex>(side + game.setup.players)) {
    if (!in_supply(state, side, Piece::meeple)) continue;
    for (int i = 0; i < type.segment_count; ++i)
      if (const auto node = static_cast<Node>(tile.first_node + i);
          for_meeples(game, type.kind[i]) && unoccupied(state, node) &&
          barred(game, state, Piece::meeple, node) == Rule::none)
        actions.push_back(side == state.active ? deploy_action(Piece::meeple, i)
                                               : guard_action(side, i));
  }
}

PlayerIndex side_of(const State& state, const Action& action) {
  return action.kind == ActionKind::guard ? action.value : state.active;
}

Rule why_no_figure(const Game& game, const State& state, const Action& action) {
  if (action.kind == ActionKind::guard) {
    if (!is_own(game, state, action.value) || action.value == state.active) return Rule::MIST_L1_3;
  } else if (action.what != static_cast<u8>(Piece::meeple)) {
    return Rule::BASE_FIG_1;
  }
  const SegmentKind kind = placed_kind(game, state, action.where);
  if (kind == no_kind) return Rule::MIST_L1_19;
  if (!for_meeples(game, kind)) return game.closed_to_meeples[static_cast<std::size_t>(kind)];
  if (!in_supply(state, side_of(state, action), Piece::meeple)) return Rule::BASE_FIG_1;
  return Rule::MIST_L1_19;
}

Next perform_figure(const Game& game, State& state, const Action& action, Events* events) {
  if (action.kind == ActionKind::pass) return Next::advance;
  const PlayerIndex side = side_of(state, action);
  const Node node = node_of(state.board, state.placed, action.where);
  deploy(game, state, {side, Piece::meeple, node}, supply_place(side), events);
  return Next::advance;
}

Meaning meaning_of_figure(const Game&, const State& state, const Action& action) {
  const PlayerIndex side = side_of(state, action);
  return moving(Piece::meeple, side, supply_place(side),
                segment_place(state.board, node_of(state.board, state.placed, action.where)));
}

// ---- What features are worth --------------------------------------------------------------------

// MIST-L1-23: every colour. MIST-L1-24: each gets the whole.
u8 adjust_owners(const Game& game, const State& state, Node root, u8) {
  u8 owners = 0;
  for (int side = 0; side < game.sides; ++side)
    if (strength_of(state.board.totals[root], side) > 0)
      owners = static_cast<u8>(owners | 1u << side);
  return owners;
}

// MIST-L2-3: those of the nine tiles that show mist.
void adjust_rates(const Game& game, const State& state, const FeatureTotals&, bool, Scoring& s) {
  if (s.feature != SegmentKind::castle) return;
  const TileIndex castle = state.board.node_tile[s.node];
  s.tiles = shows_mist(game, state.board.tiles[castle].type);
  each_surrounding(state.board, place_of(state.board, castle), [&](TileIndex tile) {
    s.tiles = static_cast<u8>(s.tiles + shows_mist(game, state.board.tiles[tile].type));
  });
}

// ---- 3a: points or ghosts -----------------------------------------------------------------------

// Returns the feature's figures; the points of their dogs are now due (MIST-L3-8).
void clear_feature(const Game& game, State& state, Events* events) {
  const Node root = find_root(state.board, state.part.mists.feature);
  for (const Figure& figure : state.figures)
    if (find_root(state.board, figure.node) == root)
      dogs_leave(game, state, figure.node, DogIs::going, events);
  return_figures(game, state, root, events);
  state.part.mists.feature = no_node;
}

// MIST-L1-28
void drop_unoccupied(State& state) {
  for (std::size_t i = state.completed.size(); i-- > 0;)
    if (unoccupied(state, state.completed[i])) state.completed.erase_at(i);
}

Next evaluate_next(State& state, std::size_t index) {
  state.part.mists.feature = state.completed[index];
  state.completed.erase_at(index);
  return Next::advance;
}

Next enter_score(const Game& game, State& state, Events*) {
  for (int dog = 0; dog < dog_count; ++dog)
    if (state.mists.dogs[dog].is == DogIs::going) {
      state.part.mists.points_for = dog == 0 ? PointsFor::first_dog : PointsFor::second_dog;
      state.part.mists.uncredited = static_cast<u8>(1u << state.mists.dogs[dog].owner);
      return jump_to(game, state, Phase::credit);
    }
  drop_unoccupied(state);
  if (state.completed.empty()) return jump_to(game, state, Phase::dogs);
  return state.completed.size() > 1 ? Next::wait : evaluate_next(state, 0);
}

Rule why_no_score(const Game&, const State&, const Action&) { return Rule::MIST_L1_27; }

Next perform_score(const Game& game, State& state, const Action& action, Events*) {
  return evaluate_next(state, score_row::chosen(game, state, action));
}

// The points of the feature (MIST-L1-25, MIST-L1-26: for all its colours).
Next earn(const Game& game, State& state) {
  state.part.mists.points_for = PointsFor::feature;
  state.part.mists.uncredited = owners(game, state, state.part.mists.feature);
  return Next::advance;
}

Next enter_reward(const Game& game, State& state, Events*) {
  return state.mists.haunted.empty() ? earn(game, state) : Next::wait;
}

void offer_reward(const Game&, const State& state, ActionList& actions) {
  actions.push_back(earn_action());
  TileIndex last = no_tile;
  for (const Haunted& haunted : state.mists.haunted) {
    const TileIndex tile = state.board.node_tile[haunted.node];
    if (tile != last) offer_calms(state, tile, actions);
    last = tile;
  }
}

Next perform_reward(const Game& game, State& state, const Action& action, Events* events) {
  if (action.kind == ActionKind::earn) return earn(game, state);
  calm(state, action, events);
  clear_feature(game, state, events);
  return jump_to(game, state, Phase::score);
}

Meaning meaning_of_reward(const Game&, const State& state, const Action& action) {
  if (action.kind == ActionKind::calm)
    return moving(Piece::ghost, no_player, place_of_calm(state, action), off_place());
  return naming(segment_place(state.board, state.part.mists.feature));
}

// ---- 3a: to whom the points go ------------------------------------------------------------------

// MIST-L3-8: as many points as there are ghosts; MIST-L3-9.
Scoring points_of_dog(const State& state, int which) {
  const Dog& dog = state.mists.dogs[which];
  Scoring s;
  s.cause = ScoreCause::dog;
  s.which = static_cast<u8>(which + 1);
  s.tiles = static_cast<u8>(ghosts_out(state));
  s.per_tile = 1;
  s.value = s.tiles;
  s.owners = static_cast<u8>(1u << dog.owner);
  s.points[dog.owner] = s.value;
  return s;
}

// Where a side has no scoring figure, its points go to those that have been chosen.
void move_credited(const Game& game, const State& state, Scoring& s) {
  if (!level_of(game).each_colour) return;
  for (int side = track_figures; side < game.sides; ++side) s.points[side] = 0;
  for (int figure = 0; figure < track_figures; ++figure)
    s.points[figure] =
        static_cast<i16>(s.points[figure] + s.value * state.part.mists.credited[figure]);
}

Next enter_credit(const Game& game, State& state, Events* events) {
  if (next_uncredited(game, state) != no_player) return Next::wait;
  MistsPart& part = state.part.mists;
  const bool feature = part.points_for == PointsFor::feature;
  const int dog = part.points_for == PointsFor::first_dog ? 0 : 1;
  Scoring s = feature ? evaluate(game, state, part.feature) : points_of_dog(state, dog);
  move_credited(game, state, s);
  award(game, state, s, events);
  if (feature)
    clear_feature(game, state, events);
  else
    remove_dog(game, state, dog, events);
  part.points_for = PointsFor::nothing;
  part.uncredited = 0;
  std::fill_n(part.credited, track_figures, u8{0});
  return jump_to(game, state, Phase::score);
}

void offer_credit(const Game&, const State&, ActionList& actions) {
  for (PlayerIndex side = 0; side < track_figures; ++side) actions.push_back(credit_action(side));
}

Next perform_credit(const Game& game, State& state, const Action& action, Events*) {
  MistsPart& part = state.part.mists;
  const PlayerIndex side = next_uncredited(game, state);
  part.uncredited = static_cast<u8>(part.uncredited & ~(1u << side));
  ++part.credited[action.what];
  return Next::again;
}

Meaning meaning_of_credit(const Game&, const State&, const Action& action) {
  return {.player = action.what};
}

// ---- The end ------------------------------------------------------------------------------------

Next enter_part_end(const Game& game, State& state, Events* events) {
  const int next = (state.active + 1) % game.setup.players;
  return begin_turn(game, state, static_cast<PlayerIndex>(next), events);
}

bool ended(const Game& game, const State& state) {
  return state.mists.loss != MistsLoss::none || won(game, state);
}

void adjust_outcome(const Game& game, const State& state, Outcome& outcome) {
  outcome.together = true;
  const bool all = state.mists.loss == MistsLoss::none && won(game, state);
  outcome.winners = all ? static_cast<u8>((1u << game.sides) - 1) : u8{0};
}

// ---- State --------------------------------------------------------------------------------------

void pieces(const Game& game, const State& state, Pieces& all) {
  for (const Haunted& haunted : state.mists.haunted)
    put_pieces(all, {.piece = Piece::ghost,
                     .place = place_of_ghosts(state, haunted.node),
                     .count = haunted.ghosts});
  for (const Cemetery& cemetery : state.mists.cemeteries)
    if (cemetery.buried != no_player)
      all.push_back(
          {.piece = Piece::meeple, .owner = cemetery.buried, .place = tile_place(cemetery.tile)});
  if (!has_piles(level_of(game))) return;
  for (int i = 0; i < dog_count; ++i) {
    const Dog& dog = state.mists.dogs[i];
    if (dog.is == DogIs::gone) continue;
    all.push_back({.piece = Piece::dog,
                   .place = dog.is == DogIs::on_track ? track_place(mark_of(game, i))
                                                      : segment_place(state.board, dog.node)});
  }
}

void hash(const Game&, const State& state, Hasher& h) {
  const MistsState& mists = state.mists;
  for (const Haunted& haunted : mists.haunted) h.add(u64{haunted.node} << 8 | haunted.ghosts);
  for (const Cemetery& cemetery : mists.cemeteries)
    h.add(hashed(cemetery.tile) << 16 | static_cast<u64>(cemetery.closed) << 8 | cemetery.buried);
  for (const Dog& dog : mists.dogs)
    h.add(static_cast<u64>(dog.is) << 24 | static_cast<u64>(dog.owner) << 16 | dog.node);
  h.add(u64{mists.pile} << 16 | static_cast<u64>(mists.pile_left) << 8 |
        static_cast<u64>(mists.loss));
  const MistsPart& part = state.part.mists;
  h.add(static_cast<u64>(part.own_ghosts_done) << 16 | static_cast<u64>(part.extra_ghost) << 8 |
        part.cell);
  h.add(u64{part.feature} << 16 | static_cast<u64>(part.points_for) << 8 | part.uncredited);
  for (const u8 credited : part.credited) h.add(credited);
  h.add(u64{part.calms} << 24 | static_cast<u64>(part.dog) << 16 | hashed(part.calmed) << 8 |
        static_cast<u64>(part.hidden));
  h.add(state.unseen);
}

constexpr NumberInfo numbers[] = {{.number = 2,
                                   .id = "level",
                                   .rule = "OPT-PRESET",
                                   .value = &Options::level,
                                   .min = 1,
                                   .max = most_levels,
                                   .with = expansion_bit(Expansion::mists)}};

// MIST-L1-7. The active player decides, whatever the others say (MIST-L1-8).
const PhaseRow rows[] = {
    {.phase = Phase::part_start, .enter = enter_part_start},
    draw_row::with(enter_draw, perform_draw),
    bury_row,
    ghosts_row,
    {.phase = Phase::figure,
     .kinds = kind_bit(ActionKind::deploy) | kind_bit(ActionKind::guard),
     .offer = offer_figure,
     .why_not = why_no_figure,
     .perform = perform_figure,
     .meaning = meaning_of_figure},
    {.phase = Phase::score,
     .kinds = kind_bit(ActionKind::score),
     .enter = enter_score,
     .offer = score_row::offer,
     .same = score_row::same,
     .why_not = why_no_score,
     .perform = perform_score,
     .meaning = score_row::meaning},
    {.phase = Phase::reward,
     .kinds = kind_bit(ActionKind::earn) | kind_bit(ActionKind::calm),
     .enter = enter_reward,
     .offer = offer_reward,
     .no_pass = Rule::none,
     .perform = perform_reward,
     .meaning = meaning_of_reward},
    {.phase = Phase::credit,
     .kinds = kind_bit(ActionKind::credit),
     .enter = enter_credit,
     .offer = offer_credit,
     .no_pass = Rule::none,
     .perform = perform_credit,
     .meaning = meaning_of_credit},
    dogs_row,
    face_down_row,
    {.phase = Phase::part_end, .enter = enter_part_end},
};

}  // namespace
}  // namespace mists

extern const Set mists_set = {
    .id = "mists",
    .expansion = Expansion::mists,
    .tiles = "mists",
    .players = {1, 6},
    .alone = true,
    .numbers = mists::numbers,
    .in_play = [](const Setup& setup) { return setup.has(Expansion::mists); },
    .compose = mists::compose,
    .set_up = mists::set_up,
    .rows = mists::rows,
    .ended = mists::ended,
    .tile_placed = mists::tile_placed,
    .adjust_owners = mists::adjust_owners,
    .adjust_rates = mists::adjust_rates,
    .adjust_outcome = mists::adjust_outcome,
    .pieces = mists::pieces,
    .hash = mists::hash,
    .estimate = &mists_estimate,
    .words = &mists_words,
};

// The start board, and the back of the tiles.
extern const Set mists_board_set = {
    .id = "mists-board",
    .tiles = "mists-board",
    .players = {1, 6},
    .alone = true,
    .in_play = [](const Setup& setup) { return setup.has(Expansion::mists); },
};

}  // namespace bastide
