// Parsing the words after a subcommand: "--name value" pairs, switches and positional words.
#pragma once

#include <cstdio>
#include <optional>
#include <string>
#include <vector>

#include "engine/cli/commands.hpp"
#include "engine/rules/setup.hpp"

namespace bastide::cli {

// Removes "--name" and the word after it from `words`. Returns nothing if it is not there; if the
// value is missing, also sets `bad` and prints the reason.
std::optional<std::string_view> take_value(Arguments& words, std::string_view name, bool& bad);

// The same for a number between `least` and `most`; `result` is left unchanged if there is none.
void take_number(Arguments& words, std::string_view name, u64 least, u64 most, u64& result,
                 bool& bad);

// Removes a switch from `words`; returns whether it was there.
bool take_switch(Arguments& words, std::string_view name);

// The words that take_setup reads, joined, to label results: "base" where there are none.
std::string name_of_setup(const Arguments& words);

// "--players N", "--preset ID", "--expansions id,id", "--options id=on,id=off". "all" or a preset
// may stand for expansions. The seed is read by the commands.
Setup take_setup(Arguments& words, bool& bad);

// A whole decimal number without sign.
std::optional<u64> number(std::string_view text);

// "bastide: message: 'detail'" on stderr.
void print_error(std::string_view message, std::string_view detail);

// Reports every word left over as not understood.
bool nothing_left(const Arguments& words);

}  // namespace bastide::cli
