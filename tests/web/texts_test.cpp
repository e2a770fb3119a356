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
#include "tests/data_folder.hpp"
#include "tests/texts.hpp"
#include "web/screens/help_pages.hpp"
#include "web/sets/decisions.hpp"
#include "web/sets/page_set.hpp"

namespace bastide::web {
namespace {

// A key without its plural form: "tiles.one" -> "tiles".
std::string stem(const std::string& key) {
  for (const std::string_view form : {".one", ".few", ".many"})
    if (key.size() > form.size() && key.compare(key.size() - form.size(), form.size(), form) == 0)
      return key.substr(0, key.size() - form.size());
  return key;
}

std::set<std::string> stems(const Words& words) {
  std::set<std::string> all;
  for (const auto& [key, value] : words) all.insert(stem(key));
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
  EXPECT_EQ(languages().front().code, "en");
  EXPECT_EQ(languages().back().name, "Čeština");
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

// "few" alone exists only where the language has it.
std::set<std::string> keys(std::string_view language) {
  std::set<std::string> all;
  for (const auto& [key, value] : words_of(language))
    if (key.substr(key.rfind('.') + 1) != "few") all.insert(key);
  return all;
}

TEST(Texts, EveryLanguageHasTheSameKeys) {
  const std::set<std::string> english = keys("en");
  ASSERT_GT(english.size(), 200u);
  for (const auto& [language, readers, name] : languages()) {
    const std::set<std::string> own = keys(language);
    std::vector<std::string> odd;
    std::set_symmetric_difference(english.begin(), english.end(), own.begin(), own.end(),
                                  std::back_inserter(odd));
    for (const std::string& key : odd) ADD_FAILURE() << language << ": only on one side: " << key;
  }
}

TEST(Texts, EveryLanguageHasTheSamePlaceholders) {
  const Words english = words_of("en");
  for (const auto& [language, readers, name] : languages()) {
    for (const auto& [key, value] : words_of(language)) {
      const auto same = english.find(key);
      // "few" exists only where the language has it; it is used like "many".
      const auto other = same != english.end() ? same : english.find(stem(key) + ".many");
      if (other == english.end()) continue;  // the other test reports it
      if (stem(key) != key) {
        std::set<std::string> own = gaps(value), theirs = gaps(other->second);
        own.erase("{n}");
        theirs.erase("{n}");
        EXPECT_EQ(own, theirs) << language << ": " << key;
      } else {
        EXPECT_EQ(gaps(value), gaps(other->second)) << language << ": " << key;
      }
      EXPECT_FALSE(value.empty()) << language << ": " << key;
    }
  }
}

TEST(Texts, PluralFormsAreComplete) {
  for (const auto& [language, readers, name] : languages()) {
    const Words words = words_of(language);
    for (const auto& [key, value] : words) {
      if (stem(key) == key) continue;
      EXPECT_TRUE(words.count(stem(key) + ".one")) << language << ": " << key;
      EXPECT_TRUE(words.count(stem(key) + ".many")) << language << ": " << key;
      if (language == "cs") {
        EXPECT_TRUE(words.count(stem(key) + ".few")) << key;
      }
    }
  }
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
  texts.words["v.many"] = "je v {n}";
  EXPECT_EQ(tr_count(texts, "v", 6), "je v 6");
  EXPECT_EQ(tr_count(texts, "v", 12), "je ve 12");
  EXPECT_EQ(tr(texts, "mists.calm.of", {"2"}), "ze 2 zde");
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
  EXPECT_EQ(explained, big_box_7() | big_box_5() | expansion_bit(Expansion::mists));
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
}  // namespace bastide::web
