#include "engine/record/mended_link.hpp"

#include <algorithm>

#include "engine/record/coder.hpp"
#include "engine/record/link.hpp"
#include "engine/record/percent.hpp"

namespace bastide {
namespace {

void replace_all(std::string& text, std::string_view from, std::string_view to) {
  for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size())
    text.replace(at, from.size(), to);
}

bool is_space(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

// Full-width signs (U+FF01 to U+FF5E) as those of ASCII.
void narrow(std::string& text) {
  for (std::size_t at = 0; (at = text.find('\xef', at)) != std::string::npos; ++at) {
    if (at + 2 >= text.size()) return;
    const auto high = static_cast<unsigned char>(text[at + 1]);
    const auto low = static_cast<unsigned char>(text[at + 2]);
    const int sign = (high - 0xbc) * 64 + (low - 0x80);  // from U+FF00
    if ((high == 0xbc || high == 0xbd) && sign >= 1 && sign <= 0x5e)
      text.replace(at, 3, 1, static_cast<char>(0x20 + sign));
  }
}

bool has_link(std::string_view text) {
  return text.find("g=") != std::string_view::npos ||
         text.find("lesson=") != std::string_view::npos;
}

// Takes away one layer of percent signs. What is encoded as a whole is one value in the address of
// a page that leads on to it, and ends where the next value begins.
std::string decoded(std::string_view text) {
  std::size_t at = text.find('%');
  for (const char* hash : {"%2523", "%23"})
    if (const std::size_t found = text.find(hash); found != std::string_view::npos) at = found;
  const std::size_t begin = text.substr(0, at).find_last_of("=&? \t\r\n");
  if (begin != std::string_view::npos) text.remove_prefix(begin + 1);
  return percent_decoded(text.substr(0, text.find('&')));
}

// The code that begins here, through spaces and breaks; empty if no check fits. `end`: where it
// ends.
std::string code_through_gaps(std::string_view text, std::size_t& end) {
  constexpr int most = 1000;
  std::string code;
  int gaps = 0;
  for (end = 0; end < text.size(); ++end) {
    if (base64_value(text[end]) >= 0) {
      code += text[end];
      continue;
    }
    if (is_whole(code)) return code;
    if (!is_space(text[end]) || ++gaps > most) return {};
  }
  return is_whole(code) ? code : std::string();
}

}  // namespace

std::string mended_link(std::string_view given) {
  std::string text(given);
  if (text.size() > max_link_size) return text;
  narrow(text);
  // Soft hyphens, joiners, marks of the byte order.
  for (const char* unseen : {"\u00ad", "\u200b", "\u200c", "\u200d", "\u2060", "\ufeff"})
    replace_all(text, unseen, "");
  replace_all(text, "&amp;", "&");
  if (text.find("g=3D") != std::string::npos || text.find("lesson=3D") != std::string::npos) {
    for (const char* soft_break : {"=\r\n", "=\n"}) replace_all(text, soft_break, "");
    replace_all(text, "=3D", "=");
  }
  constexpr int layers = 3;
  for (int n = 0; n < layers && !has_link(text) && text.find('%') != std::string::npos; ++n)
    text = decoded(text);
  // Where the link begins: a "%23" behind that is part of a name.
  replace_all(text, "%23g=", "#g=");
  replace_all(text, "%23lesson=", "#lesson=");
  std::size_t end = 0;
  if (const std::size_t at = text.find("g="); at != std::string::npos) {
    const std::string code = code_through_gaps(std::string_view(text).substr(at + 2), end);
    if (!code.empty()) {
      // Behind a space only more of the link belongs to it.
      std::size_t rest = std::min(text.find_first_not_of(" \t\r\n", at + 2 + end), text.size());
      if (rest != at + 2 + end && text[rest] != '&') rest = text.size();
      text.replace(at + 2, rest - (at + 2), code);
    }
  } else if (!has_link(text)) {  // perhaps the code alone
    const std::size_t begin = std::min(text.find_first_not_of(" \t\r\n"), text.size());
    const std::string code = code_through_gaps(std::string_view(text).substr(begin), end);
    if (!code.empty()) text = "#g=" + code;
  }
  return text;
}

}  // namespace bastide
