#pragma once
// Answers as people write them, and how they are compared with printed lines. An answer is split at line breaks, else
// at commas, semicolons and arrows, else at spaces; the printed lines are split at the same signs, so that a line that
// holds some of them compares like any other. What that does not read is read as known lines between other signs.
// Quotes around a part, empty parts and repeated blanks do not count.
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace loopscope {

enum class AnswerCut : std::uint8_t {
  Lines,
  Commas,
  Spaces,
  Letters,  // "ADCB", when every line is one letter
};
inline constexpr std::size_t answer_cut_count = 4;

// A part of an answer or of a printed line, made comparable.
struct AnswerPart {
  std::string text;
  std::size_t line = 0;  // index of the line that it is a part of
  friend bool operator==(const AnswerPart& x, const AnswerPart& y) { return x.text == y.text; }
};
using AnswerParts = std::vector<AnswerPart>;

struct AnswerRules {
  bool ignore_case = false;
};

// How this answer is to be cut when these lines are what is right.
AnswerCut cut_of(std::string_view answer, const std::vector<std::string>& lines);
AnswerParts cut_answer(std::string_view answer, AnswerCut cut, AnswerRules rules);
AnswerParts cut_lines(const std::vector<std::string>& lines, AnswerCut cut, AnswerRules rules);

// The answer as known lines in order, each ended by a line break, when it holds nothing beside them but punctuation,
// arrows that point forwards, and numbers that count them. Nothing when it holds anything else, or when the lines
// themselves differ only in such signs.
std::optional<std::string> read_known_lines(std::string_view answer, const std::vector<std::string>& lines,
                                            AnswerRules rules);

// How many parts the two begin with in common.
std::size_t common_parts(const AnswerParts& x, const AnswerParts& y);
// Whether both have the same part at this place, or both have none.
bool same_at(const AnswerParts& x, const AnswerParts& y, std::size_t place);

// Lines as a person would write them in one row: with spaces, with commas, or with bars, whichever is not in them.
std::string joined_lines(const std::vector<std::string>& lines);

}  // namespace loopscope
