#include <catch2/catch.hpp>

#include "command_test.hpp"

using namespace loopscope;
using namespace loopscope::cli;

namespace {

bool contains(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

}  // namespace

TEST_CASE("help and version go to stdout with code 0") {
  Workplace here;
  CHECK(here.run({"--version"}).out == "loopscope 1.2.3\n");
  Outcome help = here.run({"--help"});
  CHECK(help.code == 0);
  CHECK(help.err.empty());
  for (const char* name : {"run", "tell", "state", "check", "new", "list", "--profile", "--limit", "--lang"}) {
    CHECK(contains(help.out, name));
  }
  CHECK_FALSE(contains(help.out, "shot"));
  CHECK(contains(here.run({"state", "--help"}).out, "--format"));
  CHECK(contains(here.run({"--lang", "pt", "--help"}).out, "Uso:"));
}

TEST_CASE("wrong usage is said on stderr in one line and is code 2") {
  Workplace here;
  std::string file = here.file("a.js", "out A\n");
  const std::pair<std::vector<std::string>, std::string> rows[] = {
      {{"run"}, "`run` needs a file"},
      {{"check"}, "`check` needs a file or a folder"},
      {{"new"}, "`new` needs a name"},
      {{"run", file, file}, "is one argument too many"},
      {{"list", "x"}, "`x` is one argument too many"},
      {{"run", "--profil", "node", file}, "there is no option `--profil`; did you mean `--profile`?"},
      {{"run", file, "-z"}, "there is no option `-z`"},
      {{"run", file, "--profile"}, "`--profile` needs a value"},
      {{"run", file, "--profile", "nodejs"}, "there is no profile `nodejs`; profiles are node, node-esm"},
      {{"run", file, "--lang", "fr"}, "`--lang` is en or pt, not `fr`"},
      {{"run", file, "--limit", "instruction=3"}, "there is no limit `instruction`; limits are instructions"},
      {{"run", file, "--limit", "frames=many"}, "`--limit frames=many`"},
      {{"state", file, "--step", "first"}, "`--step` is a number"},
      {{"state", file, "--step", "output:0"}, "`--step` is a number"},
      {{"state", file, "--step", "-1"}, "`--step`"},
      {{"state", file, "--format", "xml"}, "`--format` is text or json, not `xml`"},
      {{"rnu"}, "there is no command or file `rnu`; did you mean `run`?"},
      {{"rnu", file}, "there is no command or file `rnu`; did you mean `run`?"},
      {{"missing.js"}, "there is no file `missing.js`"},
      {{"run", "missing.js"}, "there is no file `missing.js`"},
      {{"run", here.path("")}, "is a folder"},
      {{"shot", file, "-o", "x.png"}, "there is no"},
  };
  for (const auto& [arguments, message] : rows) {
    Outcome outcome = here.run(arguments);
    INFO(message);
    INFO(outcome.err);
    CHECK(outcome.code == 2);
    CHECK(outcome.out.empty());
    CHECK(outcome.err.find("loopscope: ") == 0);
    CHECK(contains(outcome.err, message));
    CHECK(std::count(outcome.err.begin(), outcome.err.end(), '\n') == 1);
  }
}

TEST_CASE("errors are in the chosen language, --lang before LANG") {
  Workplace here;
  here.services.locale = "pt_BR.UTF-8";
  CHECK(contains(here.run({"run", "a.js"}).err, "não existe o arquivo `a.js`"));
  CHECK(contains(here.run({"run", "a.js", "--lang", "en"}).err, "there is no file `a.js`"));
  CHECK(contains(here.run({"run", "--lang=en"}).err, "`run` needs a file"));
}

TEST_CASE("options may stand before or after the command, and a file may be named like one") {
  Workplace here;
  std::string file = here.file("list", "out A\n");
  CHECK(here.run({"--profile", "node", "run", file}).out == "A\n");
  CHECK(here.run({"run", file, "--profile", "node"}).out == "A\n");
  std::filesystem::path before = std::filesystem::current_path();
  std::filesystem::current_path(here.path(""));
  CHECK(here.run({"run", "--profile", "node", "list"}).out == "A\n");
  std::filesystem::current_path(before);
}

TEST_CASE("without a display the bare program names the commands and exits 3") {
  Workplace here;
  Outcome outcome = here.run({});
  CHECK(outcome.code == 3);
  CHECK(
      outcome.err ==
      "loopscope: there is no display to open a window on; without one there are the commands run, tell, state, check, "
      "verify, explore, quiz, diff, trace, new, list\n");
  CHECK(here.run({here.file("a.js", "out A\n")}).code == 3);
}

TEST_CASE("with a display the window gets the file and its code is returned") {
  Workplace here;
  WindowRequest seen;
  here.services.open_window = [&](const WindowRequest& request) {
    seen = request;
    return std::optional<int>(0);
  };
  std::string file = here.file("a.js", "out A\n");
  CHECK(here.run({file, "--step", "output:1", "--present", "--lang", "pt"}).code == 0);
  CHECK(seen.file == file);
  CHECK(seen.step == StepName{StepKind::Output, 1});
  CHECK(seen.present);
  CHECK(seen.language == Language::Portuguese);
  std::string other = here.file("b.js", "out B\n");
  CHECK(here.run({"--present", file, other}).code == 0);
  CHECK(seen.files == std::vector<std::string>{file, other});
  CHECK(here.run({"--present", file, here.path("missing.js")}).code == 2);
  CHECK(here.run({file, other}).code == 2);
}
