#include "web/session/live_card.hpp"

#include <algorithm>
#include <utility>

#include "engine/base/hash.hpp"
#include "engine/base/read_number.hpp"
#include "engine/base/tokens.hpp"
#include "engine/record/coder.hpp"
#include "web/session/ip_address.hpp"

namespace bastide::web {
namespace {

constexpr char version = 'A';
constexpr int fingerprint_digits = 64, uuid_digits = 32;
constexpr std::size_t port_size = 3;
// Names and passwords of ICE (RFC 8445): letters, digits, "+" and "/".
constexpr std::size_t least_name = 4, least_password = 22, longest_word = 63;
// Kinds of addresses: hidden by the browser; the device's own; seen by a STUN server.
constexpr char hidden = 'h', own = 'o', seen = 's';
constexpr std::string_view local = ".local";

char number_of(std::size_t n) { return base64_character(static_cast<u32>(n)); }

int digit_value(char c) {
  return c >= '0' && c <= '9'                 ? c - '0'
         : (c | 32) >= 'a' && (c | 32) <= 'f' ? (c | 32) - 'a' + 10
                                              : -1;
}

// Packs this many hexadecimal digits, skipping anything in between, six bits to a character. False:
// there are more or fewer.
bool pack_digits(std::string& card, std::string_view text, int digits) {
  u32 bits = 0;
  int held = 0;
  for (const char c : text) {
    const int value = digit_value(c);
    if (value < 0) continue;
    --digits;
    bits = bits << 4 | static_cast<u32>(value);
    held += 4;
    if (held < 6) continue;
    held -= 6;
    card += number_of(bits >> held & 63);
  }
  if (held > 0) card += number_of(bits << (6 - held) & 63);
  return digits == 0;
}

// The rest of a card, and the description so far. Where the card is malformed, all of it is
// consumed and `sound` is false.
struct CardReader {
  std::string_view rest;
  std::string text;
  bool sound = true;

  std::string_view take(std::size_t size) {
    sound = sound && size <= rest.size();
    if (!sound) return rest = {};
    const std::string_view taken = rest.substr(0, size);
    rest.remove_prefix(size);
    return taken;
  }
  std::size_t number(std::size_t size) {
    std::size_t n = 0;
    for (const char c : take(size)) n = n << 6 | static_cast<std::size_t>(base64_value(c) & 63);
    return n;
  }
  // A fingerprint, "A0:0B:...", or a UUID of 8-4-4-4-12 digits.
  void digits(int left, bool uuid) {
    u32 bits = 0;
    int held = 0;
    for (const char c : take(static_cast<std::size_t>(4 * left + 5) / 6)) {
      bits = bits << 6 | static_cast<u32>(base64_value(c) & 63);
      for (held += 6; held >= 4 && left > 0;) {
        held -= 4;
        --left;
        text += static_cast<char>("0123456789ABCDEF"[bits >> held & 15] | (uuid ? 32 : 0));
        if (uuid ? left % 4 == 0 && left >= 12 && left <= 24 : left % 2 == 0 && left > 0)
          text += uuid ? '-' : ':';
      }
    }
  }
  void word(std::size_t least) {
    const std::size_t size = number(1);
    sound = sound && size >= least;
    for (const char c : take(size)) text += c == '-' ? '+' : c == '_' ? '/' : c;
  }
};

std::string_view value_of(std::string_view description, std::string_view key) {
  const std::size_t at = description.find(key);
  if (at == std::string_view::npos) return {};
  const std::string_view value = description.substr(at + key.size());
  return value.substr(0, value.find_first_of("\r\n"));
}

void write_word(std::string& card, std::string_view word) {
  card += number_of(word.size());
  for (const char c : word) card += c == '+' ? '-' : c == '/' ? '_' : c;
}

// Adds "1 1 udp 2113937151 192.0.2.2 40249 typ host ...". False: it is not of the wanted kind, or
// cannot be represented.
bool write_address(std::string& card, std::string_view line, std::string_view wanted) {
  take_until(line, ' ');
  const bool first = take_until(line, ' ') == "1";
  const std::string_view way = take_until(line, ' ');
  take_until(line, ' ');
  const std::string_view address = take_until(line, ' '), port = take_until(line, ' ');
  take_until(line, ' ');
  long number = 0;
  if (!first || (way != "udp" && way != "UDP") || !read_number(port, 1, 65535, number) ||
      take_until(line, ' ') != wanted || address.size() > longest_word)
    return false;
  const std::size_t named = address.find(local);
  const bool uuid = named != std::string_view::npos;
  card += wanted != "host" ? seen : uuid ? hidden : own;
  for (int shift = 12; shift >= 0; shift -= 6)
    card += number_of(static_cast<std::size_t>(number >> shift & 63));
  if (uuid) return pack_digits(card, address.substr(0, named), uuid_digits);
  card += number_of(address.size());
  for (const char c : address) card += c == '.' ? '-' : c == ':' ? '_' : c;
  return is_ip_address(address);
}

// As a line of the description; earlier ones have higher priority.
void read_address(CardReader& reader, int place) {
  const std::string_view first = reader.take(1);
  const char kind = first.empty() ? ' ' : first[0];
  const std::size_t port = reader.number(port_size);
  const bool reflexive = kind == seen;
  std::string& text = reader.text;
  text += "a=candidate:";
  text += std::to_string(place);
  text += " 1 udp ";
  text += std::to_string((reflexive ? 1686052607 : 2122260223) - place);
  text += ' ';
  bool sound = port > 0 && port <= 65535;
  if (kind == hidden) {
    reader.digits(uuid_digits, true);
    text += local;
  } else {
    std::string address(reader.take(reader.number(1)));
    std::replace(address.begin(), address.end(), '-', '.');
    std::replace(address.begin(), address.end(), '_', ':');
    sound = sound && (kind == own || reflexive) && is_ip_address(address);
    text += address;
  }
  text += ' ';
  text += std::to_string(port);
  text += reflexive ? " typ srflx raddr 0.0.0.0 rport 0\r\n" : " typ host\r\n";
  reader.sound = reader.sound && sound;
}

}  // namespace

std::string with_tag(std::string_view card) {
  Hasher hash;
  hash.add(card);
  std::string text(card);
  for (std::size_t i = 0; i < card_tag_size; ++i) text += number_of(hash.value >> (6 * i) & 63);
  return text;
}

std::string write_card(std::string_view description) {
  const std::string_view name = value_of(description, "a=ice-ufrag:");
  const std::string_view password = value_of(description, "a=ice-pwd:");
  if (name.size() < least_name || password.size() < least_password || name.size() > longest_word ||
      password.size() > longest_word)
    return {};
  std::string card(1, version);
  write_word(card, name);
  write_word(card, password);
  if (!pack_digits(card, value_of(description, "a=fingerprint:sha-256 "), fingerprint_digits))
    return {};
  // Addresses seen by others reach further than the device's own.
  for (const std::string_view wanted : {"srflx", "host"}) {
    constexpr std::string_view key = "a=candidate:";
    for (std::size_t at = 0; (at = description.find(key, at)) != std::string_view::npos; ++at) {
      const std::size_t size = card.size();
      if (!write_address(card, value_of(description.substr(at), key), wanted) ||
          card.size() + card_tag_size > max_card)
        card.resize(size);
    }
  }
  return with_tag(card);
}

std::string read_card(std::string_view card, bool offer) {
  if (card.size() > max_card || card.size() <= card_tag_size || card[0] != version) return {};
  const std::size_t end = card.size() - card_tag_size;
  if (with_tag(card.substr(0, end)) != card) return {};
  CardReader reader;
  reader.rest = card.substr(1, end - 1);
  for (const char c : card) reader.sound = reader.sound && base64_value(c) >= 0;
  std::string& text = reader.text;
  text =
      "v=0\r\no=- 1 1 IN IP4 0.0.0.0\r\ns=-\r\nt=0 0\r\na=group:BUNDLE 0\r\n"
      "m=application 9 UDP/DTLS/SCTP webrtc-datachannel\r\nc=IN IP4 0.0.0.0\r\na=mid:0\r\n"
      "a=sctp-port:5000\r\na=ice-ufrag:";
  reader.word(least_name);
  text += "\r\na=ice-pwd:";
  reader.word(least_password);
  text += "\r\na=fingerprint:sha-256 ";
  reader.digits(fingerprint_digits, false);
  text += offer ? "\r\na=setup:actpass\r\n" : "\r\na=setup:active\r\n";
  for (int place = 0; reader.sound && !reader.rest.empty(); ++place) read_address(reader, place);
  if (!reader.sound) text.clear();
  return std::move(text);
}

bool valid_stun(std::string_view address) {
  if (address.size() > 100 || address.substr(0, 5) != "stun:") return false;
  std::string_view host = address.substr(5);
  const std::size_t colon = host.find(':');
  long port = 0;
  if (colon != std::string_view::npos && !read_number(host.substr(colon + 1), 1, 65535, port))
    return false;
  host = host.substr(0, colon);
  for (const char c : host)
    if (base64_value(c) < 0 && c != '.') return false;
  return !host.empty() && host.front() != '.';
}

}  // namespace bastide::web
