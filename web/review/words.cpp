#include "web/review/words.hpp"

#include <cmath>
#include <string>

#include "web/reading/reading_words.hpp"
#include "web/text/names.hpp"

namespace bastide::web {

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
             std::to_string(std::lround(within_95 * rating.error))});
}

std::string strength_words(const Texts& texts, const std::optional<Rating>& rating) {
  const auto levels = levels_like(rating);
  if (!levels) return std::string(tr(texts, "strength.few"));
  const std::string like = kind_name(texts, levels->like);
  if (levels->low == levels->high) return tr(texts, "strength.like", {like});
  return tr(texts, "strength.range",
            {like, kind_name(texts, levels->low), kind_name(texts, levels->high)});
}

}  // namespace bastide::web
