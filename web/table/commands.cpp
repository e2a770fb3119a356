#include "web/table/commands.hpp"

#include <algorithm>
#include <iterator>

#include "engine/rules/scoring.hpp"
#include "web/lessons/progress.hpp"
#include "web/opponent/coach.hpp"
#include "web/panels/analysis/analysis_panel.hpp"
#include "web/panels/guided_table.hpp"
#include "web/panels/overlays.hpp"
#include "web/panels/replay.hpp"
#include "web/panels/table_view.hpp"
#include "web/panels/team_panel.hpp"
#include "web/platform/device.hpp"
#include "web/play/moves.hpp"
#include "web/play/play.hpp"
#include "web/session/analysis_board.hpp"
#include "web/session/request.hpp"
#include "web/session/settings.hpp"
#include "web/table/menu.hpp"
#include "web/table/tools.hpp"
#include "web/text/text.hpp"
#include "web/ui/ui.hpp"

namespace bastide::web {
namespace {

template <typename What>
void asks(TableView& view) {
  request(view.requests, What{});
}

template <Screen screen>
void go_to(TableView& view) {
  request(view.requests, screen);
}

template <SidePanel side>
void toggle(TableView& view) {
  toggle_side(view, side);
}

template <SidePanel side>
void shows(const TableView& view, Offer& offer) {
  offer.selected = view.play->side == side;
}

template <bool wanted>
bool on_analysis_board(const TableView& view) {
  return view.session->board.has_value() == wanted;
}

bool learning(const TableView& view) { return view.lesson->lesson.has_value(); }

void say_undo(const TableView& view, Offer& offer) {
  const Hand& hand = view.play->hand;
  if (!may_take_back(view.session) && !(hand.placement && !hand.choice_only) && !hand.chosen &&
      !hand.asked)
    offer.why = tr(view.texts, why_not_taken_back(view.session));
}

void take_back(TableView& view) { undo_move(view); }

void redo(TableView& view) { redo_move(view.session, view.play->display, view.play->motion); }
void say_redo(const TableView& view, Offer& offer) {
  if (!can_redo(view.session)) offer.why = tr(view.texts, "table.redo.none");
  offer.idle = !offer.why.empty();
}

void say_timeline(const TableView& view, Offer& offer) { offer.selected = view.play->replay.open; }

void fit(TableView& view) { fit_board(view.ui.theme, view.session, view.play); }

void say_bag(const TableView& view, Offer& offer) {
  offer.name = tr_count(view.texts, "tiles-left", tiles_left(view.play->display));
  offer.selected = view.play->side == SidePanel::bag;
}

void toggle_views(TableView& view) {
  look_away(view.play->look);
  view.play->overlay.menu_open = !view.play->overlay.menu_open;
}
void say_views(const TableView& view, Offer& offer) {
  const OverlayState& overlay = view.play->overlay;
  offer.selected = overlay.kind != Overlay::none || overlay.menu_open;
  if (view.settings->no_hints) offer.why = tr(view.texts, "settings.purist.off");
}

void toggle_track(TableView& view) { toggle_side(view, track_side(view.team)); }
void say_track(const TableView& view, Offer& offer) {
  offer.selected = view.play->side == track_side(view.team);
  offer.idle = !track_matters(view.session->game);
}

bool sets_aside(const TableView& view) { return may_set_aside(view.session); }
bool edits(const TableView& view) { return may_edit(view.session); }

bool coaches(const TableView& view) { return may_coach(view.session, view.settings->no_hints); }
void switch_coach(TableView& view) { view.settings->coach = !view.settings->coach; }
void say_coach(const TableView& view, Offer& offer) {
  if (view.settings->coach) offer.name = tr(view.texts, "coach.off");
}

// In a game that is written down they may be seen as one goes, or only at its end.
bool shows_points(const TableView& view) { return !hides_points(view.session); }
bool writes_points(const TableView& view) {
  return view.session->scribe && !is_over(view.session) && !one_score(view.session->record.setup);
}
void switch_points(TableView& view) {
  bool& hides = view.session->scribe->hides_points;
  hides = !hides;
  if (hides && view.play->side != SidePanel::bag) view.play->side = SidePanel::none;
  request(view.requests, ask_for::Save{});
}
void say_points(const TableView& view, Offer& offer) {
  if (hides_points(view.session)) offer.name = tr(view.texts, "scribe.points.show");
}

bool can_fill(const TableView& view) { return view.ui.theme.low && view.ui.device.can_fill; }
void fill(TableView& view) { platform::fill_screen(!view.ui.device.fills); }
void say_fill(const TableView& view, Offer& offer) {
  if (view.ui.device.fills) offer.name = tr(view.texts, "table.full-screen.leave");
}

bool has_keys(const TableView& view) { return !view.ui.theme.narrow && !view.ui.theme.low; }
void open_keys(TableView& view) { view.play->dialog = TableDialog::keys; }

void say_restart(const TableView& view, Offer& offer) {
  if (view.lesson->lesson->puzzle) offer.name = tr(view.texts, "lesson.again");
}
void say_lessons(const TableView& view, Offer& offer) {
  if (view.lesson->lesson->puzzle) offer.name = tr(view.texts, "puzzles.title");
  if (!view.lesson->game.empty()) offer.name = tr(view.texts, "board.leave");
}

void say_sheet(const TableView& view, Offer& offer) {
  if (is_over(view.session)) offer.name = tr(view.texts, "end.review");
}

constexpr KeyPress with_command(ImGuiKey key, bool shift = false) {
  return {key, ImGuiKey_None, shift, true};
}

// In the order of the bar and of the menu.
constexpr Command all_commands[] = {
    {.id = "continue",
     .icon = Icon::play,
     .name = "table.menu.continue",
     .act = nullptr,
     .menu = MenuLevel::first},
    {.id = "back",
     .icon = Icon::back,
     .name = "common.back",
     .act = open_menu,
     .menu = MenuLevel::more},

    {.id = "undo",
     .icon = Icon::undo,
     .name = "table.undo",
     .act = take_back,
     .bar = 1,
     .say = say_undo,
     .group = KeyGroup::time,
     .repeats = true,
     .presses = {{ImGuiKey_U}, {ImGuiKey_Backspace}, with_command(ImGuiKey_Z)}},
    {.id = "redo",
     .icon = Icon::redo,
     .name = "table.redo",
     .act = redo,
     .bar = 5,
     .menu = MenuLevel::more,
     .say = say_redo,
     .group = KeyGroup::time,
     .repeats = true,
     .presses = {{ImGuiKey_Y}, with_command(ImGuiKey_Y), with_command(ImGuiKey_Z, true)}},
    {.id = "timeline",
     .icon = Icon::history,
     .name = "table.timeline",
     .act = toggle_timeline,
     .bar = 3,
     .menu = MenuLevel::more,
     .offered = on_analysis_board<false>,
     .say = say_timeline,
     .group = KeyGroup::time,
     .presses = {{ImGuiKey_B}}},
    {.id = "analysis",
     .icon = Icon::chart,
     .name = "board.title",
     .act = toggle_analysis,
     .bar = 1,
     .offered = on_analysis_board<true>,
     .say = shows<SidePanel::analysis>,
     .group = KeyGroup::analysis,
     .presses = {{ImGuiKey_O}}},
    {.id = "fit",
     .icon = Icon::fit,
     .name = "table.fit",
     .act = fit,
     .bar = 2,
     .menu = MenuLevel::more,
     .group = KeyGroup::view,
     .presses = {{ImGuiKey_F}}},
    {.id = "log",
     .icon = Icon::log,
     .name = "table.log",
     .act = toggle<SidePanel::log>,
     .bar = 4,
     .menu = MenuLevel::more,
     .offered = shows_points,
     .say = shows<SidePanel::log>,
     .presses = {{ImGuiKey_L}}},
    {.id = "bag",
     .icon = Icon::tiles,
     .name = "table.bag",
     .act = toggle<SidePanel::bag>,
     .bar = 1,
     .say = say_bag,
     .presses = {{ImGuiKey_T}}},
    {.id = "view",
     .icon = Icon::eye,
     .name = "view.key",
     .act = toggle_views,
     .bar = 1,
     .say = say_views},
    {.id = "track",
     .icon = Icon::track,
     .name = "table.track",
     .act = toggle_track,
     .bar = 6,
     .menu = MenuLevel::more,
     .offered = shows_points,
     .say = say_track,
     .presses = {{ImGuiKey_P}}},
    {.id = "menu",
     .icon = Icon::menu,
     .name = "table.menu",
     .act = open_menu,
     .bar = 1,
     .presses = {{ImGuiKey_M}}},

    {.id = "restart",
     .icon = Icon::again,
     .name = "lesson.restart",
     .act = asks<ask_for::RestartLesson>,
     .menu = MenuLevel::first,
     .offered = learning,
     .say = say_restart},
    {.id = "lessons",
     .icon = Icon::learn,
     .name = "lesson.list",
     .act = asks<ask_for::LeaveLesson>,
     .menu = MenuLevel::first,
     .offered = learning,
     .say = say_lessons},
    {.id = "share",
     .icon = Icon::share,
     .name = "share.title",
     .act = asks<ask_for::Share>,
     .menu = MenuLevel::first},
    {.id = "analyse",
     .icon = Icon::chart,
     .name = "board.open",
     .act = asks<ask_for::SetAside>,
     .menu = MenuLevel::first,
     .offered = sets_aside},
    {.id = "settings",
     .icon = Icon::gear,
     .name = "common.settings",
     .act = go_to<Screen::settings>,
     .menu = MenuLevel::first},
    {.id = "more",
     .icon = Icon::more,
     .name = "common.more",
     .act = open_more,
     .menu = MenuLevel::first},
    {.id = "home",
     .icon = Icon::home,
     .name = "table.menu.home",
     .act = asks<ask_for::Home>,
     .menu = MenuLevel::first},

    {.id = "edit",
     .icon = Icon::pencil,
     .name = "position.edit",
     .act = asks<ask_for::EditPosition>,
     .menu = MenuLevel::more,
     .offered = edits},
    {.id = "coach",
     .icon = Icon::coach,
     .name = "coach.on",
     .act = switch_coach,
     .menu = MenuLevel::more,
     .offered = coaches,
     .say = say_coach},
    {.id = "points",
     .icon = Icon::eye,
     .name = "scribe.points.hide",
     .act = switch_points,
     .menu = MenuLevel::more,
     .offered = writes_points,
     .say = say_points},
    {.id = "sheet",
     .icon = Icon::sheet,
     .name = "sheet.title",
     .act = go_to<Screen::score_sheet>,
     .menu = MenuLevel::more,
     .offered = shows_points,
     .say = say_sheet},
    {.id = "help",
     .icon = Icon::book,
     .name = "common.how-to-play",
     .act = go_to<Screen::how_to_play>,
     .menu = MenuLevel::more},
    {.id = "full-screen",
     .icon = Icon::full_screen,
     .name = "table.full-screen",
     .act = fill,
     .menu = MenuLevel::more,
     .offered = can_fill,
     .say = say_fill},
    {.id = "keys",
     .icon = Icon::keyboard,
     .name = "table.keys",
     .act = open_keys,
     .menu = MenuLevel::more,
     .offered = has_keys,
     .presses = {{ImGuiKey_Slash, ImGuiKey_None, true}, {ImGuiKey_F1}, {ImGuiKey_H}}},
    {.id = "new",
     .icon = Icon::plus,
     .name = "new.title",
     .act = go_to<Screen::new_game>,
     .menu = MenuLevel::more},
};

// What a beginner's table offers from the start: the menu, and in it a way on and a way out.
bool is_early(std::string_view id) {
  constexpr std::string_view early[] = {"menu",    "continue", "restart",
                                        "lessons", "settings", "home"};
  return std::find(std::begin(early), std::end(early), id) != std::end(early);
}

// Everything that is offered now and is in the bar, or may be.
std::vector<Offer> offers(const TableView& view) {
  std::vector<Offer> all;
  for (const Command& command : all_commands) {
    if (command.offered && !command.offered(view)) continue;
    const auto part = command.act == take_back ? GuidedPart::undo : GuidedPart::tools;
    if (!is_early(command.id) && !guide_shows(view.lesson, part)) continue;
    Offer offer{&command, std::string(tr(view.texts, command.name))};
    if (command.say) command.say(view, offer);
    all.push_back(std::move(offer));
  }
  return all;
}

// How much rank a bar of a length keeps: where letters are large, it gives up some of what it
// always has elsewhere.
int least_kept(const std::vector<Offer>& all, const Theme& theme, float length) {
  constexpr float large = 1.5f;
  constexpr int usual = 8;
  const int fit =
      std::max(theme.text < large ? usual : 0, static_cast<int>(length / theme.control));
  std::vector<int> ranks;
  for (const Offer& offer : all)
    if (offer.command->bar > 0 && !offer.idle) ranks.push_back(offer.command->bar);
  std::sort(ranks.begin(), ranks.end());
  if (static_cast<int>(ranks.size()) <= fit) return ranks.back();
  return std::max(ranks[static_cast<std::size_t>(std::max(fit, 1) - 1)], 1);
}

bool in_bar(const Offer& offer, int kept) {
  return offer.command->bar > 0 && offer.command->bar <= kept && !offer.idle;
}

}  // namespace

std::span<const Command> commands() { return all_commands; }

std::vector<Offer> bar_offers(const TableView& view, float length) {
  std::vector<Offer> all = offers(view);
  const int kept = least_kept(all, view.ui.theme, length);
  std::erase_if(all, [&](const Offer& offer) { return !in_bar(offer, kept); });
  return all;
}

std::vector<Offer> menu_offers(const TableView& view, MenuLevel level) {
  std::vector<Offer> all = offers(view);
  const int kept = least_kept(all, view.ui.theme, tools_length(view.play->layout));
  std::erase_if(
      all, [&](const Offer& offer) { return offer.command->menu != level || in_bar(offer, kept); });
  return all;
}

}  // namespace bastide::web
