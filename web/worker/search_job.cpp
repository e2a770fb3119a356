#include "web/worker/search_job.hpp"

#include <algorithm>
#include <span>
#include <utility>

#include "engine/base/sort.hpp"
#include "engine/players/levels.hpp"
#include "engine/record/notation.hpp"
#include "web/worker/worker_pool.hpp"

namespace bastide::web {
namespace {

constexpr u32 long_search = 2000;      // nodes: a shorter one is not worth sharing
constexpr double least_seconds = 0.4;  // for a decision, however many think about it

// Removes the last placement and the figure action after it from the record, and returns them.
TurnActions take_last_turn(std::vector<Action>& actions) {
  std::size_t begin = actions.size();
  while (begin > 0 && actions[--begin].kind != ActionKind::place) {
  }
  TurnActions turn;
  for (std::size_t k = begin; k < actions.size() && !turn.full(); ++k) turn.push_back(actions[k]);
  actions.resize(begin);
  return turn;
}

int tenths(double points) { return static_cast<int>(std::clamp(points * 10, -3e4, 3e4)); }

}  // namespace

SearchJob::SearchJob(const Catalogue& catalogue, std::string_view text, Thinking& thinking)
    : thinking_(thinking) {
  const auto question = read_question(text);
  if (question) {
    answer_.id = thinking_.so_far.id = question->id;
    answer_.error = begin(catalogue, *question);
  } else {
    answer_.error = question.error();
  }
}

std::optional<Error> SearchJob::begin(const Catalogue& catalogue, const Question& question) {
  auto parsed = parse_record(catalogue, question.record);
  if (!parsed) return parsed.error();
  record_ = std::move(parsed->record);
  if (question.judge) judging_.emplace(take_last_turn(record_.actions));
  auto at = play_record(catalogue, record_);
  if (!at) return at.error();
  at_.emplace(std::move(*at));
  const Decision d = decision(at_->game, at_->state);
  if (d.over || d.chance) return Error{"worker.nobody-decides", {}};
  random_.seed = question.seed;
  if (question.nodes > 0) {
    thinking_.seconds = 0;
    if (thinking_.nodes == 0 || thinking_.nodes > question.nodes) thinking_.nodes = question.nodes;
  }
  rates_ = question.rate > 0;
  if (rates_ && d.phase != Phase::place && d.phase != Phase::choose)
    return Error{"worker.unjudged", {}};
  const PlayerKind* kind =
      judging_ || rates_ ? &player_kinds().back() : find_player_kind(question.player);
  if (!kind) return Error{"worker.player", std::string(question.player)};
  player_ = kind->id;
  ActionList actions;
  legal_actions(at_->game, at_->state, actions);
  if (kind->config && (judging_ || rates_ || actions.size() > 1)) {
    thinking_.seconds = seconds_for(question, *kind->config);
    if (judging_ || rates_) thinking_.tell = nullptr;
    begin_search(*kind->config, {});
    return {};
  }
  view_ = determinize(at_->state, random_.next());
  answer_.action = kind->choose(at_->game, view_, random_, limits(thinking_)).action;
  return {};
}

// Of one search; two of them judge a turn.
double SearchJob::seconds_for(const Question& question, const PlayerConfig& config) const {
  if (thinking_.seconds <= 0) return 0;
  if (rates_) return 0.1 * question.rate;
  const double share = thinking_.seconds / thinking_.workers;
  if (judging_) return share / 2;
  return config.plan.nodes < long_search ? thinking_.seconds : std::max(least_seconds, share);
}

void SearchJob::begin_search(const PlayerConfig& config, std::span<const TurnActions> only) {
  if (searches_ > 0) thinking_.begun = std::chrono::steady_clock::now();
  ++searches_;
  search_.reset();
  view_seed_ = random_.next();
  view_ = determinize(at_->state, view_seed_);
  control_ = limits(thinking_);
  root_.emplace(SearchRoot{at_->game, view_, random_.next(), config});
  search_.emplace(*root_, control_, only);
}

Search* SearchJob::search() {
  while (search_ && search_->over()) end_search();
  return search_ ? &*search_ : nullptr;
}

void SearchJob::end_search() {
  if (judging_) return judge();
  if (rates_) return rate();
  answer_.action = search_->result().action;
  search_.reset();
}

void SearchJob::judge() {
  if (judging_->take(at_->game, at_->state, search_->rated(), random_))
    return begin_search(root_->config, judging_->compared());
  answer_.worth = judging_->result();
  if (!answer_.worth) answer_.error = Error{"worker.unjudged", {}};
  search_.reset();
}

void SearchJob::rate() {
  std::vector<BestTurn>& best = answer_.turns;
  for (const RatedTurn& turn : search_->rated()) best.push_back({tenths(turn.value), turn.actions});
  if (best.empty()) answer_.error = Error{"worker.unjudged", {}};
  // The search is sure of its choice alone; of others it may have seen too little to rate them.
  if (best.size() > 1)
    sort_stably(std::span(best).subspan(1),
                [](const BestTurn& a, const BestTurn& b) { return a.value > b.value; });
  if (best.size() > most_best_turns) best.resize(most_best_turns);
  search_.reset();
}

bool SearchJob::shared() const {
  return thinking_.workers > 1 && root_->config.plan.nodes >= long_search;
}

std::string SearchJob::root_message(const Catalogue& catalogue) const {
  const std::string record = write_record(catalogue, record_);
  return write_root({.view_seed = view_seed_,
                     .seed = root_->seed,
                     .player = player_,
                     .candidates = search_->candidates(),
                     .record = record});
}

std::string worker_answer(const Catalogue& catalogue, std::string_view question,
                          Thinking thinking) {
  SearchJob search_job(catalogue, question, thinking);
  while (Search* search = search_job.search())
    run_search(*search, search_job.root(), search_job.control());
  return search_job.answer();
}

}  // namespace bastide::web
