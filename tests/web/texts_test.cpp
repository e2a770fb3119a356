// The texts of the page: complete in every language, with the same placeholders.
#include "web/text/text.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>

#include "engine/players/player.hpp"
#include "engine/record/error_texts.hpp"
#include "engine/rules/set.hpp"
#include "tests/data_folder.hpp"
#include "tests/texts.hpp"
#include "web/art/faces/faces.hpp"
#include "web/sets/decisions.hpp"
#include "web/sets/help_pages.hpp"
#include "web/sets/page_set.hpp"
#include "web/text/plurals.hpp"

namespace bastide::web::texts_test {
namespace {

// A key without its plural form: "tiles.one" -> "tiles". Only what has a ".one" has such forms.
std::string stem(const Words& words, const std::string& key) {
  const std::string form = key.substr(std::min(key.rfind('.'), key.size()));
  const std::string rest = key.substr(0, key.size() - form.size());
  const bool plural = form == ".one" || form == ".few" || form == ".many" || form == ".other";
  return plural && words.count(rest + ".one") ? rest : key;
}

std::set<std::string> stems(const Words& words) {
  std::set<std::string> all;
  for (const auto& [key, value] : words) all.insert(stem(words, key));
  return all;
}

std::set<std::string> gaps(const std::string& text) {
  std::set<std::string> all;
  static const std::regex gap(R"(\{[n0-9]\})");
  for (std::sregex_iterator i(text.begin(), text.end(), gap), end; i != end; ++i)
    all.insert(i->str());
  return all;
}

TEST(Texts, EveryReaderGetsALanguage) {
  EXPECT_EQ(language_for("en"), "en");
  EXPECT_EQ(language_for("en-GB"), "en");
  EXPECT_EQ(language_for("cs_CZ.UTF-8"), "cs");
  EXPECT_EQ(language_for("sk"), "cs");
  for (const char* other : {"", "C", "tlh", "cs sk", "c", "Čeština"})
    EXPECT_EQ(language_for(other), "") << other;
  EXPECT_EQ(language_for("pt-BR"), "pt");
  EXPECT_EQ(languages().front().code, "en");
  EXPECT_EQ(languages().back().name, "Українська");
}

TEST(Texts, LinesAreKeysAndValues) {
  const Words words = read_words("# a = b\n\na.b = c = d\n e=f\\ng  \nneither\nlast = one");
  EXPECT_EQ(words, (Words{{"a.b", "c = d"}, {"e", "f\ng"}, {"last", "one"}}));
  EXPECT_TRUE(read_words("").empty());
}

TEST(Texts, NoKeyIsThereTwice) {
  for (const auto& [language, readers, name] : languages()) {
    std::istringstream file(testing::site_file(text_file(language)));
    std::size_t pairs = 0;
    for (std::string line; std::getline(file, line);)
      pairs += line[0] != '#' && line.find('=') != std::string::npos;
    EXPECT_EQ(pairs, words_of(language).size()) << language;
  }
}

TEST(Texts, EveryLanguageHasTheSameKeys) {
  const std::set<std::string> english = stems(words_of("en"));
  ASSERT_GT(english.size(), 200u);
  for (const auto& [language, readers, name] : languages()) {
    const std::set<std::string> own = stems(words_of(language));
    std::vector<std::string> odd;
    std::set_symmetric_difference(english.begin(), english.end(), own.begin(), own.end(),
                                  std::back_inserter(odd));
    for (const std::string& key : odd) ADD_FAILURE() << language << ": only on one side: " << key;
  }
}

TEST(Texts, EveryLanguageHasTheSamePlaceholders) {
  const Words english = words_of("en");
  for (const auto& [language, readers, name] : languages()) {
    const Words words = words_of(language);
    for (const auto& [key, value] : words) {
      const std::string plain = stem(words, key);
      const auto same = english.find(plain == key ? key : plain + ".other");
      if (same == english.end()) continue;  // the other test reports it
      std::set<std::string> own = gaps(value), theirs = gaps(same->second);
      if (plain != key) {  // a sentence for one need not give the number
        own.erase("{n}");
        theirs.erase("{n}");
      }
      EXPECT_EQ(own, theirs) << language << ": " << key;
      EXPECT_FALSE(value.empty()) << language << ": " << key;
    }
  }
}

// The forms that the rule of the language gives to some number, and no others.
TEST(Texts, PluralFormsAreComplete) {
  for (const auto& [language, readers, name] : languages()) {
    std::set<std::string> forms;
    for (long n = 0; n < 200; ++n) forms.emplace(plural_category(language, n));
    const Words words = words_of(language);
    std::map<std::string, std::set<std::string>> found;
    for (const auto& [key, value] : words)
      if (const std::string plain = stem(words, key); plain != key)
        found[plain].insert(key.substr(plain.size()));
    for (const auto& [plain, own] : found) EXPECT_EQ(own, forms) << language << ": " << plain;
  }
}

// One, few, many or other ("1", "f", "m", "."), for these numbers.
TEST(Texts, PluralCategoriesAreThoseOfTheLanguage) {
  const auto row = [](std::string_view language) {
    std::string letters;
    for (const long n : {0, 1, 2, 4, 5, 11, 12, 21, 22, 100, 101, 112}) {
      const std::string_view category = plural_category(language, n);
      letters += category == ".one" ? '1' : category == ".other" ? '.' : category[1];
    }
    return letters;
  };
  for (const char* language : {"en", "de", "es", "it", "nl"})
    EXPECT_EQ(row(language), ".1..........") << language;
  for (const char* language : {"fr", "pt"}) EXPECT_EQ(row(language), "11..........") << language;
  EXPECT_EQ(row("cs"), ".1ff........");
  EXPECT_EQ(row("pl"), "m1ffmmmmfmmm");
  EXPECT_EQ(row("uk"), "m1ffmmm1fm1m");
}

TEST(Texts, PluralsFollowTheLanguage) {
  const Texts texts = texts_in("cs"), english = texts_in("en");
  const std::string space = "\xc2\xa0";  // a number and its noun stay on one line
  EXPECT_EQ(tr_count(texts, "tiles", 1), "1" + space + "kartička");
  EXPECT_EQ(tr_count(texts, "tiles", 2), "2" + space + "kartičky");
  EXPECT_EQ(tr_count(texts, "tiles", 4), "4" + space + "kartičky");
  EXPECT_EQ(tr_count(texts, "tiles", 5), "5" + space + "kartiček");
  EXPECT_EQ(tr_count(texts, "tiles", 0), "0" + space + "kartiček");
  EXPECT_EQ(tr_count(texts, "tiles", 22), "22" + space + "kartiček");
  EXPECT_EQ(tr_count(english, "tiles", 1), "1" + space + "tile");
  EXPECT_EQ(tr_count(english, "tiles", 2), "2" + space + "tiles");
  EXPECT_EQ(tr_count(english, "points", -1), "-1" + space + "point");
}

// As they are spoken: "ze dvou", "z pěti", "ve třech".
TEST(Texts, CzechPrepositionsFitTheNumber) {
  Texts texts = texts_in("cs");
  texts.words["z"] = "z {0}";
  texts.words["v"] = "zbývá v {n} z {0}";
  for (const char* n : {"2", "3", "4", "6", "7", "12", "13", "17", "20", "45", "72", "100", "200"})
    EXPECT_EQ(tr(texts, "z", {n}), "ze " + std::string(n));
  for (const char* n : {"0", "1", "5", "8", "9", "10", "11", "15", "18", "19", "50", "80", "500"})
    EXPECT_EQ(tr(texts, "z", {n}), "z " + std::string(n));
  EXPECT_EQ(tr(texts, "z", {"Anna"}), "z Anna");
  texts.words["v.few"] = "je v {n}";
  EXPECT_EQ(tr_count(texts, "v", 3), "je ve 3");
  texts.words["v.other"] = "je v {n}";
  EXPECT_EQ(tr_count(texts, "v", 6), "je v 6");
  EXPECT_EQ(tr_count(texts, "v", 12), "je ve 12");
  EXPECT_EQ(tr(texts, "mists.calm.of", {"2"}),
            "ze\xc2\xa0"
            "2 zde");
}

TEST(Texts, LabelsBeginWithACapital) {
  for (const auto& [small, large] : {std::pair("knight", "Knight"),
                                     {"écuyer", "Écuyer"},
                                     {"šlechtic", "Šlechtic"},
                                     {"łąka", "Łąka"},
                                     {"żak", "Żak"},
                                     {"лицар", "Лицар"},
                                     {"який", "Який"},
                                     {"їжак", "Їжак"},
                                     {"Ritter", "Ritter"},
                                     {"Łąka", "Łąka"},
                                     {"3", "3"},
                                     {"", ""}})
    EXPECT_EQ(with_capital(small), large);
}

TEST(Texts, NamesWithinASentenceBeginWithASmallLetter) {
  const Texts polish = texts_in("pl"), german = texts_in("de");
  for (const auto& [name, small] : {std::pair("City", "city"),
                                    {"Écuyer", "écuyer"},
                                    {"Šlechtic", "šlechtic"},
                                    {"Łąka", "łąka"},
                                    {"Żak", "żak"},
                                    {"Місто", "місто"},
                                    {"Їжак", "їжак"},
                                    {"łąka", "łąka"},
                                    {"3", "3"},
                                    {"", ""}})
    EXPECT_EQ(within_sentence(polish, name), small);
  EXPECT_EQ(within_sentence(german, "Stadt"), "Stadt");
}

TEST(Texts, ListsFollowTheLanguage) {
  const Texts spanish = texts_in("es"), english = texts_in("en");
  EXPECT_EQ(tr_list(english, {"Anna", "Bo", "Ida"}), "Anna, Bo and Ida");
  EXPECT_EQ(tr_list(spanish, {"Ana", "Bruno"}), "Ana y Bruno");
  for (const char* name : {"Isabel", "Íñigo", "Hilda"})
    EXPECT_EQ(tr_list(spanish, {"Ana", name}), "Ana e " + std::string(name));
  EXPECT_EQ(tr_list(spanish, {"Ana", "Hiena"}), "Ana y Hiena");
}

TEST(Texts, NoLineEndsWithAShortWord) {
  const std::string file = "a = i {0} z 3 kart, a {n} płytek \xe2\x80\x93 koniec\n";
  const std::string b = "\xc2\xa0";
  EXPECT_EQ(tr(read_texts("pl", file), "a"), "i" + b + "{0} z" + b + "3" + b + "kart, a" + b +
                                                 "{n}" + b + "płytek" + b + "\xe2\x80\x93 koniec");
  EXPECT_EQ(tr(read_texts("en", file), "a"),
            "i {0} z 3" + b + "kart, a {n}" + b + "płytek \xe2\x80\x93 koniec");
}

TEST(Texts, SentencesEndWithAStop) {
  EXPECT_EQ(as_sentence("City: 4 — Anna"), "City: 4 — Anna.");
  for (const char* whole : {"", "Done.", "Which?", "Now!", "“So it is.”", "Then:", "On…"})
    EXPECT_EQ(as_sentence(whole), whole);
}

TEST(Texts, MissingKeyShowsItself) {
  const Texts texts = texts_in("en");
  EXPECT_EQ(tr(texts, "no.such.key"), "no.such.key");
}

TEST(Texts, ArgumentsAreNotExpanded) {
  Texts texts;
  texts.words["x"] = "{1} and {0}, {2}";
  EXPECT_EQ(tr(texts, "x", {"{1}", "b"}), "b and {1}, {2}");
}

// Every literal key in the sources of the page exists. Stems that are completed at run time end in
// a dot and are tested below.
TEST(Texts, EveryKeyInTheCodeExists) {
  namespace fs = std::filesystem;
  const fs::path web =
      fs::path(bastide::testing::data_folder()).parent_path().parent_path() / "web";
  if (!fs::exists(web)) GTEST_SKIP() << "no sources here";
  const std::set<std::string> known = stems(words_of("en"));
  std::set<std::string> roots;
  for (const std::string& key : known) roots.insert(key.substr(0, key.find('.')));
  static const std::regex call(
      R"re(\btr(?:_count)?\(\s*\w+(?:\.\w+)*,\s*"([a-z0-9.-]+)"\s*[,)])re");
  int found = 0;
  for (const auto& entry : fs::recursive_directory_iterator(web)) {
    if (entry.path().extension() != ".cpp") continue;
    std::ifstream file(entry.path());
    std::stringstream text;
    text << file.rdbuf();
    const std::string source = text.str();
    for (std::sregex_iterator i(source.begin(), source.end(), call), end; i != end; ++i) {
      ++found;
      EXPECT_TRUE(known.count((*i)[1].str())) << entry.path().filename() << ": " << (*i)[1];
    }
  }
  EXPECT_GT(found, 80);
}

TEST(Texts, EveryErrorHasASentence) {
  for (const auto& [language, readers, name] : languages()) {
    const Words words = words_of(language);
    for (const ErrorText& m : error_texts())
      EXPECT_TRUE(words.count("error." + std::string(m.code))) << language << ": " << m.code;
  }
}

TEST(Texts, EveryOptionPresetAndPlayerKindHasItsWords) {
  const Words words = words_of("en");
  for (const OptionInfo& option : option_infos()) {
    const std::string key = "new.option." + std::string(option.id);
    EXPECT_TRUE(words.count(key)) << key;
    EXPECT_TRUE(words.count(key + ".text")) << key;
  }
  for (const NumberInfo& number : number_infos())
    EXPECT_TRUE(words.count("new.option." + std::string(number.id))) << number.id;
  for (const Preset& preset : presets()) {
    const std::string key = "new.preset." + std::string(preset.id);
    EXPECT_TRUE(words.count(key)) << key;
    EXPECT_TRUE(words.count(key + ".text")) << key;
  }
  for (const PlayerKind& kind : player_kinds()) {
    const std::string key = "new.kind." + std::string(kind.id);
    EXPECT_TRUE(words.count(key)) << key;
    EXPECT_TRUE(words.count(key + ".text")) << key;
    // Who has a face is also somebody.
    EXPECT_EQ(words.count(key + ".who") > 0, art::face_of(kind.id) >= 0) << key;
  }
}

// Expansions have a name, their two sentences and a help page with all its texts.
TEST(Texts, EveryExpansionHasItsWords) {
  const Words words = words_of("en");
  ExpansionMask explained = 0;
  for (const ExpansionPage& page : expansion_pages()) {
    const std::string id(page.expansion.id);
    explained |= expansion_bit(page.expansion.expansion);
    EXPECT_TRUE(words.count("expansion." + id)) << id;
    const auto text = words.find("expansion." + id + ".text");
    ASSERT_NE(text, words.end()) << id;
    EXPECT_EQ(std::count(text->second.begin(), text->second.end(), '.'), 2) << text->second;
    for (const HelpSection& section : page.help.sections) {
      const std::string key = "help." + id + '.' + std::string(section.id);
      EXPECT_TRUE(words.count(key + ".title")) << key;
      EXPECT_TRUE(words.count(key + ".text") || !section.list.empty()) << key;
      for (const std::string_view row : section.list) {
        EXPECT_TRUE(words.count(std::string(row))) << row;
        EXPECT_TRUE(words.count(std::string(row) + ".text")) << row;
      }
    }
    const Catalogue catalogue = builtin_catalogue();
    for (const std::string_view tile : page.help.tiles)
      EXPECT_GE(find_tile(catalogue, tile), 0) << tile;
  }
  for (const ExpansionInfo& info : expansion_infos())
    EXPECT_EQ((explained & expansion_bit(info.expansion)) != 0, info.playable) << info.id;
}

// The page's sets correspond to existing sets, and all their texts exist.
TEST(Texts, EveryPageSetIsOfASet) {
  const Words words = words_of("en");
  std::set<std::string_view> seen;
  for (const PageSet* page : page_sets()) {
    EXPECT_TRUE(seen.insert(page->id).second) << page->id << " stands in the list twice";
    EXPECT_TRUE(std::any_of(all_sets().begin(), all_sets().end(), [&](const Set* set) {
      return set->id == page->id;
    })) << page->id;
    for (const std::string_view key : {page->part_begun, page->part_resumed}) {
      EXPECT_TRUE(key.empty() || words.count(std::string(key))) << key;
    }
    for (const WordTopic& row : page->topics) {
      EXPECT_TRUE(words.count("decision." + std::string(row.word))) << row.word;
    }
  }
  for (const Set* set : all_sets()) {
    if (set->expansion && set->in_big_box_7) {
      EXPECT_TRUE(page_set(*set)) << set->id;
    }
  }
}

// Every decision has a title, a sentence and an existing help section.
TEST(Texts, EveryDecisionIsExplained) {
  const Words words = words_of("en");
  std::set<std::string> known;
  for (int phase = 0; phase < phase_count; ++phase)
    known.emplace(decision_word(static_cast<Phase>(phase)));
  for (int figure = 0; figure < figure_kinds; ++figure)
    known.emplace(choice_word(deploy_action(static_cast<FigureKind>(figure), 0)));
  known.insert(
      {"abbot-back", "fly", "magic-remove", "robber-second", "crop-take", "two-points", "crown"});
  known.erase("");
  EXPECT_GE(known.size(), 25u);
  for (const std::string& word : known) {
    EXPECT_TRUE(words.count("decision." + word)) << word;
    EXPECT_TRUE(words.count("decision." + word + ".title")) << word;
    std::string topic(help_topic(word));
    ASSERT_NE(topic, "base") << word << ": no place in the help";
    if (topic.rfind("base.", 0) == 0) topic.erase(0, 5);
    EXPECT_TRUE(words.count("help." + topic + ".title")) << word << ": " << topic;
  }
}

}  // namespace
}  // namespace bastide::web::texts_test
