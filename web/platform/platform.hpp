// What the page needs from the platform it runs on. No call blocks; results that take time are
// polled. The page has it in browser/ and desktop/, the viewer (web/viewer/browser) the little that
// it needs, and tests one in memory and one that does nothing. Apart from the main loop, which
// knows SDL, nothing else calls the system or the browser.
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
std::vector<std::string> storage_keys();  // only ours, in no particular order
// Has the entry as if it were stored, for this visit only: there is no room for it.
void storage_hold(std::string_view key, std::string_view value);

// Keys that another tab has changed since the last call.
std::vector<std::string> storage_changed_elsewhere();

// ---- A second copy of what must not be lost -----------------------------------------------------
//
// Browsers write what was passed to storage_set to the disk seconds later: if the browser is
// killed, it is lost. This copy becomes durable at once, without anybody waiting for it. Where
// storage_set itself is durable, there is no second copy.

// Replaces all entries whose keys begin with `stem`.
void copy_keep(std::string_view stem, std::string_view key, std::string_view text);
void copy_drop(std::string_view stem);

// Entries of the copy: at first those missing from the storage, as far as they are known before the
// program starts; later those requested.
struct Copy {
  std::string key, text;
};
std::optional<Copy> copy_arrived();
// Once, as soon as they are known: the keys of all entries.
std::optional<std::vector<std::string>> copy_keys();
void copy_want(std::string_view stem);

// ---- Files of the site --------------------------------------------------------------------------
//
// Texts, lessons and whatever else lies beside the program, each fetched when it is first needed
// and checked to be what the build has made. On the desktop they are in the folder of the build.

enum class Arrival {
  none,  // nobody has asked for it, or it has been handed over
  waiting,
  arrived,
  failed,  // no connection, not there, or damaged
};

// Asks for a file, after a failure once more. Its arrival wakes the page.
void want_file(std::string_view name);
// How far it is. When it has arrived, `bytes` gets it.
Arrival poll_file(std::string_view name, std::string& bytes);

// ---- The tab ------------------------------------------------------------------------------------

// Lives as long as the tab and survives reloads; initially empty, and always empty where there are
// no tabs.
std::string tab_note();
void set_tab_note(std::string_view text);

// ---- The page's address -------------------------------------------------------------------------

std::string page_address();                         // without the fragment
std::string page_fragment();                        // what follows '#', undecoded
void set_page_fragment(std::string_view fragment);  // without a new entry in the history
// True once after the user has changed the fragment of the open page.
bool page_fragment_changed();

// The next so many times, the browser's Back does not leave the page: back_pressed() is true once
// for each.
void want_back(int steps);
bool back_pressed();
bool forward_pressed();  // to where Back, or the page itself, has led away from

// ---- Sharing and opening ------------------------------------------------------------------------

enum class Answer { waiting, yes, no, cancelled, shared };

void copy_text(std::string_view text);
// Copies details for a bug report: version, browser, graphics, the last error; nothing about any
// game.
void copy_diagnostics();
Answer copy_answer();  // of the last copy_text, copy_diagnostics or share
// If the system refuses, the text is copied to the clipboard instead. The picture, of width *
// height pixels as in texture_create, goes along where the system takes pictures; null: none.
struct SharedPicture {
  int width = 0, height = 0;
  const std::uint32_t* rgba = nullptr;
};
void share(std::string_view title, std::string_view text, std::string_view url,
           const SharedPicture& picture);
void save_file(std::string_view name, std::string_view text);
// The bytes of a picture.
void save_bytes(std::string_view name, std::string_view bytes);
// As PNG; pixels as in texture_create. False: the browser would write other pixels, so it has not.
bool save_picture(std::string_view name, int width, int height, const std::uint32_t* rgba);

// A text file of at most 16 MiB, or a text, that the user has chosen, dropped on the page, shared
// with it or opened it with.
struct OpenedFile {
  std::string name, text;
  bool too_large = false;
  bool is_link = false;  // no file: a text that should contain a link
};
void open_file();  // lets the user choose one
std::optional<OpenedFile> opened_file();

// ---- The user and the device --------------------------------------------------------------------

// What can be known of them; any of it can change at any time.
struct Device {
  std::string language;          // of the system or browser: "cs", "cs-CZ"
  bool reduced_motion = false;   // is preferred
  bool dark = false;             // colours are preferred
  bool contrast = false;         // plain colours, which the device forces on pages
  bool hidden = false;           // nobody can see the page
  bool shares = false;           // the system can pass texts on (share),
  bool shares_pictures = false;  // and pictures
  bool channels = false;         // to other pages are possible
  bool vibrates = false;
  bool can_fill = false, fills = false;  // the whole screen
  bool forgets =
      false;  // the browser deletes what is stored once the page has not been visited for long
};
Device device();
void set_page_language(std::string_view code);  // of what the page reads out: "cs"
void set_page_look(bool dark);                  // of what is around the canvas
void set_title(std::string_view title);
// Speaks through the page's live region.
void announce(std::string_view text);
// What the frame tells (web/ui/told.hpp), a line for each: role and state, identifier, words,
// value, box.
void tell(std::string_view lines);
// The identifier of a control that has been pressed there since; empty: none.
std::string asked_control();
// A text field that is being edited, in CSS pixels.
struct Field {
  unsigned id = 0;
  float x = 0, y = 0, width = 0, height = 0;
  float font = 0;                           // the height of its letters
  float margin = 0, corner = 0;             // beside them; how round it is
  float hidden_top = 0, hidden_bottom = 0;  // how much of it is out of sight
  std::size_t letters = 0;                  // at most
  bool fixed = false;                       // can only be read and copied
  std::string hint;                         // what it is for
};
struct Edited {
  std::string text;
  bool left = false;  // the user has left the field
};
// Call in every frame in which a field is edited: the system edits `text` in a field of its own
// that it lays over it. Nothing where it has none, and ImGui edits the text.
std::optional<Edited> edit_field(const Field& field, const std::string& text);
void end_field();  // none is edited
// Letters that the page's fonts lack, or a name in them, drawn in whatever font the system has.
struct Letter {
  int width = 0, height = 0;
  float left = 0, top = 0;  // from where it is written, on the baseline
  float advance = 0;
  bool coloured = false;  // a picture, like emoji; otherwise white, to be given any colour
  std::vector<std::uint32_t> rgba;  // width * height, bytes R, G, B, A, straight alpha
};
// Nothing where the system cannot be asked. `em`: in device pixels.
std::optional<Letter> draw_letters(std::string_view text, float em);
long long unix_seconds();
// Shifted by the time zone: its date in UTC is the local date.
long long local_seconds(long long unix_seconds);
// A date, "2027-01-10", as readers of the language write it; on the desktop as it is.
std::string date_words(std::string_view language, std::string_view date);
std::uint64_t fresh_seed();  // unpredictable; below 2^48: short enough to read out and for links
// Draws a frame after so many seconds, even if nothing happens until then.
void wake_after(double seconds);

// The screen does not go dark meanwhile.
void keep_awake(bool wanted);
// Without the browser around the page; only in answer to a press.
void fill_screen(bool wanted);
void vibrate(int milliseconds);

// Short sounds. Nothing is heard before the user has first touched the page, nor where there is no
// audio. browser/sound.js depends on the order.
enum class Sound {
  draw,
  lay,
  turn,
  figure,
  coin,
  points,
  notice,
  die,
  end,
  whisper,
  lost,
  yours,
  won
};
// `volume`: up to 1.
void play(Sound sound, float volume);
// Wind and, now and then, a far bell, from now on; 0: silence.
void set_ambience(float volume);

// ---- Channels to other pages -------------------------------------------------------------------
//
// Each has a number that the caller assigns. Descriptions are SDP (RFC 8866). Of the texts received
// through a channel and not yet fetched, only the last is kept.

// Describes this end of a new channel: an offer, or the answer to `offer` if that is not empty.
// `stun`: the address of a server that reports how others see this device; empty: none.
void live_begin(int channel, std::string_view offer, std::string_view stun);
// Sets the answer to this end's offer: the channel opens.
void live_answered(int channel, std::string_view answer);
void live_send(int channel, std::string_view text);
void live_end(int channel);

enum class LiveNews { described, opened, text, ended };
struct LiveEvent {
  int channel = 0;
  LiveNews news = LiveNews::ended;
  std::string text;  // the description, or what was received
};
bool live_event(LiveEvent& event);  // false: no more events

// ---- The painters -------------------------------------------------------------------------------
//
// They paint beside the page, and keep what they have painted for the next visit. A picture has a
// number below 2^53 (web/drawing/painting.hpp).

bool painters_ready();  // false: there are none, or not yet, and the page paints by itself
// What they are to paint, the first first, instead of what was wanted before. What they finish
// wakes the page.
void want_painted(const std::vector<std::uint64_t>& numbers);
struct Painted {
  std::uint64_t number = 0;
  std::vector<std::uint32_t> rgba;  // as in texture_create
};
std::optional<Painted> take_painted();

// ---- The computer players' worker ---------------------------------------------------------------

// Requests and answers are the texts of web/worker/inquiry.hpp.
void worker_post(std::string_view request);  // starts the worker if there is none
std::optional<std::string> worker_poll();
bool worker_failed();  // it could not be started, or died; until the next worker_stop
void worker_stop();

}  // namespace bastide::web::platform
