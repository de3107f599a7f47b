#include <catch2/catch.hpp>
#include <scenario/header.hpp>

#include <random>

using namespace loopscope;

namespace {

HeaderResult read(const std::string& text, Language language = Language::English) {
  return read_header(SourceText("a.js", text), u"//", language);
}

// A header of these TOML lines above two lines of code.
std::string with_header(const std::string& toml) {
  std::string file = "// --- loopscope\n";
  for (std::size_t begin = 0; begin < toml.size();) {
    std::size_t end = std::min(toml.find('\n', begin), toml.size());
    file += "// " + toml.substr(begin, end - begin) + "\n";
    begin = end + 1;
  }
  return file + "// ---\nconsole.log('A');\nfoo(1);\n";
}

// "line:column message | hint" of every fault.
std::vector<std::string> faults_of(const std::string& file) {
  SourceText source("a.js", file);
  std::vector<std::string> lines;
  for (const Diagnostic& fault : read_header(source, u"//", Language::English).faults) {
    Position at = source.position(fault.span.begin);
    lines.push_back(fmt::format("{}:{} {}", at.line, at.column, fault.message));
    if (!fault.hint.empty()) lines.back() += " | " + fault.hint;
  }
  return lines;
}

std::vector<std::string> toml_faults(const std::string& toml) { return faults_of(with_header(toml)); }

using Lines = std::vector<std::string>;

}  // namespace

TEST_CASE("a source without a header is a scenario with an empty one") {
  HeaderResult result = read("console.log('A');\n");
  CHECK(result.faults.empty());
  CHECK(result.header == Header());
  CHECK(read("").header == Header());
}

TEST_CASE("a header gives title, summary, runtime, level and expected lines") {
  HeaderResult result = read(with_header(R"(title = "A D C B"   # the classic
summary = "First."
runtime = "node"
level = "intro"
expect = ["A", "D",
  "C", "B"]

[pt]
summary = "Primeiro o código síncrono.")"));
  CHECK(result.faults.empty());
  const Header& header = result.header;
  CHECK(header.present);
  CHECK(header.first_code_line == 12);
  CHECK(header.title.in(Language::Portuguese) == "A D C B");
  CHECK(header.summary.in(Language::English) == "First.");
  CHECK(header.summary.in(Language::Portuguese) == "Primeiro o código síncrono.");
  CHECK(header.runtime == "node");
  CHECK(header.level == "intro");
  CHECK(header.expect == Lines{"A", "D", "C", "B"});
}

TEST_CASE("notes find their line in the code, by text and by number") {
  HeaderResult result = read(with_header(R"([[note]]
at = "foo"
text = "One."
pt.text = "Um."
[[note]]
line = 1
text = "Two.")"));
  CHECK(result.faults.empty());
  REQUIRE(result.header.notes.size() == 2);
  CHECK(result.header.notes[0].line == 11);
  CHECK(result.header.notes[0].text.in(Language::Portuguese) == "Um.");
  CHECK(result.header.notes[1].line == 10);
}

TEST_CASE("a quiz has the keys that its kind needs, and no others") {
  HeaderResult next = read(with_header("[quiz]\nask = \"next\"\nstep = 3"));
  CHECK(next.faults.empty());
  CHECK(next.header.quiz.step == "3");
  CHECK(read(with_header("[quiz]\nask = \"choice\"")).faults.empty());
  for (const char* wrong :
       {"[quiz]\nask = \"next\"", "[quiz]\nask = \"order\"\nstep = 3", "[quiz]\nask = \"text\"\nchoices = [\"a\"]"}) {
    CAPTURE(wrong);
    CHECK(read(with_header(wrong)).faults.size() == 1);
  }
}

TEST_CASE("quiz, limits, world, view and check are read") {
  HeaderResult result = read(with_header(R"([quiz]
ask = "choice"
question = "Which?"
choices = ["a", "b"]
pt.question = "Qual?"
[limits]
instructions = 1_000
frames = "none"
[world]
seed = 7
epoch = 1970-01-02T00:00:00Z
stdin = "in"
argv = ["x"]
env.HOME = "/"
[[world.fetch]]
url = "https://a.b/c"
after = 2.5
status = 404
[[world.files]]
path = "a.txt"
text = "hi"
latency = 3
[[world.events]]
at = 10
target = "#go"
type = "click"
[view]
panels = ["code"]
grain = "turn"
speed = 2
[check]
exit = 1
stderr_contains = "boom")"));
  CHECK(result.faults.empty());
  const Header& header = result.header;
  CHECK(header.quiz.choices.in(Language::English) == Lines{"a", "b"});
  CHECK(header.quiz.question.in(Language::Portuguese) == "Qual?");
  CHECK(header.limits.instructions == LimitOption{true, 1000});
  CHECK(header.limits.frames == LimitOption{true, std::nullopt});
  CHECK_FALSE(header.limits.memory_mb.given);
  CHECK(header.world.seed == 7);
  CHECK(header.world.epoch_ms == 86'400'000);
  CHECK(header.world.env == std::vector<std::pair<std::string, std::string>>{{"HOME", "/"}});
  CHECK(header.world.fetch == std::vector<FetchAnswer>{{"https://a.b/c", 2.5, 404, "", ""}});
  CHECK(header.world.files == std::vector<WorldFile>{{"a.txt", "hi", 3}});
  CHECK(header.world.events == std::vector<WorldEvent>{{10, "#go", "click"}});
  CHECK(header.view.grain == "turn");
  CHECK(header.view.speed == 2.0);
  CHECK(header.check.exit_code == 1);
  CHECK(header.check.stderr_contains == Lines{"boom"});
}

TEST_CASE("the clock's start is read from a date, a moment with an offset, a string and milliseconds") {
  auto epoch = [](const std::string& value) {
    return read(with_header("world.epoch = " + value)).header.world.epoch_ms;
  };
  CHECK(epoch("1970-01-02") == 86'400'000);
  CHECK(epoch("1970-01-01T01:00:00.5+01:30") == -1'799'500);
  CHECK(epoch("1969-12-31T23:59:59-00:01") == 59'000);
  CHECK(epoch("\"2025-01-01T00:00:00Z\"") == 1'735'689'600'000);
  CHECK(epoch("12") == 12);
  CHECK(epoch("07:30:00") == std::nullopt);
}

TEST_CASE("the comment marker is the language's own, and a header may follow a first line for the shell") {
  SourceText source("a.py", "#!/usr/bin/python3\n# --- loopscope\n# title = \"T\"\n# ---\nprint(1)\n");
  HeaderResult result = read_header(source, u"#", Language::English);
  CHECK(result.faults.empty());
  CHECK(result.header.title.base == "T");
}

TEST_CASE("byte-order mark, CRLF and tabs do not disturb a header") {
  HeaderResult result =
      read("\xEF\xBB\xBF// --- loopscope\r\n//\ttitle = \"T\"\r\n//summary=\"S\"\r\n// ---\r\n1;\r\n");
  CHECK(result.faults.empty());
  CHECK(result.header.title.base == "T");
  CHECK(result.header.summary.base == "S");
  CHECK(result.header.first_code_line == 5);
}

TEST_CASE("a misspelt key is named, placed and set right") {
  CHECK(toml_faults("sumary = \"x\"") == Lines{"2:4 unknown key `sumary` | did you mean `summary`?"});
  CHECK(toml_faults("[limits]\nframe = 3") == Lines{"3:4 unknown key `frame` in [limits] | did you mean `frames`?"});
  CHECK(toml_faults("[pt]\nquestion = \"x\"") == Lines{"3:4 unknown key `question` | `question` belongs in [quiz]"});
  CHECK(toml_faults("[view]\nruntime = \"node\"") ==
        Lines{"3:4 unknown key `runtime` in [view] | `runtime` belongs at the top, before the first table"});
  CHECK(toml_faults("[quiz]\nask = \"order\"\nanswer = \"A\"") ==
        Lines{"4:4 unknown key `answer` in [quiz] | leave it out: the engine computes the right answer"});
}

TEST_CASE("a wrong type says what was expected and what was found") {
  CHECK(toml_faults("expect = 3") == Lines{"2:13 `expect`: expected a list of strings, found an integer"});
  CHECK(toml_faults("expect = [\"A\", 3]") == Lines{"2:19 `expect`: expected a list of strings, found an integer"});
  CHECK(toml_faults("title = true") == Lines{"2:12 `title`: expected a string, found a boolean"});
  CHECK(toml_faults("pt = \"x\"") == Lines{"2:9 `pt`: expected a table, found a string"});
  CHECK(toml_faults("[note]\nat = \"foo\"\ntext = \"x\"") ==
        Lines{"2:4 `note` is a list of tables | write [[note]] with double brackets"});
}

TEST_CASE("a bad value lists the good ones") {
  CHECK(toml_faults("level = \"intr\"") ==
        Lines{"2:12 `level` cannot be `intr` | did you mean `intro`?; `level` is one of `intro`, `core`, `deep`"});
  std::vector<std::string> runtime = toml_faults("runtime = \"nodejs\"");
  REQUIRE(runtime.size() == 1);
  CHECK(runtime[0].find("2:14 `runtime` cannot be `nodejs` | did you mean `node`?") == 0);
  CHECK(runtime[0].find("`round-robin`") != std::string::npos);
  CHECK(toml_faults("[check]\nexit = 300") == Lines{"3:11 `exit` must be from 0 to 255"});
  CHECK(toml_faults("[limits]\nframes = 0") == Lines{"3:13 `frames` must be at least 1"});
  CHECK(toml_faults("[world]\nepoch = \"2025-02-30\"") ==
        Lines{"3:12 `epoch` must be a date and time such as 2025-01-01T00:00:00Z"});
  CHECK(toml_faults("expect = [\"A\\nB\"]") ==
        Lines{"2:14 a line of `expect` cannot contain a line break; give each line its own string"});
}

TEST_CASE("a note that fits nowhere is a fault") {
  CHECK(toml_faults("[[note]]\nat = \"bar\"\ntext = \"x\"") == Lines{"3:9 no line of the code contains `bar`"});
  CHECK(toml_faults("[[note]]\nline = 3\ntext = \"x\"") ==
        Lines{"3:11 line 3 is past the end: after the header the code has 2 lines"});
  CHECK(toml_faults("[[note]]\nat = \"foo\"\nline = 1\ntext = \"x\"") ==
        Lines{"4:11 a note has `at` or `line`, not both"});
  CHECK(toml_faults("[[note]]\ntext = \"x\"") == Lines{"2:4 a note needs `at` or `line`"});
  CHECK(toml_faults("[[note]]\nat = \"foo\"") == Lines{"2:4 [note] needs `text`"});
}

TEST_CASE("broken TOML is placed, and what follows is still read") {
  CHECK(toml_faults("title = \"a\"\ntitle = \"b\"\nlevel = 1") ==
        Lines{"3:4 `title` is given twice", "4:12 `level`: expected a string, found an integer"});
  CHECK(toml_faults("level = intro\nsumary = \"x\"") ==
        Lines{"2:12 the value of `level` is not a string, a number, a list or true or false | put text between plain "
              "double quotes",
              "3:4 unknown key `sumary` | did you mean `summary`?"});
  CHECK(
      toml_faults("expect = [\"A\",\nlevel = 3") ==
      Lines{"2:4 the value of `expect` that starts here is not closed | a list ends with `]`, a string with the quotes "
            "it began with",
            "3:12 `level`: expected a string, found an integer"});
  CHECK(toml_faults("just words") ==
        Lines{"2:4 this line sets no key | write `key = value`, `[table]`, or begin the line with `#`"});
  CHECK(toml_faults("title =\nlevel = 1") ==
        Lines{"2:4 `title` has no value", "3:12 `level`: expected a string, found an integer"});
  CHECK(toml_faults("[pt]\ntitle = \"a\"\n[quiz]\nask = \"order\"\n[pt]\nsummary = \"b\"") ==
        Lines{"6:5 `pt` is given twice"});
}

TEST_CASE("columns count after characters outside the basic plane as the source does") {
  CHECK(toml_faults("title = \"😀\" 3").at(0).find("2:17 ") == 0);
}

TEST_CASE("a header that is not closed says so, and its keys are read all the same") {
  CHECK(faults_of("// --- loopscope\n// titel = \"x\"\nconsole.log(1)\n") ==
        Lines{"1:1 the header that starts here is not closed | end it with a line `// ---` before the code",
              "2:4 unknown key `titel` | did you mean `title`?"});
}

TEST_CASE("a header after code is not silently ignored") {
  CHECK(faults_of("let a;\n// --- loopscope\n// ---\n") ==
        Lines{"2:1 the header must stand before the code | move it to the top of the file"});
}

TEST_CASE("faults are said in Portuguese too") {
  HeaderResult result = read(with_header("sumary = 1"), Language::Portuguese);
  REQUIRE(result.faults.size() == 1);
  CHECK(result.faults[0].message == "chave desconhecida `sumary`");
  CHECK(result.faults[0].hint == "você quis dizer `summary`?");
}

TEST_CASE("any text gives a header or placed faults, in order, and twice the same") {
  const std::string pieces[] = {"title",      " = ",
                                "\"",         "[",
                                "]",          "[[note]]",
                                "[pt]",       "\n// ",
                                "#",          "3",
                                "'''",        "\"\"\"",
                                "true",       "{",
                                "}",          ",",
                                ".",          "\\",
                                "\xff",       "\xF0\x9F\x98\x80",
                                "\n",         "// ---",
                                "expect",     "at",
                                "\r",         "\xE2\x80\xA8",
                                "1979-05-27", "e9",
                                "quiz"};
  std::mt19937 random(1);
  for (int round = 0; round < 2000; ++round) {
    std::string file = "// --- loopscope\n// ";
    for (int i = static_cast<int>(random() % 40); i > 0; --i) file += pieces[random() % std::size(pieces)];
    file += "\n// ---\nx;\n";
    SourceText source("a.js", file);
    HeaderResult result = read_header(source, u"//", Language::English);
    std::uint32_t before = 0;
    for (const Diagnostic& fault : result.faults) {
      INFO(file);
      CHECK(fault.span.begin >= before);
      CHECK(fault.span.end <= source.units().size());
      CHECK_FALSE(fault.message.empty());
      CHECK_FALSE(render_diagnostic(source, fault).empty());
      before = fault.span.begin;
    }
    CHECK(read_header(source, u"//", Language::English).faults == result.faults);
  }
}

TEST_CASE("a hostile header ends in a bounded time") {
  std::string file = "// --- loopscope\n";
  for (int i = 0; i < 20000; ++i) file += "// [[[[a = \n";
  CHECK_FALSE(read(file + "// ---\n").faults.empty());
  std::string deep = "// --- loopscope\n// a = " + std::string(1'000'000, '[') + "\n// ---\n";
  CHECK_FALSE(read(deep).faults.empty());
}
