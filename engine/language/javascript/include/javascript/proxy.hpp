#pragma once
// Proxies (ECMA-262 10.5). Their internal methods call the program's traps, so each is a function of the prelude
// (src/prelude/proxy.js): whatever meets a proxy calls the one it needs and the result lands where the property would.
#include <javascript/native.hpp>

namespace loopscope::js {

struct ProxyCell : ObjectCell {
  JS_OBJECT_CELL(ProxyCell, "proxy", Proxy)
  Value target, handler;  // null once revoked
  bool is_callable = false, is_constructor = false;
  JS_OBJECT_FIELDS(target, handler, is_callable, is_constructor)
};

// An object with one of its properties, which user code had to read: stands in for the object among the operands of an
// instruction that runs again.
struct PropertyReadCell : ObjectCell {
  JS_OBJECT_CELL(PropertyReadCell, "property read", Other)
  Value object, value;
  JS_OBJECT_FIELDS(object, value)
};
// Restart: reads `key` of the operand at `place` and puts the cell there.
Flow read_ahead(Exec& exec, const Value* place, PropertyKey key);

bool is_proxy(const Heap& heap, CellId object);
// What lies at the end of a chain of proxies; null when one of them is revoked. Calls no trap.
Value behind_proxies(const Heap& heap, Value value);

// call_site_text of the innermost instruction that the program wrote.
std::string written_call_site_text(Exec& exec, Value fallback);

// [[Construct]] of a base constructor (10.2.2 steps 5 on) with the object it fills made already; the caller has dropped
// its operands.
Flow enter_constructor(Exec& exec, Value function, Value this_value, std::span<const Value> arguments, Value new_target,
                       ResultTarget target, std::uint32_t target_slot);

// Natives that only the prelude's functions for proxies call (src/builtins/proxy_calls.cpp).
std::span<const NativeRow> proxy_call_rows();

}  // namespace loopscope::js
