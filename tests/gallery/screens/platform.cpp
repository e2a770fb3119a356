#include "tests/gallery/screens/platform.hpp"

#include <deque>
#include <optional>
#include <utility>

#include "engine/tiles/catalogue.hpp"
#include "tests/data_folder.hpp"
#include "web/platform/platform.hpp"
#include "web/platform/texture.hpp"
#include "web/worker/inquiry.hpp"

namespace gallery {

Place& place() {
  static Place the_place;
  return the_place;
}

}  // namespace gallery

namespace bastide::web {

using gallery::place;

ImTextureID landscape_texture(bool upright) { return place().landscapes[upright]; }

namespace platform {
namespace {

std::deque<std::string>& answers() {
  static std::deque<std::string> all;
  return all;
}

}  // namespace

std::optional<std::string> storage_get(std::string_view key) {
  const auto found = place().kept.find(std::string(key));
  if (found == place().kept.end()) return std::nullopt;
  return found->second;
}
StoreResult storage_set(std::string_view key, std::string_view value) {
  if (place().storage_full) return StoreResult::full;
  place().kept[std::string(key)] = value;
  return StoreResult::ok;
}
void storage_remove(std::string_view key) { place().kept.erase(std::string(key)); }
std::vector<std::string> storage_keys() {
  std::vector<std::string> keys;
  for (const auto& [key, text] : place().kept) keys.push_back(key);
  return keys;
}
void storage_hold(std::string_view key, std::string_view value) {
  place().kept[std::string(key)] = value;
}
std::vector<std::string> storage_changed_elsewhere() { return std::exchange(place().changed, {}); }
void copy_keep(std::string_view stem, std::string_view key, std::string_view text) {
  copy_drop(stem);
  place().copies[std::string(key)] = text;
}
void copy_drop(std::string_view stem) {
  std::erase_if(place().copies, [&](const auto& copy) { return copy.first.rfind(stem, 0) == 0; });
}
std::optional<Copy> copy_arrived() {
  if (place().arrived.empty()) return std::nullopt;
  Copy copy = std::move(place().arrived.front());
  place().arrived.pop_front();
  return copy;
}
void copy_want(std::string_view) {}
std::optional<std::vector<std::string>> copy_keys() {
  return std::exchange(place().copies_there, std::nullopt);
}
void want_file(std::string_view) {}
Arrival poll_file(std::string_view name, std::string& bytes) {
  if (place().late.count(std::string(name)) != 0) return Arrival::waiting;
  if (place().lost.count(std::string(name)) != 0) return Arrival::failed;
  bytes = bastide::testing::site_file(name);
  return Arrival::arrived;
}
std::string tab_note() { return place().tab_note; }
void set_tab_note(std::string_view note) { place().tab_note = note; }
std::string page_address() { return "https://bastide.invalid/"; }
std::string page_fragment() { return place().fragment; }
void set_page_fragment(std::string_view fragment) { place().fragment = fragment; }
bool page_fragment_changed() { return std::exchange(place().fragment_changed, false); }
void want_back(int steps) { place().steps_back = steps; }
bool back_pressed() { return place().backs > 0 && place().backs-- > 0; }
bool forward_pressed() { return std::exchange(place().forward, false); }
void copy_text(std::string_view text) { place().copied = text; }
void copy_diagnostics() {}
Answer copy_answer() { return static_cast<Answer>(place().copy_answer); }
void share(std::string_view, std::string_view text, std::string_view url,
           const SharedPicture& picture) {
  place().copied = std::string(text) + '|' + std::string(url);
  place().shared_width = picture.rgba ? picture.width : 0;
}
void save_file(std::string_view name, std::string_view text) { save_bytes(name, text); }
void save_bytes(std::string_view name, std::string_view bytes) {
  place().saved = name;
  place().bytes = bytes;
}
bool save_picture(std::string_view name, int, int, const std::uint32_t*) {
  if (place().pictures_protected) return false;
  place().saved = name;
  return true;
}
void open_file() {}
std::optional<OpenedFile> opened_file() { return std::exchange(place().opened, std::nullopt); }
Device device() { return place().device; }
void set_page_language(std::string_view) {}
void set_page_look(bool dark) { place().page_dark = dark; }
void set_title(std::string_view title) { place().title = title; }
void announce(std::string_view text) { (place().said += text) += '\n'; }
std::optional<Edited> edit_field(const Field& field, const std::string&) {
  place().field = field;
  if (!place().typed) return std::nullopt;
  return Edited{*place().typed, false};
}
void end_field() { place().field.reset(); }
// A box.
std::optional<Letter> draw_letters(std::string_view text, float em) {
  place().drawn.emplace_back(text);
  const int side = static_cast<int>(em * 0.7f);
  const auto pixels = static_cast<std::size_t>(side) * static_cast<std::size_t>(side);
  return Letter{
      side, side, 0, -em * 0.7f, em, false, std::vector<std::uint32_t>(pixels, 0xffffffff)};
}
long long unix_seconds() { return 1'800'000'000; }
long long local_seconds(long long unix_seconds) { return unix_seconds; }
void tell(std::string_view lines) { place().told = lines; }
std::string asked_control() { return std::exchange(place().asked, {}); }
std::string date_words(std::string_view, std::string_view date) { return std::string(date); }
std::uint64_t fresh_seed() { return place().fresh; }
void wake_after(double) {}
void keep_awake(bool wanted) { place().awake = wanted; }
void fill_screen(bool wanted) { place().device.fills = wanted; }
void vibrate(int) { ++place().vibrations; }
void play(Sound sound, float volume) {
  if (volume > 0) place().heard.push_back(sound);
}
void set_ambience(float volume) { place().ambience = volume; }

void live_begin(int channel, std::string_view offer, std::string_view stun) {
  place().channels[channel] = {std::string(offer), std::string(stun), {}, {}, false};
}
void live_answered(int channel, std::string_view answer) {
  place().channels[channel].answer = answer;
}
void live_send(int channel, std::string_view text) {
  place().channels[channel].out.emplace_back(text);
}
void live_end(int channel) { place().channels[channel].ended = true; }
bool live_event(LiveEvent& event) {
  if (place().live_events.empty()) return false;
  event = std::move(place().live_events.front());
  place().live_events.pop_front();
  return true;
}

bool painters_ready() { return place().painters; }
void want_painted(const std::vector<std::uint64_t>& numbers) { place().wanted = numbers; }
std::optional<Painted> take_painted() {
  if (place().painted.empty()) return std::nullopt;
  Painted painted = std::move(place().painted.front());
  place().painted.pop_front();
  return painted;
}

void worker_post(std::string_view question) {
  static const Catalogue catalogue = builtin_catalogue();
  Thinking thinking;
  if (question.substr(0, 5) == "judge") {
    if (!place().worker_judges) return;
    thinking.nodes = 60;
  }
  if (question.substr(0, 4) == "rate") thinking.nodes = 60;
  if (place().worker_tells)
    thinking.tell = [](void*, const std::string& so_far) { answers().push_back(so_far); };
  if (!place().worker_says.empty()) answers().push_back(place().worker_says);
  if (!place().worker_answers && !place().worker_tells) return;
  const std::string answer = worker_answer(catalogue, question, thinking);
  if (place().worker_answers) answers().push_back(answer);
}
std::optional<std::string> worker_poll() {
  if (answers().empty()) return std::nullopt;
  std::string answer = std::move(answers().front());
  answers().pop_front();
  return answer;
}
bool worker_failed() { return place().worker_dead; }
void worker_stop() { answers().clear(); }

}  // namespace platform
}  // namespace bastide::web
