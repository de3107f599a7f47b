#pragma once
// Regular expressions of ECMAScript 2023 (ECMA-262 22.2): a pattern compiles to an immutable program, and a
// backtracking matcher runs it over UTF-16 code units. Neither knows of realms or objects: RegExp.prototype stands
// above this. A program is shared freely; a match keeps all its state in its own call, is bounded by a budget of steps
// and never recurses over the subject.
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace loopscope::js {

// The letters d g i m s u v y, in this order.
struct RegExpFlags {
  bool indices = false;
  bool global = false;
  bool ignore_case = false;
  bool multiline = false;
  bool dot_all = false;
  bool unicode = false;
  bool unicode_sets = false;
  bool sticky = false;

  friend bool operator==(const RegExpFlags&, const RegExpFlags&) = default;

  // ECMA-262's HasEitherUnicodeFlag: the pattern and the subject are read by code points.
  bool is_by_code_point() const { return unicode || unicode_sets; }
};

// Nothing for an unknown or doubled letter, or u and v together.
std::optional<RegExpFlags> parse_regexp_flags(std::u16string_view letters);

struct RegExpGroupName {
  std::u16string name;
  std::uint32_t capture;
};

// What the matcher runs; its form is private (src/regexp/program.hpp).
struct RegExpCode;

class RegExpProgram {
 public:
  explicit RegExpProgram(std::unique_ptr<const RegExpCode> code);
  RegExpProgram(const RegExpProgram&) = delete;
  RegExpProgram& operator=(const RegExpProgram&) = delete;
  ~RegExpProgram();

  RegExpFlags flags() const;
  // Capture 0, the whole match, counts.
  std::uint32_t capture_count() const;
  // In order of appearance, which is the order of their captures.
  const std::vector<RegExpGroupName>& group_names() const;

  const RegExpCode& code() const { return *code_; }

 private:
  std::unique_ptr<const RegExpCode> code_;
};

// The program, or why there is none, in V8's words ("Unterminated group"): a message is "Invalid regular expression:
// /PATTERN/FLAGS: " and this.
std::variant<std::shared_ptr<const RegExpProgram>, std::string> compile_regexp(std::u16string_view pattern,
                                                                               RegExpFlags flags);

enum class RegExpOutcome { Match, NoMatch, OutOfBudget };

// Matches exactly at `start` (ECMA-262 22.2.7.2 for a sticky expression). `budget` counts the matcher's steps downward;
// at 0, or when too many choices are open, the outcome is OutOfBudget. After a match, `captures` holds the begin and
// the end of each capture in code units, -1 for a capture that took no part; otherwise it is unspecified. When the
// subject is read by code points and `start` is inside a surrogate pair, the match begins before the pair, as in node.
RegExpOutcome match_regexp(const RegExpProgram& program, std::u16string_view subject, std::size_t start,
                           std::uint64_t& budget, std::vector<std::ptrdiff_t>& captures);

// The first match at or after `start`, otherwise as match_regexp.
RegExpOutcome search_regexp(const RegExpProgram& program, std::u16string_view subject, std::size_t start,
                            std::uint64_t& budget, std::vector<std::ptrdiff_t>& captures);

}  // namespace loopscope::js
