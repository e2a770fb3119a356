// The games in tests/data/playthroughs are told as they were when somebody last read them, there is
// one of every set and box, and each shows what its set does.
#include "tests/engine/playthroughs.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "engine/base/tokens.hpp"
#include "engine/record/error_texts.hpp"
#include "engine/record/notation.hpp"
#include "engine/rules/words.hpp"
#include "tests/engine/record_games.hpp"

namespace bastide::testing::playthroughs_test {
namespace {

constexpr std::string_view remedy = "If it is meant so: ./dev playthroughs";

std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) lines.push_back(take_line(text));
  return lines;
}

// The first lines that differ. If there are more lines or fewer than before, the others after the
// first one have moved.
std::string difference(std::string_view before, std::string_view now) {
  constexpr int most = 8;
  const auto was = lines_of(before), is = lines_of(now);
  std::string text = "differs:\n";
  int count = 0;
  for (std::size_t i = 0; i < std::max(was.size(), is.size()) && count < most; ++i) {
    if (i < std::min(was.size(), is.size()) && was[i] == is[i]) continue;
    text += "line " + std::to_string(i + 1) + '\n';
    if (i < was.size()) text += "- " + std::string(was[i]) + '\n';
    if (i < is.size()) text += "+ " + std::string(is[i]) + '\n';
    count += was.size() == is.size() ? 1 : 3;
  }
  return text;
}

TEST(Playthroughs, are_told_as_they_were) {
  for (const Playthrough& playthrough : playthroughs()) {
    const std::string file = playthrough_file(playthrough.name);
    const std::string text = read_data(file);
    const ReadRecord read = read_record(all_tiles(), text);
    // A line that has become illegal is a difference, too, but others may come before it.
    const std::string now = tell_playthrough(all_tiles(), read.parsed.record);
    if (read.fault)
      ADD_FAILURE() << file << ':' << read.fault->line << ": " << error_text(*read.fault) << '\n'
                    << remedy;
    const bool agrees = read.fault ? text.starts_with(now) : text == now;
    EXPECT_TRUE(agrees) << file << ' ' << difference(text, now) << remedy;
    EXPECT_TRUE(same_game(read.parsed.record.setup, playthrough)) << file << '\n' << remedy;
    EXPECT_TRUE(read.fault || now.find("\nexpect over\n") != now.npos) << file << '\n' << remedy;
  }
}

Expected<Played> played(const Playthrough& playthrough) {
  const auto record = parse_record(all_tiles(), read_data(playthrough_file(playthrough.name)));
  if (!record) return record.error();
  return play_record(all_tiles(), record->record);
}

TEST(Playthroughs, each_shows_what_its_set_does) {
  for (const Playthrough& playthrough : playthroughs()) {
    const auto game = played(playthrough);
    ASSERT_TRUE(game) << playthrough.name;
    // Of a box: every set of it that says something.
    for (const Set* set : game->game.sets)
      if (set == playthrough.set || (!playthrough.set && set->words)) {
        EXPECT_TRUE(shows(all_tiles(), *set, *game))
            << playthrough.name << ": nothing of " << set->id;
      }
  }
}

// Too rare for games that are nice to read; the tests of these sets have them.
bool rare(ActionKind kind) { return kind == ActionKind::rob || kind == ActionKind::banish; }

TEST(Playthroughs, together_show_everything_that_has_a_name) {
  std::set<const void*> shown;
  std::set<const Set*> in_play;
  std::set<ActionKind> kinds;
  std::set<ScoreCause> causes;
  for (const Playthrough& playthrough : playthroughs()) {
    const auto game = played(playthrough);
    ASSERT_TRUE(game) << playthrough.name;
    in_play.insert(game->game.sets.begin(), game->game.sets.end());
    for (const Action& action : game->actions) kinds.insert(action.kind);
    for (const Events& events : game->events)
      for (const Event& event : events) {
        if (event.kind == EventKind::scored) causes.insert(event.scoring.cause);
        for (const Set* set : all_sets()) {
          if (!set->words) continue;
          for (const EventForm& form : set->words->events)
            if (form.is(event)) shown.insert(&form);
        }
      }
  }
  for (const Set* set : all_sets()) {
    EXPECT_TRUE(in_play.count(set)) << set->id;
    if (!set->words) continue;
    for (const LineForm& form : set->words->lines)
      EXPECT_TRUE(rare(form.kind) || kinds.count(form.kind)) << set->id << ": " << form.words;
    for (const EventForm& form : set->words->events)
      EXPECT_TRUE(shown.count(&form)) << set->id << ": " << form.name;
  }
  for (int cause = 0; cause < score_causes; ++cause)
    EXPECT_TRUE(causes.count(static_cast<ScoreCause>(cause))) << score_cause_words[cause];
}

}  // namespace
}  // namespace bastide::testing::playthroughs_test
