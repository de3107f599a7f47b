#pragma once
// Quiz: what a program prints, what each misconception would make it print, and from these the grade of an answer, the
// choices to offer and what an author should know. Every output comes from a run of the program on the simulator. Made
// once for a program; the runs are made then, and grading an answer makes none but for its explanation, which is kept.
#include <explain/sentence.hpp>
#include <quiz/answer.hpp>
#include <quiz/misconception.hpp>
#include <scenario/run.hpp>

#include <array>
#include <map>
#include <string>
#include <vector>

namespace loopscope {

struct QuizOptions {
  Language language = Language::English;
  std::uint64_t seed = 1;  // of the order of choices and of the lines to be put in order
  bool ignore_case = false;
  std::uint64_t most_runs = 200;  // over the open orders
};

// What a run printed on stdout.
struct PrintedRun {
  std::vector<std::string> lines;
  std::string schedule;  // empty: the default order
  bool ended = true;     // false: a limit stopped it
};

// What somebody who holds a misconception would print.
struct ImaginedRun {
  const Misconception* idea = nullptr;
  PrintedRun run;
};

// Why the real run did what it did at a step.
struct QuizReason {
  std::uint64_t step = 0;
  std::string sentence;
  std::string rule;  // its source; empty for none
};

struct Grade {
  bool right = false;
  bool is_empty = false;          // there was no answer
  std::size_t outcome = 0;        // the allowed run that the answer comes nearest to
  std::size_t line = 0;           // number of the first line that differs, from 1
  std::string expected;           // that line; empty with `too_long`
  std::string given;              // what stands there in the answer; empty with `too_short`
  bool too_short = false;         // the answer ends before it
  bool too_long = false;          // the program has ended there
  bool is_never_printed = false;  // no allowed run prints `given` anywhere
  QuizReason reason;
  std::vector<const Misconception*> ideas;  // those that give this answer and cannot be told apart on this program
  bool is_exact = false;                    // they give all of the answer, else only its first difference
};

struct QuizChoice {
  std::vector<std::string> lines;
  std::string label;
  bool right = false;
  std::vector<const Misconception*> ideas;
};

// What may come next at a step.
struct NextOption {
  std::uint64_t serial = 0;  // of the job or timer; 0: no such thing waits
  std::string label;
  std::vector<const Misconception*> ideas;  // that let it run next
};
struct NextQuestion {
  std::uint64_t step = 0;
  std::uint32_t line = 0;  // that the program stands on; 0: none
  std::vector<NextOption> options;
  std::size_t right = 0;
  QuizReason reason;
};

class Quiz {
 public:
  Quiz(const RunRequest& request, const QuizOptions& options);

  // Why the program cannot be asked about; nothing when it can. A run that a limit stopped can.
  const std::optional<Diagnostic>& fault() const { return fault_; }
  // The allowed runs: the first is the one of the default choices. Never empty.
  const std::vector<PrintedRun>& allowed() const { return allowed_; }
  bool is_open() const { return allowed_.size() > 1; }
  const std::vector<ImaginedRun>& imagined() const { return imagined_; }
  bool is_allowed(const std::vector<std::string>& lines) const;

  Grade grade(std::string_view answer) const;
  // A line that the real run or any imagined one prints, whatever its case.
  bool prints(std::string_view line) const;

  // The printed lines in an order that says nothing of the right one: programs that print the same lines in any order
  // get the same, which may be the right one by accident.
  std::vector<std::string> shuffled_lines() const;
  // Different answers of which one is right, at most `most`; the wrong ones from misconceptions first.
  std::vector<QuizChoice> choices(std::size_t most = 4) const;
  // The author's own choices, each graded.
  std::vector<QuizChoice> choices_of(const std::vector<std::string>& texts) const;

  // The step of the default run that is named as for --step: a number, `end`, `output:K` (stdout and stderr together)
  // or `line:L`; nothing when the program never comes there.
  std::optional<std::uint64_t> find_step(std::string_view name) const;
  // The line of the program's file that printed each line of the default run; 0: none of its lines did.
  std::vector<std::uint32_t> printing_lines() const;
  // What runs next after `step` of the default run.
  NextQuestion next_question(std::uint64_t step) const;

 private:
  struct Cut {
    std::vector<AnswerParts> allowed;
    std::vector<AnswerParts> imagined;
  };
  const Cut& cut(AnswerCut how) const;
  const std::vector<std::string>& known_lines() const;
  bool knows_all(const AnswerParts& parts, const Cut& with) const;
  Grade grade_parts(const AnswerParts& parts, const Cut& with) const;
  void diagnose(const AnswerParts& answer, const Cut& with, std::size_t place, Grade& grade) const;
  void set_difference(const AnswerParts& answer, const Cut& with, std::size_t place, Grade& grade) const;
  QuizReason reason_of(std::size_t outcome, std::size_t line) const;

  void run_allowed();
  void run_imagined();

  RunRequest request_;
  std::uint64_t instructions_ = 0;  // of the default run
  QuizOptions options_;
  std::optional<Diagnostic> fault_;
  std::vector<PrintedRun> allowed_;
  std::vector<ImaginedRun> imagined_;
  mutable std::array<std::optional<Cut>, answer_cut_count> cuts_;
  mutable std::optional<std::vector<std::string>> known_lines_;
  mutable std::map<std::pair<std::size_t, std::size_t>, QuizReason> reasons_;
};

// Which of `count` choices somebody picked: "b", "b)", "B." or "2"; nothing when it is none.
std::optional<std::size_t> picked_choice(std::string_view answer, std::size_t count);
// "a" for the first one.
std::string choice_letter(std::size_t index);

}  // namespace loopscope
