#include "web/text/refusals.hpp"

#include "engine/base/tokens.hpp"
#include "web/text/names.hpp"

namespace bastide::web {
namespace {

// `two`: the ids of two options.
std::string explain_excluded(const Texts& texts, const std::string& key, std::string_view two) {
  const std::string_view first = take_until(two, ' ');
  return tr(texts, key,
            {tr(texts, key_of("new.option.", first)), tr(texts, key_of("new.option.", two))});
}

}  // namespace

std::string explain_refusal(const Texts& texts, std::string_view rule, SegmentKind feature) {
  const std::string key = key_of("refusal.", rule) + '.' + std::string(feature_word(feature));
  return has_text(texts, key) ? std::string(tr(texts, key)) : explain_refusal(texts, rule);
}

std::string explain_refusal(const Texts& texts, std::string_view rule) {
  const std::string key = key_of("refusal.", rule);
  return has_text(texts, key) ? std::string(tr(texts, key)) : tr(texts, "refusal.other", {rule});
}

std::string explain_error(const Texts& texts, const Error& error) {
  const std::string key = key_of("error.", error.code);
  std::string sentence;
  if (error.code == "record.refused" || error.code == "position.piece")
    sentence = tr(texts, key, {explain_refusal(texts, error.detail)});
  else if (error.code == "setup.one-of")
    sentence = explain_excluded(texts, key, error.detail);
  else if (error.code == "import.refused")
    sentence = tr(texts, key, {error.detail, explain_refusal(texts, error.detail)});
  else if (error.code.rfind("tiles.", 0) == 0)
    sentence = tr(texts, "error.tiles", {error.code});
  else if (has_text(texts, key))
    sentence = tr(texts, key, {error.detail});
  else
    sentence = tr(texts, "error.unknown", {error.code, error.detail});
  if (error.line <= 0) return sentence;
  const bool of_tile = error.code.rfind("import.", 0) == 0;
  return tr(texts, of_tile ? "error.of-tile" : "error.line",
            {std::to_string(error.line), sentence});
}

}  // namespace bastide::web
