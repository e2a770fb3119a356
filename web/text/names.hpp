// The names of players, pieces and features.
#pragma once

#include <string>
#include <string_view>

#include "engine/base/player.hpp"
#include "engine/rules/vocabulary.hpp"
#include "engine/tiles/tile_type.hpp"

namespace bastide {
struct Record;
}  // namespace bastide

namespace bastide::web {

struct Texts;

// The key of what a button says that sends a game to somebody elsewhere: by the system's share
// sheet, or else by a link that is copied; `sent`: for the second time.
std::string_view send_key(bool shares, bool sent);

// A player's name as it is shown (web/text/suggested.hpp), or the name of the colour if there is
// none.
std::string player_name(const Texts& texts, const Record& record, PlayerIndex player);
std::string colour_name(const Texts& texts, int colour);
// The name of a kind of player (PlayerEntry::computer): "Person", "Mason"; of an unknown one, its
// id.
std::string kind_name(const Texts& texts, std::string_view kind);
// "Red guard"; `figure` as in the middle of a sentence.
std::string coloured(const Texts& texts, int colour, std::string_view figure);
// The title of a game in lists: its own name, or its players.
std::string game_title(const Texts& texts, std::string_view name, const Record& record);

// "highwayman", "knight", "monk", "farmer": a meeple on a feature.
std::string role_name(const Texts& texts, FigureKind figure, SegmentKind feature);
std::string piece_name(const Texts& texts, Piece piece);            // "Big meeple"
std::string feature_name(const Texts& texts, SegmentKind feature);  // "City"
std::string_view feature_word(SegmentKind feature);                 // as in keys: "city"
std::string_view edge_key(EdgeKind edge);                           // of the text: "a road"

// The text for a key, in a game of a team: with guards instead of meeples, if it has such a text.
std::string_view tr_guard(const Texts& texts, bool together, std::string_view key);

// "Player 1: 10", on one line: a name may itself end with a number.
std::string name_and_number(const Texts& texts, std::string_view name, std::string_view number);

// A key of two parts.
std::string key_of(std::string_view stem, std::string_view word);
// "7 × 2", or "7" where each counts one.
std::string times(int count, int each);

// Text written by somebody else, in quotes.
std::string quoted_words(const Texts& texts, std::string_view words);

}  // namespace bastide::web
