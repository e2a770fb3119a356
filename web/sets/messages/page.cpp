// What the page says of the Messages.
#include <algorithm>

#include "web/sets/sets.hpp"
#include "web/text/names.hpp"

namespace bastide::web {
namespace {

// ---- Events -------------------------------------------------------------------------------------

std::string tell_move(const Happening& h) {
  const Event& event = h.event();
  if (!is_points_moved(event)) return {};
  return tr(h.texts,
            event.piece == Piece::messenger ? "event.points.messenger" : "event.points.meeple",
            {h.who, std::to_string(event.from.space), std::to_string(event.to.space)});
}

std::string message_key(int message) { return "message." + std::to_string(message); }

std::string tell_decided(const Happening& h) {
  const Action& action = h.event().action;
  if (action.kind != ActionKind::message) return {};
  const std::string key = message_key(action.what);
  return tr(h.texts, "event.message", {h.who, tr(h.texts, key), tr(h.texts, key + ".text")});
}

// ---- Scorings -----------------------------------------------------------------------------------

// The messages that count something else than a feature (MSG-14..MSG-16).
constexpr int coats_of_arms = 4, knights = 5, farmers = 6;

bool count(const ScoringToTell& t, Account& account) {
  const Scoring& s = t.scoring;
  const std::string_view name = tr(t.texts, message_key(s.message));
  if (s.cause == ScoreCause::message_points) {
    account.name = tr(t.texts, "score.message-points", {name});
    return true;
  }
  if (s.cause != ScoreCause::message || s.message < coats_of_arms || s.message > farmers)
    return false;
  const int number = s.message == coats_of_arms
                         ? s.shields
                         // of the only one who scores
                         : *std::max_element(std::begin(s.strength), std::end(s.strength));
  account.name = tr(t.texts, "score.message", {name});
  account.counted.push_back(tr_count(t.texts,
                                     s.message == coats_of_arms ? "score.shields"
                                     : s.message == knights     ? "score.knights"
                                                                : "score.farmers",
                                     number));
  account.sum = times(number, 2);
  account.adds_up = true;
  return true;
}

void adjust_account(const ScoringToTell& t, Account& account) {
  if (t.scoring.cause != ScoreCause::message) return;
  const std::string_view name = tr(t.texts, message_key(t.scoring.message));
  account.name =
      tr(t.texts, "score.message.with", {tr(t.texts, "score.message", {name}), account.name});
}

// ---- Tables -------------------------------------------------------------------------------------

constexpr PhaseWord phases[] = {
    {Phase::message, "message"},
    {Phase::move_points, "move-points"},
};
constexpr ChoiceWord choices[] = {{ActionKind::two_points, {}, "two-points"}};
constexpr WordTopic topics[] = {
    {"move-points", "messages.figures"},
    {"message", "messages.list"},
    {"message-target", "messages.list"},
    {"two-points", "messages.draw"},
};

constexpr std::string_view all_messages[] = {
    "message.1", "message.2", "message.3", "message.4",
    "message.5", "message.6", "message.7", "message.8",
};
constexpr HelpSection sections[] = {
    {"figures", "MSG-1–3, MSG-22"},
    {"draw", "MSG-4–9"},
    {"list", "MSG-11–20", all_messages},
};
constexpr HelpPage help = {.sections = sections, .piece = art::Piece::messenger};

std::optional<platform::Sound> sound(const Event& event) {
  if (event.kind == EventKind::decided && event.action.kind == ActionKind::message)
    return platform::Sound::notice;
  return {};
}

}  // namespace

const PageSet messages_page = {
    .id = "messages",
    .part_begun = "event.extra-part",
    .part_resumed = "event.extra-part-over",
    .tell_move = tell_move,
    .tell_decided = tell_decided,
    .count = count,
    .adjust_account = adjust_account,
    .phases = phases,
    .choices = choices,
    .topics = topics,
    .help = &help,
    .sound = sound,
    .part_is_silent = true,  // message 7 has been heard as a message
};

}  // namespace bastide::web
