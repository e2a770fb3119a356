#include "web/setup/tally.hpp"

#include <algorithm>

#include "engine/base/read_number.hpp"
#include "engine/base/tokens.hpp"
#include "engine/record/words.hpp"

namespace bastide::web {
namespace {

constexpr std::string_view tally_line = "bastide-tally 1";
constexpr std::array<std::string_view, tally_kinds> kind_words = {"road", "city", "monastery",
                                                                  "field", "other"};
constexpr int colours = 8;

// "player 3 Anna": a colour that nobody has yet, and a name.
bool read_player(std::string_view line, Tally& tally) {
  int colour = 0;
  if (!read_number(take_until(line, ' '), 0, colours - 1, colour)) return false;
  const bool taken =
      std::any_of(tally.players.begin(), tally.players.end(),
                  [&](const PlayerEntry& player) { return player.colour == colour; });
  if (taken || tally.players.size() >= max_players || !tally.entries.empty()) return false;
  if (clean_name(line) != line) return false;
  tally.players.push_back({std::string(line), static_cast<u8>(colour), ""});
  return true;
}

// "points 0 city 8".
bool read_points(std::string_view line, Tally& tally) {
  TallyEntry entry;
  if (!read_number(take_until(line, ' '), entry.player)) return false;
  const auto kind = std::find(kind_words.begin(), kind_words.end(), take_until(line, ' '));
  if (kind == kind_words.end()) return false;
  entry.kind = static_cast<TallyKind>(kind - kind_words.begin());
  return read_number(line, entry.points) && note_points(tally, entry);
}

}  // namespace

bool note_points(Tally& tally, const TallyEntry& entry) {
  if (entry.player >= tally.players.size() || tally.entries.size() >= most_tally_entries ||
      entry.points < -most_tally_points || entry.points > most_tally_points || entry.points == 0)
    return false;
  tally.entries.push_back(entry);
  return true;
}

bool take_back_points(Tally& tally) {
  if (tally.entries.empty()) return false;
  tally.entries.pop_back();
  return true;
}

int total_of(const Tally& tally, std::size_t player) {
  int total = 0;
  for (const int points : points_by_kind(tally, player)) total += points;
  return total;
}

std::array<int, tally_kinds> points_by_kind(const Tally& tally, std::size_t player) {
  std::array<int, tally_kinds> points{};
  for (const TallyEntry& entry : tally.entries)
    if (entry.player == player) points[static_cast<std::size_t>(entry.kind)] += entry.points;
  return points;
}

std::string write_tally(const Tally& tally) {
  if (tally.players.empty()) return {};
  std::string text = std::string(tally_line) + '\n';
  for (const PlayerEntry& player : tally.players)
    text += "player " + std::to_string(player.colour) + ' ' + player.name + '\n';
  for (const TallyEntry& entry : tally.entries)
    text += "points " + std::to_string(entry.player) + ' ' +
            std::string(kind_words[static_cast<std::size_t>(entry.kind)]) + ' ' +
            std::to_string(entry.points) + '\n';
  return text;
}

Expected<Tally> read_tally(std::string_view text) {
  Tally tally;
  for (int number = 1; !text.empty(); ++number) {
    std::string_view line = take_until(text, '\n');
    bool right = false;
    if (number == 1) {
      right = line == tally_line;
    } else {
      const std::string_view key = take_until(line, ' ');
      right =
          key == "player" ? read_player(line, tally) : key == "points" && read_points(line, tally);
    }
    if (!right) return fail("tally.damaged", "", number);
  }
  return tally;
}

}  // namespace bastide::web
