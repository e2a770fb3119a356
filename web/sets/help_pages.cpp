#include "web/sets/help_pages.hpp"

namespace bastide::web {
namespace {

std::vector<ExpansionPage> collect() {
  std::vector<ExpansionPage> pages;
  for (const PageSet* set : page_sets())
    for (const ExpansionInfo& info : expansion_infos())
      if (set->help && info.id == set->id) pages.push_back({info, *set->help});
  return pages;
}

}  // namespace

const std::vector<ExpansionPage>& expansion_pages() {
  static const std::vector<ExpansionPage> all = collect();
  return all;
}

bool is_offered(const Preset& preset) {
  ExpansionMask left = preset.expansions;
  for (const ExpansionPage& page : expansion_pages())
    left &= ~expansion_bit(page.expansion.expansion);
  return left == 0;
}

const ExpansionPage* expansion_page(std::string_view expansion_id) {
  for (const ExpansionPage& page : expansion_pages())
    if (page.expansion.id == expansion_id) return &page;
  return nullptr;
}

}  // namespace bastide::web
