#include "engine/record/expects.hpp"

#include "engine/record/line_reader.hpp"
#include "engine/record/playback.hpp"

namespace bastide {
namespace {

std::string joined(const Tokens& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
  return text;
}

// The actual state of things, empty if the claim holds.
std::string differs(const Game& game, const State& state, const Expect& expect) {
  const ExpectForm& form = *expect.form;
  if (form.differs) return form.differs(game, state, expect.claim);
  std::vector<int> is;
  for (PlayerIndex p = 0; p < game.sides; ++p)
    is.push_back(form.number(game, state, expect.claim, p));
  return unless_equal(expect.claim, is, form.none);
}

}  // namespace

Expected<Expect> read_expect(const Game& game, const State& state,
                             const std::vector<PlayerEntry>& players, const Tokens& words) {
  if (words.empty()) return fail("record.missing-word");
  Expect expect;
  expect.form = form_of(game, &SetWords::expects, words);
  if (!expect.form) return fail("record.unknown-word", words[0]);
  expect.text = joined(words);
  auto claim =
      read_line({game, state, players, false, expect.form->none}, expect.form->words, words);
  if (!claim) return claim.error();
  expect.claim = std::move(*claim);
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
      const std::string is = differs(*game, state, expect);
      if (!is.empty())
        return Error{"record.expect", expect.text + " (is: " + is + ")", expect.line};
    }
    if (k == parsed.record.actions.size()) return std::nullopt;
    const Action& action = parsed.record.actions[k];
    const auto exact =
        admitted(*game, state, action, k < parsed.lines.size() ? parsed.lines[k] : 0);
    if (!exact) return exact.error();
    apply(*game, state, *exact);
  }
}

}  // namespace bastide
