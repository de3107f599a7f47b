#pragma once
// Calling: how every call of user code and builtins goes through the machine (ECMA-262 10.2, 10.3). Nothing here runs
// user code; frames are pushed and the dispatch loop runs them.
#include <javascript/native.hpp>

namespace loopscope::js {

bool is_callable(const Heap& heap, Value value);
bool is_constructor(const Heap& heap, Value value);

// Calls `callee`; the caller has dropped its operands already (the arguments may still lie there: they are copied
// first). The result goes where `target` says, relative to the running frame. Flow::Next: the result is there now and
// the running instruction is done; Flow::Jump: it is there and the instruction runs again; Flow::Frame: later.
Flow call_value(Exec& exec, Value callee, Value this_value, std::span<const Value> arguments,
                ResultTarget target = ResultTarget::Push, std::uint32_t target_slot = 0);
Flow construct_value(Exec& exec, Value callee, std::span<const Value> arguments, Value new_target,
                     ResultTarget target = ResultTarget::Push, std::uint32_t target_slot = 0);

// The functions of the prelude (src/prelude/*.js), by name; compiled when first called.
Flow call_prelude(Exec& exec, std::string_view name, std::span<const Value> arguments,
                  ResultTarget target = ResultTarget::Push, std::uint32_t target_slot = 0);
// Restart: converts the operand at `place` to a primitive; the running instruction runs again afterwards.
Flow convert_operand(Exec& exec, const Value* place, Hint hint);

// Puts a finished result where the target says and tells how the instruction goes on.
Flow give_result(Exec& exec, Value result, ResultTarget target, std::uint32_t target_slot);

// Starts a call from an empty frame stack (a job): pushes a stub frame that makes the call and drops its result.
void start_call(Exec& exec, Value callee, Value this_value, std::span<const Value> arguments);

// [[Get]] that may call a getter: the value goes where `target` says.
Flow get_value(Exec& exec, Value base, PropertyKey key, ResultTarget target = ResultTarget::Push,
               std::uint32_t target_slot = 0);

// Throws an error and answers Flow::Throw.
Flow fail(Exec& exec, ErrorType type, std::string_view message);

// A closure over the running environment.
CellId make_closure(Exec& exec, std::uint32_t code, CellId environment);

// The object that property access on a primitive starts from (its wrapper's prototype); none for undefined and null.
CellId prototype_for_primitive(const Heap& heap, Value value);
CellId to_object(Exec& exec, Value value);  // value is neither undefined nor null

}  // namespace loopscope::js
