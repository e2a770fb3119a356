// The page's side of the magic portal.
#include "engine/rules/vocabulary.hpp"
#include "web/sets/page_set.hpp"

namespace bastide::web {
namespace {

constexpr ChoiceWord choices[] = {{ActionKind::portal, {}, "portal"}};
constexpr WordTopic topics[] = {{"portal", "princess-dragon.portal"}};

}  // namespace

extern const PageSet portal_page = {.id = "portal", .choices = choices, .topics = topics};

}  // namespace bastide::web
