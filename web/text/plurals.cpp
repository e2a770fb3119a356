#include "web/text/plurals.hpp"

#include <cstdlib>

namespace bastide::web {
namespace {

struct PluralRule {
  std::string_view language;
  std::string_view (*category)(long n);
};

bool ends_in_few(long n) { return n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14); }

std::string_view with_zero(long n) { return n <= 1 ? ".one" : ".other"; }

// Of languages that have more forms than one and other, or use them for other numbers.
constexpr PluralRule rules[] = {
    {"cs",
     [](long n) -> std::string_view {
       return n == 1 ? ".one" : n >= 2 && n <= 4 ? ".few" : ".other";
     }},
    {"pl",
     [](long n) -> std::string_view {
       return n == 1 ? ".one" : ends_in_few(n) ? ".few" : ".many";
     }},
    {"uk",
     [](long n) -> std::string_view {
       return n % 10 == 1 && n % 100 != 11 ? ".one" : ends_in_few(n) ? ".few" : ".many";
     }},
    {"fr", with_zero},
    {"pt", with_zero},
};

}  // namespace

std::string_view plural_category(std::string_view language, long n) {
  n = std::labs(n);
  for (const PluralRule& rule : rules)
    if (rule.language == language) return rule.category(n);
  return n == 1 ? ".one" : ".other";
}

}  // namespace bastide::web
