// Proxy and Proxy.revocable (ECMA-262 28.2). What proxies do is in src/prelude/proxy.js.
#include "proxies.hpp"

namespace loopscope::js {

namespace {

constexpr std::uint32_t revoker_row = 2;

// 10.5.14 ProxyCreate; none: one of the two is no object.
CellId make_proxy(Exec& exec, Value target, Value handler) {
  if (!target.is_object() || !handler.is_object()) return {};
  Heap& heap = exec.heap();
  CellId id = make_with_prototype<ProxyCell>(heap, {});
  bool callable = is_callable(heap, target), constructs = is_constructor(heap, target);
  auto& proxy = heap.mut<ProxyCell>(id);
  proxy.target = target;
  proxy.handler = handler;
  proxy.is_callable = callable;
  proxy.is_constructor = constructs;
  return id;
}

NativeResult fail_non_object(NativeCall& call) {
  return call.type_error("Cannot create proxy with a non-object as target or handler");
}

NativeResult construct_proxy(NativeCall& call) {
  if (!call.is_construct()) return call.type_error("Constructor Proxy requires 'new'");
  CellId proxy = make_proxy(call.exec, call.argument(0), call.argument(1));
  return proxy ? call.give_object(proxy) : fail_non_object(call);
}

NativeResult proxy_revocable(NativeCall& call) {
  CellId proxy = make_proxy(call.exec, call.argument(0), call.argument(1));
  if (!proxy) return fail_non_object(call);
  Heap& heap = call.heap();
  CellId revoke = make_native_function(call.exec, native_number("proxy_rows", revoker_row));
  heap.mut<NativeFunctionCell>(revoke).captured.push_back(Value::object(proxy));
  CellId result = new_object(call.exec);
  define_own(heap, result, Name::proxy, Value::object(proxy));
  define_own(heap, result, key_from_text(heap, u"revoke"), Value::object(revoke));
  return call.give_object(result);
}

NativeResult revoke(NativeCall& call) {
  CellId proxy = call.heap().get<NativeFunctionCell>(call.callee.cell()).captured[0].cell();
  auto& cell = call.heap().mut<ProxyCell>(proxy);
  cell.target = cell.handler = Value::null();
  return call.give_undefined();
}

constexpr NativeRow rows[] = {
    {"Proxy", 2, construct_proxy},
    {"revocable", 2, proxy_revocable},
    {"", 0, revoke},
};

}  // namespace

extern const std::span<const NativeRow> proxy_rows;
const std::span<const NativeRow> proxy_rows = rows;

}  // namespace loopscope::js
