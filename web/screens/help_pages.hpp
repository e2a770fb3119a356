// The help pages of the expansions: which sections and pictures each has. Texts are under
// "help.<page>.<section>.title" and ".text".
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "engine/rules/setup.hpp"
#include "web/art/art.hpp"

namespace bastide::web {

struct HelpSection {
  std::string_view id;     // "place"
  std::string_view rules;  // in docs/rules: "GOLD-1–4"
};

struct HelpPage {
  Expansion expansion;
  std::vector<std::string_view> tiles;  // shown at the top
  std::optional<art::Piece> piece;      // shown with it
  std::vector<HelpSection> sections;
};

// In the order of Expansion.
const std::vector<HelpPage>& help_pages();

// Null: there is none.
const HelpPage* help_page(std::string_view expansion_id);

// The expansion's row in expansion_infos().
const ExpansionInfo& info_of(Expansion expansion);

}  // namespace bastide::web
