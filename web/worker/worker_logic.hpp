// The computer player behind the page: a question in, an answer out (protocol.hpp). Knows nothing
// of browsers; a thin shell passes the messages.
#pragma once

#include <string>
#include <string_view>

#include "engine/tiles/catalogue.hpp"
#include "web/worker/thinking.hpp"

namespace bastide::web {

// Every question gets an answer: an error says what was wrong with it.
std::string worker_answer(const Catalogue& catalogue, std::string_view question,
                          Thinking thinking = {});

}  // namespace bastide::web
