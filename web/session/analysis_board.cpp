#include "web/session/analysis_board.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "engine/base/read_number.hpp"
#include "engine/base/tokens.hpp"
#include "engine/record/link.hpp"
#include "web/session/fair_play.hpp"
#include "web/session/session.hpp"

namespace bastide::web {
namespace {

// Brings the course to a line of the tree.
void take_line(Session& session, std::size_t at) {
  std::vector<std::size_t>& now = session.board->line;
  std::vector<std::size_t> line = line_through(session.board->variations, at);
  session.cursor = depth_of(session.board->variations, at);
  if (line == now) return;
  const auto parts = std::mismatch(now.begin(), now.end(), line.begin(), line.end());
  const auto same = static_cast<std::size_t>(parts.second - line.begin());
  shorten(session, same - 1);
  for (std::size_t k = same; k < line.size(); ++k)
    append(session, session.board->variations.all[line[k]].action);
  now = std::move(line);
  ++session.revision;
}

}  // namespace

bool may_set_aside(const Session& session) {
  return !session.board && session.saved.kept && !no_help(session, false, Help::elsewhere);
}

bool may_edit(const Session& session) {
  return (session.board || may_set_aside(session)) && !plays_together(session);
}

Session set_aside(const Session& session) {
  Session board;
  static_cast<Course&>(board) = session;
  board.record.fair = {};  // all chance outcomes are in the record
  board.table_rules = {};
  board.challenge = {};
  board.advised.clear();
  board.comments.clear();
  board.revision = 0;
  begin_board(board, board.record.actions.size());
  board.cursor = session.cursor;
  board.board->from = session.saved.slot;
  board.board->from_cursor = session.cursor;
  return board;
}

void begin_board(Session& session, std::size_t length) {
  for (PlayerEntry& player : session.record.players) player.computer.clear();
  shorten(session, std::min(length, session.record.actions.size()));
  AnalysisBoard& board = session.board.emplace();
  board.line = line_through(board.variations, add_line(board.variations, session.record.actions));
  session.cursor = std::min(session.cursor, session.record.actions.size());
}

std::size_t variation_shown(const Session& session) { return session.board->line[session.cursor]; }

void show_variation(Session& session, std::size_t at) { take_line(session, at); }

bool play_on_board(Session& session, const Action& action) {
  const auto exact = listed(session.game, shown(session), action);
  if (!exact) return false;
  take_line(session, add(session.board->variations, variation_shown(session), *exact));
  return true;
}

void make_main_line(Session& session) {
  if (is_main(session.board->variations, variation_shown(session))) return;
  make_main(session.board->variations, variation_shown(session));
  ++session.revision;
}

void delete_variation(Session& session) {
  const std::size_t at = variation_shown(session);
  if (at == 0) return;
  cut_off(session.board->variations, at);
  take_line(session, session.board->variations.all[at].before);
}

bool is_untouched(const Session& session) { return session.board->fresh && session.revision == 0; }

bool only_looks(const Session& session) {
  return session.board && !session.board->from.empty() && is_untouched(session);
}

std::string write_variations(const Catalogue& catalogue, const Session& session) {
  const Variations& variations = session.board->variations;
  Record record = session.record;
  std::string text;
  for (const std::size_t end : ends_of(variations)) {
    std::string line = "*";
    if (end != session.board->line.back()) {
      record.actions = actions_to(variations, end);
      const auto link = encode_link(catalogue, record, false);
      if (!link) continue;
      line = std::to_string(record.actions.size()) + ':' + std::string(link_value(*link, "g="));
    }
    text += (text.empty() ? "" : " ") + line;
  }
  return text;
}

void read_variations(const Catalogue& catalogue, std::string_view text, std::size_t work,
                     Session& session) {
  constexpr std::size_t of_a_line = 100;  // actions take as long as making its game
  const std::vector<Action> own = session.record.actions;
  Variations variations;
  for (std::size_t done = 0; !text.empty() && done < work;) {
    std::string_view line = take_until(text, ' ');
    if (line == "*") {
      add_line(variations, own);
      continue;
    }
    std::size_t length = 0;
    if (!take_number(line, length) || line.substr(0, 1) != ":") continue;
    auto link = decode_link(catalogue, "g=" + std::string(line.substr(1)));
    done += of_a_line + (link ? link->record.actions.size() : 0);
    if (!link || link->record.setup != session.record.setup) continue;
    link->record.actions.resize(std::min(length, link->record.actions.size()));
    add_line(variations, link->record.actions);
  }
  session.board->line = line_through(variations, add_line(variations, own));
  session.board->variations = std::move(variations);
  // A line that went on beyond the course is taken up by showing its last position.
  for (std::size_t k = session.record.actions.size() + 1; k < session.board->line.size(); ++k)
    append(session, session.board->variations.all[session.board->line[k]].action);
}

}  // namespace bastide::web
