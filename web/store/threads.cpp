#include "web/store/threads.hpp"
#include "web/platform/kept_text.hpp"

#include <vector>

#include "engine/base/read_number.hpp"
#include "engine/base/tokens.hpp"

namespace bastide::web {
namespace {

constexpr std::string_view threads_key = "threads";
constexpr std::size_t most_threads = 4000;  // lines of 40 characters

// "ROOT FINAL": the root of this device's chain, and how many actions are final.
struct Thread {
  std::string root;
  std::size_t final = 0;
};

std::vector<Thread> stored_threads(const Storage& storage) {
  const std::string text = storage.get(threads_key).value_or("");
  std::vector<Thread> threads;
  for (std::string_view rest = text; !rest.empty();) {
    std::string_view line = take_until(rest, '\n');
    Thread thread;
    thread.root = take_until(line, ' ');
    if (read_number(line, thread.final)) threads.push_back(std::move(thread));
  }
  return threads;
}

bool plays(const Session& session) {
  return session.link.secret && session.link.device < session.record.fair.devices.size();
}

std::string own_root(const Session& session) {
  return value_text(root_of(session.record.fair.devices[session.link.device]));
}

// How much of it is noted.
std::size_t noted(const Storage& storage, const Session& session) {
  const std::string root = own_root(session);
  for (const Thread& known : stored_threads(storage))
    if (known.root == root) return known.final;
  return 0;
}

void look_only(Session& session) {
  session.link.secret.reset();
  session.link.device = no_device;
  session.link.rewound = true;
}

}  // namespace

void thread_loaded(const Storage& storage, Session& session) {
  if (!plays(session)) return;
  // A computer plays for it: it makes no step any more, and may have drawn what does not count.
  if ((session.link.place.away >> session.link.device & 1) != 0) return;
  session.link.noted = noted(storage, session);
  if (session.record.actions.size() < session.link.noted) look_only(session);
}

void thread_saved(const Storage& storage, Session& session) {
  if (plays(session) && noted(storage, session) > session.link.noted) look_only(session);
}

void keep_thread(const Storage& storage, Session& session) {
  if (!plays(session)) return;
  const Thread now{own_root(session), final_until(session)};
  if (now.final <= session.link.noted) return;
  session.link.noted = now.final;
  std::vector<Thread> threads = stored_threads(storage);
  // The one that was played last is the last to be forgotten.
  std::erase_if(threads, [&](const Thread& known) { return known.root == now.root; });
  threads.push_back(now);
  if (threads.size() > most_threads) threads.erase(threads.begin());
  std::string text;
  for (const Thread& thread : threads)
    text += thread.root + ' ' + std::to_string(thread.final) + '\n';
  keep_text(storage, threads_key, text);
}

}  // namespace bastide::web
