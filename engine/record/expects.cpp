#include "engine/record/expects.hpp"

#include <algorithm>

#include "engine/record/words.hpp"
#include "engine/rules/scoring.hpp"
#include "engine/sets/track/track.hpp"

namespace bastide {
namespace {

// One kind of expectation: how its words are read, and what is the case instead ("" if it holds).
struct Reading {
  const Game& game;
  const State& state;
  const std::vector<RecordedPlayer>& players;
  const Words& words;  // the first is the form's
  Expect& expect;
};
using Read = Expected<void>(const Reading&);
using Differ = std::string(const Game&, const State&, const Expect&);

}  // namespace

struct ExpectForm {
  std::string_view word;
  Read* read;
  Differ* differ;
};

namespace {

constexpr long most = 99999;

std::string joined(const Words& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
  return text;
}

// ---- Reading ------------------------------------------------------------------------------------

Expected<void> failed(const Error& error) { return tl::unexpected<Error>(error); }

Expected<void> count_words(const Words& words, std::size_t count) {
  if (words.size() < count) return fail("record.missing-word");
  if (words.size() > count) return fail("record.extra-word", words[count]);
  return {};
}

// `count` numbers from words[from] to the end; `none` stands for -1.
Expected<void> read_numbers(const Reading& r, std::size_t from, std::size_t count,
                            std::string_view none = {}) {
  for (std::size_t i = from; i < r.words.size(); ++i) {
    long number = -1;
    if ((none.empty() || r.words[i] != none) && !read_number(r.words[i], -most, most, number))
      return fail("record.number", r.words[i]);
    r.expect.numbers.push_back(static_cast<int>(number));
  }
  if (r.expect.numbers.size() < count) return fail("record.missing-word");
  if (r.expect.numbers.size() > count) return fail("record.extra-word", r.words.back());
  return {};
}

// The number of words[1] in a list of words.
Expected<void> read_listed(const Reading& r, int (*number_of)(std::string_view)) {
  if (r.words.size() < 2) return fail("record.missing-word");
  const int number = number_of(r.words[1]);
  if (number < 0) return fail("record.unknown-word", r.words[1]);
  r.expect.what = static_cast<u8>(number);
  return {};
}

Expected<void> read_nothing(const Reading& r) { return count_words(r.words, 1); }
Expected<void> read_one_number(const Reading& r) { return read_numbers(r, 1, 1); }
Expected<void> read_by_player(const Reading& r) { return read_numbers(r, 1, r.game.setup.players); }

Expected<void> read_supply(const Reading& r) {
  const bool named = r.words.size() > 1 && figure_of_word(r.words[1]) >= 0;
  if (named) r.expect.what = static_cast<u8>(figure_of_word(r.words[1]));
  return read_numbers(r, named ? 2 : 1, r.game.setup.players);
}

template <int number_of(std::string_view)>
Expected<void> read_kind_by_player(const Reading& r) {
  if (auto read = read_listed(r, number_of); !read) return read;
  return read_numbers(r, 2, r.game.setup.players);
}

Expected<void> read_tiles(const Reading& r) {
  for (std::size_t i = 1; i < r.words.size(); ++i) {
    const int type = type_of_id(r.game, r.words[i]);
    if (type < 0) return fail("record.unknown-tile", r.words[i]);
    r.expect.tiles.push_back(static_cast<TypeIndex>(type));
  }
  return {};
}

Expected<void> read_tile(const Reading& r) {
  if (auto read = read_tiles(r); !read) return read;
  return count_words(r.words, 2);
}

Expected<void> read_player(const Reading& r) {
  if (auto right = count_words(r.words, 2); !right) return right;
  const int player = player_of_word(r.players, r.words[1]);
  if (player < 0) return fail("record.colour", r.words[1]);
  r.expect.what = static_cast<u8>(player);
  return {};
}

Expected<void> read_phase(const Reading& r) {
  if (auto right = count_words(r.words, 2); !right) return right;
  return read_listed(r, phase_of_word);
}

Expected<void> read_expected_action(const Reading& r, const Words& words, bool any_place = false) {
  const auto action = read_action(r.game, r.state, r.players, words, any_place);
  if (!action) return failed(action.error());
  r.expect.action = *action;
  return {};
}

Words words_from(const Words& words, std::size_t from) {
  return {words.begin() + static_cast<std::ptrdiff_t>(from), words.end()};
}

Expected<void> read_legal(const Reading& r) {
  return read_expected_action(r, words_from(r.words, 1));
}

Expected<void> read_refused(const Reading& r) {
  if (r.words.size() < 2) return fail("record.missing-word");
  const std::string& rule = r.words[1];
  if (rule.back() != ':' || rule.size() > 40) return fail("record.rule", rule);
  r.expect.rule = rule.substr(0, rule.size() - 1);
  return read_expected_action(r, words_from(r.words, 2), true);
}

Expected<void> read_bars(const Reading& r) {
  if (auto right = count_words(r.words, 3); !right) return right;
  if (auto read = read_expected_action(r, {"gold", r.words[1]}); !read) return read;
  return read_numbers(r, 2, 1);
}

Expected<void> read_robbers(const Reading& r) {
  return read_numbers(r, 1, r.game.setup.players, "off");
}

// As the line of the action that would send mage or witch there.
Expected<void> read_magic(const Reading& r) { return read_expected_action(r, r.words); }

// As the line of the action that would lay it, or "ferry X,Y none".
Expected<void> read_ferry(const Reading& r) {
  if (r.words.size() != 3 || r.words[2] != "none") return read_expected_action(r, r.words);
  return read_expected_action(r, {"gold", r.words[1]});
}

// ---- Comparing ----------------------------------------------------------------------------------

std::string numbers_text(const std::vector<int>& numbers, std::string_view none) {
  std::string text;
  for (const int number : numbers) {
    if (!text.empty()) text += ' ';
    text += number == -1 && !none.empty() ? std::string(none) : std::to_string(number);
  }
  return text;
}

std::string differ_from(const Expect& expect, const std::vector<int>& is,
                        std::string_view none = {}) {
  return is == expect.numbers ? std::string() : numbers_text(is, none);
}

template <class Number>
std::string differ_by_player(const Game& game, const Expect& expect, Number number_of,
                             std::string_view none = {}) {
  std::vector<int> is;
  for (int p = 0; p < game.setup.players; ++p) is.push_back(number_of(p));
  return differ_from(expect, is, none);
}

template <class Tiles>
std::string tiles_text(const Game& game, const Tiles& tiles) {
  std::string text;
  for (const TypeIndex type : tiles) text += (text.empty() ? "" : " ") + game.types[type].id;
  return text.empty() ? "none" : text;
}

std::string player_text(PlayerIndex player) {
  return player == no_player ? "nobody" : "player " + std::to_string(player + 1);
}

std::string differ_score(const Game& game, const State& state, const Expect& expect) {
  return differ_by_player(game, expect, [&](int p) { return state.score[p]; });
}

std::string differ_supply(const Game& game, const State& state, const Expect& expect) {
  return differ_by_player(game, expect, [&](int p) { return state.supply[p][expect.what]; });
}

std::string differ_goods(const Game& game, const State& state, const Expect& expect) {
  return differ_by_player(game, expect,
                          [&](int p) { return state.traders.goods[p][expect.what - 1]; });
}

std::string differ_final(const Game& game, const State& state, const Expect& expect) {
  State end = state;
  if (!end.over) score_final(game, end, nullptr);
  return differ_score(game, end, expect);
}

std::string differ_over(const Game&, const State& state, const Expect&) {
  return state.over ? "" : "the game goes on";
}

std::string differ_drawn(const Game& game, const State& state, const Expect& expect) {
  if (state.drawn == expect.tiles[0]) return "";
  return state.drawn == no_type ? "none" : game.types[state.drawn].id;
}

std::string differ_discarded(const Game& game, const State& state, const Expect& expect) {
  return std::equal(expect.tiles.begin(), expect.tiles.end(), state.discarded.begin(),
                    state.discarded.end())
             ? ""
             : tiles_text(game, state.discarded);
}

std::string differ_active(const Game&, const State& state, const Expect& expect) {
  return state.active == expect.what ? "" : player_text(state.active);
}

std::string differ_decider(const Game& game, const State& state, const Expect& expect) {
  const Decision now = decision(game, state);
  return now.player == expect.what ? "" : player_text(now.player);
}

std::string differ_phase(const Game& game, const State& state, const Expect& expect) {
  const Phase phase = decision(game, state).phase;
  return phase == static_cast<Phase>(expect.what) ? "" : std::string(phase_word(phase));
}

std::string differ_left(const Game&, const State& state, const Expect& expect) {
  return differ_from(expect, {state.bag_total});
}

std::string differ_legal(const Game& game, const State& state, const Expect& expect) {
  const std::string_view rule = rule_id(refusal(game, state, expect.action));
  return rule.empty() ? "" : "refused by " + std::string(rule);
}

std::string differ_refused(const Game& game, const State& state, const Expect& expect) {
  const std::string_view rule = rule_id(refusal(game, state, expect.action));
  if (rule == expect.rule) return "";
  return rule.empty() ? "legal" : "refused by " + std::string(rule);
}

std::string differ_gold(const Game& game, const State& state, const Expect& expect) {
  return differ_by_player(game, expect, [&](int p) { return state.gold.won[p]; });
}

std::string differ_bars(const Game&, const State& state, const Expect& expect) {
  const TileIndex tile = tile_at(state.board, expect.action.at);
  return differ_from(expect, {tile < state.gold.bars.size() ? state.gold.bars[tile] : 0});
}

std::string place_text(const Game& game, const State& state, Node node) {
  const TileIndex tile = state.board.node_tile[node];
  const Position at = state.board.cells[state.board.tiles[tile].cell].at;
  return std::to_string(at.x) + ',' + std::to_string(at.y) + ' ' +
         describe_segment(game, state, tile, segment_of(state.board, node));
}

// A place means the feature there.
std::string differ_magic(const Game& game, const State& state, const Expect& expect) {
  const Node node = state.magic.at[expect.action.what];
  const TileIndex tile = tile_at(state.board, expect.action.at);
  const Node expected = expect.action.kind == ActionKind::banish || tile == no_tile
                            ? no_node
                            : node_of(state.board, tile, expect.action.where);
  if (node == no_node) return expected == no_node ? "" : "off";
  if (expected != no_node && find_root(state.board, node) == find_root(state.board, expected))
    return "";
  return place_text(game, state, node);
}

std::string differ_ferry(const Game& game, const State& state, const Expect& expect) {
  const Action& is = expect.action;
  const TileIndex tile = tile_at(state.board, is.at);
  for (const Ferry& ferry : state.board.ferries) {
    if (state.board.node_tile[ferry.a] != tile) continue;
    const u8 a = segment_of(state.board, ferry.a), b = segment_of(state.board, ferry.b);
    if (is.kind == ActionKind::ferry &&
        ((a == is.where && b == is.value) || (a == is.value && b == is.where)))
      return "";
    return describe_segment(game, state, tile, a) + ' ' + describe_segment(game, state, tile, b);
  }
  return is.kind == ActionKind::ferry ? "none" : "";
}

std::string differ_robbers(const Game& game, const State& state, const Expect& expect) {
  return differ_by_player(
      game, expect,
      [&](int p) { return state.track.robber[p] == no_space ? -1 : int{state.track.robber[p]}; },
      "off");
}

std::string differ_track(const Game& game, const State& state, const Expect& expect) {
  return differ_by_player(game, expect, [&](int p) {
    return total_of(state, static_cast<PlayerIndex>(p), static_cast<ScoringFigure>(expect.what));
  });
}

constexpr ExpectForm forms[] = {
    {"score", read_by_player, differ_score},
    {"supply", read_supply, differ_supply},
    {"goods", read_kind_by_player<goods_of_word>, differ_goods},
    {"gold", read_by_player, differ_gold},
    {"bars", read_bars, differ_bars},
    {"mage", read_magic, differ_magic},
    {"witch", read_magic, differ_magic},
    {"ferry", read_ferry, differ_ferry},
    {"robbers", read_robbers, differ_robbers},
    {"track", read_kind_by_player<scorer_of_word>, differ_track},
    {"final", read_by_player, differ_final},
    {"over", read_nothing, differ_over},
    {"drawn", read_tile, differ_drawn},
    {"discarded", read_tiles, differ_discarded},
    {"active", read_player, differ_active},
    {"decider", read_player, differ_decider},
    {"phase", read_phase, differ_phase},
    {"left", read_one_number, differ_left},
    {"legal", read_legal, differ_legal},
    {"refused", read_refused, differ_refused},
};

}  // namespace

Expected<Expect> read_expect(const Game& game, const State& state,
                             const std::vector<RecordedPlayer>& players, const Words& words) {
  if (words.empty()) return fail("record.missing-word");
  for (const ExpectForm& form : forms) {
    if (form.word != words[0]) continue;
    Expect expect;
    expect.form = &form;
    expect.text = joined(words);
    if (const auto read = form.read({game, state, players, words, expect}); !read)
      return tl::unexpected<Error>(read.error());
    return expect;
  }
  return fail("record.unknown-word", words[0]);
}

std::optional<Error> check_expects(const Catalogue& catalogue, const ParsedRecord& parsed) {
  auto game = make_game(catalogue, parsed.record.setup);
  if (!game) return game.error();
  State state = initial_state(*game);
  std::size_t next = 0;
  for (std::size_t k = 0;; ++k) {
    for (; next < parsed.expects.size() && parsed.expects[next].before <= k; ++next) {
      const Expect& expect = parsed.expects[next];
      const std::string is = expect.form->differ(*game, state, expect);
      if (!is.empty())
        return Error{"record.expect", expect.text + " (is: " + is + ")", expect.line};
    }
    if (k == parsed.record.actions.size()) return std::nullopt;
    const Action& action = parsed.record.actions[k];
    const std::string_view rule = rule_id(refusal(*game, state, action));
    if (!rule.empty())
      return Error{"record.refused", std::string(rule),
                   k < parsed.lines.size() ? parsed.lines[k] : 0};
    apply(*game, state, action);
  }
}

}  // namespace bastide
