#include "engine/record/action_lines.hpp"

#include "engine/base/tokens.hpp"
#include "engine/record/line_reader.hpp"
#include "engine/record/notation.hpp"
#include "engine/record/words.hpp"

namespace bastide {

ActionKind kind_of_line(const Game& game, const Tokens& words) {
  const LineForm* form = form_of(game, &SetWords::lines, words);
  return form ? form->kind : ActionKind::none;
}

int type_of_id(const Game& game, std::string_view id) {
  for (std::size_t t = 0; t < game.types.size(); ++t)
    if (game.types[t].id == id) return static_cast<int>(t);
  return -1;
}

int player_of_word(const std::vector<PlayerEntry>& players, std::string_view word) {
  return side_of_word(players, static_cast<int>(players.size()), word);
}

int side_of_word(const std::vector<PlayerEntry>& players, int sides, std::string_view word) {
  const int colour = colour_of_word(word);
  for (int side = 0; side < sides; ++side)
    if (colour_of_side(players, static_cast<PlayerIndex>(side)) == colour) return side;
  return -1;
}

std::string describe_action(const Game& game, const State& state,
                            const std::vector<PlayerEntry>& players, const Action& action) {
  for (const SetWords* set : all_words(game))
    for (const LineForm& form : set->lines)
      if (form.kind == action.kind && (!form.applies || form.applies(state)))
        return write_line({game, state, players}, form.words, action);
  return {};
}

Expected<Action> read_action(const Game& game, const State& state,
                             const std::vector<PlayerEntry>& players, const Tokens& words,
                             bool any_place) {
  if (words.empty()) return fail("record.missing-word");
  const LineForm* form = form_of(game, &SetWords::lines, words);
  if (!form) return fail("record.unknown-word", words[0]);
  const auto claim = read_line({game, state, players, any_place}, form->words, words);
  if (!claim) return claim.error();
  Action action = claim->action;
  action.kind = form->kind;
  return action;
}

Expected<Action> parse_action(const Game& game, const State& state,
                              const std::vector<PlayerEntry>& players, std::string_view line) {
  const auto words = split_line(line);
  if (!words) return words.error();
  return read_action(game, state, players, words->words, false);
}

}  // namespace bastide
