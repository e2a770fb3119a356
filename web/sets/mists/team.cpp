// What a team is told: where it stands, what threatens it, how its game has ended.
#include <algorithm>

#include "engine/rules/bag.hpp"
#include "engine/rules/scoring.hpp"
#include "engine/sets/mists/inspect.hpp"
#include "web/reading/reading.hpp"
#include "web/sets/mists/table.hpp"
#include "web/text/text.hpp"

namespace bastide::web::mist {
namespace {

using namespace mists;

std::string number(long n) { return std::to_string(n); }

// The tiles left that would close a bank which needs only one.
std::vector<TileCount> closing_tiles(const Game& game, const State& state, const BankView& bank) {
  std::vector<TileCount> lots;
  const CellIndex cell = find_cell(state.board, bank.open.front());
  if (cell == no_cell) return lots;
  for (std::size_t t = 0; t < state.bag.size(); ++t) {
    const auto type = static_cast<TypeIndex>(t);
    const int left = tiles_to_come(game, state, type) + (type == state.drawn);
    if (left == 0) continue;
    const u8 rotations = rotations_on(game, state, type, state.board.cells[cell]);
    for (u8 r = 0; r < 4; ++r) {
      if (!(rotations >> r & 1) || !would_close(game, state, bank, type, bank.open.front(), r))
        continue;
      lots.push_back({type, left, r, false});
      break;
    }
  }
  return lots;
}

bool is_hopeless(const BankView& bank) { return bank.never || bank.open.empty(); }

std::string never_words(const Texts& texts, int banks, int ghosts) {
  return tr_count(texts, "mists.never", banks, {tr_count(texts, "ghosts", ghosts)});
}

// How large it is, and what would close it.
TeamFact fact_of_bank(const Texts& texts, const Game& game, const State& state,
                      const BankView& bank, bool no_hints) {
  TeamFact fact{.id = "bank", .node = bank.node};
  fact.words = tr(texts, "mists.bank",
                  {tr_count(texts, "tiles", bank.tiles), tr_count(texts, "ghosts", bank.ghosts)}) +
               ' ';
  if (bank.open.size() > 1 || no_hints) {
    fact.words += tr_count(texts, "mists.bank.open", static_cast<long>(bank.open.size()));
    return fact;
  }
  fact.lots = closing_tiles(game, state, bank);
  for (const TileCount& lot : fact.lots) fact.good |= lot.type == state.drawn;
  fact.words += fact.good ? std::string(tr(texts, "mists.bank.now"))
                          : tr_count(texts, "mists.bank.closing", count_of(fact.lots));
  if (fact.good && bank.ghosts > 0) {
    fact.token = Piece::ghost;
    fact.value = "\xe2\x88\x92" + number(bank.ghosts);
  }
  return fact;
}

void tell_banks(const TeamToTell& t, TeamBoard& board) {
  int hopeless = 0, ghosts_there = 0;
  for (const BankView& bank : open_banks(t.game, t.state)) {
    if (is_hopeless(bank)) {
      ++hopeless;
      ghosts_there += bank.ghosts;
    } else {
      board.facts.push_back(fact_of_bank(t.texts, t.game, t.state, bank, t.no_hints));
    }
  }
  if (hopeless > 0)
    board.facts.push_back({.id = "never", .words = never_words(t.texts, hopeless, ghosts_there)});
}

std::string words_of_cemetery(const Texts& texts, const CemeteryView& cemetery, bool haunted) {
  return tr_count(texts, "mists.cemetery", cemetery.missing) + ' ' +
         std::string(tr(texts, haunted ? "mists.cemetery.haunted" : "mists.cemetery.draws"));
}

void tell_cemeteries(const TeamToTell& t, const TeamView& view, TeamBoard& board) {
  for (const CemeteryView& cemetery : open_cemeteries(t.game, t.state))
    board.facts.push_back({.id = "cemetery",
                           .value = number(cemetery.missing),
                           .words = words_of_cemetery(t.texts, cemetery, view.haunted),
                           .sign = art::Glyph::field,
                           .tile = cemetery.tile});
}

// What the tile that is being laid does to the ghosts, else how many symbols it shows.
void tell_tile(const TeamToTell& t, const TeamView& view, TeamBoard& board) {
  if (t.tentative) {
    const int more = ghosts_on_board(*t.tentative) - ghosts_on_board(t.state);
    const bool lost = view_of_team(t.game, *t.tentative).loss != MistsLoss::none;
    board.coming = more;
    board.facts.push_back({.id = team_tile,
                           .value = (more > 0 ? "+" : "") + number(more),
                           .words = lost        ? std::string(tr(t.texts, "mists.tile.lost"))
                                    : more == 0 ? std::string(tr(t.texts, "mists.tile.none"))
                                    : more > 0  ? tr_count(t.texts, "mists.tile.comes", more)
                                                : tr_count(t.texts, "mists.tile.leaves", -more),
                           .token = Piece::ghost,
                           .urgent = lost});
    return;
  }
  if (t.state.drawn == no_type) return;
  int symbols = 0;
  for (const Segment& segment : t.game.types[t.state.drawn].segments) symbols += segment.ghosts;
  if (symbols == 0) return;
  board.facts.push_back({.id = team_tile,
                         .value = "+" + number(symbols) + '?',
                         .words = tr_count(t.texts, "mists.tile.symbols", symbols),
                         .token = Piece::ghost,
                         .urgent = symbols > view.ghosts_left});
}

}  // namespace

TeamStand stand(const Game& game, const State& state) {
  const TeamView view = view_of_team(game, state);
  return {.points = view.points,
          .target = view.target,
          .left = view.ghosts_left,
          .of = view.ghosts,
          .piece = Piece::ghost,
          .left_key = "ghosts"};
}

void tell_team(const TeamToTell& t, TeamBoard& board) {
  if (!t.game.setup.has(Expansion::mists)) return;
  const TeamView view = view_of_team(t.game, t.state);
  static_cast<TeamStand&>(board) = stand(t.game, t.state);
  if (view.track_figures > 0)
    for (PlayerIndex side = 0; side < view.track_figures; ++side)
      board.figures.push_back({side, t.state.score[side]});
  for (int dog = 0; dog < 2; ++dog)
    if (view.marks[dog] > 0)
      board.marks.push_back({view.marks[dog], Piece::dog, view.dogs[dog] != DogIs::on_track});
  board.title = tr(t.texts, "mists.level", {number(view.level)});
  const int missing = view.target - view.points;
  std::string goal = tr(t.texts, "mists.points", {number(view.points), number(view.target)});
  if (missing > 0) goal += ' ' + tr_count(t.texts, "mists.missing", missing);
  for (int dog = 0; dog < 2; ++dog)
    if (view.marks[dog] > 0 && view.dogs[dog] == DogIs::on_track) {
      goal += ' ' + tr_count(t.texts, "mists.dog", std::max(0, view.marks[dog] - view.points),
                             {std::string(tr(t.texts, dog == 0 ? "score.dog-1" : "score.dog-2"))});
      break;
    }
  board.facts.push_back({.id = "points", .words = goal});
  board.facts.push_back(
      {.id = "ghosts",
       .words = tr_count(t.texts, "mists.ghosts", view.ghosts_left, {number(view.ghosts)}),
       .urgent = view.ghosts_left < 3});
  const int total = t.state.bag_total;
  board.facts.push_back({.id = "pile",
                         .value = number(view.pile_left),
                         .words = view.piles ? tr_count(t.texts, "mists.pile", view.pile_left,
                                                        {number(view.pile + 1), number(total)})
                                             : tr_count(t.texts, "tiles-left", total),
                         .token = Piece::tile,
                         .urgent = view.pile_left < 4});
  tell_tile(t, view, board);
  tell_banks(t, board);
  tell_cemeteries(t, view, board);
}

// The cards of a bank and of a cemetery.
void add_lines(const FeatureToTell& t, std::vector<std::string>& lines) {
  if (t.reading.kind == SegmentKind::cemetery) {
    const bool haunted = view_of_team(t.game, t.state).haunted;
    for (const CemeteryView& cemetery : open_cemeteries(t.game, t.state))
      if (cemetery.tile == t.state.board.node_tile[t.reading.root])
        lines.push_back(words_of_cemetery(t.texts, cemetery, haunted));
  }
  if (t.reading.kind != SegmentKind::mist) return;
  for (const BankView& bank : open_banks(t.game, t.state)) {
    if (bank.node != t.reading.root) continue;
    if (is_hopeless(bank)) return lines.push_back(never_words(t.texts, 1, bank.ghosts));
    TeamFact fact = fact_of_bank(t.texts, t.game, t.state, bank, false);
    lines.push_back(std::move(fact.words));
    t.lots = std::move(fact.lots);
  }
}

// ---- The end ------------------------------------------------------------------------------------

std::string end_words(const Texts& texts, const Game& game, const State& state) {
  if (!state.over || !game.setup.has(Expansion::mists)) return {};
  const TeamView view = view_of_team(game, state);
  const auto with = [&](std::string_view key) {
    return tr(texts, key,
              {number(view.points), number(view.target),
               tr_count(texts, "team.remained", state.bag_total),
               tr_count(texts, "ghosts", view.ghosts_left)});
  };
  constexpr std::string_view why[] = {"mists.won", "mists.lost.ghosts", "mists.lost.tiles",
                                      "mists.lost.pile"};
  return with(why[static_cast<int>(view.loss)]);
}

}  // namespace bastide::web::mist
