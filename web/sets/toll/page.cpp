// The page's side of the toll road (VAR-16).
#include <algorithm>

#include "engine/record/record.hpp"
#include "engine/rules/game.hpp"
#include "engine/sets/toll/toll.hpp"
#include "web/sets/page_set.hpp"
#include "web/text/text.hpp"

namespace bastide::web {
namespace {

using namespace toll;

std::string number(long n) { return std::to_string(n); }

std::string_view name_of(const Texts& texts, int milestone) {
  return tr(texts, "toll.milestone." + std::to_string(milestone));
}

// Every tile's toll, and with it which milestone it has reached.
bool count(const ScoringToTell& t, ScoreBreakdown& breakdown) {
  const Scoring& s = t.scoring;
  if (s.cause != ScoreCause::toll) return false;
  breakdown.name = tr(t.texts, "score.toll");
  breakdown.value = -s.value;
  const int milestone = s.tiles / tiles_to_a_milestone;
  if (s.tiles % tiles_to_a_milestone == 0 && milestone < last_milestone)
    breakdown.counted.push_back(tr(t.texts, "toll.reached", {name_of(t.texts, milestone)}));
  return true;
}

constexpr SheetRow sheet[] = {{ScoreCause::toll, "sheet.kind.toll"}};

// ---- On the way ---------------------------------------------------------------------------------

// For how many more tiles the points last.
int tiles_paid_for(int tiles, int points) {
  int paid = 0;
  for (; points >= toll_after(tiles + paid); ++paid) points -= toll_after(tiles + paid);
  return paid;
}

std::string all_tolls() {
  std::string tolls;
  for (int m = 0; m < last_milestone; ++m)
    tolls += (m > 0 ? " \xc2\xb7 " : "") + number(toll_after(m * tiles_to_a_milestone));
  return tolls;
}

void tell_team(const TeamToTell& t, TeamBoard& board) {
  if (!is_on(t.game.setup)) return;
  const State& state = t.tentative ? *t.tentative : t.state;
  const int tiles = tiles_laid(t.game, state), reached = milestones_reached(t.game, state);
  const bool drawn = state.drawn != no_type && counts(t.game, state.drawn);
  const int left = static_cast<int>(left_in(state, main_pile)) + drawn;
  board.title = tr(t.texts, "new.preset.toll-road");
  board.points = tiles;
  board.target = std::max(tiles + left, 1);
  for (int m = 1; m < last_milestone; ++m)
    if (m * tiles_to_a_milestone < board.target)
      board.marks.push_back({m * tiles_to_a_milestone, std::nullopt, m <= reached});
  const int due = toll_after(tiles), paid = tiles_paid_for(tiles, state.score[0]);
  const int to_next = tiles_to_next(t.game, state);
  const bool last = to_next == 0 || to_next > left;
  board.facts.push_back({.id = "toll",
                         .value = "\xe2\x88\x92" + number(due),
                         .words = tr_count(t.texts, "toll.due", due),
                         .token = Piece::gold,
                         .urgent = paid < 2});
  board.facts.push_back(
      {.id = "next",
       .value = number(last ? left : to_next),
       .words = tr_count(t.texts, "toll.next", last ? left : to_next,
                         {std::string(name_of(t.texts, last ? last_milestone : reached + 1))}),
       .token = Piece::tile});
  board.facts.push_back(
      {.id = "purse", .words = tr_count(t.texts, "toll.enough", paid), .urgent = paid < 2});
  board.facts.push_back({.id = "reached",
                         .words = reached == 0
                                      ? std::string(tr(t.texts, "toll.none"))
                                      : tr(t.texts, "toll.reached", {name_of(t.texts, reached)})});
  board.facts.push_back({.id = "tolls", .words = tr(t.texts, "toll.tolls", {all_tolls()})});
}

// ---- The end ------------------------------------------------------------------------------------

std::optional<Reach> reach(const Game& game, const State& state) {
  if (!is_on(game.setup)) return {};
  const Result result = result_of(game, state);
  return Reach{result.milestones, result.tiles, result.points};
}

std::string tell_reach(const Texts& texts, const Reach& r) {
  const auto both = [&](std::string_view a, const std::string& b) {
    return tr(texts, "parts", {std::string(a), b});
  };
  const std::string tiles = tr_count(texts, "tiles", r.steps);
  if (r.marks == 0) return tiles;
  if (r.marks < last_milestone) return both(name_of(texts, r.marks), tiles);
  return both(name_of(texts, r.marks), both(tiles, tr_count(texts, "points", r.points)));
}

std::string title_of_end(const Texts& texts, const Game& game, const State& state) {
  if (!is_on(game.setup)) return {};
  return std::string(tr(texts, state.toll.stopped ? "toll.stopped" : "toll.through"));
}

std::string end_words(const Texts& texts, const Game& game, const State& state) {
  if (!state.over || !is_on(game.setup)) return {};
  const std::string far = tr(texts, "toll.reached", {tell_reach(texts, *reach(game, state))});
  if (!state.toll.stopped) return far;
  const int to_next = tiles_to_next(game, state), done = milestones_reached(game, state);
  return far + ". " +
         tr(texts, "toll.short", {number(next_toll(game, state)), number(state.score[0])}) + ' ' +
         tr_count(texts, "toll.missed", to_next > 0 ? to_next : state.bag_total,
                  {std::string(name_of(texts, done + 1))});
}

constexpr HelpSection sections[] = {{"road", "TOLL-1–5"}, {"milestones", "TOLL-6–9"}};
constexpr HelpPage help = {.sections = sections};

}  // namespace

extern const PageSet toll_page = {
    .id = "toll",
    .count = count,
    .sheet = sheet,
    .help = &help,
    .tell_team = tell_team,
    .end_words = end_words,
    .reach = reach,
    .tell_reach = tell_reach,
    .end_title = title_of_end,
};

}  // namespace bastide::web
