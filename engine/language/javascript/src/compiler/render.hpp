#pragma once
// The text by which V8's messages name an expression: "a.b is not a function", "f(...).x is not iterable".
#include <javascript/ast.hpp>
#include <source/source_text.hpp>

#include <string>

namespace loopscope::js::compiling {

std::u16string render_callee(const Node& node, const SourceText& source);
// For what is iterated over: "f is not a function or its return value" when it is a call.
std::u16string render_iterable(const Node& node, bool is_async, const SourceText& source);

}  // namespace loopscope::js::compiling
