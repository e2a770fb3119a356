// The page's side of The Princess & The Dragon: the box and its help. What is drawn and told of
// the dragon, the fairy, the princess and the portal is with their sets.
#include "web/sets/page_set.hpp"

namespace bastide::web {
namespace {

constexpr std::string_view tiles[] = {
    "princess-dragon/FFFF-volcano",       "princess-dragon/CRRF-dragon",
    "princess-dragon/CRRC-princess",      "princess-dragon/CFRR-portal",
    "princess-dragon/RCRC-dragon-tunnel",
};
constexpr HelpSection sections[] = {
    {"volcano", "DRAGON-1–9"},    {"walk", "DRAGON-10–21"}, {"fairy", "FAIRY-1–13"},
    {"princess", "PRINCESS-1–8"}, {"portal", "PORTAL-1–7"}, {"tiles", "PD-COMP-5–8"},
};
constexpr HelpPage help = {.sections = sections, .tiles = tiles, .piece = Piece::dragon};

}  // namespace

extern const PageSet princess_dragon_page = {.id = "princess-dragon", .help = &help};

}  // namespace bastide::web
