#include "web/text/medal_words.hpp"

#include "web/text/text.hpp"

namespace bastide::web {

std::string medal_told(const Texts& texts, std::string_view id) {
  return std::string(tr(texts, "medal." + std::string(id)));
}

MedalWords medal_words(const Texts& texts, std::string_view id) {
  const std::string all = medal_told(texts, id);
  const std::size_t colon = all.find(':');
  if (colon == all.npos) return {all, {}};
  std::string name = all.substr(0, colon);
  while (!name.empty() && (name.back() == ' ' || name.ends_with("\xc2\xa0")))
    name.resize(name.size() - (name.back() == ' ' ? 1 : 2));
  const std::size_t text = all.find_first_not_of(' ', colon + 1);
  return {name, text == all.npos ? std::string() : all.substr(text)};
}

}  // namespace bastide::web
