#pragma once
// The constants that V8's parser makes of expressions over literals, before anything runs: its messages name those
// instead of what the program says ("3 is not a function" of `(1 + 2)()`).
#include <javascript/ast.hpp>

#include <cstdint>
#include <optional>

namespace loopscope::js::compiling {

// The number that a chain begins with, and how many of its links went into it; nothing: it does not begin with one.
struct FoldedLinks {
  std::optional<double> value;
  std::uint32_t links = 0;
};
FoldedLinks folded_links(const Binary& node);
// Of a literal, or of signs and operators over literals.
std::optional<double> folded_number(const Node& node);
// Of `!` before a literal, or before such an expression.
std::optional<bool> folded_boolean(const Node& node);

}  // namespace loopscope::js::compiling
