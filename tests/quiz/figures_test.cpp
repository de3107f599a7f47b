// Over all lessons and the order programs of three models: what a misconception prints, given as an answer, is
// diagnosed as that misconception, or as a set with it that cannot be told apart.
#include <catch2/catch.hpp>

#include <map>

#include "quiz_of.hpp"

namespace {

using namespace loopscope;
using namespace loopscope::testing;
namespace fs = std::filesystem;

struct Tally {
  std::size_t programs = 0, answers = 0;
  std::map<std::string_view, std::size_t> by_idea;
};

std::string as_answer(const PrintedRun& run) {
  std::string out;
  for (const std::string& line : run.lines) out += line + "\n";
  return out;
}

// Every idea of the set gives this very answer.
bool all_give(const Quiz& quiz, const std::vector<const Misconception*>& ideas, const AnswerParts& answer,
              AnswerCut cut) {
  return std::all_of(ideas.begin(), ideas.end(), [&](const Misconception* idea) {
    return cut_lines(imagined(quiz, idea->name).lines, cut, {}) == answer;
  });
}

void check_program(const fs::path& path, const std::string& profile, Tally& tally) {
  CAPTURE(path.string());
  Quiz quiz(request_of(path, profile), {});
  if (quiz.fault() || !quiz.allowed()[0].ended) return;
  ++tally.programs;
  for (const ImaginedRun& each : quiz.imagined()) {
    std::string answer = as_answer(each.run);
    AnswerCut cut = cut_of(answer, quiz.allowed()[0].lines);
    AnswerParts parts = cut_answer(answer, cut, {});
    bool differs = std::none_of(quiz.allowed().begin(), quiz.allowed().end(),
                                [&](const PrintedRun& run) { return cut_lines(run.lines, cut, {}) == parts; });
    if (!each.run.ended || parts.empty() || !differs) continue;
    CAPTURE(each.idea->name);
    ++tally.answers;
    ++tally.by_idea[each.idea->name];
    Grade grade = quiz.grade(answer);
    CHECK_FALSE(grade.right);
    CHECK(grade.is_exact);
    CHECK(names_idea(grade.ideas, each.idea->name));
    CHECK(all_give(quiz, grade.ideas, parts, cut));
  }
}

const fs::path root = LOOPSCOPE_SOURCE_DIR;

// The figures; shown with -s.
void tell(const Tally& tally) {
  for (const auto& [name, count] : tally.by_idea) UNSCOPED_INFO(name << ": " << count);
  INFO(tally.programs << " programs, " << tally.answers << " answers");
  CHECK(tally.answers > 0);
}

}  // namespace

TEST_CASE("what an idea prints is diagnosed as that idea: the lessons and the order programs of node") {
  Tally tally;
  for (const auto& entry : fs::recursive_directory_iterator(root / "scenarios")) {
    if (is_scenario_extension(entry.path().string())) check_program(entry.path(), "", tally);
  }
  for (const fs::path& path : programs_in(root / "tests/programs/javascript/order")) check_program(path, "", tally);
  CHECK(tally.programs > 40);
  CHECK(tally.answers > 100);
  for (const char* idea :
       {"one-queue", "await-blocks", "executor-later", "async-later", "then-at-once", "chain-first", "timeout-at-once",
        "one-microtask", "delays-ignored", "ticks-last", "source-order", "immediates-first"}) {
    CAPTURE(idea);
    CHECK(tally.by_idea[idea] > 0);
  }
  tell(tally);
}

TEST_CASE("what an idea prints is diagnosed as that idea: round robin") {
  Tally tally;
  for (const fs::path& path : programs_in(root / "tests/programs/round-robin"))
    check_program(path, "round-robin", tally);
  CHECK(tally.programs > 60);
  CHECK(tally.by_idea["run-to-completion"] > 10);
  CHECK(tally.by_idea["newest-first"] > 10);
  tell(tally);
}

TEST_CASE("what an idea prints is diagnosed as that idea: pages") {
  Tally tally;
  for (const fs::path& path : programs_in(root / "tests/programs/browser")) check_program(path, "browser", tally);
  CHECK(tally.programs > 100);
  CHECK(tally.by_idea["one-queue"] > 10);
  CHECK(tally.by_idea["source-order"] > 10);
  CHECK(tally.by_idea["frames-first"] > 0);
  tell(tally);
}
