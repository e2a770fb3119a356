// The browser: thin wrappers around platform.js. Strings that it returns are allocated there and
// freed here.
#include <cstdlib>
#include <cstring>
#include <utility>

#include "engine/base/read_number.hpp"
#include "web/platform/accessibility.hpp"
#include "web/platform/clock.hpp"
#include "web/platform/device.hpp"
#include "web/platform/letters.hpp"
#include "web/platform/live_channels.hpp"
#include "web/platform/page_address.hpp"
#include "web/platform/painters.hpp"
#include "web/platform/sharing.hpp"
#include "web/platform/site_files.hpp"
#include "web/platform/sound.hpp"
#include "web/platform/storage.hpp"
#include "web/platform/text_field.hpp"
#include "web/platform/user_files.hpp"
#include "web/platform/worker.hpp"

extern "C" {
char* bastide_js_storage_get(const char* key);
int bastide_js_storage_set(const char* key, const char* value);
void bastide_js_storage_remove(const char* key);
char* bastide_js_storage_keys();
char* bastide_js_storage_changed();
void bastide_js_copy_keep(const char* stem, const char* key, const char* text);
void bastide_js_copy_drop(const char* stem);
void bastide_js_copy_want(const char* stem);
char* bastide_js_copy_arrived();
char* bastide_js_copy_keys();
void bastide_js_storage_hold(const char* key, const char* value);
void bastide_js_file_want(const char* name);
int bastide_js_file_size(const char* name);
void bastide_js_file_take(const char* name, char* bytes);
char* bastide_js_tab_note();
void bastide_js_set_tab_note(const char* text);
char* bastide_js_address();
char* bastide_js_fragment();
void bastide_js_clear_fragment();
int bastide_js_fragment_changed();
void bastide_js_want_back(int steps);
int bastide_js_back_pressed();
int bastide_js_forward_pressed();
void bastide_js_copy(const char* text);
void bastide_js_copy_diagnostics();
int bastide_js_copy_answer();
int bastide_js_can_share();
void bastide_js_share(const char* title, const char* text, const char* url, int width, int height,
                      const std::uint32_t* rgba);
void bastide_js_save_file(const char* name, const char* bytes, std::size_t size);
int bastide_js_save_picture(const char* name, int width, int height, const std::uint32_t* rgba);
void bastide_js_open_file();
char* bastide_js_opened_file();
char* bastide_js_language();
void bastide_js_set_language(const char* code);
int bastide_js_prefers(const char* media);
void bastide_js_set_look(int dark);
int bastide_js_hidden();
void bastide_js_title(const char* title);
void bastide_js_announce(const char* text);
char* bastide_js_edit_field(unsigned id, const char* text, const char* hint, int letters, int fixed,
                            const float* box);
void bastide_js_end_field();
char* bastide_js_draw_letters(const char* text, double em, int* box, float* measures);
double bastide_js_unix_seconds();
double bastide_js_local_seconds(double unix_seconds);
void bastide_js_tell(const char* lines);
char* bastide_js_asked_control();
char* bastide_js_date_words(const char* language, const char* date, int style);
double bastide_js_fresh_seed();
void bastide_js_wake_after(double seconds);
int bastide_js_vibrates();
void bastide_js_vibrate(int milliseconds);
void bastide_js_keep_awake(int wanted);
int bastide_js_can_fill();
int bastide_js_fills();
int bastide_js_forgets();
void bastide_js_fill(int wanted);
void bastide_js_sound(int which, float volume);
void bastide_js_ambience(float volume);
int bastide_js_live_possible();
void bastide_js_live_begin(int channel, const char* offer, const char* stun);
void bastide_js_live_answered(int channel, const char* answer);
void bastide_js_live_send(int channel, const char* text);
void bastide_js_live_end(int channel);
char* bastide_js_live_event();
int bastide_js_painters_ready();
void bastide_js_want_painted(const double* numbers, int count);
int bastide_js_next_painted(double* number);
void bastide_js_take_painted(std::uint32_t* rgba);
void bastide_js_worker_post(const char* request);
char* bastide_js_worker_poll();
int bastide_js_worker_failed();
void bastide_js_worker_stop();
}

namespace bastide::web {
namespace {

std::optional<std::string> take(char* text) {
  if (!text) return std::nullopt;
  std::string result(text);
  std::free(text);
  return result;
}

// Keys contain no line feeds, so lists of them are returned as lines.
std::vector<std::string> lines(char* text) {
  std::vector<std::string> result;
  const auto all = take(text);
  if (!all || all->empty()) return result;
  std::size_t from = 0;
  for (;;) {
    const std::size_t to = all->find('\n', from);
    result.push_back(all->substr(from, to - from));
    if (to == std::string::npos) return result;
    from = to + 1;
  }
}

const char* c(const std::string& text) { return text.c_str(); }

using platform::Copy;
using platform::StoreResult;

// localStorage, and IndexedDB for the second copy.
struct BrowserStorage : Storage {
  std::optional<std::string> get(std::string_view key) const override {
    return take(bastide_js_storage_get(c(std::string(key))));
  }
  StoreResult set(std::string_view key, std::string_view value) const override {
    return static_cast<StoreResult>(
        bastide_js_storage_set(c(std::string(key)), c(std::string(value))));
  }
  void remove(std::string_view key) const override {
    bastide_js_storage_remove(c(std::string(key)));
  }
  std::vector<std::string> keys() const override { return lines(bastide_js_storage_keys()); }
  void hold(std::string_view key, std::string_view value) const override {
    bastide_js_storage_hold(c(std::string(key)), c(std::string(value)));
  }
  void keep_copy(std::string_view stem, std::string_view key,
                 std::string_view text) const override {
    bastide_js_copy_keep(c(std::string(stem)), c(std::string(key)), c(std::string(text)));
  }
  void drop_copy(std::string_view stem) const override {
    bastide_js_copy_drop(c(std::string(stem)));
  }
};

// The key, a line feed, the text.
std::optional<Copy> next_copy() {
  const auto all = take(bastide_js_copy_arrived());
  if (!all) return std::nullopt;
  const std::size_t end = all->find('\n');
  if (end == std::string::npos) return std::nullopt;
  return Copy{all->substr(0, end), all->substr(end + 1)};
}

}  // namespace

const Storage& platform_storage() {
  static const BrowserStorage storage;
  return storage;
}

namespace platform {

StorageNews storage_news() {
  StorageNews news;
  news.changed = lines(bastide_js_storage_changed());
  while (auto copy = next_copy()) news.copies.push_back(std::move(*copy));
  if (char* const keys = bastide_js_copy_keys()) news.copy_keys = lines(keys);
  return news;
}
void want_copies(std::string_view stem) { bastide_js_copy_want(c(std::string(stem))); }

void request_file(std::string_view name) { bastide_js_file_want(c(std::string(name))); }

Arrival poll_file(std::string_view name, std::string& bytes) {
  const std::string known(name);
  const int size = bastide_js_file_size(c(known));
  if (size < 0) return static_cast<Arrival>(-size - 1);
  bytes.resize(static_cast<std::size_t>(size));
  bastide_js_file_take(c(known), bytes.data());
  return Arrival::arrived;
}

std::string page_address() { return take(bastide_js_address()).value_or(""); }
std::optional<std::string> new_fragment() {
  if (!bastide_js_fragment_changed()) return std::nullopt;
  return take(bastide_js_fragment()).value_or("");
}
void clear_fragment() { bastide_js_clear_fragment(); }

void want_back(int steps) { bastide_js_want_back(steps); }
HistoryStep history_step() {
  if (bastide_js_forward_pressed()) return HistoryStep::forward;
  return bastide_js_back_pressed() ? HistoryStep::back : HistoryStep::none;
}

std::string tab_note() { return take(bastide_js_tab_note()).value_or(""); }
void set_tab_note(std::string_view text) { bastide_js_set_tab_note(c(std::string(text))); }

void copy_text(std::string_view text) { bastide_js_copy(c(std::string(text))); }
void copy_diagnostics() { bastide_js_copy_diagnostics(); }
Answer copy_answer() { return static_cast<Answer>(bastide_js_copy_answer()); }
void share(std::string_view title, std::string_view text, std::string_view url,
           const SharedPicture& picture) {
  bastide_js_share(c(std::string(title)), c(std::string(text)), c(std::string(url)), picture.width,
                   picture.height, picture.rgba);
}
void save_file(std::string_view name, std::string_view bytes) {
  bastide_js_save_file(c(std::string(name)), bytes.data(), bytes.size());
}
bool save_picture(std::string_view name, int width, int height, const std::uint32_t* rgba) {
  return bastide_js_save_picture(c(std::string(name)), width, height, rgba) != 0;
}
void open_file() { bastide_js_open_file(); }

std::optional<OpenedFile> opened_file() {
  // The name, a line feed, "0", "1" for too large or "2" for a link, a line feed, the text.
  const auto all = take(bastide_js_opened_file());
  if (!all) return std::nullopt;
  const std::size_t name_end = all->find('\n');
  if (name_end == std::string::npos || name_end + 2 > all->size()) return std::nullopt;
  OpenedFile file;
  file.name = all->substr(0, name_end);
  file.too_large = (*all)[name_end + 1] == '1';
  file.is_link = (*all)[name_end + 1] == '2';
  if (name_end + 3 <= all->size()) file.text = all->substr(name_end + 3);
  return file;
}

Device device() {
  return {take(bastide_js_language()).value_or("en"),
          bastide_js_prefers("(prefers-reduced-motion: reduce)") != 0,
          bastide_js_prefers("(prefers-color-scheme: dark)") != 0,
          bastide_js_prefers("(forced-colors: active)") != 0,
          bastide_js_hidden() != 0,
          bastide_js_can_share() != 0,
          bastide_js_can_share() == 2,
          bastide_js_live_possible() != 0,
          bastide_js_vibrates() != 0,
          bastide_js_can_fill() != 0,
          bastide_js_fills() != 0,
          bastide_js_forgets() != 0};
}
void set_surroundings(const Surroundings& wanted) {
  bastide_js_title(c(wanted.title));
  bastide_js_set_language(c(wanted.language));
  bastide_js_set_look(wanted.dark);
  bastide_js_keep_awake(wanted.awake);
}
void fill_screen(bool wanted) { bastide_js_fill(wanted); }
std::uint64_t fresh_seed() { return static_cast<std::uint64_t>(bastide_js_fresh_seed()); }

void announce(std::string_view text) { bastide_js_announce(c(std::string(text))); }
void tell(std::string_view lines) { bastide_js_tell(c(std::string(lines))); }
std::string asked_control() { return take(bastide_js_asked_control()).value_or(""); }

std::optional<Edited> edit_field(const Field& field, const std::string& text) {
  const float box[] = {field.x,     field.y,          field.width,         field.height,
                       field.font,  field.hidden_top, field.hidden_bottom, field.margin,
                       field.corner};
  // A digit for whether it was left, the text.
  const auto all = take(bastide_js_edit_field(field.id, c(text), c(field.hint),
                                              static_cast<int>(field.letters), field.fixed, box));
  if (!all) return std::nullopt;
  return Edited{all->substr(1), (*all)[0] == '1'};
}
void end_field() { bastide_js_end_field(); }

std::optional<Letter> draw_letters(std::string_view text, float em) {
  int box[3] = {};         // width, height, whether it is coloured
  float measures[3] = {};  // left, top, advance
  char* pixels = bastide_js_draw_letters(c(std::string(text)), em, box, measures);
  if (!pixels) return std::nullopt;
  Letter drawn{box[0], box[1], measures[0], measures[1], measures[2], box[2] != 0, {}};
  drawn.rgba.resize(static_cast<std::size_t>(box[0]) * static_cast<std::size_t>(box[1]));
  std::memcpy(drawn.rgba.data(), pixels, drawn.rgba.size() * sizeof(std::uint32_t));
  std::free(pixels);
  return drawn;
}

long long unix_seconds() { return static_cast<long long>(bastide_js_unix_seconds()); }
long long local_seconds(long long unix_seconds) {
  return static_cast<long long>(bastide_js_local_seconds(static_cast<double>(unix_seconds)));
}
std::string date_words(std::string_view language, std::string_view date, DateStyle style) {
  return take(bastide_js_date_words(c(std::string(language)), c(std::string(date)),
                                    static_cast<int>(style)))
      .value_or(date_in_digits(date, style));
}
void wake_after(double seconds) { bastide_js_wake_after(seconds); }

void play(Sound sound, float volume) {
  if (volume > 0) bastide_js_sound(static_cast<int>(sound), volume);
}
void set_ambience(float volume) { bastide_js_ambience(volume); }
void vibrate(int milliseconds) { bastide_js_vibrate(milliseconds); }

void live_begin(int channel, std::string_view offer, std::string_view stun) {
  bastide_js_live_begin(channel, c(std::string(offer)), c(std::string(stun)));
}
void live_answered(int channel, std::string_view answer) {
  bastide_js_live_answered(channel, c(std::string(answer)));
}
void live_send(int channel, std::string_view text) {
  bastide_js_live_send(channel, c(std::string(text)));
}
void live_end(int channel) { bastide_js_live_end(channel); }

std::optional<LiveEvent> live_event() {
  // A digit for the news, the channel, a line feed, the text.
  const auto all = take(bastide_js_live_event());
  if (!all) return std::nullopt;
  const std::size_t end = all->find('\n');
  LiveEvent event{.news = static_cast<LiveNews>((*all)[0] - '0'), .text = all->substr(end + 1)};
  read_number(std::string_view(*all).substr(1, end - 1), event.channel);
  return event;
}

bool painters_ready() { return bastide_js_painters_ready() != 0; }
void request_painted(const std::vector<std::uint64_t>& numbers) {
  const std::vector<double> in_script(numbers.begin(), numbers.end());
  bastide_js_want_painted(in_script.data(), static_cast<int>(in_script.size()));
}
std::optional<Painted> take_painted() {
  double number = 0;
  const int pixels = bastide_js_next_painted(&number);
  if (pixels == 0) return std::nullopt;
  Painted painted{static_cast<std::uint64_t>(number), {}};
  painted.rgba.resize(static_cast<std::size_t>(pixels));
  bastide_js_take_painted(painted.rgba.data());
  return painted;
}

void worker_post(std::string_view request) { bastide_js_worker_post(c(std::string(request))); }
std::optional<std::string> worker_poll() { return take(bastide_js_worker_poll()); }
bool worker_failed() { return bastide_js_worker_failed() != 0; }
void worker_stop() { bastide_js_worker_stop(); }

}  // namespace platform
}  // namespace bastide::web
