// The texts of the page, from the files of the site.
#pragma once

#include "tests/data_folder.hpp"
#include "web/text/text.hpp"

namespace bastide::web {

inline Words words_of(std::string_view language) {
  return read_words(testing::site_file(text_file(language)));
}
inline Texts texts_in(std::string_view language) {
  return read_texts(language, testing::site_file(text_file(language)));
}

}  // namespace bastide::web
