// Sharing the open game: as a link, a picture, a file; and the links of a game between devices.
#pragma once

#include <string>

#include "web/session/sharing.hpp"

namespace bastide::web {

struct App;
struct Session;

// Asks what of the open game is to be shared, and how.
void open_share(App& app, ShareAs as);

// Shares it. A link is copied, or handed to the system's share sheet. Of a finished game it has the
// whole game, from which others play on at the position; the end of a game between devices goes to
// the player who continues.
void share_by(App& app, ShareWay way, const ShareChoice& choice);

// Copies or hands over the link to the current end of a game between devices, for the player who
// continues; and shows it for another device's camera.
void send_link(App& app);
void show_code(App& app);

// The others may now know everything that has happened, so it can no longer be undone.
void mark_known(App& app);
// Call when it has been sent.
void mark_turn_sent(App& app);
// The additional keys of a turn's link: an offer to end the game, what is agreed, and a message.
std::string link_keys(const Session& session);

// Sets the message that goes with the link being shown.
void put_words(App& app, const std::string& words);

// Offers to end the game by link early, or agrees to it.
void end_game(App& app);
// Likewise, wants a computer to play for whoever is waited for, or agrees to it.
void replace_player(App& app);

// The link of the open game as it is, if there was no room for its last moves or nothing can be
// stored; empty: it is stored.
std::string unsaved_link(App& app);

// A text of the page's own, to the system's share sheet or the clipboard.
void post(App& app, const std::string& text);
void copy_diagnostics(App& app);

// Processes what the clipboard or the share sheet reports.
void share_frame(App& app);

}  // namespace bastide::web
