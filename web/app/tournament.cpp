#include "web/app/tournament.hpp"

#include <memory>
#include <utility>

#include "web/app/app.hpp"
#include "web/app/navigation.hpp"
#include "web/app/open_link.hpp"
#include "web/platform/device.hpp"
#include "web/platform/kept_text.hpp"
#include "web/platform/user_files.hpp"
#include "web/tournament/file.hpp"

namespace bastide::web {
namespace {

// The words above the columns of the table.
CsvHeads heads_of(const Texts& texts) {
  CsvHeads heads;
  constexpr const char* standings[] = {"place", "player",    "points", "won",   "equal",
                                       "lost",  "opponents", "margin", "scored"};
  constexpr const char* results[] = {"round", "table", "first", "second", "result", "games"};
  const auto word = [&](const char* key) {
    return std::string(tr(texts, std::string("tournament.csv.") + key));
  };
  for (std::size_t i = 0; i < heads.standings.size(); ++i) heads.standings[i] = word(standings[i]);
  for (std::size_t i = 0; i < heads.results.size(); ++i) heads.results[i] = word(results[i]);
  return heads;
}

// A fresh one: its lots are drawn from a number that nobody has chosen, unless somebody does.
Tournament fresh() {
  Tournament tournament;
  tournament.plan.lots = platform::fresh_seed() % 1'000'000;
  return tournament;
}

}  // namespace

void reload_tournament(App& app) {
  TournamentPage& page = app.screens.tournament;
  if (!page.read) return;
  page.read = false;
  page.damaged.clear();
  if (app.screen == Screen::tournament) load_tournament(app);
}

void load_tournament(App& app) {
  TournamentPage& page = app.screens.tournament;
  if (std::exchange(page.read, true)) return;
  const auto text = platform_storage().get(tournament_key);
  page.table.reset();
  if (!text || text->empty()) {
    page.tournament = fresh();
  } else if (auto read = read_tournament(*text)) {
    page.tournament = std::move(*read);
  } else {
    page.damaged = *text;
    page.fault = read.error();
  }
}

void keep_tournament(App& app, const Tournament* tournament) {
  TournamentPage& page = app.screens.tournament;
  page.damaged.clear();
  page.tournament = tournament ? *tournament : fresh();
  const std::string kept = write_tournament(page.tournament);
  if (keep_text(platform_storage(), tournament_key, kept) != platform::StoreResult::ok)
    notify(app.ui, std::string(tr(app.texts, "tournament.not-kept")));
}

void open_tournament(App& app, std::string_view text) {
  const auto read = read_tournament(text);
  if (!read) return offer_failed(app, read.error());
  app.screens.dialog = {};
  go_to_screen(app, Screen::tournament);
  TournamentPage& page = app.screens.tournament;
  if (page.damaged.empty() && page.tournament.entrants.empty()) return keep_tournament(app, &*read);
  page.offered = std::make_shared<const Tournament>(*read);
  page.sure = true;
}

void export_tournament(App& app, bool table) {
  const TournamentPage& page = app.screens.tournament;
  const std::string name = table ? "bastide-tournament.csv" : "bastide-tournament.txt";
  platform::save_file(name, table                  ? write_csv(page.tournament, heads_of(app.texts))
                            : page.damaged.empty() ? write_tournament(page.tournament)
                                                   : page.damaged);
  notify(app.ui, tr(app.texts, "save.exported", {name}));
}

}  // namespace bastide::web
