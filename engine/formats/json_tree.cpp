#include "engine/formats/json_tree.hpp"

#include <algorithm>

#include "engine/record/json.hpp"

namespace bastide {
namespace {

const Json nothing{};

bool is_digit(char c) { return c >= '0' && c <= '9'; }

struct JsonReader {
  std::string_view text;
  std::size_t at = 0;
  std::size_t values = 0;
  bool too_much = false;

  char next() const { return at < text.size() ? text[at] : '\0'; }
  void skip() {
    while (next() == ' ' || next() == '\t' || next() == '\r' || next() == '\n') ++at;
  }
  bool take(char c) {
    skip();
    if (at == text.size() || text[at] != c) return false;
    ++at;
    return true;
  }

  bool read_string(std::string& out);
  bool read_number(std::string& out);
  bool read_word(Json& value);
  bool read_items(Json& value, int depth);
  bool read_value(Json& value, int depth);
};

bool JsonReader::read_string(std::string& out) {
  if (!take('"')) return false;
  for (; at < text.size() && text[at] != '"'; ++at) {
    const char c = text[at];
    if (static_cast<unsigned char>(c) < 0x20) return false;
    if (c != '\\') {
      out += c;
      continue;
    }
    if (++at == text.size()) return false;
    if (text[at] == 'u') {
      const auto letter = read_escape(text, at);
      if (!letter) return false;
      append_utf8(out, *letter);
      continue;
    }
    constexpr std::string_view escaped = "\"\\/nrtbf", meant = "\"\\/\n\r\t\b\f";
    const std::size_t which = escaped.find(text[at]);
    if (which == escaped.npos) return false;
    out += meant[which];
  }
  return take('"');
}

bool JsonReader::read_number(std::string& out) {
  const std::size_t begun = at;
  const auto digits = [this] {
    const std::size_t first = at;
    while (is_digit(next())) ++at;
    return at > first;
  };
  if (next() == '-') ++at;
  if (next() == '0' ? (++at, is_digit(next())) : !digits()) return false;
  if (next() == '.' && (++at, !digits())) return false;
  if (next() == 'e' || next() == 'E') {
    ++at;
    if (next() == '+' || next() == '-') ++at;
    if (!digits()) return false;
  }
  out = text.substr(begun, at - begun);
  return true;
}

bool JsonReader::read_word(Json& value) {
  for (const std::string_view word : {"true", "false", "null"})
    if (text.substr(at, word.size()) == word) {
      at += word.size();
      value.kind = word == "null" ? Json::Kind::null : Json::Kind::boolean;
      value.text = word;
      return true;
    }
  return false;
}

// Of a list or an object, whose first sign has been taken.
bool JsonReader::read_items(Json& value, int depth) {
  const bool object = value.is(Json::Kind::object);
  const char end = object ? '}' : ']';
  if (take(end)) return true;
  do {
    if (object) {
      std::string name;
      if (!read_string(name) || !take(':')) return false;
      value.names.push_back(std::move(name));
    }
    value.items.emplace_back();
    if (!read_value(value.items.back(), depth + 1)) return false;
  } while (take(','));
  return take(end);
}

bool JsonReader::read_value(Json& value, int depth) {
  too_much |= depth > max_json_depth || ++values > max_json_values;
  if (too_much) return false;
  skip();
  if (take('{')) {
    value.kind = Json::Kind::object;
    return read_items(value, depth);
  }
  if (take('[')) {
    value.kind = Json::Kind::list;
    return read_items(value, depth);
  }
  if (next() == '"') {
    value.kind = Json::Kind::string;
    return read_string(value.text);
  }
  if (next() == '-' || is_digit(next())) {
    value.kind = Json::Kind::number;
    return read_number(value.text);
  }
  return read_word(value);
}

}  // namespace

const Json& Json::operator[](std::string_view name) const {
  for (std::size_t i = names.size(); i-- > 0;)
    if (names[i] == name) return items[i];
  return nothing;
}

long Json::number(long otherwise) const {
  long read = otherwise;
  std::string_view word = text;
  if (const std::size_t dot = word.find('.');
      dot != word.npos && word.find_first_not_of('0', dot + 1) == word.npos)
    word = word.substr(0, dot);
  if (kind == Kind::number) bastide::read_number(word, read);
  return read;
}

Expected<Json> read_json(std::string_view text) {
  if (text.size() > max_json_size) return fail("import.too-large");
  if (text.substr(0, 3) == "\xef\xbb\xbf") text.remove_prefix(3);
  JsonReader reader{text};
  Json value;
  const bool whole = valid_text(text) && reader.read_value(value, 0);
  reader.skip();
  if (whole && reader.at == text.size()) return value;
  if (reader.too_much) return fail("import.too-large");
  const std::string_view read = text.substr(0, reader.at);
  return fail("import.json", std::to_string(1 + std::count(read.begin(), read.end(), '\n')));
}

}  // namespace bastide
