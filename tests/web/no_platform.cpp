// A platform that stores, shows and plays nothing: for tests of the page's logic.
#include "tests/data_folder.hpp"
#include "web/platform/input.hpp"
#include "web/platform/platform.hpp"
#include "web/platform/texture.hpp"

namespace bastide::web {

// Textures contain nothing, but each is distinct.
ImTextureID texture_create(int, int, const std::uint32_t*, Scaling) {
  static std::uintptr_t count = 0;
  return reinterpret_cast<ImTextureID>(++count);
}
void texture_destroy(ImTextureID) {}
ImTextureID landscape_texture(bool) { return nullptr; }

namespace platform {

std::optional<std::string> storage_get(std::string_view) { return std::nullopt; }
StoreResult storage_set(std::string_view, std::string_view) { return StoreResult::forbidden; }
void storage_remove(std::string_view) {}
std::vector<std::string> storage_keys() { return {}; }
void storage_hold(std::string_view, std::string_view) {}
std::vector<std::string> storage_changed_elsewhere() { return {}; }
void copy_keep(std::string_view, std::string_view, std::string_view) {}
void copy_drop(std::string_view) {}
std::optional<Copy> copy_arrived() { return std::nullopt; }
void copy_want(std::string_view) {}
std::optional<std::vector<std::string>> copy_keys() { return std::nullopt; }
void want_file(std::string_view) {}
Arrival poll_file(std::string_view name, std::string& bytes) {
  bytes = testing::site_file(name);
  return bytes.empty() ? Arrival::failed : Arrival::arrived;
}
std::string tab_note() { return {}; }
void set_tab_note(std::string_view) {}
std::string page_address() { return {}; }
std::string page_fragment() { return {}; }
void set_page_fragment(std::string_view) {}
bool page_fragment_changed() { return false; }
void want_back(int) {}
bool back_pressed() { return false; }
bool forward_pressed() { return false; }
void copy_text(std::string_view) {}
void copy_diagnostics() {}
Answer copy_answer() { return Answer::no; }
void share(std::string_view, std::string_view, std::string_view, const SharedPicture&) {}
void save_file(std::string_view, std::string_view) {}
void save_bytes(std::string_view, std::string_view) {}
bool save_picture(std::string_view, int, int, const std::uint32_t*) { return true; }
void open_file() {}
std::optional<OpenedFile> opened_file() { return std::nullopt; }
Device device() { return {"en"}; }
void set_page_language(std::string_view) {}
void set_page_look(bool) {}
void set_title(std::string_view) {}
void announce(std::string_view) {}
std::optional<Edited> edit_field(const Field&, const std::string&) { return std::nullopt; }
void end_field() {}
// Chinese numerals, as boxes: one of them is a picture.
std::optional<Letter> draw_letters(std::string_view text, float em) {
  if (text.substr(0, 2) != "\xe4\xb8") return std::nullopt;
  const int side = static_cast<int>(em) / 2;
  const auto pixels = static_cast<std::size_t>(side) * static_cast<std::size_t>(side);
  return Letter{
      side, side, 1, -em / 2, em, text == "三", std::vector<std::uint32_t>(pixels, 0xff3366cc)};
}
long long unix_seconds() { return 0; }
long long local_seconds(long long unix_seconds) { return unix_seconds; }
void tell(std::string_view) {}
std::string asked_control() { return {}; }
std::string date_words(std::string_view, std::string_view date) { return std::string(date); }
std::uint64_t fresh_seed() { return 1; }
void wake_after(double) {}
void keep_awake(bool) {}
void fill_screen(bool) {}
void vibrate(int) {}
void play(Sound, float) {}
void set_ambience(float) {}
void live_begin(int, std::string_view, std::string_view) {}
void live_answered(int, std::string_view) {}
void live_send(int, std::string_view) {}
void live_end(int) {}
bool live_event(LiveEvent&) { return false; }
bool painters_ready() { return false; }
void want_painted(const std::vector<std::uint64_t>&) {}
std::optional<Painted> take_painted() { return std::nullopt; }
void worker_post(std::string_view) {}
std::optional<std::string> worker_poll() { return std::nullopt; }
bool worker_failed() { return true; }
void worker_stop() {}

}  // namespace platform
}  // namespace bastide::web
