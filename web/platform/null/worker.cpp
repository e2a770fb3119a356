#include "web/platform/worker.hpp"

#include <utility>

#include "web/platform/null/place.hpp"

namespace bastide::web::platform {

void worker_post(std::string_view question) {
  if (place().work) place().work(place(), question);
}
std::optional<std::string> worker_poll() {
  auto& answers = place().answers;
  if (answers.empty()) return std::nullopt;
  std::string answer = std::move(answers.front());
  answers.pop_front();
  return answer;
}
bool worker_failed() { return place().worker_dead || !place().work; }
void worker_stop() { place().answers.clear(); }

}  // namespace bastide::web::platform
