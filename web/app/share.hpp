// Links: sharing the shown position, and opening a link.
#pragma once

#include <string>
#include <string_view>

namespace bastide::web {

struct App;
struct Session;

// Copies the link of the shown position, or hands it to the system's share sheet. Of a finished
// game it is one of all of it, which plays on from there. Whether what has been said about it goes
// along is asked unless `comments` says so: with_comments, or anything else for without.
void share_link(App& app, std::string_view comments = {});

// The same for the end of a game between devices, for whoever goes on there.
// A link to the turn of the shown position as a puzzle, or to the puzzle at the table.
void share_puzzle(App& app);

void send_link(App& app);

// The same for the start of its game, for others to play with the same tiles, and with the points
// that it has brought.
void share_start(App& app, const std::string& line);

// Shows it, to be read by another device's camera: the end of a game between devices, or else the
// start after a line.
void hold_up(App& app, const std::string& line);

// The others may have been told of all that has happened: it stays.
void tell(App& app);
// It has been sent.
void turn_is_out(App& app);
// What a turn's link has besides the game and names: an end that is offered, and words.
std::string link_keys(const Session& session);
// Whether a link to the same position has more of that than is known.
bool brings_news(const Session& session, std::string_view link);

// What goes along with the link that is shown.
void put_words(App& app, const std::string& words);

// This device would end the game by link as it is, or agrees to that.
void end_game(App& app);

void copy_diagnostics(App& app);

// Saves the open game as a file.
void export_game(App& app);

// Saves the shown position as a picture.
void save_picture(App& app, bool cloth);

// Goes on with a film that has been begun, and saves it at its end. True while there is one.
bool film_frame(App& app);

// Saves all games as a file.
void export_all(App& app);

// Inspects a link or the text of a file and opens the dialog that says what it contains.
bool is_link(std::string_view fragment);
void offer_link(App& app, std::string_view text);
// `name`: of the file; a game that has no name of its own is called so.
void offer_file(App& app, std::string_view text, std::string_view name);

// Puts the offered game into a slot of its own and opens it.
void accept_offer(App& app);

// Polls the page's address, files and the clipboard.
void share_frame(App& app);

}  // namespace bastide::web
