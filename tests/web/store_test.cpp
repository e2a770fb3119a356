// Saved games in a fake storage: nothing that goes wrong loses a game.
#include "web/store/store.hpp"

#include <gtest/gtest.h>

#include <memory>

#include "engine/base/random.hpp"
#include "engine/record/notation.hpp"
#include "engine/record/save.hpp"
#include "engine/rules/set.hpp"
#include "tests/web/fake_storage.hpp"
#include "tests/web/played.hpp"
#include "web/session/settings.hpp"
#include "web/setup/new_game.hpp"

namespace bastide::web::store_test {
namespace {

class Store : public ::testing::Test {
 protected:
  Catalogue catalogue = builtin_catalogue();
  FakeStorage fake;
  FakeStorage::Access storage = fake.storage();

  Session game(u64 seed, int actions) {
    return played_at_random(catalogue, actions, seed, "greedy");
  }
};

TEST_F(Store, AGameRemembersItsLesson) {
  Session session = game(5, 6);
  session.lesson.id = "first-game";
  ASSERT_EQ(save_game(storage, catalogue, session, 100), SaveResult::saved);
  EXPECT_EQ(list_games(storage).at(0).lesson, "first-game");
  const auto loaded = load_game(storage, catalogue, session.saved.slot);
  ASSERT_TRUE(loaded.has_value());
  EXPECT_EQ(loaded->lesson.id, "first-game");
}

TEST_F(Store, SavesAndLoadsTheSameGame) {
  Session session = game(1, 30);
  session.saved.name = "Sunday";
  ASSERT_EQ(save_game(storage, catalogue, session, 1000), SaveResult::saved);
  const auto loaded = load_game(storage, catalogue, session.saved.slot);
  ASSERT_TRUE(loaded);
  EXPECT_EQ(loaded->record, session.record);
  EXPECT_EQ(loaded->saved.name, "Sunday");
  EXPECT_EQ(loaded->saved.slot, session.saved.slot);
  EXPECT_EQ(loaded->cursor, session.record.actions.size());
}

TEST_F(Store, KeepsWhatIsAgreedBesidesTheRules) {
  Session session = game(1, 10);
  session.table_rules.clock.minutes = 10;
  session.table_rules.clock.added = 5;
  wind_up(session.table_rules.clock, 2);
  pass_time(session.table_rules.clock, 1, 100);
  session.table_rules.pass_device = true;
  ASSERT_EQ(save_game(storage, catalogue, session, 1000), SaveResult::saved);
  const auto loaded = load_game(storage, catalogue, session.saved.slot);
  ASSERT_TRUE(loaded);
  EXPECT_EQ(loaded->table_rules, session.table_rules);
  EXPECT_EQ(loaded->record, session.record) << "it is no part of the record";
}

TEST_F(Store, WithoutAgreementsTheSaveIsTheSameAsEver) {
  Session session = game(1, 10);
  const std::string text = game_file(catalogue, session, 1000);
  EXPECT_EQ(text.find("note clock"), std::string::npos);
  EXPECT_EQ(text.find("note house"), std::string::npos);
  const auto read = read_game_file(catalogue, text);
  ASSERT_TRUE(read);
  EXPECT_EQ(read->table_rules, TableRules{});
}

TEST_F(Store, DeletingForgetsTheViewState) {
  Session session = game(1, 10);
  save_game(storage, catalogue, session, 1000);
  storage.set(view_key(session.saved.slot), "view 0 0 96000\n");
  EXPECT_EQ(list_games(storage).size(), 1u) << "it is no game";
  delete_game(storage, session.saved.slot);
  EXPECT_TRUE(fake.texts.empty());
  for (const auto& [key, text] : fake.copies) EXPECT_EQ(text, tombstone) << key;
}

TEST_F(Store, TheFormRemembersWhatWasAgreed) {
  NewGameForm form = default_form();
  form.table_rules.clock.minutes = 15;
  form.table_rules.clock.added = 30;
  form.table_rules.clock.decides = true;
  form.table_rules.no_take_back = form.table_rules.pass_device = true;
  EXPECT_EQ(read_form(write_form(form)).table_rules, form.table_rules);
  const TableRules alone = house_of(form);
  EXPECT_FALSE(alone.pass_device) << "a person and a computer";
  EXPECT_EQ(alone.clock.left[0], 900);
  form.players[1].computer.clear();
  EXPECT_TRUE(house_of(form).pass_device);
}

TEST_F(Store, ListsWhatItHoldsNewestFirst) {
  Session first = game(1, 10), second = game(2, 20);
  save_game(storage, catalogue, first, 1000);
  save_game(storage, catalogue, second, 2000);
  const auto games = list_games(storage);
  ASSERT_EQ(games.size(), 2u);
  EXPECT_EQ(games[0].slot, second.saved.slot);
  EXPECT_EQ(games[0].time, 2000u);
  ASSERT_EQ(games[0].players.size(), 2u);
  EXPECT_EQ(games[0].players[1].name, "Bo");
  EXPECT_EQ(games[0].players[1].computer, "greedy");
  EXPECT_EQ(games[0].tiles_left, last_state(second).bag_total);
  EXPECT_EQ(games[0].scores[0], second.positions.back().score[0]);
}

TEST_F(Store, TwoGamesBegunInTheSameSecondHaveSlotsOfTheirOwn) {
  Session first = game(1, 10), second = game(2, 20);
  ASSERT_EQ(save_game(storage, catalogue, first, 1000), SaveResult::saved);
  ASSERT_EQ(save_game(storage, catalogue, second, 1000), SaveResult::saved);
  EXPECT_NE(first.saved.slot, second.saved.slot);
  const auto loaded = load_game(storage, catalogue, first.saved.slot);
  ASSERT_TRUE(loaded);
  EXPECT_EQ(loaded->record, first.record);
}

TEST_F(Store, KeepsOneTextPerSlot) {
  Session session = game(1, 5);
  for (u64 time = 0; time < 5; ++time)
    ASSERT_EQ(save_game(storage, catalogue, session, time), SaveResult::saved);
  EXPECT_EQ(fake.keys("game.").size(), 1u);
  EXPECT_EQ(fake.copies.size(), 1u);
}

TEST_F(Store, FullStorageKeepsTheOldState) {
  Session session = game(1, 10);
  save_game(storage, catalogue, session, 1);
  const Record before = session.record;
  Session later = game(1, 12);
  later.saved.slot = session.saved.slot;
  later.saved.generation = session.saved.generation;
  later.saved.seal = session.saved.seal;
  fake.full = true;
  EXPECT_EQ(save_game(storage, catalogue, later, 2), SaveResult::full);
  const auto loaded = load_game(storage, catalogue, session.saved.slot);
  ASSERT_TRUE(loaded);
  EXPECT_EQ(loaded->record, before);
}

TEST_F(Store, HalfWrittenTextIsNoticedAndTheOldOneKept) {
  Session session = game(1, 10);
  save_game(storage, catalogue, session, 1);
  fake.lying = true;
  EXPECT_EQ(save_game(storage, catalogue, session, 2), SaveResult::full);
  fake.lying = false;
  EXPECT_TRUE(load_game(storage, catalogue, session.saved.slot));
}

TEST_F(Store, ForbiddenStorageSaysSo) {
  fake.forbidden = true;
  Session session = game(1, 3);
  EXPECT_EQ(save_game(storage, catalogue, session, 1), SaveResult::forbidden);
}

TEST_F(Store, CrashBetweenWritingAndDroppingCostsNothing) {
  Session session = game(1, 10);
  save_game(storage, catalogue, session, 1);
  // The new text was cut off by the crash; the old one is still there.
  fake.texts["game." + session.saved.slot + ".2"] = "bastide-save 1 9999";
  const auto loaded = load_game(storage, catalogue, session.saved.slot);
  ASSERT_TRUE(loaded);
  EXPECT_EQ(loaded->record, session.record);
  const auto games = list_games(storage);
  ASSERT_EQ(games.size(), 1u);
  EXPECT_FALSE(games[0].fault);
  Session go_on = *loaded;
  EXPECT_EQ(save_game(storage, catalogue, go_on, 3), SaveResult::saved);
  EXPECT_EQ(fake.keys("game.").size(), 1u);
}

TEST_F(Store, BrokenSlotsAreNamedAndLeaveTheOthersAlone) {
  Session session = game(1, 10);
  save_game(storage, catalogue, session, 1);
  fake.texts["game.bad.7"] = "something else";
  fake.texts["game.newer.1"] = "bastide-save 99 0 0";
  fake.texts["settings"] = "speed 1";
  const auto games = list_games(storage);
  ASSERT_EQ(games.size(), 3u);
  EXPECT_FALSE(games[0].fault);
  EXPECT_TRUE(games[1].fault);
  EXPECT_TRUE(games[2].fault);
  const auto bad = load_game(storage, catalogue, "bad");
  ASSERT_FALSE(bad);
  EXPECT_EQ(bad.error().code, "save.foreign");
  EXPECT_EQ(load_game(storage, catalogue, "newer").error().code, "save.newer");
  EXPECT_EQ(raw_game(storage, "bad"), "something else");
  delete_game(storage, "bad");
  EXPECT_EQ(list_games(storage).size(), 2u);
  EXPECT_TRUE(load_game(storage, catalogue, session.saved.slot));
}

TEST_F(Store, TwoTabsDoNotOverwriteEachOther) {
  Session here = game(1, 10);
  save_game(storage, catalogue, here, 1);
  auto there = load_game(storage, catalogue, here.saved.slot);
  ASSERT_TRUE(there);
  EXPECT_FALSE(changed_elsewhere(storage, here));
  ASSERT_EQ(save_game(storage, catalogue, *there, 2), SaveResult::saved);
  EXPECT_TRUE(changed_elsewhere(storage, here));
  const auto before = fake.texts;
  EXPECT_EQ(save_game(storage, catalogue, here, 3), SaveResult::conflict);
  EXPECT_EQ(fake.texts, before);
}

TEST_F(Store, TwoTabsThatWriteTheSameGenerationAtOnceAreNoticed) {
  Session here = game(1, 10);
  save_game(storage, catalogue, here, 1);
  auto there = load_game(storage, catalogue, here.saved.slot);
  ASSERT_TRUE(there);
  // Each looked before the other's text was visible, and now the later one is stored.
  ASSERT_EQ(save_game(storage, catalogue, here, 2), SaveResult::saved);
  const std::string key = fake.keys("game.").at(0);
  there->saved.name = "Of the other tab";
  fake.texts[key] = game_file(catalogue, *there, 3);
  EXPECT_TRUE(changed_elsewhere(storage, here));
  const auto before = fake.texts;
  EXPECT_EQ(save_game(storage, catalogue, here, 4), SaveResult::conflict);
  EXPECT_EQ(fake.texts, before);
  // A text that is not a whole game belongs to nobody.
  fake.texts[key] = "bastide-save 1 99 0";
  EXPECT_FALSE(changed_elsewhere(storage, here));
  EXPECT_EQ(save_game(storage, catalogue, here, 5), SaveResult::saved);
  // But what a newer version of the page has written must be kept.
  fake.texts[fake.keys("game.").at(0)] = "bastide-save 2 of another kind";
  EXPECT_EQ(save_game(storage, catalogue, here, 6), SaveResult::conflict);
}

// ---- Saves that today's rules refuse ------------------------------------------------------------

// The save of a game whose `line`th line of moves is no longer legal.
std::string refused_text(const Catalogue& catalogue, const Session& session, const std::string& was,
                         const std::string& is) {
  std::string text = game_file(catalogue, session, 7);
  text.erase(0, text.find('\n') + 1);
  const std::size_t at = text.rfind(was);
  EXPECT_NE(at, std::string::npos);
  text.replace(at, was.size(), is);
  return wrap_save(text);
}

TEST_F(Store, ARefusedGameOpensUpToTheRefusedMove) {
  const Session session = game(1, 12);
  const std::string text = refused_text(catalogue, session, "\nplace ", "\nplace 40,40 ");
  fake.texts["game.old.3"] = text;
  const auto loaded = load_game(storage, catalogue, "old");
  ASSERT_TRUE(loaded);
  ASSERT_TRUE(loaded->saved.refused);
  EXPECT_EQ(loaded->saved.refused->line.rfind("place 40,40", 0), 0u) << loaded->saved.refused->line;
  EXPECT_GT(loaded->record.actions.size(), 4u);
  EXPECT_LT(loaded->record.actions.size(), session.record.actions.size());
  EXPECT_EQ(fake.texts["game.old.3"], text);
  EXPECT_FALSE(list_games(storage).at(0).fault);
}

TEST_F(Store, PlayingOnFromARefusedGameLeavesItAsItWas) {
  const std::string text = refused_text(catalogue, game(1, 12), "\nplace ", "\nplace 40,40 ");
  fake.texts["game.old.3"] = text;
  auto loaded = load_game(storage, catalogue, "old");
  ASSERT_TRUE(loaded);
  fake.full = true;
  EXPECT_EQ(save_game(storage, catalogue, *loaded, 8), SaveResult::full);
  fake.full = false;
  EXPECT_EQ(save_game(storage, catalogue, *loaded, 9), SaveResult::saved);
  EXPECT_NE(loaded->saved.slot, "old");
  EXPECT_EQ(fake.texts["game.old.3"], text);
  EXPECT_EQ(list_games(storage).size(), 2u);
  // From then on it is a game like any other.
  const std::string slot = loaded->saved.slot;
  EXPECT_EQ(save_game(storage, catalogue, *loaded, 10), SaveResult::saved);
  EXPECT_EQ(loaded->saved.slot, slot);
  EXPECT_FALSE(load_game(storage, catalogue, slot)->saved.refused);
}

TEST_F(Store, RenamingARefusedGameKeepsAllOfIt) {
  fake.texts["game.old.3"] = refused_text(catalogue, game(1, 12), "\nplace ", "\nplace 40,40 ");
  const auto record_of = [](const std::string& text) {
    return text.substr(text.find("\nrecord\n"));
  };
  const std::string before = record_of(fake.texts["game.old.3"]);
  ASSERT_EQ(rename_game(storage, "old", "At the lake"), SaveResult::saved);
  EXPECT_EQ(record_of(fake.texts.at("game.old.4")), before);
  EXPECT_EQ(list_games(storage).at(0).name, "At the lake");
}

TEST_F(Store, ARefusedFileOpensUpToTheRefusedMove) {
  const Session session = game(1, 12);
  const auto save =
      read_game_file(catalogue, refused_text(catalogue, session, "\nplace ", "\nplace 40,40 "));
  ASSERT_TRUE(save);
  EXPECT_TRUE(save->saved.refused);
  std::string record = write_record(catalogue, session.record) + "jump\n";
  const auto bare = read_game_file(catalogue, record);
  ASSERT_TRUE(bare);
  ASSERT_TRUE(bare->saved.refused);
  EXPECT_EQ(bare->saved.refused->fault.code, "record.unknown-word");
  EXPECT_EQ(bare->record.actions, session.record.actions);
}

// ---- The headers beside the games ---------------------------------------------------------------

TEST_F(Store, AListReadsHeadersOnly) {
  Session session = game(1, 60);
  for (int n = 0; n < 100; ++n) {
    session.saved.slot.clear();
    ASSERT_EQ(save_game(storage, catalogue, session, static_cast<u64>(n)), SaveResult::saved);
  }
  list_games(storage);
  fake.bytes_read = 0;
  const auto games = list_games(storage);
  ASSERT_EQ(games.size(), 100u);
  EXPECT_EQ(games[0].time, 99u);
  EXPECT_EQ(games[99].time, 0u);
  const std::size_t game_bytes = game_file(catalogue, session, 0).size();
  EXPECT_LT(fake.bytes_read, 100 * game_bytes / 4);
}

TEST_F(Store, MissingAndWrongHeadersAreRewritten) {
  Session session = game(1, 20);
  session.saved.name = "Sunday";
  save_game(storage, catalogue, session, 5);
  const std::string head = fake.texts.at("head." + session.saved.slot);
  SaveHeader other;
  other.name = "Something else";
  other.notes = {{"generation", "7"}};
  for (const std::string& wrong :
       {std::string(), std::string("\n\xff"), head.substr(0, head.size() / 2), head + "x",
        write_save_header(other), write_save_header({}), std::string(100000, 'x')}) {
    fake.texts["head." + session.saved.slot] = wrong;
    const auto games = list_games(storage);
    ASSERT_EQ(games.size(), 1u);
    EXPECT_EQ(games[0].name, "Sunday");
    EXPECT_EQ(games[0].players.size(), 2u);
    EXPECT_EQ(fake.texts.at("head." + session.saved.slot), head);
  }
  fake.texts.erase("head." + session.saved.slot);
  EXPECT_EQ(list_games(storage).at(0).name, "Sunday");
  EXPECT_EQ(fake.texts.at("head." + session.saved.slot), head);
  // In a full storage the games themselves are read.
  fake.texts.erase("head." + session.saved.slot);
  fake.full = true;
  EXPECT_EQ(list_games(storage).at(0).name, "Sunday");
}

TEST_F(Store, HeadersWithoutGamesAreRemoved) {
  Session session = game(1, 5);
  save_game(storage, catalogue, session, 5);
  fake.texts["head.gone"] = fake.texts.at("head." + session.saved.slot);
  fake.texts["head."] = "";
  EXPECT_EQ(list_games(storage).size(), 1u);
  EXPECT_EQ(fake.keys("head."), std::vector<std::string>{"head." + session.saved.slot});
}

TEST_F(Store, AHeaderOfABrokenGameCanBeForgotten) {
  Session session = game(1, 5);
  save_game(storage, catalogue, session, 5);
  fake.texts[fake.keys("game.").at(0)] = "bastide-save 1 99 0";
  EXPECT_FALSE(load_game(storage, catalogue, session.saved.slot));
  distrust_header(storage, session.saved.slot);
  EXPECT_EQ(list_games(storage).at(0).fault->code, "save.truncated");
}

TEST_F(Store, RenamesAndDeletes) {
  Session session = game(1, 10);
  save_game(storage, catalogue, session, 77);
  EXPECT_EQ(rename_game(storage, session.saved.slot, "At the lake"), SaveResult::saved);
  const auto games = list_games(storage);
  ASSERT_EQ(games.size(), 1u);
  EXPECT_EQ(games[0].name, "At the lake");
  EXPECT_EQ(games[0].time, 77u);
  delete_game(storage, session.saved.slot);
  EXPECT_TRUE(fake.texts.empty());
}

TEST_F(Store, FilesComeBack) {
  const Session session = game(4, 25);
  const auto back = read_game_file(catalogue, game_file(catalogue, session, 5));
  ASSERT_TRUE(back);
  EXPECT_EQ(back->record, session.record);
  const auto bare = read_game_file(catalogue, write_record(catalogue, session.record));
  ASSERT_TRUE(bare);
  EXPECT_EQ(bare->record.actions, session.record.actions);
  EXPECT_FALSE(read_game_file(catalogue, "hello"));
}

// The comments of a record are shown where somebody decides next.
TEST_F(Store, AnAnnotatedRecordComesWithItsComments) {
  const Session session = game(4, 25);
  ParsedRecord annotated;
  annotated.record = session.record;
  std::size_t drawn = 5;
  while (!session.positions[drawn].decision.chance) ++drawn;
  annotated.remarks = {{drawn, "costly: 5.0 points lost"}, {drawn + 1, "and that"}};
  const auto few = read_game_file(catalogue, write_record(catalogue, annotated));
  ASSERT_TRUE(few);
  EXPECT_EQ(comment_at(few->comments, drawn + 1), "costly: 5.0 points lost and that");
  EXPECT_EQ(count_comments(few->comments), 1u);
  annotated.remarks.clear();
  for (std::size_t k = 0; k < session.record.actions.size(); ++k)
    annotated.remarks.push_back({k, k == drawn ? std::string(300, 'x') : "fine"});
  const auto many = read_game_file(catalogue, write_record(catalogue, annotated));
  ASSERT_TRUE(many);
  EXPECT_EQ(count_comments(many->comments), max_comments);
  EXPECT_EQ(comment_at(many->comments, drawn + 1).size(), max_words_characters)
      << "of too many those that say most";
}

TEST(Settings, ComeBack) {
  Settings settings;
  settings.language = "cs";
  settings.reduce_motion = true;
  settings.confirm_moves = false;
  settings.surroundings = 3;
  settings.season = settings.dim_land = false;
  settings.text_size = 2;
  settings.letter_keys = false;
  settings.long_press = 2;
  settings.animation_speed = animation_speeds[2];
  EXPECT_EQ(read_settings(write_settings(settings)), settings);
  EXPECT_EQ(
      read_settings(
          "garbage\nspeed 99\nlanguage \n show-legal off\nconfirm-moves maybe\nsurroundings flood\n"
          "text-size 110\nstun example.org\nlook mauve\nvolume -1\nsound 1\nlong-press "
          "3\nletter-keys"),
      Settings{});
}

TEST(NewGameForm, ComesBackAndForgivesNonsense) {
  NewGameForm form = default_form();
  add_player(form);
  form.players[0].name = "Žofie";
  form.options.farmers = false;
  form.options.pig_stays = true;
  form.expansions = expansion_bit(Expansion::river) | expansion_bit(Expansion::traders_builders);
  form.draw_lots = false;
  EXPECT_EQ(read_form(write_form(form)), form);
  const NewGameForm odd = read_form("player 1 - A\nplayer 1 nobody B\nplayer x y\noption q on");
  ASSERT_EQ(odd.players.size(), 3u);
  EXPECT_NE(odd.players[0].colour, odd.players[1].colour);
  EXPECT_TRUE(check_setup(setup_of(odd, 1)));
  EXPECT_EQ(read_form("").players, default_form().players);
}

TEST(NewGameForm, EightMayPlayWithSetsMadeForEight) {  // SETUP-1
  NewGameForm form = default_form();
  form.expansions = expansion_bit(Expansion::wheel_of_fortune);
  form.options.first_edition = true;
  for (int i = 0; i < 9; ++i) add_player(form);
  ASSERT_EQ(form.players.size(), 8u);
  EXPECT_TRUE(check_setup(setup_of(form, 1)));
  EXPECT_EQ(read_form(write_form(form)), form);
  ASSERT_NE(preset_of(form), nullptr);
  EXPECT_EQ(preset_of(form)->id, "wheel-of-fortune");
  form.expansions = 0;
  form.options = {};
  EXPECT_EQ(most_players(form), 6u);
  EXPECT_EQ(read_form(write_form(form)).players.size(), 6u);
}

TEST(NewGameForm, ColoursAreSwapped) {
  NewGameForm form = default_form();
  const u8 first = form.players[0].colour, second = form.players[1].colour;
  choose_colour(form, 0, second);
  EXPECT_EQ(form.players[0].colour, second);
  EXPECT_EQ(form.players[1].colour, first);
}

TEST(NewGameForm, SeedsAreNumbersOrWords) {
  NewGameForm form = default_form();
  EXPECT_EQ(seed_of(form, 42), 42u);
  form.seed = "123";
  EXPECT_EQ(seed_of(form, 42), 123u);
  form.seed = "lake";
  const u64 word = seed_of(form, 42);
  EXPECT_NE(word, 42u);
  EXPECT_EQ(seed_of(form, 43), word);
}

// OPT-KING, VAR-3, VAR-4: whatever was kept or played, the form has one of them.
TEST(NewGameForm, HasOneOfOptionsThatExcludeEachOther) {
  Record record;
  record.players = {{"", 1, ""}, {"", 3, ""}};
  record.setup.options.draw_early = record.setup.options.hand_of_three = true;
  const NewGameForm same = form_of(record);
  EXPECT_TRUE(same.options.hand_of_three);
  EXPECT_FALSE(same.options.draw_early);
  for (const Set* set : all_sets()) {
    if (set->one_of.size() < 2) continue;
    NewGameForm kept = default_form();
    if (set->expansion) kept.expansions = expansion_bit(*set->expansion);
    for (bool Options::*const option : set->one_of) kept.options.*option = true;
    const NewGameForm read = read_form(write_form(kept));
    EXPECT_TRUE(read.options.*set->one_of[0]) << set->id;
    EXPECT_FALSE(read.options.*set->one_of[1]) << set->id;
    EXPECT_TRUE(check_setup(setup_of(read, 1))) << set->id;
  }
}

TEST(NewGameForm, PresetsAreRecognised) {
  NewGameForm form = default_form();
  for (const Preset& preset : presets()) {
    form.expansions = preset.expansions;
    form.options = preset.options;
    fit_seats(form);
    ASSERT_NE(preset_of(form), nullptr);
    EXPECT_EQ(preset_of(form)->id, preset.id);
  }
  // Options of an expansion that is off have no effect; those of one that is on do.
  form.expansions = 0;
  form.options = Options{};
  form.options.pig_stays = true;
  ASSERT_NE(preset_of(form), nullptr);
  EXPECT_EQ(preset_of(form)->id, "base");
  form.expansions = expansion_bit(Expansion::traders_builders);
  EXPECT_EQ(preset_of(form), nullptr);
  // The third edition has figures for five.
  form.expansions = expansion_bit(Expansion::abbot);
  while (form.players.size() < 5) add_player(form);
  ASSERT_NE(preset_of(form), nullptr);
  add_player(form);
  EXPECT_EQ(preset_of(form), nullptr);
}

TEST(NewGameForm, TilesAreThoseOfTheGame) {  // COMP-1, RIVER-2
  const Catalogue catalogue = builtin_catalogue();
  struct Setup setup;
  EXPECT_EQ(tiles_of(catalogue, setup), 72);
  setup.options.short_game = true;
  EXPECT_EQ(tiles_of(catalogue, setup), 37);
  setup = {};
  setup.expansions = big_box_7();
  EXPECT_EQ(tiles_of(catalogue, setup), 171);
  setup.expansions = expansion_bit(Expansion::wheel_of_fortune);
  EXPECT_EQ(tiles_of(catalogue, setup), 71 + 12);
  NewGameForm form = default_form();
  for (const ExpansionInfo& info : expansion_infos()) {
    if (!info.goes_with_others()) continue;
    form.expansions = expansion_bit(info.expansion);
    const auto game = make_game(catalogue, setup_of(form, 1));
    ASSERT_TRUE(game) << info.id;
    int tiles = static_cast<int>(game->tile_count);
    for (const StartTile& tile : game->start) tiles -= !game->types[tile.type].board.empty();
    EXPECT_EQ(tiles_of(catalogue, rules_of(form)), tiles) << info.id;
  }
}

TEST(NewGameForm, MoreTilesAndPeopleTakeLonger) {
  NewGameForm form = default_form();  // a person and a computer
  const int with_computer = estimated_minutes(form, 72);
  EXPECT_GT(estimated_minutes(form, 171), with_computer);
  form.players[1].computer.clear();
  EXPECT_GT(estimated_minutes(form, 72), with_computer);
}

}  // namespace
}  // namespace bastide::web::store_test
