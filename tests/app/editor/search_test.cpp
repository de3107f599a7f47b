#include <editor/brackets.hpp>
#include <editor/search.hpp>

#include <catch2/catch.hpp>

#include <string>

using namespace loopscope::editor;

namespace {

std::vector<std::size_t> places(std::string_view text, const SearchQuery& query) {
  std::vector<std::size_t> found;
  for (const Selection& match : find_all(text, query, 1000)) found.push_back(match.begin());
  return found;
}

using Places = std::vector<std::size_t>;

std::optional<BracketPair> pair_in(const std::string& text, std::size_t position) {
  TextBuffer buffer{text};
  Highlighting colours("a.js");
  return bracket_pair(buffer, colours, position);
}

}  // namespace

TEST_CASE("text is found with and without regard to case, accents included") {
  CHECK(places("Ab ab AB", {"ab", false, false}) == Places{0, 3, 6});
  CHECK(places("Ab ab AB", {"ab", true, false}) == Places{3});
  CHECK(places("\xC3\x87\xC3\xA3o", {"\xC3\xA7\xC3\x83O", false, false}) == Places{0});
  CHECK(places("\xF0\x9F\x98\x80x", {"\xF0\x9F\x98\x80", false, false}) == Places{0});
}

TEST_CASE("whole words stand by themselves") {
  CHECK(places("then lengthen then.", {"then", true, true}) == Places{0, 14});
  CHECK(places("then", {"", true, true}).empty());
}

TEST_CASE("matches do not overlap and are counted to a limit") {
  CHECK(places("aaaa", {"aa", true, false}) == Places{0, 2});
  CHECK(find_all(std::string(50, 'a'), {"a", true, false}, 10).size() == 10);
}

TEST_CASE("the next and the previous match go around the ends") {
  std::vector<Selection> matches{{2, 3}, {5, 6}};
  CHECK(match_after(matches, 3) == 1);
  CHECK(match_after(matches, 6) == 0);
  CHECK(match_before(matches, 5) == 0);
  CHECK(match_before(matches, 2) == 1);
}

TEST_CASE("brackets find their partners over lines, past strings and comments") {
  CHECK(pair_in("f(')', /* ) */ [1])", 1) == BracketPair{1, 18});
  CHECK(pair_in("{\n}", 3) == BracketPair{2, 0});
  CHECK(pair_in("`${a}`", 4) == BracketPair{4, 2});
  CHECK_FALSE(pair_in("(]", 0));
  CHECK_FALSE(pair_in("(", 0));
  CHECK_FALSE(pair_in("'('", 1));
  CHECK_FALSE(pair_in("", 0));
}
