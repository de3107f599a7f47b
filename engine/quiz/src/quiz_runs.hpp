#pragma once
// The runs behind a quiz.
#include <quiz/quiz.hpp>

namespace loopscope {

// What a machine has printed on stdout, line by line.
std::vector<std::string> printed_lines(const Machine& machine);
std::vector<std::string> split_lines(std::string_view text);

// Why the program prints that line (its index; past the last one: why it ends) when it takes these choices.
QuizReason reason_of_line(const RunRequest& request, const std::string& schedule, std::size_t line, Language language);

}  // namespace loopscope
