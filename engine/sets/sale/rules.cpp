// VAR-8: a tile that alone can complete a feature may be sold to the player who bids most.
#include <algorithm>

#include "engine/rules/bag.hpp"
#include "engine/rules/placing.hpp"
#include "engine/rules/set.hpp"
#include "engine/rules/turn.hpp"
#include "engine/sets/sale/actions.hpp"
#include "engine/sets/sale/sale.hpp"
#include "engine/sets/track/track.hpp"

namespace bastide {

extern const EstimatePart sale_estimate;  // estimate.cpp
extern const SetWords sale_words;         // words.cpp

namespace {

constexpr int highest_raise = 10;  // SALE-5
constexpr int highest_bid = 255;

// ---- What is for sale (SALE-1, SALE-2) ----------------------------------------------------------

// The features on the table that a tile completes on a cell, in one of its rotations, by their
// roots; gardens only where they are worth something.
NodeList completed_by(const Game& game, const State& state, TypeIndex type, const Cell& cell) {
  NodeList features;
  const u8 rotations = rotations_on(game, state, type, cell);
  for (int r = 0; r < 4; ++r) {
    if (!(rotations >> r & 1)) continue;
    Board board = state.board;
    NodeList completed;
    place_tile(game.tables, board, {type, cell.at, static_cast<u8>(r)}, &completed);
    for (const Node feature : completed) {
      const SegmentKind kind = kind_of(game.tables, board, feature);
      if (game.worth[static_cast<std::size_t>(kind)].tile == 0) continue;
      each_node(board, feature, [&](Node node) {
        if (node >= state.board.parent.size()) return;  // of the tile itself
        const Node root = find_root(state.board, node);
        if (std::find(features.begin(), features.end(), root) == features.end())
          features.push_back(root);
      });
    }
  }
  return features;
}

// Whether a tile that is left completes a feature on this cell, the only one where that is
// possible.
bool another_completes(const Game& game, const State& state, const Cell& cell, Node feature) {
  for (std::size_t t = 0; t < game.types.size(); ++t) {
    const auto type = static_cast<TypeIndex>(t);
    if (tiles_to_come(game, state, type) == 0) continue;
    const NodeList features = completed_by(game, state, type, cell);
    if (std::find(features.begin(), features.end(), feature) != features.end()) return true;
  }
  return false;
}

}  // namespace

NodeList features_for_sale(const Game& game, const State& state) {
  NodeList features;
  if (state.drawn == no_type) return features;
  for (const CellIndex index : state.board.frontier) {
    const Cell& cell = state.board.cells[index];
    for (const Node feature : completed_by(game, state, state.drawn, cell))
      if (!features.full() && !another_completes(game, state, cell, feature))
        features.push_back(feature);
  }
  return features;
}

namespace {

// ---- S1d: the offer -----------------------------------------------------------------------------

// The others who can bid more than this.
u8 who_can_outbid(const Game& game, const State& state, int bid) {
  u8 players = 0;
  for (PlayerIndex p = 0; p < game.sides; ++p)
    if (p != state.active && state.score[p] > bid) players = static_cast<u8>(players | 1u << p);
  return bid < highest_bid ? players : u8{0};
}

Next enter_sale(const Game& game, State& state, Events*) {
  const bool possible = !state.this_turn.sale.offered && who_can_outbid(game, state, 0) != 0 &&
                        !features_for_sale(game, state).empty();
  return possible ? Next::wait : Next::advance;
}

void offer_sale(const Game&, const State&, ActionList& actions) {
  actions.push_back(pass_action());
  actions.push_back(sell_action());
}

// The first of some players, clockwise from the left of one.
PlayerIndex next_of(const Game& game, u8 players, PlayerIndex player) {
  do player = next_player(game, player);
  while (!(players >> player & 1));
  return player;
}

Next perform_sale(const Game& game, State& state, const Action& action, Events* events) {
  if (action.kind == ActionKind::pass) return Next::advance;
  report_decision(events, state.active, action);
  state.this_turn.sale.offered = true;
  SalePart& sale = state.part.sale;
  sale.bidders = who_can_outbid(game, state, 0);
  sale.next = next_of(game, sale.bidders, state.active);
  return Next::advance;
}

// ---- S1d: the bids ------------------------------------------------------------------------------

Next enter_bids(const Game&, State& state, Events*) {
  return state.part.sale.bidders != 0 ? Next::wait : Next::advance;
}

void offer_bids(const Game&, const State& state, ActionList& actions) {
  const SalePart& sale = state.part.sale;
  actions.push_back(pass_action());
  const int most = std::min({sale.bid + highest_raise, int{state.score[sale.next]}, highest_bid});
  for (int bid = sale.bid + 1; bid <= most; ++bid) actions.push_back(bid_action(bid));
}

// SALE-4
PlayerIndex bidder(const Game&, const State& state) { return state.part.sale.next; }

// SALE-6, SALE-7
void sell(const Game& game, State& state, Events* events) {
  const PlayerIndex seller = state.active, buyer = state.part.sale.highest;
  const u8 price = state.part.sale.bid;
  Scoring payment;
  payment.cause = ScoreCause::sale;
  payment.value = price;
  payment.owners = static_cast<u8>(1u << seller);
  payment.victim = buyer;
  payment.points[buyer] = static_cast<i16>(-price);
  payment.points[seller] = price;
  report_scoring(events, payment);
  pay(game, state, buyer, seller, price, events);
  report_tile(events, buyer, state.drawn, hand_place(seller), hand_place(buyer));
  state.this_turn.sale.seller = seller;
  state.active = buyer;
  state.part.track.moved = 0;  // what the wheel has moved was the seller's (MSG-5)
  state.part.track.landed = false;
}

Next perform_bid(const Game& game, State& state, const Action& action, Events* events) {
  SalePart& sale = state.part.sale;
  report_decision(events, sale.next, action);
  if (action.kind == ActionKind::pass) {
    sale.bidders = static_cast<u8>(sale.bidders & ~(1u << sale.next));
  } else {
    sale.highest = sale.next;
    sale.bid = action.value;
  }
  const u8 leads = sale.highest == no_player ? u8{0} : static_cast<u8>(1u << sale.highest);
  sale.bidders = static_cast<u8>(sale.bidders & (who_can_outbid(game, state, sale.bid) | leads));
  if (const u8 others = static_cast<u8>(sale.bidders & ~leads); others != 0) {
    sale.next = next_of(game, others, sale.next);
    return Next::again;
  }
  sale.bidders = 0;
  if (leads != 0) sell(game, state, events);  // otherwise the seller lays the tile: SALE-8
  return Next::advance;
}

// ---- S12: the turn passes on from the seller (SALE-7) -------------------------------------------

Next back_to_seller(const Game&, State& state, Events*) {
  PlayerIndex& seller = state.this_turn.sale.seller;
  if (seller != no_player) state.active = seller;
  seller = no_player;
  return Next::advance;
}

constexpr PhaseRow rows[] = {
    {.phase = Phase::sale,
     .kinds = kind_bit(ActionKind::sell),
     .enter = enter_sale,
     .offer = offer_sale,
     .perform = perform_sale},
    {.phase = Phase::bids,
     .kinds = kind_bit(ActionKind::bid),
     .enter = enter_bids,
     .offer = offer_bids,
     .perform = perform_bid,
     .decider = bidder},
};

void hash(const Game&, const State& state, Hasher& h) {
  const SalePart& sale = state.part.sale;
  h.add(state.this_turn.sale.offered * 256u + state.this_turn.sale.seller);
  h.add(u64{sale.bidders} << 24 | u64{sale.next} << 16 | u64{sale.highest} << 8 | sale.bid);
}

constexpr OptionInfo options[] = {{35, "completion-sale", "VAR-8", &Options::completion_sale}};

}  // namespace

extern const Set sale_set = {
    .id = "sale",
    .needs_others = true,
    .options = options,
    .in_play = [](const Setup& setup) { return setup.options.completion_sale; },
    .rows = rows,
    .part_over = back_to_seller,
    .hash = hash,
    .estimate = &sale_estimate,
    .words = &sale_words,
};

}  // namespace bastide
