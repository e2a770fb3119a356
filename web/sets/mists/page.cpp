// What the page says of Mists over Carcassonne. It has no table for that game yet: a session with
// it is not opened, and there is no help page, so the new-game screen leaves it out.
#include "web/sets/sets.hpp"
#include "web/text/names.hpp"

namespace bastide::web {
namespace {

std::string tell_move(const Happening& h) {
  const Event& event = h.event();
  switch (event.piece) {
    case Piece::ghost:
      return event.to.kind == PlaceKind::tile ? tell_place(h, "event.ghost")
                                              : tr_count(h.texts, "event.calmed", event.count);
    case Piece::dog:
      return event.to.kind == PlaceKind::segment ? tell_place(h, "event.dog")
                                                 : std::string(tr(h.texts, "event.dog-gone"));
    case Piece::meeple:
      return event.to.kind == PlaceKind::tile ? tell_place(h, "event.buried") : std::string();
    default:
      return {};
  }
}

bool count(const ScoringToTell& t, Account& account) {
  if (t.scoring.cause != ScoreCause::dog) return false;
  account.name = tr(t.texts, t.scoring.which == 1 ? "score.dog-1" : "score.dog-2");
  account.counted.push_back(tr_count(t.texts, "ghosts", t.scoring.tiles));
  return true;
}

constexpr SheetRow sheet[] = {{ScoreCause::dog, "sheet.kind.dog"}};
constexpr PhaseWord phases[] = {
    {Phase::bury, "bury"},     {Phase::ghosts, "haunt"}, {Phase::reward, "reward"},
    {Phase::credit, "credit"}, {Phase::dogs, "dog"},     {Phase::face_down, "face-down"},
};
constexpr WordTopic topics[] = {
    {"bury", "mists.cemeteries"}, {"haunt", "mists.ghosts"}, {"reward", "mists.features"},
    {"credit", "mists.features"}, {"dog", "mists.dogs"},     {"face-down", "mists.cemeteries"},
};

}  // namespace

const PageSet mists_page = {
    .id = "mists",
    .tell_move = tell_move,
    .count = count,
    .sheet = sheet,
    .phases = phases,
    .topics = topics,
};

}  // namespace bastide::web
