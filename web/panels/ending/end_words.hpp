// The end of a game in words.
#pragma once

#include <string>
#include <string_view>

#include "web/panels/ending/result.hpp"

namespace bastide::web {

struct Texts;

// "You win", "Mason wins", "A draw".
std::string end_headline(const Texts& texts, const Session& session, const EndResult& result);
// What made the difference, in a sentence.
std::string end_sentence(const Texts& texts, const Session& session, const EndResult& result);

std::string_view end_kind_name(const Texts& texts, EndKind kind);

// "Longest road"; "9 tiles".
std::string_view moment_name(const Texts& texts, const EndMoment& moment);
std::string moment_number(const Texts& texts, const EndMoment& moment);

}  // namespace bastide::web
