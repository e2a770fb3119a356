// People with devices of their own, each with separate storage, connected only by what they send.
// One at a time uses the page.
#pragma once

#include "engine/base/random.hpp"
#include "engine/record/link.hpp"
#include "engine/record/thread.hpp"
#include "tests/page/at_page.hpp"
#include "web/app/open_link.hpp"
#include "web/store/store.hpp"

namespace gallery {

using namespace bastide;
using namespace bastide::web;

struct Person {
  std::unique_ptr<App> app;
  Place kept;
};

// Switches the page to a person and their device.
inline void sit_down(Stage& page, Person& person, unsigned fresh) {
  end_scene(page);
  begin_scene(page, page.window, "en");
  if (!person.app) {
    place().fresh = fresh;
    settle(page);
    return;
  }
  place() = person.kept;
  page.app = std::move(person.app);
}

inline void leave(Stage& page, Person& person) {
  person.kept = place();
  person.app = std::move(page.app);
  page.app = std::make_unique<App>();
  page.app->ui.theme = person.app->ui.theme;
}

inline std::size_t saved() { return list_games(platform_storage()).size(); }

// Plays all steps due at this device, at random.
inline void play_turn(Stage& page, u64 seed) {
  Session& session = *page.app->session;
  Random random{seed};
  const std::size_t before = session.record.actions.size();
  while (at_end(session) && plays_here(session) && !shown_decision(session).over)
    ASSERT_TRUE(play(session, random_action(session.game, shown(session), random)));
  EXPECT_GT(session.record.actions.size(), before);
  settle(page);
}

// The link that has just been sent, without the words of an invitation before it.
inline std::string sent_link(const Stage& page) {
  const std::string& sent = page.app->screens.link;
  return sent.substr(sent.rfind(' ') + 1);
}

inline std::string send(Stage& page) {
  press(page, "table.send");
  EXPECT_TRUE(page.app->session->link.sent);
  return sent_link(page);
}

inline void open_link(Stage& page, const std::string& link) {
  offer_link(*page.app, parse_address(link));
  settle(page);
}

// A link's game with the next turn of a device played using another secret.
inline std::string another_turn(const Catalogue& catalogue, const std::string& link, u8 device,
                                const FairValue& secret, u64 seed) {
  Record record = decode_link(catalogue, link)->record;
  const auto game = make_game(catalogue, record.setup);
  FairCourse course(record.fair);
  State state = initial_state(*game);
  std::size_t at = 0;
  for (const Action& action : record.actions) {
    course.begin_step(*game, state, at++);
    apply(*game, state, action);
  }
  course.end(*game, state, at);
  Random random{seed};
  FairPlace place = course.place();
  while (begin_own_step(*game, state, record.fair, place, device, secret)) {
    const Action action = decision(*game, state).chance ? chance_outcome(*game, state)
                                                        : random_action(*game, state, random);
    record.actions.push_back(action);
    apply(*game, state, action);
  }
  return *encode_link(catalogue, record, true);
}

inline void invite(Stage& page) {
  place().fresh = 33;
  open_rules(page);
  press(page, "new.player.1.kind");
  press(page, "kind.by-link");
  press(page, "new.start");
}

// A person with a device of their own follows an invitation; returns what they send. Afterwards
// nobody uses the page.
inline std::string join(Stage& page, Person& person, unsigned fresh,
                        const std::string& invitation) {
  sit_down(page, person, fresh);
  open_link(page, invitation);
  press(page, "link.open");
  const std::string joined = send(page);
  leave(page, person);
  return joined;
}

// Anna, and Bo, who has joined; returns what Bo sends. Afterwards nobody uses the page.
inline std::string meet(Stage& page, Person& anna, Person& bo) {
  invite(page);
  const std::string invitation = send(page);
  leave(page, anna);
  return join(page, bo, 22, invitation);
}

// Anna sits at the page and is to move; Bo has joined.
inline void begin_with_anna(Stage& page, Person& anna, Person& bo) {
  const std::string joined = meet(page, anna, bo);
  sit_down(page, anna, 0);
  open_link(page, joined);
  ASSERT_TRUE(plays_here(*page.app->session));
}

// One person leaves the page, and another follows a link there.
inline void change(Stage& page, Person& from, Person& to, const std::string& link) {
  leave(page, from);
  sit_down(page, to, 0);
  open_link(page, link);
}

}  // namespace gallery
