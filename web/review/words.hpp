// How well somebody plays, and with how much luck, in words.
#pragma once

#include <optional>
#include <string>

#include "engine/players/rating.hpp"
#include "web/text/text.hpp"

namespace bastide::web {

int in_tenths(double points);
// "1.4", "+3.0", of tenths.
std::string tenths_words(const Texts& texts, int tenths);
std::string signed_tenths(const Texts& texts, int tenths);
// A rating on the scale on which it is shown: the mean of the levels is 1000.
constexpr double shown_elo(double elo) { return 1000 + elo; }
// "Elo 1091 ± 20", with the interval in which nineteen of twenty lie.
std::string elo_words(const Texts& texts, const Rating& rating);
// "Plays about like Mason (Miller to Bailiff)": as much as a game or a few can tell.
std::string strength_words(const Texts& texts, const std::optional<Rating>& rating);

}  // namespace bastide::web
