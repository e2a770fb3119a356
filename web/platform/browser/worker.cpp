// The computer players' side of the module, called by worker.js: one text in, several out.
#include <emscripten.h>

#include <string>

#include "web/worker/worker_logic.hpp"

extern "C" void bastide_js_worker_tell(const char* text);

namespace {

void tell(void*, const std::string& text) { bastide_js_worker_tell(text.c_str()); }

}  // namespace

extern "C" EMSCRIPTEN_KEEPALIVE void worker_take(const char* question) {
  static const bastide::Catalogue catalogue = bastide::builtin_catalogue();
  bastide::web::Thinking thinking;
  thinking.seconds = bastide::web::thinking_seconds;
  thinking.tell = tell;
  tell(nullptr, bastide::web::worker_answer(catalogue, question, thinking));
}
