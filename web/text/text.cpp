#include "web/text/text.hpp"

// The files of assets/text, merged into one source text by the build (tools/merge-words.py): the
// keys, and for each language its values.
namespace bastide::embedded {
extern const std::string_view words;
}  // namespace bastide::embedded

namespace bastide::web {
namespace {

// Removes the part up to `end` from the front of `rest`.
std::string_view part(std::string_view& rest, char end) {
  const std::size_t size = rest.find(end);
  const std::string_view taken = rest.substr(0, size);
  rest.remove_prefix(size == std::string_view::npos ? rest.size() : size + 1);
  return taken;
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

// Replaces {0}, {1} ... and {n}. Arguments are not expanded recursively, because names may contain
// braces.
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
  // npos ends the loop, too.
  for (std::size_t i = text.find(' ', 1); i < text.size() - 1; i = text.find(' ', i + 1)) {
    if (!letter(text[i + 1])) continue;
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

// The values of a language, in the order of the keys; empty if it is unknown.
std::string_view values_of(std::string_view language) {
  std::string_view blocks = embedded::words;
  part(blocks, '\f');
  while (!blocks.empty()) {
    std::string_view values = part(blocks, '\f');
    if (values.substr(0, values.find('\n')) == language) return values;
  }
  return {};
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

Words words_of(std::string_view language) {
  Words all;
  std::string_view rest = embedded::words, keys = part(rest, '\f'), values = values_of(language);
  std::string key;
  while (!values.empty()) {
    // Each dot at the start of a key stands for a part of the previous key.
    std::string_view own = part(keys, '\n'), value = part(values, '\n');
    std::size_t kept = 0;
    for (; own.substr(0, 1) == "."; own.remove_prefix(1)) kept = key.find('.', kept) + 1;
    key.replace(kept, std::string::npos, own);
    if (!value.empty()) all.insert_or_assign(all.end(), key, unescaped(value));
  }
  return all;
}

std::string_view language_name(std::string_view language) {
  std::string_view values = values_of(language);
  if (values.empty()) return language;
  part(values, '\n');
  return part(values, '\n');
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
