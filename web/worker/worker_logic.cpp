#include "web/worker/worker_logic.hpp"

#include <algorithm>

#include "engine/players/levels.hpp"
#include "engine/record/notation.hpp"
#include "engine/record/playback.hpp"

namespace bastide::web {
namespace {

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

// One search finds the best turn, another measures it against the turn that was played: the first
// search overrates its choice among many about equally good turns. Nothing in the last turn of a
// game, or with too little time.
std::optional<Judgement> judge(const Played& at, const TurnActions& turn, Random& random,
                               Thinking& thinking) {
  const auto rated = [&](std::span<const TurnActions> only) {
    thinking.begun = std::chrono::steady_clock::now();
    const State view = determinize(at.state, random.next());
    return rate_turns(at.game, view, random, limits(thinking), levels.back().config, only);
  };
  thinking.seconds /= 2;
  thinking.tell = nullptr;
  std::vector<RatedTurn> turns = rated({});
  if (turns.empty()) return {};
  const TurnActions both[] = {turns[0].actions, turn};
  Judgement worth;
  if (!(both[0] == turn)) {
    turns = rated(both);
    if (turns.size() < 2) return {};
    const std::size_t best = turns[0].actions == turn;
    worth.lost = std::max(0, tenths(turns[best].value - turns[1 - best].value));
    std::swap(turns[0], turns[best]);
  }
  worth.margin = tenths(turns[0].value);
  for (const Action& action : both[0])
    (action.kind == ActionKind::place ? worth.place : worth.figure) = action;
  return worth;
}

// Fills in the answer; returns what went wrong.
std::optional<Error> think(const Catalogue& catalogue, const Question& question, Thinking& thinking,
                           Answer& answer) {
  auto parsed = parse_record(catalogue, question.record);
  if (!parsed) return parsed.error();
  TurnActions turn;
  if (question.judge) turn = take_last_turn(parsed->record.actions);
  const auto played = play_record(catalogue, parsed->record);
  if (!played) return played.error();
  const Decision d = decision(played->game, played->state);
  if (d.over || d.chance) return Error{"worker.nobody-decides", {}};
  Random random{question.seed};
  if (question.judge) {
    answer.worth = judge(*played, turn, random, thinking);
    if (!answer.worth) return Error{"worker.unjudged", {}};
    return {};
  }
  const PlayerKind* kind = find_player_kind(question.player);
  if (!kind) return Error{"worker.player", std::string(question.player)};
  const State view = determinize(played->state, random.next());
  answer.action = kind->choose(played->game, view, random, limits(thinking)).action;
  return {};
}

}  // namespace

std::string worker_answer(const Catalogue& catalogue, std::string_view text, Thinking thinking) {
  Answer answer;
  if (const auto question = read_question(text)) {
    answer.id = thinking.so_far.id = question->id;
    answer.error = think(catalogue, *question, thinking, answer);
  } else {
    answer.error = question.error();
  }
  return write_answer(answer);
}

}  // namespace bastide::web
