#include "engine/record/expects.hpp"

#include <algorithm>

#include "engine/record/words.hpp"
#include "engine/rules/scoring.hpp"

namespace bastide {
namespace {

constexpr long most = 99999;

std::string joined(const Words& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
  return text;
}

Expected<void> read_numbers(const Words& words, std::size_t from, std::size_t count,
                            std::vector<int>& numbers) {
  for (std::size_t i = from; i < words.size(); ++i) {
    long number = 0;
    if (!read_number(words[i], -most, most, number)) return fail("record.number", words[i]);
    numbers.push_back(static_cast<int>(number));
  }
  if (numbers.size() < count) return fail("record.missing-word");
  if (numbers.size() > count) return fail("record.extra-word", words.back());
  return {};
}

Expected<void> read_tiles(const Game& game, const Words& words, std::vector<TypeIndex>& tiles) {
  for (std::size_t i = 1; i < words.size(); ++i) {
    const int type = type_of_id(game, words[i]);
    if (type < 0) return fail("record.unknown-tile", words[i]);
    tiles.push_back(static_cast<TypeIndex>(type));
  }
  return {};
}

std::string numbers_text(const std::vector<int>& numbers) {
  std::string text;
  for (const int number : numbers) text += (text.empty() ? "" : " ") + std::to_string(number);
  return text;
}

template <class Tiles>
std::string tiles_text(const Game& game, const Tiles& tiles) {
  std::string text;
  for (const TypeIndex type : tiles) text += (text.empty() ? "" : " ") + game.types[type].id;
  return text.empty() ? "none" : text;
}

std::vector<int> scores(const Game& game, const State& state) {
  return {state.score, state.score + game.setup.players};
}

// What is the case instead, empty when the expectation holds.
std::string difference(const Game& game, const State& state, const Expect& expect) {
  const auto compare = [&expect](const std::vector<int>& is) {
    return is == expect.numbers ? std::string() : numbers_text(is);
  };
  switch (expect.kind) {
    case ExpectKind::score:
      return compare(scores(game, state));
    case ExpectKind::supply: {
      std::vector<int> is;
      for (int p = 0; p < game.setup.players; ++p) is.push_back(state.supply[p][expect.what]);
      return compare(is);
    }
    case ExpectKind::goods: {
      std::vector<int> is;
      for (int p = 0; p < game.setup.players; ++p)
        is.push_back(state.traders.goods[p][expect.what - 1]);
      return compare(is);
    }
    case ExpectKind::final: {
      State end = state;
      if (!end.over) score_final(game, end, nullptr);
      return compare(scores(game, end));
    }
    case ExpectKind::over:
      return state.over ? "" : "the game goes on";
    case ExpectKind::drawn:
      if (state.drawn == expect.tiles[0]) return "";
      return state.drawn == no_type ? "none" : game.types[state.drawn].id;
    case ExpectKind::discarded:
      return std::equal(expect.tiles.begin(), expect.tiles.end(), state.discarded.begin(),
                        state.discarded.end())
                 ? ""
                 : tiles_text(game, state.discarded);
    case ExpectKind::active:
      return state.active == expect.what ? "" : "player " + std::to_string(state.active + 1);
    case ExpectKind::left:
      return compare({state.bag_total});
    case ExpectKind::legal: {
      const std::string_view rule = refusal(game, state, expect.action);
      return rule.empty() ? "" : "refused by " + std::string(rule);
    }
    case ExpectKind::refused: {
      const std::string_view rule = refusal(game, state, expect.action);
      if (rule == expect.rule) return "";
      return rule.empty() ? "legal" : "refused by " + std::string(rule);
    }
  }
  return {};
}

}  // namespace

Expected<Expect> read_expect(const Game& game, const State& state,
                             const std::vector<RecordedPlayer>& players, const Words& words) {
  if (words.empty()) return fail("record.missing-word");
  Expect expect;
  expect.text = joined(words);
  const std::string& what = words[0];
  Expected<void> read;
  if (what == "score" || what == "final") {
    expect.kind = what == "score" ? ExpectKind::score : ExpectKind::final;
    read = read_numbers(words, 1, game.setup.players, expect.numbers);
  } else if (what == "supply") {
    expect.kind = ExpectKind::supply;
    const int figure = words.size() > 1 ? figure_of_word(words[1]) : -1;
    if (figure > 0) expect.what = static_cast<u8>(figure);
    read = read_numbers(words, figure >= 0 ? 2 : 1, game.setup.players, expect.numbers);
  } else if (what == "goods") {
    expect.kind = ExpectKind::goods;
    if (words.size() < 2) return fail("record.missing-word");
    const int goods = goods_of_word(words[1]);
    if (goods < 0) return fail("record.unknown-word", words[1]);
    expect.what = static_cast<u8>(goods);
    read = read_numbers(words, 2, game.setup.players, expect.numbers);
  } else if (what == "left") {
    expect.kind = ExpectKind::left;
    read = read_numbers(words, 1, 1, expect.numbers);
  } else if (what == "over") {
    expect.kind = ExpectKind::over;
    if (words.size() > 1) return fail("record.extra-word", words[1]);
  } else if (what == "drawn" || what == "discarded") {
    expect.kind = what == "drawn" ? ExpectKind::drawn : ExpectKind::discarded;
    read = read_tiles(game, words, expect.tiles);
    if (read && expect.kind == ExpectKind::drawn && expect.tiles.size() != 1)
      return expect.tiles.empty() ? fail("record.missing-word")
                                  : fail("record.extra-word", words[2]);
  } else if (what == "active") {
    expect.kind = ExpectKind::active;
    if (words.size() < 2) return fail("record.missing-word");
    if (words.size() > 2) return fail("record.extra-word", words[2]);
    const int colour = colour_of_word(words[1]);
    std::size_t p = 0;
    while (p < players.size() && players[p].colour != colour) ++p;
    if (p == players.size()) return fail("record.colour", words[1]);
    expect.what = static_cast<u8>(p);
  } else if (what == "legal" || what == "refused") {
    expect.kind = what == "legal" ? ExpectKind::legal : ExpectKind::refused;
    std::size_t from = 1;
    if (expect.kind == ExpectKind::refused) {
      if (words.size() < 2) return fail("record.missing-word");
      if (words[1].back() != ':' || words[1].size() > 40) return fail("record.rule", words[1]);
      expect.rule = words[1].substr(0, words[1].size() - 1);
      from = 2;
    }
    const auto action = read_action(
        game, state, Words(words.begin() + static_cast<std::ptrdiff_t>(from), words.end()),
        expect.kind == ExpectKind::refused);
    if (!action) return tl::unexpected<Error>(action.error());
    expect.action = *action;
  } else {
    return fail("record.unknown-word", what);
  }
  if (!read) return tl::unexpected<Error>(read.error());
  return expect;
}

std::optional<Error> check_expects(const Catalogue& catalogue, const ParsedRecord& parsed) {
  auto game = make_game(catalogue, parsed.record.setup);
  if (!game) return game.error();
  State state = initial_state(*game);
  std::size_t next = 0;
  for (std::size_t k = 0;; ++k) {
    for (; next < parsed.expects.size() && parsed.expects[next].before <= k; ++next) {
      const Expect& expect = parsed.expects[next];
      const std::string is = difference(*game, state, expect);
      if (!is.empty())
        return Error{"record.expect", expect.text + " (is: " + is + ")", expect.line};
    }
    if (k == parsed.record.actions.size()) return std::nullopt;
    const Action& action = parsed.record.actions[k];
    const std::string_view rule = refusal(*game, state, action);
    if (!rule.empty())
      return Error{"record.refused", std::string(rule),
                   k < parsed.lines.size() ? parsed.lines[k] : 0};
    apply(*game, state, action);
  }
}

}  // namespace bastide
