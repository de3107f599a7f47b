// Grades: the first difference, why, and the idea behind it.
#include <catch2/catch.hpp>
#include <text/quiz_text.hpp>

#include "quiz_of.hpp"

namespace {

using namespace loopscope;
using namespace loopscope::testing;

constexpr const char* adcb = R"(console.log('A');
setTimeout(() => console.log('B'), 0);
Promise.resolve().then(() => console.log('C'));
console.log('D');
)";
constexpr const char* open_order = R"(setTimeout(() => console.log('timeout'), 0);
setImmediate(() => console.log('immediate'));
)";

}  // namespace

TEST_CASE("the right answer is right however it is written") {
  Quiz quiz = quiz_of(adcb);
  for (const char* answer : {"A D C B", "A,D,C,B", "ADCB", "A -> D -> C -> B"}) CHECK(quiz.grade(answer).right);
}

TEST_CASE("the first difference is by position, with its reason from the real run") {
  Grade grade = quiz_of(adcb).grade("A D B C");
  CHECK_FALSE(grade.right);
  CHECK(grade.line == 3);
  CHECK(grade.expected == "C");
  CHECK(grade.given == "B");
  CHECK(grade.reason.step > 0);
  CHECK(grade.reason.sentence.find("microtask") != std::string::npos);
  CHECK(grade.reason.sentence.find("console.log('C')") != std::string::npos);
  CHECK_FALSE(grade.reason.rule.empty());
  REQUIRE(grade.is_exact);
  REQUIRE(grade.ideas.size() == 1);
  CHECK(grade.ideas[0]->name == "one-queue");
}

TEST_CASE("a line of the script itself says that the script still runs") {
  Grade grade = quiz_of(adcb).grade("A C D B");
  CHECK(grade.line == 2);
  CHECK(grade.reason.sentence == text(Language::English, QuizText::quiz_why_script));
  REQUIRE(grade.ideas.size() == 1);
  CHECK(grade.ideas[0]->name == "then-at-once");
}

TEST_CASE("an answer that equals no idea's shares its first difference with one") {
  Grade grade = quiz_of(adcb).grade("A D B X");
  CHECK_FALSE(grade.is_exact);
  CHECK(names_idea(grade.ideas, "one-queue"));
  CHECK_FALSE(grade.is_never_printed);
}

TEST_CASE("answers that are too short, too long or of something else") {
  Quiz quiz = quiz_of(adcb);
  Grade grade = quiz.grade("A D C");
  CHECK(grade.too_short);
  CHECK(grade.line == 4);
  CHECK(grade.expected == "B");
  grade = quiz.grade("A D C B E");
  CHECK(grade.too_long);
  CHECK(grade.given == "E");
  CHECK(grade.is_never_printed);
  CHECK_FALSE(grade.reason.sentence.empty());
  grade = quiz.grade("A Z C B");
  CHECK(grade.is_never_printed);
  CHECK(grade.ideas.empty());
  grade = quiz.grade(" \n");
  CHECK(grade.is_empty);
  CHECK(grade.ideas.empty());
}

TEST_CASE("ideas that cannot be told apart on a program are named together") {
  Quiz quiz = quiz_of("console.log(1); setTimeout(() => console.log(2), 0); console.log(3);");
  Grade grade = quiz.grade("1 2 3");
  REQUIRE(grade.ideas.size() == 2);
  CHECK(names_idea(grade.ideas, "timeout-at-once"));
  CHECK(names_idea(grade.ideas, "source-order"));
  CHECK(idea_titles(grade.ideas, Language::English).find(" or ") != std::string::npos);
}

TEST_CASE("an open order accepts every allowed outcome") {
  Quiz quiz = quiz_of(open_order);
  REQUIRE(quiz.is_open());
  CHECK(quiz.grade("timeout immediate").right);
  CHECK(quiz.grade("immediate timeout").right);
  CHECK_FALSE(quiz.grade("immediate").right);
  for (const QuizChoice& choice : quiz.choices())
    CHECK(quiz.grade(choice.lines[0] + "\n" + choice.lines[1]).right == choice.right);
}

TEST_CASE("an answer is compared with the allowed order that it comes nearest to") {
  Grade grade = quiz_of(std::string(open_order) + "console.log('first');").grade("first timeout nothing");
  CHECK(grade.line == 3);
  CHECK(grade.expected == "immediate");
}

TEST_CASE("case is ignored when that is asked for") {
  CHECK_FALSE(quiz_of(adcb).grade("a d c b").right);
  CHECK(quiz_of(adcb, "node", {Language::English, 1, true}).grade("a d c b").right);
}

TEST_CASE("a program that does not compile has a fault and no ideas") {
  Quiz quiz = quiz_of("console.log(;");
  CHECK(quiz.fault());
  CHECK(quiz.imagined().empty());
}
