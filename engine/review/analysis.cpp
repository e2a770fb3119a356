#include "engine/review/analysis.hpp"

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

#include "engine/base/sort.hpp"
#include "engine/players/evaluation.hpp"
#include "engine/players/player.hpp"
#include "engine/players/rating.hpp"
#include "engine/players/reasons.hpp"
#include "engine/players/win_chance.hpp"
#include "engine/rules/meaning.hpp"

namespace bastide {
namespace {

constexpr int tiles_in_a_frame = 12;                  // of the bag, weighed as draws
constexpr double least_swing = 4;                     // points: less is not decisive
constexpr double doubtful_from = 2, costly_from = 4;  // points lost

bool to_be_drawn(const PlayedGame& played, std::size_t k) {
  const Decision d = played.positions[k].decision;
  return d.over || (d.chance && d.phase == Phase::draw);
}

// What the scoring at the end yields, from the events of the last action.
std::array<int, max_players> final_points(const PlayedGame& played) {
  std::array<int, max_players> points{};
  if (played.events.empty()) return points;
  bool final = false;
  for (const Event& event : played.events.back()) {
    final |= event.kind == EventKind::final_scoring;
    if (!final || event.kind != EventKind::scored) continue;
    for (std::size_t p = 0; p < points.size(); ++p) points[p] += event.scoring.points[p];
  }
  return points;
}

SearchResult judged(const Game& game, const State& state) {
  Random random{1, 0};
  return find_player_kind("greedy")->choose(game, state, random, {});
}

// If a tile should have been placed elsewhere: the best action with a figure after that.
Action figure_after(const PlayedGame& played, std::size_t k, const Action& place) {
  const auto after = std::make_unique<State>(state_at(played, k));
  apply(played.game, *after, place);
  const bool asked = decision(played.game, *after).phase == Phase::figure;
  return asked ? judged(played.game, *after).action : Action{};
}

// What an action lost compared with the best one at its decision.
double lost_by(const SearchResult& choice, const Action& action) {
  if (choice.candidates.size() < 2) return 0;
  const auto same = [&](const Candidate& candidate) { return candidate.action == action; };
  const auto own = std::find_if(choice.candidates.begin(), choice.candidates.end(), same);
  // Unlisted actions were rated no better than the last one listed.
  const double value = own == choice.candidates.end() ? choice.candidates.back().value : own->value;
  return std::max(0.0, choice.candidates.front().value - value);
}

bool puts_farmer(const Game& game, const State& before, std::span<const Action> turn) {
  if (turn.size() < 2 || turn.back().kind != ActionKind::deploy) return false;
  const auto laid = std::make_unique<State>(before);
  apply(game, *laid, turn.front());
  const Node node = meaning_of(game, *laid, turn.back()).to.node;
  return node != no_node && kind_of(game.tables, laid->board, node) == SegmentKind::field;
}

MistakeKind mistake_of(const Game& game, const State& before, std::span<const Action> turn,
                       const TurnRating& rating) {
  const bool early = before.bag_total > static_cast<int>(before.board.tiles.size());
  if (early && puts_farmer(game, before, turn) && !puts_farmer(game, before, better_turn(rating)))
    return MistakeKind::farmer;
  const Reason& lacks = rating.lacks;
  if (lacks.side == no_player || !lacks.of_team.empty()) return MistakeKind::other;
  if (lacks.points < 0) return MistakeKind::opponents;
  constexpr MistakeKind by_term[term_count] = {
      MistakeKind::scored, MistakeKind::open,   MistakeKind::open,    MistakeKind::monastery,
      MistakeKind::field,  MistakeKind::shares, MistakeKind::meeples, MistakeKind::other};
  return by_term[static_cast<std::size_t>(lacks.term)];
}

void find_lacks(TurnRating& rating, const PlayedGame& played) {
  const std::size_t before = rating.before;
  const State& state = state_at(played, before);
  const std::span<const Action> turn(played.record.actions.data() + before,
                                     end_of(played, before) - before);
  rating.lacks = lacking(played.game, state, turn, better_turn(rating),
                         played.positions[before].decision.player);
  rating.mistake = mistake_of(played.game, state, turn, rating);
}

// Adds what the decisions of a player at these positions lost, by the estimate.
void rate(TurnRating& rating, const PlayedGame& played, std::size_t begin, std::size_t end,
          PlayerIndex player) {
  double most = doubtful_from;
  std::size_t placed = begin;
  for (std::size_t k = begin; k < end; ++k) {
    const Decision d = played.positions[k].decision;
    if (d.phase == Phase::place) placed = k;
    const bool own = d.player == player;
    if (!own || (d.phase != Phase::place && d.phase != Phase::figure)) continue;
    const SearchResult choice = judged(played.game, state_at(played, k));
    const double lost = lost_by(choice, played.record.actions[k]);
    const std::vector<Candidate>& all = choice.candidates;
    if (k == placed && all.size() > 1)
      rating.decisions += counts(all.size(), all[0].value - all[1].value, lost);
    rating.lost += lost;
    if (lost < most) continue;
    most = lost;
    rating.before = placed;
    const Action& best = choice.candidates.front().action;
    rating.place = k == placed ? best : played.record.actions[placed];
    rating.figure = k == placed ? figure_after(played, k, best) : best;
  }
  if (rating.place.kind != ActionKind::none) find_lacks(rating, played);
}

// How decisive a turn was: what it gained or lost.
double weight(const TurnRating& rating) {
  const double swing = std::fabs(rating.swing) >= least_swing ? std::fabs(rating.swing) : 0;
  return std::max(swing, is_costly(rating) ? rating.lost : 0);
}

// Adds the luck of what was drawn in a turn. False if there is more to be weighed.
bool weigh_luck(Analysis& analysis, const PlayedGame& played, const TurnSummary& turn) {
  int weighed = 0;
  for (std::size_t& k = analysis.draw; k < turn.end; ++k) {
    const Decision d = played.positions[k].decision;
    if (!d.chance || d.phase != Phase::draw) continue;
    std::vector<PossibleDraw>& draws = analysis.draws;
    ActionList tiles;
    legal_actions(played.game, state_at(played, k), tiles);
    while (draws.size() < tiles.size()) {
      if (weighed++ == tiles_in_a_frame) return false;
      draws.push_back(margins_with(played.game, state_at(played, k), tiles[draws.size()]));
    }
    margins_to_luck(draws);
    for (const PossibleDraw& draw : draws)
      if (draw.type == played.record.actions[k].what)
        for (std::size_t side = 0; side < max_players; ++side)
          analysis.pending->luck[side] += draw.luck.points[side];
    draws.clear();
  }
  return true;
}

}  // namespace

bool places(const PlayedGame& played, std::size_t k) {
  const Decision d = played.positions[k].decision;
  return !d.chance && d.phase == Phase::place;
}

std::size_t end_of(const PlayedGame& played, std::size_t begin) {
  const std::size_t next = begin + 1;
  if (next >= played.positions.size()) return next;
  const Decision d = played.positions[next].decision;
  const bool figure =
      !d.chance && d.phase == Phase::figure && d.player == played.positions[begin].decision.player;
  return figure ? next + 1 : next;
}

std::size_t turn_end(const PlayedGame& played, std::size_t k) {
  const int turn = played.positions[k].turn;
  while (k + 1 < played.positions.size() && played.positions[k].turn == turn) ++k;
  return k;
}

TurnActions better_turn(const TurnRating& rating) {
  TurnActions turn;
  turn.push_back(rating.place);
  if (rating.figure.kind != ActionKind::none) turn.push_back(rating.figure);
  return turn;
}

double outlook_of(const PlayedGame& played, std::size_t k, PlayerIndex player) {
  return outlook(played.game, state_at(played, k)).margins[player];
}

std::array<double, max_players> chances_at(const PlayedGame& played, std::size_t k) {
  return win_chances(played.game, state_at(played, k));
}

std::vector<Action> best_turn_by_estimate(const PlayedGame& played, std::size_t k) {
  std::vector<Action> turn{judged(played.game, state_at(played, k)).action};
  const Action figure = figure_after(played, k, turn[0]);
  if (figure.kind != ActionKind::none) turn.push_back(figure);
  return turn;
}

std::vector<TurnSummary> turns_of(const PlayedGame& played) {
  std::vector<TurnSummary> turns;
  for (std::size_t k = 0; k < played.positions.size(); ++k) {
    const PositionInfo& moment = played.positions[k];
    if (!moment.decision.over && (turns.empty() || turns.back().turn != moment.turn)) {
      TurnSummary summary;
      summary.turn = moment.turn;
      summary.player = moment.active;
      summary.begin = k;
      turns.push_back(summary);
    }
    turns.back().end = k;
    for (std::size_t p = 0; p < max_players; ++p) turns.back().score[p] = moment.score[p];
  }
  // A turn ends where the next one has begun.
  for (std::size_t i = 0; i + 1 < turns.size(); ++i) {
    turns[i].end = turns[i + 1].begin;
    for (std::size_t p = 0; p < max_players; ++p)
      turns[i].score[p] = played.positions[turns[i].end].score[p];
  }
  if (!is_over(played)) return turns;
  const std::array<int, max_players> points = final_points(played);
  TurnSummary last = turns.back();
  last.player = no_player;
  last.begin = last.end;
  for (std::size_t p = 0; p < max_players; ++p) turns.back().score[p] -= points[p];
  turns.push_back(last);
  return turns;
}

Analysis begin_analysis(const PlayedGame& played) { return {turns_of(played), {}, {}}; }

bool complete(const Analysis& analysis) { return analysis.ratings.size() == analysis.turns.size(); }

long count_turns(const Analysis& analysis) {
  return std::count_if(analysis.turns.begin(), analysis.turns.end(),
                       [](const TurnSummary& turn) { return turn.player != no_player; });
}

long count_examined(const Analysis& analysis) {
  long count = 0;
  for (std::size_t i = 0; i < analysis.ratings.size(); ++i)
    count += analysis.ratings[i].examined && analysis.turns[i].player != no_player;
  return count;
}

void analyse_next(Analysis& analysis, const PlayedGame& played) {
  if (complete(analysis)) return;
  const TurnSummary& summary = analysis.turns[analysis.ratings.size()];
  const bool whole = summary.player != no_player && to_be_drawn(played, summary.begin) &&
                     to_be_drawn(played, summary.end);
  const bool together = plays_together(played);  // otherwise there are opponents
  if (!analysis.pending) {
    TurnRating& rating = analysis.pending.emplace();
    if (whole && !together)
      rating.swing = outlook_of(played, summary.end, summary.player) -
                     outlook_of(played, summary.begin, summary.player);
    if (whole) rate(rating, played, summary.begin, summary.end, summary.player);
    rating.examined = !whole;  // there is nothing to examine
    analysis.draw = whole && !together ? summary.begin : summary.end;
  }
  if (!weigh_luck(analysis, played, summary)) return;
  analysis.ratings.push_back(*std::exchange(analysis.pending, {}));
  if (!together) analysis.chances.push_back(chances_at(played, summary.end));
}

TurnRating rate_turn(const PlayedGame& played, std::size_t placed) {
  TurnRating rating;
  rate(rating, played, placed, end_of(played, placed), played.positions[placed].decision.player);
  return rating;
}

std::optional<std::size_t> next_examined(const Analysis& analysis) {
  std::optional<std::size_t> next;
  for (std::size_t i = 0; i < analysis.ratings.size(); ++i) {
    const TurnRating& rating = analysis.ratings[i];
    if (!rating.examined && (!next || weight(rating) > weight(analysis.ratings[*next]))) next = i;
  }
  return next;
}

void take_in(TurnRating& rating, const PlayedGame& played, const Examined& found) {
  rating.losses = rating.losses ? *rating.losses + found.losses : found.losses;
  // Of several placements the worst. What seems even better than the best turn lost nothing.
  const double lost = std::max(found.losses.own, 0.0);
  const bool most = lost >= std::max(rating.lost, doubtful_from);
  rating.lost += lost;
  if (most) {
    rating.before = found.placed;
    rating.place = found.place;
    rating.figure = found.figure;
    find_lacks(rating, played);
  }
  find_chances(rating, played);
}

void find_chances(TurnRating& rating, const PlayedGame& played) {
  if (rating.place.kind == ActionKind::none || plays_together(played)) return;
  const PlayerIndex player = played.positions[rating.before].decision.player;
  const std::size_t end = turn_end(played, rating.before);
  const double chance = chances_at(played, end)[player];
  const MarginScale scale = margin_scale(played.game, state_at(played, end), player);
  const double better = chance_of(scale, outlook_of(played, end, player) + rating.lost);
  const auto percent = [](double share) { return static_cast<int>(std::lround(100 * share)); };
  rating.chance = percent(chance);
  rating.best_chance = percent(std::max(chance, better));
}

Verdict verdict_of(const TurnRating& rating) {
  return rating.lost >= costly_from     ? Verdict::costly
         : rating.lost >= doubtful_from ? Verdict::doubtful
                                        : Verdict::fine;
}

bool is_costly(const TurnRating& rating) { return verdict_of(rating) == Verdict::costly; }

std::optional<std::size_t> turn_of_action(const std::vector<TurnSummary>& turns,
                                          std::size_t action) {
  for (std::size_t i = 0; i < turns.size(); ++i)
    if (turns[i].begin <= action && action < turns[i].end) return i;
  return {};
}

const TurnRating* rating_at(const Analysis& analysis, std::size_t action) {
  const auto turn = turn_of_action(analysis.turns, action);
  return turn && *turn < analysis.ratings.size() ? &analysis.ratings[*turn] : nullptr;
}

bool is_mistake(const TurnRating& rating) {
  return is_costly(rating) && rating.lost > std::fabs(rating.swing);
}

std::vector<std::size_t> key_moves(const Analysis& analysis, std::size_t most) {
  std::vector<std::size_t> moves;
  for (std::size_t i = 0; i < analysis.ratings.size(); ++i)
    if (weight(analysis.ratings[i]) > 0) moves.push_back(i);
  sort_stably(moves, [&](std::size_t a, std::size_t b) {
    return weight(analysis.ratings[a]) > weight(analysis.ratings[b]);
  });
  if (moves.size() > most) moves.resize(most);
  std::sort(moves.begin(), moves.end());
  return moves;
}

}  // namespace bastide
