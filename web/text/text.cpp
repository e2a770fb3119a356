#include "web/text/text.hpp"

#include <utility>

#include "engine/base/tokens.hpp"
#include "web/text/plurals.hpp"

// assets/languages.txt, embedded by the build.
namespace bastide::embedded {
extern const std::string_view languages_texts[];
}  // namespace bastide::embedded

namespace bastide::web {
namespace {

std::string_view trimmed(std::string_view s) {
  while (!s.empty() && s.front() == ' ') s.remove_prefix(1);
  while (!s.empty() && s.back() == ' ') s.remove_suffix(1);
  return s;
}

// The next line of the form "key = value"; false: there are no more.
bool take_pair(std::string_view& rest, std::string_view& key, std::string_view& value) {
  while (!rest.empty()) {
    const std::string_view line = take_until(rest, '\n');
    const std::size_t equals = line.find('=');
    if (line.substr(0, 1) == "#" || equals == std::string_view::npos) continue;
    key = trimmed(line.substr(0, equals));
    value = trimmed(line.substr(equals + 1));
    return true;
  }
  return false;
}

std::string unescaped(std::string_view s) {
  std::string out;
  for (std::size_t end; (end = s.find("\\n")) != std::string_view::npos; s.remove_prefix(end + 2)) {
    out += s.substr(0, end);
    out += '\n';
  }
  out += s;
  return out;
}

// Czech: "ze 2", "ve 3" before numbers that are read with several consonants at their start.
void join_preposition(std::string& text, std::string_view number) {
  const auto digit = [&](std::size_t i) {
    return i < number.size() && number[i] >= '0' && number[i] <= '9' ? number[i] : ' ';
  };
  if (digit(0) == ' ') return;
  std::size_t space = text.size();
  if (text.ends_with(' ')) space -= 1;
  if (text.ends_with("\xc2\xa0")) space -= 2;
  if (space == text.size() || space == 0) return;
  const char word = text[space - 1];
  const bool alone = space == 1 || text[space - 2] == ' ' || text[space - 2] == '(' ||
                     static_cast<unsigned char>(text[space - 2]) == 0xa0;
  const std::size_t length = digit(1) == ' ' ? 1 : digit(2) == ' ' ? 2 : 3;
  const char first = length == 2 && digit(0) == '1' ? digit(1) : digit(0);
  const bool hundred = length == 3 && first == '1';
  const std::string_view clusters = word == 'z' || word == 's' ? "23467" : "234";
  if (alone && std::string_view("zsvk").find(word) != std::string_view::npos &&
      (hundred || clusters.find(first) != std::string_view::npos))
    text.insert(space, "e");
}

// Spanish: "Ana e Isabel" instead of "y" before the sound of i.
bool begins_with_i(std::string_view text) {
  for (const std::string_view i : {"i", "I", "\xc3\xad", "\xc3\x8d"})
    if (text.starts_with(i)) return true;
  if (!text.starts_with("Hi") && !text.starts_with("hi")) return false;
  return text.size() < 3 || std::string_view("aeo").find(text[2]) == std::string_view::npos;
}

// Replaces {0}, {1} ... and {n}. Arguments are not expanded recursively, because names may contain
// braces.
std::string filled(std::string_view pattern, std::string_view n,
                   std::initializer_list<std::string_view> arguments, bool czech) {
  std::string out;
  const auto add = [&](std::string_view argument) {
    if (czech) join_preposition(out, argument);
    out += argument;
  };
  for (std::size_t i = 0; i < pattern.size(); ++i) {
    if (pattern[i] == '{' && i + 2 < pattern.size() && pattern[i + 2] == '}') {
      const char name = pattern[i + 1];
      const auto index = static_cast<std::size_t>(name - '0');
      if (name == 'n') {
        add(n);
        i += 2;
        continue;
      }
      if (index < arguments.size()) {
        add(arguments.begin()[index]);
        i += 2;
        continue;
      }
    }
    out += pattern[i];
  }
  return out;
}

constexpr std::string_view hard_space = "\xc2\xa0";

// Words after which no line ends, as the typography of some languages wants it.
std::string_view short_words(std::string_view language) {
  if (language == "cs") return " a i k o s u v z A I K O S U V Z ";
  if (language == "pl") return " a i o u w z A I O U W Z ";
  if (language == "uk") return " а в є з і й о у А В Є З І Й О У ";
  return {};
}

// Puts non-breaking spaces where a line must not end: between a number and a word, after short
// words, and before a dash where there are such.
void bind_words(std::string& text, std::string_view language) {
  const std::string_view short_ones = short_words(language);
  const auto letter = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
           static_cast<unsigned char>(c) >= 0x80;
  };
  // npos ends the loop, too.
  for (std::size_t i = text.find(' ', 1); i < text.size() - 1; i = text.find(' ', i + 1)) {
    const std::string_view next = std::string_view(text).substr(i + 1);
    std::string_view word = std::string_view(text).substr(0, i);
    word.remove_prefix(word.find_last_of(" (") + 1);
    if (const std::size_t bound = word.rfind(hard_space); bound != word.npos)
      word.remove_prefix(bound + hard_space.size());
    const bool number = !word.empty() && word.back() >= '0' && word.back() <= '9';
    std::string listed = " ";
    listed.append(word).append(" ");
    const bool counts = (number || word.ends_with("{n}")) && letter(next[0]);
    const bool is_short = !word.empty() && short_ones.find(listed) != word.npos;
    const bool dash = next.starts_with("\xe2\x80\x93 ") || next.starts_with("\xe2\x80\x94 ");
    if (counts || is_short || (dash && !short_ones.empty())) text.replace(i, 1, hard_space);
  }
}

}  // namespace

const std::vector<Language>& languages() {
  static const std::vector<Language> all = [] {
    std::vector<Language> list;
    std::string_view rest = embedded::languages_texts[0], codes, name;
    while (take_pair(rest, codes, name))
      list.push_back({codes.substr(0, codes.find(' ')), codes, name});
    return list;
  }();
  return all;
}

std::string_view language_for(std::string_view wanted) {
  wanted = wanted.substr(0, wanted.find_first_of("-_."));
  for (const Language& language : languages())
    for (std::string_view readers = language.readers; !readers.empty();)
      if (take_until(readers, ' ') == wanted) return language.code;
  return {};
}

std::string text_file(std::string_view language) {
  return "text-" + std::string(language) + ".txt";
}

Words read_words(std::string_view file) {
  Words words;
  std::string_view key, value;
  while (take_pair(file, key, value)) words.insert_or_assign(std::string(key), unescaped(value));
  return words;
}

Texts read_texts(std::string_view language, std::string_view file) {
  Texts texts{std::string(language), read_words(file)};
  for (auto& [key, value] : texts.words) bind_words(value, language);
  return texts;
}

bool has_text(const Texts& texts, std::string_view key) {
  return texts.words.find(key) != texts.words.end();
}

std::string_view tr(const Texts& texts, std::string_view key) {
  const auto found = texts.words.find(key);
  return found == texts.words.end() ? key : std::string_view(found->second);
}

std::string tr(const Texts& texts, std::string_view key,
               std::initializer_list<std::string_view> arguments) {
  return filled(tr(texts, key), "{n}", arguments, texts.language == "cs");
}

std::string tr_count(const Texts& texts, std::string_view key, long n,
                     std::initializer_list<std::string_view> arguments) {
  std::string full(key);
  full += plural_category(texts.language, n);
  return filled(tr(texts, full), std::to_string(n), arguments, texts.language == "cs");
}

namespace {

// Whether small letters and capitals alternate there: Latin with accents, from U+0100.
bool capital_is_odd(int code) { return (code >= 0x139 && code <= 0x148) || code >= 0x179; }

// Of the letters with which words of our languages begin: Latin, Latin with accents, Cyrillic. The
// letter itself if it has no other form.
int other_case(int code, bool capital) {
  struct Range {
    int first, last;  // of the small letters
    int distance;
  };
  constexpr Range ranges[] = {
      {'a', 'z', 0x20}, {0xe0, 0xfe, 0x20}, {0x430, 0x44f, 0x20}, {0x450, 0x45f, 0x50}};
  for (const auto& [first, last, distance] : ranges) {
    const int small = capital ? code : code + distance;
    if (small >= first && small <= last) return capital ? code - distance : small;
  }
  if (code < 0x100 || code > 0x17e) return code;
  const bool is_capital = ((code & 1) != 0) == capital_is_odd(code);
  return is_capital == capital ? code : capital ? code - 1 : code + 1;
}

std::string with_first(std::string text, bool capital) {
  if (text.empty()) return text;
  const auto first = static_cast<unsigned char>(text[0]);
  if (first < 0x80) {
    text[0] = static_cast<char>(other_case(first, capital));
  } else if (first >= 0xc3 && first <= 0xd1 && text.size() > 1) {
    const int code = other_case((first & 0x1f) << 6 | (text[1] & 0x3f), capital);
    text[0] = static_cast<char>(0xc0 | code >> 6);
    text[1] = static_cast<char>(0x80 | (code & 0x3f));
  }
  return text;
}

}  // namespace

std::string with_capital(std::string text) { return with_first(std::move(text), true); }

std::string within_sentence(const Texts& texts, std::string name) {
  return texts.language == "de" ? name : with_first(std::move(name), false);
}

std::string as_sentence(std::string text) {
  const bool ends = text.empty() ||
                    std::string_view(".!?:").find(text.back()) != std::string::npos ||
                    text.ends_with("…") || text.ends_with("”") || text.ends_with("“");
  return ends ? text : text + '.';
}

std::string tr_pair(const Texts& texts, std::string_view name, std::string_view value) {
  return tr(texts, "pair", {name, value});
}

std::string tr_list(const Texts& texts, const std::vector<std::string>& items) {
  std::string out;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i == 0)
      out = items[i];
    else if (i + 1 < items.size())
      out += ", " + items[i];
    else
      out = texts.language == "es" && begins_with_i(items[i])
                ? out + " e " + items[i]
                : tr(texts, "list.and", {out, items[i]});
  }
  return out;
}

}  // namespace bastide::web
