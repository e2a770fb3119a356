// The subcommands of the command line. Each takes the words after its name and returns the exit
// status: 0 success, 1 faulty input, 2 wrong usage.
#pragma once

#include <string_view>
#include <vector>

namespace bastide::cli {

using Arguments = std::vector<std::string_view>;

int replay(const Arguments& arguments);
int review(const Arguments& arguments);
int describe(const Arguments& arguments);
int import_game(const Arguments& arguments);
int export_game(const Arguments& arguments);
int validate(const Arguments& arguments);
int simulate(const Arguments& arguments);
int perft(const Arguments& arguments);
int match(const Arguments& arguments);
int ladder(const Arguments& arguments);
int tune(const Arguments& arguments);
int puzzles(const Arguments& arguments);
int chances(const Arguments& arguments);
int adjudicate(const Arguments& arguments);
int benchmark(const Arguments& arguments);
int judge(const Arguments& arguments);
int rate(const Arguments& arguments);
int luck(const Arguments& arguments);
int engine(const Arguments& arguments);

}  // namespace bastide::cli
