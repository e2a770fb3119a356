#include "web/review/tale_words.hpp"

#include "web/session/session.hpp"
#include "web/text/names.hpp"
#include "web/text/text.hpp"

namespace bastide::web {
namespace {

// The stems of the texts; those that differ by feature end with a dot.
constexpr std::string_view stems[] = {"",
                                      "tale.gave.",
                                      "tale.joined.",
                                      "tale.fenced",
                                      "tale.farmer",
                                      "tale.scored.",
                                      "tale.last-figure",
                                      "tale.put.",
                                      "tale.no-figure",
                                      "tale.scores.",
                                      "tale.spares",
                                      "tale.joins.",
                                      "tale.puts.",
                                      "tale.keeps"};

}  // namespace

std::string sentence_words(const Texts& texts, const Session& session, const Sentence& sentence) {
  if (sentence.saying == Saying::nothing) return {};
  const std::string_view stem = stems[static_cast<std::size_t>(sentence.saying)];
  const std::string name = sentence.other == no_player
                               ? std::string()
                               : player_name(texts, session.record, sentence.other);
  const std::string points = tr_count(texts, "points", sentence.points);
  if (stem.back() != '.') return tr(texts, stem, {name, points});
  std::string key =
      sentence.completed ? key_of(stem, feature_word(sentence.feature)) : std::string();
  if (!has_text(texts, key)) key = key_of(stem, "other");
  return has_text(texts, key) ? tr(texts, key, {name, points}) : std::string();
}

}  // namespace bastide::web
