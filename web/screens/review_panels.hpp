// The panels of the score sheet that look back on the game: the scores turn by turn as a graph, how
// well everybody played, and the moves that mattered most.
#pragma once

#include <cstddef>
#include <optional>

#include "web/review/review.hpp"
#include "web/session/request.hpp"

namespace bastide::web {

struct Texts;
struct Ui;

// Error rate, luck, and the lead without it.
void measure_panel(Ui& ui, const Texts& texts, const GameReview& review, Requests& requests,
                   const Session& session);
// `turn`: selected in the graph, an index into the turns; empty: the last one.
void graph_panel(Ui& ui, const Texts& texts, const GameReview& review,
                 std::optional<std::size_t>& turn, Requests& requests, const Session& session);
void deciding_panel(Ui& ui, const Texts& texts, const GameReview& review, Requests& requests,
                    const Session& session);

}  // namespace bastide::web
