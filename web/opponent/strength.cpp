#include "web/opponent/strength.hpp"

#include "engine/players/levels.hpp"
#include "engine/players/rating.hpp"

namespace bastide::web {
namespace {

constexpr std::size_t like_personas = 2;  // the level as strong as those who differ in taste

// A thousand more than measured, to the nearest ten.
int elo_of_level(std::size_t level) { return (1000 + ladder()[level].elo + 5) / 10 * 10; }

}  // namespace

Strength strength_of(std::string_view computer) {
  for (std::size_t i = 0; i < levels.size(); ++i)
    if (levels[i].id == computer) return {static_cast<int>(i) + 1, elo_of_level(i)};
  for (const Level& persona : personas)
    if (persona.id == computer)
      return {static_cast<int>(like_personas) + 1, elo_of_level(like_personas), true};
  return {};
}

std::string strength_in_words(const Texts& texts, std::string_view computer) {
  const Strength strength = strength_of(computer);
  if (strength.step == 0) return {};
  const std::string_view word = tr(texts, "new.strength." + std::to_string(strength.step));
  return tr(texts, strength.about ? "new.strength.about" : "new.strength",
            {word, std::to_string(strength.elo)});
}

}  // namespace bastide::web
