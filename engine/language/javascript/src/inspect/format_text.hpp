#pragma once
#include "context.hpp"

namespace loopscope::js::inspection {

struct Formatting {
  Exec& exec;
  const InspectOptions& options;
  Answers& answers;
};

// Whether %s inspects an object rather than asking its own toString or Symbol.toPrimitive.
bool has_builtin_to_string(Formatting& state, CellId object);
// What JSON.stringify throws for a circle.
bool is_circular_structure_error(Exec& exec, Value thrown);

}  // namespace loopscope::js::inspection
