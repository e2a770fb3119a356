#include "web/panels/analysis/variants_list.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <utility>

#include "web/reading/reading_words.hpp"
#include "web/session/session.hpp"
#include "web/sets/choice_words.hpp"
#include "web/sets/explain.hpp"
#include "web/text/names.hpp"
#include "web/text/text.hpp"

namespace bastide::web {
namespace {

using StateKept = std::unique_ptr<State>;

// Goes along the lines of the tree.
struct Lister {
  const Texts& texts;
  const Session& board;
  std::vector<VariantRow>& rows;
  bool coordinates;  // whether places are given by them

  const Variation& at(std::size_t position) const { return board.board->variations.all[position]; }

  // Plays the action, and says what was done.
  std::string play(State& after, const Action& action) const {
    const bool usual = action.kind == ActionKind::place || action.kind == ActionKind::deploy;
    if (usual) {
      std::string words = turn_words(texts, board.game, after, {&action, 1}, coordinates);
      apply(board.game, after, action);
      return words;
    }
    Events events;
    apply(board.game, after, action, &events);
    const bool says_nothing = action.kind == ActionKind::pass || action.kind == ActionKind::draw;
    for (const Event& event : events) {
      if (says_nothing || event.kind == EventKind::scored) break;
      std::string told = explain(texts, board.record, board.game, after, {&event, 1}, false);
      if (!told.empty()) return told;
    }
    return {};
  }

  // Enters one row; the state is then the one after it.
  std::size_t enter_row(std::size_t position, int indent, State& state) {
    VariantRow row;
    row.turn = state.turn;
    row.indent = indent;
    row.player = state.active;
    std::array<int, max_players> before{}, after{};
    std::copy(std::begin(state.score), std::end(state.score), before.begin());
    const auto say = [&](const std::string& more) {
      if (!more.empty())
        row.words = row.words.empty() ? more : tr(texts, "parts", {row.words, more});
    };
    bool laid = false;
    for (;;) {
      const Action& action = at(position).action;
      laid |= action.kind == ActionKind::place;
      if (action.kind == ActionKind::draw) row.type = action.what;
      say(play(state, action));
      row.positions.push_back(position);
      const std::vector<std::size_t>& next = at(position).after;
      if (next.size() != 1 || state.turn != row.turn) break;
      position = next.front();
    }
    std::copy(std::begin(state.score), std::end(state.score), after.begin());
    if (row.words.empty()) row.words = tr(texts, laid ? "board.laid" : "board.drawn");
    say(totals_words(texts, board.record, before, after));
    rows.push_back(std::move(row));
    return position;
  }

  // `state`: before the position.
  void enter_line(std::size_t position, int indent, StateKept state) {
    for (;;) {
      const std::vector<std::size_t>& all = at(at(position).before).after;
      const bool parts = all.size() > 1 && all.front() == position;
      const StateKept before = parts ? std::make_unique<State>(*state) : nullptr;
      const std::size_t last = enter_row(position, indent, *state);
      for (std::size_t i = 1; parts && i < all.size(); ++i)
        enter_line(all[i], indent + 1, std::make_unique<State>(*before));
      if (at(last).after.empty()) return;
      position = at(last).after.front();
    }
  }
};

}  // namespace

std::vector<VariantRow> variant_rows(const Texts& texts, const Session& board, bool coordinates) {
  std::vector<VariantRow> rows;
  Lister lister{texts, board, rows, coordinates};
  const std::vector<std::size_t>& first = lister.at(0).after;
  if (!first.empty())
    lister.enter_line(first.front(), 0, std::make_unique<State>(state_at(board, 0)));
  return rows;
}

}  // namespace bastide::web
