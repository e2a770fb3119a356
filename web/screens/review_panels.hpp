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

// Error rate, luck, and the lead without it; on a panel, or as part of the overview.
void measures_part(Ui& ui, const Texts& texts, const GameReview& review, const Session& session);
void measure_panel(Ui& ui, const Texts& texts, const GameReview& review, const Session& session);
// `turn`: selected in the graph, an index into the turns; empty: the last one.
void graph_panel(Ui& ui, const Texts& texts, const GameReview& review,
                 std::optional<std::size_t>& turn, Requests& requests, const Session& session);
void deciding_panel(Ui& ui, const Texts& texts, const GameReview& review, Requests& requests,
                    const Session& session);

// "Turn 12, Anna".
std::string turn_name(const Texts& texts, const Record& record, const TurnSummary& summary);
// Why a turn is among the key moves.
std::string why_it_counts(const Texts& texts, const Session& session, const TurnSummary& summary,
                          const TurnRating& rating);
// "Gained about 5 points on Bo."
std::string swing_words(const Texts& texts, const Session& session, PlayerIndex player,
                        double swing);
// What happened in a turn that lost much, and what would have been better, in a sentence or two.
std::string chapter_words(const Texts& texts, const Session& session, const ChapterTale& tale,
                          const TurnRating& rating);
// The better turn, in words, to be looked at on the table.
Better better_of_turn(const Texts& texts, const Session& session, const TurnSummary& turn,
                      const TurnRating& rating);

}  // namespace bastide::web
