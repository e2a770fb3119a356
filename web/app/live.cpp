#include "web/app/live.hpp"

#include <algorithm>
#include <utility>

#include "engine/record/link.hpp"
#include "engine/record/thread.hpp"
#include "web/app/app.hpp"
#include "web/app/open_link.hpp"
#include "web/app/share.hpp"
#include "web/platform/live_channels.hpp"
#include "web/platform/storage.hpp"
#include "web/text/names.hpp"

namespace bastide::web {
namespace {

using Stage = LiveChannel::Stage;

bool of_open_game(const App& app) {
  return app.session && !app.live.slot.empty() && app.session->saved.slot == app.live.slot;
}

LiveChannel* channel_of(Live& live, int number) {
  for (int i = 0; i < live.count; ++i)
    if (live.channels[i].number == number) return &live.channels[i];
  return nullptr;
}

LiveChannel* any(Live& live, Stage stage) {
  for (int i = 0; i < live.count; ++i)
    if (live.channels[i].stage == stage) return &live.channels[i];
  return nullptr;
}

LiveChannel* tagged(Live& live, std::string_view tag) {
  for (int i = 0; i < live.count; ++i)
    if (std::string_view(live.channels[i].tag, card_tag_size) == tag) return &live.channels[i];
  return nullptr;
}

void drop(Live& live, LiveChannel& channel) {
  platform::live_end(channel.number);
  channel = live.channels[--live.count];
  if (!any(live, Stage::answers)) live.answer.clear();
  if (!any(live, Stage::offered)) live.offer.clear();
}

LiveChannel& begin(App& app, Stage stage, const std::string& offer) {
  Live& live = app.live;
  if (live.count == most_live) drop(live, live.channels[0]);
  LiveChannel& channel = live.channels[live.count++];
  channel = {};
  channel.number = ++live.last;
  channel.stage = stage;
  const std::string& stun = app.settings.stun;
  platform::live_begin(live.last, offer, valid_stun(stun) ? std::string_view(stun) : "");
  return channel;
}

void set_tag(LiveChannel& channel, std::string_view card) {
  card.copy(channel.tag, card_tag_size, card.size() - card_tag_size);
}

void make_offer(App& app) {
  if (!any(app.live, Stage::offered)) begin(app, Stage::offered, {});
}

void answer_offer(App& app) {
  const std::string card = std::exchange(app.session->link.offer, {});
  const std::string offer = read_card(card, true);
  // A page must not answer its own offer.
  if (offer.empty() || card == app.live.offer) return;
  if (LiveChannel* const before = any(app.live, Stage::answers)) drop(app.live, *before);
  set_tag(begin(app, Stage::answers, offer), card);
}

void ended(App& app, int number, std::string_view why) {
  LiveChannel* const channel = channel_of(app.live, number);
  if (!channel) return;
  const bool was_open = channel->stage == Stage::open;
  drop(app.live, *channel);
  if (any(app.live, Stage::open)) return;
  notify(app.ui, std::string(tr(app.texts, why)));
  // Lets whoever sends the next link connect as before.
  if (was_open) make_offer(app);
}

void described(App& app, LiveChannel& channel, const std::string& description) {
  Live& live = app.live;
  const std::string card = write_card(description);
  if (card.empty()) return ended(app, channel.number, "by-link.live.ended");
  if (channel.stage == Stage::answers)
    live.answer = std::string(channel.tag, card_tag_size) + card;
  else
    set_tag(channel, live.offer = card);
  if (!of_open_game(app)) return;
  // Only the player who goes first has something to send at this point.
  Screens& screens = app.screens;
  const auto* const shown = std::get_if<dialog::ShowLink>(&screens.dialog);
  const bool wanted = std::exchange(live.show, false) && !is_open(screens.dialog);
  if ((shown && shown->sending) || (wanted && !plays_here(*app.session))) show_code(app);
}

void take_events(App& app) {
  Live& live = app.live;
  while (auto event = platform::live_event()) {
    LiveChannel* const channel = channel_of(live, event->channel);
    if (!channel) continue;
    switch (event->news) {
      case platform::LiveNews::described:
        described(app, *channel, event->text);
        break;
      case platform::LiveNews::opened:
        if (channel->stage == Stage::answers) live.answer.clear();
        channel->stage = Stage::open;
        live.due = true;
        break;
      case platform::LiveNews::text:
        live.heard = std::move(event->text);
        live.heard_from = event->channel;
        break;
      case platform::LiveNews::ended:
        ended(app, event->channel, "by-link.live.ended");
        break;
    }
  }
}

// Says once who has connected, if the game knows who plays there.
void greet(App& app, LiveChannel& channel, std::optional<u8> device) {
  if (channel.named) return;
  const Session& session = *app.session;
  const std::vector<u8>& seats = session.record.fair.device_of;
  for (std::size_t p = 0; p < seats.size(); ++p) {
    if (seats[p] == session.link.device || device != seats[p]) continue;
    channel.named = true;
    channel.device = seats[p];
    const auto name = player_name(app.texts, session.record, static_cast<PlayerIndex>(p));
    return notify(app.ui, tr(app.texts, "by-link.live", {name}));
  }
}

// Not while the person is doing something else.
bool may_accept_news(const App& app) {
  const bool watches = !app.ui.device.hidden &&
                       (!app.table.motion.steps.empty() ||
                        (app.session && app.table.motion.shown.cursor != app.session->cursor));
  return of_open_game(app) && app.screen == Screen::table && !is_open(app.screens.dialog) &&
         app.table.dialog == TableDialog::none && !watches && !app.table.replay.open &&
         at_end(*app.session) && !app.saving.conflict;
}

void accept_news(App& app) {
  Live& live = app.live;
  const Address address = parse_address(std::exchange(live.heard, {}));
  LiveChannel* const channel = channel_of(live, live.heard_from);
  const auto link = decode_link(app.catalogue, address.text);
  const bastide::Relation relation =
      link && !link->fault
          ? compare_threads(app.catalogue, app.session->record, link->record).relation
          : bastide::Relation::other_game;
  // Anything that would raise a question or a fault if the link were opened by hand.
  if (relation > bastide::Relation::older)
    return ended(app, live.heard_from, "by-link.live.refused");
  if (channel) greet(app, *channel, address.sender);
  Session& session = *app.session;
  if (relation == bastide::Relation::same) {
    const PlayerIndex next = awaited(session);
    if (!session.link.sent && next != no_player &&
        address.sender == session.record.fair.device_of[next])
      mark_turn_sent(app);
  } else {
    live.due = true;
  }
  const bool more = relation == bastide::Relation::same && brings_news(session, address);
  if (relation != bastide::Relation::newer && !more) return;
  const Camera camera = app.table.camera;
  const bool taken_over = app.table.camera_taken_over;
  offer_link(app, address);
  live.said = 0;
  if (!of_open_game(app)) return;
  app.table.camera = camera;
  app.table.camera_taken_over = taken_over;
  if (LiveChannel* const still = channel_of(live, live.heard_from))
    greet(app, *still, address.sender);
}

// Measures what there is to send: if it has grown, more actions, or another device's wish to end,
// have not been sent yet.
u64 extent(const Session& session) {
  return (u64{session.record.actions.size()} << 8 | session.link.ending) + 1;
}

// A turn is sent when it is over. Until then, others who lack something get what they may know.
void send_news(App& app) {
  Session& session = *app.session;
  const bool whole = !plays_here(session);
  Record record = session.record;
  if (!whole) {
    record.actions.resize(std::min(session.link.known, record.actions.size()));
    rewind_fair(session.game, record);
  }
  const auto link = encode_link(app.catalogue, record, true);
  if (!link) return;
  std::string text = *link + link_keys(session) + "&d=";
  if (session.link.device != no_device) text += std::to_string(session.link.device);
  if (whole) mark_known(app);
  for (int i = 0; i < app.live.count; ++i)
    if (app.live.channels[i].stage == Stage::open)
      platform::live_send(app.live.channels[i].number, text);
}

}  // namespace

void play_live(App& app) {
  if (!app.session || app.session->saved.slot.empty() || !for_two(*app.session)) return;
  Live& live = app.live;
  if (live.slot != app.session->saved.slot) {
    while (live.count > 0) drop(live, live.channels[0]);
    live.heard.clear();
    live.said = 0;
    live.slot = app.session->saved.slot;
  }
  if (app.session->link.offer.empty() && any(live, Stage::offered)) return show_code(app);
  live.show = true;
  if (app.session->link.offer.empty())
    make_offer(app);
  else
    answer_offer(app);
}

std::string live_keys(const App& app) {
  const Live& live = app.live;
  if (!of_open_game(app)) return {};
  return !live.answer.empty()  ? "&a=" + live.answer
         : !live.offer.empty() ? "&o=" + live.offer
                               : std::string();
}

namespace {

bool take_answer_card(App& app, std::string_view answer) {
  Live& live = app.live;
  if (answer.size() <= card_tag_size) return false;
  LiveChannel* const channel = tagged(live, answer.substr(0, card_tag_size));
  if (!channel || channel->stage == Stage::answers) return false;
  if (channel->stage != Stage::offered) return true;  // the same link has been opened again
  const std::string description = read_card(answer.substr(card_tag_size), false);
  if (description.empty()) return false;
  platform::live_answered(channel->number, description);
  channel->stage = Stage::opening;  // nobody else can answer this offer any more
  live.offer.clear();
  return true;
}

}  // namespace

bool take_answer(App& app, std::string_view answer) {
  if (answer.empty() || answer.size() > max_card + card_tag_size) return false;
  if (take_answer_card(app, answer)) return true;
  platform_storage().set("live", answer);
  return false;
}

void take_left_answer(App& app) {
  const auto answer = platform_storage().get("live");
  if (answer && take_answer_card(app, *answer)) platform_storage().remove("live");
}

void ask_about_offer(App& app) {
  if (!app.session || app.session->link.offer.empty()) return;
  if (!app.ui.device.channels || !for_two(*app.session))
    app.session->link.offer.clear();
  else if (of_open_game(app))
    answer_offer(app);
  else if (!is_open(app.screens.dialog) && !app.session->saved.slot.empty())
    app.screens.dialog = dialog::Live{};
}

void live_frame(App& app) {
  Live& live = app.live;
  take_events(app);
  if (!live.heard.empty() && may_accept_news(app)) accept_news(app);
  if (app.session) app.session->link.live = false;
  if (!of_open_game(app)) return;
  Session& session = *app.session;
  for (int i = 0; i < live.count; ++i)
    session.link.live |=
        live.channels[i].stage == Stage::open && live.channels[i].device != no_device;
  const bool turn_over =
      !session.link.sent && awaited(session) != no_player && extent(session) != live.said;
  if (!any(live, Stage::open) || !at_end(session) || !(live.due || turn_over)) return;
  live.due = false;
  live.said = extent(session);
  send_news(app);
}

}  // namespace bastide::web
