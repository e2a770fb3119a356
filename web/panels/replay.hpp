// Replaying the game: a slider over all positions, and playing on from any of them.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace bastide::web {

struct Play;
struct Session;
struct Settings;
struct TableView;
struct Texts;
struct Theme;
struct Ui;
enum class Leap : unsigned char;

// The shown position in words: "Turn 3 of 72".
std::string where(const Texts& texts, const Session& session);

void open_timeline(TableView& view);
void close_timeline(Session& session, Play& play);  // back to the present
void toggle_timeline(TableView& view);

// Shows a position, or the nearest one before it at which the replay can stop.
void look_back(Session& session, Play& play, std::size_t cursor);
void leap_timeline(TableView& view, Leap way);
// Starts playing, or pauses.
void play_timeline(Ui& ui, const Settings& settings, Session& session, Play& play);

// Continues the game from the shown position. Asks first if later moves would be lost.
void play_on_from_here(TableView& view);
void draw_from_here(const TableView& view);  // that question

// Opens the editor for the comment on the shown position.
void open_comment(TableView& view);
void draw_comment(const TableView& view);

// Its height at a given width.
float timeline_height(const TableView& view, float width);
void draw_timeline(const TableView& view);
// Goes on to the next stop when it is time. True while it plays.
bool replay_frame(TableView& view);

}  // namespace bastide::web
