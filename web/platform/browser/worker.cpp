// The computer players' side of the module, called by worker.js: one text in, several out. A worker
// that searches shares the games with others like itself (worker_pool.js), which answer to it.
#include <emscripten.h>

#include <deque>
#include <optional>
#include <string>

#include "web/worker/search_job.hpp"
#include "web/worker/worker_pool.hpp"

extern "C" {
void bastide_js_worker_tell(const char* text);
int bastide_js_pool_size();  // calls the others at first; 0: there are none
void bastide_js_pool_begin(const char* root);
int bastide_js_pool_play(const char* games);  // 0: nobody is ready; otherwise worker_played follows
void bastide_js_pool_later();                 // worker_go_on follows
}

namespace {

using namespace bastide;
using namespace bastide::web;

void tell(void*, const std::string& text) { bastide_js_worker_tell(text.c_str()); }

// The questions, and the search with which the first one is being answered.
struct Thinker {
  const Catalogue catalogue = builtin_catalogue();
  std::deque<std::string> questions;
  Thinking thinking;
  std::optional<SearchJob> search_job;
  int searches = 0;  // begun for it
  std::optional<Playouts> playouts;
  std::vector<Playout> games;  // that are being played
  PoolWorker member;
};

Thinker& thinker() {
  static Thinker one;
  return one;
}

void play_here(Thinker& t, Search& search) {
  if (!t.playouts) t.playouts.emplace(t.search_job->root(), search.candidates());
  search.take(t.playouts->play_all(t.games, t.search_job->control()));
}

void begin_search(Thinker& t) {
  t.searches = t.search_job->searches();
  t.playouts.reset();
  if (t.search_job->shared() && bastide_js_pool_size() > 0)
    bastide_js_pool_begin(t.search_job->root_message(t.catalogue).c_str());
}

// Goes on until others play, or all is answered.
void go_on(Thinker& t) {
  while (!t.questions.empty()) {
    if (!t.search_job) {
      t.thinking = {.seconds = thinking_seconds, .workers = bastide_js_pool_size(), .tell = tell};
      t.searches = 0;
      t.search_job.emplace(t.catalogue, t.questions.front(), t.thinking);
    }
    Search* const search = t.search_job->search();
    if (!search) {
      tell(nullptr, t.search_job->answer());
      t.search_job.reset();
      t.questions.pop_front();
      continue;
    }
    if (t.searches != t.search_job->searches()) begin_search(t);
    t.games = search->next();
    if (t.games.empty()) continue;
    const bool shared = t.search_job->shared() && bastide_js_pool_size() > 0;
    if (shared && bastide_js_pool_play(write_games(t.games).c_str())) return;
    play_here(t, *search);
    if (shared) return bastide_js_pool_later();
  }
}

}  // namespace

extern "C" EMSCRIPTEN_KEEPALIVE void worker_take(const char* text) {
  Thinker& t = thinker();
  if (is_for_peers(text)) {
    const std::string reply = t.member.take(t.catalogue, text);
    if (!reply.empty()) tell(nullptr, reply);
    return;
  }
  t.questions.emplace_back(text);
  if (t.questions.size() == 1) go_on(t);
}

extern "C" EMSCRIPTEN_KEEPALIVE void worker_go_on() { go_on(thinker()); }

// What the others played; anything else if they failed.
extern "C" EMSCRIPTEN_KEEPALIVE void worker_played(const char* text) {
  Thinker& t = thinker();
  Search& search = *t.search_job->search();
  if (const auto results = read_results(text, t.games.size()))
    search.take(*results);
  else
    play_here(t, search);
  go_on(t);
}
