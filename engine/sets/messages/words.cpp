#include "engine/rules/words.hpp"

namespace bastide {

extern const Set messages_set;  // rules.cpp

namespace {

constexpr LinePart parts[] = {{"MESSAGE", &Action::what, {}, 1, message_count}};

// What follows "obey" depends on the message.
bool about_figure(const State& state) { return state.part.messages.drawn == 8; }
bool about_feature(const State& state) {
  return state.part.messages.drawn >= 1 && state.part.messages.drawn <= 3;
}
bool about_neither(const State& state) { return !about_figure(state) && !about_feature(state); }

constexpr LineForm lines[] = {
    {ActionKind::message, "message MESSAGE"},
    {ActionKind::two_points, "points"},
    {ActionKind::obey, "obey", about_neither},
    {ActionKind::obey, "obey FIGURE X,Y SEGMENT", about_figure},
    {ActionKind::obey, "obey X,Y SEGMENT", about_feature},
};

constexpr EventForm events[] = {
    {[](const Event& e) { return e.kind == EventKind::part_begun && e.by == &messages_set; },
     "extra-part"},
    {[](const Event& e) {
       return e.kind == EventKind::decided && e.action.kind == ActionKind::message;
     },
     "message-drawn", "player value:what"},
};

constexpr ScoringField scoring_fields[] = {
    {11, "message",
     [](const Scoring& s) {
       const bool of_message =
           s.cause == ScoreCause::message || s.cause == ScoreCause::message_points;
       return of_message ? std::to_string(s.which) : std::string();
     }},
};

}  // namespace

extern const SetWords messages_words = {
    .parts = parts, .lines = lines, .events = events, .scoring_fields = scoring_fields};

}  // namespace bastide
