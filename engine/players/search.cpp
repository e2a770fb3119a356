#include "engine/players/search.hpp"

#include <algorithm>
#include <optional>

#include "engine/base/sort.hpp"

namespace bastide {
namespace {

constexpr std::size_t second_looks = 16;  // as the greedy player
constexpr int late = 12;      // tiles left below which the odds are made anew for every turn
constexpr int few_tiles = 3;  // left, so that every order of them is tried
constexpr u32 no_limit = ~u32{0};
constexpr double supposed_variance = 20;  // of the luck of a game, before there are any
constexpr double enough_rounds = 12;      // fewer candidates if there is no time for so many
constexpr std::size_t least_candidates = 3;
constexpr u32 enough_games = 8;          // before a candidate is dropped by its games alone
constexpr double other_decisions = 0.4;  // share of the effort, where no tile is placed

// What the player could do now: one action, or those of a turn up to the figure.
struct Line {
  FixedVector<Action, 3> actions;
  bool open = false;
  double prior = 0;  // the estimate without looking ahead
  std::vector<float> games;
  double sum = 0;
  double value = 0;  // with the games
};

struct Search {
  const Game& game;
  const State& root;
  const SearchControl& control;
  const Mind& mind;
  const SearchPlan& plan;
  const Decision asked;
  const PlayerIndex me;
  u64 seed;
  DrawOdds root_odds;
  std::optional<DrawOdds> odds_now;
  TurnRater rater;
  u32 nodes;
  u32 played = 0;
  bool halted = false;
  std::vector<Line> lines;

  Search(const Game& g, const State& state, const SearchControl& c, const Mind& m, u64 chance)
      : game(g),
        root(state),
        control(c),
        mind(m),
        plan(m.plan),
        asked(decision(g, state)),
        me(asked.chance ? state.active : asked.player),
        seed(chance),
        root_odds(g, state, m.weights),
        rater(g, m.eyes),
        nodes(c.nodes != 0 && m.plan.nodes != 0 ? c.nodes : m.plan.nodes) {}

  bool stopped() {
    if (!halted && control.stop && control.stop(control.context)) halted = true;
    return halted;
  }

  // The share of the effort that is spent.
  double spent() const {
    double share = static_cast<double>(played) / nodes;
    if (control.spent) share = std::max(share, control.spent(control.context));
    return asked.phase <= Phase::place ? share : share / other_decisions;
  }

  DrawOdds& odds_of(const State& state) {
    if (root_odds.left() > late) return root_odds;
    return odds_now.emplace(game, state, mind.weights);
  }

  // ---- The candidates ---------------------------------------------------------------------------

  void add_line(const FixedVector<Action, 3>& actions, const TurnValue& value) {
    lines.emplace_back();
    lines.back().actions = actions;
    lines.back().open = value.open;
    lines.back().prior = value.points;
  }

  bool overlooks(const State& state, const Decision& d, const Action& action) const {
    if (d.phase != Phase::place) return rater.overlooks(state, d, action);
    const u64 place = static_cast<u64>(static_cast<u16>(action.at.x)) << 16 |
                      static_cast<u64>(static_cast<u16>(action.at.y));
    return bounded(random_at(seed, place), 100) >= mind.eyes.notices;
  }

  // Every answer in `state`, which `before` leads to; where a figure follows, each with every
  // figure.
  void add_lines(const State& state, const FixedVector<Action, 3>& before, bool figures) {
    ActionList actions;
    legal_actions(game, state, actions);
    const Decision now = decision(game, state);
    for (const Action& action : actions) {
      if (!lines.empty() && (stopped() || overlooks(state, now, action))) continue;
      FixedVector<Action, 3> line = before;
      line.push_back(action);
      if (!figures) {
        add_line(line, rater.after(state, action, false));
        continue;
      }
      State next = state;
      apply(game, next, action);
      const Decision d = decision(game, next);
      if (d.phase == Phase::place && !d.over) {
        add_lines(next, line, true);  // it was a tile out of the hand
        continue;
      }
      rater.new_board();
      if (d.phase == Phase::figure && d.player == me)
        add_lines(next, line, false);
      else
        add_line(line, rater.after(state, action, false));
    }
  }

  void sort_lines() {
    sort_long(lines, [](const Line& a, const Line& b) { return a.prior > b.prior; });
  }

  void find_lines() {
    rater.look(root_odds, me, root);
    add_lines(root, {}, asked.phase == Phase::place || asked.phase == Phase::choose);
    sort_lines();
    bool open = false;
    const std::size_t first = std::min(lines.size(), second_looks);
    for (std::size_t i = 0; i < first; ++i) open |= lines[i].open;
    if (!open) return;
    lines.resize(first);
    for (Line& line : lines) {
      if (stopped()) break;
      State state = root;
      for (std::size_t i = 0; i + 1 < line.actions.size(); ++i) apply(game, state, line.actions[i]);
      rater.new_board();
      line.prior = rater.after(state, line.actions.back(), true).points;
    }
    sort_lines();
  }

  // ---- Playing on -------------------------------------------------------------------------------

  // Tiles are drawn by the seed of a game, so that all candidates of a round draw alike. The first
  // ones are spread evenly over the tiles left.
  Action draw(const State& state, u32 number, int drawn) {
    if (drawn > 1) return chance_outcome(game, state);
    ActionList tiles;
    legal_actions(game, state, tiles);
    u32 sum = 0;
    for (const Action& tile : tiles) sum += state.bag[tile.what];
    const u32 all = sum + static_cast<u32>(drawn);
    u32 at = 0;
    if (all <= few_tiles) {
      at = (drawn == 0 ? number : number / all) % sum;
    } else {
      constexpr u64 steps[2] = {0xc13fa9a902a6328fULL, 0x91e10da5c79e7b1dULL};
      at = bounded(random_at(seed, static_cast<u64>(drawn)) + number * steps[drawn], sum);
    }
    std::size_t i = 0;
    while (at >= state.bag[tiles[i].what]) at -= state.bag[tiles[i++].what];
    return tiles[i];
  }

  // What a player does at once.
  void act(State& state, const Decision& d) {
    ActionList actions;
    legal_actions(game, state, actions);
    if (actions.size() == 1) return apply(game, state, actions[0]);
    DrawOdds& odds = odds_of(state);
    rater.look(odds, d.player, state);
    if (d.phase != Phase::place && d.phase != Phase::figure && d.phase != Phase::choose)
      return apply(game, state, rater.likely(state, d.player, actions));
    Action best;
    TurnValue most;
    for (std::size_t i = 0; i < actions.size(); ++i) {
      TurnValue value;
      if (d.phase == Phase::choose) {
        value.points = best_place(state, actions[i]);
      } else {
        if (d.phase == Phase::place) rater.new_board();
        value = rater.after(state, actions[i], false);
      }
      if (i != 0 && value.points <= most.points) continue;
      best = actions[i];
      most = value;
    }
    apply(game, state, best);
    if (most.figure.kind == ActionKind::none) return;
    const Decision then = decision(game, state);
    if (then.phase == Phase::figure && then.player == d.player) apply(game, state, most.figure);
  }

  double best_place(const State& state, const Action& tile) {
    State next = state;
    apply(game, next, tile);
    ActionList places;
    legal_actions(game, next, places);
    double best = -1e9;
    if (decision(game, next).phase != Phase::place) return best;
    for (const Action& place : places) {
      rater.new_board();
      best = std::max(best, rater.after(next, place, false).points);
    }
    return best;
  }

  // One game from a candidate on. Nothing if it was stopped.
  std::optional<double> play(const Line& line, u32 number) {
    State state = root;
    state.seed = random_at(seed, 2 + number);
    ++played;  // a game that is over at once must count as well, or there would be no end of them
    for (const Action& action : line.actions) apply(game, state, action);
    const int last = root.turn + plan.turns;
    int drawn = 0;
    for (;;) {
      const Decision d = decision(game, state);
      if (d.over || (state.turn > last && d.phase <= Phase::place)) break;
      if (d.chance) {
        const bool tile = d.phase == Phase::draw;
        apply(game, state, tile ? draw(state, number, drawn) : chance_outcome(game, state));
        drawn += tile;
        continue;
      }
      if (stopped() || played >= nodes) return {};
      played += d.phase == Phase::place;
      act(state, d);
    }
    rater.look(odds_of(state), me);
    return rater.worth(state, me);
  }

  // ---- Choosing among them ----------------------------------------------------------------------

  // Orders of the tiles left, if they are so few that each is tried.
  u32 most_games() const {
    if (rater.averages() || root_odds.left() > few_tiles) return no_limit;
    u32 orders = 1;
    for (int n = 2; n <= root_odds.left(); ++n) orders *= static_cast<u32>(n);
    return orders;
  }

  // One more game for each of the first `count` candidates. False if it was stopped.
  bool round(std::size_t count, u32 number) {
    std::vector<double> results(count);
    for (std::size_t i = 0; i < count; ++i) {
      const auto result = play(lines[i], number);
      if (!result) return false;
      results[i] = *result;
    }
    for (std::size_t i = 0; i < count; ++i) {
      lines[i].games.push_back(static_cast<float>(results[i]));
      lines[i].sum += results[i];
    }
    // What is tried in every order needs no estimate.
    const double trust = most_games() == no_limit ? trust_in_estimate(count, number + 1) : 0;
    for (std::size_t i = 0; i < count; ++i)
      lines[i].value = (lines[i].prior * trust + lines[i].sum) / (trust + number + 1);
    return true;
  }

  // The number of games like which the estimate without looking ahead counts: the more they differ
  // by luck, the more of them it takes to know better. Luck is what is left of a game without the
  // mean of its candidate and that of its round.
  double trust_in_estimate(std::size_t count, u32 games) const {
    double mean = 0, squares = 0;
    for (std::size_t i = 0; i < count; ++i) mean += lines[i].sum;
    mean /= static_cast<double>(count * games);
    for (std::size_t g = 0; g < games; ++g) {
      double round_mean = 0;
      for (std::size_t i = 0; i < count; ++i) round_mean += static_cast<double>(lines[i].games[g]);
      round_mean /= static_cast<double>(count);
      for (std::size_t i = 0; i < count; ++i) {
        const double luck =
            static_cast<double>(lines[i].games[g]) - lines[i].sum / games - round_mean + mean;
        squares += luck * luck;
      }
    }
    const double freedom = static_cast<double>((count - 1) * (games - 1));
    const double variance = (supposed_variance * 4 + squares) / (4 + freedom);
    const double wrong = static_cast<double>(plan.wrong);
    return variance / (wrong * wrong);
  }

  // Whether a candidate is behind the leader by more than chance explains.
  bool beaten(const Line& line, const Line& leader) const {
    const double n = static_cast<double>(line.games.size());
    double sum = 0, squares = 0;
    for (std::size_t i = 0; i < line.games.size(); ++i) {
      const double gap = static_cast<double>(leader.games[i]) - static_cast<double>(line.games[i]);
      sum += gap;
      squares += gap * gap;
    }
    const double variance = std::max(squares - sum * sum / n, 0.0) / (n - 1) + 0.25;
    const double gap = leader.value - line.value, clear = static_cast<double>(plan.clear);
    return gap > 0 && gap * gap * n > clear * clear * variance;
  }

  // How many candidates are looked at. Of the last few tiles, all that there is time for.
  std::size_t looked_at(u32 most) const {
    if (root_odds.left() == 0 || asked.phase == Phase::score) return 1;  // nothing to find out
    std::size_t count = plan.candidates;
    if (most != no_limit)
      count = std::max<std::size_t>(count, nodes / most / static_cast<u32>(root_odds.left()));
    return std::min(count, lines.size());
  }

  void compare() {
    const u32 most = most_games();
    std::size_t left = looked_at(most);
    int halvings = 0, halved = 0;
    for (std::size_t n = left; n > 2; n = (n + 1) / 2) ++halvings;
    const auto order = [](const Line& a, const Line& b) { return a.value > b.value; };
    for (u32 number = 0; left > 1 && number < most && spent() < 1; ++number) {
      if (!round(left, number)) break;
      sort_short(lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(left), order);
      if (control.progress) control.progress(control.context, std::min(spent(), 1.0));
      if (most != no_limit) continue;
      if (const double rounds = 1 / spent(); number == 0 && rounds < enough_rounds)
        left = std::min(
            left, std::max(least_candidates, static_cast<std::size_t>(static_cast<double>(left) *
                                                                      rounds / enough_rounds)));
      for (; halved < halvings && spent() * (halvings + 1) >= halved + 1; ++halved)
        if (left > 2) left = (left + 1) / 2;
      if (number + 1 < enough_games) continue;
      while (left > 1 && beaten(lines[left - 1], lines[0])) --left;
    }
  }

  SearchResult result() const {
    SearchResult choice;
    choice.action = lines[0].actions[0];
    for (const Line& line : lines) {
      const bool known =
          std::any_of(choice.candidates.begin(), choice.candidates.end(),
                      [&](const Candidate& c) { return c.action == line.actions[0]; });
      if (known || (line.games.empty() && !lines[0].games.empty())) continue;
      const double value = line.games.empty() ? line.prior : line.value;
      const double above = choice.candidates.empty() ? value : choice.candidates.back().value;
      choice.candidates.push_back({line.actions[0], std::min(value, above)});
    }
    return choice;
  }
};

}  // namespace

SearchResult choose_search(const Game& game, const State& state, Random& random,
                           const SearchControl& control, const Mind& mind) {
  ActionList actions;
  legal_actions(game, state, actions);
  if (actions.empty()) return {};
  const u64 seed = random.next();
  if (actions.size() == 1) return {actions[0], {{actions[0], 0}}};
  Search search(game, state, control, mind, seed);
  search.find_lines();
  if (mind.plan.nodes > 0) search.compare();
  return search.result();
}

}  // namespace bastide
