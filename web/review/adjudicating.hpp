// A game that broke off, adjudicated while its score sheet is open
// (engine/players/adjudication.hpp).
#pragma once

#include <optional>
#include <string>

#include "engine/players/adjudication.hpp"
#include "web/session/memo.hpp"

namespace bastide::web {

struct Session;
struct Texts;

struct Adjudicating {
  std::optional<PositionKey> of;  // the position at the end of the record; nothing: not asked for
  Adjudication sum;
};

// Whether it is asked for the game as it is now.
bool is_about(const Adjudicating& adjudicating, const Session& session);
void begin_adjudicating(Adjudicating& adjudicating, const Session& session);
// Plays one more game. False: all are played, or it is about another position.
bool adjudicate_next(Adjudicating& adjudicating, const Session& session);

// "Anna: 62.0 % to win (55.1 to 68.4), 84.2 points at the end" for each side.
std::string adjudication_line(const Texts& texts, const Session& session,
                              const Adjudicating& adjudicating, PlayerIndex side);
// All of it as a page of HTML, to be printed, with the best turn by the estimate.
std::string adjudication_page(const Texts& texts, const Session& session,
                              const Adjudicating& adjudicating);

}  // namespace bastide::web
