#include "engine/rules/words.hpp"
#include "engine/sets/wheel_of_fortune/actions.hpp"

namespace bastide {
namespace {

// By Sector.
constexpr std::string_view sector_words[] = {"fortune", "tax",         "famine",
                                             "storm",   "inquisition", "plague"};

constexpr LinePart parts[] = {{"SECTOR", &Action::value, sector_words}};

constexpr LineForm lines[] = {{ActionKind::crown, "crown SECTOR"}};

std::string differs_wheel(const Game&, const State& state, const Claim& claim) {
  const u8 sector = state.wheel.wheel_pig;
  return sector == claim.action.value ? "" : std::string(sector_words[sector]);
}

int crowns_of(const Game&, const State& state, const Claim& claim, PlayerIndex player) {
  int count = 0;
  for (const PlayerIndex p : state.wheel.crowns[claim.action.value]) count += p == player;
  return count;
}

constexpr ExpectForm expects[] = {
    {"wheel SECTOR", nullptr, differs_wheel},
    {"crowns SECTOR N...", crowns_of},
};

bool turned(const Event& e) { return is_move_of(e, Piece::wheel_pig); }
bool crowned(const Event& e) { return e.kind == EventKind::moved && e.to.kind == PlaceKind::crown; }
bool uncrowned(const Event& e) {
  return e.kind == EventKind::moved && e.from.kind == PlaceKind::crown;
}

// Each sector has two crown spaces.
std::string_view sector_of(const Event& e) {
  return sector_words[turned(e) ? e.to.space : e.to.space / 2];
}

constexpr EventForm events[] = {
    {turned, "wheel-turned", "player sector:word", {}, sector_of},
    {crowned, "crowned", "player figure:piece sector:word", {}, sector_of},
    {uncrowned, "uncrowned", "player figure:piece"},
};

constexpr ScoringField scoring_fields[] = {
    {15, "sector",
     [](const Scoring& s) {
       const bool of_wheel = s.cause == ScoreCause::wheel || s.cause == ScoreCause::crowns;
       return of_wheel ? '"' + std::string(sector_words[s.which]) + '"' : std::string();
     }},
};

}  // namespace

extern const SetWords wheel_words = {.parts = parts,
                                     .lines = lines,
                                     .expects = expects,
                                     .events = events,
                                     .scoring_fields = scoring_fields};

}  // namespace bastide
