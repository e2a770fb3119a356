#include "web/panels/advice_view.hpp"

#include <utility>

#include "engine/review/analysis.hpp"
#include "web/art/laid.hpp"
#include "web/board/features.hpp"
#include "web/drawing/board.hpp"
#include "web/drawing/pieces.hpp"
#include "web/opponent/advice.hpp"
#include "web/panels/analysis/analysis_panel.hpp"
#include "web/panels/drawn.hpp"
#include "web/panels/table_view.hpp"
#include "web/play/choice_sign.hpp"
#include "web/play/choices.hpp"
#include "web/play/moves.hpp"
#include "web/play/play.hpp"
#include "web/reading/reading_words.hpp"
#include "web/session/fair_play.hpp"
#include "web/session/session.hpp"
#include "web/session/settings.hpp"
#include "web/sets/page_set.hpp"
#include "web/text/names.hpp"
#include "web/text/say.hpp"
#include "web/ui/ui.hpp"

namespace bastide::web {
namespace {

std::string name_of(TableView& view, const Action& action) {
  if (action.kind == ActionKind::place) return std::string(tr(view.texts, "advice.place"));
  // Choices are named relative to the position in which they are made.
  Hand& hand = view.play->hand;
  const bool elsewhere = !hand.choice_only && view.advice->preview;
  const Phase phase = hand.phase;
  if (elsewhere) {
    std::swap(hand.preview, view.advice->preview);
    hand.phase = Phase::figure;
  }
  const std::string name =
      tr(view.texts, "advice.choice",
         {choice_name(view.texts, view.settings, view.session, view.play->hand, action)});
  if (elsewhere) {
    std::swap(hand.preview, view.advice->preview);
    hand.phase = phase;
  }
  return name;
}

// Puts the advice into words, and shows where it applies.
void conclude(TableView& view) {
  Advice& advice = view.advice;
  const Session& session = view.session;
  advice.title = name_of(view, advice.actions.back());
  advice.why = why_words(view.texts, session, shown(session), advice.actions,
                         shown_decision(session).player);
  for (const PageSet* set : page_sets())
    if (set->reason && advice.actions.size() == 1)
      if (std::string own =
              set->reason(view.texts, session.game, shown(session), advice.actions.front());
          !own.empty())
        advice.why = std::move(own);
  say(as_sentence(advice.title) + ' ' + advice.why);
  Play& play = view.play;
  const Action& first = advice.actions.front();
  if (first.kind != ActionKind::place) return;
  show_cell(play.camera, first.at);
  if (play.hand.placement) return;
  // Ready to be placed in this rotation.
  play.hand.rotation = first.value;
  play.gestures.cursor = first.at;
}

Point draw_ring(const BoardDrawing& on, Point world) {
  const Point p = to_screen(on.camera, world);
  on.draw.AddCircle(p, figure_size(on.camera) * 0.46f, colour::paper_high, 40, 6);
  on.draw.AddCircle(p, figure_size(on.camera) * 0.46f, colour::focus, 40, 3);
  return p;
}

void show_card(Drawn& drawn, const std::string& title, const std::string& text, Point near) {
  if (drawn.card && drawn.card->of == CardOf::player) return;
  Card card;
  card.title = title;
  if (!text.empty()) card.lines.push_back({text, -1, false});
  drawn.card = ShownCard{std::move(card), near, CardOf::advice};
}

}  // namespace

std::string why_computer(const Texts& texts, const Session& session, std::size_t action) {
  const State& from = state_at(session, action);
  const PlayerIndex player = session.positions[action].decision.player;
  if (player >= session.record.players.size() || session.record.players[player].computer.empty())
    return {};
  // The placement, and the decision about a figure.
  const bool figure = action + 2 < session.positions.size() &&
                      session.positions[action + 1].decision.phase == Phase::figure;
  return player_name(texts, session.record, player) + '\n' +
         why_words(texts, session, from, {&session.record.actions[action], figure ? 2u : 1u},
                   player);
}

void ask_advice(TableView& view) {
  Advice& advice = view.advice;
  const bool looks_back = view.play->replay.open;
  if (!looks_back && !person_moves(view.session, view.play)) return;
  // What a computer had in mind is no help for what is to come.
  const char* const why_not = looks_back && !view.settings->no_hints
                                  ? nullptr
                                  : no_help(view.session, view.settings->no_hints, Help::advice);
  if (why_not && (advice.wanted || advice.complete)) return forget_advice(advice);
  if (why_not) return notify(view.ui, std::string(tr(view.texts, why_not)));
  if (looks_back) {
    std::size_t placed = view.session->cursor;
    while (placed > 0 && !places(view.session, --placed)) {
    }
    if (std::string why = why_computer(view.texts, view.session, placed); !why.empty())
      notify(view.ui, std::move(why));
    return;
  }
  const bool hidden = is_hidden(view.play->hand, advice);
  const Phase phase = shown_decision(view.session).phase;
  if (view.session->board && !advice.complete && (phase == Phase::place || phase == Phase::choose))
    return show_list(view, AnalysisList::turns);
  if (!hidden && (advice.wanted || advice.complete)) return forget_advice(advice);
  motion_skip(view.session, view.play->display, view.play->motion);
  look_away(view.play->look);
  // The advice begins with the tile, and is not shown while that lies elsewhere.
  if (!view.play->hand.choice_only) take_back_move(view.play);
  if (hidden)
    advice.title.clear();  // conclude once more
  else
    request_advice(advice, view.session);
}

void advice_words(TableView& view) {
  if (view.advice->complete && view.advice->title.empty()) conclude(view);
}

void show_better(const Session& session, Camera& camera, Advice& advice, const TurnRating& rating,
                 std::string title, std::string why) {
  advice = {};
  advice.about = position_key(session);
  advice.complete = true;
  advice.preview = state_at(session, rating.before);
  apply(session.game, *advice.preview, rating.place);
  show_cell(camera, rating.place.at);
  say(as_sentence(title) + ' ' + why);
  advice.actions = {rating.place, rating.figure};
  advice.title = std::move(title);
  advice.why = std::move(why);
}

bool is_hidden(const Hand& hand, const Advice& advice) {
  return advice.complete && advice.preview && hand.placement &&
         hand.placement != advice.actions.front();
}

bool is_advised(const Hand& hand, const Advice& advice, const Action& offer) {
  if (!advice.complete || advice.actions.back().kind == ActionKind::place) return false;
  const bool same_place =
      advice.actions.size() < 2 || (hand.placement && *hand.placement == advice.actions.front());
  return same_place && advice.actions.back() == offer;
}

Point draw_turn(const BoardDrawing& on, const Hand& hand, const State& laid, const Action& place,
                const Action& last) {
  const Board& board = laid.board;
  const TileIndex tile = tile_at(board, place.at);
  const float zoom = on.camera.now.zoom;
  const Point a = to_screen(on.camera, corner_of(place.at));
  const ImVec2 min(a.x, a.y), max(a.x + zoom, a.y + zoom);
  if (hand.placement != place) {
    const TypeIndex type = board.tiles[tile].type;
    const ImTextureID picture = tile_picture(
        on.pictures, on.game, {type, place.value, art::next_variant(board, type, tile)},
        zoom * on.theme.density);
    if (picture) on.draw.AddImage(picture, min, max, {0, 0}, {1, 1}, faded(IM_COL32_WHITE, 0.88f));
  }
  on.draw.AddRect(min, max, colour::paper_high, 4, 0, 6);
  on.draw.AddRect(min, max, colour::focus, 4, 0, 3);
  if (decision(on.game, laid).phase == Phase::figure && last.kind != ActionKind::none) {
    const Meaning meaning = meaning_of(on.game, laid, last);
    if (const Node node = meaning.to.node; node != no_node) {
      const Point p = to_screen(on.camera, figure_point(on.session, on.pictures, board, node));
      const bool lying = kind_of(on.game.tables, board, node) == SegmentKind::field;
      draw_piece(on, {meaning.owner, *meaning.piece, lying}, p, figure_size(on.camera), 0.85f);
    } else if (meaning.from.node != no_node) {
      draw_ring(on, figure_point(on.session, on.pictures, board, meaning.from.node));
    }
  }
  return {max.x - zoom * 0.1f, min.y};
}

void draw_advice(const BoardDrawing& on, const TableView& view) {
  const Advice& advice = view.advice;
  const Play& play = view.play;
  probe_fact(view.ui.probe, "table.advice",
             advice.complete ? tr_pair(view.texts, advice.title, advice.why)
             : advice.wanted ? "..."
                             : "");
  const bool seen =
      (person_moves(on.session, view.play) || play.replay.open) && play.motion.steps.empty();
  if (!seen || is_hidden(play.hand, advice)) return;
  const Area& area = play.layout.board;
  if (advice.wanted)  // beside the lamp that was pressed
    show_card(view.drawn, tr(view.texts, "advice.choice", {"\xe2\x80\xa6"}), {},
              {area.x + area.width, play.layout.hand.y});
  if (!advice.complete) return;
  const Action& last = advice.actions.back();
  std::optional<Point> near;
  if (advice.preview) {
    near = draw_turn(on, play.hand, *advice.preview, advice.actions.front(), last);
  } else {
    for (const Choice& choice : choices(on.session, on.pictures, view.play->hand))
      if (on_board(choice) && play.hand.offers[choice.index] == last) {
        const Point p = draw_ring(on, choice.world);
        if (!near) near = Point{p.x + on.camera.now.zoom * 0.2f, p.y};
      }
  }
  show_card(view.drawn, advice.title, advice.why,
            near.value_or(Point{area.x + area.width / 2, area.y}));
}

}  // namespace bastide::web
