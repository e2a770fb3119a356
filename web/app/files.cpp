#include "web/app/files.hpp"

#include <chrono>
#include <utility>

#include "engine/formats/formats.hpp"
#include "engine/record/notation.hpp"
#include "engine/record/words.hpp"
#include "web/app/app.hpp"
#include "web/app/navigation.hpp"
#include "web/app/open_link.hpp"
#include "web/app/puzzles.hpp"
#include "web/app/tournament.hpp"
#include "web/art/apng.hpp"
#include "web/board/board_picture.hpp"
#include "web/board/display_state.hpp"
#include "web/panels/verdict.hpp"
#include "web/platform/clock.hpp"
#include "web/platform/sharing.hpp"
#include "web/platform/user_files.hpp"
#include "web/screens/printed_review.hpp"
#include "web/screens/share_words.hpp"
#include "web/store/all_games.hpp"
#include "web/text/refusals.hpp"
#include "web/tournament/file.hpp"

namespace bastide::web {
namespace {

constexpr double film_seconds = 0.02, reading_seconds = 0.005;  // of each frame of the page

using Clock = std::chrono::steady_clock;
double seconds_since(Clock::time_point begun) {
  return std::chrono::duration<double>(Clock::now() - begun).count();
}

std::string file_name(const Session& session) {
  std::string name;
  for (const char c : session.saved.name)
    if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-')
      name += c;
    else if (c == ' ')
      name += '-';
  return (name.empty() ? std::string("game") : name) + ".bastide.txt";
}

// "Evening at home" from "Evening at home.bastide.txt"; nothing from the names that the page gives
// to files of unnamed games.
std::string game_name(std::string_view file) {
  for (const std::string_view end : {".txt", ".bastide", ".jcz"})
    if (file.size() >= end.size() && file.substr(file.size() - end.size()) == end)
      file.remove_suffix(end.size());
  if (file == "game" || file.substr(0, 8) == "bastide-") return {};
  return clean_name(file, max_game_name_characters);
}

void read_all(App& app, std::string_view text) {
  while (reading_frame(app)) {
  }
  retry_pending_saves(app);
  app.screens.dialog = {};
  app.reader = std::make_unique<GamesReader>(
      begin_reading(platform_storage(), text, static_cast<u64>(platform::unix_seconds())));
  // What was done elsewhere is not news.
  app.screens.saves_stale = true;
  app.medals = {};
  load_puzzle_book(app);
}

void tell_read(App& app, const GamesRead& read) {
  app.screens.saves_stale = true;
  app.medals = {};  // frames since may have looked at a part of it
  notify(app.ui,
         tr(app.texts, "store.read", {std::to_string(read.added), std::to_string(read.known)}));
  if (read.result != SaveResult::saved) notify(app.ui, std::string(tr(app.texts, "store.full")));
  if (!read.damaged.empty()) offer_failed(app, Error{"store.damaged", read.damaged, 0});
}

}  // namespace

void export_game(App& app, const std::string& slot) {
  const bool open = slot.empty() || (app.session && app.session->saved.slot == slot);
  std::string name = "bastide-" + slot + ".txt", text;
  const auto write = [&](const Session& session) {
    name = file_name(session);
    text = game_file(app.catalogue, session, static_cast<u64>(platform::unix_seconds()));
  };
  if (open) {
    if (!app.session) return;
    write(*app.session);
  } else if (const auto session = load_kept(app, slot)) {
    write(*session);
  } else {
    text = raw_game(platform_storage(), slot);
  }
  platform::save_file(name, text);
  notify(app.ui, tr(app.texts, "save.exported", {name}));
}

void export_rated(App& app) {
  if (!app.session || !is_about(app.review, *app.session)) return;
  const Session& session = *app.session;
  const Analysis& analysis = app.review.analysis;
  ParsedRecord rated;
  rated.record = session.record;
  for (std::size_t i = 0; i < analysis.ratings.size(); ++i) {
    const TurnSummary& turn = analysis.turns[i];
    const TurnRating& rating = analysis.ratings[i];
    if (turn.player == no_player) continue;
    std::string words(verdict_name(app.texts, verdict_of(rating)));
    if (rating.place.kind != ActionKind::none)
      words = tr_pair(app.texts, words, loss_words(app.texts, rating)) + ' ' +
              better_words(app.texts, session, rating, true);
    rated.remarks.push_back({turn.end, std::move(words)});
  }
  const std::string name = file_name(session);
  platform::save_file(name, write_record(app.catalogue, rated));
  notify(app.ui, tr(app.texts, "save.exported", {name}));
}

void print_review(App& app) {
  if (!app.session || !is_about(app.review, *app.session)) return;
  std::string name = file_name(*app.session);
  name.replace(name.rfind(".bastide.txt"), std::string::npos, ".html");
  platform::save_file(name, printed_review(app.texts, *app.session, app.review));
  notify(app.ui, tr(app.texts, "save.exported", {name}));
}

void export_foreign(App& app, FileFor whom) {
  if (!app.session) return;
  const Session& session = *app.session;
  const bool lab = whom == FileFor::carcassonne_lab;
  const auto written = lab ? write_lab_link(app.catalogue, session.record)
                           : write_jcz(app.catalogue, session.record);
  if (!written) return notify(app.ui, explain_error(app.texts, written.error()));
  if (lab) {
    platform::copy_text(std::string(lab_site) + *written);
    return notify(app.ui, std::string(tr(app.texts, "share.format.copied")));
  }
  std::string name = file_name(session);
  name.replace(name.rfind(".bastide.txt"), std::string::npos, ".jcz");
  platform::save_file(name, *written);
  notify(app.ui, tr(app.texts, "save.exported", {name}));
}

void export_all(App& app) {
  const std::string name = "bastide.txt";
  platform::save_file(name, all_games_file(platform_storage()));
  notify(app.ui, tr(app.texts, "save.exported", {name}));
}

namespace {

// As the page writes it itself, with fewer colours.
std::string still_picture(const art::Image& image) {
  art::ColourCounts counts;
  art::count_colours(counts, image);
  art::Apng picture;
  art::begin_apng(picture, image.width, image.height, 1, counts);
  art::add_frame(picture, image, 0);
  art::end_apng(picture);
  return std::move(picture.file);
}

art::Image picture_of(App& app, const ShareChoice& choice) {
  const Session& session = *app.session;
  if (choice.look != ShareLook::card)
    return board_picture_at(app.ui, session, choice.cursor, choice.look == ShareLook::board);
  constexpr float longest = 1600;
  const DisplayState display = display_at(session, choice.cursor);
  const BoardCard card = card_of(app.texts, session, choice.cursor, app.screens.saves);
  return card_picture(app.ui, session, display, card, card_size(session, display, card, longest));
}

}  // namespace

void save_picture(App& app, const ShareChoice& choice) {
  const art::Image image = picture_of(app, choice);
  if (!platform::save_picture("bastide.png", image.width, image.height, image.rgba.data()))
    platform::save_file("bastide.png", still_picture(image));
  notify(app.ui, tr(app.texts, "save.exported", {"bastide.png"}));
}

void begin_film(App& app, ShareLook look) {
  const Session& session = *app.session;
  std::optional<BoardCard> card;
  if (look == ShareLook::card)
    card = card_of(app.texts, session, session.record.actions.size(), app.screens.saves);
  app.animation = begin_animation(session, look != ShareLook::cut_out, std::move(card));
}

bool animation_frame(App& app) {
  if (!app.animation) return false;
  if (!app.session || app.animation->revision != app.session->revision ||
      app.animation->stops.back() != app.session->record.actions.size()) {
    app.animation.reset();
    return false;
  }
  const auto begun = Clock::now();
  BoardAnimation& animation = *app.animation;
  while (paint_next_frame(animation, app.ui, *app.session))
    if (seconds_since(begun) > film_seconds) {
      app.ui.lasting_notice =
          tr(app.texts, "sheet.film.busy",
             {std::to_string(100 * animation.done / (2 * frames_of(animation)))});
      return true;
    }
  const std::string name = "bastide-game.png";
  platform::save_file(name, animation.apng.file);
  app.animation.reset();
  notify(app.ui, tr(app.texts, "save.exported", {name}));
  return true;
}

bool reading_frame(App& app) {
  if (!app.reader) return false;
  const auto begun = Clock::now();
  while (read_on(platform_storage(), *app.reader))
    if (seconds_since(begun) > reading_seconds) {
      app.ui.lasting_notice =
          tr(app.texts, "store.reading", {std::to_string(percent_read(*app.reader))});
      return true;
    }
  tell_read(app, app.reader->read);
  app.reader.reset();
  return true;
}

void offer_file(App& app, std::string_view text, std::string_view name) {
  if (is_all_games(text)) return read_all(app, text);
  if (is_jcz(text) || (is_lab_link(text) && text.substr(0, 8) != "bastide-"))
    return offer_foreign(app, text, game_name(name));
  if (is_tournament(text)) return open_tournament(app, text);
  // A record with cards is a lesson or a puzzle.
  if (auto lesson = read_lesson(app.catalogue, text)) {
    lesson->id.clear();
    open_lesson(app, std::move(*lesson));
    return;
  }
  auto session = read_game_file(app.catalogue, text);
  if (!session) {
    offer_failed(app, session.error());
    return;
  }
  std::optional<Error> fault;
  if (session->saved.refused) fault = session->saved.refused->fault;
  session->saved.refused.reset();  // it is opened as a game of its own
  if (session->saved.name.empty()) session->saved.name = game_name(name);
  offer_game(app, std::move(*session), std::move(fault)).from_file = true;
}

}  // namespace bastide::web
