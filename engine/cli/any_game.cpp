#include "engine/cli/any_game.hpp"

#include <algorithm>

#include "engine/base/tokens.hpp"
#include "engine/cli/files.hpp"
#include "engine/cli/told_game.hpp"
#include "engine/formats/formats.hpp"
#include "engine/formats/json_tree.hpp"
#include "engine/record/address.hpp"
#include "engine/record/error_texts.hpp"
#include "engine/record/link.hpp"
#include "engine/record/save.hpp"

namespace bastide::cli {
namespace {

bool begins(std::string_view text, std::string_view with) {
  if (text.substr(0, 3) == "\xef\xbb\xbf") text.remove_prefix(3);
  return text.substr(0, with.size()) == with;
}

AnyGame of_record(const Catalogue& catalogue, std::string_view text) {
  ReadRecord read = read_record(catalogue, text);
  AnyGame any{"a record", {}, 0};
  if (const auto wrong = read.begun ? check_expects(catalogue, read.parsed) : std::nullopt;
      wrong && (!read.fault || wrong->line < read.fault->line))
    read.fault = wrong;
  if (read.fault) any.line = read.fault->line;
  any.game = {std::move(read.parsed.record), read.begun, std::move(read.fault), {}};
  return any;
}

AnyGame of_save(const Catalogue& catalogue, std::string_view text) {
  auto read = read_save(catalogue, text);
  AnyGame any{"a save", {}, 0};
  if (read)
    any.game = {std::move(read->record), true, std::move(read->fault), {}};
  else
    any.game.fault = read.error();
  if (any.game.fault) any.line = any.game.fault->line;
  return any;
}

AnyGame of_link(const Catalogue& catalogue, std::string_view text) {
  auto read = decode_link(catalogue, text);
  AnyGame any{"a link", {}, 0};
  if (read)
    any.game = {std::move(read->record), true, std::move(read->fault), {}};
  else
    any.game.fault = read.error();
  return any;
}

}  // namespace

AnyGame read_any_game(const Catalogue& catalogue, std::string_view text) {
  if (begins(text, "bastide-record")) return of_record(catalogue, text);
  if (begins(text, "bastide-save")) return of_save(catalogue, text);
  if (begins(text, "{\"players\":")) return read_told_game(catalogue, text);
  if (is_jcz(text)) return {"a saved game of JCloisterZone", read_jcz(catalogue, text), 0};
  // One of ours may be wrapped in whatever looks like another program's.
  const Address address = parse_address(text);
  if (address.has_game && address.other.empty()) return of_link(catalogue, address.text);
  if (is_lab_link(text)) return {"a link of CarcassonneLab", read_lab_link(catalogue, text), 0};
  AnyGame none;
  none.game.fault = Error{"import.unknown", "", 0};
  return none;
}

bool text_of(std::string_view word, std::string& text) {
  if (read_file(word, max_json_size, text)) return true;
  text = word;
  if (is_lab_link(word) || parse_address(word).has_game) return true;
  print_error("cannot be read", word);
  return false;
}

std::optional<AnyGame> open_any_game(const Catalogue& catalogue, std::string_view word) {
  std::string text;
  if (!text_of(word, text)) return {};
  AnyGame any = read_any_game(catalogue, text);
  if (any.game.begun) return any;
  print_any_fault(word, any);
  return {};
}

std::optional<AnyGame> open_whole_game(const Catalogue& catalogue, std::string_view word) {
  std::string text;
  if (!text_of(word, text)) return {};
  AnyGame any = read_any_game(catalogue, text);
  print_any_fault(word, any);
  return any.game.fault ? std::nullopt : std::optional(std::move(any));
}

int tell_any_game(const Catalogue& catalogue, std::string_view word, const TellGame& tell) {
  const auto any = open_any_game(catalogue, word);
  if (!any) return 1;
  const std::string name(word);
  const auto played = play_through(catalogue, any->game.record);
  if (!played) return print_fault(name, played.error());
  const auto text = tell(*played);
  if (!text) return print_fault(name, text.error());
  print(*text);
  std::fflush(stdout);
  print_any_fault(name, *any);
  return any->game.fault ? 1 : 0;
}

void print_any_fault(std::string_view word, const AnyGame& any) {
  const bool is_name = word.find_first_of("#=") == word.npos;
  std::string where = is_name ? std::string(word) + ": " : "";
  if (any.line > 0)
    where = (is_name ? std::string(word) + ':' : "line ") + std::to_string(any.line) + ": ";
  const auto told = [&](const Error& error) {
    const bool tile = any.line == 0 && error.line > 0;
    std::fprintf(stderr, "%s%s%s\n", where.c_str(),
                 tile ? ("tile " + std::to_string(error.line) + ": ").c_str() : "",
                 error_text(error).c_str());
  };
  for (const Error& note : any.game.notes) told(note);
  if (any.game.fault) told(*any.game.fault);
}

}  // namespace bastide::cli
