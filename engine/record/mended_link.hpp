// Links that did not arrive as they were sent.
#pragma once

#include <string>
#include <string_view>

namespace bastide {

// A link as it was sent. Mail and chat encode links (%23, quoted-printable, &amp;, full-width
// signs), hang them onto addresses of their own, break them into lines and put invisible letters
// into them, or only the code is copied. Whatever cannot be mended stays as it is; the check at the
// end of a code tells where it ends.
std::string mended_link(std::string_view text);

}  // namespace bastide
