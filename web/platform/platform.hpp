// What the page needs from the platform it runs on. Two implementations, browser/ and desktop/;
// nothing else includes a system header. No call blocks; results that take time are polled.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bastide::web::platform {

// ---- Storage: small texts by key, kept for the next visit ---------------------------------------

enum class StoreResult { ok, full, forbidden };

std::optional<std::string> storage_get(std::string_view key);
StoreResult storage_set(std::string_view key, std::string_view value);
void storage_remove(std::string_view key);
std::vector<std::string> storage_keys();  // of ours, in no order

// Keys that another tab has changed since the last call.
std::vector<std::string> storage_changed_elsewhere();

// ---- A second copy of what must not be lost -----------------------------------------------------
//
// A browser writes what storage_set was given to the disk seconds later: if it is killed, that is
// gone. This copy is made to last at once, and never waited for. Where storage_set itself does so,
// there is none.

// Replaces all entries whose keys begin with `stem`.
void copy_keep(std::string_view stem, std::string_view key, std::string_view text);
void copy_drop(std::string_view stem);

// Entries of the copy: at first those that the storage does not have, as far as they are known
// before the program starts; then those that were asked for.
struct Copy {
  std::string key, text;
};
std::optional<Copy> copy_arrived();
void copy_want(std::string_view stem);

// ---- The tab ------------------------------------------------------------------------------------

// Lives as long as the tab, through reloads; empty at first, and always empty where there are no
// tabs.
std::string tab_note();
void set_tab_note(std::string_view text);

// ---- The page's address -------------------------------------------------------------------------

std::string page_address();                         // without the fragment
std::string page_fragment();                        // what follows '#', as it stands there
void set_page_fragment(std::string_view fragment);  // without a new entry in the history
// True once after the person has changed the fragment of the open page.
bool page_fragment_changed();

// The browser's Back does not leave the page so many times: back_pressed() is true once each time.
void want_back(int steps);
bool back_pressed();

// ---- Sharing and opening ------------------------------------------------------------------------

enum class Answer { waiting, yes, no, cancelled, shared };

void copy_text(std::string_view text);
// What a report of a fault should tell: version, browser, graphics, the last error; nothing of any
// game.
void copy_diagnostics();
Answer copy_answer();  // of the last copy_text, copy_diagnostics or share
bool can_share();
// Where the system refuses, what was to be shared is copied.
void share(std::string_view title, std::string_view text, std::string_view url);
void save_file(std::string_view name, std::string_view text);
// The bytes of a picture.
void save_bytes(std::string_view name, std::string_view bytes);
// As PNG; pixels as in texture_create.
void save_picture(std::string_view name, int width, int height, const std::uint32_t* rgba);

// Lets the person choose a text file of at most 4 MiB.
struct OpenedFile {
  std::string name, text;
  bool too_large = false;
};
void open_file();
std::optional<OpenedFile> opened_file();

// ---- The person and the device ------------------------------------------------------------------

std::string preferred_language();               // "cs-CZ"
void set_page_language(std::string_view code);  // of what the page reads out: "cs"
bool prefers_reduced_motion();
bool page_visible();
float density();  // device pixels per CSS pixel
void set_title(std::string_view title);
// Speaks through the page's live region.
void announce(std::string_view text);
// The soft keyboard: open while text is being edited at `x`, `y`, ... in CSS pixels. The main loop
// calls it; ImGui knows.
void edit_text(bool editing, float x, float y, float width, float height);
long long unix_seconds();
// Moved by the time zone: whose date in Greenwich is the date here.
long long local_seconds(long long unix_seconds);
std::uint64_t
fresh_seed();  // nobody can guess it; below 2^48: short to read out and to put into a link
// Draws a frame after so many seconds, even if nothing happens until then.
void wake_after(double seconds);

// Short sounds. Nothing is heard before the person has first touched the page, nor where there is
// no sound. The order is known to browser/platform.js.
enum class Sound { draw, lay, turn, figure, coin, points, notice, die, end, whisper, lost };
void play(Sound sound);

// ---- Channels to other pages -------------------------------------------------------------------
//
// Each has a number that the caller gives it. Descriptions are SDP (RFC 8866); of the texts that
// came through a channel and have not been asked for only the last is kept.

bool live_possible();
// Describes this end of a new channel: an offer, or the answer to `offer` if that is not empty.
// `stun`: the address of a server that is asked how others see this device; empty: none.
void live_begin(int channel, std::string_view offer, std::string_view stun);
// The answer to what was offered: the channel opens.
void live_answered(int channel, std::string_view answer);
void live_send(int channel, std::string_view text);
void live_end(int channel);

enum class LiveNews { described, opened, text, ended };
struct LiveEvent {
  int channel = 0;
  LiveNews news = LiveNews::ended;
  std::string text;  // the description, or what has come
};
bool live_event(LiveEvent& event);  // false: there is none

// ---- The computer players' worker ---------------------------------------------------------------

// Requests and answers are the texts of web/worker/worker_logic.hpp.
void worker_post(std::string_view request);  // starts the worker if there is none
std::optional<std::string> worker_poll();
bool worker_failed();  // it could not be started, or died; until the next worker_stop
void worker_stop();

}  // namespace bastide::web::platform
