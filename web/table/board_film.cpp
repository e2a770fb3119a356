#include "web/table/board_film.hpp"

#include "web/session/replay_stops.hpp"
#include "web/table/display_state.hpp"

namespace bastide::web {

std::unique_ptr<BoardFilm> begin_film(const Session& session, bool cloth) {
  const std::size_t last = session.record.actions.size();
  auto film = std::make_unique<BoardFilm>();
  prepare_sheet(film->sheet, session, display_at(session, last), 48, 1000, cloth);
  film->revision = session.revision;
  film->stops = turn_stops(session);
  if (film->stops.empty() || film->stops.back() != last) film->stops.push_back(last);
  return film;
}

bool film_on(BoardFilm& film, Ui& ui, const Session& session) {
  constexpr unsigned turn = 40, end = 300;  // hundredths of a second
  const std::size_t count = film.stops.size(), nth = film.done % count;
  const art::Image image =
      paint_board(ui, session, display_at(session, film.stops[nth]), film.sheet);
  if (film.done < count) {
    art::count_colours(film.counts, image);
  } else {
    if (nth == 0)
      art::begin_apng(film.apng, image.width, image.height, static_cast<unsigned>(count),
                      film.counts);
    art::add_frame(film.apng, image, nth + 1 < count ? turn : end);
  }
  if (++film.done < 2 * count) return true;
  art::end_apng(film.apng);
  return false;
}

}  // namespace bastide::web
