// A reviewed game as a page of HTML, to be printed: in the language of the page, as far as it has
// been rated.
#pragma once

#include <string>

#include "web/review/review.hpp"

namespace bastide::web {

struct Texts;

std::string printed_review(const Texts& texts, const Session& session, const GameReview& review);

}  // namespace bastide::web
