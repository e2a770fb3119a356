// Sharing links: of the shown position, of a turn, of a puzzle, of the start of the game.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace bastide::web {

struct App;
struct Session;

// Copies the link of the shown position, or hands it to the system's share sheet. For a finished
// game it is a link of the whole game, from which others play on at that position. Asks whether to
// include comments, unless `comments` says so.
void share_link(App& app, std::optional<bool> comments = {});

// Copies and shows code that puts the whole game on a web page (docs/embedding.md), with comments.
void show_embed(App& app);

// The same with a link to the turn of the shown position as a puzzle, or to the puzzle at the
// table.
void share_puzzle(App& app);

// The same for the current end of a game between devices, for the player who continues.
void send_link(App& app);

// The same for the start of the game, for others to play with the same tiles, including the points
// reached in it.
void share_start(App& app, const std::string& line);

// Shows the link for another device's camera: the current end of a game between devices, otherwise
// the start, after a line of text.
void show_code(App& app, const std::string& line);

// The others may now know everything that has happened, so it can no longer be undone.
void mark_known(App& app);
// Call when it has been sent.
void mark_turn_sent(App& app);
// The additional keys of a turn's link: an offer to end the game, and a message.
std::string link_keys(const Session& session);

// Sets the message that goes with the link being shown.
void put_words(App& app, const std::string& words);

// Offers to end the game by link early, or agrees to it.
void end_game(App& app);

// The link of the open game as it is, if there was no room for its last moves or nothing can be
// stored; empty: it is stored.
std::string unsaved_link(App& app);

void copy_diagnostics(App& app);

// Processes what the clipboard or the share sheet reports.
void share_frame(App& app);

}  // namespace bastide::web
