#include "web/play/view_state.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "engine/base/read_number.hpp"
#include "engine/base/tokens.hpp"
#include "web/play/moves.hpp"
#include "web/play/play.hpp"
#include "web/play/play_view.hpp"
#include "web/store/store.hpp"
#include "web/ui/ui.hpp"

namespace bastide::web {
namespace {

constexpr double clock_seconds = 5;  // thinking time that a reload can give back, at most

long number(std::string_view word) {
  long value = 0;
  return read_number(word, -10'000'000, 10'000'000, value) ? value : 0;
}

constexpr std::string_view panel_names[] = {"none", "log", "bag", "track", "team", "analysis"};

// Thousandths are precise enough, and written independently of the locale.
std::string thousandths(float value) {
  return std::to_string(static_cast<long>(std::lround(value * 1000)));
}

void read_view(std::string_view words, ViewState& view_state) {
  const auto thousandth = [&] { return static_cast<float>(number(take_until(words, ' '))) / 1000; };
  const float x = thousandth(), y = thousandth(), zoom = thousandth();
  if (std::fabs(x) > 500 || std::fabs(y) > 500 || zoom < 1 || zoom > max_zoom) return;
  view_state.view = View{{x, y}, zoom};
}

void read_laid(std::string_view words, ViewState& view_state) {
  const long x = number(take_until(words, ' ')), y = number(take_until(words, ' '));
  const long rotation = number(take_until(words, ' '));
  const Position at{static_cast<i16>(x), static_cast<i16>(y)};
  if (at.x == x && at.y == y && rotation >= 0 && rotation < 4)
    view_state.laid = place_action(at, static_cast<int>(rotation));
  view_state.chosen = words.empty() ? -1 : number(words);
}

}  // namespace

void read_view_state(std::string_view text, Session& session, Play& play) {
  play.view_state = {};
  if (!text.empty()) play.side = SidePanel::none;
  const std::string actions = std::to_string(session.record.actions.size());
  std::string_view rest = text;
  while (!rest.empty()) {
    std::string_view line = take_until(rest, '\n');
    const std::string_view what = take_until(line, ' ');
    if (what == "view") read_view(line, play.view_state);
    for (std::size_t i = 0; i < std::size(panel_names); ++i)
      if (what == "side" && line == panel_names[i]) play.side = static_cast<SidePanel>(i);
    if (what == "paused") play.paused = true;
    // These are valid only for the same position.
    if (what == "tile" && take_until(line, ' ') == actions) read_laid(line, play.view_state);
    if (what == "clock" && take_until(line, ' ') == actions)
      read_clock(line, session.table_rules.clock);
    if (what == "position" && take_until(line, ' ') == actions)
      go_to(session, static_cast<std::size_t>(std::max(0L, number(line))));
    if (what == "timeline" && take_until(line, ' ') == actions) {
      play.replay.open = true;
      go_to(session, static_cast<std::size_t>(std::max(0L, number(line))));
    }
  }
  play.view_state.kept = text;
}

void resume_table(Session& session, Play& play) {
  read_view_state(platform_storage().get(view_key(session.saved.slot)).value_or(""), session, play);
}

void lay_again(const Texts& texts, const Settings& settings, const Session& session, Play& play) {
  if (const std::optional<Action> laid = std::exchange(play.view_state.laid, {}))
    lay_again(texts, settings, session, play, *laid, play.view_state.chosen);
}

void keep_table(Ui& ui, const Session& session, Play& play, bool may_store) {
  if (session.saved.slot.empty() || !may_store) return;
  const std::string actions = std::to_string(session.record.actions.size());
  std::string text;
  if (play.camera_taken_over) {
    const View& wanted = play.camera.wanted;
    text += "view " + thousandths(wanted.centre.x) + ' ' + thousandths(wanted.centre.y) + ' ' +
            thousandths(wanted.zoom) + '\n';
  }
  if (play.side != SidePanel::none && !play.track_auto_opened)
    text += "side " + std::string(panel_names[static_cast<std::size_t>(play.side)]) + '\n';
  if (play.paused) text += "paused\n";
  if (play.replay.open) text += "timeline " + actions + ' ' + std::to_string(session.cursor) + '\n';
  if (session.board) text += "position " + actions + ' ' + std::to_string(session.cursor) + '\n';
  const Hand& hand = play.hand;
  if (hand.placement && !hand.choice_only && at_end(session)) {
    text += "tile " + actions + ' ' + std::to_string(hand.placement->at.x) + ' ' +
            std::to_string(hand.placement->at.y) + ' ' + std::to_string(hand.rotation);
    for (std::size_t i = 0; i < hand.offers.size(); ++i)
      if (hand.chosen == hand.offers[i]) text += ' ' + std::to_string(i);
    text += '\n';
  }
  const bool clock = session.table_rules.clock.minutes > 0;
  const std::size_t clock_at = text.size();
  if (clock)
    text += "clock " + actions + ' ' +
            write_clock(session.table_rules.clock, session.game.setup.players) + '\n';
  // Not every tick of a running clock is worth storing.
  const bool looked_around = play.view_state.kept.compare(0, clock_at, text, 0, clock_at) != 0 ||
                             (!clock && play.view_state.kept != text);
  const bool time_passed =
      clock && play.view_state.kept != text && ui.now - play.view_state.clock_kept >= clock_seconds;
  if (!looked_around && !time_passed) return;
  play.view_state.kept = text;
  play.view_state.clock_kept = ui.now;
  platform_storage().set(view_key(session.saved.slot), text);
}

}  // namespace bastide::web
