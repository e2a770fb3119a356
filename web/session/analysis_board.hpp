// The analysis board: a game set aside, on which anything can be tried. Everybody is played by
// hand, chance too, and playing on from an earlier position begins a variant (variations.hpp). The
// course holds the line that is chosen, so everything that looks at a course looks at it.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "engine/record/record.hpp"

namespace bastide::web {

struct Session;

// Whether its position may be shown elsewhere (fair_play.hpp), and it is no board yet.
bool may_set_aside(const Session& session);
// Whether its positions may be edited: another game can begin with them.
bool may_edit(const Session& session);
// A board with the same game, at the same position.
Session set_aside(const Session& session);
// Makes a session a board whose only line are its first `length` actions.
void begin_board(Session& session, std::size_t length);

// The shown position in the tree.
std::size_t variation_shown(const Session& session);
// Shows another one, with the line through it.
void show_variation(Session& session, std::size_t at);
// Plays a legal action, or makes chance decide so.
bool play_on_board(Session& session, const Action& action);
// The line that leads to the shown position becomes the main one.
void make_main_line(Session& session);
// Deletes what led to the shown position, and all that followed. The position before is shown.
void delete_variation(Session& session);
// Whether nothing has been played on it.
bool is_untouched(const Session& session);
// Whether it is nothing but another look at a saved game.
bool only_looks(const Session& session);

// The lines as the codes of links, for a save: "*" for that of the course, and "38:CODE" for others
// of so many actions, in their order.
std::string write_variations(const Catalogue& catalogue, const Session& session);
// Skips what cannot be read or played, and what would take more work than to play so many actions.
inline constexpr std::size_t work_for_file = 30000, work_for_own = 400000;
void read_variations(const Catalogue& catalogue, std::string_view text, std::size_t work,
                     Session& session);

}  // namespace bastide::web
