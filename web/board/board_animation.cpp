#include "web/board/board_animation.hpp"

#include "web/board/display_state.hpp"
#include "web/session/replay_stops.hpp"
#include "web/session/session.hpp"

namespace bastide::web {

std::unique_ptr<BoardAnimation> begin_animation(const Session& session, bool cloth) {
  const std::size_t last = session.record.actions.size();
  auto animation = std::make_unique<BoardAnimation>();
  prepare_sheet(animation->sheet, session, display_at(session, last), 48, 1000, cloth);
  animation->revision = session.revision;
  animation->stops = turn_stops(session);
  if (animation->stops.empty() || animation->stops.back() != last) animation->stops.push_back(last);
  return animation;
}

bool paint_next_frame(BoardAnimation& animation, Ui& ui, const Session& session) {
  constexpr unsigned turn = 40, end = 300;  // hundredths of a second
  const std::size_t count = animation.stops.size(), nth = animation.done % count;
  const art::Image image =
      paint_board(ui, session, display_at(session, animation.stops[nth]), animation.sheet);
  if (animation.done < count) {
    art::count_colours(animation.counts, image);
  } else {
    if (nth == 0)
      art::begin_apng(animation.apng, image.width, image.height, static_cast<unsigned>(count),
                      animation.counts);
    art::add_frame(animation.apng, image, nth + 1 < count ? turn : end);
  }
  if (++animation.done < 2 * count) return true;
  art::end_apng(animation.apng);
  return false;
}

}  // namespace bastide::web
