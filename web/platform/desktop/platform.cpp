// The desktop: files for storage, a thread for the worker, no page around the window.
#include "web/platform/platform.hpp"
#include "web/platform/desktop/png.hpp"

#include <SDL.h>

#include <atomic>
#include <condition_variable>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <deque>
#include <filesystem>
#include <fstream>
#include <memory>
#include <mutex>
#include <random>
#include <sstream>
#include <thread>

#if defined(__unix__) || defined(__APPLE__)
#include <fcntl.h>
#include <unistd.h>
#endif

#include "engine/record/percent.hpp"
#include "web/worker/inquiry.hpp"

namespace bastide::web::platform {
namespace {

namespace fs = std::filesystem;

fs::path data_folder() {
  if (const char* own = std::getenv("BASTIDE_DATA")) return own;
  if (const char* xdg = std::getenv("XDG_DATA_HOME")) return fs::path(xdg) / "bastide";
  if (const char* home = std::getenv("HOME")) return fs::path(home) / ".local/share/bastide";
  return "bastide-data";
}

// Keys become file names: letters, digits, '.' and '-' are kept, the rest is written as %XX.
std::string file_name(std::string_view key) {
  std::string name;
  for (const char c : key) {
    const auto byte = static_cast<unsigned char>(c);
    if (std::isalnum(byte) || c == '.' || c == '-') {
      name += c;
    } else {
      char hex[4];
      std::snprintf(hex, sizeof hex, "%%%02X", byte);
      name += hex;
    }
  }
  return name;
}

std::optional<std::string> read_file(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  if (!in) return std::nullopt;
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

#if defined(__unix__) || defined(__APPLE__)
// Syncs to disk: when this returns, what has been written is durable.
bool settle(const fs::path& path) {
  const int file = open(path.c_str(), O_RDONLY);
  if (file < 0) return false;
  const bool settled = fsync(file) == 0;
  close(file);
  return settled;
}
#else
bool settle(const fs::path&) { return true; }
#endif

// Writes atomically: all or nothing, even if the machine stops.
bool write_file(const fs::path& path, std::string_view text) {
  fs::path fresh = path;
  fresh += "~";
  {
    std::ofstream out(fresh, std::ios::binary | std::ios::trunc);
    out.write(text.data(), static_cast<std::streamsize>(text.size()));
    out.close();
    if (!out) return false;
  }
  std::error_code error;
  if (!settle(fresh)) return false;
  fs::rename(fresh, path, error);
  settle(path.parent_path());
  return !error;
}

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

std::optional<OpenedFile> chosen_file;
Answer copied = Answer::no;

}  // namespace

std::optional<std::string> storage_get(std::string_view key) {
  return read_file(data_folder() / file_name(key));
}

StoreResult storage_set(std::string_view key, std::string_view value) {
  std::error_code error;
  fs::create_directories(data_folder(), error);
  if (error) return StoreResult::forbidden;
  return write_file(data_folder() / file_name(key), value) ? StoreResult::ok : StoreResult::full;
}

void storage_remove(std::string_view key) {
  std::error_code error;
  fs::remove(data_folder() / file_name(key), error);
}

std::vector<std::string> storage_keys() {
  std::vector<std::string> keys;
  std::error_code error;
  for (const auto& entry : fs::directory_iterator(data_folder(), error))
    if (const std::string name = entry.path().filename().string(); name.back() != '~')
      keys.push_back(percent_decoded(name));
  return keys;
}

void storage_hold(std::string_view, std::string_view) {}  // without a second copy, no need

std::vector<std::string> storage_changed_elsewhere() { return {}; }

// No second copy: the storage itself is durable.
void copy_keep(std::string_view, std::string_view, std::string_view) {}
void copy_drop(std::string_view) {}
std::optional<Copy> copy_arrived() { return std::nullopt; }
void copy_want(std::string_view) {}
std::optional<std::vector<std::string>> copy_keys() { return std::nullopt; }

void want_file(std::string_view) {}  // they are all here
Arrival poll_file(std::string_view name, std::string& bytes) {
  auto file = read_file(fs::path(BASTIDE_SITE) / name);
  if (!file) return Arrival::failed;
  bytes = std::move(*file);
  return Arrival::arrived;
}

std::string tab_note() { return {}; }
void set_tab_note(std::string_view) {}

std::string page_address() { return "https://bastide.invalid/"; }
std::string page_fragment() {
  const char* fragment = std::getenv("BASTIDE_FRAGMENT");  // stands in for an address bar
  return fragment ? fragment : "";
}
void set_page_fragment(std::string_view) {}
bool page_fragment_changed() { return false; }
void want_back(int) {}
bool back_pressed() { return false; }
bool forward_pressed() { return false; }

void copy_text(std::string_view text) {
  copied = SDL_SetClipboardText(std::string(text).c_str()) == 0 ? Answer::yes : Answer::no;
}
void copy_diagnostics() { copy_text("Bastide on the desktop"); }
Answer copy_answer() { return copied; }
void share(std::string_view, std::string_view, std::string_view, const SharedPicture&) {}

void save_file(std::string_view name, std::string_view text) {
  std::error_code error;
  fs::create_directories(data_folder() / "exported", error);
  write_file(data_folder() / "exported" / file_name(name), text);
}

void save_bytes(std::string_view name, std::string_view bytes) { save_file(name, bytes); }

bool save_picture(std::string_view name, int width, int height, const std::uint32_t* rgba) {
  std::error_code error;
  fs::create_directories(data_folder() / "exported", error);
  write_png((data_folder() / "exported" / file_name(name)).string(), width, height,
            {rgba, rgba + width * height});
  return true;
}

// There is no file chooser: opens the file named by the environment.
void open_file() {
  const char* name = std::getenv("BASTIDE_OPEN");
  if (!name) return;
  if (auto text = read_file(name)) chosen_file = OpenedFile{name, std::move(*text)};
}
std::optional<OpenedFile> opened_file() { return std::exchange(chosen_file, std::nullopt); }

Device device() {
  const char* language = std::getenv("LANG");
  return {language ? language : "en"};
}
void set_page_language(std::string_view) {}
void set_page_look(bool) {}
void set_title(std::string_view) {}
void announce(std::string_view) {}
std::optional<Edited> edit_field(const Field&, const std::string&) { return std::nullopt; }
void end_field() {}
std::optional<Letter> draw_letters(std::string_view, float) { return std::nullopt; }
long long unix_seconds() { return static_cast<long long>(std::time(nullptr)); }
long long local_seconds(long long unix_seconds) {
  const auto time = static_cast<std::time_t>(unix_seconds);
  const std::tm* const here = std::localtime(&time);
  return unix_seconds + (here ? here->tm_gmtoff : 0);
}
void tell(std::string_view) {}
std::string asked_control() { return {}; }
std::string date_words(std::string_view, std::string_view date) { return std::string(date); }
std::uint64_t fresh_seed() {
  std::random_device device;
  return (std::uint64_t{device()} << 16) ^ (device() & 0xffff);
}
void wake_after(double) {}  // the window's loop polls ten times a second
void keep_awake(bool) {}
void fill_screen(bool) {}
void vibrate(int) {}
void play(Sound, float) {}
void set_ambience(float) {}

// The desktop has no channels.
void live_begin(int, std::string_view, std::string_view) {}
void live_answered(int, std::string_view) {}
void live_send(int, std::string_view) {}
void live_end(int) {}
bool live_event(LiveEvent&) { return false; }

// The desktop paints in its frames.
bool painters_ready() { return false; }
void want_painted(const std::vector<std::uint64_t>&) {}
std::optional<Painted> take_painted() { return std::nullopt; }

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
