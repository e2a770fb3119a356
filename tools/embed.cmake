# Turns files into a C++ source, at build time:
#   cmake -DOUT=x.cpp -DARRAY=words_texts -DFILES=a,b -P embed.cmake    an array and its count
#   cmake -DOUT=x.cpp -DNAMES=font_a,font_b -DFILES=a,b -P embed.cmake  one name per file
# in namespace bastide::embedded, as std::string_view.
string(REPLACE "," ";" FILES "${FILES}")
string(REPLACE "," ";" NAMES "${NAMES}")
set(code "// Made by the build.\n#include <cstddef>\n#include <string_view>\n\nnamespace bastide::embedded {\n")
set(views "")
set(count 0)
foreach(file IN LISTS FILES)
  file(READ "${file}" hex HEX)
  string(LENGTH "${hex}" digits)
  math(EXPR bytes "${digits} / 2")
  string(REGEX REPLACE "([0-9a-f][0-9a-f])" "\\\\x\\1" hex "${hex}")
  # One literal per line of the file would be prettier, but compilers accept long ones just as well.
  if(ARRAY)
    # Lines that begin with "# " are for readers of the files and would only enlarge the download.
    string(PREPEND hex "\\x0a")
    string(REGEX REPLACE "\\\\x0a\\\\x23\\\\x20(\\\\x[1-9a-f][0-9a-f]|\\\\x0[0-9b-f])*" "" hex "${hex}")
    string(REGEX REPLACE "^\\\\x0a" "" hex "${hex}")
    string(REGEX MATCHALL "x" bytes "${hex}")
    list(LENGTH bytes bytes)
    string(APPEND views "    std::string_view(\"${hex}\", ${bytes}),\n")
  else()
    list(GET NAMES ${count} name)
    string(APPEND code "extern const std::string_view ${name};\nconst std::string_view ${name}(\"${hex}\", ${bytes});\n")
  endif()
  math(EXPR count "${count} + 1")
endforeach()
if(ARRAY)
  string(APPEND code "extern const std::string_view ${ARRAY}[];\nextern const std::size_t ${ARRAY}_count;\n"
                     "const std::string_view ${ARRAY}[] = {\n${views}};\nconst std::size_t ${ARRAY}_count = ${count};\n")
endif()
string(APPEND code "}  // namespace bastide::embedded\n")
file(WRITE "${OUT}" "${code}")
