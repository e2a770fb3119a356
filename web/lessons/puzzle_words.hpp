// What the card beside a puzzle says.
#pragma once

#include <string>
#include <string_view>

#include "engine/players/puzzle_themes.hpp"
#include "web/lessons/puzzle_rating.hpp"

namespace bastide::web {

struct LessonCard;
struct LessonProgress;
struct Session;
struct Texts;

std::string_view theme_word(const Texts& texts, PuzzleTheme theme);
// "between Miller and Mason", "like Mason".
std::string neighbours_words(const Texts& texts, int rating);
// "2:41"
std::string minutes_words(double seconds);

void compose_puzzle(const LessonProgress& progress, const Texts& texts, const Session& session,
                    LessonCard& card);

}  // namespace bastide::web
