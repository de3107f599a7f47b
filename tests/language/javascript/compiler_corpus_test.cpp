// Every program and snippet compiles to code that the verifier accepts.
#include "compiler_support.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

using namespace loopscope;
using namespace loopscope::js;
using namespace loopscope::js::test;

namespace {

std::string read_file(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  std::stringstream text;
  text << in.rdbuf();
  return text.str();
}

std::vector<std::filesystem::path> programs() {
  std::vector<std::filesystem::path> found;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(LOOPSCOPE_SOURCE_DIR "/tests/programs")) {
    auto extension = entry.path().extension();
    if (extension == ".js" || extension == ".mjs" || extension == ".cjs") found.push_back(entry.path());
  }
  std::sort(found.begin(), found.end());
  return found;
}

}  // namespace

TEST_CASE("every test program that parses compiles to sound code") {
  for (const auto& path : programs()) {
    bool is_module = path.extension() == ".mjs";
    Compiled compiled = compile_text(read_file(path), is_module ? ProgramGoal::Module : ProgramGoal::CommonJs);
    INFO(path);
    if (compiled.parsed.diagnostic) continue;
    CHECK(compiled.fault() == "");
  }
}

TEST_CASE("every snippet compiles to sound code") {
  std::istringstream lines(read_file(LOOPSCOPE_SOURCE_DIR "/tests/language/javascript/compiler_snippets.txt"));
  std::string line;
  int count = 0;
  while (std::getline(lines, line)) {
    if (line.empty()) continue;
    bool is_module = line.rfind("module:", 0) == 0;
    if (is_module) line = line.substr(7);
    for (ProgramGoal goal : {ProgramGoal::CommonJs, ProgramGoal::Script, ProgramGoal::Eval}) {
      Compiled compiled = compile_text(line, is_module ? ProgramGoal::Module : goal);
      INFO(line);
      if (compiled.parsed.diagnostic) {
        if (goal == ProgramGoal::CommonJs) CHECK(compiled.parsed.diagnostic->message == "");
        continue;
      }
      CHECK(compiled.fault() == "");
      ++count;
      if (is_module) break;
    }
  }
  CHECK(count > 100);
}
