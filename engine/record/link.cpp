// Links (docs/link.md).
//
// A link must be readable for ever, and correcting a rule must not turn it into a different game.
// So answers are not numbered among the legal actions, but coded number by number
// (action_code.hpp).
#include "engine/record/link.hpp"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <vector>

#include "engine/base/hash.hpp"
#include "engine/base/tokens.hpp"
#include "engine/record/action_code.hpp"
#include "engine/record/coder.hpp"
#include "engine/record/notation.hpp"
#include "engine/record/percent.hpp"
#include "engine/record/playback.hpp"
#include "engine/record/thread.hpp"
#include "engine/record/words.hpp"
#include "engine/rules/pieces.hpp"
#include "engine/rules/set.hpp"

namespace bastide {
namespace {

constexpr u32 version = 1;
constexpr std::size_t text_check_characters = 3;
constexpr int position_check_bits = 24;

using Result = std::optional<Error>;

// ---- Checks -------------------------------------------------------------------------------------

// Detects damage in transit: typing errors, truncation.
std::string text_check(std::string_view text) {
  Hasher hash;
  hash.add(text);
  std::string check;
  for (std::size_t i = 0; i < text_check_characters; ++i)
    check += base64_character(static_cast<u32>(hash.value >> (6 * i)));
  return check;
}

// Identifies a tile type by its place in the text of its set, which stays the same if sets are
// added or names corrected.
void add_type(const Game& game, TypeIndex type, Hasher& hash) {
  std::size_t first = type;
  while (first > 0 && game.types[first - 1].set == game.types[type].set) --first;
  hash.add(game.types[type].set);
  hash.add(type - first);
}

// A hash of what a person would compare to see whether two positions are the same: how the tiles
// lie, where every piece is, the scores, whose turn it is. Not state_hash, which grows with the
// rules.
u32 position_check(const Game& game, const State& state) {
  Hasher hash;
  for (const PlacedTile& tile : state.board.tiles) {
    const Position at = state.board.cells[tile.cell].at;
    hash.add(static_cast<u64>(static_cast<u16>(at.x)) << 32 |
             static_cast<u64>(static_cast<u16>(at.y)) << 16 | tile.rotation);
  }
  u64 pieces = 0;  // in any order
  for (const PieceAt& piece : pieces_of(game, state)) {
    Hasher one;
    one.add(u64{piece_number(piece.piece)} << 32 | static_cast<u64>(piece.owner) << 24 |
            static_cast<u64>(piece.place.kind) << 16 | piece.place.player);
    one.add(hashed(piece.place.tile) << 32 | static_cast<u64>(piece.place.node) << 16 |
            piece.place.other_node);
    one.add(static_cast<u64>(static_cast<u16>(piece.place.space)) << 32 |
            static_cast<u64>(static_cast<u32>(piece.count)));
    if (piece.type != no_type) add_type(game, piece.type, one);
    pieces += one.value;
  }
  hash.add(pieces);
  for (int p = 0; p < game.sides; ++p) hash.add(static_cast<u64>(state.score[p]));
  hash.add(state.active);
  return static_cast<u32>(hash.value & ((1u << position_check_bits) - 1));
}

// ---- Coding, in both directions -----------------------------------------------------------------

// Computer players coded by number; others are spelled out. Append only.
constexpr std::string_view computers[] = {"", "greedy", "random"};
constexpr u32 computer_weights[] = {24, 12, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3};
constexpr u32 computer_slots = 16, spelled = 15;
constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyz0123456789-";

template <class Coder>
u64 code_bits(Coder& coder, int bits, u64 value) {
  u64 read = 0;
  for (int at = 0; at < bits; at += 16) {
    const int n = std::min(16, bits - at);
    read |= u64{coder.uniform(1u << n, static_cast<u32>(value >> at & ((1u << n) - 1)))} << at;
  }
  return read;
}

// A number below 2^15; small ones take few bits.
template <class Coder>
u32 code_count(Coder& coder, u32 value) {
  const u32 width = coder.uniform(16, static_cast<u32>(std::bit_width(value)));
  if (width <= 1) return width;
  const u32 top = 1u << (width - 1);
  return top | coder.uniform(top, value & (top - 1));
}

Error unknown() { return Error{"link.unknown", {}}; }

// One of two values, 0 being the usual one.
template <class Coder>
u32 code_unusual(Coder& coder, u32 usual, u32 value) {
  const u32 weights[] = {usual, 1};
  return coder.weighted(weights, 2, value);
}

// Reads or writes a list.
template <class Coder, class Item, class Code>
void code_list(Coder& coder, std::vector<Item>& items, Code code) {
  const u32 count = code_count(coder, static_cast<u32>(items.size()));
  if (Coder::decoding) items.clear();
  for (u32 i = 0; i < count && !coder.exhausted(); ++i) {
    Item item = Coder::decoding ? Item{} : items[i];
    code(item);
    if (Coder::decoding) items.push_back(item);
  }
}

// Devices and what they have revealed, after the seed.
template <class Coder>
Result code_fair(Coder& coder, Record& record) {
  Fair& fair = record.fair;
  if (code_unusual(coder, 255, !fair.devices.empty()) == 0)
    return check_seats(fair, record.setup);  // nobody can have given their word
  const u32 count = 1 + coder.uniform(max_players, static_cast<u32>(fair.devices.size() - 1));
  fair.devices.resize(count);
  fair.device_of.resize(record.setup.players, no_device);
  for (u8& device : fair.device_of) {
    const u32 read = coder.uniform(count + 1, std::min<u32>(device, count));
    device = read == count ? no_device : static_cast<u8>(read);
  }
  for (FairDevice& device : fair.devices) {
    const u32 revealed = code_count(coder, device.revealed);
    if (revealed > max_reveals) return Error{"link.too-large", {}};
    device.revealed = static_cast<u16>(revealed);
    for (u8& byte : device.latest) byte = static_cast<u8>(coder.uniform(256, byte));
  }
  const bool announced = !fair.words.empty();
  if (announced)
    code_list(coder, fair.words, [&](FairWord& word) {
      word.at = static_cast<u16>(code_count(coder, word.at));
      word.device = static_cast<u8>(coder.uniform(count, word.device));
      word.absent = static_cast<u8>(coder.uniform(count, word.absent));
      word.version = static_cast<u8>(coder.uniform(stand_in_versions, word.version));
    });
  if (Coder::decoding && announced && fair.words.empty()) return Error{"link.corrupt", {}};
  return check_seats(fair, record.setup);
}

template <class Coder>
Result code_computer(Coder& coder, std::string& id) {
  u32 n = 0;
  while (n < std::size(computers) && computers[n] != id) ++n;
  n = coder.weighted(computer_weights, computer_slots, n == std::size(computers) ? spelled : n);
  if (n < std::size(computers)) {
    id = computers[n];
    return {};
  }
  if (n != spelled) return unknown();
  std::string read;
  const u32 length = coder.uniform(24, static_cast<u32>(id.size() - 1)) + 1;
  for (u32 i = 0; i < length; ++i)
    read += letters[coder.uniform(static_cast<u32>(letters.size()),
                                  Coder::decoding ? 0 : static_cast<u32>(letters.find(id[i])))];
  id = read;
  return {};
}

// A set of numbers 0..63: one more than the highest, then for each number below it whether it is in
// the set, with weight `in` against 2.
template <class Coder>
u64 code_numbers(Coder& coder, u32 in, u64 numbers) {
  const u32 weights[] = {2, in};
  const u32 end = coder.uniform(65, static_cast<u32>(std::bit_width(numbers)));
  if (end == 0) return 0;
  u64 read = u64{1} << (end - 1);
  for (u32 n = 0; n + 1 < end; ++n) read |= u64{coder.weighted(weights, 2, numbers >> n & 1)} << n;
  return read;
}

constexpr u32 place_kinds_in_links = 16;  // room for kinds that are to come

// Only what differs from these values is coded. The defaults of a game may change, these must not.
bool usually_on(const OptionInfo& info) { return info.number == 0; }

// Among the numbers of options: there is a position, and it says where the limits lie.
constexpr u32 position_number = 3, limits_number = 4;
// And that devices have given their word (fair.hpp).
constexpr u32 words_number = 5;

template <class Coder>
Result code_options(Coder& coder, Record& record) {
  Setup& setup = record.setup;
  Options& options = setup.options;
  u64 unusual = 0;
  for (const OptionInfo& info : option_infos())
    if (options.*info.value != usually_on(info)) unusual |= u64{1} << info.number;
  if (code_unusual(coder, 1, unusual != 0) != 0)
    unusual = code_numbers(coder, 2, unusual);
  else
    unusual = 0;
  for (const OptionInfo& info : option_infos()) {
    options.*info.value = usually_on(info) != ((unusual >> info.number & 1) != 0);
    unusual &= ~(u64{1} << info.number);
  }
  if (unusual != 0) return unknown();

  u64 numbers = 0;
  for (const NumberInfo& info : number_infos())
    if (has_meaning(info, setup)) numbers |= u64{1} << info.number;
  if (setup.position) numbers |= u64{1} << position_number;
  if (setup.position && setup.position->limits) numbers |= u64{1} << limits_number;
  if (!record.fair.words.empty()) numbers |= u64{1} << words_number;
  if (code_unusual(coder, 15, numbers != 0) == 0) return {};
  numbers = code_numbers(coder, 2, numbers);
  for (const NumberInfo& info : number_infos()) {
    if (numbers >> info.number & 1)
      options.*info.value = static_cast<u8>(coder.uniform(256, options.*info.value));
    numbers &= ~(u64{1} << info.number);
  }
  if (numbers >> position_number & 1) {
    if (Coder::decoding) setup.position.emplace();
    numbers &= ~(u64{1} << position_number);
    if (Coder::decoding && (numbers >> limits_number & 1)) setup.position->limits.emplace();
    numbers &= ~(u64{1} << limits_number);
  }
  // They follow the devices.
  if (Coder::decoding && (numbers >> words_number & 1)) record.fair.words.resize(1);
  numbers &= ~(u64{1} << words_number);
  if (numbers != 0) return unknown();
  return {};
}

template <class Coder>
Result code_setup(Coder& coder, Record& record) {
  Setup& setup = record.setup;
  setup.players = static_cast<u8>(1 + coder.uniform(max_players, setup.players - 1u));
  record.players.resize(setup.players);

  std::vector<u8> colours;
  for (u8 colour = 0; colour < colour_count; ++colour) colours.push_back(colour);
  for (PlayerEntry& player : record.players) {
    const auto at = std::find(colours.begin(), colours.end(), player.colour) - colours.begin();
    const u32 n = coder.uniform(static_cast<u32>(colours.size()), static_cast<u32>(at));
    player.colour = colours[n];
    colours.erase(colours.begin() + static_cast<std::ptrdiff_t>(n));
    if (Result fault = code_computer(coder, player.computer)) return fault;
  }

  u64 sets = setup.expansions;
  sets = code_unusual(coder, 1, sets != 0) != 0 ? code_numbers(coder, 6, sets) : 0;
  ExpansionMask known = 0;
  for (const ExpansionInfo& info : expansion_infos())
    if (info.playable) known |= expansion_bit(info.expansion);
  if ((sets & ~u64{known}) != 0) return unknown();
  setup.expansions = static_cast<ExpansionMask>(sets);
  if (Result fault = code_options(coder, record)) return fault;

  const u32 random = setup.players;
  const u32 first =
      coder.uniform(random + 1, setup.first_player == random_player ? random : setup.first_player);
  setup.first_player = first == random ? random_player : static_cast<PlayerIndex>(first);

  const int words = (static_cast<int>(std::bit_width(setup.seed)) + 15) / 16;
  setup.seed = code_bits(coder, 16 * static_cast<int>(coder.uniform(5, static_cast<u32>(words))),
                         setup.seed);
  return code_fair(coder, record);
}

// ---- A position ---------------------------------------------------------------------------------

template <class Coder>
i16 code_signed(Coder& coder, int value) {
  const u32 read = code_count(coder, static_cast<u32>(value < 0 ? -2 * value - 1 : 2 * value));
  return static_cast<i16>(read & 1 ? -static_cast<int>((read + 1) / 2)
                                   : static_cast<int>(read / 2));
}

// A cell: one of the nine around the cell before it, or any other. Becomes the cell before.
template <class Coder>
void code_cell(Coder& coder, Position& at, Position& before) {
  constexpr u32 weights[] = {1, 4, 1, 4, 4, 4, 1, 4, 1, 6}, near = 9;
  const int dx = at.x - before.x, dy = at.y - before.y;
  u32 where = near;
  if (std::abs(dx) <= 1 && std::abs(dy) <= 1) where = static_cast<u32>(4 + 3 * dy + dx);
  where = coder.weighted(weights, near + 1, where);
  const int w = static_cast<int>(where);
  const int x = where < near ? w % 3 - 1 : code_signed(coder, dx);
  const int y = where < near ? w / 3 - 1 : code_signed(coder, dy);
  at = before = {static_cast<i16>(before.x + x), static_cast<i16>(before.y + y)};
}

// `bare` is the game without the position. Counts and places that the rules would refuse can be
// coded too: make_game looks at them.
template <class Coder>
void code_position(Coder& coder, const Game& bare, StartPosition& position) {
  const auto types = static_cast<u32>(bare.types.size()), sides = static_cast<u32>(bare.sides);
  const auto code_type = [&](TypeIndex& type) {
    type = static_cast<TypeIndex>(coder.uniform(types, type));
  };
  const auto code_segment = [&](u8& segment) {
    const u32 none = max_segments;
    const u32 read = coder.uniform(none + 1, segment == no_segment ? none : segment);
    segment = read == none ? no_segment : static_cast<u8>(read);
  };
  Position before{};
  code_list(coder, position.tiles, [&](StartTile& tile) {
    code_type(tile.type);
    code_cell(coder, tile.at, before);
    tile.rotation = static_cast<u8>(coder.uniform(4, tile.rotation));
  });
  code_list(coder, position.pieces, [&](StartPiece& piece) {
    piece.piece = piece_of_number(coder.uniform(piece_numbers, piece_number(piece.piece)));
    const u32 owner = coder.uniform(sides + 1, std::min<u32>(piece.owner, sides));
    piece.owner = owner == sides ? no_player : static_cast<PlayerIndex>(owner);
    piece.on =
        static_cast<PlaceKind>(coder.uniform(place_kinds_in_links, static_cast<u32>(piece.on)));
    piece.number = static_cast<i16>(code_count(coder, static_cast<u32>(piece.number)));
    if (piece.on != PlaceKind::segment && piece.on != PlaceKind::tile) return;
    code_cell(coder, piece.at, before);
    if (piece.on == PlaceKind::tile) return;
    code_segment(piece.segment);
    code_segment(piece.other);
  });
  code_list(coder, position.left, [&](StartLeft& left) {
    code_type(left.type);
    left.count = static_cast<u8>(coder.uniform(256, left.count));
  });
  for (u32 p = 0; p < sides; ++p)
    position.points[p] = static_cast<i16>(code_count(coder, static_cast<u32>(position.points[p])));
  if (position.limits)
    for (i16* limit : {&position.limits->left, &position.limits->top, &position.limits->right,
                       &position.limits->bottom})
      *limit = code_signed(coder, *limit);
}

// ---- Encoding -----------------------------------------------------------------------------------

// Whether every chance outcome of the record is the one that its seed, or its devices, gives.
bool chances_from_seed(const Game& game, const Record& record) {
  State state = initial_state(game);
  FairCourse course(record.fair);
  std::size_t at = 0;
  for (const Action& action : record.actions) {
    course.begin_step(game, state, at++);
    if (decision(game, state).chance && !(chance_outcome(game, state) == action)) return false;
    apply(game, state, action);
  }
  return true;
}

void read_names(std::string_view text, std::vector<PlayerEntry>& players) {
  for (PlayerEntry& player : players) {
    const std::string_view name = take_until(text, ',');
    // Three characters for each of four bytes.
    player.name = clean_name(percent_decoded(name.substr(0, 12 * max_name_characters)));
  }
}

Expected<Link> decode_code(const Catalogue& catalogue, const std::vector<const Set*>& sets,
                           std::string_view code, std::string_view names) {
  Decoder coder(code);
  Link link;
  Record& record = link.record;
  if (Result fault = code_setup(coder, record)) return *fault;
  if (Result fault = check_chains(record.fair)) return *fault;
  drop_idle_numbers(record.setup);
  if (record.setup.position) {
    Setup without = record.setup;
    without.position.reset();
    const auto bare = make_game(catalogue, without, sets);
    if (!bare) return bare.error();
    code_position(coder, *bare, *record.setup.position);
    if (coder.exhausted()) return fail("link.corrupt");
  }
  const bool forced = code_unusual(coder, 15, 0) != 0;
  if (forced && !record.fair.devices.empty()) return fail("fair.chance", "1");
  const u32 count = code_count(coder, 0);
  if (coder.exhausted()) return fail("link.corrupt");
  if (count > max_record_actions) return fail("link.too-large");
  read_names(names, record.players);

  const auto game = make_game(catalogue, record.setup, sets);
  if (!game) return game.error();
  State state = initial_state(*game);
  FairCourse course(record.fair);
  Learned learned;
  const auto perform = [&](const Action& action) {
    record.actions.push_back(action);
    apply(*game, state, action);
  };
  const auto stop = [&](std::string what, std::string detail) {
    link.fault = Error{std::move(what), std::move(detail)};
    rewind_fair(*game, record);
    return link;
  };
  const auto decide_chances = [&] {
    while (!forced && decision(*game, state).chance &&
           course.begin_step(*game, state, record.actions.size()))
      perform(chance_outcome(*game, state));
  };
  decide_chances();
  for (u32 k = 0; k < count; ++k) {
    if (!course.begin_step(*game, state, record.actions.size()))
      return stop("fair.stretch", std::to_string(state.turn));
    const auto coded = code_action(coder, *game, state, learned, {});
    // The checksum is right, so running off the end, too, means that the rules have changed.
    const auto exact = coded ? listed(*game, state, *coded) : std::nullopt;
    if (!exact || coder.exhausted()) return stop("link.refused", std::to_string(k));
    perform(*exact);
    decide_chances();
  }
  course.end(*game, state, record.actions.size());
  const u32 check = static_cast<u32>(code_bits(coder, position_check_bits, 0));
  if (coder.exhausted() || check != position_check(*game, state))
    link.fault = Error{"link.different", {}};
  else if (!coder.ends_here())
    return fail("link.corrupt");  // or a game would have more than one name
  else if (!(course.now() == record.fair))
    link.fault = Error{"fair.stretch", std::to_string(state.turn)};
  record.fair = course.now();
  return link;
}

// Encodes a playable game. Nothing if an action has no code.
std::optional<std::string> encode_code(const Game& game, const Record& record) {
  Encoder coder;
  Record setup = record;
  code_setup(coder, setup);
  if (setup.setup.position) code_position(coder, game, *setup.setup.position);
  const bool forced = !chances_from_seed(game, record);
  code_unusual(coder, 15, forced);
  State state = initial_state(game);
  u32 count = 0;
  for (const Action& action : record.actions) {
    count += forced || !decision(game, state).chance;
    apply(game, state, action);
  }
  code_count(coder, count);
  state = initial_state(game);
  Learned learned;
  FairCourse course(record.fair);
  std::size_t at = 0;
  for (const Action& action : record.actions) {
    course.begin_step(game, state, at++);
    if (forced || !decision(game, state).chance)
      if (!code_action(coder, game, state, learned, action)) return std::nullopt;
    apply(game, state, action);
  }
  while (!forced && decision(game, state).chance && course.begin_step(game, state, at++))
    apply(game, state, chance_outcome(game, state));
  code_bits(coder, position_check_bits, position_check(game, state));
  return coder.finish();
}

}  // namespace

Expected<std::string> encode_link(const Catalogue& catalogue, const Record& record, bool names) {
  if (record.players.size() != record.setup.players || record.setup.players > max_players)
    return fail("link.unplayable", "players");
  for (const PlayerEntry& player : record.players)
    if (player.colour >= colour_count || !(player.computer.empty() || valid_id(player.computer)))
      return fail("link.unplayable", "players");
  for (std::size_t i = 0; i < record.players.size(); ++i)
    for (std::size_t k = 0; k < i; ++k)
      if (record.players[i].colour == record.players[k].colour)
        return fail("link.unplayable", "players");
  if (record.actions.size() > max_record_actions) return fail("link.too-large");
  const auto played = play_record(catalogue, record);
  if (!played) return fail("link.unplayable", played.error().detail);
  const Game& game = played->game;
  Record exact = record;
  exact.actions = played->actions;
  if (const Result fault = check_fair(game, exact)) return fail("link.unplayable", fault->code);

  const std::optional<std::string> code = encode_code(game, exact);
  if (!code) return fail("link.unplayable", "code");
  std::string text = base64_character(version) + *code;
  text += text_check(text);
  std::string list;
  bool named = false;
  for (const PlayerEntry& player : record.players) {
    list += (&player == &record.players[0] ? "" : ",") + percent_encoded(clean_name(player.name));
    named |= !player.name.empty();
  }
  return "#g=" + text + (names && named ? "&n=" + list : "");
}

bool is_whole(std::string_view code) {
  if (code.size() < 1 + text_check_characters) return false;
  const std::size_t end = code.size() - text_check_characters;
  return code.substr(end) == text_check(code.substr(0, end));
}

std::string_view link_value(std::string_view text, std::string_view key) {
  while (!text.empty()) {
    const std::size_t end = text.find_first_of("&#");
    const std::string_view part = text.substr(0, end);
    if (part.substr(0, key.size()) == key) return part.substr(key.size());
    if (end == std::string_view::npos) break;
    text.remove_prefix(end + 1);
  }
  return {};
}

std::string write_link_words(std::string_view words) {
  const std::string clean = clean_name(words, max_words_characters);
  return clean.empty() ? clean : "&m=" + percent_encoded(clean);
}

std::string read_link_words(std::string_view link) {
  return clean_name(percent_decoded(link_value(link, "m=").substr(0, max_encoded_words)),
                    max_words_characters);
}

Expected<Link> decode_link(const Catalogue& catalogue, std::string_view text) {
  return decode_link(catalogue, text, all_sets());
}

Expected<Link> decode_link(const Catalogue& catalogue, std::string_view text,
                           const std::vector<const Set*>& sets) {
  if (text.size() > max_link_size) return fail("link.too-large");
  std::string_view code, names;
  if (const std::size_t hash = text.find('#'); hash != std::string_view::npos)
    text.remove_prefix(hash + 1);
  if (text.find('=') != std::string_view::npos) {
    code = link_value(text, "g=");
    names = link_value(text, "n=");
  } else if (text.find("://") == std::string_view::npos) {
    code = text;
  }
  // What may follow a link that is copied out of a sentence.
  code = code.substr(0, code.find_last_not_of(" \t\r\n.,;:)]>\"'") + 1);
  if (code.empty()) return fail("link.empty");
  for (const char c : code)
    if (base64_value(c) < 0) return fail("link.character", std::string(1, c));
  if (base64_value(code[0]) == 0) return fail("link.foreign");
  // Every version ends with this check, so that damage is not taken for a newer version.
  if (!is_whole(code)) return fail("link.corrupt");
  const std::size_t end = code.size() - text_check_characters;
  const u32 written = static_cast<u32>(base64_value(code[0]));
  if (written > version) return fail("link.newer", std::to_string(written));
  return decode_code(catalogue, sets, code.substr(1, end - 1), names);
}

std::string with_valid_checksum(std::string_view code, char written) {
  std::string text(1, written);
  for (const char c : code) text += base64_value(c) < 0 ? base64_character(static_cast<u8>(c)) : c;
  return text + text_check(text);
}

}  // namespace bastide
