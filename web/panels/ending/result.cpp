#include "web/panels/ending/result.hpp"

#include <algorithm>
#include <optional>

#include "engine/review/analysis.hpp"
#include "web/review/scorings.hpp"
#include "web/session/session.hpp"
#include "web/sets/page_set.hpp"

namespace bastide::web {
namespace {

constexpr int narrow_margin = 3, clear_margin = 25;

bool wins(const Outcome& end, PlayerIndex side) { return (end.winners >> side & 1) != 0; }

// ---- For whom, and how --------------------------------------------------------------------------

std::vector<EndRank> ranks_of(const Session& session, const Outcome& end) {
  std::vector<EndRank> ranks;
  const auto& score = session.positions.back().score;
  for (const PlayerIndex side : ranking(session)) {
    EndRank rank{side, 1, points_of_column(session, score, side), wins(end, side)};
    if (!ranks.empty())
      rank.place = rank.points < ranks.back().points ? static_cast<int>(ranks.size()) + 1
                                                     : ranks.back().place;
    ranks.push_back(rank);
  }
  return ranks;
}

// Whether the only person here plays a side.
bool is_own(const Session& session, PlayerIndex side) {
  const PlayerIndex own = only_person(session);
  return own != no_player && person_of(session.game, side) == own;
}

EndMood mood_of(const Session& session, const Outcome& end, std::size_t winners) {
  if (end.together) return end.winners != 0 ? EndMood::won_together : EndMood::lost_together;
  bool mine = false;
  for (PlayerIndex side = 0; side < session.game.sides; ++side)
    mine |= is_own(session, side) && wins(end, side);
  if (only_person(session) == no_player) return winners > 1 ? EndMood::shared : EndMood::others;
  return !mine ? EndMood::loss : winners > 1 ? EndMood::draw : EndMood::win;
}

// Whether nobody had more points than a side.
template <class Points>
bool leads(const Points& points, int sides, PlayerIndex side) {
  for (int p = 0; p < sides; ++p)
    if (points[static_cast<std::size_t>(p)] > points[side]) return false;
  return true;
}

// The scores before the fields; nothing if there were none.
const std::array<int, max_players>* before_fields(const Ending& ending) {
  const auto& steps = ending.steps;
  if (steps.empty() || steps.back().kind != EndKind::fields) return nullptr;
  return steps.size() > 1 ? &steps[steps.size() - 2].totals : &ending.before;
}

EndTurn turn_of_events(const EndResult& result, const Ending& ending, PlayerIndex loser) {
  if (result.margin <= narrow_margin) return EndTurn::narrow;
  // The winner came from behind; and a person here who has lost was ahead.
  const auto turned = [&](const std::array<int, max_players>& scores) {
    return !leads(scores, ending.sides, result.winners[0]) &&
           (loser == no_player || leads(scores, ending.sides, loser));
  };
  if (const auto* scores = before_fields(ending); scores && turned(*scores)) return EndTurn::fields;
  if (turned(ending.before)) return EndTurn::late;
  return result.margin >= clear_margin ? EndTurn::clear : EndTurn::plain;
}

// A team's end was narrow if little was missing, for better or for worse.
EndTurn turn_of_team(const Session& session, bool won) {
  const TeamStand stand = team_stand(session.game, last_state(session));
  constexpr int few = 2, nearly = 80;  // percent
  const bool narrow =
      won ? stand.left <= few : stand.target > 0 && stand.points * 100 >= stand.target * nearly;
  return narrow ? EndTurn::narrow : EndTurn::plain;
}

// ---- Moments ------------------------------------------------------------------------------------

void look_at_tile(EndMoment& moment, const Board& board, TileIndex tile) {
  const Position at = place_of(board, tile);
  moment.left = moment.right = at.x;
  moment.top = moment.bottom = at.y;
}

void look_at_feature(EndMoment& moment, const Board& board, Node first) {
  moment.node = first;
  look_at_tile(moment, board, board.node_tile[first]);
  each_node(board, first, [&](Node node) {
    const Position at = place_of_node(board, node);
    moment.left = std::min<int>(moment.left, at.x);
    moment.right = std::max<int>(moment.right, at.x);
    moment.top = std::min<int>(moment.top, at.y);
    moment.bottom = std::max<int>(moment.bottom, at.y);
  });
}

// The feature of a kind with the most tiles that somebody has scored.
std::optional<EndMoment> largest(const Session& session, const std::vector<ScoredAt>& all,
                                 SegmentKind kind) {
  const Scoring* most = nullptr;
  for (const ScoredAt& one : all) {
    const Scoring& scoring = *one.scoring;
    const bool counts =
        scoring.cause == ScoreCause::completed || scoring.cause == ScoreCause::final;
    if (!counts || scoring.feature != kind || scoring.owners == 0 || scoring.node == no_node)
      continue;
    if (!most || scoring.tiles > most->tiles) most = &scoring;
  }
  constexpr int worth_showing = 3;
  if (!most || most->tiles < worth_showing) return {};
  EndMoment moment;
  moment.kind = kind == SegmentKind::city ? MomentKind::city : MomentKind::road;
  moment.players = most->owners;
  moment.number = most->tiles;
  look_at_feature(moment, last_state(session).board, most->node);
  return moment;
}

// The tile laid in a turn.
TileIndex tile_of(const Session& session, const TurnSummary& turn) {
  for (std::size_t k = turn.begin; k < turn.end; ++k)
    for (const Event& event : session.events[k])
      if (is_tile_placed(event)) return event.to.tile;
  return no_tile;
}

std::optional<EndMoment> moment_of_turn(const Session& session, const TurnSummary& turn,
                                        MomentKind kind, int number) {
  const TileIndex tile = tile_of(session, turn);
  const Board& board = last_state(session).board;
  if (tile == no_tile || tile >= board.tiles.size()) return {};
  EndMoment moment;
  moment.kind = kind;
  moment.players = static_cast<u8>(1u << turn.player);
  moment.number = number;
  look_at_tile(moment, board, tile);
  return moment;
}

// The turn that brought the one whose it was the most points.
std::optional<EndMoment> best_turn(const Session& session, const std::vector<TurnSummary>& turns) {
  const TurnSummary* best = nullptr;
  int most = 0;
  for (std::size_t i = 0; i < turns.size(); ++i) {
    const PlayerIndex p = turns[i].player;
    if (p == no_player) continue;
    const int gained = turns[i].score[p] - (i > 0 ? turns[i - 1].score[p] : 0);
    if (gained > most) most = gained, best = &turns[i];
  }
  constexpr int worth_showing = 4;
  if (!best || most < worth_showing) return {};
  return moment_of_turn(session, *best, MomentKind::turn, most);
}

// What turned the game in the final scoring: the feature that brought the winner the most.
std::optional<EndMoment> last_turning_point(const Session& session, const EndResult& result,
                                            const Ending& ending) {
  EndMoment moment;
  moment.kind = MomentKind::lead;
  for (const EndStep& step : ending.steps) {
    if (result.turn == EndTurn::fields && step.kind != EndKind::fields) continue;
    for (const EndFeature& feature : step.features) {
      if ((feature.owners >> result.winners[0] & 1) == 0 || feature.points <= moment.number)
        continue;
      moment.number = feature.points;
      moment.players = feature.owners;
      look_at_feature(moment, last_state(session).board, feature.node);
    }
  }
  if (moment.number == 0) return {};
  return moment;
}

// The turn from which on the winner was never behind again. If that was so from the beginning, or
// the final scoring has decided it, there is none.
std::optional<EndMoment> turning_point(const Session& session,
                                       const std::vector<TurnSummary>& turns, PlayerIndex winner) {
  std::size_t i = turns.size();
  while (i > 0 && turns[i - 1].player == no_player) --i;
  while (i > 0 && leads(turns[i - 1].score, session.game.sides, winner)) --i;
  if (i == 0 || i >= turns.size() || turns[i].player == no_player) return {};
  return moment_of_turn(session, turns[i], MomentKind::lead, turns[i].turn);
}

std::vector<EndMoment> moments_of(const Session& session, const EndResult& result,
                                  const Ending& ending) {
  std::vector<EndMoment> moments;
  const auto keep = [&](const std::optional<EndMoment>& moment) {
    if (moment) moments.push_back(*moment);
  };
  const std::vector<ScoredAt> all = scorings(session);
  keep(largest(session, all, SegmentKind::city));
  keep(largest(session, all, SegmentKind::road));
  const std::vector<TurnSummary> turns = turns_of(session);
  if (!one_score(session.record.setup)) keep(best_turn(session, turns));
  if (result.turn == EndTurn::fields || result.turn == EndTurn::late)
    keep(last_turning_point(session, result, ending));
  else if (result.winners.size() == 1)
    keep(turning_point(session, turns, result.winners[0]));
  return moments;
}

}  // namespace

EndResult result_of(const Session& session, const Ending& ending) {
  EndResult result;
  const Outcome end = outcome(session.game, last_state(session));
  for (PlayerIndex side = 0; side < session.game.sides; ++side)
    if (wins(end, side)) result.winners.push_back(side);
  result.ranks = ranks_of(session, end);
  result.mood = mood_of(session, end, result.winners.size());
  if (end.together) {
    result.turn = turn_of_team(session, end.winners != 0);
    if (session.game.sides > 1) result.winners.clear();
  } else if (result.winners.size() == 1 && session.game.sides > 1) {
    const auto points = [&](PlayerIndex side) {
      return static_cast<int>(session.positions.back().score[side]);
    };
    for (const EndRank& rank : result.ranks)
      if (!rank.wins && result.rival == no_player) result.rival = rank.side;
    PlayerIndex loser = no_player;
    for (const EndRank& rank : result.ranks)
      if (result.mood == EndMood::loss && loser == no_player && is_own(session, rank.side))
        loser = rank.side;
    result.margin = points(result.winners[0]) - points(loser != no_player ? loser : result.rival);
    result.turn = turn_of_events(result, ending, loser);
  }
  result.moments = moments_of(session, result, ending);
  return result;
}

}  // namespace bastide::web
