#include "engine/review/words.hpp"

#include <cmath>
#include <cstdio>
#include <memory>

#include "engine/record/notation.hpp"

namespace bastide {

std::string_view verdict_word(Verdict verdict) {
  constexpr std::string_view words[] = {"fine", "doubtful", "costly"};
  return words[static_cast<std::size_t>(verdict)];
}

std::string_view mistake_word(MistakeKind kind) {
  constexpr std::string_view words[mistake_count] = {
      "farmer", "meeples", "shares", "scored", "open", "monastery", "field", "opponents", "other"};
  return words[static_cast<std::size_t>(kind)];
}

std::string in_decimals(double value, int digits, bool sign) {
  if (std::lround(std::fabs(value) * std::pow(10.0, digits)) == 0) value = 0;
  char text[40];
  std::snprintf(text, sizeof text, sign ? "%+.*f" : "%.*f", digits, value);
  return text;
}

std::vector<std::string> lines_from(const PlayedGame& played, std::size_t at,
                                    std::span<const Action> actions) {
  std::vector<std::string> lines;
  const auto state = std::make_unique<State>(state_at(played, at));
  for (const Action& action : actions) {
    lines.push_back(describe_action(played.game, *state, played.record.players, action));
    apply(played.game, *state, action);
  }
  return lines;
}

std::string joined(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += (text.empty() ? "" : ", ") + line;
  return text;
}

}  // namespace bastide
