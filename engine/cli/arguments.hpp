// Reading the words after a subcommand: "--name value" pairs, switches and what stands alone.
#pragma once

#include <cstdio>
#include <optional>
#include <string>
#include <vector>

#include "engine/cli/commands.hpp"
#include "engine/rules/setup.hpp"

namespace bastide::cli {

// Takes "--name" and the word after it out of `words`. Nothing if it is not there; `bad` becomes
// true and the reason is printed if the value is missing.
std::optional<std::string_view> take_value(Arguments& words, std::string_view name, bool& bad);

// The same for a number between `least` and `most`; `result` keeps its value if there is none.
void take_number(Arguments& words, std::string_view name, u64 least, u64 most, u64& result,
                 bool& bad);

// Takes a word that stands alone out of `words`; whether it was there.
bool take_switch(Arguments& words, std::string_view name);

// The words of take_setup as one, to tell results apart: "base" where there are none.
std::string name_of_setup(const Arguments& words);

// "--players N", "--preset ID", "--expansions id,id", "--options id=on,id=off". Expansions may be
// named by "all" or a preset. The seed is read by the commands.
Setup take_setup(Arguments& words, bool& bad);

// A whole decimal number without sign.
std::optional<u64> number(std::string_view text);

// "bastide COMMAND: message: detail" on stderr.
void print_error(std::string_view message, std::string_view detail);

// Whatever is left over has not been understood.
bool nothing_left(const Arguments& words);

}  // namespace bastide::cli
