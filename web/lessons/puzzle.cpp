#include "web/lessons/puzzle.hpp"

#include <algorithm>

#include "engine/base/tokens.hpp"
#include "engine/record/link.hpp"
#include "engine/review/analysis.hpp"
#include "web/lessons/puzzle_rating.hpp"

namespace bastide::web {
namespace {

std::size_t begin_of(const Lesson& puzzle) { return puzzle.steps.front().before; }

std::optional<std::size_t> turn_before(const Session& session, std::size_t k) {
  while (k > 0 && !places(session, k)) --k;
  if (!places(session, k)) return {};
  return k;
}

std::optional<int> digit(char c, int most) {
  if (c < '0' || c > '0' + most) return {};
  return c - '0';
}

// "GRADE LOSS THEMES SOLVED CODE"
std::optional<PuzzleInfo> read_info(std::string_view line) {
  std::string_view words[5];
  for (std::string_view& word : words) word = take_until(line, ' ');
  if (words[0].size() != 1 || words[1].size() != 1 || words[3].size() != level_count ||
      words[4].size() < 6)
    return {};
  PuzzleInfo info;
  const auto grade = digit(words[0][0], 3), loss = digit(words[1][0], 9);
  if (!grade || !loss || *grade == 0) return {};
  info.grade = *grade;
  info.loss = *loss;
  for (const char letter : words[2])
    if (const std::size_t theme = theme_letters.find(letter); theme != theme_letters.npos)
      info.themes |= theme_bit(static_cast<PuzzleTheme>(theme));
  for (std::size_t i = 0; i < level_count; ++i) {
    const auto times = digit(words[3][i], puzzle_tries);
    if (!times) return {};
    info.solved[i] = static_cast<u8>(*times);
  }
  if (info.themes == 0) return {};
  info.rating = puzzle_rating(info.solved);
  info.code = words[4];
  return info;
}

}  // namespace

std::vector<PuzzleInfo> read_puzzles(std::string_view file) {
  std::vector<PuzzleInfo> infos;
  std::string set;
  while (!file.empty()) {
    const std::string_view line = take_until(file, '\n');
    if (line.substr(0, 2) == "= ") set = line.substr(2);
    if (auto info = read_info(line)) {
      info->set = set;
      infos.push_back(std::move(*info));
    }
  }
  return infos;
}

std::optional<std::size_t> turn_begins(const Session& session, std::size_t cursor) {
  if (state_at(session, cursor).over) return {};
  return turn_before(session, cursor);
}

std::optional<std::size_t> turn_begins(const Session& session) {
  return turn_begins(session, session.cursor);
}

Expected<Lesson> read_puzzle(const Catalogue& catalogue, std::string_view text, int loss) {
  auto link = decode_link(catalogue, text);
  if (!link) return link.error();
  if (link->fault) return *link->fault;
  auto path = open_session(catalogue, link->record);
  if (!path) return path.error();
  const std::size_t length = path->record.actions.size();
  std::optional<std::size_t> begin;
  if (loss > 0 && length > 0) begin = turn_before(*path, length - 1);
  const bool known = begin.has_value();
  if (!known) begin = turn_before(*path, length);
  if (!begin || !link->record.fair.devices.empty()) return fail("link.empty");
  shorten(*path, known ? std::min(end_of(*path, *begin), length) : *begin);
  path->cursor = *begin;

  Lesson puzzle;
  puzzle.puzzle = true;
  puzzle.loss = known ? loss : 0;
  puzzle.steps.push_back({*begin, StepKind::task, {}, {}, {}, {}});
  // Only the player to move is a person: in a lesson, computer players wait for their cue.
  const PlayerIndex me = path->positions[*begin].decision.player;
  std::vector<PlayerEntry>& players = path->record.players;
  for (std::size_t p = 0; p < players.size(); ++p)
    players[p].computer = p == me % players.size() ? "" : "greedy";
  for (std::size_t k = 0; k < *begin; ++k)
    if (path->positions[k].decision.chance) puzzle.chances.push_back(path->record.actions[k]);
  puzzle.parsed.record = path->record;
  puzzle.path = std::move(*path);
  return puzzle;
}

bool is_solved(const Lesson& puzzle) { return puzzle.actions().size() > begin_of(puzzle); }

void solve(Lesson& puzzle, const std::vector<Action>& best) {
  Session& path = puzzle.path;
  shorten(path, begin_of(puzzle));
  path.cursor = begin_of(puzzle);
  for (const Action& action : best)
    if (!play(path, action)) break;
  shorten(path, std::min(end_of(path, begin_of(puzzle)), path.record.actions.size()));
  path.cursor = begin_of(puzzle);
}

LessonStatus puzzle_status(const Lesson& puzzle, const Session& session) {
  LessonStatus s;
  s.step = 0;
  s.task = begin_of(puzzle);
  const std::size_t end = end_of(session, s.task);
  if (session.cursor < end)
    s.moment = LessonPhase::task;
  else if (!is_solved(puzzle))
    s.moment = LessonPhase::others;
  else
    s.moment = on_path(puzzle, session) == puzzle.actions().size() ? LessonPhase::done
                                                                   : LessonPhase::astray;
  return s;
}

double puzzle_lost(const Lesson& puzzle, const Session& session) {
  const Session& path = puzzle.path;
  const PlayerIndex me = path.positions[begin_of(puzzle)].decision.player;
  const double lost = outlook_of(path, path.positions.size() - 1, me) -
                      outlook_of(session, end_of(session, begin_of(puzzle)), me);
  return std::max(lost, static_cast<double>(puzzle.loss));
}

}  // namespace bastide::web
