// loopscope quiz, on the real engine.
#include <catch2/catch.hpp>

#include <cli/engine_simulator.hpp>

#include <ctime>

#include "command_test.hpp"

namespace {

using namespace loopscope::cli;

class QuizPlace : public Workplace {
 public:
  Outcome quiz(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), "quiz");
    StringSink out, err;
    services.out = &out;
    services.err = &err;
    services.simulator = engine_.get();
    int code = run_command_line(arguments, services);
    return {code, out.bytes(), err.bytes()};
  }

 private:
  std::unique_ptr<Simulator> engine_ = make_engine_simulator();
};

bool contains(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

const std::string adcb =
    "console.log('A');\nsetTimeout(() => console.log('B'), 0);\n"
    "Promise.resolve().then(() => console.log('C'));\nconsole.log('D');\n";

}  // namespace

TEST_CASE("an answer is graded, and a wrong one diagnosed") {
  QuizPlace here;
  std::string file = here.file("a.js", adcb);
  Outcome right = here.quiz({file, "--answer", "A D C B"});
  CHECK(right.code == 0);
  CHECK(right.out == "Right.\n");
  Outcome wrong = here.quiz({file, "--answer", "A D B C"});
  CHECK(wrong.code == 1);
  for (const char* part : {"line 3 is `C`, and you have `B`", "Why `C` (step ", "oldest microtask",
                           "The idea behind this answer: one queue for everything.", "You let the callbacks"})
    CHECK(contains(wrong.out, part));
  Outcome portuguese = here.quiz({file, "--answer", "A D B C", "--lang", "pt"});
  CHECK(contains(portuguese.out, "a linha 3 é `C`, e você tem `B`"));
  CHECK(contains(portuguese.out, "uma fila só para tudo"));
  CHECK(here.quiz({file, "--answer", "a d c b"}).code == 1);
  CHECK(here.quiz({file, "--answer", "a d c b", "--ignore-case"}).code == 0);
}

TEST_CASE("a question does not tell its answer") {
  QuizPlace here;
  std::string file =
      here.file("a.js", "// --- loopscope\n// title = \"A D C B\"\n// [quiz]\n// ask = \"order\"\n// ---\n" + adcb);
  Outcome asked = here.quiz({file});
  CHECK(asked.code == 0);
  CHECK(contains(asked.out, "In which order"));
  CHECK_FALSE(contains(asked.out, "A D C B"));
  CHECK_FALSE(contains(asked.out, "A\n  D\n  C\n  B"));
  Outcome choices = here.quiz({file, "--choices"});
  for (const char* part : {"  a) ", "  b) ", "  c) ", "  d) "}) CHECK(contains(choices.out, part));
}

TEST_CASE("exactly one letter of the choices is right") {
  QuizPlace here;
  std::string file = here.file("a.js", adcb);
  int right = 0;
  for (const char* letter : {"a", "b", "c", "d"}) right += here.quiz({file, "--choices", "--answer", letter}).code == 0;
  CHECK(right == 1);
}

TEST_CASE("what runs next can be asked at a step") {
  QuizPlace here;
  std::string file = here.file("a.js", adcb);
  Outcome asked = here.quiz({file, "--ask", "next", "--step", "output:2"});
  CHECK(contains(asked.out, "What runs next?"));
  int right = 0;
  for (const char* letter : {"a", "b", "c"}) {
    Outcome graded = here.quiz({file, "--ask", "next", "--step", "output:2", "--answer", letter});
    right += graded.code == 0;
    if (graded.code == 1) CHECK(contains(graded.out, "what runs next is"));
  }
  CHECK(right == 1);
  CHECK(here.quiz({file, "--ask", "next", "--step", "output:2", "--answer", "z"}).code == 2);
  CHECK(here.quiz({file, "--ask", "next"}).code == 2);
  CHECK(here.quiz({file, "--ask", "next", "--step", "100000"}).code == 2);
}

TEST_CASE("a class is graded as a table, as CSV and as JSON") {
  QuizPlace here;
  std::string file = here.file("a.js", adcb);
  std::string csv = here.file(
      "class.csv", "name,answer\nAna,A D C B\n\"Silva, Bia\",\"A,D,B,C\"\nCaio,A D B C\nDora,\nEva,A B C D\n");
  Outcome table = here.quiz({file, "--answers", csv});
  CHECK(table.code == 1);
  for (const char* part : {"Ana         right", "Silva, Bia  wrong      line 3: C, not B  one queue for everything",
                           "no answer", "1 of 5 right, 1 without an answer", "2 x one queue for everything"})
    CHECK(contains(table.out, part));
  Outcome as_csv = here.quiz({file, "--answers", csv, "--format", "csv"});
  CHECK(contains(as_csv.out, "\"Silva, Bia\",\"A,D,B,C\",0,3,C,B,one-queue\n"));
  Outcome as_json = here.quiz({file, "--answers", csv, "--format", "json"});
  for (const char* part : {"\"format\": 1", "\"right\": 1", "\"total\": 5", "\"one-queue\"", "\"exact\": true"})
    CHECK(contains(as_json.out, part));
  CHECK(here.quiz({file, "--answers", here.file("right.csv", "Ana,ADCB\n")}).code == 0);
}

TEST_CASE("a bad CSV is refused with its place") {
  QuizPlace here;
  std::string file = here.file("a.js", adcb);
  std::string csv = here.file("bad.csv", "Ana,A D C B\nBia,\"A D\n");
  Outcome outcome = here.quiz({file, "--answers", csv});
  CHECK(outcome.code == 2);
  CHECK(contains(outcome.err, csv + ":2:5: the quote that opens here is never closed"));
  CHECK(here.quiz({file, "--answers", here.path("none.csv")}).code == 2);
}

TEST_CASE("wrong usage of quiz is said") {
  QuizPlace here;
  std::string file = here.file("a.js", adcb);
  for (const std::vector<std::string>& extra :
       std::vector<std::vector<std::string>>{{"--answer", ""},
                                             {"--answer", "A", "--answers", "x"},
                                             {"--ask", "nothing"},
                                             {"--seed", "0"},
                                             {"--format", "xml"}}) {
    std::vector<std::string> arguments = {file};
    arguments.insert(arguments.end(), extra.begin(), extra.end());
    Outcome outcome = here.quiz(arguments);
    CHECK(outcome.code == 2);
    CHECK(outcome.err.starts_with("loopscope: "));
  }
  CHECK(here.quiz({here.file("syntax.js", "console.log(;"), "--answer", "x"}).code == 1);
  CHECK(here.quiz({here.file("endless.js", "console.log(1); for (;;);"), "--limit", "instructions=100000"}).code == 4);
  CHECK(here.quiz({here.file("silent.js", "1;"), "--answer", "x"}).code == 1);
}

TEST_CASE("an author sees the answer, the ideas and the warnings") {
  QuizPlace here;
  std::string file =
      here.file("a.js", "// --- loopscope\n// title = \"A D C B\"\n// [quiz]\n// ask = \"order\"\n// ---\n" + adcb);
  Outcome preview = here.quiz({file, "--preview"});
  CHECK(preview.code == 0);
  for (const char* part :
       {"right answer: A D C B", "one queue for everything", "A D B C", "a.js:2:", "`title` tells the answer"})
    CHECK(contains(preview.out, part));
}

TEST_CASE("grading a thousand different answers takes less than a second") {
  QuizPlace here;
  std::string file = here.file("a.js", adcb);
  std::string csv;
  for (int i = 0; i < 1000; ++i) csv += "student " + std::to_string(i) + ",A D " + std::to_string(i) + " C\n";
  std::string path = here.file("class.csv", csv);
  std::clock_t before = std::clock();
  Outcome outcome = here.quiz({file, "--answers", path});
  double seconds = static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC;
  CHECK(outcome.code == 1);
  CHECK(contains(outcome.out, "0 of 1000 right"));
  CHECK(seconds < 1.0);
}

TEST_CASE("a permutation is right only when the program prints it") {
  QuizPlace here;
  std::string file = here.file("a.js", adcb);
  for (const char* sign : {">", "-", "/", "|", " --> ", "\\n"}) {
    auto join = [&](const std::string& order) {
      std::string out;
      for (char letter : order) out += (out.empty() ? "" : sign) + std::string(1, letter);
      return out;
    };
    CHECK(here.quiz({file, "--answer", join("ADCB")}).code == 0);
    CHECK(here.quiz({file, "--answer", join("ADBC")}).code == 1);
    CHECK(here.quiz({file, "--answer", join("BCDA")}).code == 1);
  }
}

TEST_CASE("a letter that names no choice is wrong usage, and a blank answer is none") {
  QuizPlace here;
  std::string file = here.file("a.js", adcb);
  Outcome pick = here.quiz({file, "--choices", "--answer", "z"});
  CHECK(pick.code == 2);
  CHECK(contains(pick.err, "choices are a to d"));
  std::string csv = here.file("c.csv", "name,answer\nDora,\nAna,A D C B\n");
  CHECK(contains(here.quiz({file, "--answers", csv}).out, "1 of 2 right, 1 without an answer"));
  CHECK(contains(here.quiz({file, "--answers", csv, "--format", "csv"}).out, "Dora,,,,,,\n"));
  CHECK(contains(here.quiz({file, "--answer", "a d c b"}).out, "Only capitals differ"));
}
