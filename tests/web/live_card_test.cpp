// Cards for live play: what browsers say about a connection, short enough for a link, and back.
#include "web/session/live_card.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "engine/base/random.hpp"
#include "engine/record/coder.hpp"
#include "tests/data_folder.hpp"
#include "web/session/ip_address.hpp"

namespace bastide::web::live_card_test {
namespace {

std::string description(const std::string& name) {
  std::ifstream in(testing::data_folder() + "/" + name);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

std::vector<std::string> samples() {
  return {description("live-chromium.txt"), description("live-firefox.txt"),
          description("live-stun.txt")};
}

bool has(const std::string& text, const std::string& line) {
  return text.find(line + "\r\n") != text.npos;
}

TEST(LiveCard, RepresentsWhatBrowsersSay) {
  const std::string chromium = read_card(write_card(samples()[0]), true);
  EXPECT_TRUE(has(chromium, "a=ice-ufrag:xx/c"));
  EXPECT_TRUE(has(chromium, "a=ice-pwd:TjLinmTD5+20ni+PdUSPCQTA"));
  EXPECT_TRUE(has(chromium,
                  "a=fingerprint:sha-256 71:73:7F:03:AA:50:23:FE:02:9C:56:81:88:8B:6E:C7:20:70:CD:"
                  "40:53:9C:8C:85:67:C7:F3:50:30:99:A0:41"));
  EXPECT_TRUE(has(chromium, "a=setup:actpass"));
  EXPECT_TRUE(has(chromium,
                  "a=candidate:0 1 udp 2122260223 "
                  "66d2b58f-e806-4c00-943f-70764149b47e.local 34564 typ host"));
  EXPECT_TRUE(has(chromium, "a=candidate:1 1 udp 2122260222 fd00::2 47947 typ host"));

  const std::string firefox = read_card(write_card(samples()[1]), false);
  EXPECT_TRUE(has(firefox, "a=ice-ufrag:bba84c85"));
  EXPECT_TRUE(has(firefox, "a=setup:active"));
  EXPECT_TRUE(has(firefox,
                  "a=candidate:1 1 udp 2122260222 "
                  "de431aa9-c739-4611-8baa-5c3359dfb693.local 40155 typ host"));
  EXPECT_EQ(firefox.find(" 9 typ"), firefox.npos) << "only by UDP";

  const std::string stun = read_card(write_card(samples()[2]), true);
  EXPECT_TRUE(has(stun,
                  "a=candidate:0 1 udp 1686052607 203.0.113.77 51234 typ srflx raddr 0.0.0.0 "
                  "rport 0"))
      << "what a server has seen first";
}

TEST(LiveCard, IsShort) {
  for (const std::string& text : samples()) {
    const std::string card = write_card(text);
    EXPECT_GT(card.size(), 100u);
    EXPECT_LE(card.size(), max_card);
    std::printf("%zu characters\n", card.size());
  }
  // Of many addresses, those that fit and the one seen by a server.
  std::string many = samples()[2];
  for (int i = 0; i < 50; ++i)
    many = "a=candidate:7 1 udp 5 10.0.0." + std::to_string(i) + " 4000 typ host\r\n" + many;
  const std::string card = write_card(many);
  EXPECT_LE(card.size(), max_card);
  EXPECT_NE(read_card(card, true).find("203.0.113.77"), std::string::npos);
}

TEST(LiveCard, DamagedCardsAreRefused) {
  for (const std::string& text : samples()) {
    const std::string card = write_card(text);
    ASSERT_FALSE(read_card(card, true).empty());
    for (std::size_t i = 0; i < card.size(); ++i) {
      EXPECT_TRUE(read_card(card.substr(0, i), true).empty()) << i;
      for (const char c : {'A', 'B', 'z', '-', '_', '+', '%', ' ', '\n', '\0', '\xc3'}) {
        std::string other = card;
        if (other[i] == c) continue;
        other[i] = c;
        EXPECT_TRUE(read_card(other, true).empty()) << i << " " << c;
      }
    }
    EXPECT_TRUE(read_card(card + "A", true).empty());
    EXPECT_TRUE(read_card(std::string(1 << 16, 'A'), true).empty());
  }
}

// Damage with a corrected checksum: whatever can be read has the form of a description.
TEST(LiveCard, ForgedCardsNameNoHosts) {
  const std::string alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  const std::vector<std::string> all = samples();
  Random random{3};
  int read = 0;
  for (int n = 0; n < 20000; ++n) {
    std::string card = write_card(all[static_cast<std::size_t>(n % 3)]);
    card.resize(card.size() - card_tag_size);
    for (u32 k = 1 + random.below(3); k-- > 0;) {
      const std::size_t at = 1 + random.below(static_cast<u32>(card.size() - 1));
      card[at] = alphabet[random.below(64)];
    }
    const std::string text = read_card(with_tag(card), true);
    if (text.empty()) continue;
    ++read;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
      ASSERT_EQ(line.back(), '\r');
      if (line.rfind("a=candidate:", 0) != 0) continue;
      std::istringstream words(line);
      std::string word[6];
      for (std::string& w : word) words >> w;
      const bool hidden = word[4].size() == 42 && word[4].substr(36) == ".local";
      EXPECT_TRUE(hidden || is_ip_address(word[4])) << line;
    }
  }
  EXPECT_GT(read, 5000);
}

// As a page would that is not ours.
std::string card_naming(std::string_view host) {
  const std::string full = read_card(write_card(samples()[0]), true);
  const std::string bare = write_card(full.substr(0, full.find("a=candidate:")));
  std::string card = bare.substr(0, bare.size() - card_tag_size) + "oJxA" +
                     base64_character(static_cast<u32>(host.size()));
  for (const char c : host) card += c == '.' ? '-' : c == ':' ? '_' : c;
  return with_tag(card);
}

TEST(LiveCard, HostsAreNamedByNumberOnly) {
  for (const char* address : {"192.0.2.7", "0.0.0.0", "255.255.255.255", "2001:db8::7", "::1",
                              "fd00::", "::", "2001:db8:1:2:3:4:5:6", "FE80::A"}) {
    EXPECT_TRUE(is_ip_address(address)) << address;
    EXPECT_NE(read_card(card_naming(address), true).find(address), std::string::npos) << address;
  }
  for (const char* host : {"dead.beef.cafe.de",
                           "cafe.de",
                           "cafe",
                           "de",
                           "1",
                           "127.1",
                           "2130706433",
                           "1.2.3",
                           "1.2.3.4.",
                           "1.2.3.4.5",
                           "1.2.3.256",
                           "01.2.3.4",
                           "1.2.3.0x4",
                           "1..2.3",
                           ".1.2.3",
                           "a:b",
                           "1:2:3:4:5:6:7",
                           "1:2:3:4:5:6:7:8:9",
                           "1::2::3",
                           ":::",
                           ":1:2:3:4:5:6:7",
                           "1:2:3:4:5:6:7:",
                           "12345::",
                           "1:2:3:4:5:6:7::8",
                           "::cafe.de",
                           "fd00::1.2.3.4",
                           "f.e.e.d"}) {
    EXPECT_FALSE(is_ip_address(host)) << host;
    EXPECT_EQ(read_card(card_naming(host), true), "") << host;
  }
}

TEST(LiveCard, OtherDescriptionsHaveNone) {
  EXPECT_EQ(write_card(""), "");
  EXPECT_EQ(write_card("v=0\r\na=ice-ufrag:abcd\r\n"), "");
  for (const char* line : {"a=ice-ufrag:", "a=ice-pwd:", "a=fingerprint:"}) {
    std::string text = samples()[0];
    text.erase(text.find(line), 4);
    EXPECT_EQ(write_card(text), "") << line;
  }
  // Invalid addresses are omitted.
  std::string text = samples()[0];
  text.replace(text.find("34564"), 5, "99999");
  text.replace(text.find("fd00::2"), 7, "host.name");
  EXPECT_EQ(read_card(write_card(text), true).find("candidate"), std::string::npos);
}

TEST(LiveCard, AddressesOfServers) {
  for (const char* good :
       {"stun:a", "stun:stun.example.org", "stun:example.org:3478", "stun:192.0.2.1:65535"})
    EXPECT_TRUE(valid_stun(good)) << good;
  for (const char* bad :
       {"", "stun:", "example.org", "turn:example.org", "stun:example.org:", "stun:example.org:0",
        "stun:example.org:65536", "stun:example.org:12x", "stun:exa mple.org", "stun:a/b",
        "stun:user@host", "stun:a?transport=udp", "stun:[]", "stun:[::1", "stun:.a",
        "stun:\xc3\xa1", "stuns:example.org", "http://example.org", "stun:a\nb"})
    EXPECT_FALSE(valid_stun(bad)) << bad;
  EXPECT_FALSE(valid_stun("stun:" + std::string(100, 'a')));
}

}  // namespace
}  // namespace bastide::web::live_card_test
