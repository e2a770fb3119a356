#include "web/screens/help_pages.hpp"

namespace bastide::web {

const std::vector<HelpPage>& help_pages() {
  static const std::vector<HelpPage> all = {
      {Expansion::river,
       {"river-c3/RRVF-spring", "river-c3/VRVR", "river-c3/VFFF-lake"},
       {},
       {{"lay", "RIVER-1–10, RIVER-13, RIVER-14"}, {"figures", "RIVER-9, RIVER-11, RIVER-12"}}},
      {Expansion::abbot,
       {"base/CFFF+garden", "base/FFFF-monastery"},
       art::Piece::abbot,
       {{"place", "ABBOT-1–3"}, {"score", "ABBOT-4, ABBOT-13"}, {"back", "ABBOT-6–12"}}},
      {Expansion::inns_cathedrals,
       {"inns-cathedrals/FFRR-inn", "inns-cathedrals/CCCC-cathedral"},
       art::Piece::big_meeple,
       {{"inn", "INN-1–3"}, {"cathedral", "INN-4–6"}, {"big", "BIG-1–4"}}},
      {Expansion::traders_builders,
       {"traders-builders/CFFC-wine", "traders-builders/CFFC-grain",
        "traders-builders/CCRF-cloth+garden"},
       art::Piece::builder,
       {{"goods", "TRADE-1–7"}, {"builder", "BUILD-1–17"}, {"pig", "PIG-1–6"}}},
      {Expansion::flying_machines,
       {"flying-machines/FFRR-W", "flying-machines/FRFR-NW"},
       {},
       {{"fly", "FLY-1–3"}, {"land", "FLY-4–10"}}},
      {Expansion::messages,
       {},
       art::Piece::messenger,
       {{"figures", "MSG-1–3, MSG-22"}, {"draw", "MSG-4–9"}, {"list", "MSG-11–20"}}},
      {Expansion::ferries,
       {"ferries/CRRR-lake", "ferries/RRRR-lake"},
       {},
       {{"place", "FERRY-1–7"}, {"move", "FERRY-8–18"}}},
      {Expansion::gold_mines,
       {"gold-mines/CRRC", "gold-mines/RRRR-two-curves"},
       {},
       {{"place", "GOLD-1–4"}, {"take", "GOLD-5–10"}, {"value", "GOLD-11–13"}}},
      {Expansion::mage_witch,
       {"mage-witch/CRRR", "mage-witch/CCRC"},
       art::Piece::mage,
       {{"place", "MAGE-1–7"}, {"apart", "MAGE-4, MAGE-8–10"}, {"value", "MAGE-11–18"}}},
      {Expansion::robbers,
       {"robbers/FFRR", "robbers/CRRF"},
       art::Piece::robber,
       {{"place", "ROB-1–7"}, {"steal", "ROB-8–17, ROB-22"}, {"end", "ROB-18, ROB-19"}}},
      {Expansion::crop_circles,
       {"crop-circles/FRRR", "crop-circles/CFRF", "crop-circles/CFCF"},
       {},
       {{"choose", "CROP-1–4"}, {"join", "CROP-5–14"}}},
  };
  return all;
}

const HelpPage* help_page(std::string_view expansion_id) {
  for (const HelpPage& page : help_pages())
    if (info_of(page.expansion).id == expansion_id) return &page;
  return nullptr;
}

const ExpansionInfo& info_of(Expansion expansion) {
  return expansion_infos()[static_cast<std::size_t>(expansion)];
}

}  // namespace bastide::web
