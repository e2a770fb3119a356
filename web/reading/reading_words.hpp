// Words for what is read from a position.
#pragma once

#include <array>
#include <span>
#include <string>

#include "engine/base/player.hpp"
#include "engine/players/reason.hpp"

namespace bastide {
struct Action;
struct Record;
struct State;
}  // namespace bastide

namespace bastide::web {

struct FeatureReading;
struct Gains;
struct Session;
struct Texts;

// "+3", "−2".
std::string signed_number(long n);

// "Unfinished road".
std::string title_words(const Texts& texts, const FeatureReading& reading);
// "5 tiles, 2 coats of arms"; "3 of 8 neighbours"; "2 completed cities, 1 unfinished".
std::string size_words(const Texts& texts, const FeatureReading& reading);
// "Anna 2, Bo 1": the figures there; empty: none.
std::string presence_words(const Texts& texts, const Record& record, const FeatureReading& reading);
// "Worth 5 now, at least 12 when completed".
std::string worth_words(const Texts& texts, const FeatureReading& reading);

// "Anna +4 (City), Bo +3 (Road)": what a move scores immediately; empty: nothing.
std::string gains_words(const Texts& texts, const Record& record, const Gains& gains);
// "Anna 13, Bo 7": the scores that change; empty: none.
std::string totals_words(const Texts& texts, const Record& record,
                         const std::array<int, max_players>& before,
                         const std::array<int, max_players>& after);
// "more from cities", "holds back Bo".
std::string reason_name(const Texts& texts, const Record& record, const Reason& reason,
                        PlayerIndex player);
// "more from cities +6, holds back Bo −4 (Road)": reasons for a move; empty: none.
std::string reason_words(const Texts& texts, const Record& record, const Reasons& reasons,
                         PlayerIndex player);
// The reasons for a move made or recommended: what is scored now and later; if that is nothing,
// what others lack.
std::string why_words(const Texts& texts, const Session& session, const State& from,
                      std::span<const Action> actions, PlayerIndex player);

}  // namespace bastide::web
