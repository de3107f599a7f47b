#include <catch2/catch.hpp>

#include <editor/document.hpp>

#include <chrono>

using namespace loopscope::editor;

namespace {

std::string found(std::string_view text, const SearchQuery& query) {
  std::string out;
  for (const Selection& match : find_all(text, query, 1000))
    out += std::string(text.substr(match.begin(), match.length())) + "|";
  return out;
}

SearchQuery expression(std::string pattern) {
  SearchQuery query{std::move(pattern)};
  query.expression = true;
  return query;
}

Document document_with(const std::string& text, const SearchQuery& query, const std::string& replacement) {
  Document document("/p.js", "p.js", text, false);
  document.apply({Command::OpenReplace});
  document.apply({Command::SetQuery, false, query.text});
  document.apply({Command::ToggleExpression});
  document.apply({Command::SetReplacement, false, replacement});
  return document;
}

}  // namespace

TEST_CASE("an expression finds by pattern, line by line, with or without regard to case") {
  const std::string text = "let a1 = 1;\nlet B22 = 2;\nconst c = 'let';\n";
  CHECK(found(text, expression("^let \\w+")) == "let a1|let B22|");
  CHECK(found(text, expression("b\\d+")) == "B22|");
  SearchQuery exact = expression("b\\d+");
  exact.match_case = true;
  CHECK(found(text, exact).empty());
  SearchQuery whole = expression("let|1");
  whole.whole_words = true;
  CHECK(found(text, whole) == "let|1|let|let|");
  CHECK(found(text, SearchQuery{"\\w+"}).empty());
}

TEST_CASE("accents and emoji count as one character each, and matches are places in bytes") {
  const std::string text = "a\xC3\xA9\xF0\x9F\x98\x80z \xF0\x9F\x98\x80";
  std::vector<Selection> matches = find_all(text, expression("."), 100);
  REQUIRE(matches.size() == 6);
  CHECK(matches[2].begin() == 3);
  CHECK(matches[2].end() == 7);
  CHECK(found(text, expression("\\u{1F600}$")) == "\xF0\x9F\x98\x80|");
  CHECK(found(text, expression("\xC3\xA9.")) == "\xC3\xA9\xF0\x9F\x98\x80|");
}

TEST_CASE("what is not an expression finds nothing and says so; an older syntax is taken too") {
  SearchFault fault = SearchFault::None;
  CHECK(find_all("a(b", expression("("), 10, &fault).empty());
  CHECK(fault == SearchFault::NotAnExpression);
  CHECK(find_all("a-b", expression("\\-"), 10, &fault).size() == 1);
  CHECK(fault == SearchFault::None);
}

TEST_CASE("matches of nothing are passed over, and an expression that backtracks for ever is given up") {
  CHECK(found("bab", expression("a*")) == "a|");
  SearchFault fault = SearchFault::None;
  auto start = std::chrono::steady_clock::now();
  find_all(std::string(60, 'a') + "b", expression("(a+)+$"), 10, &fault);
  CHECK(fault == SearchFault::TooSlow);
  CHECK(std::chrono::steady_clock::now() - start < std::chrono::seconds(20));
}

TEST_CASE("a replacement takes groups, one at a time and all at once, and undo brings everything back") {
  const std::string text = "f(a, b);\nf(\xC3\xA9, d);\n";
  Document document = document_with(text, expression("f\\((\\S+), (\\w)\\)"), "g($2, $1, $$1, $&, $3)");
  REQUIRE(document.search().matches.size() == 2);
  document.apply({Command::ReplaceAll});
  CHECK(document.editor().buffer().text() == "g(b, a, $1, f(a, b), $3);\ng(d, \xC3\xA9, $1, f(\xC3\xA9, d), $3);\n");
  document.apply({Command::Undo});
  CHECK(document.editor().buffer().text() == text);
  document.apply({Command::TextStart});
  document.apply({Command::FindNext});
  document.apply({Command::ReplaceOne});
  CHECK(document.editor().buffer().text().starts_with("g(b, a, $1, f(a, b), $3);\nf("));
}

TEST_CASE("without an expression a replacement's dollar signs are dollar signs") {
  Document document("/p.js", "p.js", "a a", false);
  document.apply({Command::OpenReplace});
  document.apply({Command::SetQuery, false, "a"});
  document.apply({Command::SetReplacement, false, "$1"});
  document.apply({Command::ReplaceAll});
  CHECK(document.editor().buffer().text() == "$1 $1");
}
