// Chance without a server: games between devices, and attempts to predict or choose its outcomes.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>

#include "engine/base/digest.hpp"
#include "engine/players/play.hpp"
#include "engine/record/link.hpp"
#include "engine/record/save.hpp"
#include "engine/record/thread.hpp"
#include "tests/engine/record_games.hpp"
#include "tests/engine/thinning.hpp"

namespace bastide::fair_test {
namespace {

using testing::all_tiles;
using testing::thinning;

constexpr int alternatives = static_cast<int>(100000 / thinning);

FairValue random_value(Random& random) {
  FairValue value{};
  for (u8& byte : value) byte = static_cast<u8>(random.next() >> 32);
  return value;
}

std::string digest_text(std::string_view text, std::size_t length) {
  std::vector<u8> bytes(text.begin(), text.end()), digest(length);
  blake2s_digest(bytes, digest);
  std::string hex;
  for (const u8 byte : digest) {
    hex += "0123456789abcdef"[byte >> 4];
    hex += "0123456789abcdef"[byte & 15];
  }
  return hex;
}

// RFC 7693, appendix B, and those test vectors of its authors that are near the ends of blocks: of
// the bytes 0, 1, 2...
TEST(Digest, IsThePublishedBlake2s) {
  EXPECT_EQ(digest_text("abc", 32),
            "508c5e8c327c14e2e1a72ba34eeb452f37458b209ed63a294d999b4c86675982");
  EXPECT_EQ(digest_text("", 32),
            "69217a3079908094e11121d042354a7c1f55b6482ca1a51e1b250dfd1ed0eef9");
  const struct {
    int length;
    const char* digest;
  } vectors[] = {
      {1, "e34d74dbaf4ff4c6abd871cc220451d2ea2648846c7757fbaac82fe51ad64bea"},
      {63, "e57cb79487dd57902432b250733813bd96a84efce59f650fac26e6696aefafc3"},
      {64, "56f34e8b96557e90c1f24b52d0c89d51086acf1b00f634cf1dde9233b8eaaa3e"},
      {65, "1b53ee94aaf34e4b159d48de352c7f0661d0a40edff95a0b1639b4090e974472"},
      {128, "1fa877de67259d19863a2a34bcc6962a2b25fcbf5cbecd7ede8f1fa36688a796"},
      {129, "5bd169e67c82c2c2e98ef7008bdf261f2ddf30b1c00f9e7f275bb3e8a28dc9a2"},
      {255, "f03f5789d3336b80d002d59fdf918bdb775b00956ed5528e86aa994acb38fe2d"},
  };
  for (const auto& vector : vectors) {
    std::string text;
    for (int i = 0; i < vector.length; ++i) text += static_cast<char>(i);
    EXPECT_EQ(digest_text(text, 32), vector.digest) << vector.length;
  }
  // Shorter digests are not prefixes of longer ones.
  EXPECT_EQ(digest_text("abc", 16), "aa4938119b1dc7b87cbad0ffd200d0ae");
  EXPECT_EQ(digest_text("abc", 8), "972e9d2cd6de6402");
}

TEST(Fair, AChainLeadsBackToItsRoot) {
  Random random{1};
  const FairValue secret = random_value(random);
  const FairValue root = chain_value(secret, 0);
  EXPECT_EQ(chain_value(secret, max_reveals), secret);
  for (const u32 reveals : {1u, 2u, 35u, 255u, max_reveals}) {
    EXPECT_EQ(earlier_value(chain_value(secret, reveals), reveals), root);
    EXPECT_EQ(earlier_value(chain_value(secret, reveals), reveals - 1), chain_value(secret, 1));
  }
  FairValue read{};
  EXPECT_TRUE(read_value(value_text(root), read));
  EXPECT_EQ(read, root);
  for (const std::string& wrong :
       {std::string(), value_text(root) + "0", std::string(32, 'g'), std::string(32, 'A')})
    EXPECT_FALSE(read_value(wrong, read));
  // A value that must never change, so that today's games can always be verified.
  EXPECT_EQ(value_text(chain_value({}, max_reveals - 1)), digest_text(std::string(16, '\0'), 16));
}

// ---- Devices that pass a game on ----------------------------------------------------------------

struct Device {
  FairValue secret;
  Record known;  // what it has kept
};

struct Thread {
  std::vector<Device> devices;
  std::string link;
  std::size_t sent = 0;  // links
  std::size_t longest = 0;
};

Setup setup_of(int players, ExpansionMask expansions = 0) {
  Setup setup;
  setup.players = static_cast<u8>(players);
  setup.first_player = 0;
  setup.expansions = expansions;
  return setup;
}

Record table_of(const Setup& setup) {
  Record record;
  record.setup = setup;
  for (u8 p = 0; p < setup.players; ++p) record.players.push_back({"", p, ""});
  return record;
}

std::string send(Thread& thread, const Record& record) {
  const auto link = encode_link(all_tiles(), record, false);
  EXPECT_TRUE(link) << ::testing::PrintToString(link.error());
  if (!link) return {};
  ++thread.sent;
  thread.longest = std::max(thread.longest, link->size());
  return *link;
}

// What a device does with a link: it checks everything, then keeps the record.
Record receive(Device& device, const std::string& text, Relation expected) {
  const auto link = decode_link(all_tiles(), text);
  EXPECT_TRUE(link) << ::testing::PrintToString(link.error());
  if (!link) return {};
  EXPECT_FALSE(link->fault) << ::testing::PrintToString(*link->fault);
  if (!device.known.fair.devices.empty()) {
    EXPECT_EQ(compare_threads(all_tiles(), device.known, link->record).relation, expected);
  }
  device.known = link->record;
  return link->record;
}

// Invites and joins: device d plays the seat with its number, the first one also those beyond.
// Then those in between reveal a first value.
Thread begin_thread(const Setup& setup, int devices, Random& random) {
  Thread thread;
  Record record = table_of(setup);
  for (int d = 0; d < devices; ++d) {
    Device& device = thread.devices.emplace_back(Device{random_value(random), {}});
    u8 seats = static_cast<u8>(1 << d);
    for (int p = devices; d == 0 && p < setup.players; ++p) seats |= static_cast<u8>(1 << p);
    if (d > 0) record = receive(device, thread.link, Relation::newer);
    const auto done =
        d == 0 ? invite(record, seats, device.secret) : join(record, seats, device.secret);
    EXPECT_TRUE(done);
    device.known = record;
    thread.link = send(thread, record);
  }
  EXPECT_EQ(open_seat(record.fair), no_player);
  for (u8 d = opening_device(record.fair); d != no_device; d = opening_device(record.fair)) {
    Device& device = thread.devices[d];
    record = receive(device, thread.link, Relation::newer);
    reveal_first(record.fair, d, device.secret);
    device.known = record;
    thread.link = send(thread, record);
  }
  return thread;
}

FairPlace play_up_to(const Game& game, const Record& record, State& state) {
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

// One stretch of a device: random play until another device's step.
template <class Choose>
void play_stretch(const Game& game, Record& record, u8 device, const FairValue& secret,
                  Choose choose) {
  State state;
  FairPlace place = play_up_to(game, record, state);
  while (begin_own_step(game, state, record.fair, place, device, secret)) {
    const Action action =
        decision(game, state).chance ? chance_outcome(game, state) : choose(state);
    record.actions.push_back(action);
    apply(game, state, action);
  }
}

// The device whose turn it is opens the link, plays and sends it on.
bool pass_on(Thread& thread, const Game& game, Random& random) {
  const auto link = decode_link(all_tiles(), thread.link);
  State state;
  play_up_to(game, link->record, state);
  const u8 next = fair_device(game, state, link->record.fair);
  if (next == no_device) return false;
  Device& device = thread.devices[next];
  EXPECT_EQ(own_device(link->record.fair, device.secret), next);
  Record record = receive(device, thread.link, Relation::newer);
  play_stretch(game, record, next, device.secret,
               [&](const State& now) { return random_action(game, now, random); });
  EXPECT_FALSE(check_fair(game, record));
  device.known = record;
  thread.link = send(thread, record);
  return true;
}

TEST(Fair, WholeGamesGoFromDeviceToDevice) {
  const struct {
    int players, devices;
    ExpansionMask expansions;
    std::size_t most;  // characters
  } games[] = {{2, 2, 0, 400},
               {6, 6, 0, 400},
               {5, 3, 0, 400},
               {2, 2, big_box_7(), 480},
               {4, 4, big_box_7(), 480}};
  for (const auto& wish : games)
    for (u64 n = 0; n < (wish.expansions != 0 || thinning > 1 ? 1u : 2u); ++n) {
      SCOPED_TRACE(std::to_string(wish.players) + " players, game " + std::to_string(n));
      // Everything is checked anew with every link, so the end of a game takes most of the time: in
      // slow builds only the shortest one is played to it.
      const bool whole = thinning == 1 || &wish == &games[0];
      constexpr std::size_t enough = 30;  // links
      Random random{n + 1};
      const auto setup = setup_of(wish.players, wish.expansions);
      Thread thread = begin_thread(setup, wish.devices, random);
      const auto game = make_game(all_tiles(), setup);
      while ((whole || thread.sent < enough) && pass_on(thread, *game, random)) {
      }
      const auto link = decode_link(all_tiles(), thread.link);
      ASSERT_TRUE(link);
      EXPECT_FALSE(link->fault);
      State state;
      play_up_to(*game, link->record, state);
      EXPECT_EQ(state.over, whole);
      const std::size_t least = wish.devices == wish.players ? 71 : 41;
      EXPECT_GE(thread.sent, whole ? least : enough);
      EXPECT_LT(thread.longest, wish.most);
      RecordProperty("longest", static_cast<int>(thread.longest));
      // Records keep the proof.
      const std::string text = write_record(all_tiles(), link->record);
      const auto read = parse_record(all_tiles(), text);
      ASSERT_TRUE(read) << ::testing::PrintToString(read.error());
      EXPECT_TRUE(read->record == link->record);
      const auto save = read_save(all_tiles(), write_save(all_tiles(), {}, link->record));
      ASSERT_TRUE(save);
      EXPECT_TRUE(save->record == link->record);
    }
}

// How long links between devices are (docs/by-link.md).
TEST(Fair, DISABLED_PrintLengths) {
  for (const int players : {2, 3, 6})
    for (const ExpansionMask expansions : {ExpansionMask{0}, big_box_7()}) {
      std::size_t shortest = 10000, longest = 0, sum = 0, games = 20;
      for (u64 n = 0; n < games; ++n) {
        Random random{n + 1};
        const auto setup = setup_of(players, expansions);
        Thread thread = begin_thread(setup, players, random);
        const auto game = make_game(all_tiles(), setup);
        while (pass_on(thread, *game, random)) {
        }
        shortest = std::min(shortest, thread.link.size());
        longest = std::max(longest, thread.link.size());
        sum += thread.link.size();
      }
      std::printf("%s %d: %zu to %zu, %.1f\n", expansions ? "Big Box 7" : "base game", players,
                  shortest, longest, static_cast<double>(sum) / static_cast<double>(games));
    }
}

// A thread of two devices in the middle of a game: what the first device keeps, and what it gets
// back.
struct Middle {
  Thread thread;
  Record before, after;  // of the second device's answer
  Game game;
};

Middle middle_of(u64 n, int devices = 2, int links = 9) {
  Random random{n + 100};
  const auto setup = setup_of(devices);
  Middle middle{begin_thread(setup, devices, random), {}, {}, *make_game(all_tiles(), setup)};
  for (int i = 0; i < links; ++i) pass_on(middle.thread, middle.game, random);
  middle.before = decode_link(all_tiles(), middle.thread.link)->record;
  pass_on(middle.thread, middle.game, random);
  middle.after = decode_link(all_tiles(), middle.thread.link)->record;
  return middle;
}

TEST(Fair, KnownRecordsDistinguishOldFromNew) {
  const Middle middle = middle_of(1);
  const auto relation_of = [](const Record& known, const Record& other) {
    return compare_threads(all_tiles(), known, other).relation;
  };
  EXPECT_EQ(relation_of(middle.before, middle.after), Relation::newer);
  EXPECT_EQ(relation_of(middle.after, middle.before), Relation::older);
  EXPECT_EQ(relation_of(middle.after, middle.after), Relation::same);
  EXPECT_EQ(relation_of(middle.before, middle_of(2).before), Relation::other_game);
  EXPECT_EQ(relation_of(testing::random_game(1), middle.before), Relation::other_game);
  // Names do not matter, the players do.
  Record other = middle.after;
  other.players[0].name = "Anna";
  EXPECT_EQ(relation_of(middle.before, other), Relation::newer);
  other.players[0].computer = "greedy";
  EXPECT_EQ(relation_of(middle.before, other), Relation::other_past);
  other = middle.after;
  other.setup.options.farmers = false;
  EXPECT_EQ(relation_of(middle.before, other), Relation::other_past);
}

TEST(Fair, AnotherPastIsReported) {
  const Middle middle = middle_of(3);
  // The second device plays its turn again, differently.
  Record other = middle.before;
  Random random{77};
  play_stretch(middle.game, other, 1, middle.thread.devices[1].secret,
               [&](const State& now) { return random_action(middle.game, now, random); });
  ASSERT_FALSE(other == middle.after);
  const Comparison found = compare_threads(all_tiles(), middle.after, other);
  EXPECT_EQ(found.relation, Relation::other_past);
  EXPECT_GE(found.common, middle.before.actions.size() + 1) << "the draw is the same";
  State state;
  play_up_to(middle.game, middle.before, state);
  EXPECT_EQ(found.turn, state.turn);
}

TEST(Fair, AForgedValueIsReportedWithItsDevice) {
  Random random{5};
  for (const int links : {1, 9}) {
    const Middle middle = middle_of(4, 2, links);
    Record forged = middle.before;  // the first device plays for the second
    play_stretch(middle.game, forged, 1, random_value(random),
                 [&](const State& now) { return random_action(middle.game, now, random); });
    EXPECT_TRUE(check_fair(middle.game, forged)) << "what was drawn before does not fit any more";
    const Comparison found = compare_threads(all_tiles(), middle.before, forged);
    EXPECT_EQ(found.relation, Relation::forged);
    EXPECT_EQ(found.device, 1);
    EXPECT_EQ(found.turn, links + 1);
  }
}

TEST(Fair, StepsWithoutAValueAreRefused) {
  const Middle middle = middle_of(6);
  // The steps of the second device, but nothing that it revealed for them.
  Record stolen = middle.after;
  stolen.fair = middle.before.fair;
  const auto fault = check_fair(middle.game, stolen);
  ASSERT_TRUE(fault);
  EXPECT_EQ(fault->code, "fair.stretch");
  EXPECT_EQ(fault->detail, "10");
  EXPECT_EQ(encode_link(all_tiles(), stolen, false).error(),
            (Error{"link.unplayable", "fair.stretch", 0}));
  // A revealed value is skipped for one that suits better.
  Record skipped = middle.before;
  skipped.fair.devices[1].latest = chain_value(middle.thread.devices[1].secret, 7);
  skipped.fair.devices[1].revealed = 6;
  EXPECT_TRUE(check_fair(middle.game, skipped));
  // A chance outcome that does not follow from the revealed values.
  Record other_draw = middle.after;
  for (std::size_t k = middle.before.actions.size(); k < other_draw.actions.size(); ++k) {
    State state;
    play_up_to(middle.game, middle.before, state);
    Random random{9};
    Action draw = random_action(middle.game, state, random);
    while (draw == middle.after.actions[k]) draw = random_action(middle.game, state, random);
    other_draw.actions[k] = draw;
    other_draw.actions.resize(k + 1);
    break;
  }
  ASSERT_TRUE(check_fair(middle.game, other_draw));
  EXPECT_EQ(check_fair(middle.game, other_draw)->code, "fair.chance");
  const std::string text = write_record(all_tiles(), other_draw);
  const ReadRecord read = read_record(all_tiles(), text);
  ASSERT_TRUE(read.fault);
  EXPECT_EQ(read.fault->code, "fair.chance");
  EXPECT_EQ(read.fault->detail, "10");
  EXPECT_TRUE(read.parsed.record == middle.before) << "what came before is kept";
}

TEST(Fair, EarlierPositionsHaveProofToo) {
  const Middle middle = middle_of(7);
  Record earlier = middle.after;
  earlier.actions = middle.before.actions;
  rewind_fair(middle.game, earlier);
  EXPECT_TRUE(earlier == middle.before);
  for (std::size_t count = middle.after.actions.size(); count > 0; --count) {
    earlier.actions.resize(std::min(count, earlier.actions.size()));
    rewind_fair(middle.game, earlier);
    ASSERT_FALSE(check_fair(middle.game, earlier)) << count;
    const auto link = encode_link(all_tiles(), earlier, false);
    ASSERT_TRUE(link);
    const auto decoded = decode_link(all_tiles(), *link);
    ASSERT_TRUE(decoded);
    EXPECT_FALSE(decoded->fault);
    // With a chance outcome that follows in the same stretch.
    EXPECT_GE(decoded->record.actions.size(), earlier.actions.size());
    EXPECT_TRUE(decoded->record.fair == earlier.fair);
  }
}

TEST(Fair, RulesForJoiningAndBeginning) {
  Random random{8};
  const FairValue a = random_value(random), b = random_value(random);
  Record record = table_of(setup_of(3));
  EXPECT_FALSE(join(record, 1, a)) << "nobody has invited";
  EXPECT_FALSE(invite(record, 0b010, a)) << "who begins must be of the inviter's device";
  EXPECT_FALSE(invite(record, 0b1001, a)) << "there is no fourth player";
  EXPECT_FALSE(invite(record, 0, a));
  ASSERT_TRUE(invite(record, 0b001, a));
  EXPECT_FALSE(invite(record, 0b100, b));
  EXPECT_EQ(open_seat(record.fair), 1);
  EXPECT_FALSE(join(record, 0b011, b)) << "one of them is taken";
  EXPECT_FALSE(join(record, 0, b));
  EXPECT_FALSE(join(record, 0b110, b)) << "the third player is somebody else";
  EXPECT_FALSE(join(record, 0b010, a)) << "the inviter's root";
  Record one = record, other = record;
  ASSERT_TRUE(join(one, 0b010, b));
  EXPECT_EQ(open_seat(one.fair), 2);
  EXPECT_EQ(own_device(one.fair, b), 1);
  EXPECT_EQ(own_device(one.fair, random_value(random)), no_device);
  // Nobody can play before all have joined.
  const auto game = make_game(all_tiles(), one.setup);
  State state = initial_state(*game);
  FairPlace place;
  EXPECT_FALSE(begin_own_step(*game, state, one.fair, place, 0, a));
  const auto link = decode_link(all_tiles(), *encode_link(all_tiles(), one, false));
  ASSERT_TRUE(link);
  EXPECT_TRUE(link->record == one);
  // Two devices answer the same invitation.
  ASSERT_TRUE(join(other, 0b010, random_value(random)));
  EXPECT_EQ(compare_threads(all_tiles(), record, one).relation, Relation::newer);
  EXPECT_EQ(compare_threads(all_tiles(), one, record).relation, Relation::older);
  EXPECT_EQ(compare_threads(all_tiles(), one, other).relation, Relation::other_past);
  Record random_first = table_of(setup_of(2));
  random_first.setup.first_player = random_player;
  EXPECT_FALSE(invite(random_first, 1, a));
}

// Whoever mirrors another's chain would add nothing of its own to the draws.
TEST(Fair, AChainBelongsToOneDevice) {
  Random random{9};
  const FairValue a = random_value(random);
  Record invitation = table_of(setup_of(3));
  ASSERT_TRUE(invite(invitation, 0b001, a));
  const FairValue root = root_of(invitation.fair.devices[0]);
  for (const FairValue& mirrored :
       {earlier_value(root, 1), earlier_value(root, 7), earlier_value(root, max_reveals),
        chain_value(a, 1), chain_value(a, 300), a}) {
    Record record = invitation;
    record.fair.devices.push_back({mirrored, 0});
    record.fair.device_of[1] = 1;
    EXPECT_TRUE(check_chains(record.fair));
    const auto game = make_game(all_tiles(), record.setup);
    EXPECT_TRUE(check_fair(*game, record));
    EXPECT_FALSE(encode_link(all_tiles(), record, false));
    EXPECT_FALSE(join(record, 0b100, random_value(random)));
  }
  Record honest = invitation;
  ASSERT_TRUE(join(honest, 0b010, random_value(random)));
  ASSERT_TRUE(join(honest, 0b100, random_value(random)));
  EXPECT_FALSE(check_chains(honest.fair));
}

// ---- Attempts to cheat --------------------------------------------------------------------------

// How often a tile with a coat of arms is drawn, and how often that is to be expected.
struct Share {
  double wanted = 0, expected = 0, deviation = 0;
  bool by_chance() const { return std::abs(wanted - expected) < 4 * deviation; }
};

bool is_wanted(const Game& game, u8 type) {
  for (const Segment& segment : game.types[type].segments)
    if (segment.shields > 0) return true;
  return false;
}

// What a device would draw with these values.
bool draws_wanted(const Game& game, State state, const Fair& fair) {
  state.seed = fair_seed(fair);
  return is_wanted(game, chance_outcome(game, state).what);
}

double share_of_wanted(const Game& game, const State& state) {
  double wanted = 0, all = 0;
  for (std::size_t t = 0; t < game.types.size(); ++t) {
    all += state.bag[t];
    if (is_wanted(game, static_cast<u8>(t))) wanted += state.bag[t];
  }
  return wanted / all;
}

// A joining device tries secrets until it finds one with which the first draws would be as wanted,
// given all that is known when joining.
TEST(FairAdversary, OtherSecretsBeforeJoiningGainNothing) {
  const auto setup = setup_of(2);
  const auto game = make_game(all_tiles(), setup);
  const State start = initial_state(*game);
  Random random{2024};
  int tried = 0, trials = 0, first = 0, own = 0;
  while (tried < alternatives) {
    ++trials;
    const FairValue unknown = random_value(random);  // what the inviter will reveal first
    Fair fair;
    fair.devices = {{earlier_value(unknown, 1), 0}, {}};
    FairValue next{};  // what the joining device will reveal first
    bool suits = false;
    while (!suits) {
      ++tried;
      next = random_value(random);
      fair.devices[1].latest = earlier_value(next, 1);
      suits = draws_wanted(*game, start, fair);  // the inviter's draw, if no more were revealed
      fair.devices[1].latest = next;
      suits = suits && draws_wanted(*game, start, fair);  // and its own
    }
    fair.devices[0].latest = unknown;
    fair.devices[1].latest = earlier_value(next, 1);
    first += draws_wanted(*game, start, fair);
    fair.devices[1].latest = next;
    own += draws_wanted(*game, start, fair);
  }
  const double p = share_of_wanted(*game, start), n = trials;
  EXPECT_GT(trials, 1000 / static_cast<int>(thinning));
  for (const int hits : {first, own}) {
    const Share share{hits / n, p, std::sqrt(p * (1 - p) / n)};
    EXPECT_TRUE(share.by_chance()) << share.wanted << " instead of " << share.expected;
  }
}

// The inviter tells the last one of three to join all it knows, and that one tries secrets until
// the first draw would be as wanted.
TEST(FairAdversary, TheLastToJoinGainsNothingByTheInvitersHelp) {
  const auto game = make_game(all_tiles(), setup_of(3));
  const State start = initial_state(*game);
  Random random{2026};
  int trials = 0, first = 0;
  for (int tried = 0; tried < alternatives; ++trials) {
    const FairValue inviter = random_value(random), between = random_value(random);
    Fair fair;
    fair.device_of = {0, 1, 2};
    fair.devices = {{inviter, 1}, {earlier_value(between, 1), 0}, {}};
    do {
      ++tried;
      fair.devices[2].latest = random_value(random);
    } while (!draws_wanted(*game, start, fair));
    // Nothing is drawn before the one in between has revealed a value.
    ASSERT_EQ(opening_device(fair), 1);
    fair.devices[1] = {between, 1};
    ASSERT_EQ(opening_device(fair), no_device);
    first += draws_wanted(*game, start, fair);
  }
  const double p = share_of_wanted(*game, start), n = trials;
  const Share share{first / n, p, std::sqrt(p * (1 - p) / n)};
  EXPECT_TRUE(share.by_chance()) << share.wanted << " instead of " << share.expected;
}

// Whoever may have helped the last one to join, at least one value was revealed after that.
TEST(Fair, AllInBetweenRevealAValueBeforeTheFirstDraw) {
  for (int devices = 2; devices <= 6; ++devices) {
    Random random{7};
    Thread thread = begin_thread(setup_of(devices), devices, random);
    EXPECT_EQ(thread.sent, static_cast<std::size_t>(2 * devices - 2));
    const Record begun = decode_link(all_tiles(), thread.link)->record;
    for (int d = 0; d < devices; ++d)
      EXPECT_EQ(begun.fair.devices[static_cast<std::size_t>(d)].revealed,
                d > 0 && d + 1 < devices ? 1 : 0);
    if (devices == 2) continue;
    // The inviter does not wait for it.
    const auto game = make_game(all_tiles(), begun.setup);
    const FairValue& secret = thread.devices[0].secret;
    Record early = begun;
    early.fair.devices[1] = {root_of(begun.fair.devices[1]), 0};
    State state = initial_state(*game);
    FairPlace place;
    EXPECT_FALSE(begin_own_step(*game, state, early.fair, place, 0, secret));
    early.fair.devices[0] = {chain_value(secret, 1), 1};
    state.seed = fair_seed(early.fair);
    early.actions.push_back(chance_outcome(*game, state));
    const auto fault = check_fair(*game, early);
    ASSERT_TRUE(fault);
    EXPECT_EQ(fault->code, "fair.stretch");
    if (devices == 3) continue;
    Record other = begun;  // not in their order
    other.fair.devices[1] = {root_of(begun.fair.devices[1]), 0};
    EXPECT_FALSE(encode_link(all_tiles(), other, false));
    other = begun;  // too much
    other.fair.devices[1] = {chain_value(thread.devices[1].secret, 2), 2};
    EXPECT_FALSE(encode_link(all_tiles(), other, false));
  }
}

// A device that joins tries to pass a seat of others on to somebody else.
TEST(FairAdversary, NobodyGivesSeatsOfOthersAway) {
  Random random{9};
  const FairValue a = random_value(random), b = random_value(random), c = random_value(random);
  Record invitation = table_of(setup_of(4));
  ASSERT_TRUE(invite(invitation, 0b1001, a));
  Record joined = invitation;
  ASSERT_TRUE(join(joined, 0b0010, b));
  const auto relation_of = [](const Record& known, const Record& other) {
    return compare_threads(all_tiles(), known, other).relation;
  };
  EXPECT_EQ(relation_of(invitation, joined), Relation::newer);
  Record given = joined;
  given.fair.device_of[3] = no_device;
  EXPECT_EQ(relation_of(invitation, given), Relation::other_past) << "the inviter's seat";
  EXPECT_EQ(relation_of(joined, given), Relation::other_past);
  ASSERT_TRUE(join(given, 0b1000, c));
  EXPECT_EQ(relation_of(invitation, given), Relation::other_past);
  Record taken = joined;
  taken.fair.device_of[2] = 1;
  EXPECT_EQ(encode_link(all_tiles(), taken, false).error().detail, "fair.seats");
  taken = joined;
  taken.fair.devices[1] = taken.fair.devices[0];
  EXPECT_EQ(encode_link(all_tiles(), taken, false).error().detail, "fair.seats");
}

// Two of three devices know each other's secrets. The first one tries its moves, and the order of
// making them, to influence the second one's draw and its own next one.
TEST(FairAdversary, OtherMovesGainNothingEvenForConspirators) {
  const Middle middle = middle_of(11, 3, 9);
  const std::vector<Device>& devices = middle.thread.devices;
  Record record = middle.before;
  State state;
  FairPlace place = play_up_to(middle.game, record, state);
  const u8 first = fair_device(middle.game, state, record.fair);
  const u8 second = static_cast<u8>((first + 1) % 3);
  ASSERT_TRUE(begin_own_step(middle.game, state, record.fair, place, first, devices[first].secret));
  const Action draw = chance_outcome(middle.game, state);
  apply(middle.game, state, draw);
  Fair next = record.fair;
  next.devices[second].latest =
      chain_value(devices[second].secret, ++next.devices[second].revealed);

  Random random{31};
  std::vector<Action> drawn;
  for (int tried = 0; tried < alternatives; ++tried) {
    State now = state;
    while (fair_device(middle.game, now, record.fair) == first)
      apply(middle.game, now, random_action(middle.game, now, random));
    now.seed = fair_seed(next);
    const Action outcome = chance_outcome(middle.game, now);
    if (std::find(drawn.begin(), drawn.end(), outcome) == drawn.end()) drawn.push_back(outcome);
  }
  EXPECT_EQ(drawn.size(), 1u) << "whatever is played, the next one draws the same";

  // And so it is when the links are actually sent.
  drawn.clear();
  for (int tried = 0; tried < 50; ++tried) {
    Record other = middle.before;
    play_stretch(middle.game, other, first, devices[first].secret,
                 [&](const State& now) { return random_action(middle.game, now, random); });
    const auto link = decode_link(all_tiles(), *encode_link(all_tiles(), other, false));
    ASSERT_TRUE(link && !link->fault);
    other = link->record;
    const std::size_t count = other.actions.size();
    play_stretch(middle.game, other, second, devices[second].secret,
                 [&](const State& now) { return random_action(middle.game, now, random); });
    const Action outcome = other.actions[count];
    if (std::find(drawn.begin(), drawn.end(), outcome) == drawn.end()) drawn.push_back(outcome);
  }
  EXPECT_EQ(drawn.size(), 1u);
}

// A device guesses what the next one will reveal, to predict its draw: it is right as often as by
// chance.
TEST(FairAdversary, AGuessOfTheNextDrawIsNoBetterThanChance) {
  const Middle middle = middle_of(12);
  Random random{32};
  int right = 0, trials = 0;
  double expected = 0;
  State state;
  Record record = middle.before;
  play_up_to(middle.game, record, state);
  const u8 next = fair_device(middle.game, state, record.fair);
  const double p = share_of_wanted(middle.game, state);
  for (; trials < alternatives; ++trials) {
    Fair truth = record.fair, guess = record.fair;
    truth.devices[next].latest = random_value(random);
    guess.devices[next].latest = earlier_value(truth.devices[next].latest, 1);  // e.g. the root
    right += draws_wanted(middle.game, state, truth) == draws_wanted(middle.game, state, guess);
  }
  expected = p * p + (1 - p) * (1 - p);
  const Share share{right / double{alternatives}, expected,
                    std::sqrt(expected * (1 - expected) / trials)};
  EXPECT_TRUE(share.by_chance()) << share.wanted << " instead of " << share.expected;
}

// ---- Tampered links -----------------------------------------------------------------------------

// Changes every character of a link and corrects the checksum: whatever opens without a fault is
// either refused by the comparison or contains the same game as the link that was sent.
TEST(FairAdversary, EveryCharacterOfALinkCounts) {
  const Middle middle = middle_of(13);
  const std::string link = *encode_link(all_tiles(), middle.after, false);
  const std::string code = link.substr(4, link.size() - 4 - 3);
  int corrupt = 0, faults = 0, told = 0;
  for (std::size_t i = 0; i < code.size(); ++i)
    for (const char c : {'A', 'q', '_', '7'}) {
      std::string damaged = code;
      if (damaged[i] == c) continue;
      damaged[i] = c;
      const auto unchecked =
          decode_link(all_tiles(), link.substr(0, 4) + damaged + link.substr(link.size() - 3));
      ASSERT_FALSE(unchecked && !unchecked->fault) << "the check at the end tells";
      const auto opened = decode_link(all_tiles(), "#g=" + with_valid_checksum(damaged));
      if (!opened) {
        EXPECT_FALSE(opened.error().code.empty());
        ++corrupt;
      } else if (opened->fault) {
        EXPECT_FALSE(opened->fault->code.empty());
        ++faults;
      } else {
        const Comparison found = compare_threads(all_tiles(), middle.before, opened->record);
        const bool same = opened->record == middle.after;
        EXPECT_TRUE(same || found.relation != Relation::newer) << i << c;
        told += !same;
      }
    }
  EXPECT_GT(corrupt + faults, 200);
  RecordProperty("told", told);
}

// Every field that describes devices and players.
TEST(FairAdversary, EveryFieldCounts) {
  const Middle middle = middle_of(14, 3);
  const auto refused = [&](const Record& record) {
    const auto link = encode_link(all_tiles(), record, false);
    if (!link) return true;
    const auto opened = decode_link(all_tiles(), *link);
    if (!opened || opened->fault) return true;
    const Relation standing = compare_threads(all_tiles(), middle.before, opened->record).relation;
    return standing != Relation::newer && standing != Relation::same;
  };
  EXPECT_FALSE(refused(middle.after));
  for (std::size_t d = 0; d < 3; ++d) {
    for (std::size_t byte = 0; byte < 16; ++byte) {
      Record other = middle.after;
      other.fair.devices[d].latest[byte] ^= 1;
      EXPECT_TRUE(refused(other)) << "device " << d << ", byte " << byte;
    }
    for (const int change : {-1, 1}) {
      Record other = middle.after;
      other.fair.devices[d].revealed = static_cast<u16>(other.fair.devices[d].revealed + change);
      EXPECT_TRUE(refused(other)) << "device " << d << ", " << change;
    }
    Record other = middle.after;
    other.fair.device_of[d] = static_cast<u8>((d + 1) % 3);
    EXPECT_TRUE(refused(other));
    other.fair.device_of[d] = no_device;
    EXPECT_TRUE(refused(other));
    std::swap(other.fair.devices[d], other.fair.devices[(d + 1) % 3]);
    EXPECT_TRUE(refused(other));
  }
  Record other = middle.after;
  other.fair = {};
  EXPECT_TRUE(refused(other)) << "chances that nobody answers for";
  other = middle.after;
  other.fair.devices.pop_back();
  EXPECT_TRUE(refused(other));
}

// A link of a game between devices, which must never change.
TEST(Fair, AGoldenLinkOpensForEver) {
  const std::string golden = "#g=BIABzMiCdGOgHT2NC8YttENEnVoH_Ty47yZK21ifloy2gANX2a-wapEtQcxOfo__L";
  const Middle middle = middle_of(0, 2, 3);
  EXPECT_EQ(*encode_link(all_tiles(), middle.after, false), golden);
  const auto link = decode_link(all_tiles(), golden);
  ASSERT_TRUE(link);
  EXPECT_FALSE(link->fault);
  EXPECT_TRUE(link->record == middle.after);
}

}  // namespace
}  // namespace bastide::fair_test
