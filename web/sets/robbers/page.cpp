// The page's side of the Robbers.
#include <algorithm>

#include "engine/rules/pieces.hpp"
#include "engine/rules/scoring.hpp"
#include "web/sets/choice_words.hpp"
#include "web/sets/page_set.hpp"
#include "web/text/names.hpp"
#include "web/text/text.hpp"

namespace bastide::web {
namespace {

std::string tell_move(const EventContext& h) {
  const Event& event = h.event();
  if (event.piece != Piece::robber) return {};
  const std::string from = std::to_string(event.from.space), to = std::to_string(event.to.space);
  if (event.to.kind == PlaceKind::supply)
    return tr(h.texts, "event.robber-returned", {h.who, from});
  return is_dragged(event) ? tr(h.texts, "event.robber-moved", {h.who, from, to})
                           : tr(h.texts, "event.robber-placed", {h.who, to});
}

bool count(const ScoringToTell& t, ScoreBreakdown& breakdown) {
  const Scoring& s = t.scoring;
  if (s.cause == ScoreCause::robber) {
    breakdown.name = tr(t.texts, "score.robber");
    return true;
  }
  if (s.cause != ScoreCause::stolen) return false;
  breakdown.name = t.record
                       ? tr(t.texts, "score.stolen", {player_name(t.texts, *t.record, s.victim)})
                       : std::string(tr(t.texts, "score.robbed"));
  return true;
}

void adjust_sentence(const ScoringToTell& t, std::string& sentence) {
  const Scoring& s = t.scoring;
  if (s.cause != ScoreCause::stolen) return;
  PlayerIndex thief = 0;
  while (thief + 1 < max_players && !(s.owners >> thief & 1)) ++thief;
  sentence = tr(t.texts, "score.stolen.sum",
                {player_name(t.texts, *t.record, s.victim), std::to_string(s.value),
                 player_name(t.texts, *t.record, thief)});
}

// The active player may place a robber first, then one other player.
std::string_view decision(const Game&, const State& state, const Decision& d) {
  if (d.phase != Phase::robber) return {};
  return d.player == state.active ? "robber" : "robber-second";
}

// "Space 12: Anna, Bo".
// Or "Anna, 8 points": of which half can be robbed.
std::string name_choice(const ChoiceToTell& choice) {
  if (choice.action.kind == ActionKind::rob) {
    const PlayerIndex victim = choice.action.what;
    return tr(choice.texts, "score.what",
              {player_name(choice.texts, choice.record, victim),
               tr_count(choice.texts, "points", choice.state.part.track.payout.points[victim])});
  }
  if (choice.action.kind != ActionKind::robber) return {};
  const int space = choice.meaning.to.space;
  const Pieces pieces = pieces_of(choice.game, choice.state);
  std::vector<std::string> there;
  for (PlayerIndex p = 0; p < choice.game.setup.players; ++p)
    if (std::any_of(pieces.begin(), pieces.end(), [&](const PieceAt& at) {
          return at.owner == p && counts_points(at.piece) && at.place.kind == PlaceKind::track &&
                 at.place.space % track_spaces == space;
        }))
      there.push_back(player_name(choice.texts, choice.record, p));
  return tr(choice.texts, "table.space", {std::to_string(space), tr_list(choice.texts, there)});
}

// Stolen points are not a scoring of the move itself.
std::optional<std::string> value_choice(const ChoiceToTell& choice) {
  if (choice.action.kind != ActionKind::rob) return std::nullopt;
  State after = choice.state;
  Events events;
  apply(choice.game, after, choice.action, &events);
  int points = 0;
  for (const Event& event : events)
    if (event.kind == EventKind::scored && event.scoring.cause == ScoreCause::stolen)
      points += event.scoring.points[choice.player];
  return points == 0 ? std::string() : at_once_words(choice.texts, points);
}

constexpr SheetRow sheet[] = {
    {ScoreCause::stolen, "sheet.kind.robber"},
    {ScoreCause::robber, "sheet.kind.robber"},
};
constexpr PhaseWord passes[] = {{Phase::robber, "table.no-robber"}};
constexpr PhaseWord phases[] = {
    {Phase::robber, "robber"},
    {Phase::steal, "rob"},
};
constexpr WordTopic topics[] = {
    {"robber", "robbers.place"},
    {"robber-second", "robbers.place"},
    {"rob", "robbers.steal"},
};

constexpr std::string_view tiles[] = {"robbers/FFRR", "robbers/CRRF"};
constexpr HelpSection sections[] = {
    {"place", "ROB-1–7"},
    {"steal", "ROB-8–17, ROB-22"},
    {"end", "ROB-18, ROB-19"},
};
constexpr HelpPage help = {.sections = sections, .tiles = tiles, .piece = Piece::robber};

std::optional<float> seconds_of(const Event& event, bool reduced) {
  if (is_dragged(event)) return reduced ? 0 : 0.5f;
  return {};
}

std::optional<platform::Sound> sound(const Event& event) {
  if (is_move_of(event, Piece::robber) && event.to.kind == PlaceKind::track && !is_dragged(event))
    return platform::Sound::figure;
  return {};
}

constexpr PlaceablePiece placeable[] = {{Piece::robber, PlaceKind::track, -1, track_spaces - 1}};

}  // namespace

extern const PageSet robbers_page = {
    .id = "robbers",
    .tell_move = tell_move,
    .count = count,
    .adjust_sentence = adjust_sentence,
    .sheet = sheet,
    .placeable = placeable,
    .phases = phases,
    .passes = passes,
    .topics = topics,
    .decision = decision,
    .choice_name = name_choice,
    .choice_worth = value_choice,
    .help = &help,
    .seconds_of = seconds_of,
    .sound = sound,
};

}  // namespace bastide::web
