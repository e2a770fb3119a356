#include "engine/review/html.hpp"

namespace bastide {
namespace {

constexpr std::string_view style =
    "body{font:15px/1.4 serif;max-width:62em;margin:2em auto;padding:0 1em;color:#111;"
    "background:#fff}h1{font-size:1.5em}h2{font-size:1.15em;margin-top:1.6em}"
    "table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;"
    "padding:.15em .6em .15em 0;border-bottom:1px solid #ccc}th{border-bottom-color:#555}"
    ".n{text-align:right}.costly td{font-weight:bold}.doubtful td{font-style:italic}"
    "svg{width:100%;height:auto}tr{break-inside:avoid}thead{display:table-header-group}"
    "@media print{body{font-size:10pt;margin:0;max-width:none}}";

}  // namespace

std::string escaped(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (c == '&')
      out += "&amp;";
    else if (c == '<')
      out += "&lt;";
    else if (c == '>')
      out += "&gt;";
    else if (c == '"')
      out += "&quot;";
    else if (c == '\'')
      out += "&#39;";
    else
      out += c;
  }
  return out;
}

std::string cell(const std::string& text, bool number) {
  return (number ? "<td class=\"n\">" : "<td>") + escaped(text) + "</td>";
}

std::string head_row(const std::vector<std::string_view>& titles, std::size_t numbers) {
  std::string text = "<thead><tr>";
  for (std::size_t c = 0; c < titles.size(); ++c)
    text += (c < numbers ? "<th>" : "<th class=\"n\">") + escaped(titles[c]) + "</th>";
  return text + "</tr></thead>\n";
}

std::string page_begin(std::string_view title, std::string_view language) {
  return "<!DOCTYPE html>\n<html lang=\"" + escaped(language) +
         "\"><head><meta charset=\"utf-8\">\n<title>" + escaped(title) +
         "</title>\n<meta name=\"viewport\" content=\"width=device-width\">\n<style>" +
         std::string(style) + "</style></head><body>\n<h1>" + escaped(title) + "</h1>\n";
}

std::string page_end() { return "</body></html>\n"; }

}  // namespace bastide
