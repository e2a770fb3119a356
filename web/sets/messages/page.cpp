// The page's side of the Messages.
#include <algorithm>

#include "engine/rules/game.hpp"
#include "web/drawing/board.hpp"
#include "web/drawing/pieces.hpp"
#include "web/sets/choice_words.hpp"
#include "web/sets/messages/art.hpp"
#include "web/sets/page_set.hpp"
#include "web/text/names.hpp"
#include "web/text/text.hpp"
#include "web/ui/ui.hpp"

namespace bastide::web {
namespace {

// ---- Events -------------------------------------------------------------------------------------

std::string tell_move(const EventContext& h) {
  const Event& event = h.event();
  if (!is_points_moved(event)) return {};
  return tr(h.texts,
            event.piece == Piece::messenger ? "event.points.messenger" : "event.points.meeple",
            {h.who, std::to_string(event.from.space), std::to_string(event.to.space)});
}

std::string message_key(int message) { return "message." + std::to_string(message); }

std::string tell_decided(const EventContext& h) {
  const Action& action = h.event().action;
  if (action.kind != ActionKind::message) return {};
  const std::string key = message_key(action.what);
  return tr(h.texts, "event.message", {h.who, tr(h.texts, key), tr(h.texts, key + ".text")});
}

// ---- Scorings -----------------------------------------------------------------------------------

// The messages that count something other than a feature (MSG-14..MSG-16).
constexpr int coats_of_arms = 4, knights = 5, farmers = 6;
// The one that gives no points (MSG-18).
constexpr int extra_tile = 7;

bool count(const ScoringToTell& t, ScoreBreakdown& breakdown) {
  const Scoring& s = t.scoring;
  const std::string_view name = tr(t.texts, message_key(s.which));
  if (s.cause == ScoreCause::message_points) {
    breakdown.name = tr(t.texts, "score.message-points", {name});
    return true;
  }
  if (s.cause != ScoreCause::message || s.which < coats_of_arms || s.which > farmers) return false;
  const int number = s.which == coats_of_arms
                         ? s.shields
                         // of the only player who scores
                         : *std::max_element(std::begin(s.strength), std::end(s.strength));
  breakdown.name = tr(t.texts, "score.message", {name});
  breakdown.counted.push_back(tr_count(t.texts,
                                       s.which == coats_of_arms ? "score.shields"
                                       : s.which == knights     ? "score.knights"
                                                                : "score.farmers",
                                       number));
  breakdown.sum = times(number, 2);
  breakdown.adds_up = true;
  return true;
}

void adjust_breakdown(const ScoringToTell& t, ScoreBreakdown& breakdown) {
  if (t.scoring.cause != ScoreCause::message) return;
  const std::string_view name = tr(t.texts, message_key(t.scoring.which));
  breakdown.name =
      tr(t.texts, "score.message.with", {tr(t.texts, "score.message", {name}), breakdown.name});
}

// ---- Choices ------------------------------------------------------------------------------------

// A message is headed by its name, the figure to move by its points.
std::string title(const Texts& texts, const State& state, const Decision& d) {
  const Payout& payout = state.part.track.payout;
  if (d.phase == Phase::move_points)
    return payout.stage == PayoutStage::stolen
               ? tr_count(texts, "decision.move-points.stolen", payout.stolen)
               : tr_count(texts, "decision.move-points.due", payout.points[d.player]);
  if (d.phase != Phase::message) return {};
  return std::string(tr(texts, message_key(state.part.messages.drawn)));
}
std::string rule(const Texts& texts, const State& state, const Decision& d) {
  if (d.phase != Phase::message) return {};
  return std::string(tr(texts, message_key(state.part.messages.drawn) + ".text"));
}

bool moves_points(const ChoiceToTell& choice) {
  return choice.action.kind == ActionKind::move_points;
}
// Whether obeying the message involves nothing on the table.
bool only_obeys(const ChoiceToTell& choice) {
  return choice.action.kind == ActionKind::obey && !choice.meaning.piece &&
         choice.meaning.to.kind == PlaceKind::off;
}

std::string name_choice(const ChoiceToTell& choice) {
  if (choice.action.kind == ActionKind::two_points)
    return std::string(tr(choice.texts, "table.message.two"));
  if (only_obeys(choice)) return std::string(tr(choice.texts, "table.message.obey"));
  if (!moves_points(choice)) return {};
  return std::string(tr(choice.texts, choice.meaning.piece == Piece::meeple
                                          ? "figure.scoring-meeple"
                                          : "figure.messenger"));
}

// "23 → 28": the movement of a scoring figure.
std::optional<std::string> value_choice(const ChoiceToTell& choice) {
  if (moves_points(choice))
    return std::to_string(choice.meaning.from.space) + " \xe2\x86\x92 " +
           std::to_string(choice.meaning.to.space);
  if (choice.action.kind == ActionKind::two_points) return gain_words(choice);
  if (choice.action.kind != ActionKind::obey) return std::nullopt;
  if (choice.state.part.messages.drawn == extra_tile) return std::string();
  return at_once_words(choice.texts, gain_of(choice));
}

void adjust_sign(const ChoiceToTell& choice, ChoiceSign& sign) {
  if (choice.action.kind == ActionKind::two_points) sign.word = "+2";
  if (only_obeys(choice)) sign.token = art::paint_letter;
}

// ---- Tables -------------------------------------------------------------------------------------

constexpr SheetRow sheet[] = {
    {ScoreCause::message, "sheet.kind.message"},
    {ScoreCause::message_points, "sheet.kind.message"},
};
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
constexpr HelpPage help = {.sections = sections, .piece = Piece::messenger};

// ---- How it is shown ----------------------------------------------------------------------------

bool is_drawn(const Event& event) {
  return event.kind == EventKind::decided && event.action.kind == ActionKind::message;
}

// The letter is held up; its text is in the caption.
bool draw_event(const BoardDrawing& on, const ShownEvent& shown) {
  if (!is_drawn(shown.event)) return false;
  const float fade = std::min({1.0f, shown.t * 6, (1 - shown.t) * 6});
  draw_token(over_all(on), art::paint_letter,
             {on.area.x + on.area.width / 2, on.area.y + on.area.height * 0.45f},
             px(on.ui.theme, 130), fade);
  return true;
}

std::optional<float> seconds_of(const Event& event, bool reduced) {
  if (is_drawn(event)) return 1.8f;
  if (is_points_moved(event)) return reduced ? 0 : 0.5f;
  return {};
}

bool shown_together(const Event& a, const Event& b) {
  return is_points_moved(a) && is_points_moved(b);
}

std::optional<platform::Sound> sound(const Event& event) {
  if (is_drawn(event)) return platform::Sound::notice;
  return {};
}

constexpr PlaceablePiece placeable[] = {{Piece::messenger, PlaceKind::track, 0, most_points}};

}  // namespace

extern const PageSet messages_page = {
    .id = "messages",
    .part_begun = "event.extra-part",
    .part_resumed = "event.extra-part-over",
    .tell_move = tell_move,
    .tell_decided = tell_decided,
    .count = count,
    .adjust_breakdown = adjust_breakdown,
    .sheet = sheet,
    .placeable = placeable,
    .phases = phases,
    .choices = choices,
    .topics = topics,
    .title = title,
    .rule = rule,
    .choice_name = name_choice,
    .choice_worth = value_choice,
    .adjust_sign = adjust_sign,
    .help = &help,
    .draw_event = draw_event,
    .seconds_of = seconds_of,
    .shown_together = shown_together,
    .sound = sound,
    .part_is_silent = true,  // message 7 has been announced as a message
};

}  // namespace bastide::web
