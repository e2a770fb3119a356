// What comes by chance, in words.
#pragma once

#include <cstddef>
#include <string>

namespace bastide {
struct Action;
}  // namespace bastide

namespace bastide::web {

struct Session;
struct Texts;

// A tile by its description; anything else by what would be logged.
std::string outcome_words(const Texts& texts, const Session& session, std::size_t cursor,
                          const Action& action);

}  // namespace bastide::web
