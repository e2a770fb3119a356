#include "web/platform/null/place.hpp"

namespace bastide::web::platform {

Place& place() {
  static Place& only = *new Place;  // until the end of the run
  return only;
}

}  // namespace bastide::web::platform
