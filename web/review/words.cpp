#include "web/review/words.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "web/reading/reading_words.hpp"
#include "web/text/names.hpp"

namespace bastide::web {
namespace {

constexpr double interval = 1.96;  // standard errors: nineteen of twenty lie within

}  // namespace

int in_tenths(double points) { return static_cast<int>(std::lround(10 * points)); }

std::string tenths_words(const Texts& texts, int tenths) {
  return tr(texts, "tenths", {std::to_string(tenths / 10), std::to_string(tenths % 10)});
}

std::string signed_tenths(const Texts& texts, int tenths) {
  const std::string words = tenths_words(texts, tenths < 0 ? -tenths : tenths);
  return (tenths < 0 ? "\xe2\x88\x92" : tenths > 0 ? "+" : "") + words;
}

std::string elo_words(const Texts& texts, const Rating& rating) {
  return tr(texts, "sheet.elo",
            {std::to_string(std::lround(shown_elo(rating.elo))),
             std::to_string(std::lround(interval * rating.error))});
}

std::string strength_words(const Texts& texts, const std::optional<Rating>& rating) {
  const auto level_at = [](double elo) {
    const auto distance = [elo](const LevelElo& level) { return std::fabs(level.elo - elo); };
    return std::min_element(
        ladder().begin(), ladder().end(),
        [&](const LevelElo& a, const LevelElo& b) { return distance(a) < distance(b); });
  };
  const double wide = rating ? interval * rating->error : 0;
  const auto low = rating ? level_at(rating->elo - wide) : ladder().begin();
  const auto high = rating ? level_at(rating->elo + wide) : ladder().end() - 1;
  if (low == ladder().begin() && high == ladder().end() - 1)
    return std::string(tr(texts, "strength.few"));
  const std::string like = kind_name(texts, level_at(rating->elo)->id);
  if (low == high) return tr(texts, "strength.like", {like});
  return tr(texts, "strength.range", {like, kind_name(texts, low->id), kind_name(texts, high->id)});
}

}  // namespace bastide::web
