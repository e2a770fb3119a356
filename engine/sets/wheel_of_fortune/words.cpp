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

int crowned(const Game&, const State& state, const Claim& claim, PlayerIndex player) {
  int count = 0;
  for (const PlayerIndex p : state.wheel.crowns[claim.action.value]) count += p == player;
  return count;
}

constexpr ExpectForm expects[] = {
    {"wheel SECTOR", nullptr, differs_wheel},
    {"crowns SECTOR N...", crowned},
};

template <Sector sector>
bool turns_to(const Event& e) {
  return is_move_of(e, Piece::wheel_pig) && e.to.space == static_cast<int>(sector);
}
template <Sector sector>
bool crowned_at(const Event& e) {
  return e.kind == EventKind::moved && e.to.kind == PlaceKind::crown &&
         e.to.space / 2 == static_cast<int>(sector);
}
bool uncrowned(const Event& e) {
  return e.kind == EventKind::moved && e.from.kind == PlaceKind::crown;
}

constexpr EventForm events[] = {
    {turns_to<Sector::fortune>, "wheel-turned", "the wheel turns to fortune",
     "player sector:\"fortune\""},
    {turns_to<Sector::tax>, "wheel-turned", "the wheel turns to tax", "player sector:\"tax\""},
    {turns_to<Sector::famine>, "wheel-turned", "the wheel turns to famine",
     "player sector:\"famine\""},
    {turns_to<Sector::storm>, "wheel-turned", "the wheel turns to storm",
     "player sector:\"storm\""},
    {turns_to<Sector::inquisition>, "wheel-turned", "the wheel turns to inquisition",
     "player sector:\"inquisition\""},
    {turns_to<Sector::plague>, "wheel-turned", "the wheel turns to plague",
     "player sector:\"plague\""},
    {crowned_at<Sector::fortune>, "crowned", "{owner} puts a {piece} on a crown of fortune",
     "player figure:piece sector:\"fortune\""},
    {crowned_at<Sector::tax>, "crowned", "{owner} puts a {piece} on a crown of tax",
     "player figure:piece sector:\"tax\""},
    {crowned_at<Sector::famine>, "crowned", "{owner} puts a {piece} on a crown of famine",
     "player figure:piece sector:\"famine\""},
    {crowned_at<Sector::storm>, "crowned", "{owner} puts a {piece} on a crown of storm",
     "player figure:piece sector:\"storm\""},
    {crowned_at<Sector::inquisition>, "crowned", "{owner} puts a {piece} on a crown of inquisition",
     "player figure:piece sector:\"inquisition\""},
    {crowned_at<Sector::plague>, "crowned", "{owner} puts a {piece} on a crown of plague",
     "player figure:piece sector:\"plague\""},
    {uncrowned, "uncrowned", "{owner} takes back a {piece} from the wheel", "player figure:piece"},
};

std::string sector_of(const Scoring& s) { return std::string(sector_words[s.which]); }

constexpr CauseForm causes[] = {
    {ScoreCause::wheel, "wheel",
     [](const Scoring& s, const Names&) { return "the wheel's " + sector_of(s); }},
    {ScoreCause::crowns, "crowns",
     [](const Scoring& s, const Names&) { return "crowns of " + sector_of(s); }},
};

constexpr ScoringField scoring_fields[] = {
    {15, "sector",
     [](const Scoring& s) {
       const bool of_wheel = s.cause == ScoreCause::wheel || s.cause == ScoreCause::crowns;
       return of_wheel ? '"' + sector_of(s) + '"' : std::string();
     }},
};

}  // namespace

extern const SetWords wheel_words = {.parts = parts, .lines = lines, .expects = expects};
extern const SetTelling wheel_telling = {
    .events = events,
    .causes = causes,
    .scoring_fields = scoring_fields,
};

}  // namespace bastide
