#include "web/worker/protocol.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "engine/base/read_number.hpp"
#include "engine/base/tokens.hpp"
#include "engine/players/benchmark.hpp"
#include "web/worker/action_numbers.hpp"

namespace bastide::web {
namespace {

constexpr std::size_t max_detail = 100;
constexpr u32 most_nodes = 1'000'000;

std::optional<u64> number(std::string_view word, u64 most) {
  u64 value = 0;
  if (!read_number(word, 0, most, value)) return {};
  return value;
}

std::optional<int> signed_number(std::string_view word) {
  int value = 0;
  if (!read_number(word, -32767, 32767, value)) return {};
  return value;
}

// Replaces control characters, so that the detail stays on one line.
std::string plain(std::string_view text) {
  std::string result(text.substr(0, max_detail));
  for (char& c : result)
    if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f) c = '?';
  return result;
}

}  // namespace

std::string write_question(const Question& question) {
  std::string text = question.judge ? "judge " : question.rate > 0 ? "rate " : "choose ";
  text += std::to_string(question.id) + ' ';
  text += question.player;
  text += ' ' + std::to_string(question.seed);
  if (question.rate > 0) text += ' ' + std::to_string(question.rate);
  if (question.nodes > 0) text += ' ' + std::to_string(question.nodes);
  text += '\n';
  text += question.record;
  return text;
}

Expected<Question> read_question(std::string_view text) {
  std::string_view line = take_until(text, '\n');
  Question question;
  const std::string_view kind = take_until(line, ' ');
  question.judge = kind == "judge";
  if (!question.judge && kind != "choose" && kind != "rate")
    return fail("worker.question", "choose");
  const auto id = number(take_until(line, ' '), std::numeric_limits<unsigned>::max());
  if (!id) return fail("worker.question", "id");
  question.id = static_cast<unsigned>(*id);
  question.player = take_until(line, ' ');
  if (question.player.empty()) return fail("worker.question", "player");
  const auto seed = number(take_until(line, ' '), std::numeric_limits<u64>::max());
  if (!seed) return fail("worker.question", "seed");
  question.seed = *seed;
  if (kind == "rate" && !read_number(take_until(line, ' '), 1, 1000, question.rate))
    return fail("worker.question", "tenths");
  if (kind == "choose" && !line.empty() &&
      !read_number(take_until(line, ' '), 1, most_nodes, question.nodes))
    return fail("worker.question", "nodes");
  if (!line.empty()) return fail("worker.question", plain(line));
  question.record = text;
  return question;
}

namespace {

std::string turns_text(const std::vector<BestTurn>& turns) {
  std::string text;
  for (const BestTurn& turn : turns) {
    text += ' ' + std::to_string(turn.value) + ' ' + std::to_string(turn.actions.size());
    for (const Action& action : turn.actions) text += action_text(action);
  }
  return text;
}

std::string losses_text(const LossesAt& losses) {
  std::string text = ' ' + std::to_string(std::lround(loss_steps * losses.own));
  for (const double lost : losses.levels)
    text += ' ' + std::to_string(std::lround(loss_steps * lost));
  return text;
}

bool take_losses(std::string_view& line, LossesAt& losses) {
  const auto take = [&line](double& points) {
    const auto number = signed_number(take_until(line, ' '));
    if (number) points = *number / loss_steps;
    return number.has_value();
  };
  bool good = take(losses.own);
  for (double& points : losses.levels) good = good && take(points);
  return good;
}

// False if something else follows the turns, or there are too many or none.
bool take_turns(std::string_view line, std::vector<BestTurn>& turns) {
  while (!line.empty()) {
    const auto value = signed_number(take_until(line, ' '));
    const auto count = number(take_until(line, ' '), TurnActions{}.capacity());
    if (!value || !count || turns.size() == most_best_turns) return false;
    BestTurn turn{*value, {}};
    for (u64 i = 0; i < *count; ++i) {
      Action action;
      if (!take_action(line, action)) return false;
      turn.actions.push_back(action);
    }
    turns.push_back(turn);
  }
  return !turns.empty();
}

}  // namespace

std::string write_answer(const Answer& answer) {
  const std::string id = std::to_string(answer.id);
  if (answer.error)
    return "error " + id + ' ' + answer.error->code + ' ' + std::to_string(answer.error->line) +
           ' ' + plain(answer.error->detail);
  if (const auto& worth = answer.worth)
    return "worth " + id + losses_text(worth->losses) + action_text(worth->place) +
           action_text(worth->figure);
  if (!answer.turns.empty()) return "turns " + id + turns_text(answer.turns);
  return (answer.so_far ? "so-far " : "choice ") + id + action_text(answer.action);
}

Expected<Answer> read_answer(std::string_view text) {
  const auto bad = [whole = text] { return fail("worker.answer", plain(whole)); };
  std::string_view line = take_until(text, '\n');
  if (!text.empty()) return bad();
  const std::string_view kind = take_until(line, ' ');
  const auto id = number(take_until(line, ' '), std::numeric_limits<unsigned>::max());
  if (!id) return bad();
  Answer answer;
  answer.id = static_cast<unsigned>(*id);
  if (kind == "error") {
    Error error;
    error.code = plain(take_until(line, ' '));
    const auto at = number(take_until(line, ' '), 1u << 30);
    if (!at || error.code.empty()) return bad();
    error.line = static_cast<int>(*at);
    error.detail = plain(line);
    answer.error = std::move(error);
    return answer;
  }
  if (kind == "turns") {
    if (!take_turns(line, answer.turns)) return bad();
    return answer;
  }
  answer.so_far = kind == "so-far";
  if (kind == "worth") {
    answer.worth = Judgement{};
    if (!take_losses(line, answer.worth->losses) || !take_action(line, answer.worth->place))
      return bad();
  } else if (!answer.so_far && kind != "choice") {
    return bad();
  }
  if (!take_action(line, answer.worth ? answer.worth->figure : answer.action) || !line.empty())
    return bad();
  return answer;
}

}  // namespace bastide::web
