// King & Robber Baron (KING-1..6): cards for whoever completes the largest city and the longest
// road so far.
#include <algorithm>

#include "engine/rules/scoring.hpp"
#include "engine/rules/set.hpp"
#include "engine/sets/king_robber/king.hpp"

namespace bastide {

extern const EstimatePart king_robber_estimate;  // estimate.cpp
extern const SetWords king_robber_words;         // words.cpp

namespace {

// KING-6: tiles, whatever is printed on them; every cell of a board is a tile
// (INT-120), and one under another is not there (INT-123). Whoever lays the tile completes, however
// it came to that (KING-3, INT-119, INT-122).
void feature_completed(const Game& game, State& state, Node node, Events*) {
  for (int card = 0; card < king_cards; ++card) {
    if (kind_of(game.tables, state.board, node) != subject_of(static_cast<KingCard>(card)))
      continue;
    KingPart& part = state.part.king;
    const u8 tiles = state.board.totals[find_root(state.board, node)].tiles;
    part.largest[card] = std::max(part.largest[card], tiles);
    ++part.completed[card];
  }
}

// KING-1, KING-2: only what is larger than the record (AMB-106).
void pass_cards(State& state, Events* events) {
  for (int card = 0; card < king_cards; ++card) {
    u8& largest = state.part.king.largest[card];
    u8& record = state.king.record[card];
    PlayerIndex& holder = state.king.holder[card];
    if (largest > record) {
      record = largest;
      if (holder != state.active)
        report_move(events, state.active, piece_of(static_cast<KingCard>(card)),
                    holder == no_player ? off_place() : supply_place(holder),
                    supply_place(state.active));
      holder = state.active;
    }
    largest = 0;
  }
}

Scoring points_for(const State& state, KingCard card, int features, int each) {
  Scoring s;
  s.cause = card == KingCard::king ? ScoreCause::king : ScoreCause::robber_baron;
  s.feature = subject_of(card);
  s.tiles = static_cast<u8>(features);
  s.per_tile = static_cast<u8>(each);
  s.value = static_cast<i16>(features * each);
  const PlayerIndex holder = state.king.holder[static_cast<int>(card)];
  s.owners = static_cast<u8>(1u << holder);
  s.points[holder] = s.value;
  return s;
}

// KING-5: whoever has a card already gets the points, an event of S10b (INT-121); then it passes
// on.
Next enter(const Game& game, State& state, Events* events) {
  for (int card = 0; card < king_cards; ++card) {
    const int completed = state.part.king.completed[card];
    state.part.king.completed[card] = 0;
    if (completed == 0 || !game.setup.options.king_continuously) continue;
    if (state.king.holder[card] == no_player) continue;
    award(game, state, points_for(state, static_cast<KingCard>(card), completed, 1), events);
    return Next::again;
  }
  pass_cards(state, events);
  return Next::advance;
}

// KING-4: those that are completed now; a road that a ferry has opened again is not (INT-119).
int completed_features(const Game& game, const State& state, SegmentKind kind) {
  int count = 0;
  for (std::size_t node = 0; node < state.board.parent.size(); ++node)
    count += state.board.parent[node] == node && state.board.totals[node].open == 0 &&
             kind_of(game.tables, state.board, static_cast<Node>(node)) == kind;
  return count;
}

void score_cards(const Game& game, State& state, Events* events) {
  const Options& options = game.setup.options;
  const PlayerIndex* const holder = state.king.holder;
  if (options.king_continuously) return;
  for (int card = 0; card < king_cards; ++card) {
    if (holder[card] == no_player) continue;
    const auto which = static_cast<KingCard>(card);
    // KING-5: both together bring 40.
    const int fixed = options.king_both ? (holder[0] == holder[1] ? 20 : 15) : 10;
    const bool counted = !options.king_fixed && !options.king_both;
    const int features = counted ? completed_features(game, state, subject_of(which)) : 1;
    if (features > 0)
      award(game, state, points_for(state, which, features, counted ? 1 : fixed), events);
  }
}

// With the size of what it was won for.
std::optional<Rule> put(const Game&, State& state, const StartPiece& piece) {
  const int card = card_of(piece.piece);
  if (card < 0 || piece.on != PlaceKind::supply) return std::nullopt;
  if (state.king.holder[card] != no_player || piece.number < 1 || piece.number > 255)
    return card == 0 ? Rule::KING_1 : Rule::KING_2;
  state.king.holder[card] = piece.owner;
  state.king.record[card] = static_cast<u8>(piece.number);
  return Rule::none;
}

void pick_up(const Game&, const State& state, StartPosition& position) {
  for (int card = 0; card < king_cards; ++card)
    if (state.king.holder[card] != no_player)
      position.pieces.push_back(numbered_piece(piece_of(static_cast<KingCard>(card)),
                                               state.king.holder[card], PlaceKind::supply,
                                               state.king.record[card]));
}

void pieces(const Game&, const State& state, Pieces& all) {
  for (int card = 0; card < king_cards; ++card)
    if (state.king.holder[card] != no_player)
      all.push_back({.piece = piece_of(static_cast<KingCard>(card)),
                     .place = supply_place(state.king.holder[card])});
}

void hash(const Game&, const State& state, Hasher& h) {
  for (int card = 0; card < king_cards; ++card) {
    const KingPart& part = state.part.king;
    h.add(u64{state.king.holder[card]} << 24 | u64{state.king.record[card]} << 16 |
          u64{part.largest[card]} << 8 | part.completed[card]);
  }
}

constexpr OptionInfo options[] = {
    {40, "king-fixed", "OPT-KING", &Options::king_fixed},
    {41, "king-both", "OPT-KING", &Options::king_both},
    {42, "king-continuously", "OPT-KING", &Options::king_continuously}};

constexpr bool Options::*one_of[] = {&Options::king_fixed, &Options::king_both,
                                     &Options::king_continuously};

constexpr PhaseRow rows[] = {{.phase = Phase::king, .enter = enter}};
constexpr FinalRow final_rows[] = {{FinalPhase::king, score_cards}};

}  // namespace

extern const Set king_robber_set = {
    .id = "king-robber",
    .expansion = Expansion::king_robber,
    .tiles = "king-robber",
    .options = options,
    .one_of = one_of,
    .in_play = [](const Setup& setup) { return setup.has(Expansion::king_robber); },
    .put = put,
    .pick_up = pick_up,
    .rows = rows,
    .feature_completed = feature_completed,
    .final_rows = final_rows,
    .pieces = pieces,
    .hash = hash,
    .estimate = &king_robber_estimate,
    .words = &king_robber_words,
};

}  // namespace bastide
