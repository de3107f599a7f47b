#pragma once
// Regular expressions for whoever searches a program's text: in the syntax of the program's language, which is
// JavaScript's today. Over UTF-16, line by line (`^` and `$` are a line's), with a budget that ends even the slowest.
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace loopscope {

class Expression {
 public:
  // Nothing when the pattern is not an expression.
  static std::optional<Expression> compile(std::u16string_view pattern, bool match_case);

  // The first match at or after `from`: the begin and the end of each group, the whole match first; -1 for a group that
  // took no part. Nothing when there is none, or when `budget`, which counts down, is used up.
  std::optional<std::vector<std::ptrdiff_t>> search(std::u16string_view text, std::size_t from,
                                                    std::uint64_t& budget) const;

 private:
  struct Program;
  explicit Expression(std::shared_ptr<const Program> program) : program_(std::move(program)) {}
  std::shared_ptr<const Program> program_;
};

}  // namespace loopscope
