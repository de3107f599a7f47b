#pragma once
// What V8 lets a sloppy function say of itself while it runs: its own properties `arguments` and `caller`, both null
// between calls. Neither is in ECMA-262 (which only says that no strict function may have them).
#include <javascript/native.hpp>

namespace loopscope::js {

// The value of `function.arguments` (what its latest call was given, in a new arguments object each time) or of
// `function.caller` (the function that called it, unless that one is strict or a builtin). `wanted` is one of the two.
Value read_legacy_property(Exec& exec, CellId function, PropertyKey wanted);

// An arguments object that holds these, with `length` and @@iterator, but neither `callee` nor any link to parameters.
CellId make_arguments_list(Exec& exec, std::span<const Value> arguments);

}  // namespace loopscope::js
