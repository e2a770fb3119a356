// The worker that thinks beside the page: the computer players'. Requests and answers are the texts
// of web/worker/search_job.hpp.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace bastide::web::platform {

void worker_post(std::string_view request);  // starts the worker if there is none
std::optional<std::string> worker_poll();
bool worker_failed();  // it could not be started, or died; until the next worker_stop
void worker_stop();

}  // namespace bastide::web::platform
