// What the page says of the Robbers.
#include "web/sets/sets.hpp"
#include "web/text/names.hpp"

namespace bastide::web {
namespace {

std::string tell_move(const Happening& h) {
  const Event& event = h.event();
  if (event.piece != Piece::robber) return {};
  const std::string from = std::to_string(event.from.space), to = std::to_string(event.to.space);
  if (event.to.kind == PlaceKind::supply)
    return tr(h.texts, "event.robber-returned", {h.who, from});
  return is_robber_dragged(event) ? tr(h.texts, "event.robber-moved", {h.who, from, to})
                                  : tr(h.texts, "event.robber-placed", {h.who, to});
}

bool count(const ScoringToTell& t, Account& account) {
  const Scoring& s = t.scoring;
  if (s.cause == ScoreCause::robber) {
    account.name = tr(t.texts, "score.robber");
    return true;
  }
  if (s.cause != ScoreCause::stolen) return false;
  account.name = t.record ? tr(t.texts, "score.stolen", {player_name(t.texts, *t.record, s.victim)})
                          : std::string(tr(t.texts, "score.robbed"));
  return true;
}

// The player whose turn it is may place a robber first, then one more.
std::string_view decision(const Game&, const State& state, const Decision& d) {
  if (d.phase != Phase::robber) return {};
  return d.player == state.active ? "robber" : "robber-second";
}

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
constexpr HelpPage help = {.sections = sections, .tiles = tiles, .piece = art::Piece::robber};

std::optional<platform::Sound> sound(const Event& event) {
  if (is_move_of(event, Piece::robber) && event.to.kind == PlaceKind::track &&
      !is_robber_dragged(event))
    return platform::Sound::figure;
  return {};
}

}  // namespace

const PageSet robbers_page = {
    .id = "robbers",
    .tell_move = tell_move,
    .count = count,
    .phases = phases,
    .topics = topics,
    .decision = decision,
    .help = &help,
    .sound = sound,
};

}  // namespace bastide::web
