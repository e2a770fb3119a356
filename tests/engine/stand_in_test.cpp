// A computer that plays for a device that has gone: who agrees to it, what is drawn then, and what
// happens if the one believed gone answers.
#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <string>

#include "engine/base/hash.hpp"
#include "engine/players/stand_in.hpp"
#include "engine/record/link.hpp"
#include "engine/record/save.hpp"
#include "engine/record/thread.hpp"
#include "tests/engine/record_games.hpp"

namespace bastide::stand_in_test {
namespace {

using testing::all_tiles;

// A game between devices, one for each seat, that all know alike unless a test says otherwise.
struct Table {
  std::vector<FairValue> secrets;
  Record record;
  Game game;

  // Ready for the next step.
  FairPlace go_to_end(State& state) const {
    FairCourse course(record.fair);
    state = initial_state(game);
    std::size_t at = 0;
    for (const Action& action : record.actions) {
      EXPECT_TRUE(course.begin_step(game, state, at++));
      apply(game, state, action);
    }
    course.end(game, state, at);
    return course.place();
  }
  u8 next() const {
    State state;
    const FairPlace place = go_to_end(state);
    return step_device(game, state, record.fair, place);
  }
  Agreement agreement() const { return fair_end(game, record, record.actions.size()).agreement; }
  u8 away() const { return fair_end(game, record, record.actions.size()).place.away; }

  // All steps due at a device; the computer's are its own.
  void play(u8 device, u64 seed = 1) {
    State state;
    FairPlace place = go_to_end(state);
    if (step_device(game, state, record.fair, place) == device)
      drop_words(record.fair, place, record.actions.size());
    Random random{seed};
    while (begin_own_step(game, state, record.fair, place, device, secrets[device])) {
      const bool computer = (place.away >> place.owner & 1) != 0;
      const Action action = decision(game, state).chance ? chance_outcome(game, state)
                            : computer                   ? stand_in_answer(game, state)
                                                         : random_action(game, state, random);
      record.actions.push_back(action);
      apply(game, state, action);
    }
  }
  bool agree(u8 device, u8 version = stand_in_version) {
    State state;
    FairPlace place = go_to_end(state);
    return give_word(game, state, record.fair, place,
                     {static_cast<u16>(record.actions.size()), device, 0, version},
                     secrets[device]);
  }
  bool confirm(u8 device) {
    State state;
    FairPlace place = go_to_end(state);
    return confirm_words(game, state, record.fair, place,
                         {static_cast<u16>(record.actions.size()), device}, secrets[device]);
  }
  bool say_no(u8 device) {
    State state;
    const FairPlace place = go_to_end(state);
    return decline(game, state, record.fair, place,
                   {static_cast<u16>(record.actions.size()), device}, secrets[device]);
  }
  // Everybody but the one whose step it is agrees, the one who confirms last.
  Agreement replace() {
    const Agreement about = agreement();
    for (u8 d = 0; d < secrets.size(); ++d)
      if ((about.others >> d & 1) != 0 && d != about.confirms) {
        EXPECT_TRUE(agree(d));
      }
    EXPECT_TRUE(agree(about.confirms));
    EXPECT_NE(away() >> about.absent & 1, 0);
    return about;
  }
};

Table table_of(int devices, u64 n, int stretches, ExpansionMask expansions = 0) {
  Setup setup;
  setup.players = static_cast<u8>(devices);
  setup.first_player = 0;
  setup.expansions = expansions;
  Table table{{}, {}, *make_game(all_tiles(), setup)};
  table.record.setup = setup;
  Random random{n};
  for (u8 d = 0; d < devices; ++d) {
    table.record.players.push_back({"", d, ""});
    FairValue& secret = table.secrets.emplace_back();
    for (u8& byte : secret) byte = static_cast<u8>(random.next() >> 32);
  }
  EXPECT_TRUE(invite(table.record, 1, table.secrets[0]));
  for (u8 d = 1; d < devices; ++d)
    EXPECT_TRUE(join(table.record, static_cast<u8>(1 << d), table.secrets[d]));
  for (u8 d = 1; d + 1 < devices; ++d) reveal_first(table.record.fair, d, table.secrets[d]);
  for (int i = 0; i < stretches; ++i) table.play(table.next(), random.next());
  return table;
}

Relation relation_of(const Table& known, const Table& other) {
  return compare_threads(all_tiles(), known.record, other.record).relation;
}

// Goes through every form that a record is written in.
void expect_readable(const Table& table) {
  EXPECT_FALSE(check_fair(table.game, table.record));
  const auto link = encode_link(all_tiles(), table.record, false);
  ASSERT_TRUE(link) << ::testing::PrintToString(link.error());
  const auto decoded = decode_link(all_tiles(), *link);
  ASSERT_TRUE(decoded) << ::testing::PrintToString(decoded.error());
  EXPECT_FALSE(decoded->fault) << ::testing::PrintToString(*decoded->fault);
  EXPECT_TRUE(decoded->record.fair == table.record.fair);
  EXPECT_TRUE(decoded->record.actions == table.record.actions);
  const auto save = read_save(all_tiles(), write_save(all_tiles(), {}, table.record));
  ASSERT_TRUE(save);
  EXPECT_FALSE(save->fault);
  EXPECT_TRUE(save->record.fair == table.record.fair);
}

void expect_refused(const Table& table) {
  const auto fault = check_fair(table.game, table.record);
  ASSERT_TRUE(fault);
  EXPECT_EQ(fault->code.rfind("fair.", 0), 0u) << fault->code;
  EXPECT_FALSE(encode_link(all_tiles(), table.record, false));
}

TEST(StandIn, AllOthersAgreeAndTheGameGoesOnToItsEnd) {
  for (const int devices : {3, 4, 6}) {
    SCOPED_TRACE(devices);
    Table table = table_of(devices, static_cast<u64>(devices), 2 * devices + 1);
    const u8 gone = table.next();
    const Agreement about = table.agreement();
    EXPECT_EQ(about.absent, gone);
    EXPECT_EQ(about.others, (1 << devices) - 1 - (1 << gone));
    EXPECT_FALSE(table.agree(gone)) << "nobody agrees about themselves";
    const Record before = table.record;
    table.replace();
    expect_readable(table);
    EXPECT_EQ(table.away(), 1 << gone);
    EXPECT_EQ(compare_threads(all_tiles(), before, table.record).relation, Relation::newer);
    const FairDevice frozen = table.record.fair.devices[gone];
    u8 reader = 0;
    for (u8 next = table.next(); next != no_device; next = table.next()) {
      EXPECT_NE(next, gone);
      table.play(next, table.record.actions.size());
      reader |= static_cast<u8>(1 << next);
    }
    EXPECT_EQ(reader, about.others);
    EXPECT_TRUE(table.record.fair.devices[gone] == frozen) << "what it has revealed stays";
    expect_readable(table);
  }
}

// A link that must open for ever: three devices, of which one has been replaced.
TEST(StandIn, ItsLinksStayReadable) {
  const auto link = decode_link(
      all_tiles(),
      "#g=BQACBN4kvDmkEB0UnSUYWtHDJO7HC3FDnIpgZm6iAZLugj5CkzVPVwoHC5lmzvXWhdId5Hp8rGjdlXF3q-"
      "2HK0Rncj1V8TvfnF70E_ERGIHlFTA4z");
  ASSERT_TRUE(link);
  EXPECT_FALSE(link->fault);
  EXPECT_EQ(link->record.actions.size(), 48u);
  EXPECT_EQ(link->record.fair.words.size(), 3u);
}

// One has been replaced, and a word about the next one comes too late: what holds is not in doubt.
TEST(StandIn, WhoPlaysOnOvertakesASecondAgreementInOnePlace) {
  Table table = table_of(4, 5, 9);
  table.replace();
  Table other = table;
  const Agreement second = table.agreement();
  u8 device = 0;
  while ((second.others >> device & 1) == 0 || device == second.confirms) ++device;
  ASSERT_TRUE(table.agree(device));
  other.play(other.next(), 7);
  const Comparison link = compare_threads(all_tiles(), table.record, other.record);
  EXPECT_EQ(link.relation, Relation::newer);
  EXPECT_TRUE(link.overtaken);
}

TEST(StandIn, WhoRevealsForItHasNotRevealedLast) {
  Table table = table_of(4, 5, 6);
  table.replace();
  const u8 away = table.away();
  int stretches = 0;
  State state = initial_state(table.game);
  while (table.next() != no_device) table.play(table.next(), table.record.actions.size());
  FairCourse course(table.record.fair);
  FairPlace before;
  for (std::size_t k = 0; k < table.record.actions.size(); ++k) {
    ASSERT_TRUE(course.begin_step(table.game, state, k));
    const FairPlace now = course.place();
    const bool begins = now.owner != before.owner;
    if (begins && (away >> now.owner & 1) != 0 && k > table.record.fair.words[0].at) {
      EXPECT_NE(now.device, before.device);
      ++stretches;
    }
    before = now;
    apply(table.game, state, table.record.actions[k]);
  }
  EXPECT_GT(stretches, 5);
}

TEST(StandIn, ADeviceThatIsToRevealForAnotherCanGoToo) {
  Table table = table_of(4, 9, 5);
  table.replace();
  const u8 second = table.next();  // it would play for the first one
  table.replace();
  EXPECT_EQ(std::popcount(table.away()), 2);
  EXPECT_NE(table.away() >> second & 1, 0);
  EXPECT_EQ(table.agreement().absent, no_device) << "one alone would choose the draws";
  EXPECT_FALSE(table.agree(table.next()));
  while (table.next() != no_device) table.play(table.next(), table.record.actions.size());
  expect_readable(table);
}

TEST(StandIn, OfTwoNobodyCanReplaceTheOther) {
  Table table = table_of(2, 3, 5);
  EXPECT_EQ(table.agreement().absent, no_device);
  EXPECT_FALSE(table.agree(1 - table.next()));
}

TEST(StandIn, NothingIsAgreedBeforeTheGameBegins) {
  Table table = table_of(3, 3, 0);
  table.record.fair.devices[1] = {chain_value(table.secrets[1], 0), 0};
  EXPECT_FALSE(table.agree(1));
  EXPECT_FALSE(table.agree(2));
}

TEST(StandIn, NobodyKnowsADrawBeforeGivingTheirWord) {
  Table table = table_of(3, 21, 4);
  const Table before = table;
  const Agreement about = table.replace();
  const u8 first = table.next();
  EXPECT_NE(first, about.confirms) << "who confirms does not know what comes then";
  table.play(first);
  for (u8 d = 0; d < 3; ++d) {
    const int more = table.record.fair.devices[d].revealed - before.record.fair.devices[d].revealed;
    // Its word, and the confirmation; or the computer's turn, and its own after that.
    EXPECT_EQ(more, d == about.absent ? 0 : d == first ? 3 : 2);
  }
  // A word that comes to nothing changes no draw.
  Table given = before, plain = before;
  EXPECT_TRUE(given.agree(about.confirms));
  given.play(about.absent);
  plain.play(about.absent);
  EXPECT_TRUE(given.record == plain.record);
}

TEST(StandIn, WordsTravelInAnyOrderAndMeet) {
  const Table before = table_of(4, 8, 7);
  const Agreement about = before.agreement();
  std::vector<u8> others;
  for (u8 d = 0; d < 4; ++d)
    if (about.others >> d & 1) others.push_back(d);
  Table one = before, other = before;
  EXPECT_TRUE(one.agree(others[0]));
  EXPECT_FALSE(one.agree(others[0])) << "once";
  expect_readable(one);
  EXPECT_TRUE(other.agree(others[1]));
  EXPECT_EQ(relation_of(before, one), Relation::newer);
  EXPECT_EQ(relation_of(one, before), Relation::older);
  EXPECT_EQ(relation_of(one, other), Relation::newer) << "each knows more";
  EXPECT_EQ(relation_of(other, one), Relation::newer);
  Table merged = one, also = other;
  merge_words(merged.record, other.record);
  merge_words(also.record, one.record);
  EXPECT_TRUE(merged.record == also.record);
  expect_readable(merged);
  EXPECT_FALSE(merged.agreement().all());
  EXPECT_TRUE(merged.agree(others[2]));
  if (others[2] != about.confirms) {
    EXPECT_EQ(merged.away(), 0);
    EXPECT_EQ(merged.next(), about.absent) << "until it is confirmed";
    EXPECT_FALSE(merged.confirm(others[2]));
    expect_readable(merged);
    EXPECT_TRUE(merged.confirm(about.confirms));
  }
  EXPECT_EQ(merged.away(), 1 << about.absent);
  expect_readable(merged);
}

TEST(StandIn, AnswersOfDifferentVersionsDoNotMix) {
  Table table = table_of(3, 4, 4);
  const Agreement about = table.agreement();
  EXPECT_TRUE(table.agree(about.confirms, 2));
  const u8 other =
      static_cast<u8>(std::countr_zero(static_cast<u8>(about.others & ~(1 << about.confirms))));
  EXPECT_FALSE(table.agree(other, 1));
  EXPECT_TRUE(table.agree(other, 2));
}

// ---- The one believed gone answers --------------------------------------------------------------

TEST(StandIn, BeforeAllHaveAgreedTheAnswerCounts) {
  const Table before = table_of(3, 12, 7);
  const Agreement about = before.agreement();
  const u8 gone = about.absent, confirms = about.confirms;
  const u8 first = static_cast<u8>(3 - gone - confirms);
  Table answered = before;
  answered.play(gone);
  // Who confirms decides, and has not.
  Table asked = before;
  EXPECT_TRUE(asked.agree(confirms));
  const Comparison found = compare_threads(all_tiles(), asked.record, answered.record);
  EXPECT_EQ(found.relation, Relation::newer);
  EXPECT_TRUE(found.overtaken);
  EXPECT_TRUE(may_follow(all_tiles(), asked.record, answered.record, confirms));
  // The other one waits: it may have been confirmed.
  Table word = before;
  EXPECT_TRUE(word.agree(first));
  EXPECT_FALSE(may_follow(all_tiles(), word.record, answered.record, first));
  EXPECT_TRUE(may_follow(all_tiles(), word.record, answered.record, gone));
  // It hears that it was not,
  Table told = answered;
  if (told.next() == confirms) {
    EXPECT_FALSE(told.say_no(confirms)) << "by what it plays";
    told.play(confirms);
  } else {
    EXPECT_TRUE(told.say_no(confirms));
    EXPECT_FALSE(told.say_no(confirms));
    expect_readable(told);
    EXPECT_EQ(relation_of(answered, told), Relation::newer);
  }
  EXPECT_TRUE(may_follow(all_tiles(), word.record, told.record, first));
  // and its own draw is the same as if it had not agreed.
  Table plain = answered;
  for (Table* one : {&told, &plain})
    for (int i = 0; i < 3; ++i) one->play(one->next(), 40 + static_cast<u64>(i));
  expect_readable(told);
}

TEST(StandIn, AfterAllHaveAgreedTheAnswerComesTooLate) {
  const Table before = table_of(3, 13, 7);
  Table replaced = before, answered = before;
  replaced.replace();
  answered.play(before.next());
  EXPECT_EQ(relation_of(replaced, answered), Relation::other_past);
  EXPECT_EQ(relation_of(answered, replaced), Relation::other_past);
  replaced.play(replaced.next());
  EXPECT_EQ(relation_of(replaced, answered), Relation::other_past);
  const Comparison found = compare_threads(all_tiles(), answered.record, replaced.record);
  EXPECT_EQ(found.relation, Relation::other_past);
  EXPECT_EQ(found.common, before.record.actions.size());
}

TEST(StandIn, LateWordsAreSeen) {
  const Table before = table_of(4, 14, 6);
  Table asked = before, answered = before;
  EXPECT_TRUE(asked.agree(before.agreement().confirms));
  answered.play(before.next());
  const Comparison found = compare_threads(all_tiles(), answered.record, asked.record);
  EXPECT_EQ(found.relation, Relation::older);
  EXPECT_TRUE(found.overtaken);
}

// What a page does with a link that continues what it knows, or with one that knows less.
void receive(Table& own, u8 device, const Table& sent) {
  const Comparison found = compare_threads(all_tiles(), own.record, sent.record);
  const Agreement known = own.agreement();
  if (found.relation == Relation::newer) {
    if (found.overtaken && !may_follow(all_tiles(), own.record, sent.record, device)) return;
    Record next = sent.record;
    merge_words(next, own.record);
    if (check_fair(own.game, next)) next = sent.record;
    own.record = next;
    own.confirm(device);
    if (found.overtaken && known.agreed != 0 && known.confirms == device) own.say_no(device);
  } else if (found.relation == Relation::older && found.overtaken) {
    const Agreement late = sent.agreement();
    if (late.confirms == device && late.agreed != 0 &&
        own.record.fair.devices[device].revealed <= sent.record.fair.devices[device].revealed)
      own.say_no(device);
  } else if (found.relation == Relation::other_past) {
    EXPECT_TRUE((sent.away() | own.away()) != 0) << "only the one believed gone is left behind";
    if (sent.away() >> device & 1) own.record = sent.record;
  }
}

// Links cross, and the one believed gone answers at any time: all others end up in one game.
TEST(StandIn, WhateverCrossesThereIsOneGame) {
  int replaced = 0, answered = 0;
  for (u64 n = 0; n < 40; ++n) {
    SCOPED_TRACE(n);
    Random random{n + 500};
    const int devices = 3 + static_cast<int>(n % 2);
    const Table before = table_of(devices, n, devices + static_cast<int>(random.below(4)));
    const std::size_t begin = before.record.actions.size(), far = begin + 14;
    const u8 gone = before.next();
    std::vector<Table> all(static_cast<std::size_t>(devices), before);
    bool back = false;
    for (int event = 0; event < 400; ++event) {
      const u8 d = static_cast<u8>(random.below(static_cast<u32>(devices)));
      Table& own = all[d];
      const bool early = own.record.actions.size() == begin;
      switch (random.below(6)) {
        case 0:
          if (d != gone && early && own.agreement().absent == gone && random.below(3) == 0)
            own.agree(d);
          break;
        case 1:
          if (d == gone && !back && random.below(8) != 0) break;
          if (own.record.actions.size() >= far || own.next() != d) break;
          back |= d == gone;
          own.play(d, random.next());
          break;
        default: {
          const u8 from = static_cast<u8>(random.below(static_cast<u32>(devices)));
          if (from != d) receive(own, d, Table(all[from]));
        }
      }
    }
    const u8 sees = gone == 0 ? 1 : 0;
    const u8 away = all[sees].away();
    for (u8 d = 0; d < devices; ++d) {
      if (d == gone) continue;
      EXPECT_EQ(all[d].away(), away) << int{d};
      const Relation relation = relation_of(all[sees], all[d]);
      EXPECT_TRUE(relation == Relation::same || relation == Relation::newer ||
                  relation == Relation::older)
          << int{d};
      expect_readable(all[d]);
      if (away != 0 || back) {
        EXPECT_GT(all[d].record.actions.size(), begin) << int{d};
      }
    }
    ++(away != 0 ? replaced : answered);
  }
  EXPECT_GT(replaced, 3);
  EXPECT_GT(answered, 3);
}

// ---- What does not fit --------------------------------------------------------------------------

TEST(StandIn, WordsThatNobodyCouldGiveAreRefused) {
  const Table before = table_of(3, 15, 7);
  const Agreement about = before.agreement();
  const auto at = static_cast<u16>(before.record.actions.size());
  const auto with = [&](std::vector<FairWord> words) {
    Table table = before;
    std::sort(words.begin(), words.end());
    for (const FairWord& word : words) {
      FairDevice& device = table.record.fair.devices[word.device % 3];
      device = {chain_value(table.secrets[word.device % 3], device.revealed + 1u),
                static_cast<u16>(device.revealed + 1)};
    }
    table.record.fair.words = words;
    return table;
  };
  const u8 gone = about.absent, last = about.confirms, other = static_cast<u8>(3 - gone - last);
  const auto later = static_cast<u16>(at + 1), earlier = static_cast<u16>(at - 1);
  expect_readable(with({{at, other, gone, 1}}));
  expect_readable(with({{at, other, other, 0}}));
  expect_readable(with({{at, other, gone, 1}, {at, last, gone, 1}}));
  expect_readable(with({{at, other, gone, 1}, {at, last, gone, 1}, {at, last, gone, 1}}));
  for (const auto& words : std::vector<std::vector<FairWord>>{
           {{at, gone, gone, 1}},
           {{at, other, last, 1}},
           {{at, last, gone, 1}, {at, last, gone, 1}},
           {{at, other, gone, 1}, {at, other, gone, 1}},
           {{at, other, gone, 1}, {at, last, gone, 2}},
           {{at, other, other, 0}, {at, other, other, 0}},
           {{at, other, gone, 0}},
           {{later, other, gone, 1}},
           {{earlier, other, gone, 1}},
           {{0, other, gone, 1}},
           {{at, 3, gone, 1}},
           {{at, other, 3, 1}},
           {{at, other, gone, stand_in_versions}},
       })
    expect_refused(with(words));
  // Words without their values, and values without words.
  Table table = with({{at, other, gone, 1}});
  table.record.fair.words.clear();
  expect_refused(table);
  table = before;
  table.record.fair.words = {{at, other, gone, 1}};
  expect_refused(table);
  // Going on as if all had agreed.
  table = before;
  table.replace();
  table.play(table.next());
  expect_readable(table);
  std::erase_if(table.record.fair.words, [&](const FairWord& word) { return word.device == last; });
  expect_refused(table);
  // A word that is not of the device's chain.
  table = with({{at, other, gone, 1}});
  table.record.fair.devices[other].latest[3] ^= 1;
  EXPECT_EQ(relation_of(before, table), Relation::forged);
}

TEST(StandIn, EveryCharacterOfALinkWithWordsCounts) {
  Table table = table_of(3, 16, 5);
  const Table before = table;
  table.replace();
  table.play(table.next());
  const std::string link = *encode_link(all_tiles(), table.record, false);
  const std::string code = link.substr(4, link.size() - 4 - 3);
  for (std::size_t i = 0; i < code.size(); ++i)
    for (const char c : {'A', 'q', '_', '7'}) {
      std::string damaged = code;
      if (damaged[i] == c) continue;
      damaged[i] = c;
      const auto read = decode_link(all_tiles(), "#g=" + with_valid_checksum(damaged));
      if (!read || read->fault) continue;
      const auto relation = compare_threads(all_tiles(), before.record, read->record).relation;
      EXPECT_TRUE(relation != Relation::newer || read->record.actions == table.record.actions) << i;
    }
}

TEST(StandIn, LinksWithoutWordsAreAsTheyWere) {
  const Table table = table_of(3, 17, 6);
  const std::string link = *encode_link(all_tiles(), table.record, false);
  Table replaced = table;
  replaced.replace();
  const std::string longer = *encode_link(all_tiles(), replaced.record, false);
  EXPECT_LT(link.size() + 3, longer.size());
  EXPECT_LT(longer.size(), link.size() + 20) << "little more than the words";
  EXPECT_EQ(write_record(all_tiles(), table.record).find("\nword "), std::string::npos);
}

// ---- The computer -------------------------------------------------------------------------------

TEST(StandIn, ItsAnswersDependOnNothingButThePosition) {
  Table table = table_of(3, 18, 5);
  table.replace();
  table.play(table.next());
  State state;
  table.go_to_end(state);
  for (int i = 0; i < 40 && !decision(table.game, state).over; ++i) {
    const bool chance = decision(table.game, state).chance;
    if (!chance) {
      State other = state;
      other.seed += 12345;
      EXPECT_TRUE(stand_in_answer(table.game, state) == stand_in_answer(table.game, other));
    }
    apply(table.game, state,
          chance ? chance_outcome(table.game, state) : stand_in_answer(table.game, state));
  }
}

// If this fails although its answers were to change, raise stand_in_version and write the new value
// here: devices check each other's.
TEST(StandIn, ItsAnswersAreThoseOfItsVersion) {
  EXPECT_EQ(stand_in_version, 1);
  Hasher hash;
  for (const ExpansionMask expansions : {ExpansionMask{0}, big_box_7()}) {
    bastide::Setup setup;
    setup.players = 3;
    setup.first_player = 0;
    setup.seed = 7;
    setup.expansions = expansions;
    const Game game = *make_game(all_tiles(), setup);
    State state = initial_state(game);
    while (!decision(game, state).over) {
      const bool chance = decision(game, state).chance;
      const Action action = chance ? chance_outcome(game, state) : stand_in_answer(game, state);
      if (!chance)
        hash.add(static_cast<u64>(action.kind) << 48 | static_cast<u64>(action.what) << 40 |
                 static_cast<u64>(static_cast<u8>(action.at.x)) << 32 |
                 static_cast<u64>(static_cast<u8>(action.at.y)) << 24 |
                 static_cast<u64>(action.where) << 8 | action.value);
      apply(game, state, action);
    }
  }
  EXPECT_EQ(hash.value, 5053799231681430864u);
}

}  // namespace
}  // namespace bastide::stand_in_test
