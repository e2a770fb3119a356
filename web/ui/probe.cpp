#include "web/ui/probe.hpp"

#include <cmath>

namespace bastide::web {
namespace {

void put_string(std::string& out, const std::string& text) {
  out += '"';
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') {
      out += '\\';
      out += c;
    } else if (byte < 0x20 || byte == 0x7f) {
      constexpr char digits[] = "0123456789abcdef";
      out += "\\u00";
      out += digits[byte >> 4];
      out += digits[byte & 15];
    } else {
      out += c;
    }
  }
  out += '"';
}

void put_number(std::string& out, float number) {
  // Tenths are precise enough, and the output must not depend on the locale.
  const long tenths = std::isfinite(number) ? std::lround(static_cast<double>(number) * 10) : 0;
  if (tenths < 0) out += '-';
  const long positive = tenths < 0 ? -tenths : tenths;
  out += std::to_string(positive / 10);
  if (positive % 10) out += '.' + std::to_string(positive % 10);
}

}  // namespace

void probe_json(const Probe& probe, double now, std::string& out) {
  out = "{\"items\":[";
  bool first = true;
  for (const ProbeItem& item : probe.items) {
    out += first ? "{\"id\":" : ",{\"id\":";
    first = false;
    put_string(out, item.id);
    out += ",\"x\":";
    put_number(out, item.x);
    out += ",\"y\":";
    put_number(out, item.y);
    out += ",\"width\":";
    put_number(out, item.width);
    out += ",\"height\":";
    put_number(out, item.height);
    out += ",\"age\":";
    put_number(out, static_cast<float>(now - item.since));
    out += item.enabled ? ",\"enabled\":true" : ",\"enabled\":false";
    out += item.seen ? ",\"seen\":true}" : ",\"seen\":false}";
  }
  out += "],\"facts\":{";
  first = true;
  for (const auto& [name, value] : probe.facts) {
    if (!first) out += ',';
    first = false;
    put_string(out, name);
    out += ':';
    put_string(out, value);
  }
  out += "}}";
}

}  // namespace bastide::web
