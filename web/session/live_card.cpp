#include "web/session/live_card.hpp"

#include "engine/base/hash.hpp"
#include "engine/base/read_number.hpp"
#include "engine/record/coder.hpp"

namespace bastide::web {
namespace {

constexpr char version = 'A';
constexpr std::size_t fingerprint_digits = 64, uuid_digits = 32;
constexpr std::size_t port_size = 3;
// Names and passwords of ICE (RFC 8445): letters, digits, "+" and "/".
constexpr std::size_t least_name = 4, least_password = 22, longest_word = 63;
// Kinds of addresses: hidden by the browser; seen by itself; seen by a STUN server.
constexpr char hidden = 'h', own = 'o', seen = 's';
constexpr std::string_view local = ".local";

char number_of(std::size_t n) { return base64_character(static_cast<u32>(n)); }

int digit_value(char c) {
  return c >= '0' && c <= '9'                 ? c - '0'
         : (c | 32) >= 'a' && (c | 32) <= 'f' ? (c | 32) - 'a' + 10
                                              : -1;
}

// So many hexadecimal digits, whatever stands between them, six bits to a character; empty if there
// are more or fewer.
std::string pack_digits(std::string_view text, std::size_t digits) {
  std::string packed;
  u32 bits = 0;
  int held = 0;
  for (const char c : text) {
    const int value = digit_value(c);
    if (value < 0) continue;
    if (digits-- == 0) return {};
    bits = bits << 4 | static_cast<u32>(value);
    held += 4;
    if (held < 6) continue;
    held -= 6;
    packed += number_of(bits >> held & 63);
  }
  if (digits != 0) return {};
  if (held > 0) packed += number_of(bits << (6 - held) & 63);
  return packed;
}
constexpr std::size_t packed_size(std::size_t digits) { return (4 * digits + 5) / 6; }

// What is left of a card. Where it does not go on as it should, all is taken and `sound` is false.
struct Reader {
  std::string_view rest;
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
  // With `between` after every so many digits.
  std::string digits(std::size_t count, std::size_t group, char between) {
    std::string text;
    u32 bits = 0;
    int held = 0;
    for (const char c : take(packed_size(count))) {
      bits = bits << 6 | static_cast<u32>(base64_value(c) & 63);
      for (held += 6; held >= 4 && count > 0; --count) {
        held -= 4;
        text += "0123456789ABCDEF"[bits >> held & 15];
        if (count > 1 && (count - 1) % group == 0) text += between;
      }
    }
    return text;
  }
  std::string word(std::size_t least) {
    const std::size_t size = number(1);
    std::string text(take(size));
    sound = sound && size >= least;
    for (char& c : text) c = c == '-' ? '+' : c == '_' ? '/' : c;
    return text;
  }
};

std::string_view take_word(std::string_view& line) {
  const std::size_t end = line.find(' ');
  const std::string_view word = line.substr(0, end);
  line = end == std::string_view::npos ? std::string_view{} : line.substr(end + 1);
  return word;
}

std::string_view value_of(std::string_view description, std::string_view key) {
  const std::size_t at = description.find(key);
  if (at == std::string_view::npos) return {};
  const std::string_view value = description.substr(at + key.size());
  return value.substr(0, value.find_first_of("\r\n"));
}

std::string write_word(std::string_view word) {
  std::string text(1, number_of(word.size()));
  for (const char c : word) text += c == '+' ? '-' : c == '/' ? '_' : c;
  return text;
}

// "1 1 udp 2113937151 192.0.2.2 40249 typ host ..."; empty if it is not of the kind that is wanted.
std::string write_address(std::string_view line, std::string_view wanted) {
  take_word(line);
  const bool first = take_word(line) == "1";
  const std::string_view way = take_word(line);
  take_word(line);
  const std::string_view address = take_word(line), port = take_word(line);
  take_word(line);
  long number = 0;
  if (!first || (way != "udp" && way != "UDP") || !read_number(port, 1, 65535, number) ||
      take_word(line) != wanted)
    return {};
  const bool named = address.find(local) != std::string_view::npos;
  std::string text(1, wanted != "host" ? seen : named ? hidden : own);
  for (int shift = 12; shift >= 0; shift -= 6)
    text += number_of(static_cast<std::size_t>(number >> shift & 63));
  if (named) {
    const std::string packed =
        pack_digits(address.substr(0, address.size() - local.size()), uuid_digits);
    return packed.empty() ? packed : text + packed;
  }
  if (address.size() > longest_word) return {};
  text += number_of(address.size());
  for (const char c : address) {
    if (digit_value(c) < 0 && c != '.' && c != ':') return {};
    text += c == '.' ? '-' : c == ':' ? '_' : c;
  }
  return text;
}

// As a line of the description; the earlier the better.
std::string read_address(Reader& reader, int place) {
  const std::string_view first = reader.take(1);
  const char kind = first.empty() ? ' ' : first[0];
  const std::size_t port = reader.number(port_size);
  std::string address;
  if (kind == hidden) {
    const std::string digits = reader.digits(uuid_digits, 4, '-');
    // 8-4-4-4-12 digits.
    for (std::size_t i = 0; i < digits.size(); ++i)
      if (digits[i] != '-' || (i != 4 && i < 28)) address += digits[i];
    address += local;
    for (char& c : address) c = static_cast<char>(c | (c >= 'A' && c <= 'F' ? 32 : 0));
  } else {
    reader.sound = reader.sound && (kind == own || kind == seen);
    address = reader.take(reader.number(1));
    for (char& c : address) {
      c = c == '-' ? '.' : c == '_' ? ':' : c;
      reader.sound = reader.sound && (digit_value(c) >= 0 || c == '.' || c == ':');
    }
  }
  reader.sound = reader.sound && port > 0 && port <= 65535 && !address.empty();
  const bool reflexive = kind == seen;
  return "a=candidate:" + std::to_string(place) + " 1 udp " +
         std::to_string((reflexive ? 1686052607 : 2122260223) - place) + ' ' + address + ' ' +
         std::to_string(port) +
         (reflexive ? " typ srflx raddr 0.0.0.0 rport 0\r\n" : " typ host\r\n");
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
  const std::string fingerprint =
      pack_digits(value_of(description, "a=fingerprint:sha-256 "), fingerprint_digits);
  if (name.size() < least_name || password.size() < least_password || name.size() > longest_word ||
      password.size() > longest_word || fingerprint.empty())
    return {};
  std::string card = version + write_word(name) + write_word(password) + fingerprint;
  // What others see reaches further than what a device knows of itself.
  for (const std::string_view wanted : {"srflx", "host"}) {
    constexpr std::string_view key = "a=candidate:";
    for (std::size_t at = 0; (at = description.find(key, at)) != std::string_view::npos; ++at) {
      const std::string text = write_address(value_of(description.substr(at), key), wanted);
      if (card.size() + text.size() + card_tag_size <= max_card) card += text;
    }
  }
  return with_tag(card);
}

std::string read_card(std::string_view card, bool offer) {
  if (card.size() > max_card || card.size() <= card_tag_size || card[0] != version) return {};
  const std::size_t end = card.size() - card_tag_size;
  if (with_tag(card.substr(0, end)) != card) return {};
  Reader reader{card.substr(1, end - 1)};
  for (const char c : card) reader.sound = reader.sound && base64_value(c) >= 0;
  const std::string name = reader.word(least_name), password = reader.word(least_password);
  const std::string fingerprint = reader.digits(fingerprint_digits, 2, ':');
  std::string text =
      "v=0\r\no=- 1 1 IN IP4 0.0.0.0\r\ns=-\r\nt=0 0\r\na=group:BUNDLE 0\r\n"
      "m=application 9 UDP/DTLS/SCTP webrtc-datachannel\r\nc=IN IP4 0.0.0.0\r\na=mid:0\r\n"
      "a=sctp-port:5000\r\na=ice-ufrag:" +
      name + "\r\na=ice-pwd:" + password + "\r\na=fingerprint:sha-256 " + fingerprint +
      "\r\na=setup:" + (offer ? "actpass" : "active") + "\r\n";
  for (int place = 0; reader.sound && !reader.rest.empty(); ++place)
    text += read_address(reader, place);
  return reader.sound ? text : std::string();
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
  return !host.empty();
}

}  // namespace bastide::web
