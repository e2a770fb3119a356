// Opening any link must succeed or fail cleanly, and a game that opens can be shared again.
#include <algorithm>

#include "engine/record/address.hpp"
#include "engine/record/fair.hpp"
#include "engine/record/link.hpp"
#include "tests/fuzz/target.hpp"

namespace bastide::fuzz {
namespace {

const char* attempt(std::string_view input) {
  static const Catalogue catalogue = builtin_catalogue();
  const Address address = parse_address(input);
  if (address.puzzle.value_or(0) > 99 || address.ending.value_or(0) == no_device)
    return "an address with a value out of bounds";
  const std::string& words = address.words;
  if (read_link_words("#g=B" + write_link_words(words)) != words)
    return "words change when sent again";
  const std::string comments = read_comments(address.comments, 20000);
  if (read_comments(comments, 20000) != comments) return "comments change when sent again";
  if (const auto mended = decode_link(catalogue, address.text);
      !mended && mended.error().code.empty())
    return "a mended link is refused without a reason";
  const auto link = decode_link(catalogue, input);
  if (!link) return link.error().code.empty() ? "a link is refused without a reason" : nullptr;
  const auto again = encode_link(catalogue, link->record, true);
  if (!again) return "a game from a link cannot be shared";
  const auto same = decode_link(catalogue, *again);
  if (!same || same->fault) return "a shared game cannot be opened";
  return nullptr;
}

// The code of "#g=CODE&n=NAMES"; the rest is kept.
std::string mend(std::string_view input) {
  constexpr std::string_view key = "g=";
  constexpr std::size_t version = 1, check = 3;
  const std::size_t found = input.find(key);
  const std::size_t begin = found == input.npos ? 0 : found + key.size();
  const std::size_t end = std::min(input.find('&', begin), input.size());
  std::string_view code = input.substr(begin, end - begin);
  if (code.size() < version + check) return std::string(input);
  code = code.substr(version, code.size() - version - check);
  return std::string(input.substr(0, begin)) + with_valid_checksum(code) +
         std::string(input.substr(end));
}

}  // namespace

const Target link{attempt, mend};

}  // namespace bastide::fuzz
