#include "web/app/arrivals.hpp"

#include <utility>

#include "web/app/app.hpp"
#include "web/app/files.hpp"
#include "web/app/open_link.hpp"
#include "web/platform/page_address.hpp"
#include "web/platform/user_files.hpp"

namespace bastide::web {

void arrivals_frame(App& app) {
  // Cleared at once: entries that are added to the history for Back would keep the link, and going
  // back to them would offer it again.
  if (const auto fragment = platform::new_fragment())
    if (Address address = parse_address(*fragment); address.ours) {
      app.arrived_link = std::move(address.text);
      platform::clear_fragment();
    }
  // A question that must be answered comes first.
  if (app.saving.conflict) return;
  if (!app.arrived_link.empty())
    offer_link(app, parse_address(std::exchange(app.arrived_link, {})));
  if (auto file = platform::opened_file()) {
    if (file->is_link)
      offer_link(app, parse_address(file->text));
    else if (file->too_large)
      offer_failed(app, Error{"save.too-large", file->name, 0});
    else
      offer_file(app, file->text, file->name);
  }
}

}  // namespace bastide::web
