#pragma once
// The question that a quiz command is about, and what it makes of an answer; words and tables are made elsewhere.
#include "scenario_file.hpp"

#include <quiz/class_list.hpp>

namespace loopscope::cli {

enum class QuizAsk : std::uint8_t { Order, Choice, Next, Text };

struct QuizQuestion {
  QuizAsk ask = QuizAsk::Order;
  std::string text;
  std::vector<QuizChoice> choices;   // of Choice
  std::optional<NextQuestion> next;  // of Next
};

struct Mark {
  std::string name;    // of the student; empty for a single answer
  std::string answer;  // as it was given
  bool right = false;
  std::optional<std::size_t> picked;  // of the choices or options
  bool is_unknown_pick = false;       // the answer names none of them
  Grade grade;                        // with the ideas; of Next only they and the reason
};

// What is asked, by the command line, else by the header, else the order of the lines. What is wrong with it is said.
Loaded<QuizQuestion> quiz_question(const Context& context, const ReadyRun& run, const Quiz& quiz);
Mark mark_answer(const QuizQuestion& question, const Quiz& quiz, const std::string& answer);
// Nothing was answered: neither right nor wrong.
bool is_blank(const Mark& mark);
std::size_t count_blank(const std::vector<Mark>& marks);
// Equal answers are graded once.
std::vector<Mark> mark_class(const QuizQuestion& question, const Quiz& quiz, const std::vector<ClassAnswer>& answers);

// One answer in full; all answers of a class as a table with the ideas by count.
std::string mark_as_text(const Context& context, const QuizQuestion& question, const Quiz& quiz, const Mark& mark);
std::string class_as_text(const Context& context, const QuizQuestion& question, const std::vector<Mark>& marks);
std::string marks_as_csv(const QuizQuestion& question, const std::vector<Mark>& marks);
std::string marks_as_json(const Context& context, const QuizQuestion& question, const std::vector<Mark>& marks);
// What the author sees: the question, its answer, what each idea answers, the warnings.
std::string preview_as_text(const Context& context, const ReadyRun& run, const QuizQuestion& question,
                            const Quiz& quiz);

// The ideas behind wrong answers, most frequent first.
struct IdeaCount {
  std::vector<const Misconception*> ideas;  // none: no idea is known
  std::size_t count = 0;
};
std::vector<IdeaCount> count_ideas(const std::vector<Mark>& marks);

}  // namespace loopscope::cli
