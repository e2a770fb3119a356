#include "web/setup/company.hpp"

#include <algorithm>

namespace bastide::web {

std::size_t own_seat(const NewGameForm& form) {
  for (std::size_t p = 0; p < form.players.size(); ++p)
    if (form.players[p].computer.empty()) return p;
  return no_seat;
}

std::size_t others_seat(const NewGameForm& form, std::size_t wanted) {
  const std::size_t own = own_seat(form);
  if (wanted < form.players.size() && wanted != own) return wanted;
  for (std::size_t p = 0; p < form.players.size(); ++p)
    if (p != own) return p;
  return no_seat;
}

void seat_kind(NewGameForm& form, std::size_t seat, std::string_view kind) {
  if (seat == no_seat) {
    if (form.players.size() >= most_players(form)) return;
    add_player(form);
    seat = form.players.size() - 1;
  }
  PlayerEntry& player = form.players[seat];
  if (player.computer == kind) return;
  player.computer = kind;
  player.name.clear();
}

std::size_t add_other(NewGameForm& form) {
  const std::size_t own = own_seat(form), before = form.players.size();
  bool people = before > 1;
  for (std::size_t p = 0; p < before; ++p) people &= p == own || form.players[p].computer.empty();
  add_player(form);
  if (form.players.size() == before) return no_seat;
  if (people) form.players.back().computer.clear();
  return before;
}

bool may_leave(const NewGameForm& form, std::size_t seat) {
  return seat < form.players.size() && seat != own_seat(form) &&
         form.players.size() > fewest_players(form);
}

void seat_oneself(NewGameForm& form, const Oneself& oneself, std::string_view before) {
  const std::size_t seat = own_seat(form);
  if (seat == no_seat) return;
  std::string& name = form.players[seat].name;
  if (oneself.name.empty()) {
    if (name == before) name.clear();
    return;
  }
  if (!name.empty() && name != before) return;
  for (const PlayerEntry& player : form.players)
    if (player.name == oneself.name && &player != &form.players[seat]) return;
  name = oneself.name;
  if (oneself.colour != no_own_colour) choose_colour(form, seat, static_cast<u8>(oneself.colour));
}

void learn_from(Oneself& oneself, const NewGameForm& form) {
  const std::size_t seat = own_seat(form);
  if (!oneself.name.empty() || seat == no_seat || form.players[seat].name.empty()) return;
  oneself.name = form.players[seat].name;
  oneself.colour = form.players[seat].colour;
}

bool is_stranger(const Oneself& oneself, const NewGameForm& form) {
  const std::size_t seat = own_seat(form);
  return oneself.name.empty() && !oneself.asked && seat != no_seat &&
         form.players[seat].name.empty();
}

void seat_scribed(NewGameForm& form, const Oneself& oneself) {
  seat_people(form, "");
  seat_oneself(form, oneself);
  form.draw_lots = false;
  form.table_rules = {};
  form.seed.clear();
}

}  // namespace bastide::web
