// adjudicate: who would have won a game that broke off, how likely, and by how much: as text, as
// JSON, or as a page to be printed (docs/judging.md).
#include <algorithm>
#include <mutex>
#include <thread>

#include "engine/cli/any_game.hpp"
#include "engine/cli/arguments.hpp"
#include "engine/cli/crew.hpp"
#include "engine/cli/files.hpp"
#include "engine/cli/review_lines.hpp"
#include "engine/players/adjudication.hpp"
#include "engine/players/levels.hpp"
#include "engine/record/json.hpp"
#include "engine/review/html.hpp"
#include "engine/review/words.hpp"

namespace bastide::cli {
namespace {

constexpr std::size_t most_best = 3;

struct Adjudicated {
  const PlayedGame& played;
  const State& state;
  Adjudication sum;
  std::vector<std::pair<std::string, double>> best;  // turns of whoever is to move, and their lead
};

Adjudication play_all(const Game& game, const State& state, u32 games, std::size_t threads) {
  constexpr u32 share = 8;  // games at a time
  Adjudication sum;
  std::mutex adding;
  share_work(threads, (games + share - 1) / share, [&](std::size_t part) {
    const u32 first = static_cast<u32>(part) * share;
    Adjudication own;
    play_adjudicated(game, state, adjudication_seed, first, std::min(share, games - first), own);
    const std::lock_guard lock(adding);
    add(own, sum);
  });
  return sum;
}

// Only where a tile is to be placed.
void find_best(Adjudicated& told, u32 nodes) {
  const Decision d = decision(told.played.game, told.state);
  if (d.over || d.chance || d.phase != Phase::place) return;
  SearchControl control;
  control.nodes = nodes;
  Random random{adjudication_seed};
  auto turns = rate_turns(told.played.game, determinize(told.state, adjudication_seed), random,
                          control, levels.back().config);
  std::stable_sort(turns.begin(), turns.end(),
                   [](const RatedTurn& a, const RatedTurn& b) { return a.value > b.value; });
  for (std::size_t i = 0; i < std::min(most_best, turns.size()); ++i) {
    const std::vector<Action> actions(turns[i].actions.begin(), turns[i].actions.end());
    told.best.emplace_back(
        joined(lines_from(told.played, told.played.record.actions.size(), actions)),
        turns[i].value);
  }
}

std::string percent(double share) { return in_decimals(100 * share, 1); }
std::string chance_text(const Estimated& chance) {
  return percent(chance.value) + " % (" + percent(chance.low) + " to " + percent(chance.high) + ")";
}
std::string points_text(const Estimated& points) {
  return in_decimals(points.value, 1) + " \xc2\xb1 " + in_decimals(points.high - points.value, 1);
}

std::string heading(const Adjudicated& told) {
  return "Turn " + std::to_string(told.state.turn) + ", " + std::to_string(told.state.bag_total) +
         " tiles left; played on " + std::to_string(told.sum.games) + " times";
}

std::string as_text(const Adjudicated& told) {
  std::string text = heading(told) + "\n\n";
  for (PlayerIndex side = 0; side < told.played.game.sides; ++side)
    text += side_name(told.played, side) + ": " + std::to_string(told.state.score[side]) +
            " points now, " + points_text(points_interval(told.sum, side)) + " at the end; wins " +
            chance_text(chance_interval(told.sum, side)) + '\n';
  for (const auto& [turn, lead] : told.best)
    text += (&turn == &told.best.front().first ? "\nbest: " : "then: ") + turn + "  (" +
            in_decimals(lead, 1, true) + ")\n";
  return text;
}

std::string as_json(const Adjudicated& told) {
  const auto interval = [](const Estimated& of, double times, int digits) {
    return "[" + in_decimals(times * of.value, digits) + ',' + in_decimals(times * of.low, digits) +
           ',' + in_decimals(times * of.high, digits) + ']';
  };
  std::string text = "{\"turn\":" + std::to_string(told.state.turn) +
                     ",\"left\":" + std::to_string(told.state.bag_total) +
                     ",\"games\":" + std::to_string(told.sum.games) + ",\"sides\":[";
  for (PlayerIndex side = 0; side < told.played.game.sides; ++side)
    text += (side ? ",{" : "{") + ("\"name\":" + json_string(side_name(told.played, side))) +
            ",\"points\":" + std::to_string(told.state.score[side]) +
            ",\"end\":" + interval(points_interval(told.sum, side), 1, 1) +
            ",\"chance\":" + interval(chance_interval(told.sum, side), 1, 3) + '}';
  text += "],\"best\":[";
  for (const auto& [turn, lead] : told.best)
    text += (&turn == &told.best.front().first ? "{" : ",{") + ("\"turn\":" + json_string(turn)) +
            ",\"lead\":" + in_decimals(lead, 1) + '}';
  return text + "]}\n";
}

std::string as_page(const Adjudicated& told) {
  std::string text =
      page_begin("A game that broke off") + "<p>" + escaped(heading(told)) + ".</p>\n";
  text += "<table>" + head_row({"Player", "Points now", "Points at the end", "Wins (95 %)"}, 1) +
          "<tbody>\n";
  for (PlayerIndex side = 0; side < told.played.game.sides; ++side)
    text += "<tr>" + cell(side_name(told.played, side)) +
            cell(std::to_string(told.state.score[side]), true) +
            cell(points_text(points_interval(told.sum, side)), true) +
            cell(chance_text(chance_interval(told.sum, side)), true) + "</tr>\n";
  text += "</tbody></table>\n";
  if (!told.best.empty()) text += "<h2>Best turns</h2>\n<ol>\n";
  for (const auto& [turn, lead] : told.best)
    text += "<li>" + escaped(turn) + " (" + in_decimals(lead, 1, true) + ")</li>\n";
  if (!told.best.empty()) text += "</ol>\n";
  return text + page_end();
}

}  // namespace

int adjudicate(const Arguments& arguments) {
  Arguments words = arguments;
  bool bad = false;
  u64 games = adjudicated_games, nodes = 4000;
  u64 threads = std::clamp<u64>(std::thread::hardware_concurrency(), 1, max_threads);
  take_number(words, "--games", 1, 1'000'000, games, bad);
  take_number(words, "--nodes", 50, 1'000'000, nodes, bad);
  take_number(words, "--threads", 1, max_threads, threads, bad);
  const bool json = take_switch(words, "--json"), page = take_switch(words, "--html");
  if (bad || (json && page) || words.size() != 1) {
    std::fprintf(stderr,
                 "usage: bastide adjudicate FILE|LINK [--games N] [--nodes N] [--threads N]\n"
                 "       [--json|--html]\n");
    return 2;
  }
  const Catalogue catalogue = builtin_catalogue();
  return tell_any_game(catalogue, words[0], [&](const PlayedGame& played) -> Expected<std::string> {
    Adjudicated told{played, last_state(played), {}, {}};
    told.sum = play_all(played.game, told.state, static_cast<u32>(games),
                        static_cast<std::size_t>(threads));
    find_best(told, static_cast<u32>(nodes));
    return json ? as_json(told) : page ? as_page(told) : as_text(told);
  });
}

}  // namespace bastide::cli
