#include "web/platform/worker.hpp"

#include <atomic>
#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <thread>
#include <utility>

#include "engine/tiles/catalogue.hpp"
#include "web/worker/search_job.hpp"

namespace bastide::web::platform {
namespace {

// The thread behind worker_post. Detached: it ends with its question, and nothing waits for it.
struct Worker {
  std::mutex mutex;
  std::condition_variable news;
  std::deque<std::string> questions, answers;
  std::atomic<bool> stop{false};
};
std::shared_ptr<Worker> worker;

void tell(void* listener, const std::string& text) {
  Worker& w = *static_cast<Worker*>(listener);
  const std::lock_guard lock(w.mutex);
  w.answers.push_back(text);
}

void work(std::shared_ptr<Worker> w) {
  const Catalogue catalogue = builtin_catalogue();
  for (;;) {
    std::string question;
    {
      std::unique_lock lock(w->mutex);
      w->news.wait(lock, [&] { return w->stop || !w->questions.empty(); });
      if (w->stop) return;
      question = std::move(w->questions.front());
      w->questions.pop_front();
    }
    Thinking thinking;
    thinking.seconds = thinking_seconds;
    thinking.stop = &w->stop;
    thinking.tell = tell;
    thinking.listener = w.get();
    tell(w.get(), worker_answer(catalogue, question, thinking));
  }
}

}  // namespace

void worker_post(std::string_view request) {
  if (!worker) {
    worker = std::make_shared<Worker>();
    std::thread(work, worker).detach();
  }
  const std::lock_guard lock(worker->mutex);
  worker->questions.emplace_back(request);
  worker->news.notify_one();
}

std::optional<std::string> worker_poll() {
  if (!worker) return std::nullopt;
  const std::lock_guard lock(worker->mutex);
  if (worker->answers.empty()) return std::nullopt;
  std::string answer = std::move(worker->answers.front());
  worker->answers.pop_front();
  return answer;
}

bool worker_failed() { return false; }

void worker_stop() {
  if (!worker) return;
  {
    const std::lock_guard lock(worker->mutex);
    worker->stop = true;
    worker->news.notify_all();
  }
  worker.reset();
}

}  // namespace bastide::web::platform
