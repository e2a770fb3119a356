#include "web/worker/worker_logic.hpp"

#include "engine/record/notation.hpp"
#include "engine/record/playback.hpp"
#include "web/worker/protocol.hpp"

namespace bastide::web {
namespace {

Expected<Action> choose(const Catalogue& catalogue, const Question& question,
                        Thinking& thinking) {
  const PlayerKind* kind = find_player_kind(question.player);
  if (!kind) return fail("worker.player", std::string(question.player));
  const auto parsed = parse_record(catalogue, question.record);
  if (!parsed) return tl::unexpected<Error>(parsed.error());
  const auto played = play_record(catalogue, parsed->record);
  if (!played) return tl::unexpected<Error>(played.error());
  const Decision d = decision(played->game, played->state);
  if (d.over || d.chance) return fail("worker.nobody-decides");
  Random random{question.seed};
  const State view = determinize(played->state, random.next());
  return kind->choose(played->game, view, random, limits(thinking)).action;
}

}  // namespace

std::string worker_answer(const Catalogue& catalogue, std::string_view text,
                          Thinking thinking) {
  Answer answer;
  const auto question = read_question(text);
  if (!question) {
    answer.error = question.error();
    return write_answer(answer);
  }
  answer.id = thinking.so_far.id = question->id;
  if (const auto action = choose(catalogue, *question, thinking))
    answer.action = *action;
  else
    answer.error = action.error();
  return write_answer(answer);
}

}  // namespace bastide::web
