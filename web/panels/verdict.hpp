// What a turn was worth: as a mark, and in words.
#pragma once

#include <imgui.h>

#include <string>
#include <string_view>

namespace bastide {
struct TurnRating;
enum class Verdict : unsigned char;
}  // namespace bastide

namespace bastide::web {

struct Session;
struct Texts;
struct Theme;

// "doubtful".
std::string_view verdict_name(const Texts& texts, Verdict verdict);
// A disc, a triangle, a square: told apart without colours.
void draw_verdict(const Theme& theme, ImDrawList& draw, ImVec2 centre, float size, Verdict verdict);

// "Another move would have gained about 5 points more. Chance to win: 41 %, not 53 %."
std::string loss_words(const Texts& texts, const TurnRating& rating);
// "Better: the tile elsewhere; knight.", or where coordinates are shown "Better: the tile at 3, −2;
// knight."
std::string better_words(const Texts& texts, const Session& session, const TurnRating& rating,
                         bool coordinates);
// "It would have brought 4 points more from cities."; empty: nothing stands out.
std::string lack_words(const Texts& texts, const Session& session, const TurnRating& rating);

}  // namespace bastide::web
