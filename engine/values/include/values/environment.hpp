#pragma once
// Environment cells: the captured variables of one scope of one activation. Nothing points into a stack, so closures,
// generators and checkpoints need no special care. Which names the slots have is known by the code's ScopeInfo.
#include <values/heap.hpp>

namespace loopscope {

struct EnvironmentCell : Cell {
  static constexpr CellTraits traits{"environment", 3, false};
  EnvironmentCell() = default;
  EnvironmentCell(CellId outer_environment, std::uint32_t code_id, std::uint32_t scope_index, std::uint32_t count)
      : outer(outer_environment), code(code_id), scope(scope_index), slots(count) {}

  CellId outer;
  std::uint32_t code = 0;  // scopes[scope] of this code names the slots
  std::uint32_t scope = 0;
  SmallVector<Value, 3> slots;
  CellId extra;  // a `with` object, or the variables that sloppy direct evals added; none for most

  auto fields() const { return std::tie(outer, code, scope, slots, extra); }
};

}  // namespace loopscope
