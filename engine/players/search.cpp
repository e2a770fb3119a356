#include "engine/players/search.hpp"

#include <algorithm>
#include <span>

#include "engine/base/sort.hpp"

namespace bastide {
namespace {

// Later games are played on for longer: from which game on, how many times as far.
constexpr struct {
  u32 from;
  double times;
} lengths[] = {{120, 5}, {60, 4}, {30, 3}, {12, 2}, {4, 1.5}, {0, 1}};
constexpr double supposed_variance = 20;  // of the luck of a game, before there are any
// Fewer candidates if there is no time for so many rounds, but not fewer than this.
constexpr struct {
  double rounds;
  std::size_t least;
} for_many = {40, 10}, for_few = {12, 3};
constexpr u32 few_rounds = 4;    // with little effort, shorter games if there were fewer of them
constexpr u32 enough_games = 8;  // before a candidate is dropped by its games alone
constexpr double other_decisions = 0.4;  // share of the effort, where no tile is placed
// Rounds are handed out together if they are short: about so many games, for several workers to
// share, but no more than a part of the effort, since nothing is dropped meanwhile.
constexpr std::size_t batch_games = 32;
constexpr double batch_share = 1.0 / 24;

}  // namespace

Search::Search(const SearchRoot& root, const SearchControl& control,
               std::span<const TurnActions> only)
    : root_(root),
      control_(control),
      plan_(root.config.plan),
      asked_(decision(root.game, root.state)),
      me_(asked_.chance ? root.state.active : asked_.player),
      odds_(root.game, root.state, weights_for(root.game, root.config)),
      rater_(root.game, root.config.handicap),
      nodes_(control.nodes != 0 && plan_.nodes != 0 ? control.nodes : plan_.nodes),
      orders_(orders_of(odds_, rater_)),
      turns_(plan_.turns) {
  find_branches(only);
  if (nodes_ != 0 && !branches_.empty()) plan_search();
}

bool Search::stopped() {
  if (!halted_ && control_.stop && control_.stop(control_.context)) halted_ = true;
  return halted_;
}

// The share of all effort that this decision may take.
double Search::allowed() const { return asked_.phase <= Phase::place ? 1 : other_decisions; }

// The share of that which is spent.
double Search::spent() const {
  double share = static_cast<double>(played_) / nodes_;
  if (control_.spent) share = std::max(share, control_.spent(control_.context));
  return share / allowed();
}

// ---- The candidates -----------------------------------------------------------------------------

void Search::add_branch(const TurnActions& actions, const TurnValue& value) {
  branches_.emplace_back();
  branches_.back().actions = actions;
  branches_.back().open = value.open;
  branches_.back().prior = value.points;
}

bool Search::overlooks(const State& state, const Decision& d, const Action& action) const {
  if (d.phase != Phase::place) return rater_.overlooks(state, d, action);
  const u64 place = static_cast<u64>(static_cast<u16>(action.at.x)) << 16 |
                    static_cast<u64>(static_cast<u16>(action.at.y));
  return bounded(random_at(root_.seed, place), 100) >= root_.config.handicap.notices;
}

// Every answer in `state`, which `before` leads to; where a figure follows, each with every figure.
void Search::add_branches(const State& state, const TurnActions& before, bool figures) {
  ActionList actions;
  legal_actions(root_.game, state, actions);
  const Decision now = decision(root_.game, state);
  if (now.phase == Phase::figure && !before.empty()) rater_.keep_promising(state, actions);
  for (const Action& action : actions) {
    if (!branches_.empty() && (stopped() || overlooks(state, now, action))) continue;
    TurnActions turn = before;
    turn.push_back(action);
    if (!figures) {
      add_branch(turn, rater_.after(state, action, false));
      continue;
    }
    State next = state;
    apply(root_.game, next, action);
    const Decision d = decision(root_.game, next);
    if (d.phase == Phase::place && !d.over) {
      add_branches(next, turn, true);  // it was a tile out of the hand
      continue;
    }
    rater_.new_board();
    if (d.phase == Phase::figure && d.player == me_)
      add_branches(next, turn, false);
    else
      add_branch(turn, rater_.after(state, action, false));
  }
}

void Search::sort_by_prior() {
  sort_stably(branches_, [](const Branch& a, const Branch& b) { return a.prior > b.prior; });
}

void Search::find_branches(std::span<const TurnActions> only) {
  rater_.refer_to(odds_, me_, &root_.state);
  add_branches(root_.state, {}, asked_.phase == Phase::place || asked_.phase == Phase::choose);
  if (!only.empty())
    std::erase_if(branches_, [&](const Branch& branch) {
      return std::find(only.begin(), only.end(), branch.actions) == only.end();
    });
  sort_by_prior();
  bool open = false;
  const std::size_t first = std::min(branches_.size(), second_looks);
  for (std::size_t i = 0; i < first; ++i) open |= branches_[i].open;
  if (!open) return;
  branches_.resize(first);
  for (Branch& branch : branches_) {
    if (stopped()) break;
    State state = root_.state;
    for (std::size_t i = 0; i + 1 < branch.actions.size(); ++i)
      apply(root_.game, state, branch.actions[i]);
    rater_.new_board();
    branch.prior = rater_.after(state, branch.actions.back(), true).points;
  }
  sort_by_prior();
}

std::vector<TurnActions> Search::candidates() const {
  std::vector<TurnActions> turns(branches_.size());
  for (std::size_t i = 0; i < branches_.size(); ++i)
    turns[branches_[i].number] = branches_[i].actions;
  return turns;
}

// ---- Choosing among them ------------------------------------------------------------------------

void Search::plan_search() {
  tell_so_far();
  for (std::size_t i = 0; i < branches_.size(); ++i) branches_[i].number = static_cast<u16>(i);
  left_ = looked_at();
  if (orders_ == unlimited_games) fit_to_effort();
  for (std::size_t n = left_; n > 2; n = (n + 1) / 2) ++halvings_;
}

// How many candidates are looked at. Of the last few tiles, all that there is time for.
std::size_t Search::looked_at() const {
  if (odds_.left() == 0 || asked_.phase == Phase::score) return 1;  // nothing to find out
  std::size_t count = plan_.candidates;
  if (orders_ != unlimited_games)
    count = std::max<std::size_t>(count, nodes_ / orders_ / static_cast<u32>(odds_.left()));
  return std::min(count, branches_.size());
}

// With little effort, games are shorter and candidates fewer.
void Search::fit_to_effort() {
  const u32 effort = static_cast<u32>(nodes_ * allowed());
  const u32 longest = effort / (few_rounds * static_cast<u32>(for_few.least));
  turns_ = static_cast<int>(std::clamp<u32>(longest, 2, static_cast<u32>(turns_) + 1)) - 1;
  const double games = static_cast<double>(effort) / turns_;
  left_ =
      std::min(left_, std::max(for_many.least, static_cast<std::size_t>(games / for_many.rounds)));
  left_ = std::min<std::size_t>(left_, std::max(2u, effort / 2 / static_cast<u32>(turns_ + 1)));
}

// How many candidates of the first round there is time to go on with.
std::size_t Search::fitting(std::size_t count) const {
  const double games = static_cast<double>(count) / spent();
  for (const auto& [rounds, least] : {for_many, for_few})
    count = std::min(count, std::max(least, static_cast<std::size_t>(games / rounds)));
  return count;
}

// The turns that a game is played on.
int Search::turns_of(u32 number) const {
  for (const auto& length : lengths)
    if (number >= length.from) return static_cast<int>(turns_ * length.times);
  return turns_;
}

// The first round on its own, since it shows what a game costs.
void Search::plan_batch() {
  u32 rounds = 1;
  if (rounds_ != 0) {
    const double effort = played_ / std::max(spent(), 1e-9);
    const double cost = static_cast<double>(left_) * (turns_of(rounds_) + 1);
    rounds = static_cast<u32>(std::clamp(effort * batch_share / cost, 1.0,
                                         1.0 + batch_games / static_cast<double>(left_)));
  }
  rounds = std::min(rounds, orders_ - rounds_);
  for (u32 r = 0; r < rounds; ++r)
    for (std::size_t i = 0; i < left_; ++i)
      batch_.push_back({branches_[i].number, rounds_ + r, turns_of(rounds_ + r)});
}

const std::vector<Playout>& Search::next() {
  batch_.clear();
  if (left_ > 1 && rounds_ < orders_ && !stopped() && spent() < 1) plan_batch();
  over_ = batch_.empty();
  return batch_;
}

void Search::take(std::span<const PlayoutResult> results) {
  if (results.size() < batch_.size()) halted_ = true;
  const std::size_t in_round = left_;
  while (!results.empty()) {
    std::size_t done = 0;
    while (done < std::min(in_round, results.size()) && played_ < nodes_)
      played_ += results[done++].nodes;
    // A round counts if it is finished within the limit; of the first one, what is.
    if (done < in_round && (rounds_ != 0 || done < 2)) {
      halted_ = true;
      break;
    }
    left_ = done;
    finish_round(results.first(done));
    results = results.subspan(std::min(in_round, results.size()));
  }
  if (rounds_ == 0) return;
  sort_stably(std::span(branches_).first(left_),
              [](const Branch& a, const Branch& b) { return a.value > b.value; });
  if (control_.progress && !halted_) control_.progress(control_.context, std::min(spent(), 1.0));
  tell_so_far();
  if (orders_ == unlimited_games) drop_branches();
}

// One more game for each of the first candidates.
void Search::finish_round(std::span<const PlayoutResult> results) {
  const std::size_t count = results.size();
  for (std::size_t i = 0; i < count; ++i) {
    branches_[i].games.push_back(static_cast<float>(results[i].value));
    branches_[i].sum += results[i].value;
  }
  ++rounds_;
  // What is tried in every order needs no estimate.
  const double trust = orders_ == unlimited_games ? trust_in_estimate(count, rounds_) : 0;
  for (std::size_t i = 0; i < count; ++i)
    branches_[i].value = (branches_[i].prior * trust + branches_[i].sum) / (trust + rounds_);
}

// The number of games like which the estimate without looking ahead counts: the more they differ by
// luck, the more of them it takes to know better. Luck is what is left of a game without the mean
// of its candidate and that of its round.
double Search::trust_in_estimate(std::size_t count, u32 games) const {
  double mean = 0, squares = 0;
  for (std::size_t i = 0; i < count; ++i) mean += branches_[i].sum;
  mean /= static_cast<double>(count * games);
  for (std::size_t g = 0; g < games; ++g) {
    double round_mean = 0;
    for (std::size_t i = 0; i < count; ++i)
      round_mean += static_cast<double>(branches_[i].games[g]);
    round_mean /= static_cast<double>(count);
    for (std::size_t i = 0; i < count; ++i) {
      const double luck =
          static_cast<double>(branches_[i].games[g]) - branches_[i].sum / games - round_mean + mean;
      squares += luck * luck;
    }
  }
  const double freedom = static_cast<double>((count - 1) * (games - 1));
  const double variance = (supposed_variance * 4 + squares) / (4 + freedom);
  const double wrong = static_cast<double>(plan_.wrong);
  return variance / (wrong * wrong);
}

// Whether a candidate is behind the leader by more than chance explains.
bool Search::beaten(const Branch& branch, const Branch& leader) const {
  const double n = static_cast<double>(branch.games.size());
  double sum = 0, squares = 0;
  for (std::size_t i = 0; i < branch.games.size(); ++i) {
    const double gap = static_cast<double>(leader.games[i]) - static_cast<double>(branch.games[i]);
    sum += gap;
    squares += gap * gap;
  }
  const double variance = std::max(squares - sum * sum / n, 0.0) / (n - 1) + 0.25;
  const double gap = leader.value - branch.value, clear = static_cast<double>(plan_.clear);
  return gap > 0 && gap * gap * n > clear * clear * variance;
}

void Search::drop_branches() {
  if (rounds_ == 1) left_ = fitting(left_);
  for (; halved_ < halvings_ && spent() * (halvings_ + 1) >= halved_ + 1; ++halved_)
    if (left_ > 2) left_ = (left_ + 1) / 2;
  if (rounds_ < enough_games) return;
  while (left_ > 1 && beaten(branches_[left_ - 1], branches_[0])) --left_;
}

void Search::tell_so_far() const {
  if (control_.so_far) control_.so_far(control_.context, branches_[0].actions[0]);
}

SearchResult Search::result() const {
  SearchResult choice;
  choice.action = branches_[0].actions[0];
  for (const Branch& branch : branches_) {
    const bool known =
        std::any_of(choice.candidates.begin(), choice.candidates.end(),
                    [&](const Candidate& c) { return c.action == branch.actions[0]; });
    if (known || (branch.games.empty() && !branches_[0].games.empty())) continue;
    const double value = branch.games.empty() ? branch.prior : branch.value;
    const double above = choice.candidates.empty() ? value : choice.candidates.back().value;
    choice.candidates.push_back({branch.actions[0], std::min(value, above)});
  }
  return choice;
}

std::vector<RatedTurn> Search::rated() const {
  std::vector<RatedTurn> turns;
  for (const Branch& branch : branches_)
    if (!branch.games.empty()) turns.push_back({branch.actions, branch.prior, branch.value});
  return turns;
}

void run_search(Search& search, const SearchRoot& root, const SearchControl& control) {
  Batch batch{root, search.candidates()};
  std::optional<Playouts> playouts;
  for (;; ++batch.number) {
    batch.games = search.next();
    if (batch.games.empty()) return;
    batch.results.clear();
    if (control.play) {
      control.play(control.context, batch);
    } else {
      if (!playouts) playouts.emplace(root, batch.candidates);
      batch.results = playouts->play_all(batch.games, control);
    }
    search.take(batch.results);
  }
}

SearchResult choose_search(const Game& game, const State& state, Random& random,
                           const SearchControl& control, const PlayerConfig& config) {
  ActionList actions;
  legal_actions(game, state, actions);
  if (actions.empty()) return {};
  const u64 seed = random.next();
  if (actions.size() == 1) return {actions[0], {{actions[0], 0}}};
  const SearchRoot root{game, state, seed, config};
  Search search(root, control);
  run_search(search, root, control);
  return search.result();
}

std::vector<RatedTurn> rate_turns(const Game& game, const State& state, Random& random,
                                  const SearchControl& control, const PlayerConfig& config,
                                  std::span<const TurnActions> only) {
  const SearchRoot root{game, state, random.next(), config};
  Search search(root, control, only);
  run_search(search, root, control);
  return search.rated();
}

}  // namespace bastide
