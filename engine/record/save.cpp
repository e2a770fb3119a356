#include "engine/record/save.hpp"

#include <algorithm>

#include "engine/base/random.hpp"
#include "engine/base/tokens.hpp"
#include "engine/record/words.hpp"

namespace bastide {
namespace {

constexpr std::string_view save_magic = "bastide-save";
constexpr long save_version = 1;
constexpr std::size_t max_note = 400;
constexpr std::string_view end_of_header = "record";

u64 text_hash(std::string_view text) {
  u64 h = text.size();
  for (const char c : text) h = mix64(h ^ (static_cast<u8>(c) + 0x9e3779b97f4a7c15ULL));
  return h;
}

std::string hex(u64 value) {
  std::string text(16, '0');
  for (std::size_t i = 0; i < 16; ++i) text[15 - i] = "0123456789abcdef"[value >> (4 * i) & 15];
  return text;
}

bool valid_variations(std::string_view text) {
  return text.size() <= max_variations_size &&
         std::all_of(text.begin(), text.end(), [](char c) { return c >= ' ' && c < 0x7f; }) &&
         text.find_first_of("\"\\") == std::string_view::npos;
}

bool valid_note(std::string_view key, std::string_view value) {
  return valid_id(key) && value.size() <= max_note && valid_text(value) &&
         value.find_first_of("\r\n\t") == std::string_view::npos;
}

// An envelope that was opened and found intact: header lines, and the record's text.
struct Opened {
  SaveHeader header;
  std::string record;
};

Expected<Opened> open(std::string_view text) {
  if (text.empty()) return fail("save.empty");
  if (text.size() > max_save_size) return fail("save.too-large");
  std::string unix_text;  // line ends as written, undoing changes by mail or an editor
  unix_text.reserve(text.size());
  for (const char c : text)
    if (c != '\r') unix_text += c;
  std::string_view rest = unix_text;
  if (rest.substr(0, 3) == "\xef\xbb\xbf") rest.remove_prefix(3);

  // "bastide-save 1 LENGTH CHECK"
  const std::string_view first_line = take_line(rest);
  const auto first = split_line(first_line);
  if (!first || first->words.empty() || first->words[0] != save_magic) {
    // Recognises a save that was cut off within the first word.
    if (!first_line.empty() && rest.empty() &&
        save_magic.substr(0, first_line.size()) == first_line)
      return fail("save.truncated");
    return fail("save.foreign");
  }
  long number = 0, length = 0;
  if (first->words.size() < 2) return fail("save.truncated");
  if (!read_number(first->words[1], 1, 1000000, number)) return fail("save.corrupt");
  if (number > save_version) return fail("save.newer", first->words[1]);
  if (first->words.size() < 4) return fail(rest.empty() ? "save.truncated" : "save.corrupt");
  if (!read_number(first->words[2], 0, static_cast<long>(max_save_size), length))
    return fail("save.corrupt");
  if (rest.size() < static_cast<std::size_t>(length)) return fail("save.truncated");
  if (rest.size() > static_cast<std::size_t>(length) || first->words.size() != 4 ||
      first->words[3] != hex(text_hash(rest)))
    return fail("save.corrupt");

  // The envelope is intact, so a header that cannot be read was written wrongly. Unknown keys may
  // come from later versions and are ignored.
  Opened opened;
  for (;;) {
    if (rest.empty()) return fail("save.corrupt");
    const auto line = split_line(take_line(rest));
    if (!line) return fail("save.corrupt");
    const auto& words = line->words;
    if (words.empty()) continue;
    if (words[0] == end_of_header) break;
    if (words[0] == "name" && words.size() == 2) {
      opened.header.name = clean_name(words[1], max_game_name_characters);
    } else if (words[0] == "time" && words.size() == 2) {
      if (!read_number(words[1], opened.header.time)) return fail("save.corrupt");
    } else if (words[0] == "note" && words.size() == 3 && valid_note(words[1], words[2]) &&
               opened.header.notes.size() < max_notes) {
      opened.header.notes.emplace_back(words[1], words[2]);
    } else if (words[0] == "comments" && words.size() == 2) {
      opened.header.comments = read_comments(words[1], max_record_actions);
    } else if (words[0] == "variations" && words.size() == 2 && valid_variations(words[1])) {
      opened.header.variations = words[1];
    }
  }
  opened.record = rest;
  return opened;
}

}  // namespace

namespace {

std::string header_lines(const SaveHeader& header) {
  std::string body = "name " + quoted(clean_name(header.name, max_game_name_characters)) + '\n';
  body += "time " + std::to_string(header.time) + '\n';
  std::size_t notes = 0;
  for (const auto& [key, value] : header.notes)
    if (valid_note(key, value) && notes++ < max_notes)
      body += "note " + key + ' ' + quoted(value) + '\n';
  if (!header.comments.empty()) body += "comments " + quoted(header.comments) + '\n';
  if (!header.variations.empty() && valid_variations(header.variations))
    body += "variations " + quoted(header.variations) + '\n';
  return body + std::string(end_of_header) + '\n';
}

// A line of a text, counted from 1.
std::string_view line_of(std::string_view text, int number) {
  std::string_view line;
  while (number-- > 0) line = take_line(text);
  return line;
}

}  // namespace

std::string write_save(const Catalogue& catalogue, const SaveHeader& header, const Record& record) {
  return wrap_save(header_lines(header) + write_record(catalogue, record));
}

std::string write_save_header(const SaveHeader& header) { return wrap_save(header_lines(header)); }

Expected<std::string> rename_save(std::string_view text, std::string_view name) {
  auto opened = open(text);
  if (!opened) return opened.error();
  opened->header.name = name;
  return wrap_save(header_lines(opened->header) + opened->record);
}

std::string wrap_save(std::string_view body) {
  return std::string(save_magic) + ' ' + std::to_string(save_version) + ' ' +
         std::to_string(body.size()) + ' ' + hex(text_hash(body)) + '\n' + std::string(body);
}

Expected<SaveHeader> read_save_header(std::string_view text) {
  auto opened = open(text);
  if (!opened) return opened.error();
  return std::move(opened->header);
}

Expected<Save> read_save(const Catalogue& catalogue, std::string_view text) {
  auto opened = open(text);
  if (!opened) return opened.error();
  ReadRecord read = read_record(catalogue, opened->record);
  if (!read.begun) return *read.fault;
  std::string line;
  if (read.fault) line = line_of(opened->record, read.fault->line);
  return Save{std::move(opened->header), std::move(read.parsed.record), std::move(read.fault),
              std::move(line)};
}

}  // namespace bastide
