// What a team is told: where it stands, what threatens it, and what a choice would bring.
#include <algorithm>
#include <cstdlib>

#include "engine/rules/bag.hpp"
#include "engine/rules/scoring.hpp"
#include "engine/sets/mists/inspect.hpp"
#include "web/sets/choice_words.hpp"
#include "web/sets/mists/table.hpp"
#include "web/text/names.hpp"

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

void tell_banks(const TeamToTell& t, TeamBoard& board) {
  int hopeless = 0, ghosts_there = 0;
  for (const BankView& bank : open_banks(t.game, t.state)) {
    if (bank.never || bank.open.empty()) {
      ++hopeless;
      ghosts_there += bank.ghosts;
      continue;
    }
    const std::string what =
        tr(t.texts, "mists.bank",
           {tr_count(t.texts, "tiles", bank.tiles), tr_count(t.texts, "ghosts", bank.ghosts)});
    TeamFact fact{.id = "bank", .node = bank.node};
    if (bank.open.size() > 1 || t.purist) {
      fact.words =
          what + ' ' + tr_count(t.texts, "mists.bank.open", static_cast<long>(bank.open.size()));
    } else {
      fact.lots = closing_tiles(t.game, t.state, bank);
      const int n = count_of(fact.lots);
      for (const TileCount& lot : fact.lots) fact.good |= lot.type == t.state.drawn;
      fact.words = what + ' ' +
                   (fact.good ? std::string(tr(t.texts, "mists.bank.now"))
                              : tr_count(t.texts, "mists.bank.closing", n));
      if (fact.good && bank.ghosts > 0) {
        fact.token = Piece::ghost;
        fact.value = "\xe2\x88\x92" + number(bank.ghosts);
      }
    }
    board.facts.push_back(std::move(fact));
  }
  if (hopeless > 0)
    board.facts.push_back({.id = "never",
                           .words = tr_count(t.texts, "mists.never", hopeless,
                                             {tr_count(t.texts, "ghosts", ghosts_there)})});
}

void tell_cemeteries(const TeamToTell& t, const TeamView& view, TeamBoard& board) {
  for (const CemeteryView& cemetery : open_cemeteries(t.game, t.state))
    board.facts.push_back({.id = "cemetery",
                           .value = number(cemetery.missing),
                           .words = tr_count(t.texts, "mists.cemetery", cemetery.missing) + ' ' +
                                    std::string(tr(t.texts, view.haunted ? "mists.cemetery.haunted"
                                                                         : "mists.cemetery.draws")),
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

void tell_team(const TeamToTell& t, TeamBoard& board) {
  const TeamView view = view_of_team(t.game, t.state);
  if (!outcome(t.game, t.state).together) return;
  board.points = view.points;
  board.target = view.target;
  board.left = view.ghosts_left;
  board.of = view.ghosts;
  board.piece = Piece::ghost;
  board.left_key = "ghosts";
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

// The card of a cemetery.
void add_lines(const FeatureToTell& t, std::vector<std::string>& lines) {
  for (const CemeteryView& cemetery : open_cemeteries(t.game, t.state))
    if (t.reading.kind == SegmentKind::cemetery &&
        t.state.board.node_tile[t.reading.root] == cemetery.tile)
      lines.push_back(tr_count(t.texts, "mists.cemetery", cemetery.missing));
}

// ---- The end ------------------------------------------------------------------------------------

std::string end_words(const Texts& texts, const Game& game, const State& state) {
  if (!state.over || !outcome(game, state).together) return {};
  const TeamView view = view_of_team(game, state);
  const auto with = [&](std::string_view key) {
    return tr(texts, key,
              {number(view.points), number(view.target), tr_count(texts, "tiles", state.bag_total),
               tr_count(texts, "ghosts", view.ghosts_left)});
  };
  constexpr std::string_view why[] = {"mists.won", "mists.lost.ghosts", "mists.lost.tiles",
                                      "mists.lost.pile"};
  return with(why[static_cast<int>(view.loss)]);
}

// ---- Choices ------------------------------------------------------------------------------------

namespace {

int calmed_by(const Action& action) { return action.value + action.where; }

int ghosts_at(const ChoiceToTell& choice, TileIndex tile) {
  int count = 0;
  for (const PieceAt& there : pieces_of(choice.game, choice.state))
    if (there.piece == Piece::ghost && there.place.tile == tile) count += there.count;
  return count;
}

// Of the nine tiles around a figure.
int ghosts_around(const ChoiceToTell& choice, Position at) {
  int count = 0;
  for (const PieceAt& there : pieces_of(choice.game, choice.state)) {
    if (there.piece != Piece::ghost) continue;
    const Position p = place_of(choice.state.board, there.place.tile);
    if (std::abs(p.x - at.x) <= 1 && std::abs(p.y - at.y) <= 1) count += there.count;
  }
  return count;
}

// "Knight, Blue": who plays several colours must tell them apart.
std::string guard_words(const ChoiceToTell& choice, Node node) {
  const SegmentKind kind = kind_of(choice.game.tables, choice.state.board, node);
  return with_capital(figure_words(choice.texts, *choice.meaning.piece, kind)) + ", " +
         colour_name(choice.texts, colour_of_side(choice.record.players, choice.meaning.owner));
}

// What is unfinished is worth nothing: what it will be, or is at once.
std::string worth_words(const ChoiceToTell& choice, Node node) {
  const FeatureReading reading = read_feature(choice.game, choice.state, node);
  if (reading.completed) return at_once_words(choice.texts, reading.now);
  return tr(choice.texts, "mists.then", {number(reading.then)});
}

// "Yellow: 4 → 9": whose points they are, and how far the figure would go.
std::string credit_words(const ChoiceToTell& choice) {
  const PlayerIndex side = side_to_credit(choice.game, choice.state);
  const Node feature = evaluated_feature(choice.state);
  const int points = feature != no_node ? evaluate(choice.game, choice.state, feature).value
                                        : ghosts_on_board(choice.state);
  const int from = choice.state.score[choice.action.what];
  return tr(choice.texts, "mists.credit",
            {colour_name(choice.texts, colour_of_side(choice.record.players, side)), number(from),
             number(from + points)});
}

int team_gain(const ChoiceToTell& choice) {
  int points = 0;
  for (const int p : outcome_of(choice.game, choice.state, {&choice.action, 1}).points) points += p;
  return points;
}

}  // namespace

std::string name_choice(const ChoiceToTell& choice) {
  switch (choice.action.kind) {
    case ActionKind::earn:
      return std::string(tr(choice.texts, "mists.earn"));
    case ActionKind::calm:
      return tr_count(choice.texts, "mists.calm", calmed_by(choice.action));
    case ActionKind::haunt:
      return feature_name(choice.texts,
                          kind_of(choice.game.tables, choice.state.board, choice.meaning.to.node));
    case ActionKind::hide:
      return std::string(tr(choice.texts, "mists.hide"));
    case ActionKind::guard:
    case ActionKind::deploy:
      if (choice.game.sides == choice.game.setup.players) return {};
      return guard_words(choice, choice.meaning.to.node);
    case ActionKind::bury:
      if (choice.action.value != 0)
        return player_name(choice.texts, choice.record, choice.action.what);
      return guard_words(choice, choice.meaning.from.node);
    default:
      return {};
  }
}

std::optional<std::string> value_choice(const ChoiceToTell& choice) {
  switch (choice.action.kind) {
    case ActionKind::earn: {
      if (const int points = team_gain(choice); points > 0)
        return at_once_words(choice.texts, points);
      return at_once_words(choice.texts,
                           evaluate(choice.game, choice.state, choice.meaning.to.node).value);
    }
    case ActionKind::calm:
      return tr(choice.texts, "mists.calm.of",
                {number(ghosts_at(choice, choice.meaning.from.tile))});
    case ActionKind::haunt:
      return tr_count(choice.texts, "ghosts", ghosts_at(choice, choice.meaning.to.tile));
    case ActionKind::credit:
      return credit_words(choice);
    case ActionKind::dog:
      return tr_count(choice.texts, "mists.around", ghosts_around(choice, choice.action.at));
    case ActionKind::bury:
      if (choice.action.value != 0) return {};
      return has_dog(choice.state, choice.meaning.from.node)
                 ? std::string(tr(choice.texts, "mists.with-dog"))
                 : worth_words(choice, choice.meaning.from.node);
    case ActionKind::guard:
    case ActionKind::deploy:
      if (!outcome(choice.game, choice.state).together) return {};
      return worth_words(choice, choice.meaning.to.node);
    default:
      return {};
  }
}

void adjust_sign(const ChoiceToTell& choice, ChoiceSign& sign) {
  if (choice.action.kind == ActionKind::calm) {
    sign.piece = Piece::ghost;
    sign.count = calmed_by(choice.action);
    sign.mark = ChoiceSign::Mark::none;
  }
  if (choice.action.kind == ActionKind::hide) {
    sign.piece.reset();
    sign.back = true;
  }
}

}  // namespace bastide::web::mist
