#include "web/worker/protocol.hpp"

#include <algorithm>
#include <limits>

namespace bastide::web {
namespace {

constexpr std::size_t max_detail = 100;

std::string_view take_line(std::string_view& text) {
  const std::string_view line = text.substr(0, text.find('\n'));
  text.remove_prefix(std::min(text.size(), line.size() + 1));
  return line;
}

// Words are separated by single spaces.
std::string_view take_word(std::string_view& line) {
  const std::string_view word = line.substr(0, line.find(' '));
  line.remove_prefix(std::min(line.size(), word.size() + 1));
  return word;
}

std::optional<u64> number(std::string_view word, u64 most) {
  if (word.empty() || word.size() > 20) return {};
  u64 value = 0;
  for (const char c : word) {
    if (c < '0' || c > '9') return {};
    const u64 digit = static_cast<u64>(c - '0');
    if (digit > most || value > (most - digit) / 10) return {};
    value = 10 * value + digit;
  }
  return value;
}

std::optional<i16> coordinate(std::string_view word) {
  const bool negative = !word.empty() && word[0] == '-';
  const auto size = number(word.substr(negative), 32767);
  if (!size) return {};
  const int value = static_cast<int>(*size);
  return static_cast<i16>(negative ? -value : value);
}

// A single line whatever the detail was.
std::string plain(std::string_view text) {
  std::string result(text.substr(0, max_detail));
  for (char& c : result)
    if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f) c = '?';
  return result;
}

}  // namespace

std::string write_question(const Question& question) {
  std::string text = "choose " + std::to_string(question.id) + ' ';
  text += question.player;
  text += ' ' + std::to_string(question.seed) + '\n';
  text += question.record;
  return text;
}

Expected<Question> read_question(std::string_view text) {
  std::string_view line = take_line(text);
  Question question;
  if (take_word(line) != "choose") return fail("worker.question", "choose");
  const auto id = number(take_word(line), std::numeric_limits<unsigned>::max());
  if (!id) return fail("worker.question", "id");
  question.id = static_cast<unsigned>(*id);
  question.player = take_word(line);
  if (question.player.empty()) return fail("worker.question", "player");
  const auto seed = number(take_word(line), std::numeric_limits<u64>::max());
  if (!seed) return fail("worker.question", "seed");
  question.seed = *seed;
  if (!line.empty()) return fail("worker.question", plain(line));
  question.record = text;
  return question;
}

std::string write_answer(const Answer& answer) {
  const std::string id = std::to_string(answer.id);
  if (answer.error)
    return "error " + id + ' ' + answer.error->code + ' ' + std::to_string(answer.error->line) +
           ' ' + plain(answer.error->detail);
  const Action& a = answer.action;
  std::string text = (answer.so_far ? "so-far " : "choice ") + id;
  for (const int n :
       {static_cast<int>(a.kind), static_cast<int>(a.what), static_cast<int>(a.at.x),
        static_cast<int>(a.at.y), static_cast<int>(a.where), static_cast<int>(a.value)})
    text += ' ' + std::to_string(n);
  return text;
}

Expected<Answer> read_answer(std::string_view text) {
  const auto bad = [whole = text] { return fail("worker.answer", plain(whole)); };
  std::string_view line = take_line(text);
  if (!text.empty()) return bad();
  const std::string_view kind = take_word(line);
  const auto id = number(take_word(line), std::numeric_limits<unsigned>::max());
  if (!id) return bad();
  Answer answer;
  answer.id = static_cast<unsigned>(*id);
  if (kind == "error") {
    Error error;
    error.code = plain(take_word(line));
    const auto at = number(take_word(line), 1u << 30);
    if (!at || error.code.empty()) return bad();
    error.line = static_cast<int>(*at);
    error.detail = plain(line);
    answer.error = std::move(error);
    return answer;
  }
  answer.so_far = kind == "so-far";
  if (!answer.so_far && kind != "choice") return bad();
  const auto action_kind = number(take_word(line), 255), what = number(take_word(line), 255);
  const auto x = coordinate(take_word(line)), y = coordinate(take_word(line));
  const auto where = number(take_word(line), 255), value = number(take_word(line), 255);
  if (!action_kind || !what || !x || !y || !where || !value || !line.empty()) return bad();
  answer.action = {static_cast<ActionKind>(*action_kind),
                   static_cast<u8>(*what),
                   {*x, *y},
                   static_cast<u8>(*where),
                   static_cast<u8>(*value)};
  return answer;
}

}  // namespace bastide::web
