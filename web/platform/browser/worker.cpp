// The computer players' side of the module, called by worker.js: text in, text out.
#include <emscripten.h>

#include <string>

#include "web/worker/thinking.hpp"
#include "web/worker/worker_logic.hpp"

extern "C" EMSCRIPTEN_KEEPALIVE const char* worker_take(const char* question) {
  static const bastide::Catalogue catalogue = bastide::builtin_catalogue();
  static std::string answer;  // lives until the next question
  bastide::web::Thinking thinking;
  answer = bastide::web::worker_answer(catalogue, question, limits(thinking));
  return answer.c_str();
}
