#pragma once
// Builtins made of the inspector. A step formats first and has its effects only when no question is left; until then it
// is run again from its start with one more answer (src/prelude/console.js).
#include <javascript/inspect.hpp>

namespace loopscope::js {

enum class InspectStep : std::uint8_t {
#define STEP(name) name,
#include "steps.def"
#undef STEP
};

using InspectArguments = std::span<const Value>;
using InspectStepFunction = Value (*)(Exec&, InspectArguments, Answers&);

#define STEP(name) Value name##_step(Exec& exec, InspectArguments arguments, Answers& answers);
#include "steps.def"
#undef STEP

inline Value argument_or_undefined(InspectArguments arguments, std::size_t i) {
  return i < arguments.size() ? arguments[i] : Value::undefined();
}

NativeResult run_inspect_step(NativeCall& call, InspectStep step);
template <InspectStep step>
NativeResult inspect_native(NativeCall& call) {
  return run_inspect_step(call, step);
}

}  // namespace loopscope::js
