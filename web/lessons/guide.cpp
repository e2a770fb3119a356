#include "web/lessons/guide.hpp"

#include <algorithm>
#include <memory>

#include "web/sets/explain.hpp"
#include "web/text/text.hpp"

namespace bastide::web {
namespace {

// A decision of the learner about placing a tile.
struct Asked {
  const Session& session;
  std::size_t at;  // in the record
  int number;      // 0 for the first

  const State& state() const { return state_at(session, at); }
};

// What can be achieved by placing the drawn tile.
struct Possibilities {
  Action placement;
  bool scores_road = false, scores_city = false;  // for the learner
  bool shares = false;                            // for another player, too
  bool grows_city = false;
  bool claims_road = false, claims_city = false, claims_monastery = false;
};

Possibilities look(const Game& game, const State& before, const Action& placement,
                   ActionList& offers) {
  Possibilities o;
  o.placement = placement;
  State state = before;
  apply(game, state, placement);
  const TileIndex tile = state.placed;
  const TileType& type = game.types[state.board.tiles[tile].type];
  for (const Figure& figure : state.figures)
    for (std::size_t s = 0; s < type.segments.size(); ++s)
      o.grows_city |= figure.owner == learner && type.segments[s].kind == SegmentKind::city &&
                      find_root(state.board, figure.node) ==
                          find_root(state.board, node_of(state.board, tile, static_cast<int>(s)));
  if (decision(game, state).phase == Phase::figure) {
    offers.clear();
    legal_actions(game, state, offers);
    for (const Action& offer : offers) {
      if (offer.kind != ActionKind::deploy) continue;
      const SegmentKind kind = type.segments[offer.where].kind;
      o.claims_road |= kind == SegmentKind::road;
      o.claims_city |= kind == SegmentKind::city;
      o.claims_monastery |= kind == SegmentKind::monastery;
    }
  }
  Events events;
  if (!legal(game, state, pass_action())) return o;
  apply(game, state, pass_action(), &events);
  for (const Event& event : events) {
    const Scoring& s = event.scoring;
    if (event.kind != EventKind::scored || s.cause != ScoreCause::completed) continue;
    if (s.points[learner] == 0) continue;
    o.scores_road |= s.feature == SegmentKind::road;
    o.scores_city |= s.feature == SegmentKind::city;
    for (int p = 1; p < game.setup.players; ++p) o.shares |= s.points[p] > 0;
  }
  return o;
}

std::vector<Possibilities> outlooks(const Asked& p) {
  std::vector<Possibilities> all;
  const auto placements = std::make_unique<ActionList>();
  const auto offers = std::make_unique<ActionList>();
  legal_actions(p.session.game, p.state(), *placements);
  for (const Action& placement : *placements)
    all.push_back(look(p.session.game, p.state(), placement, *offers));
  return all;
}

// ---- What has happened so far -------------------------------------------------------------------
// If two things happen at once, the second is mentioned a turn later.

template <class Test>
const Scoring* scored(const Asked& p, Test test) {
  for (std::size_t k = 0; k < p.at; ++k)
    for (const Event& event : p.session.events[k])
      if (event.kind == EventKind::scored && event.scoring.cause == ScoreCause::completed &&
          test(event.scoring))
        return &event.scoring;
  return nullptr;
}
const Scoring* own(const Asked& p, SegmentKind kind) {
  return scored(p, [&](const Scoring& s) { return s.feature == kind && s.points[learner] > 0; });
}
const Scoring* by_others(const Asked& p) {
  return scored(p, [](const Scoring& s) { return s.points[learner] == 0 && s.owners != 0; });
}
const Scoring* shared(const Asked& p) {
  return scored(p, [](const Scoring& s) { return s.points[learner] > 0 && s.owners != 1; });
}

// A tile of what has been scored.
std::optional<Position> place_of(const State& state, const Scoring& scoring) {
  const Board& board = state.board;
  if (scoring.node == no_node) return {};
  return board.cells[board.tiles[board.node_tile[scoring.node]].cell].at;
}

bool has_meeple(const Asked& p) { return p.state().supply[learner][0] > 0; }

struct Condition {
  std::string_view word;
  bool (*holds)(const Asked&);             // about the game; null: only `possible` counts
  bool (*possible)(const Possibilities&);  // about a place for the drawn tile; null: none needed
  // Comments on something that has happened: what has been scored, or null.
  const Scoring* (*scored)(const Asked&) = nullptr;
  bool news = false;  // the same, of something else
};

bool tells_news(const Condition& c) { return c.news || c.scored; }
bool holds(const Condition& c, const Asked& p) {
  return (!c.holds || c.holds(p)) && (!c.scored || c.scored(p));
}

constexpr Condition conditions[] = {
    {"scored-shared", nullptr, nullptr, shared},
    {"scored-road", nullptr, nullptr, [](const Asked& p) { return own(p, SegmentKind::road); }},
    {"scored-city", nullptr, nullptr, [](const Asked& p) { return own(p, SegmentKind::city); }},
    {"scored-other", nullptr, nullptr, by_others},
    {"second", [](const Asked& p) { return p.number > 0; }, nullptr, nullptr, true},
    {"first", [](const Asked& p) { return p.number == 0; }, nullptr},
    {"share", nullptr, [](const Possibilities& o) { return o.shares; }},
    {"finish-road", nullptr, [](const Possibilities& o) { return o.scores_road; }},
    {"finish-city", nullptr, [](const Possibilities& o) { return o.scores_city; }},
    {"grow-city", nullptr, [](const Possibilities& o) { return o.grows_city && !o.scores_city; }},
    {"claim-road", nullptr, [](const Possibilities& o) { return o.claims_road; }},
    {"claim-city", nullptr, [](const Possibilities& o) { return o.claims_city; }},
    {"claim-monastery", nullptr, [](const Possibilities& o) { return o.claims_monastery; }},
    {"half",
     [](const Asked& p) { return 2 * p.state().bag_total <= state_at(p.session, 0).bag_total; },
     nullptr},
    {"few", [](const Asked& p) { return p.state().supply[learner][0] <= 2; }, nullptr},
    {"free", [](const Asked& p) { return p.state().chance > p.session.lesson.dealt.size(); },
     nullptr},
    {"late", [](const Asked& p) { return has_meeple(p) && p.state().bag_total <= 8; }, nullptr},
    {"last",
     [](const Asked& p) {
       return has_meeple(p) && p.state().bag_total < p.session.game.setup.players;
     },
     nullptr},
};

// The advice in every turn without a card; the first whose condition holds. Where something can be
// completed, the spaces are shown.
struct GuideAdvice {
  std::string_view key;
  bool (*possible)(const Possibilities&);
  bool (*holds)(const Asked&);
  bool places = false;
};
constexpr GuideAdvice advices[] = {
    {"guide.finish-city", [](const Possibilities& o) { return o.scores_city; }, nullptr, true},
    {"guide.finish-road", [](const Possibilities& o) { return o.scores_road; }, nullptr, true},
    {"guide.no-meeple", nullptr, [](const Asked& p) { return !has_meeple(p); }},
    {"guide.monastery", [](const Possibilities& o) { return o.claims_monastery; }, nullptr},
    {"guide.grow-city", [](const Possibilities& o) { return o.grows_city; }, nullptr},
    {"guide.claim-city", [](const Possibilities& o) { return o.claims_city; }, nullptr},
    {"guide.claim-road", [](const Possibilities& o) { return o.claims_road; }, nullptr},
    {"guide.nothing", nullptr, nullptr},
};

// The placements with which a card could be followed.
std::vector<Action> following(const std::vector<Possibilities>& all,
                              bool (*possible)(const Possibilities&)) {
  std::vector<Action> placements;
  for (const Possibilities& o : all)
    if (possible && possible(o)) placements.push_back(o.placement);
  return placements;
}

void advise(const Asked& p, const std::vector<Possibilities>& all, GuideCards& cards) {
  for (const GuideAdvice& advice : advices) {
    if (advice.holds && !advice.holds(p)) continue;
    std::vector<Action> placements = following(all, advice.possible);
    if (advice.possible && placements.empty()) continue;
    cards.advice = advice.key;
    if (advice.places) cards.placements = std::move(placements);
    return;
  }
}

const Condition* condition(std::string_view word) {
  for (const Condition& c : conditions)
    if (c.word == word) return &c;
  return nullptr;
}

}  // namespace

bool known_condition(std::string_view when) { return condition(when) != nullptr; }

namespace {

// The first card about what has happened and the first about what could be done, of those that
// have not been shown.
void choose_cards(const Lesson& lesson, const Asked& p, const std::vector<Possibilities>& all,
                  std::vector<u8>& spent, GuideCards& cards) {
  for (const bool news : {true, false}) {
    for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
      const LessonStep& step = lesson.steps[i];
      const Condition* c = condition(step.when);
      if (spent[i] || !c || tells_news(*c) != news || !holds(*c, p)) continue;
      std::vector<Action> placements = following(all, c->possible);
      if (c->possible && placements.empty()) continue;
      spent[i] = true;
      cards.steps.push_back(static_cast<int>(i));
      cards.about.push_back(c->scored ? place_of(p.state(), *c->scored(p)) : std::nullopt);
      cards.placements = std::move(placements);
      const bool explains = step.shows && !is_explained(cards, *step.shows);
      cards.explains.push_back(explains ? step.shows : std::nullopt);
      if (explains) cards.explained |= 1u << static_cast<unsigned>(*step.shows);
      break;
    }
  }
}

// While the learner follows the record, one space is enough.
void narrow_down(const Lesson& lesson, const Session& session,
                 const std::vector<Possibilities>& all, std::vector<Action>& asked) {
  const std::size_t k = session.cursor;
  if (on_path(lesson, session) != k || k >= lesson.actions().size()) return;
  const Action& meant = lesson.actions()[k];
  if (asked.empty())  // the card does not mind which way round
    asked = following(all, [](const Possibilities&) { return true; });
  std::erase_if(asked, [&](const Action& a) { return !(a.at == meant.at); });
  // The record's own rotation is the first.
  std::stable_partition(asked.begin(), asked.end(), [&](const Action& a) { return a == meant; });
}

GuideCards nothing_new(unsigned explained) {
  GuideCards cards;
  cards.explained = explained;
  return cards;
}

}  // namespace

GuideCards guide_cards(const Lesson& lesson, const Session& session) {
  GuideCards cards;
  std::vector<u8> spent(lesson.steps.size());
  Asked p{session, 0, 0};
  for (std::size_t k = 0; k <= session.cursor; ++k) {
    const Decision d = session.positions[k].decision;
    if (d.player != learner || d.phase != Phase::place) continue;
    p.at = k;
    cards = nothing_new(cards.explained);
    const std::vector<Possibilities> all = outlooks(p);
    choose_cards(lesson, p, all, spent, cards);
    ++p.number;
    if (k != session.cursor) continue;
    if (cards.steps.empty()) advise(p, all, cards);
    narrow_down(lesson, session, all, cards.placements);
    return cards;
  }
  return nothing_new(cards.explained);  // somebody else's turn, or the end
}

std::pair<int, int> guide_turn(const Session& session) {
  return {session.positions[session.cursor].turn, state_at(session, 0).bag_total};
}

std::string guide_end(const Texts& texts, const Session& session) {
  const State& state = shown(session);
  constexpr PlayerIndex other = 1;
  Event over;
  over.kind = EventKind::game_over;
  std::string text = explain(texts, session.record, session.game, state, {&over, 1}, false);
  // Points by kind of feature, and those of the final scoring.
  constexpr SegmentKind kinds[] = {SegmentKind::city, SegmentKind::road, SegmentKind::monastery};
  int points[3][2] = {}, last[2] = {};
  for (const Events& events : session.events)
    for (const Event& event : events)
      for (const PlayerIndex p : {learner, other}) {
        if (event.kind != EventKind::scored) continue;
        const Scoring& s = event.scoring;
        if (s.cause == ScoreCause::final) last[p] += s.points[p];
        for (int kind = 0; kind < 3; ++kind)
          if (s.feature == kinds[kind]) points[kind][p] += s.points[p];
      }
  text += ' ' + tr(texts, "guide.end.final", {std::to_string(last[0]), std::to_string(last[1])});
  const int lead = state.score[learner] - state.score[other];
  const PlayerIndex winner = lead > 0 ? learner : other;
  const PlayerIndex loser = lead > 0 ? other : learner;
  int most = 0, decided = -1;
  for (int kind = 0; kind < 3 && lead != 0; ++kind) {
    const int ahead = points[kind][winner] - points[kind][loser];
    if (ahead <= most) continue;
    most = ahead;
    decided = kind;
  }
  constexpr const char* keys[] = {"guide.end.cities", "guide.end.roads", "guide.end.monasteries"};
  if (decided >= 0)
    text +=
        ' ' + tr(texts, keys[decided],
                 {std::to_string(points[decided][winner]), std::to_string(points[decided][loser])});
  return text + ' ' + std::string(tr(texts, "guide.end.next"));
}

std::optional<Action> guide_reply(const Lesson& lesson, const Session& session) {
  const State& state = shown(session);
  const Decision d = shown_decision(session);
  for (std::size_t k = 0; k < lesson.actions().size(); ++k) {
    const PositionInfo& moment = lesson.path.positions[k];
    const Decision& there = moment.decision;
    if (moment.turn != state.turn || there.phase != d.phase || there.player != d.player) continue;
    const State& then = state_at(lesson.path, k);
    if (then.drawn != state.drawn) continue;
    if (d.phase == Phase::figure) {
      const PlacedTile& tile = state.board.tiles[state.placed];
      const PlacedTile& meant = then.board.tiles[then.placed];
      if (tile.type != meant.type || tile.rotation != meant.rotation ||
          !(state.board.cells[tile.cell].at == then.board.cells[meant.cell].at))
        return std::nullopt;
    }
    const Action& action = lesson.actions()[k];
    if (legal(session.game, state, action)) return action;
    return std::nullopt;
  }
  return std::nullopt;
}

}  // namespace bastide::web
