// The texts of the page, one table per language.
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

// A row of assets/languages.txt.
struct Language {
  std::string_view code;     // "cs"
  std::string_view readers;  // codes of the languages whose readers get it: "cs sk"
  std::string_view name;     // its own for itself
};
// In the order in which they are offered.
const std::vector<Language>& languages();
// The code of the language for a reader of `wanted` ("cs" for "cs-CZ" or "sk"); empty: none.
std::string_view language_for(std::string_view wanted);

// The file of the site (web/platform/site_files.hpp) that has the texts of a language: those of
// assets/text, one after another.
std::string text_file(std::string_view language);
// Its lines of the form "key = value".
Words read_words(std::string_view file);
// The same, to be shown: with spaces at which no line ends.
Texts read_texts(std::string_view language, std::string_view file);

bool has_text(const Texts& texts, std::string_view key);

// The text for a key; the key itself if there is none, so that it gets noticed.
std::string_view tr(const Texts& texts, std::string_view key);

// The same with {0}, {1} ... replaced.
std::string tr(const Texts& texts, std::string_view key,
               std::initializer_list<std::string_view> arguments);

// The form for a number ("key.one", "key.few" ..., plurals.hpp), with {n} replaced by the number
// and {0}, {1} ... by the arguments.
std::string tr_count(const Texts& texts, std::string_view key, long n,
                     std::initializer_list<std::string_view> arguments = {});

// With a capital at its beginning.
std::string with_capital(std::string text);

// A name as it is written within a sentence: with a small letter, but in German, in which it is a
// noun.
std::string within_sentence(const Texts& texts, std::string name);

// With a full stop at its end, unless it has another mark; to be followed by more, or read aloud.
std::string as_sentence(std::string text);

// "Anna: 12".
std::string tr_pair(const Texts& texts, std::string_view name, std::string_view value);
// "Anna", "Anna and Bo", "Anna, Bo and Cy".
std::string tr_list(const Texts& texts, const std::vector<std::string>& items);

}  // namespace bastide::web
