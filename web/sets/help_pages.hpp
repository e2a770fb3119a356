// The help pages of the expansions, from each set's description (web/sets/page_set.hpp).
#pragma once

#include <string_view>
#include <vector>

#include "engine/rules/setup.hpp"
#include "web/sets/page_set.hpp"

namespace bastide::web {

struct ExpansionPage {
  const ExpansionInfo& expansion;
  const HelpPage& help;
};

const std::vector<ExpansionPage>& expansion_pages();

// Whether the page can play all of it: it has a page for every expansion.
bool is_offered(const Preset& preset);

// Null if there is none.
const ExpansionPage* expansion_page(std::string_view expansion_id);

}  // namespace bastide::web
