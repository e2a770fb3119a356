// The words of the page, from assets/text/*.txt, one table per language.
#pragma once

#include <initializer_list>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace bastide::web {

struct Texts {
  std::string language = "en";
  std::map<std::string, std::string, std::less<>> words;
};

// "en", "cs", in the order in which they are offered.
const std::vector<std::string>& languages();

// Fills `texts` with a language; unknown ones become English. Missing keys fall back to English.
void load_texts(Texts& texts, std::string_view language);

// The text of a key; the key itself if there is none, so that it is noticed.
std::string_view tr(const Texts& texts, std::string_view key);

// The same with {0}, {1} ... replaced.
std::string tr(const Texts& texts, std::string_view key,
               std::initializer_list<std::string_view> arguments);

// The form for a number ("key.one", "key.few", "key.many"), with {n} replaced by the number.
std::string tr_count(const Texts& texts, std::string_view key, long n);

}  // namespace bastide::web
