// Jumps out of statements: break, continue and return, and the finally blocks and iterator closings on their way.
#include "function_compiler.hpp"

#include <algorithm>

namespace loopscope::js::compiling {

void FunctionCompiler::push_control(ControlKind kind, bool is_plain, std::vector<Text> labels, Label* label) {
  control_.push_back({kind, is_plain, std::move(labels), label, nullptr, out_.depth(), environments_});
}

// In a generator a return may be injected wherever it is parked.
void FunctionCompiler::push_finally(FinallyContext& context) {
  control_.push_back({ControlKind::Finally, false, {}, nullptr, &context, out_.depth(), environments_});
  context.has_return = is_generator() && !is_async();
}

std::size_t FunctionCompiler::find_control(ControlKind kind, Text label) const {
  for (std::size_t i = control_.size(); i-- > 0;) {
    const Control& control = control_[i];
    if (control.kind != kind) continue;
    if (label.empty() ? control.is_plain : std::count(control.labels.begin(), control.labels.end(), label) > 0)
      return i;
  }
  return 0;  // the parser has checked that there is one
}

void FunctionCompiler::unwind_to(const Control& control) {
  if (environments_ > control.environments) out_.emit_a(Op::PopEnvironment, environments_ - control.environments);
  for (std::int32_t depth = out_.depth(); depth > control.depth; --depth) out_.emit(Op::Pop);
}

// Goes to control_[target], through the innermost finally block between here and there when there is one.
void FunctionCompiler::jump_out(std::size_t target) {
  std::int32_t depth = out_.depth();
  for (std::size_t i = control_.size(); i-- > target + 1;) {
    const Control& control = control_[i];
    if (control.kind != ControlKind::Finally) continue;
    std::vector<std::size_t>& exits = control.context->exits;
    auto place = std::find(exits.begin(), exits.end(), target);
    auto index = static_cast<std::int32_t>(place - exits.begin());
    if (place == exits.end()) exits.push_back(target);
    unwind_to(control);
    out_.emit(Op::LoadUndefined);
    out_.emit(Op::LoadInteger, index + static_cast<std::int32_t>(first_exit));
    out_.jump(Op::Jump, control.context->entry);
    return out_.set_depth(depth);
  }
  unwind_to(control_[target]);
  out_.jump(Op::Jump, *control_[target].label);
  out_.set_depth(depth);
}

void FunctionCompiler::return_value() {
  for (std::size_t i = control_.size(); i-- > 0;) {
    if (control_[i].kind == ControlKind::Finally) return route_return(control_[i]);
  }
  finish_return();
}

// [.. value] -> [value Return] on the finally block's own operands.
void FunctionCompiler::route_return(const Control& control) {
  std::int32_t depth = out_.depth() - 1;
  control.context->has_return = true;
  if (environments_ > control.environments) out_.emit_a(Op::PopEnvironment, environments_ - control.environments);
  drop_below(static_cast<std::uint32_t>(depth - control.depth));
  out_.emit(Op::LoadInteger, static_cast<std::int32_t>(Completion::Return));
  out_.jump(Op::Jump, control.context->entry);
  out_.set_depth(depth);
}

// [value kind], neither normal nor to be handled otherwise: goes on as the kind says. The context's control is gone.
void FunctionCompiler::dispatch_exits(FinallyContext& context) {
  std::vector<Label> labels(context.exits.size());
  std::int32_t depth = out_.depth();
  Label returns;
  for (std::size_t i = 0; i < labels.size(); ++i) {
    out_.jump(Op::JumpIfInteger, labels[i], static_cast<std::uint32_t>(i) + first_exit);
  }
  if (context.has_return) out_.jump(Op::JumpIfInteger, returns, static_cast<std::uint32_t>(Completion::Return));
  out_.emit(Op::Pop);
  out_.emit_a(Op::Throw, 1);
  for (std::size_t i = 0; i < labels.size(); ++i) {
    out_.set_depth(depth);
    out_.bind(labels[i]);
    jump_out(context.exits[i]);
  }
  out_.set_depth(depth);
  if (!context.has_return) return out_.set_depth(depth - 2);
  out_.bind(returns);
  out_.emit(Op::Pop);
  return_value();
  out_.set_depth(depth - 2);
}

}  // namespace loopscope::js::compiling
