// The texts of the page, from assets/text/*.txt, one table per language.
#pragma once

#include <initializer_list>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace bastide::web {

using Words = std::map<std::string, std::string, std::less<>>;

struct Texts {
  std::string language = "en";
  Words words;
};

// "en", "cs", in the order in which they are offered.
const std::vector<std::string>& languages();

// The texts of one language alone, as they are in its file; empty for an unknown language.
Words words_of(std::string_view language);

// The language's own name for itself. Fast: nothing else is parsed.
std::string_view language_name(std::string_view language);

// Loads a language into `texts`; unknown ones become English. Missing keys fall back to English.
void load_texts(Texts& texts, std::string_view language);

bool has_text(const Texts& texts, std::string_view key);

// The text for a key; the key itself if there is none, so that it gets noticed.
std::string_view tr(const Texts& texts, std::string_view key);

// The same with {0}, {1} ... replaced.
std::string tr(const Texts& texts, std::string_view key,
               std::initializer_list<std::string_view> arguments);

// The form for a number ("key.one", "key.few", "key.many"), with {n} replaced by the number and
// {0}, {1} ... by the arguments.
std::string tr_count(const Texts& texts, std::string_view key, long n,
                     std::initializer_list<std::string_view> arguments = {});

// "Anna", "Anna and Bo", "Anna, Bo and Cy".
std::string tr_list(const Texts& texts, const std::vector<std::string>& items);

}  // namespace bastide::web
