#include "web/review/tale.hpp"

#include <algorithm>

#include "engine/base/sort.hpp"
#include "engine/review/analysis.hpp"
#include "web/session/session.hpp"

namespace bastide::web {
namespace {

constexpr std::size_t most_losses = 4;
constexpr double least_gain = 1;  // points, of a fine turn that is told beside others
constexpr int few_points = 3;     // are not worth a sentence

// ---- Which turns --------------------------------------------------------------------------------

bool has_persons(const Session& session) {
  for (PlayerIndex side = 0; side < session.game.sides; ++side)
    if (!is_computer(session, side)) return true;
  return false;
}

// The turns that may be told, the first in an order first.
template <class Counts, class Before>
std::vector<std::size_t> best_of(const Session& session, const Analysis& analysis, Counts counts,
                                 Before before) {
  std::vector<std::size_t> turns;
  const bool persons = has_persons(session);
  for (std::size_t i = 0; i < analysis.ratings.size(); ++i) {
    const PlayerIndex player = analysis.turns[i].player;
    if (player == no_player || (persons && is_computer(session, player))) continue;
    if (counts(analysis.ratings[i])) turns.push_back(i);
  }
  sort_stably(turns, [&](std::size_t a, std::size_t b) {
    return before(analysis.ratings[a], analysis.ratings[b]);
  });
  return turns;
}

// Where a turn places its first tile; nothing: it places none.
std::optional<std::size_t> placed_in(const Session& session, const TurnSummary& turn) {
  for (std::size_t k = turn.begin; k < turn.end; ++k)
    if (places(session, k) && session.positions[k].decision.player == turn.player) return k;
  return {};
}

// ---- What is said -------------------------------------------------------------------------------

Sentence of_points(Saying saying, const ScoredFor& scored) {
  return {saying, scored.feature, scored.completed, scored.side, scored.points, scored.node};
}
Sentence of_join(Saying saying, const JoinedWith& joined) {
  return {saying, joined.feature, true, joined.other, 0, joined.node};
}
Sentence of_figure(Saying saying, const PutOn& put) {
  return {saying, put.feature, true, no_player, 0, put.node};
}

// Figures have names of their own on these.
bool is_named(SegmentKind kind) {
  return kind == SegmentKind::road || kind == SegmentKind::city || kind == SegmentKind::monastery ||
         kind == SegmentKind::field;
}

bool worth_telling(const std::optional<ScoredFor>& scored) {
  return scored && scored->points >= few_points;
}

int points_of(const std::optional<ScoredFor>& scored) { return scored ? scored->points : 0; }

// About a turn for which there was a better one: what it did that the other would not have done.
Sentence slip_of(const TurnEffect& played, const TurnEffect& better, MistakeKind mistake) {
  if (worth_telling(played.others) && points_of(better.others) < played.others->points)
    return of_points(Saying::gave, *played.others);
  if (played.joined && !better.joined && played.joined->own <= played.joined->theirs)
    return of_join(Saying::joined, *played.joined);
  if (played.fenced != no_node && better.fenced == no_node)
    return {Saying::fenced, SegmentKind::field, false, no_player, 0, played.fenced};
  if (mistake == MistakeKind::farmer && played.put) return of_figure(Saying::farmer, *played.put);
  if (played.own) return of_points(Saying::scored, *played.own);
  if (played.last_figure && !better.last_figure && played.put)
    return of_figure(Saying::last_figure, *played.put);
  if (played.put && is_named(played.put->feature)) return of_figure(Saying::put, *played.put);
  if (!played.put && better.put) return {Saying::no_figure};
  return {};
}

Sentence better_of(const TurnEffect& played, const TurnEffect& better) {
  if (worth_telling(better.own) && better.own->points > points_of(played.own))
    return of_points(Saying::scores, *better.own);
  if (better.joined && !played.joined && better.joined->own >= better.joined->theirs)
    return of_join(Saying::joins, *better.joined);
  if (better.put && is_named(better.put->feature) &&
      (!played.put || played.put->feature != better.put->feature))
    return of_figure(Saying::puts, *better.put);
  if (worth_telling(played.others) && !better.others)
    return {Saying::spares, played.others->feature, true, played.others->side};
  if (played.put && !better.put) return {Saying::keeps};
  return {};
}

Sentence merit_of(const TurnEffect& played) {
  if (played.joined && played.joined->own >= played.joined->theirs)
    return of_join(Saying::joins, *played.joined);
  if (played.own) return of_points(Saying::scored, *played.own);
  if (played.put && is_named(played.put->feature)) return of_figure(Saying::put, *played.put);
  return {};
}

}  // namespace

std::vector<Chapter> chapters_of(const Session& session, const Analysis& analysis) {
  const std::vector<std::size_t> lost = best_of(
      session, analysis,
      [](const TurnRating& r) {
        return verdict_of(r) != Verdict::fine && r.place.kind != ActionKind::none;
      },
      [](const TurnRating& a, const TurnRating& b) { return a.lost > b.lost; });
  const std::vector<std::size_t> fine = best_of(
      session, analysis,
      [](const TurnRating& r) { return verdict_of(r) == Verdict::fine && r.decisions > 0; },
      [](const TurnRating& a, const TurnRating& b) { return a.swing > b.swing; });
  std::vector<Chapter> chapters;
  for (std::size_t i = 0; i < std::min(lost.size(), most_losses); ++i)
    chapters.push_back({lost[i], false});
  for (std::size_t i = 0; i < fine.size() && chapters.size() < most_chapters; ++i)
    if (i == 0 || analysis.ratings[fine[i]].swing >= least_gain)
      chapters.push_back({fine[i], true});
  std::sort(chapters.begin(), chapters.end(),
            [](const Chapter& a, const Chapter& b) { return a.turn < b.turn; });
  return chapters;
}

Compared compare_turns(const Game& game, const State& before, std::span<const Action> played,
                       std::span<const Action> better, PlayerIndex player, MistakeKind mistake) {
  const TurnEffect did = effect_of(game, before, played, player);
  const TurnEffect would = effect_of(game, before, better, player);
  return {slip_of(did, would, mistake), better_of(did, would)};
}

ChapterTale tale_of(const Session& session, const Analysis& analysis, const Chapter& chapter) {
  const TurnSummary& turn = analysis.turns[chapter.turn];
  const TurnRating& rating = analysis.ratings[chapter.turn];
  ChapterTale tale;
  tale.player = turn.player;
  tale.before = chapter.fine ? placed_in(session, turn).value_or(turn.begin) : rating.before;
  const std::size_t end = std::min(end_of(session, tale.before), turn.end);
  for (std::size_t k = tale.before; k < end; ++k) tale.played.push_back(session.record.actions[k]);
  const State& before = state_at(session, tale.before);
  if (!chapter.fine) tale.better = better_turn(rating);
  if (chapter.fine || plays_together(session)) {
    tale.did = merit_of(effect_of(session.game, before, tale.played, tale.player));
    return tale;
  }
  const Compared both =
      compare_turns(session.game, before, tale.played, tale.better, tale.player, rating.mistake);
  tale.did = both.did;
  tale.rather = both.rather;
  return tale;
}

}  // namespace bastide::web
