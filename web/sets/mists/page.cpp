// What the page says of Mists over Carcassonne.
#include "engine/record/record.hpp"
#include "engine/rules/setup.hpp"
#include "web/sets/mists/table.hpp"
#include "web/sets/page_set.hpp"
#include "web/text/names.hpp"
#include "web/text/text.hpp"

namespace bastide::web {
namespace {

std::string tell_move(const EventContext& h) {
  const Event& event = h.event();
  switch (event.piece) {
    case Piece::ghost:
      if (event.to.kind != PlaceKind::tile) return tr_count(h.texts, "event.calmed", event.count);
      return event.count > 1 ? tr_count(h.texts, "event.ghosts", event.count)
                             : tell_place(h, "event.ghost");
    case Piece::dog:
      return event.to.kind == PlaceKind::segment ? tell_place(h, "event.dog")
                                                 : std::string(tr(h.texts, "event.dog-gone"));
    case Piece::meeple:
      return event.to.kind == PlaceKind::tile ? tell_place(h, "event.buried") : std::string();
    default:
      return {};
  }
}

bool count(const ScoringToTell& t, ScoreBreakdown& breakdown) {
  if (t.scoring.cause != ScoreCause::dog) return false;
  breakdown.name = tr(t.texts, t.scoring.which == 1 ? "score.dog-1" : "score.dog-2");
  breakdown.counted.push_back(tr_count(t.texts, "ghosts", t.scoring.tiles));
  return true;
}

// Nobody wins a feature against others, and of a castle the tiles with mist count.
void adjust_breakdown(const ScoringToTell& t, ScoreBreakdown& breakdown) {
  if (!t.record || !t.record->setup.has(Expansion::mists)) return;
  breakdown.contested = false;
  if (t.scoring.feature == SegmentKind::castle)
    breakdown.counted = {tr_count(t.texts, "mists.in-mist", t.scoring.tiles)};
}

// At level 6, three colours score apart (MIST-L6-1).
bool scores_as_one(const Setup& setup) {
  return setup.has(Expansion::mists) && setup.options.level < 6;
}

constexpr SheetRow sheet[] = {{ScoreCause::dog, "sheet.kind.dog"}};
constexpr PhaseWord phases[] = {
    {Phase::bury, "bury"},     {Phase::ghosts, "haunt"}, {Phase::reward, "reward"},
    {Phase::credit, "credit"}, {Phase::dogs, "dog"},     {Phase::face_down, "face-down"},
};
constexpr PhaseWord passes[] = {{Phase::dogs, "mists.enough"}};
constexpr WordTopic topics[] = {
    {"haunt", "mists.ghosts", "mists-1"},    {"reward", "mists.features", "mists-1"},
    {"credit", "mists.features", "mists-1"}, {"bury", "mists.cemeteries", "mists-2"},
    {"dog", "mists.dogs", "mists-3"},        {"face-down", "mists.cemeteries", "mists-5"},
};

std::optional<platform::Sound> sound(const Event& event) {
  if (is_move_of(event, Piece::ghost))
    return event.to.kind == PlaceKind::tile ? platform::Sound::whisper : platform::Sound::coin;
  if (is_move_of(event, Piece::dog)) return platform::Sound::figure;
  return {};
}

}  // namespace

extern const PageSet mists_page = {
    .id = "mists",
    .tell_move = tell_move,
    .count = count,
    .adjust_breakdown = adjust_breakdown,
    .sheet = sheet,
    .add_lines = mist::add_lines,
    .phases = phases,
    .passes = passes,
    .topics = topics,
    .choice_name = mist::name_choice,
    .choice_worth = mist::value_choice,
    .adjust_sign = mist::adjust_sign,
    .team = mist::stand,
    .one_score = scores_as_one,
    .reason = mist::reason,
    .help = &mist::help,
    .tell_team = mist::tell_team,
    .end_words = mist::end_words,
    .draw_on_board = mist::draw_drift,
    .draw_on_tile = mist::draw_on_tile,
    .draw_event = mist::draw_event,
    .seconds_of = mist::seconds_of,
    .shown_together = mist::shown_together,
    .sound = sound,
};

}  // namespace bastide::web
