// What the magic portal adds to options.
#pragma once

namespace bastide {

struct PortalOptions {
  bool without_portal = false;  // OPT-PD-PORTAL: true off

  friend bool operator==(const PortalOptions&, const PortalOptions&) = default;
};

}  // namespace bastide
