#include "engine/players/search.hpp"

#include <algorithm>
#include <cstdlib>
#include <optional>

namespace bastide {
namespace {

constexpr int few_tiles = 3;  // left, so that every order of them is tried
constexpr u32 no_limit = ~u32{0};
constexpr std::size_t kept_places = 4;  // places for a tile that are looked at again and again
// Later games are played on for longer: from which game on, how many times as far.
constexpr struct {
  u32 from;
  double times;
} lengths[] = {{120, 5}, {60, 4}, {30, 3}, {12, 2}, {4, 1.5}, {0, 1}};
constexpr int looks = 3;                  // at a game while it is played on, evenly spread
constexpr double supposed_variance = 20;  // of the luck of a game, before there are any
// Fewer candidates if there is no time for so many rounds, but not fewer than this.
constexpr struct {
  double rounds;
  std::size_t least;
} for_many = {40, 10}, for_few = {12, 3};
constexpr u32 few_rounds = 4;    // with little effort, shorter games if there were fewer of them
constexpr u32 enough_games = 8;  // before a candidate is dropped by its games alone
constexpr double other_decisions = 0.4;  // share of the effort, where no tile is placed
constexpr std::size_t many_tiles = 60;   // for each player

// What the player could do now: one action, or those of a turn up to the figure.
struct Branch {
  TurnActions actions;
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
  const PlayerConfig& config;
  const SearchPlan& plan;
  const Decision asked;
  const PlayerIndex me;
  u64 seed;
  DrawOdds root_odds;
  DrawOdds odds_now;  // in the game that is played on
  TurnRater rater;
  u32 nodes;
  int turns;
  // By player and type: of the places that there were when such a tile was first drawn, those that
  // were not among the best.
  std::vector<std::vector<Action>> pruned;
  u32 played = 0;
  bool halted = false;
  std::vector<Branch> branches;

  Search(const Game& g, const State& state, const SearchControl& c, const PlayerConfig& m,
         u64 chance)
      : game(g),
        root(state),
        control(c),
        config(m),
        plan(m.plan),
        asked(decision(g, state)),
        me(asked.chance ? state.active : asked.player),
        seed(chance),
        root_odds(g, state, weights_for(g, m)),
        odds_now(g, state, weights_for(g, m)),
        rater(g, m.handicap),
        nodes(c.nodes != 0 && m.plan.nodes != 0 ? c.nodes : m.plan.nodes),
        turns(m.plan.turns),
        pruned(static_cast<std::size_t>(g.sides) * g.tables.types.size()) {}

  bool stopped() {
    if (!halted && control.stop && control.stop(control.context)) halted = true;
    return halted;
  }

  // The share of all effort that this decision may take.
  double allowed() const { return asked.phase <= Phase::place ? 1 : other_decisions; }

  // The share of that which is spent.
  double spent() const {
    double share = static_cast<double>(played) / nodes;
    if (control.spent) share = std::max(share, control.spent(control.context));
    return share / allowed();
  }

  DrawOdds& odds_of(const State& state) {
    odds_now.follow(state);
    return odds_now;
  }

  // ---- The candidates ---------------------------------------------------------------------------

  void add_branch(const TurnActions& actions, const TurnValue& value) {
    branches.emplace_back();
    branches.back().actions = actions;
    branches.back().open = value.open;
    branches.back().prior = value.points;
  }

  bool overlooks(const State& state, const Decision& d, const Action& action) const {
    if (d.phase != Phase::place) return rater.overlooks(state, d, action);
    const u64 place = static_cast<u64>(static_cast<u16>(action.at.x)) << 16 |
                      static_cast<u64>(static_cast<u16>(action.at.y));
    return bounded(random_at(seed, place), 100) >= config.handicap.notices;
  }

  // Every answer in `state`, which `before` leads to; where a figure follows, each with every
  // figure.
  void add_branches(const State& state, const TurnActions& before, bool figures) {
    ActionList actions;
    legal_actions(game, state, actions);
    const Decision now = decision(game, state);
    for (const Action& action : actions) {
      if (!branches.empty() && (stopped() || overlooks(state, now, action))) continue;
      TurnActions branch = before;
      branch.push_back(action);
      if (!figures) {
        add_branch(branch, rater.after(state, action, false));
        continue;
      }
      State next = state;
      apply(game, next, action);
      const Decision d = decision(game, next);
      if (d.phase == Phase::place && !d.over) {
        add_branches(next, branch, true);  // it was a tile out of the hand
        continue;
      }
      rater.new_board();
      if (d.phase == Phase::figure && d.player == me)
        add_branches(next, branch, false);
      else
        add_branch(branch, rater.after(state, action, false));
    }
  }

  void sort_branches() {
    std::stable_sort(branches.begin(), branches.end(),
                     [](const Branch& a, const Branch& b) { return a.prior > b.prior; });
  }

  // `only`: of these alone, unless that is empty.
  void find_branches(std::span<const TurnActions> only = {}) {
    rater.refer_to(root_odds, me, &root);
    add_branches(root, {}, asked.phase == Phase::place || asked.phase == Phase::choose);
    if (!only.empty())
      std::erase_if(branches, [&](const Branch& branch) {
        return std::find(only.begin(), only.end(), branch.actions) == only.end();
      });
    sort_branches();
    bool open = false;
    const std::size_t first = std::min(branches.size(), second_looks);
    for (std::size_t i = 0; i < first; ++i) open |= branches[i].open;
    if (!open) return;
    branches.resize(first);
    for (Branch& branch : branches) {
      if (stopped()) break;
      State state = root;
      for (std::size_t i = 0; i + 1 < branch.actions.size(); ++i)
        apply(game, state, branch.actions[i]);
      rater.new_board();
      branch.prior = rater.after(state, branch.actions.back(), true).points;
    }
    sort_branches();
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

  // Whether a place is beside a tile that the position asked about does not have yet.
  bool beside_new(const Board& board, Position at) const {
    for (std::size_t t = root.board.tiles.size(); t < board.tiles.size(); ++t) {
      const Position there = place_of(board, static_cast<TileIndex>(t));
      if (std::abs(at.x - there.x) + std::abs(at.y - there.y) <= 1) return true;
    }
    return false;
  }

  // Leaves out the places that are as poor as they were.
  void drop_pruned(const Board& board, const std::vector<Action>& known, ActionList& places) {
    std::size_t kept = 0;
    for (const Action& place : places)
      if (std::find(known.begin(), known.end(), place) == known.end() ||
          beside_new(board, place.at))
        places[kept++] = place;
    if (kept != 0) places.set_size(kept);
  }

  void remember_pruned(std::vector<Candidate>& places, std::vector<Action>& known) {
    std::stable_sort(places.begin(), places.end(),
                     [](const Candidate& a, const Candidate& b) { return a.value > b.value; });
    for (std::size_t i = kept_places; i < places.size(); ++i) known.push_back(places[i].action);
  }

  // What a player does at once.
  void act(State& state, const Decision& d) {
    ActionList actions;
    legal_actions(game, state, actions);
    if (actions.size() == 1) return apply(game, state, actions[0]);
    std::vector<Action>* known = nullptr;
    // In the last turns nothing is left out.
    if (d.phase == Phase::place && state.drawn != no_type && root_odds.left() > few_tiles &&
        actions.size() > kept_places) {
      known = &pruned[d.player * game.tables.types.size() + state.drawn];
      if (!known->empty()) {
        drop_pruned(state.board, *known, actions);
        known = nullptr;
      }
    }
    std::vector<Candidate> places;
    DrawOdds& odds = odds_of(state);
    rater.refer_to(odds, d.player, &state);
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
      if (known) places.push_back({actions[i], value.points});
      if (i != 0 && value.points <= most.points) continue;
      best = actions[i];
      most = value;
    }
    if (known) remember_pruned(places, *known);
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

  // The turns that a game is played on.
  int turns_of(u32 number) const {
    for (const auto& length : lengths)
      if (number >= length.from) return static_cast<int>(turns * length.times);
    return turns;
  }

  // One game from a candidate on: the mean of a few looks at it, or its end. Nothing if it was
  // stopped.
  std::optional<double> play(const Branch& branch, u32 number) {
    State state = root;
    state.seed = random_at(seed, 2 + number);
    odds_now = root_odds;
    ++played;  // a game that is over at once must count as well, or there would be no end of them
    for (const Action& action : branch.actions) apply(game, state, action);
    const int length = turns_of(number);
    const bool to_the_end = most_games() != no_limit;
    double sum = 0;
    int looked = 0, drawn = 0;
    for (;;) {
      const Decision d = decision(game, state);
      while (!d.over && !to_the_end && d.phase <= Phase::place && looked < looks &&
             (state.turn - root.turn - 1) * looks >= length * (looked + 1)) {
        rater.refer_to(odds_of(state), me);
        sum += rater.worth(state, me);
        ++looked;
      }
      if (d.over || (!to_the_end && looked == looks)) break;
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
    if (looked == looks) return sum / looks;
    rater.refer_to(odds_of(state), me);
    const double end = rater.worth(state, me);
    return (sum + end * (looks - looked)) / looks;
  }

  // ---- Choosing among them ----------------------------------------------------------------------

  // Orders of the tiles left, if they are so few that each is tried.
  u32 most_games() const {
    if (rater.averages() || root_odds.left() > few_tiles) return no_limit;
    u32 orders = 1;
    for (int n = 2; n <= root_odds.left(); ++n) orders *= static_cast<u32>(n);
    return orders;
  }

  // One more game for each of the first `count` candidates. How many it counts for: if it was
  // stopped, all or none, but of the first round those that came first.
  std::size_t round(std::size_t count, u32 number) {
    std::vector<double> results;
    while (results.size() < count) {
      const auto result = play(branches[results.size()], number);
      if (!result) break;
      results.push_back(*result);
    }
    if (results.size() < count) count = number == 0 && results.size() > 1 ? results.size() : 0;
    for (std::size_t i = 0; i < count; ++i) {
      branches[i].games.push_back(static_cast<float>(results[i]));
      branches[i].sum += results[i];
    }
    // What is tried in every order needs no estimate.
    const double trust = most_games() == no_limit ? trust_in_estimate(count, number + 1) : 0;
    for (std::size_t i = 0; i < count; ++i)
      branches[i].value = (branches[i].prior * trust + branches[i].sum) / (trust + number + 1);
    return count;
  }

  // The number of games like which the estimate without looking ahead counts: the more they differ
  // by luck, the more of them it takes to know better. Luck is what is left of a game without the
  // mean of its candidate and that of its round.
  double trust_in_estimate(std::size_t count, u32 games) const {
    double mean = 0, squares = 0;
    for (std::size_t i = 0; i < count; ++i) mean += branches[i].sum;
    mean /= static_cast<double>(count * games);
    for (std::size_t g = 0; g < games; ++g) {
      double round_mean = 0;
      for (std::size_t i = 0; i < count; ++i)
        round_mean += static_cast<double>(branches[i].games[g]);
      round_mean /= static_cast<double>(count);
      for (std::size_t i = 0; i < count; ++i) {
        const double luck =
            static_cast<double>(branches[i].games[g]) - branches[i].sum / games - round_mean + mean;
        squares += luck * luck;
      }
    }
    const double freedom = static_cast<double>((count - 1) * (games - 1));
    const double variance = (supposed_variance * 4 + squares) / (4 + freedom);
    const double wrong = static_cast<double>(plan.wrong);
    return variance / (wrong * wrong);
  }

  // Whether a candidate is behind the leader by more than chance explains.
  bool beaten(const Branch& branch, const Branch& leader) const {
    const double n = static_cast<double>(branch.games.size());
    double sum = 0, squares = 0;
    for (std::size_t i = 0; i < branch.games.size(); ++i) {
      const double gap =
          static_cast<double>(leader.games[i]) - static_cast<double>(branch.games[i]);
      sum += gap;
      squares += gap * gap;
    }
    const double variance = std::max(squares - sum * sum / n, 0.0) / (n - 1) + 0.25;
    const double gap = leader.value - branch.value, clear = static_cast<double>(plan.clear);
    return gap > 0 && gap * gap * n > clear * clear * variance;
  }

  // How many candidates are looked at. Of the last few tiles, all that there is time for.
  std::size_t looked_at(u32 most) const {
    if (root_odds.left() == 0 || asked.phase == Phase::score) return 1;  // nothing to find out
    std::size_t count = plan.candidates;
    if (most != no_limit)
      count = std::max<std::size_t>(count, nodes / most / static_cast<u32>(root_odds.left()));
    return std::min(count, branches.size());
  }

  // With little effort, games are shorter and candidates fewer.
  void fit_to_effort(std::size_t& count) {
    const u32 effort = static_cast<u32>(nodes * allowed());
    const u32 longest = effort / (few_rounds * static_cast<u32>(for_few.least));
    turns = static_cast<int>(std::clamp<u32>(longest, 2, static_cast<u32>(turns) + 1)) - 1;
    const double games = static_cast<double>(effort) / turns;
    count = std::min(count,
                     std::max(for_many.least, static_cast<std::size_t>(games / for_many.rounds)));
    count = std::min<std::size_t>(count, std::max(2u, effort / 2 / static_cast<u32>(turns + 1)));
  }

  // How many candidates of the first round there is time to go on with.
  std::size_t fitting(std::size_t count) const {
    const double games = static_cast<double>(count) / spent();
    for (const auto& [rounds, least] : {for_many, for_few})
      count = std::min(count, std::max(least, static_cast<std::size_t>(games / rounds)));
    return count;
  }

  void tell_so_far() const {
    if (control.so_far) control.so_far(control.context, branches[0].actions[0]);
  }

  void compare() {
    tell_so_far();
    const u32 most = most_games();
    std::size_t left = looked_at(most);
    if (most == no_limit) fit_to_effort(left);
    int halvings = 0, halved = 0;
    for (std::size_t n = left; n > 2; n = (n + 1) / 2) ++halvings;
    const auto order = [](const Branch& a, const Branch& b) { return a.value > b.value; };
    for (u32 number = 0; left > 1 && number < most && spent() < 1; ++number) {
      const std::size_t done = round(left, number);
      if (done == 0) break;
      left = done;
      std::stable_sort(branches.begin(), branches.begin() + static_cast<std::ptrdiff_t>(left),
                       order);
      if (control.progress) control.progress(control.context, std::min(spent(), 1.0));
      tell_so_far();
      if (most != no_limit) continue;
      if (number == 0) left = fitting(left);
      for (; halved < halvings && spent() * (halvings + 1) >= halved + 1; ++halved)
        if (left > 2) left = (left + 1) / 2;
      if (number + 1 < enough_games) continue;
      while (left > 1 && beaten(branches[left - 1], branches[0])) --left;
    }
  }

  SearchResult result() const {
    SearchResult choice;
    choice.action = branches[0].actions[0];
    for (const Branch& branch : branches) {
      const bool known =
          std::any_of(choice.candidates.begin(), choice.candidates.end(),
                      [&](const Candidate& c) { return c.action == branch.actions[0]; });
      if (known || (branch.games.empty() && !branches[0].games.empty())) continue;
      const double value = branch.games.empty() ? branch.prior : branch.value;
      const double above = choice.candidates.empty() ? value : choice.candidates.back().value;
      choice.candidates.push_back({branch.actions[0], std::min(value, above)});
    }
    return choice;
  }
};

}  // namespace

const Weights& weights_for(const Game& game, const PlayerConfig& config) {
  const bool is_long = game.tile_count >= many_tiles * static_cast<std::size_t>(game.sides);
  return is_long && config.in_long_games ? *config.in_long_games : config.weights;
}

SearchResult choose_search(const Game& game, const State& state, Random& random,
                           const SearchControl& control, const PlayerConfig& config) {
  ActionList actions;
  legal_actions(game, state, actions);
  if (actions.empty()) return {};
  const u64 seed = random.next();
  if (actions.size() == 1) return {actions[0], {{actions[0], 0}}};
  Search search(game, state, control, config, seed);
  search.find_branches();
  if (config.plan.nodes > 0) search.compare();
  return search.result();
}

std::vector<RatedTurn> rate_turns(const Game& game, const State& state, Random& random,
                                  const SearchControl& control, const PlayerConfig& config,
                                  std::span<const TurnActions> only) {
  Search search(game, state, control, config, random.next());
  search.find_branches(only);
  std::vector<RatedTurn> turns;
  if (search.branches.empty()) return turns;
  search.compare();
  for (const Branch& branch : search.branches)
    if (!branch.games.empty()) turns.push_back({branch.actions, branch.prior, branch.value});
  return turns;
}

}  // namespace bastide
