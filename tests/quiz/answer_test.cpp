// Answers as people write them.
#include <catch2/catch.hpp>

#include <quiz/answer.hpp>

namespace {

using namespace loopscope;

const std::vector<std::string> letters = {"A", "D", "C", "B"};
const std::vector<std::string> phrases = {"script start", "async, done", "-> end"};

bool is_same(std::string_view answer, const std::vector<std::string>& lines, AnswerRules rules = {}) {
  AnswerCut cut = cut_of(answer, lines);
  return cut_answer(answer, cut, rules) == cut_lines(lines, cut, rules);
}

}  // namespace

TEST_CASE("an answer may be written in many ways") {
  for (const char* answer : {"A D C B", "A, D, C, B", "A,D,C,B", "A\nD\nC\nB", "A\r\nD\r\nC\r\nB\r\n", "  A   D  C B ",
                             "A -> D -> C -> B", "A→D→C→B", "A => D => C => B", "'A', 'D', 'C', 'B'",
                             "\"A\" \"D\" \"C\" \"B\"", "“A”, “D”, “C”, “B”", "ADCB", "A; D; C; B",
                             "A,\tD,\xC2\xA0"
                             "C,B,",
                             "\n\nA\n\nD\nC\nB"}) {
    CAPTURE(answer);
    CHECK(is_same(answer, letters));
  }
}

TEST_CASE("an answer that is not the lines is not the same") {
  for (const char* answer : {"A D B C", "A D C", "A D C B B", "a d c b", "ADBC", "", "A D C B E"}) {
    CAPTURE(answer);
    CHECK_FALSE(is_same(answer, letters));
  }
}

TEST_CASE("case counts unless it is told not to") {
  CHECK_FALSE(is_same("a d c b", letters));
  CHECK(is_same("a d c b", letters, {true}));
  CHECK(is_same("ÉCOLE", {"école"}, {true}));
}

TEST_CASE("lines that hold separators compare in every way of writing") {
  CHECK(is_same("script start\nasync, done\n-> end", phrases));
  CHECK(is_same("script start, async, done, -> end", phrases));
  CHECK(is_same("script start; 'async', 'done', end", phrases));
  CHECK_FALSE(is_same("script start, done, async, end", phrases));
  CHECK(is_same("script start end", {"script start", "end"}));
  CHECK(is_same("[ 1, 2 ]", {"[ 1, 2 ]"}));
}

TEST_CASE("a part remembers the line it is of") {
  AnswerParts parts = cut_lines({"script start", "end"}, AnswerCut::Spaces, {});
  REQUIRE(parts.size() == 3);
  CHECK(parts[1].line == 0);
  CHECK(parts[2].line == 1);
}

TEST_CASE("lines are joined by a sign that none of them holds") {
  CHECK(joined_lines(letters) == "A D C B");
  CHECK(joined_lines({"script start", "end"}) == "script start, end");
  CHECK(joined_lines({"a, b", "end"}) == "a, b | end");
}

TEST_CASE("known lines are read between any signs") {
  for (const char* answer :
       {"A>D>C>B", "A-D-C-B", "A/D/C/B", "[A, D, C, B]", "1) A 2) D 3) C 4) B", "1. A\n2. D\n3. C\n4. B", "A D C B.",
        "A\\nD\\nC\\nB", "A --> D --> C --> B", "A⟶D⟶C⟶B", "A|D|C|B", "1º A 2º D 3º C 4º B"}) {
    CAPTURE(answer);
    CHECK(read_known_lines(answer, letters, {}) == "A\nD\nC\nB\n");
  }
}

TEST_CASE("what holds more than known lines and signs is not read") {
  for (const char* answer : {"A<D<C<B", "A ← D", "A or D", "2) A 1) D", "A1D2", "", "...", "A D x"}) {
    CAPTURE(answer);
    CHECK_FALSE(read_known_lines(answer, letters, {}));
  }
  CHECK_FALSE(read_known_lines("1/-1", {"1", "-1"}, {}));
}

TEST_CASE("lines that are digits or hold signs keep their meaning") {
  CHECK(read_known_lines("1-2-3", {"1", "2", "3"}, {}) == "1\n2\n3\n");
  CHECK(read_known_lines("1) 3 2) 1 3) 2", {"1", "2", "3"}, {}) == "3\n1\n2\n");
  CHECK(read_known_lines("a > b/x-y", {"a > b", "x-y"}, {}) == "a > b\nx-y\n");
  CHECK(read_known_lines("async end/async", {"async", "async end"}, {}) == "async end\nasync\n");
}
