#include "web/text/text.hpp"

// The files of assets/text, made into one source text by the build.
namespace bastide::embedded {
extern const std::string_view words_texts[];
extern const std::size_t words_texts_count;
}  // namespace bastide::embedded

namespace bastide::web {
namespace {

std::string_view trimmed(std::string_view s) {
  while (!s.empty() && s.front() == ' ') s.remove_prefix(1);
  while (!s.empty() && (s.back() == ' ' || s.back() == '\r')) s.remove_suffix(1);
  return s;
}

// The values of a key in all languages stand side by side (tools/merge-words.py).
std::string_view value_in(std::size_t column, std::string_view values) {
  for (; column > 0; --column) {
    const std::size_t end = values.find('\t');
    if (end == std::string_view::npos) return {};
    values.remove_prefix(end + 1);
  }
  return values.substr(0, values.find('\t'));
}

std::string unescaped(std::string_view s) {
  std::string out;
  for (std::size_t i = 0; i < s.size(); ++i) {
    if (s[i] == '\\' && i + 1 < s.size() && s[i + 1] == 'n') {
      out += '\n';
      ++i;
    } else {
      out += s[i];
    }
  }
  return out;
}

// Replaces {0}, {1} ... and {n}. Arguments are not expanded further: names may contain braces.
std::string filled(std::string_view pattern, std::string_view n,
                   std::initializer_list<std::string_view> arguments) {
  std::string out;
  for (std::size_t i = 0; i < pattern.size(); ++i) {
    if (pattern[i] == '{' && i + 2 < pattern.size() && pattern[i + 2] == '}') {
      const char name = pattern[i + 1];
      const auto index = static_cast<std::size_t>(name - '0');
      if (name == 'n') {
        out += n;
        i += 2;
        continue;
      }
      if (index < arguments.size()) {
        out += arguments.begin()[index];
        i += 2;
        continue;
      }
    }
    out += pattern[i];
  }
  return out;
}

// Puts non-breaking spaces where a line must not end: after a number, and in Czech after a
// one-letter word.
void bind_words(std::string& text, bool czech) {
  constexpr std::string_view hard_space = "\xc2\xa0";
  const auto letter = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
           static_cast<unsigned char>(c) >= 0x80;
  };
  for (std::size_t i = 1; i + 1 < text.size(); ++i) {
    if (text[i] != ' ' || !letter(text[i + 1])) continue;
    const char before = text[i - 1];
    const bool number =
        (before >= '0' && before <= '9') || (before == '}' && i >= 2 && text[i - 2] == 'n');
    const bool start = i == 1 || text[i - 2] == ' ' || text[i - 2] == '(' ||
                       static_cast<unsigned char>(text[i - 2]) == 0xa0;
    const bool short_word =
        czech && start &&
        std::string_view("aikosuvzAIKOSUVZ").find(before) != std::string_view::npos;
    if (number || short_word) text.replace(i, 1, hard_space);
  }
}

// Calls take(key, value) for every line of `key = value`, as long as it returns true.
template <class Take>
void each_entry(std::string_view text, Take take) {
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    const std::string_view line = trimmed(text.substr(0, end));
    text = end == std::string_view::npos ? std::string_view{} : text.substr(end + 1);
    const std::size_t equals = line.find('=');
    if (line.empty() || line.front() == '#' || equals == std::string_view::npos) continue;
    if (!take(trimmed(line.substr(0, equals)), trimmed(line.substr(equals + 1)))) return;
  }
}

// The first value of a key, as it stands there; empty if there is none.
std::string_view entry(std::string_view text, std::string_view wanted) {
  std::string_view found;
  each_entry(text, [&](std::string_view key, std::string_view value) {
    if (key == wanted) found = value;
    return key != wanted;
  });
  return found;
}

// Calls take(text, column) for every embedded text that has the language.
template <class Take>
void each_text_in(std::string_view language, Take take) {
  for (std::size_t i = 0; i < embedded::words_texts_count; ++i) {
    const std::string_view text = embedded::words_texts[i], codes = entry(text, "language.code");
    for (std::size_t column = 0; !value_in(column, codes).empty(); ++column)
      if (value_in(column, codes) == language) take(text, column);
  }
}

// The plural rule of each language.
std::string_view plural_form(std::string_view language, long n) {
  if (n == 1) return ".one";
  if (language == "cs" && n >= 2 && n <= 4) return ".few";
  return ".many";
}

}  // namespace

const std::vector<std::string>& languages() {
  static const std::vector<std::string> all = {"en", "cs"};
  return all;
}

void read_words(std::string_view text, Words& words, std::size_t column) {
  each_entry(text, [&](std::string_view key, std::string_view values) {
    const std::string_view value = value_in(column, values);
    if (!value.empty()) words.insert_or_assign(std::string(key), unescaped(value));
    return true;
  });
}

Words words_of(std::string_view language) {
  Words all;
  each_text_in(language,
               [&](std::string_view text, std::size_t column) { read_words(text, all, column); });
  return all;
}

std::string_view language_name(std::string_view language) {
  std::string_view name;
  each_text_in(language, [&](std::string_view text, std::size_t column) {
    name = value_in(column, entry(text, "language.name"));
  });
  return name.empty() ? language : name;
}

void load_texts(Texts& texts, std::string_view language) {
  texts.language = "en";
  texts.words = words_of("en");
  const Words own = language == "en" ? Words{} : words_of(language);
  if (!own.empty()) {
    texts.language = std::string(language);
    for (const auto& [key, value] : own) texts.words.insert_or_assign(key, value);
  }
  for (auto& [key, value] : texts.words) bind_words(value, texts.language == "cs");
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
  return filled(tr(texts, key), "{n}", arguments);
}

std::string tr_count(const Texts& texts, std::string_view key, long n,
                     std::initializer_list<std::string_view> arguments) {
  std::string full(key);
  full += plural_form(texts.language, n);
  return filled(tr(texts, full), std::to_string(n), arguments);
}

std::string tr_list(const Texts& texts, const std::vector<std::string>& items) {
  std::string out;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i == 0)
      out = items[i];
    else if (i + 1 < items.size())
      out += ", " + items[i];
    else
      out = tr(texts, "list.and", {out, items[i]});
  }
  return out;
}

}  // namespace bastide::web
