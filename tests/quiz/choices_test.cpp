// Choices, "what runs next?", and what an author is told.
#include <catch2/catch.hpp>

#include <quiz/author.hpp>
#include <text/quiz_text.hpp>

#include <set>

#include "quiz_of.hpp"

namespace {

using namespace loopscope;
using namespace loopscope::testing;

constexpr const char* mixed = R"(console.log('A');
setTimeout(() => console.log('B'), 0);
Promise.resolve().then(() => console.log('C'));
process.nextTick(() => console.log('D'));
console.log('E');
)";

std::size_t count_right(const std::vector<QuizChoice>& choices) {
  return static_cast<std::size_t>(
      std::count_if(choices.begin(), choices.end(), [](const QuizChoice& choice) { return choice.right; }));
}

std::vector<QuizRemark> remarks(std::string_view text) {
  SourceText source("/test/program.js", text);
  HeaderResult header = read_header(source, u"//", Language::English);
  REQUIRE(header.faults.empty());
  RunRequest request;
  request.source = std::make_shared<const SourceText>(source);
  request.profile = "node";
  return check_quiz(source, header.header, Quiz(request, {}), Language::English);
}

bool says(const std::vector<QuizRemark>& found, std::string_view part, bool is_warning) {
  return std::any_of(found.begin(), found.end(), [&](const QuizRemark& remark) {
    return remark.is_warning == is_warning && remark.diagnostic.message.find(part) != std::string::npos;
  });
}

std::string with_header(const std::string& toml, const std::string& code) {
  return "// --- loopscope\n" + toml + "// ---\n" + code;
}

const std::string adcb_code =
    "console.log('A'); setTimeout(() => console.log('B')); Promise.resolve().then(() => console.log('C')); "
    "console.log('D');\n";

}  // namespace

TEST_CASE("choices are all different and one of them is right") {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    Quiz quiz = quiz_of(mixed, "node", {Language::English, seed});
    std::vector<QuizChoice> choices = quiz.choices();
    REQUIRE(choices.size() == 4);
    CHECK(count_right(choices) == 1);
    std::set<std::vector<std::string>> different;
    for (const QuizChoice& choice : choices) {
      different.insert(choice.lines);
      CHECK(choice.right == quiz.is_allowed(choice.lines));
      CHECK((choice.right || !choice.ideas.empty()));
    }
    CHECK(different.size() == choices.size());
  }
}

TEST_CASE("the order of choices depends on the seed alone") {
  auto labels = [](std::uint64_t seed) {
    std::vector<std::string> out;
    for (const QuizChoice& choice : quiz_of(mixed, "node", {Language::English, seed}).choices())
      out.push_back(choice.label);
    return out;
  };
  CHECK(labels(7) == labels(7));
  std::set<std::vector<std::string>> orders;
  for (std::uint64_t seed = 1; seed <= 10; ++seed) orders.insert(labels(seed));
  CHECK(orders.size() > 3);
}

TEST_CASE("a program on which no idea differs still has wrong choices") {
  std::vector<QuizChoice> choices = quiz_of("console.log(1); console.log(2); console.log(3);").choices();
  CHECK(choices.size() == 3);
  CHECK(count_right(choices) == 1);
}

TEST_CASE("how lines to be put in order stand tells nothing of their order") {
  std::set<std::vector<std::string>> arrangements;
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    QuizOptions options{Language::English, seed};
    std::vector<std::string> lines =
        quiz_of("for (const x of [1, 2, 3]) console.log(x);", "node", options).shuffled_lines();
    CHECK(lines == quiz_of("for (const x of [3, 1, 2]) console.log(x);", "node", options).shuffled_lines());
    arrangements.insert(lines);
  }
  CHECK(arrangements.size() == 6);
}

TEST_CASE("what runs next is computed from the machine") {
  Quiz quiz = quiz_of(mixed);
  std::uint64_t step = *quiz.find_step("output:2");
  NextQuestion next = quiz.next_question(step);
  CHECK(next.step == step);
  CHECK(next.line == 5);
  REQUIRE(next.options.size() == 4);
  CHECK(next.options[next.right].label.find("console.log('D')") != std::string::npos);
  CHECK(next.reason.sentence.find("nextTick") != std::string::npos);
  for (const NextOption& option : next.options) {
    bool is_promise = option.label.find("console.log('C')") != std::string::npos;
    CHECK(names_idea(option.ideas, "ticks-last") == is_promise);
    CHECK(names_idea(option.ideas, "one-queue") == (option.label.find("console.log('B')") != std::string::npos));
  }
}

TEST_CASE("at every step what runs next is what the run does next") {
  Quiz quiz = quiz_of(mixed);
  std::uint64_t last = *quiz.find_step("end");
  for (std::uint64_t step = 0; step <= last; ++step) {
    NextQuestion next = quiz.next_question(step);
    REQUIRE(next.right < next.options.size());
    if (!next.options[next.right].serial) continue;
    CHECK(next.reason.step > step);
  }
  NextQuestion end = quiz.next_question(last);
  CHECK(end.options[end.right].label == text(Language::English, QuizText::quiz_next_nothing));
}

TEST_CASE("a step can be named as for --step") {
  Quiz quiz = quiz_of(mixed);
  CHECK(quiz.find_step("7") == 7);
  CHECK(quiz.find_step("0") == 0);
  CHECK(quiz.find_step("line:5"));
  CHECK_FALSE(quiz.find_step("line:50"));
  CHECK_FALSE(quiz.find_step("output:9"));
  CHECK_FALSE(quiz.find_step("100000"));
  CHECK_FALSE(quiz.find_step("nonsense"));
}

TEST_CASE("a choice is picked by letter or number") {
  CHECK(picked_choice("b", 3) == 1);
  CHECK(picked_choice("B)", 3) == 1);
  CHECK(picked_choice("(2).\n", 3) == 1);
  CHECK_FALSE(picked_choice("d", 3));
  CHECK_FALSE(picked_choice("4", 3));
  CHECK_FALSE(picked_choice("ab", 3));
  CHECK_FALSE(picked_choice("", 3));
  CHECK_FALSE(picked_choice("!", 3));
}

TEST_CASE("an author is warned of a quiz that gives its answer away") {
  std::string quiz = "// [quiz]\n// ask = \"order\"\n";
  CHECK(says(remarks(with_header("// title = \"A D C B\"\n" + quiz, adcb_code)), "`title`", true));
  CHECK(says(remarks(with_header("// summary = \"It prints A, D, C and... no: A, D, C, B.\"\n" + quiz, adcb_code)),
             "`summary`", true));
  CHECK(says(remarks(with_header("// pt.title = \"A-D-C-B\"\n" + quiz, adcb_code)), "`title`", true));
  CHECK(says(remarks(with_header(quiz + "// [[note]]\n// line = 1\n// text = \"So: A D C B\"\n", adcb_code)), "note",
             true));
  CHECK(says(remarks(with_header(quiz, "// prints A D\n// C B\n" + adcb_code)), "comment", true));
  CHECK(says(remarks(with_header(quiz, "console.log(1); console.log(2); console.log(10);\n")), "natural order", true));
  CHECK(remarks(with_header("// title = \"Four letters\"\n" + quiz, adcb_code)).empty());
}

TEST_CASE("comments of every kind can give the answer away, and what is no comment cannot") {
  std::string quiz = "// [quiz]\n// ask = \"order\"\n";
  for (const char* comment : {"/* A D C B */\n", "/* A\n * D C\n * B\n */\n", "<!-- A D C B\n",
                              "f(); // A D\n/* C */ // B\n", "// adcb\n", "let x = 1; /* A D C */ /* B */\n"}) {
    CAPTURE(comment);
    std::string code = "function f() {}\n" + std::string(comment) + adcb_code;
    CHECK(says(remarks(with_header(quiz, code)), "comment", true));
  }
  for (const char* code : {"const text = '// A D C B';\n", "const text = `\n/* A D C B */\n`;\n",
                           "const r = /\\/\\*A D C B*/;\n", "// A\nlet x;\n// D C B\n", "/* A D B C */\n"}) {
    CAPTURE(code);
    CHECK_FALSE(says(remarks(with_header(quiz, code + adcb_code)), "comment", true));
  }
}

TEST_CASE("a comment beside a line can tell when it is printed, in two languages and many ways") {
  std::string quiz = "// [quiz]\n// ask = \"order\"\n";
  auto told = [&](const std::string& a, const std::string& b, const std::string& c, const std::string& d) {
    std::string code = "console.log('A'); " + a + "\nsetTimeout(() => console.log('B'), 0); " + b +
                       "\nPromise.resolve().then(() => {\n  console.log('C'); " + c + "\n});\n" + d +
                       "\nconsole.log('D');\n";
    std::size_t count = 0;
    for (const QuizRemark& each : remarks(with_header(quiz, code)))
      count += each.diagnostic.message.find("when its line is printed") != std::string::npos ? 1 : 0;
    return count;
  };
  for (const char* comment : {"// 1st", "// first", "// FIRST!", "// prints first", "// 1", "/* 1. */", "// (1)",
                              "// #1", "// runs first, of course", "// primeiro", "// 1º", "// imprime primeiro",
                              "// first because it is synchronous", "// esta é a primeira linha"}) {
    CAPTURE(comment);
    CHECK(told(comment, "", "", "") == 1);
    CHECK(told("", comment, "", "") == 0);  // it is not so
  }
  CHECK(told("", "// prints last", "", "") == 1);
  CHECK(told("", "// por último", "", "") == 1);
  CHECK(told("", "// 4th", "", "") == 1);
  CHECK(told("", "", "// 3", "") == 1);
  CHECK(told("", "", "", "// second") == 1);  // above its line
  CHECK(told("// 1", "// 4", "// 3", "// 2") == 4);
  CHECK(told("// 1", "// 2", "// 3", "// 4") == 0);  // they number the lines of the program
}

TEST_CASE("comments that count something else tell nothing") {
  for (const char* comment :
       {"// first the timer is set", "// 1 second", "// 1 ms", "// the first promise", "// see step 1 of the guide",
        "// A", "// 1 + 1", "// x = 1", "// section 1: setup", "// first()", "// TODO", "//", "// 10", "// 0"}) {
    CAPTURE(comment);
    std::string code = "console.log('A'); " + std::string(comment) + "\nconsole.log('B');\nconsole.log('C', 1);\n";
    CHECK_FALSE(says(remarks(with_header("// [quiz]\n// ask = \"text\"\n", code)), "is printed", true));
  }
  // What a line prints is not when it prints it.
  std::string code = "console.log(1); // 1\nconsole.log(2); // 2\nconsole.log('B');\n";
  CHECK_FALSE(says(remarks(with_header("// [quiz]\n// ask = \"text\"\n", code)), "is printed", true));
}

TEST_CASE("an author is warned of an open order") {
  std::string code = "setTimeout(() => console.log('T')); setImmediate(() => console.log('I'));\n";
  CHECK(says(remarks(with_header("// [quiz]\n// ask = \"order\"\n", code)), "open", true));
}

TEST_CASE("choices of the author must have one right answer") {
  auto choices = [](const std::string& list) {
    return remarks(with_header("// [quiz]\n// ask = \"choice\"\n// choices = " + list + "\n", adcb_code));
  };
  CHECK(choices(R"(["A B C D", "A D C B"])").empty());
  CHECK(says(choices(R"(["A B C D", "A D B C"])"), "none of the", false));
  CHECK(says(choices(R"(["A, D, C, B", "A D C B"])"), "more than one", false));
  CHECK(says(choices(R"(["A B C D", "A B C D", "A D C B"])"), "mean the same", false));
}

TEST_CASE("a quiz about nothing is a fault") {
  CHECK(says(remarks(with_header("// [quiz]\n// ask = \"order\"\n", "1;\n")), "prints nothing", false));
  CHECK(says(remarks(with_header("// [quiz]\n// ask = \"order\"\n", "console.log(1);\n")), "fewer than two", false));
  CHECK(says(remarks(with_header("// [quiz]\n// ask = \"next\"\n// step = \"output:9\"\n", adcb_code)), "never comes",
             false));
}
