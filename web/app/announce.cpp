#include "web/app/announce.hpp"

#include <algorithm>

#include "web/app/app.hpp"
#include "web/app/views.hpp"
#include "web/panels/a11y_board.hpp"
#include "web/panels/hand/naming_list.hpp"
#include "web/sets/decisions.hpp"
#include "web/sets/explain.hpp"
#include "web/text/names.hpp"
#include "web/text/say.hpp"

namespace bastide::web {
namespace {

// Of several people at one device, the title names the one whose turn it is.
bool is_yours(const Session& session) {
  return session.link.device != no_device || only_person(session) != no_player;
}

// A draw and the start of a turn are announced together with the decision that follows them.
bool is_announced(const Event& event) {
  return event.kind != EventKind::turn_begun && !is_tile_drawn(event);
}

// Who must decide what, and with which tile; and the rule, unless it applies every turn.
std::string asked(const App& app, const Decision& d) {
  const Session& session = *app.session;
  // The table takes it up in the next frame only.
  const Hand hand = take_hand(session.game, shown(session));
  if (d.phase == Phase::place) {
    std::string words = as_sentence(explain_decision(app.texts, session.record, d));
    if (hand.type == no_type) return words;
    words += ' ' + tile_words(app.texts, session.game.types[hand.type], hand.rotation);
    if (!app.settings.no_hints)
      words += ' ' + tr_count(app.texts, "told.spaces", static_cast<long>(hand.spots.size()));
    return words;
  }
  const std::string choices =
      ' ' + tr_count(app.texts, "told.choices", static_cast<long>(hand.offers.size()));
  if (d.phase == Phase::figure)
    return as_sentence(explain_decision(app.texts, session.record, d)) + choices;
  return as_sentence(tr(app.texts, "ask.titled",
                        {player_name(app.texts, session.record, d.player),
                         decision_title(app.texts, session.game, shown(session))})) +
         ' ' + decision_rule(app.texts, session.game, shown(session)) + choices;
}

// A tile that somebody else has placed: what it shows, and beside what it lies.
std::string placed_words(const App& app, const Event& event) {
  const Session& session = *app.session;
  const Board& board = state_at(session, app.announcer.said + 1).board;
  const TileIndex tile = event.to.tile;
  const std::string shows = tile_words(app.texts, session, board, tile);
  if (shows.empty()) return {};  // it lies face down
  return tr(app.texts, "told.placed",
            {shows,
             around_words(app.texts, session, board, place_of(board, tile), only_person(session))});
}

}  // namespace

std::string title_of(const App& app) {
  if (!app.session || app.screen == Screen::start) return std::string(tr(app.texts, "title.plain"));
  const Session& session = *app.session;
  const Decision d = shown_decision(session);
  if (d.over) return std::string(tr(app.texts, "title.over"));
  if (d.player == no_player) return std::string(tr(app.texts, "title.plain"));
  const char* title = is_computer(session, d.player)  ? "title.thinking"
                      : awaited(session) != no_player ? "title.other"
                      : is_yours(session)             ? "title.yours"
                                                      : "title.turn";
  return tr(app.texts, title, {player_name(app.texts, session.record, d.player)});
}

void announce_game(App& app) {
  app.announcer.said = app.session ? app.session->record.actions.size() : 0;
  app.announcer.asked = ~std::size_t{0};
  app.announcer.shown = app.announcer.said;
  app.announcer.revision = app.session ? app.session->revision : 0;
}

void announce_frame(App& app) {
  Announcer& a = app.announcer;
  if (!app.session || app.screen != Screen::table) return;
  const Session& session = *app.session;
  std::string words;
  const std::size_t end = session.record.actions.size();
  // Perhaps a move was undone and another one played.
  if (a.revision != session.revision) a.said = std::min({a.said, a.shown, end});
  a.revision = session.revision;
  a.shown = session.cursor;
  for (; a.said < end; ++a.said) {
    const Events& events = session.events[a.said];
    for (std::size_t i = 0, count = 0; i < events.size(); i += count) {
      count = told_as_one(events, i);
      if (!is_announced(events[i])) continue;
      if (events[i].kind == EventKind::scored && hides_points(session)) continue;
      if (!words.empty()) words += ' ';
      words += as_sentence(explain(app.texts, session.record, session.game,
                                   state_at(session, a.said + 1), {&events[i], count}, true));
      // What was tried here first has been told then.
      if (is_tile_placed(events[i]) && a.laid != session.record.actions[a.said])
        if (const std::string placed = placed_words(app, events[i]); !placed.empty())
          words += ' ' + placed;
    }
  }
  if (a.asked != session.cursor) {
    a.asked = session.cursor;
    const Decision d = shown_decision(session);
    const bool decides = d.player != no_player && !is_computer(session, d.player);
    if (decides || (session.scribe && d.chance)) {
      if (!words.empty()) words += ' ';
      words += decides ? asked(app, d) : naming_question(app.texts, session, app.table);
    }
  }
  const std::optional<Action>& laid = app.table.hand.placement;
  if (a.laid != laid && laid && !app.table.hand.choice_only) {
    if (!words.empty()) words += ' ';
    words += laid_words(table_view(app));
  }
  a.laid = laid;
  if (!words.empty()) say(words);
}

}  // namespace bastide::web
