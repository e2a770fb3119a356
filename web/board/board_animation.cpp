#include "web/board/board_animation.hpp"

#include <utility>

#include "web/board/display_state.hpp"
#include "web/session/replay_stops.hpp"
#include "web/session/session.hpp"

namespace bastide::web {

std::unique_ptr<BoardAnimation> begin_animation(const Session& session, bool cloth,
                                                std::optional<BoardCard> card) {
  const std::size_t last = session.record.actions.size();
  auto animation = std::make_unique<BoardAnimation>();
  prepare_sheet(animation->sheet, session, display_at(session, last), 48, 1000, cloth);
  animation->revision = session.revision;
  animation->stops = turn_stops(session);
  if (animation->stops.empty() || animation->stops.back() != last) animation->stops.push_back(last);
  animation->card = std::move(card);
  return animation;
}

namespace {

art::Image frame_at(BoardAnimation& animation, Ui& ui, const Session& session, std::size_t nth) {
  const bool card = nth == animation.stops.size();
  const DisplayState display =
      display_at(session, card ? animation.stops.back() : animation.stops[nth]);
  if (!card) return paint_board(ui, session, display, animation.sheet);
  const BoardSheet& sheet = animation.sheet;
  const auto pixels = [&](int cells) {
    return static_cast<float>(cells * sheet.side + 2 * sheet.margin);
  };
  return card_picture(ui, session, display, *animation.card,
                      {pixels(sheet.wide), pixels(sheet.high)});
}

}  // namespace

bool paint_next_frame(BoardAnimation& animation, Ui& ui, const Session& session) {
  constexpr unsigned turn = 40, end = 300;  // hundredths of a second
  const std::size_t count = frames_of(animation), nth = animation.done % count;
  const art::Image image = frame_at(animation, ui, session, nth);
  if (animation.done < count) {
    art::count_colours(animation.counts, image);
  } else {
    if (nth == 0)
      art::begin_apng(animation.apng, image.width, image.height, static_cast<unsigned>(count),
                      animation.counts);
    // The finished board is looked at before the card takes its place.
    art::add_frame(animation.apng, image, nth + 1 < animation.stops.size() ? turn : end);
  }
  if (++animation.done < 2 * count) return true;
  art::end_apng(animation.apng);
  return false;
}

}  // namespace bastide::web
