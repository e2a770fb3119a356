// Opening links.
#pragma once

#include "engine/base/expected.hpp"
#include "engine/record/address.hpp"
#include "web/screens/dialogs/dialog.hpp"
#include "web/session/request.hpp"

namespace bastide::web {

struct App;
struct Session;

// Opens what a link contains, or the dialog that says what it is.
void offer_link(App& app, const Address& address);
// A game of another program, a link or a text.
void offer_foreign(App& app, std::string_view text, std::string_view name = {});
// Opens the dialog that says what is wrong with a link or a file.
void offer_failed(App& app, const Error& fault);

// Whether a link to the same position has more than is known: a message, or an offer to end the
// game.
bool brings_news(const Session& session, const Address& address);

// Opens the dialog that asks whether to open a game, and where reading it stopped.
dialog::Offered& offer_game(App& app, Session game, std::optional<Error> fault = {});
// Saves the offered game in a new slot and opens it.
void accept_offer(App& app, ask_for::AcceptOffer offer);

}  // namespace bastide::web
