#pragma once
// The constants that V8's parser makes of expressions over literals, before anything runs: its messages name those
// instead of what the program says ("3 is not a function" of `(1 + 2)()`).
#include <javascript/ast.hpp>

#include <optional>

namespace loopscope::js::compiling {

// The operators of numbers; nothing for the others.
std::optional<double> folded(BinaryOperator op, double left, double right);
// Of a literal, or of signs and operators over literals.
std::optional<double> folded_number(const Node& node);
// Of `!` before a literal, or before such an expression.
std::optional<bool> folded_boolean(const Node& node);

}  // namespace loopscope::js::compiling
