#include "engine/record/address.hpp"

#include <algorithm>

#include "engine/base/read_number.hpp"
#include "engine/record/fair.hpp"
#include "engine/record/link.hpp"
#include "engine/record/mended_link.hpp"

namespace bastide {
namespace {

bool begins_ours(std::string_view fragment) {
  if (fragment.substr(0, 1) == "#") fragment.remove_prefix(1);
  const auto begins = [&](std::string_view key) {
    return fragment.substr(0, key.size()) == key.substr(0, fragment.size());
  };
  return !fragment.empty() && (begins("g=") || begins("lesson=") || begins("screen="));
}

constexpr std::string_view lab_key = "lab=";

// Links of CarcassonneLab begin with "/0/0/" behind the "#"; files of JCloisterZone are JSON.
bool is_of_others(std::string_view given) {
  const std::size_t first = std::min(given.find_first_not_of(" \t\r\n"), given.size());
  const std::string_view text = given.substr(first, max_link_size);
  const std::size_t key = text.find(lab_key);
  return text.substr(0, 1) == "{" || text.substr(0, 5) == "/0/0/" ||
         (text.find("#/0/0/") != text.npos && text.find("#g=") == text.npos) || key == 0 ||
         (key != text.npos && text[key - 1] == '#');
}

std::optional<u8> device(std::string_view text) {
  long number = 0;
  if (!read_number(text, 0, no_device - 1, number)) return {};
  return static_cast<u8>(number);
}

}  // namespace

Address parse_address(std::string_view given) {
  Address address;
  if (is_of_others(given)) {
    address.text = address.other = given;
    address.ours = given.find(lab_key) < 2;  // behind the "#" of this page
    return address;
  }
  address.text = mended_link(given);
  const std::string_view text = address.text;
  address.ours = begins_ours(text);
  address.has_game = text.find("g=") != text.npos;
  address.lesson = link_value(text, "lesson=");
  address.screen = link_value(text, "screen=");
  address.words = read_link_words(text);
  address.comments = link_value(text, "c=");
  address.result = link_value(text, "r=");
  address.clock = link_value(text, "k=");
  address.match = link_value(text, "w=");
  address.offer = link_value(text, "o=");
  address.answer = link_value(text, "a=");
  address.sender = device(link_value(text, "d="));
  address.ending = device(link_value(text, "e="));
  address.helped = link_value(text, "h=").substr(0, 1) == "1";
  // A full stop or more may follow what is copied out of a sentence.
  std::string_view rest = link_value(text, "t=");
  unsigned number = 0;
  if (take_number(rest, number)) address.start = number;
  rest = link_value(text, "b=");
  if (take_number(rest, number)) address.board = number;
  rest = link_value(text, "z=");
  if (take_number(rest, number)) address.puzzle = static_cast<int>(std::min(number, 99u));
  return address;
}

}  // namespace bastide
