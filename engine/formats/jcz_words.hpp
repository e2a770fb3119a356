// The words of JCloisterZone: sets, tiles, features, places on a tile, figures.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/rules/game.hpp"

namespace bastide {

// ---- Sets and rules -----------------------------------------------------------------------------

struct JczSet {
  std::string_view name;
  ExpansionMask expansion;  // 0: the base game
};
inline constexpr JczSet jcz_sets[] = {
    {"basic", 0},
    {"river/1", expansion_bit(Expansion::river)},
    {"inns-and-cathedrals", expansion_bit(Expansion::inns_cathedrals)},
    {"traders-and-builders", expansion_bit(Expansion::traders_builders)},
    {"flier", expansion_bit(Expansion::flying_machines)},
    {"ferries", expansion_bit(Expansion::ferries)},
    {"goldmines", expansion_bit(Expansion::gold_mines)},
    {"mage-and-witch", expansion_bit(Expansion::mage_witch)},
    {"corn-circles/2", expansion_bit(Expansion::crop_circles)},
    {"hills-and-sheep", expansion_bit(Expansion::hills_sheep)},
    {"princess-and-dragon", expansion_bit(Expansion::princess_dragon)},
    {"watchtowers", expansion_bit(Expansion::watchtowers)},
    {"festival", expansion_bit(Expansion::festival)},
    {"king-and-robber", expansion_bit(Expansion::king_robber)},
};

// An element in play. `of`: the expansion that brings it here; 0: the base game.
struct JczElement {
  std::string_view name;
  ExpansionMask of;
  int count;                         // of a figure; 0: it is only on or off
  bool Options::*without = nullptr;  // our option for a game in which it is off
};
inline constexpr JczElement jcz_elements[] = {
    {"small-follower", 0, 7},
    {"abbot", expansion_bit(Expansion::abbot), 1},
    {"garden", expansion_bit(Expansion::abbot), 0},
    {"big-follower", expansion_bit(Expansion::inns_cathedrals), 1},
    {"inn", expansion_bit(Expansion::inns_cathedrals), 0},
    {"cathedral", expansion_bit(Expansion::inns_cathedrals), 0},
    {"builder", expansion_bit(Expansion::traders_builders), 1},
    {"pig", expansion_bit(Expansion::traders_builders), 1},
    {"traders", expansion_bit(Expansion::traders_builders), 0},
    {"ferry", expansion_bit(Expansion::ferries), 0},
    {"gold", expansion_bit(Expansion::gold_mines), 0},
    {"mage", expansion_bit(Expansion::mage_witch), 1},
    {"witch", expansion_bit(Expansion::mage_witch), 1},
    {"shepherd", expansion_bit(Expansion::hills_sheep), 1},
    {"hill", expansion_bit(Expansion::hills_sheep), 0},
    {"vineyard", expansion_bit(Expansion::hills_sheep), 0},
    {"dragon", expansion_bit(Expansion::princess_dragon), 1, &Options::without_dragon},
    {"fairy", expansion_bit(Expansion::princess_dragon), 1, &Options::without_fairy},
    {"princess", expansion_bit(Expansion::princess_dragon), 0, &Options::without_princess},
    {"portal", expansion_bit(Expansion::princess_dragon), 0, &Options::without_portal},
    {"king", expansion_bit(Expansion::king_robber), 0},
    {"robber", expansion_bit(Expansion::king_robber), 0},
};
inline constexpr std::string_view jcz_farmers = "farmers";

// A rule of theirs that is an option of ours.
struct JczRule {
  std::string_view name, off, on;
  bool Options::*option;
};
inline constexpr JczRule jcz_rules[] = {
    {"tiny-city-scoring", "4", "2", &Options::tiny_city_two},
    {"hill-tiebreaker", "at-least-one-follower", "number-of-followers", &Options::hills_counted},
    {"princess-action", "may", "must", &Options::princess_must},
    {"fairy-placement", "next-follower", "on-tile", &Options::fairy_on_tile},
    {"dragon-move", "before-scoring", "after-scoring", &Options::dragon_after_scoring},
    {"festival-return", "meeple", "follower", &Options::festival_meeples},
    {"king-and-robber-scoring", "default", "10/20", &Options::king_fixed},
    {"king-and-robber-scoring", "default", "15/40", &Options::king_both},
    {"king-and-robber-scoring", "default", "continuously", &Options::king_continuously},
};
// Rules of sets that we do not have: they mean nothing without these.
inline constexpr std::string_view jcz_idle_rules[] = {"barn-placement",
                                                      "wagon-move",
                                                      "bazaar-auction",
                                                      "bazaar-no-auction",
                                                      "espace-variant",
                                                      "gq11-pig-herd",
                                                      "tunnelize-other-expansions",
                                                      "more-tunnel-tokens",
                                                      "keep-monasteries",
                                                      "labyrinth-variant",
                                                      "coc-final-scoring",
                                                      "count-move",
                                                      "little-buildings-scoring"};

// ---- Tiles --------------------------------------------------------------------------------------

struct JczTile {
  std::string name, ours;
  int turns = 0;  // quarter turns that ours lies further clockwise
};
// In the order of assets/formats/jcloisterzone.txt.
std::vector<JczTile> jcz_tiles();

// ---- Features -----------------------------------------------------------------------------------

// Nothing if we have no such feature. Older words are known, too.
std::optional<SegmentKind> jcz_feature(std::string_view word);
std::string_view jcz_feature_word(SegmentKind kind);
// What the flying machine of a tile is called where it stands among the features.
inline constexpr std::string_view jcz_flying_machine = "FlyingMachine";

// What a place names: sides and half-sides as they lie on the table.
struct JczPlace {
  EdgeMask edges = 0;
  HalfMask halves = 0;
  bool inside = false;  // nothing of it reaches a side
  bool second = false;  // the second of two such fields
  bool flying = false;  // the flying machine of the tile
};
// "N", "WE", "E.W", "_N" (all but this one), "NL.NR", "I". Nothing if it is none.
std::optional<JczPlace> jcz_place(std::string_view text);
// `second`: the second of two fields inside.
std::string jcz_place_text(SegmentKind kind, unsigned reached, bool second);
JczPlace turned(const JczPlace& place, int quarter_turns);

// What a segment of a tile as it lies reaches: a mask of edges or, of a field, of half-edges.
unsigned reach_of(const Segment& segment, int rotation);

// The segment of a kind that is most nearly at a place of a tile as it lies; no_segment if there is
// none there.
u8 segment_at(const TileType& type, int rotation, SegmentKind kind, const JczPlace& place);

// The colours of the places at their table: red, blue, yellow, green, black, pink, white, violet.
inline constexpr u8 jcz_slots[] = {1, 3, 4, 2, 0, 5, 6, 7};

// "0.small.1": the second word, and back.
std::optional<FigureKind> jcz_figure(std::string_view word);
std::string_view jcz_figure_word(FigureKind kind);

}  // namespace bastide
