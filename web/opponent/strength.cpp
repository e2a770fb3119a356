#include "web/opponent/strength.hpp"

#include "engine/players/levels.hpp"

namespace bastide::web {
namespace {

// In the order of the levels (docs/players.md, "Strength"). The strongest was measured with less
// time than it has in the page.
constexpr int elo_of_levels[] = {750, 910, 1090, 1240, 1310};
static_assert(std::size(elo_of_levels) == level_count);

constexpr std::size_t like_personas = 2;  // the level as strong as those who differ in taste

}  // namespace

Strength strength_of(std::string_view computer) {
  for (std::size_t i = 0; i < levels.size(); ++i)
    if (levels[i].id == computer) return {static_cast<int>(i) + 1, elo_of_levels[i]};
  for (const Level& persona : personas)
    if (persona.id == computer)
      return {static_cast<int>(like_personas) + 1, elo_of_levels[like_personas], true};
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
