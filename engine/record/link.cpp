// Links: version 1 for the base game, version 2 for games with expansions.
//
// A link must open for ever, and a rule that is corrected later must not turn it into another game.
// So what every turn has is not numbered among the legal actions: a placement is coded among the
// cells and rotations in which the edges match, a figure among the segments printed on the tile,
// whatever the rules say about them. What is likely is judged from the same facts alone. Only the
// steps that expansions add are coded among the legal actions.
#include "engine/record/link.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <vector>

#include "engine/base/random.hpp"
#include "engine/base/sort.hpp"
#include "engine/record/coder.hpp"
#include "engine/record/notation.hpp"
#include "engine/record/playback.hpp"
#include "engine/record/words.hpp"

namespace bastide {
namespace {

constexpr u32 base_version = 1, expansions_version = 2;
constexpr u32 newest_version = expansions_version;
constexpr std::size_t text_check_characters = 3;
constexpr int position_check_bits = 24;

using Result = std::optional<Error>;

// ---- Checks -------------------------------------------------------------------------------------

struct Hash {
  u64 value = 0;
  void add(u64 x) { value = mix64(value ^ (x + 0x9e3779b97f4a7c15ULL)); }
  void add(std::string_view text) {
    for (const char c : text) add(static_cast<u8>(c));
    add(~u64{0});
  }
};

// Damage on the way: typing, cutting off.
std::string text_check(std::string_view text) {
  Hash hash;
  hash.add(text);
  std::string check;
  for (std::size_t i = 0; i < text_check_characters; ++i)
    check += base64_character(static_cast<u32>(hash.value >> (6 * i)));
  return check;
}

// What a person would compare to tell whether two positions are the same. Not state_hash, which
// grows with the rules: this must stay as it is.
u32 position_check(const Game& game, const State& state) {
  Hash hash;
  const Board& board = state.board;
  for (const PlacedTile& tile : board.tiles) {
    const Position at = board.cells[tile.cell].at;
    hash.add(static_cast<u64>(static_cast<u16>(at.x)) << 32 |
             static_cast<u64>(static_cast<u16>(at.y)) << 16 | tile.rotation);
    hash.add(game.types[tile.type].id);
  }
  for (const Figure& figure : state.figures)
    hash.add(static_cast<u64>(board.node_tile[figure.node]) << 24 |
             static_cast<u64>(segment_of(board, figure.node)) << 16 |
             static_cast<u64>(figure.owner) << 8 | static_cast<u64>(figure.kind));
  for (int p = 0; p < game.setup.players; ++p) hash.add(static_cast<u64>(state.score[p]));
  if (game.setup.has(Expansion::traders_builders))
    for (int p = 0; p < game.setup.players; ++p)
      for (const u8 tokens : state.traders.goods[p]) hash.add(tokens);
  const auto add_node = [&](Node node) {
    hash.add(node == no_node ? ~u64{0}
                             : static_cast<u64>(board.node_tile[node]) << 8 |
                                   static_cast<u64>(segment_of(board, node)));
  };
  if (game.setup.has(Expansion::gold_mines)) {
    for (const u8 bars : state.gold.bars) hash.add(bars);
    for (int p = 0; p < game.setup.players; ++p) hash.add(state.gold.won[p]);
  }
  if (game.setup.has(Expansion::mage_witch))
    for (const Node node : state.magic.at) add_node(node);
  for (const Ferry& ferry : board.ferries) {
    add_node(ferry.a);
    add_node(ferry.b);
  }
  if (game.setup.has(Expansion::messages))
    for (int p = 0; p < game.setup.players; ++p)
      hash.add(static_cast<u64>(state.track.messenger[p]));
  if (game.setup.has(Expansion::robbers))
    for (int p = 0; p < game.setup.players; ++p) hash.add(state.track.robber[p]);
  if (has_hands(game.setup.options))
    for (int p = 0; p < game.setup.players; ++p)
      for (int i = 0; i < state.hands.count[p]; ++i)
        hash.add(game.types[state.hands.tiles[p][i]].id);
  hash.add(state.active);
  hash.add(state.drawn == no_type ? "" : std::string_view(game.types[state.drawn].id));
  return static_cast<u32>(hash.value & ((1u << position_check_bits) - 1));
}

// ---- What is coded, for both directions ---------------------------------------------------------

// Computer players by number; others are spelled. Append only.
constexpr std::string_view computers[] = {"", "greedy", "random"};
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

// A number below 2^15, small ones in few bits.
template <class Coder>
u32 code_count(Coder& coder, u32 value) {
  const u32 width = coder.uniform(16, static_cast<u32>(std::bit_width(value)));
  if (width <= 1) return width;
  const u32 top = 1u << (width - 1);
  return top | coder.uniform(top, value & (top - 1));
}

template <class Coder>
Result code_computer(Coder& coder, std::string& id) {
  u32 n = 0;
  while (n < std::size(computers) && computers[n] != id) ++n;
  n = coder.uniform(computer_slots, n == std::size(computers) ? spelled : n);
  if (n < std::size(computers)) {
    id = computers[n];
    return {};
  }
  if (n != spelled) return Error{"link.newer", std::to_string(newest_version)};
  std::string read;
  const u32 length = coder.uniform(24, static_cast<u32>(id.size() - 1)) + 1;
  for (u32 i = 0; i < length; ++i)
    read += letters[coder.uniform(static_cast<u32>(letters.size()),
                                  Coder::decoding ? 0 : static_cast<u32>(letters.find(id[i])))];
  id = read;
  return {};
}

template <class Coder>
Result code_setup(Coder& coder, Record& record) {
  Setup& setup = record.setup;
  setup.players = static_cast<u8>(2 + coder.uniform(max_players - 1, setup.players - 2u));
  record.players.resize(setup.players);

  std::vector<u8> colours;
  for (u8 colour = 0; colour < colour_count; ++colour) colours.push_back(colour);
  for (RecordedPlayer& player : record.players) {
    const auto at = std::find(colours.begin(), colours.end(), player.colour) - colours.begin();
    const u32 n = coder.uniform(static_cast<u32>(colours.size()), static_cast<u32>(at));
    player.colour = colours[n];
    colours.erase(colours.begin() + static_cast<std::ptrdiff_t>(n));
    if (Result fault = code_computer(coder, player.computer)) return fault;
  }

  if (coder.uniform(2, setup.expansions != 0))
    setup.expansions = static_cast<ExpansionMask>(code_bits(coder, 32, setup.expansions));

  const auto& options = option_infos();
  u32 coded = 0;  // the options after the last that is not as usual are left out
  for (u32 i = 0; i < options.size(); ++i)
    if (setup.options.*options[i].value != Options{}.*options[i].value) coded = i + 1;
  coded = code_count(coder, coded);
  if (coded > options.size()) return Error{"link.newer", std::to_string(newest_version)};
  for (u32 i = 0; i < coded; ++i)
    setup.options.*options[i].value = coder.uniform(2, setup.options.*options[i].value) != 0;

  for (const NumberInfo& info : number_infos())
    if (setup.options.*info.of)
      setup.options.*info.value = static_cast<u8>(coder.uniform(64, setup.options.*info.value));

  const u32 random = setup.players;
  const u32 first =
      coder.uniform(random + 1, setup.first_player == random_player ? random : setup.first_player);
  setup.first_player = first == random ? random_player : static_cast<PlayerIndex>(first);

  const int words = (static_cast<int>(std::bit_width(setup.seed)) + 15) / 16;
  setup.seed = code_bits(coder, 16 * static_cast<int>(coder.uniform(5, static_cast<u32>(words))),
                         setup.seed);
  return {};
}

// How likely figures are where, learned from the game so far.
struct Habits {
  // By the number of the player's figures on unfinished features: did not place, placed.
  std::array<std::array<u32, 2>, 8> placing;
  std::array<u32, 10> kinds;  // by SegmentKind
  // With expansions: did not place, placed, took back; and by FigureKind. Flew: no, yes.
  std::array<std::array<u32, 3>, 8> doing;
  std::array<u32, 2> flying = {3, 1};
  std::array<u32, figure_kinds> by_figure = {24, 3, 3, 3, 2, 1};
  std::vector<std::pair<Node, PlayerIndex>> figures;  // all that were ever placed

  Habits() {
    for (auto& counts : placing) counts = {2, 3};
    placing[7] = {60, 1};  // seven meeples, none is left
    doing.fill({4, 6, 1});
    doing[7] = {6, 2, 1};
    kinds.fill(1);
    kinds[static_cast<std::size_t>(SegmentKind::city)] = 4;
    kinds[static_cast<std::size_t>(SegmentKind::road)] = 4;
    kinds[static_cast<std::size_t>(SegmentKind::field)] = 3;
    kinds[static_cast<std::size_t>(SegmentKind::monastery)] = 12;
  }
};

u32 figures_out(const Game& game, const State& state, const Habits& habits) {
  u32 out = 0;
  for (const auto& [node, player] : habits.figures) {
    const bool field = kind_of(game.tables, state.board, node) == SegmentKind::field;
    const bool open = field || state.board.totals[find_root(state.board, node)].open != 0;
    out += open && player == state.active;
  }
  return std::min(out, 7u);
}

// S1: the copies left in the bag.
template <class Coder>
Action code_draw(Coder& coder, const State& state, const Action& action) {
  std::vector<u32> weights;
  std::vector<TypeIndex> types;
  u32 chosen = 0;
  for (std::size_t t = 0; t < state.bag.size(); ++t) {
    if (state.bag[t] == 0) continue;
    if (t == action.what) chosen = static_cast<u32>(types.size());
    types.push_back(static_cast<TypeIndex>(t));
    weights.push_back(state.bag[t]);
  }
  return draw_action(types[coder.weighted(weights.data(), static_cast<u32>(types.size()), chosen)]);
}

// S2: the cells beside a tile in reading order, in each the distinct rotations that match.
template <class Coder>
Action code_place(Coder& coder, const Game& game, const State& state, const Action& action) {
  std::vector<Action> fitting;
  for (const CellIndex index : state.board.frontier) {
    const Cell& cell = state.board.cells[index];
    const unsigned fits = game.tables.fit(state.drawn, cell.pattern);
    for (int r = 0; r < 4; ++r)
      if (fits >> r & 1) fitting.push_back(place_action(cell.at, r));
  }
  sort_short(fitting.begin(), fitting.end(), [](const Action& a, const Action& b) {
    if (a.at.y != b.at.y) return a.at.y < b.at.y;
    if (a.at.x != b.at.x) return a.at.x < b.at.x;
    return a.value < b.value;
  });
  const auto at = std::find(fitting.begin(), fitting.end(), action) - fitting.begin();
  return fitting[coder.uniform(static_cast<u32>(fitting.size()), static_cast<u32>(at))];
}

// S6: nothing, or a meeple on a printed segment.
template <class Coder>
Action code_figure(Coder& coder, const Game& game, const State& state, Habits& habits,
                   const Action& action) {
  const PlacedTile& tile = state.board.tiles[state.placed];
  const TypeTable& type = game.tables.types[tile.type];
  auto& placing = habits.placing[figures_out(game, state, habits)];
  const u32 placed = coder.weighted(placing.data(), 2, action.kind == ActionKind::deploy);
  placing[placed] += 2;
  if (placed == 0) return pass_action();

  std::array<u32, max_segments> weights;
  for (std::size_t i = 0; i < type.segment_count; ++i) {
    const Node root = find_root(state.board, static_cast<Node>(tile.first_node + i));
    const bool taken = std::any_of(
        habits.figures.begin(), habits.figures.end(),
        [&](const auto& figure) { return find_root(state.board, figure.first) == root; });
    weights[i] = taken ? 1 : 16 * habits.kinds[static_cast<std::size_t>(type.kind[i])];
  }
  const u32 segment = coder.weighted(weights.data(), type.segment_count, action.where);
  ++habits.kinds[static_cast<std::size_t>(type.kind[segment])];
  habits.figures.emplace_back(static_cast<Node>(tile.first_node + segment), state.active);
  return deploy_action(FigureKind::meeple, static_cast<int>(segment));
}

// Figures that a game with expansions has, in the order of FigureKind.
std::vector<FigureKind> figures_of(const Setup& setup) {
  std::vector<FigureKind> kinds = {FigureKind::meeple};
  if (setup.has(Expansion::inns_cathedrals)) kinds.push_back(FigureKind::big_meeple);
  if (setup.has(Expansion::abbot)) kinds.push_back(FigureKind::abbot);
  if (setup.has(Expansion::traders_builders)) {
    kinds.push_back(FigureKind::builder);
    kinds.push_back(FigureKind::pig);
  }
  return kinds;
}

// How much likelier than elsewhere a figure is on a segment of this kind.
u32 liking(const Habits& habits, FigureKind figure, SegmentKind kind) {
  const bool monastic = kind == SegmentKind::monastery || kind == SegmentKind::garden;
  switch (figure) {
    case FigureKind::abbot:
      return monastic ? 16 : 0;
    case FigureKind::builder:
      return kind == SegmentKind::road || kind == SegmentKind::city ? 16 : 0;
    case FigureKind::pig:
      return kind == SegmentKind::field ? 16 : 0;
    default:
      return kind == SegmentKind::garden || kind == SegmentKind::river
                 ? 0
                 : 16 * habits.kinds[static_cast<std::size_t>(kind)];
  }
}

// By its number among the figures on the board.
template <class Coder>
Action code_retrieval(Coder& coder, const State& state, const Action& action) {
  const Board& board = state.board;
  const auto action_of = [&board](const Figure& figure) {
    const CellIndex cell = board.tiles[board.node_tile[figure.node]].cell;
    return retrieve_action(figure.kind, board.cells[cell].at, segment_of(board, figure.node));
  };
  const u32 figures = static_cast<u32>(state.figures.size());
  u32 index = 0;
  while (!Coder::decoding && index < figures && !(action_of(state.figures[index]) == action))
    ++index;
  if (figures == 0) return {};
  return action_of(state.figures[coder.uniform(figures, index)]);
}

// By its number among the figures of the game.
template <class Coder>
FigureKind code_kind(Coder& coder, const Game& game, Habits& habits, const Action& action) {
  const std::vector<FigureKind> kinds = figures_of(game.setup);
  std::array<u32, figure_kinds> weights{};
  u32 kind = 0;
  for (std::size_t k = 0; k < kinds.size(); ++k) {
    weights[k] = habits.by_figure[static_cast<std::size_t>(kinds[k])];
    if (static_cast<u8>(kinds[k]) == action.what) kind = static_cast<u32>(k);
  }
  const FigureKind figure =
      kinds[coder.weighted(weights.data(), static_cast<u32>(kinds.size()), kind)];
  habits.by_figure[static_cast<std::size_t>(figure)] += 2;
  return figure;
}

// S6 with expansions: nothing, a figure on a printed segment, one taken back, or one that flies.
template <class Coder>
Action code_figures(Coder& coder, const Game& game, const State& state, Habits& habits,
                    const Action& action) {
  const Board& board = state.board;
  const PlacedTile& tile = board.tiles[state.placed];
  const TypeTable& type = game.tables.types[tile.type];
  if (game.types[tile.type].flying_machine >= 0) {
    const u32 flies = coder.weighted(habits.flying.data(), 2, action.kind == ActionKind::fly);
    habits.flying[flies] += 2;
    if (flies != 0) return fly_action(code_kind(coder, game, habits, action));
  }
  auto& doing = habits.doing[figures_out(game, state, habits)];
  const u32 does = coder.weighted(doing.data(), game.setup.has(Expansion::abbot) ? 3 : 2,
                                  action.kind == ActionKind::deploy     ? 1
                                  : action.kind == ActionKind::retrieve ? 2
                                                                        : 0);
  doing[does] += 2;
  if (does == 0) return pass_action();
  if (does == 2) return code_retrieval(coder, state, action);

  const FigureKind figure = code_kind(coder, game, habits, action);

  // Builders and pigs join the player's own, all others go where nobody stands.
  const bool joins = figure == FigureKind::builder || figure == FigureKind::pig;
  std::array<u32, max_segments> weights;
  for (std::size_t i = 0; i < type.segment_count; ++i) {
    const Node root = find_root(board, static_cast<Node>(tile.first_node + i));
    const bool taken =
        std::any_of(habits.figures.begin(), habits.figures.end(), [&](const auto& known) {
          return find_root(board, known.first) == root && (!joins || known.second == state.active);
        });
    weights[i] = 1 + (taken == joins ? liking(habits, figure, type.kind[i]) : 0);
  }
  const u32 segment = coder.weighted(weights.data(), type.segment_count, action.where);
  if (!joins) {
    ++habits.kinds[static_cast<std::size_t>(type.kind[segment])];
    habits.figures.emplace_back(static_cast<Node>(tile.first_node + segment), state.active);
  }
  return deploy_action(figure, static_cast<int>(segment));
}

// S10: a segment of the tile just placed that belongs to the feature, or else one of the
// surrounding cells, in reading order, that has its monastery, or else a road at a lake.
template <class Coder>
Action code_score(Coder& coder, const Game& game, const State& state, const Action& action) {
  const Board& board = state.board;
  const PlacedTile& tile = board.tiles[state.placed];
  const TypeTable& type = game.tables.types[tile.type];
  const Position centre = board.cells[tile.cell].at;
  const auto root_of = [&board](const Action& a) {
    const TileIndex on = tile_at(board, a.at);
    return on == no_tile ? no_node : find_root(board, node_of(board, on, a.where));
  };
  std::vector<Action> choices;
  for (int i = 0; i < type.segment_count; ++i) choices.push_back(score_action(centre, i));
  for (int dy = -1; dy <= 1; ++dy)
    for (int dx = -1; dx <= 1; ++dx) {
      const Position at{static_cast<i16>(centre.x + dx), static_cast<i16>(centre.y + dy)};
      const TileIndex on = tile_at(board, at);
      if (on == no_tile || on == state.placed) continue;
      const TypeTable& other = game.tables.types[board.tiles[on].type];
      for (int i = 0; i < other.segment_count; ++i)
        if (other.kind[i] == SegmentKind::monastery || other.kind[i] == SegmentKind::garden)
          choices.push_back(score_action(at, i));
    }
  for (const Ferry& ferry : board.ferries) {
    const PlacedTile& lake = board.tiles[board.node_tile[ferry.a]];
    const TypeTable& lake_type = game.tables.types[lake.type];
    for (int i = 0; i < lake_type.segment_count; ++i)
      if (lake_type.kind[i] == SegmentKind::road)
        choices.push_back(score_action(board.cells[lake.cell].at, i));
  }
  u32 chosen = 0;
  if (!Coder::decoding)
    while (chosen + 1 < choices.size() && root_of(choices[chosen]) != root_of(action)) ++chosen;
  return choices[coder.uniform(static_cast<u32>(choices.size()), chosen)];
}

// The steps of the other expansions: by its number among the legal actions.
template <class Coder>
Action code_choice(Coder& coder, const Game& game, const State& state, const Action& action) {
  ActionList actions;
  legal_actions(game, state, actions);
  if (actions.empty()) return {};
  const auto at = std::find(actions.begin(), actions.end(), action) - actions.begin();
  const u32 index = Coder::decoding ? 0 : static_cast<u32>(at);
  return actions[coder.uniform(static_cast<u32>(actions.size()), index)];
}

template <class Coder>
Action code_action(Coder& coder, const Game& game, const State& state, Habits& habits,
                   const Action& action) {
  switch (decision(game, state).phase) {
    case Phase::draw:
      return code_draw(coder, state, action);
    case Phase::place:
      return code_place(coder, game, state, action);
    case Phase::figure:
      return game.setup.expansions == 0 ? code_figure(coder, game, state, habits, action)
                                        : code_figures(coder, game, state, habits, action);
    case Phase::score:
      return code_score(coder, game, state, action);
    default:
      return code_choice(coder, game, state, action);
  }
}

// ---- Encoding -----------------------------------------------------------------------------------

// Every chance of the record is what its seed decides.
bool chances_from_seed(const Game& game, const Record& record) {
  State state = initial_state(game);
  for (const Action& action : record.actions) {
    if (decision(game, state).chance && !(chance_outcome(game, state) == action)) return false;
    apply(game, state, action);
  }
  return true;
}

std::string percent_encoded(std::string_view text) {
  constexpr std::string_view digits = "0123456789ABCDEF";
  std::string out;
  for (const char c : text) {
    if (letters.find(c) != std::string_view::npos || (c >= 'A' && c <= 'Z')) {
      out += c;
    } else {
      out += '%';
      out += digits[static_cast<u8>(c) >> 4];
      out += digits[static_cast<u8>(c) & 15];
    }
  }
  return out;
}

int hex_value(char c) {
  return c >= '0' && c <= '9'   ? c - '0'
         : c >= 'A' && c <= 'F' ? c - 'A' + 10
         : c >= 'a' && c <= 'f' ? c - 'a' + 10
                                : -1;
}

std::string percent_decoded(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '%' && i + 2 < text.size() && hex_value(text[i + 1]) >= 0 &&
        hex_value(text[i + 2]) >= 0) {
      out += static_cast<char>(hex_value(text[i + 1]) * 16 + hex_value(text[i + 2]));
      i += 2;
    } else {
      out += text[i];
    }
  }
  return out;
}

void read_names(std::string_view text, std::vector<RecordedPlayer>& players) {
  for (RecordedPlayer& player : players) {
    const std::size_t end = text.find(',');
    // Three characters for each of four bytes.
    player.name =
        clean_name(percent_decoded(text.substr(0, std::min(end, 12 * max_name_characters))));
    if (end == std::string_view::npos) return;
    text.remove_prefix(end + 1);
  }
}

// The value of a key in "g=...&n=...", up to the next "&" or "#".
std::string_view value_of(std::string_view text, std::string_view key) {
  while (!text.empty()) {
    const std::size_t end = text.find_first_of("&#");
    const std::string_view part = text.substr(0, end);
    if (part.substr(0, key.size()) == key) return part.substr(key.size());
    if (end == std::string_view::npos) break;
    text.remove_prefix(end + 1);
  }
  return {};
}

Expected<Link> decode_code(const Catalogue& catalogue, u32 version, std::string_view code,
                           std::string_view names) {
  Decoder coder(code);
  Link link;
  Record& record = link.record;
  if (Result fault = code_setup(coder, record)) return tl::unexpected<Error>(*fault);
  if ((version == base_version) != (record.setup.expansions == 0)) return fail("link.corrupt");
  const bool forced = coder.uniform(2, 0) != 0;
  const u32 count = code_count(coder, 0);
  if (coder.exhausted()) return fail("link.corrupt");
  if (count > max_record_actions) return fail("link.too-large");
  read_names(names, record.players);

  const auto game = make_game(catalogue, record.setup);
  if (!game) return tl::unexpected<Error>(game.error());
  State state = initial_state(*game);
  const auto decide_chances = [&] {
    while (!forced && decision(*game, state).chance) {
      record.actions.push_back(chance_outcome(*game, state));
      apply(*game, state, record.actions.back());
    }
  };
  Habits habits;
  decide_chances();
  for (u32 k = 0; k < count; ++k) {
    const Action coded = code_action(coder, *game, state, habits, {});
    // The code is whole, so that running off its end means other rules, too.
    if (coder.exhausted() || !legal(*game, state, coded)) {
      link.fault = Error{"link.refused", std::to_string(k)};
      return link;
    }
    record.actions.push_back(canonical(*game, state, coded));
    apply(*game, state, record.actions.back());
    decide_chances();
  }
  const u32 check = static_cast<u32>(code_bits(coder, position_check_bits, 0));
  if (coder.exhausted() || check != position_check(*game, state))
    link.fault = Error{"link.different", {}};
  return link;
}

}  // namespace

Expected<std::string> encode_link(const Catalogue& catalogue, const Record& record, bool names) {
  if (record.players.size() != record.setup.players || record.setup.players > max_players)
    return fail("link.unplayable", "players");
  for (const RecordedPlayer& player : record.players)
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

  Encoder coder;
  Record setup = record;
  code_setup(coder, setup);
  const bool forced = !chances_from_seed(game, record);
  coder.uniform(2, forced);
  State state = initial_state(game);
  u32 count = 0;
  for (const Action& action : record.actions) {
    count += forced || !decision(game, state).chance;
    apply(game, state, action);
  }
  code_count(coder, count);
  state = initial_state(game);
  Habits habits;
  for (const Action& action : record.actions) {
    if (forced || !decision(game, state).chance)
      code_action(coder, game, state, habits, canonical(game, state, action));
    apply(game, state, action);
  }
  if (!forced) resolve_chances(game, state);
  code_bits(coder, position_check_bits, position_check(game, state));

  const u32 version = record.setup.expansions == 0 ? base_version : expansions_version;
  std::string text = base64_character(version) + coder.finish();
  text += text_check(text);
  std::string list;
  bool named = false;
  for (const RecordedPlayer& player : record.players) {
    list += (&player == &record.players[0] ? "" : ",") + percent_encoded(clean_name(player.name));
    named |= !player.name.empty();
  }
  return "#g=" + text + (names && named ? "&n=" + list : "");
}

Expected<Link> decode_link(const Catalogue& catalogue, std::string_view text) {
  if (text.size() > max_link_size) return fail("link.too-large");
  std::string_view code, names;
  if (const std::size_t hash = text.find('#'); hash != std::string_view::npos)
    text.remove_prefix(hash + 1);
  if (text.find('=') != std::string_view::npos) {
    code = value_of(text, "g=");
    names = value_of(text, "n=");
  } else if (text.find("://") == std::string_view::npos) {
    code = text;
  }
  if (code.empty()) return fail("link.empty");
  for (const char c : code)
    if (base64_value(c) < 0) return fail("link.character", std::string(1, c));
  if (base64_value(code[0]) == 0) return fail("link.foreign");
  if (static_cast<u32>(base64_value(code[0])) > newest_version)
    return fail("link.newer", std::to_string(base64_value(code[0])));
  if (code.size() < 1 + text_check_characters) return fail("link.corrupt");
  const std::size_t end = code.size() - text_check_characters;
  if (code.substr(end) != text_check(code.substr(0, end))) return fail("link.corrupt");
  return decode_code(catalogue, static_cast<u32>(base64_value(code[0])), code.substr(1, end - 1),
                     names);
}

std::string mend_link(std::string_view code, u32 version) {
  std::string text(1, base64_character(version));
  for (const char c : code) text += base64_value(c) < 0 ? base64_character(static_cast<u8>(c)) : c;
  return text + text_check(text);
}

}  // namespace bastide
