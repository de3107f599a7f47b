#pragma once
// How values, callees and functions are written in error messages and stack traces, as V8 words them.
#include <javascript/function.hpp>

namespace loopscope::js {

// A value as V8 writes it where source text is not at hand: undefined, "text", 12, #<Foo>, [object Array], Symbol(x), a
// function's source text.
std::string render_for_message(Exec& exec, Value value);
// The function's name for stack traces and messages; may be empty.
std::string function_name(Exec& exec, CellId function);
std::string constructor_name(Exec& exec, CellId object);
std::string to_utf8(Exec& exec, CellId string);
// The type's name, and the value where it is short: `number 5`, `object`.
std::string value_with_type(Exec& exec, Value value);
// What the running instruction's callee, object or iterable looks like in the source (V8's CallPrinter).
std::string call_site_text(Exec& exec, Value fallback);

Flow fail_not_callable(Exec& exec, Value callee);
Flow fail_not_constructor(Exec& exec, Value callee);
// `method`: what the value has under the symbol, where an async iteration asks for it.
Flow fail_not_iterable(Exec& exec, Value value, Value method = Value::undefined());
Flow fail_no_iterator_method(Exec& exec, Value method);
Flow fail_super_not_constructor(Exec& exec, Value parent, Value active);

// new_target.prototype, or the fallback's object when it is not one (10.1.14 GetPrototypeFromConstructor).
CellId prototype_from_constructor(Exec& exec, Value new_target, Intrinsic fallback);
CellId create_from_constructor(Exec& exec, Value new_target, Intrinsic fallback);
bool has_construct(const Heap& heap, CellId function);
bool is_callable_proxy(const Heap& heap, CellId proxy);
bool is_constructor_proxy(const Heap& heap, CellId proxy);

// A plain array whose iteration nobody has changed: iterating it gives its elements.
bool is_pristine_array(Exec& exec, Value value);

// An error object with `message` and a captured stack.
CellId make_error(Exec& exec, ErrorType type, std::string_view message);
// Captures the stack of the running frames as V8 prints it and defines `stack` on `error`. Frames from the top down to
// and including the frame of `skip_until` (a function) are left out.
void capture_stack(Exec& exec, CellId error, Value skip_until = Value::empty());

}  // namespace loopscope::js
