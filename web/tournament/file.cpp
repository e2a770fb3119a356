#include "web/tournament/file.hpp"

#include <algorithm>

#include "engine/base/read_number.hpp"
#include "engine/base/tokens.hpp"
#include "engine/record/words.hpp"
#include "web/tournament/standings.hpp"

namespace bastide::web {
namespace {

constexpr std::string_view head = "bastide tournament ", version = "1";
constexpr std::string_view stage_words[] = {"swiss", "knockout"};
constexpr std::string_view walkover_word = "walkover=", never = "-";
constexpr int most_minutes = 600, most_knockout = 16, most_rounds = most_swiss_rounds + 5;
constexpr std::size_t longest_id = 24;

using FileWords = std::vector<std::string>;

// ---- Reading: each returns what is wrong, or null
// ------------------------------------------------

std::string_view value_of(std::string_view word, std::string_view key) {
  return word.substr(0, key.size()) == key ? word.substr(key.size()) : std::string_view{};
}

bool read_plan_word(std::string_view word, TournamentPlan& plan) {
  const std::string_view key = take_until(word, '=');
  if (key == "swiss") return read_number(word, 0, most_swiss_rounds, plan.swiss);
  if (key == "knockout")
    return read_number(word, 0, most_knockout, plan.knockout) && plan.knockout != 1 &&
           (plan.knockout & (plan.knockout - 1)) == 0;
  if (key == "games") {
    for (int& games : plan.best_of)
      if (!read_number(take_until(word, ','), 1, longest_match, games) || games % 2 == 0)
        return false;
    return word.empty();
  }
  if (key == "minutes") return read_number(word, 0, most_minutes, plan.minutes);
  if (key == "lots") return read_number(word, plan.lots);
  if (key == "box") {
    plan.box = word;
    return valid_id(word);
  }
  if (key != "ties") return true;  // a later version may have more
  const auto ties = tie_rule_of_word(word);
  plan.ties = ties.value_or(plan.ties);
  return ties.has_value();
}

bool read_plan(const FileWords& words, TournamentPlan& plan) {
  return std::all_of(words.begin() + 1, words.end(),
                     [&](const std::string& word) { return read_plan_word(word, plan); });
}

bool read_entrant(const FileWords& words, Tournament& into) {
  Entrant entrant;
  if (words.size() != 5 || into.entrants.size() == most_entrants || !into.rounds.empty())
    return false;
  entrant.name = words[1];
  entrant.here = words[2] == "here";
  const auto same = [&](const Entrant& other) { return other.name == entrant.name; };
  if (entrant.name.empty() || !valid_name(entrant.name) || (!entrant.here && words[2] != "away") ||
      std::any_of(into.entrants.begin(), into.entrants.end(), same) ||
      !read_number(words[3], 0, most_rounds, entrant.from))
    return false;
  if (words[4] != never && !read_number(words[4], 0, most_rounds, entrant.until.emplace()))
    return false;
  into.entrants.push_back(std::move(entrant));
  return true;
}

bool read_game(std::string_view word, Pairing& table) {
  const auto game = read_match_game(take_until(word, ':'));
  if (!game || table.games.size() == most_match_games) return false;
  if (word != without_link && (word.size() > longest_id || !valid_id(word))) return false;
  table.games.push_back(*game);
  table.ids.emplace_back(word);
  return true;
}

bool is_at_a_table(const TournamentRound& round, int entrant) {
  return std::any_of(round.tables.begin(), round.tables.end(), [&](const Pairing& table) {
    return table.players[0] == entrant || table.players[1] == entrant;
  });
}

bool read_table(const FileWords& words, Tournament& into) {
  if (into.rounds.empty() || words.size() < 3) return false;
  Pairing table;
  for (std::size_t p = 0; p < 2; ++p) {
    if (p == 1 && words[2] == "bye" && into.rounds.back().stage == RoundKind::swiss) break;
    int number = 0;
    if (!read_number(words[p + 1], 1, static_cast<int>(into.entrants.size()), number)) return false;
    table.players[p] = number - 1;
    if (is_at_a_table(into.rounds.back(), number - 1)) return false;
  }
  if (table.players[0] == table.players[1]) return false;
  for (std::size_t i = 3; i < words.size(); ++i) {
    if (const std::string_view won = value_of(words[i], walkover_word); !won.empty()) {
      if (!read_number(won, 0, 1, table.walkover.emplace())) return false;
    } else if (!read_game(words[i], table)) {
      return false;
    }
  }
  if (table.players[1] == nobody && (!table.games.empty() || table.walkover)) return false;
  into.rounds.back().tables.push_back(std::move(table));
  return true;
}

bool read_round(const FileWords& words, Tournament& into) {
  if (words.size() != 2 || into.rounds.size() == most_rounds) return false;
  const bool knockout = words[1] == stage_words[1];
  if (!knockout && words[1] != stage_words[0]) return false;
  const bool back = !into.rounds.empty() && into.rounds.back().stage == RoundKind::knockout;
  if (back && !knockout) return false;
  into.rounds.push_back({knockout ? RoundKind::knockout : RoundKind::swiss, {}});
  return true;
}

// Whether each round of the knock-out has as many tables as the one before makes necessary.
bool follows(const Tournament& tournament) {
  const auto& rounds = tournament.rounds;
  for (std::size_t i = 0; i < rounds.size(); ++i) {
    const std::size_t tables = rounds[i].tables.size();
    if (tables == 0) return false;
    if (rounds[i].stage == RoundKind::swiss) continue;
    const bool first = i == 0 || rounds[i - 1].stage == RoundKind::swiss;
    const std::size_t before = first ? 2 * tables : rounds[i - 1].tables.size();
    if (before / 2 + (!first && before == 2) != tables || (first && (tables & (tables - 1)) != 0))
      return false;
  }
  return true;
}

bool read_words(const FileWords& words, Tournament& into) {
  if (words.empty()) return true;
  if (words[0] == "name") {
    into.name = words.size() == 2 ? words[1] : std::string{};
    return words.size() == 2 && valid_text(into.name) &&
           character_count(into.name) <= max_game_name_characters;
  }
  if (words[0] == "plan") return read_plan(words, into.plan);
  if (words[0] == "player") return read_entrant(words, into);
  if (words[0] == "round") return read_round(words, into);
  if (words[0] == "table") return read_table(words, into);
  return true;  // a later version may have more
}

// ---- Writing
// -------------------------------------------------------------------------------------

std::string write_table(const Pairing& table) {
  std::string text = "table " + std::to_string(table.players[0] + 1) + ' ';
  text += table.players[1] == nobody ? "bye" : std::to_string(table.players[1] + 1);
  for (std::size_t i = 0; i < table.games.size(); ++i)
    text += ' ' + write_match_game(table.games[i]) + ':' + table.ids[i];
  if (table.walkover) text += ' ' + std::string(walkover_word) + std::to_string(*table.walkover);
  return text + '\n';
}

// A field that no spreadsheet takes for a formula.
std::string csv_field(std::string_view text) {
  std::string field = "\"";
  if (!text.empty() && std::string_view("=+-@").find(text[0]) != std::string_view::npos)
    field += '\'';
  for (const char c : text) field += c == '"' ? "\"\"" : std::string(1, c);
  return field + '"';
}

template <std::size_t Count>
std::string csv_row(const std::array<std::string, Count>& fields) {
  std::string row;
  for (const std::string& field : fields) row += (row.empty() ? "" : ",") + field;
  return row + "\r\n";
}

template <std::size_t Count>
std::string csv_heads(std::array<std::string, Count> heads) {
  for (std::string& head_word : heads) head_word = csv_field(head_word);
  return csv_row(heads);
}

std::string decimal(int halves) {
  return std::to_string(halves / 2) + (halves % 2 != 0 ? ".5" : "");
}

}  // namespace

bool is_tournament(std::string_view text) { return text.substr(0, head.size()) == head; }

std::string write_tournament(const Tournament& tournament) {
  const TournamentPlan& plan = tournament.plan;
  std::string text = std::string(head) + std::string(version) + "\nname " +
                     quoted(tournament.name) + "\nplan swiss=" + std::to_string(plan.swiss) +
                     " knockout=" + std::to_string(plan.knockout) +
                     " games=" + std::to_string(plan.best_of[0]) + ',' +
                     std::to_string(plan.best_of[1]) + " ties=";
  text += tie_rule_word(plan.ties);
  text += " minutes=" + std::to_string(plan.minutes) + " lots=" + std::to_string(plan.lots);
  if (!plan.box.empty()) text += " box=" + plan.box;
  text += '\n';
  for (const Entrant& entrant : tournament.entrants)
    text += "player " + quoted(entrant.name) + (entrant.here ? " here " : " away ") +
            std::to_string(entrant.from) + ' ' +
            (entrant.until ? std::to_string(*entrant.until) : std::string(never)) + '\n';
  for (const TournamentRound& round : tournament.rounds) {
    text += "round ";
    text += stage_words[static_cast<std::size_t>(round.stage)];
    text += '\n';
    for (const Pairing& table : round.tables) text += write_table(table);
  }
  return text;
}

Expected<Tournament> read_tournament(std::string_view text) {
  std::string_view first = take_line(text);
  if (!is_tournament(first)) return fail("tournament.foreign");
  if (first.substr(head.size()) != version) return fail("tournament.newer");
  Tournament tournament;
  tournament.plan.box.clear();
  for (int number = 2; !text.empty(); ++number) {
    const std::string_view given = take_line(text);
    const auto line = split_line(given);
    if (!line || !valid_text(given) || !read_words(line->words, tournament))
      return fail("tournament.line", valid_utf8(given.substr(0, 60)), number);
  }
  if (!follows(tournament)) return fail("tournament.line", "round");
  return tournament;
}

std::string result_words(const Tournament& tournament, RoundKind stage, const Pairing& pairing) {
  if (pairing.players[1] == nobody) return "1:0";
  if (pairing.walkover) return *pairing.walkover == 0 ? "1:0" : "0:1";
  const MatchScore score = match_score(match_of(tournament, stage, pairing));
  return halves_words(score.halves[0]) + ':' + halves_words(score.halves[1]);
}

std::string write_csv(const Tournament& tournament, const CsvHeads& heads) {
  const auto name_of = [&](int entrant) {
    return entrant == nobody
               ? csv_field("")
               : csv_field(tournament.entrants[static_cast<std::size_t>(entrant)].name);
  };
  std::string text = csv_heads(heads.standings);
  int place = 0;
  for (const Standing& one : standings(tournament))
    text += csv_row(std::array{std::to_string(++place), name_of(one.entrant), decimal(one.halves),
                               std::to_string(one.won), std::to_string(one.equal),
                               std::to_string(one.lost), decimal(one.opponents),
                               std::to_string(one.margin), std::to_string(one.points)});
  text += "\r\n" + csv_heads(heads.results);
  int number = 0;
  for (const TournamentRound& round : tournament.rounds) {
    ++number;
    for (std::size_t t = 0; t < round.tables.size(); ++t) {
      const Pairing& table = round.tables[t];
      std::string games;
      for (const MatchGame& game : table.games)
        games += (games.empty() ? "" : " ") + write_match_game(game);
      text += csv_row(std::array{std::to_string(number), std::to_string(t + 1),
                                 name_of(table.players[0]), name_of(table.players[1]),
                                 csv_field(result_words(tournament, round.stage, table)),
                                 csv_field(games)});
    }
  }
  return text;
}

}  // namespace bastide::web
