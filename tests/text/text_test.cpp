#include <catch2/catch.hpp>
#include <text/cli_text.hpp>
#include <text/text.hpp>

#include <algorithm>
#include <set>
#include <vector>

using namespace loopscope;

namespace {

// The placeholders of a pattern, sorted; a doubled brace is a literal one.
std::vector<std::string> placeholders(std::string_view pattern) {
  std::vector<std::string> found;
  for (std::size_t i = 0; i < pattern.size(); ++i) {
    if (pattern[i] != '{') continue;
    if (pattern.substr(i).starts_with("{{")) {
      ++i;
      continue;
    }
    std::size_t end = pattern.find('}', i);
    if (end == std::string_view::npos) return {"unbalanced"};
    found.emplace_back(pattern.substr(i, end - i + 1));
    i = end;
  }
  std::sort(found.begin(), found.end());
  return found;
}

bool has_stray_space(std::string_view pattern) {
  return pattern.starts_with(' ') || pattern.ends_with(' ') || pattern.find("  ") != std::string_view::npos ||
         pattern.find(" \n") != std::string_view::npos;
}

}  // namespace

TEST_CASE("every text is there in both languages") {
  for (TextId id : every_text()) {
    INFO(text_name(id));
    CHECK_FALSE(text_pattern(Language::English, id).empty());
    CHECK_FALSE(text_pattern(Language::Portuguese, id).empty());
  }
}

TEST_CASE("both languages of a text have the same placeholders, numbered when there are several") {
  for (TextId id : every_text()) {
    INFO(text_name(id));
    auto english = placeholders(text_pattern(Language::English, id));
    auto portuguese = placeholders(text_pattern(Language::Portuguese, id));
    std::set<std::string> distinct(english.begin(), english.end());
    CHECK(distinct == std::set<std::string>(portuguese.begin(), portuguese.end()));
    if (english.size() > 1) CHECK(distinct.count("{}") == 0);
  }
}

TEST_CASE("no text has stray spaces") {
  for (TextId id : every_text()) {
    INFO(text_name(id));
    CHECK_FALSE(has_stray_space(text_pattern(Language::English, id)));
    CHECK_FALSE(has_stray_space(text_pattern(Language::Portuguese, id)));
  }
}

TEST_CASE("arguments fill a text, and arguments that do not fit leave the pattern") {
  CHECK(text(Language::English, CliText::cli_no_such_file, "a.js") == "there is no file `a.js`");
  CHECK(text(Language::Portuguese, CliText::cli_no_such_file, "a.js") == "não existe o arquivo `a.js`");
  CHECK(text(Language::English, CliText::cli_no_such_file) == "there is no file `{}`");
}

TEST_CASE("a locale chooses the language, and English is the rest") {
  CHECK(language_from_locale("pt_BR.UTF-8") == Language::Portuguese);
  CHECK(language_from_locale("pt") == Language::Portuguese);
  CHECK(language_from_locale("pt-PT") == Language::Portuguese);
  CHECK(language_from_locale("ptolemaic") == Language::English);
  CHECK(language_from_locale("C") == Language::English);
  CHECK(language_from_locale("") == Language::English);
}
