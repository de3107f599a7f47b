#include <scenario/expression.hpp>

#include <javascript/regexp.hpp>

#include <utility>

namespace loopscope {

struct Expression::Program {
  std::shared_ptr<const js::RegExpProgram> code;
};

// By code points where the pattern allows it, as people count; the older, looser syntax where it does not.
std::optional<Expression> Expression::compile(std::u16string_view pattern, bool match_case) {
  for (bool unicode : {true, false}) {
    js::RegExpFlags flags;
    flags.global = flags.multiline = true;
    flags.unicode = unicode;
    flags.ignore_case = !match_case;
    auto compiled = js::compile_regexp(pattern, flags);
    if (auto* code = std::get_if<std::shared_ptr<const js::RegExpProgram>>(&compiled))
      return Expression(std::make_shared<const Program>(Program{std::move(*code)}));
  }
  return std::nullopt;
}

std::optional<std::vector<std::ptrdiff_t>> Expression::search(std::u16string_view text, std::size_t from,
                                                              std::uint64_t& budget) const {
  std::vector<std::ptrdiff_t> captures;
  js::RegExpOutcome outcome = js::search_regexp(*program_->code, text, from, budget, captures);
  if (outcome == js::RegExpOutcome::OutOfBudget) budget = 0;
  if (outcome != js::RegExpOutcome::Match) return std::nullopt;
  return captures;
}

}  // namespace loopscope
