// The null platform has every part of a platform, and each does without what nobody has put there.
#include <gtest/gtest.h>

#include "web/platform/accessibility.hpp"
#include "web/platform/clock.hpp"
#include "web/platform/landscape.hpp"
#include "web/platform/null/place.hpp"
#include "web/platform/page_address.hpp"
#include "web/platform/site_files.hpp"
#include "web/platform/texture.hpp"
#include "web/platform/worker.hpp"

namespace bastide::web::platform {
namespace {

struct NullPlatform : ::testing::Test {
  NullPlatform() { place() = {}; }
};

TEST_F(NullPlatform, HasNothingByItself) {
  std::string bytes;
  request_file("lessons.txt");
  EXPECT_EQ(poll_file("lessons.txt", bytes), Arrival::failed);
  EXPECT_TRUE(platform_storage().keys().empty());
  EXPECT_TRUE(storage_news().changed.empty());
  EXPECT_EQ(new_fragment(), "") << "when the page is opened";
  EXPECT_FALSE(new_fragment());
  EXPECT_EQ(history_step(), HistoryStep::none);
  EXPECT_EQ(tab_note(), "");
  EXPECT_FALSE(opened_file());
  EXPECT_EQ(asked_control(), "");
  EXPECT_FALSE(edit_field({}, "text"));
  EXPECT_FALSE(draw_letters("letters", 20));
  EXPECT_FALSE(live_event());
  EXPECT_FALSE(painters_ready() || take_painted());
  EXPECT_EQ(landscape_texture(true), nullptr);
  EXPECT_NE(texture_create(1, 1, nullptr), texture_create(1, 1, nullptr));
  worker_post("question");
  EXPECT_FALSE(worker_poll());
  EXPECT_TRUE(worker_failed());
}

TEST_F(NullPlatform, RemembersWhatItIsAsked) {
  const Storage& storage = platform_storage();
  EXPECT_EQ(storage.set("story", "one"), StoreResult::ok);
  storage.keep_copy("kept.story.", "kept.story.1", "one");
  storage.keep_copy("kept.story.", "kept.story.2", "two");
  EXPECT_EQ(storage.get("story"), "one");
  EXPECT_EQ(place().copies, (std::map<std::string, std::string>{{"kept.story.2", "two"}}));
  set_surroundings({.title = "Bastide", .language = "cs"});
  EXPECT_EQ(place().surroundings.title, "Bastide");
  share("title", "text", "address", {});
  EXPECT_EQ(place().copied, "text|address");
  save_file("game.txt", "a game");
  EXPECT_EQ(place().saved + ' ' + place().bytes, "game.txt a game");
  wake_after(3);
  EXPECT_EQ(place().wakes_after, 3);
  want_back(2);
  EXPECT_EQ(place().steps_back, 2);
  play(Sound::coin, 0.5f);
  play(Sound::die, 0);
  EXPECT_EQ(place().heard, std::vector{Sound::coin}) << "without volume nothing is heard";
  live_begin(3, "offer", "");
  live_send(3, "text");
  live_end(3);
  EXPECT_EQ(place().channels[3].out.at(0), "text");
  EXPECT_TRUE(place().channels[3].ended);
}

TEST_F(NullPlatform, AnswersWhatItIsGiven) {
  place().arrived = {{"kept.story.1", "one"}, {"kept.team.1", "two"}};
  place().copies_there = {{"kept.story.1", "kept.team.1"}};
  const StorageNews news = storage_news();
  ASSERT_EQ(news.copies.size(), 2u);
  EXPECT_EQ(news.copies[1].text, "two");
  EXPECT_TRUE(news.copy_keys && !storage_news().copy_keys) << "once";
  place().backs = 1;
  place().forward = true;
  EXPECT_EQ(history_step(), HistoryStep::forward);
  EXPECT_EQ(history_step(), HistoryStep::back);
  EXPECT_EQ(history_step(), HistoryStep::none);
  place().work = [](Place& at, std::string_view question) { at.answers.emplace_back(question); };
  worker_post("question");
  EXPECT_EQ(worker_poll(), "question");
  EXPECT_FALSE(worker_failed());
  worker_post("question");
  worker_stop();
  EXPECT_FALSE(worker_poll());
}

}  // namespace
}  // namespace bastide::web::platform
