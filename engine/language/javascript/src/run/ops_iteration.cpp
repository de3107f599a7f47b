// Iteration ops (ECMA-262 7.4, 14.7.5).
#include "ops.hpp"

#include <base/utf.hpp>
#include <javascript/convert.hpp>
#include <javascript/iteration.hpp>
#include <javascript/lazy_property.hpp>
#include <javascript/proxy.hpp>
#include <javascript/render.hpp>
#include <javascript/typed_array.hpp>

namespace loopscope::js {

CellId make_array_iterator(Exec& exec, Value target, IterationKind iterates) {
  Heap& heap = exec.heap();
  CellId shape = shape_for_prototype(heap, intrinsic(exec, Intrinsic::ArrayIteratorPrototype));
  CellId id = heap.make<ArrayIteratorCell>();
  auto& iterator = heap.mut<ArrayIteratorCell>(id);
  iterator.shape = shape;
  iterator.target = target;
  iterator.iterates = iterates;
  return id;
}

bool is_pristine_array(Exec& exec, Value value) {
  Heap& heap = exec.heap();
  if (!has_kind(heap, value, Kind::Array)) return false;
  const auto& array = heap.get<ArrayCell>(value.cell());
  CellId prototype = intrinsic(exec, Intrinsic::ArrayPrototype);
  if (array.has_index_keys || array.slots.size() > 0 || prototype_of(heap, value.cell()) != prototype) return false;
  Property values = get_own_property(heap, prototype, key(Symbol::iterator));
  Property next = get_own_property(heap, intrinsic(exec, Intrinsic::ArrayIteratorPrototype), key(Name::next));
  return values.is_data() && values.value == Value::object(intrinsic(exec, Intrinsic::ArrayPrototypeValues)) &&
         next.is_data() && next.value == Value::object(intrinsic(exec, Intrinsic::ArrayIteratorNext));
}

Flow read_ahead(Exec& exec, const Value* place, PropertyKey key) {
  Value arguments[] = {*place, key_to_value(exec.heap(), key)};
  return call_prelude(exec, "readAhead", arguments, ResultTarget::Operand, exec.operand_index(place));
}

namespace {

// The property of the object at operand 0, which user code may have read already. False: it has to, which `flow`
// begins.
bool read_operand(Exec& exec, PropertyKey wanted, Value& base, Value& value, Flow& flow) {
  Heap& heap = exec.heap();
  base = exec.operand(0);
  if (const auto* read = base.is_object() ? heap.try_get<PropertyReadCell>(base.cell()) : nullptr) {
    value = read->value;
    base = read->object;
    return true;
  }
  Property found = find_property(heap, base.is_object() ? base.cell() : prototype_for_primitive(heap, base), wanted);
  value = found.found() ? found.value : Value::undefined();
  if (!found.found() || found.is_data()) return true;
  return flow = read_ahead(exec, &exec.operand(0), wanted), false;
}

}  // namespace

// GetMethod(x, @@iterator) and its check.
Flow op_get_iterator_method(Exec& exec, Instruction instruction) {
  if (exec.operand(0).is_nullish()) return fail_not_iterable(exec, exec.operand(0));
  bool is_async = instruction.a == 1;
  Heap& heap = exec.heap();
  Value base, method;
  Flow flow;
  if (!read_operand(exec, key(is_async ? Symbol::asyncIterator : Symbol::iterator), base, method, flow)) return flow;
  if (method.is_null()) method = Value::undefined();
  bool may_be_missing = is_async && method.is_undefined();
  if (!may_be_missing && !is_callable(heap, method)) return fail_not_iterable(exec, base, method);
  exec.operand(0) = method;
  exec.push(base);
  return Flow::Next;
}

Flow op_check_iterator(Exec& exec, Instruction) {
  if (exec.operand(0).is_object()) return Flow::Next;
  const std::u16string* symbol = exec.code->subject_at(exec.frame->pc);
  std::string name = symbol ? utf16_to_utf8(*symbol) : "iterator";
  return fail(exec, ErrorType::TypeError, fmt::format("Result of the Symbol.{} method is not an object", name));
}

Flow op_make_async_from_sync_iterator(Exec& exec, Instruction) {
  Value next = exec.pop();
  Value iterator = exec.pop();
  Value arguments[] = {iterator, next};
  // The prelude answers an object whose own `next` is the wrapped one; both operands are made from it.
  exec.push(Value::undefined());
  exec.push(Value::undefined());
  Heap& heap = exec.heap();
  CellId wrapper = make_object(heap, intrinsic(exec, Intrinsic::AsyncFromSyncIteratorPrototype));
  CellId record = make_array(heap, std::vector<Value>(std::begin(arguments), std::end(arguments)));
  define_own(heap, wrapper, key(Symbol::asyncIterator), Value::object(record), constant_flags);
  define_own(heap, wrapper, key(Symbol::toStringTag), ascii_value(exec, "Async-from-Sync Iterator"), constant_flags);
  exec.operand(1) = Value::object(wrapper);
  return get_value(exec, Value::object(wrapper), key(Name::next), ResultTarget::Place,
                   exec.operand_index(&exec.operand(0)));
}

namespace {

// The same over a typed array.
bool step_typed_array(Exec& exec, Value iterator, const ArrayIteratorCell& cell, Value& value, bool& done) {
  Heap& heap = exec.heap();
  const auto& array = heap.get<TypedArrayCell>(cell.target.cell());
  if (is_out_of_bounds(heap, array)) return false;
  done = cell.next_index >= typed_length(heap, array);
  value = done ? Value::undefined() : load_element(heap, cell.target.cell(), cell.next_index);
  auto& changed = heap.mut<ArrayIteratorCell>(iterator.cell());
  if (done)
    changed.target = Value::undefined();
  else
    ++changed.next_index;
  return true;
}

// The next value of a pristine array iterator over a plain array; false: not that simple.
bool step_array(Exec& exec, Value iterator, Value next, Value& value, bool& done) {
  Heap& heap = exec.heap();
  if (next != Value::object(intrinsic(exec, Intrinsic::ArrayIteratorNext))) return false;
  if (!has_kind(heap, iterator, Kind::ArrayIterator)) return false;
  const auto& cell = heap.get<ArrayIteratorCell>(iterator.cell());
  if (cell.iterates == IterationKind::Values && has_kind(heap, cell.target, Kind::TypedArray))
    return step_typed_array(exec, iterator, cell, value, done);
  if (cell.iterates != IterationKind::Values || !has_kind(heap, cell.target, Kind::Array)) return false;
  const auto& array = heap.get<ArrayCell>(cell.target.cell());
  if (array.has_index_keys) return false;
  done = cell.next_index >= array.length;
  if (done) {
    heap.mut<ArrayIteratorCell>(iterator.cell()).target = Value::undefined();
    value = Value::undefined();
    return true;
  }
  if (cell.next_index >= array.elements.size() || array.elements[cell.next_index].is_empty()) return false;
  value = array.elements[cell.next_index];
  ++heap.mut<ArrayIteratorCell>(iterator.cell()).next_index;
  return true;
}

}  // namespace

Flow op_for_of_fast(Exec& exec, Instruction instruction) {
  Value value;
  bool done = false;
  if (!step_array(exec, exec.operand(1), exec.operand(0), value, done)) return Flow::Next;
  exec.push(value);
  exec.push(Value::boolean(done));
  exec.frame->pc = static_cast<std::uint32_t>(instruction.b);
  return Flow::Jump;
}

Flow op_iterator_call(Exec& exec, Instruction) {
  Value next = exec.operand(0), iterator = exec.operand(1);
  if (!is_callable(exec.heap(), next)) {
    return fail_no_iterator_method(exec, next);
  }
  return call_value(exec, next, iterator, {});
}

Flow op_check_iterator_result(Exec& exec, Instruction) {
  Value result = exec.operand(0);
  if (result.is_object()) return Flow::Next;
  std::string shown = result.is_string() ? to_utf8(exec, result.cell()) : render_for_message(exec, result);
  return fail(exec, ErrorType::TypeError, fmt::format("Iterator result {} is not an object", shown));
}

Flow op_get_iterator_return(Exec& exec, Instruction instruction) {
  Value iterator = exec.operand(0);
  exec.push(Value::undefined());
  PropertyKey wanted = key(instruction.a ? Name::throw_ : Name::return_);
  Property found = find_property(exec.heap(), iterator.cell(), wanted);
  if (!found.found()) return Flow::Next;
  if (found.is_data()) {
    exec.operand(0) = found.value.is_null() ? Value::undefined() : found.value;
    return Flow::Next;
  }
  return get_value(exec, iterator, wanted, ResultTarget::Place, exec.operand_index(&exec.operand(0)));
}

CellId make_for_in(Exec& exec, CellId object) {
  CellId id = exec.heap().make<ForInCell>();
  auto& cell = exec.heap().mut<ForInCell>(id);
  cell.shape = exec.heap().get<RealmCell>(realm_id).iterator_result_shape;
  cell.slots.resize(2, Value::undefined());
  cell.object = object;
  return id;
}

namespace {

bool has_proxy_in_chain(const Heap& heap, CellId object) {
  for (CellId at = object; at; at = prototype_of(heap, at)) {
    if (is_proxy(heap, at)) return true;
  }
  return false;
}

}  // namespace

// 14.7.5.9 EnumerateObjectProperties: string keys along the prototype chain, each name once.
Flow op_for_in_start(Exec& exec, Instruction) {
  Heap& heap = exec.heap();
  Value value = exec.operand(0);
  CellId object = value.is_nullish() ? CellId{} : to_object(exec, value);
  if (has_proxy_in_chain(heap, object)) {
    exec.drop(1);
    Value arguments[] = {Value::object(object)};
    return call_prelude(exec, "forInProxy", arguments);
  }
  CellId id = make_for_in(exec, object);
  std::vector<PropertyKey> keys, seen;
  for (CellId at = object; at; at = prototype_of(heap, at)) {
    std::vector<PropertyKey> own = own_keys(heap, at);
    exec.charge(own.size());
    for (PropertyKey wanted : own) {
      if (wanted.is_symbol()) continue;
      bool shadowed = at != object && std::find(seen.begin(), seen.end(), wanted) != seen.end();
      if (!shadowed && (get_own_property(heap, at, wanted).flags & Enumerable)) keys.push_back(wanted);
    }
    seen.insert(seen.end(), own.begin(), own.end());
  }
  heap.mut<ForInCell>(id).keys = std::move(keys);
  exec.operand(0) = Value::object(id);
  return Flow::Next;
}

namespace {

enum class Visit : std::uint8_t { Yes, No, Ask };

// A key deleted before it was reached is not visited.
Visit visit(Heap& heap, CellId object, PropertyKey wanted) {
  for (CellId at = object; at; at = prototype_of(heap, at)) {
    if (is_proxy(heap, at)) return Visit::Ask;
    Property found = get_own_property(heap, at, wanted);
    if (found.found()) return found.flags & Enumerable ? Visit::Yes : Visit::No;
  }
  return Visit::No;
}

// What the program's traps said, once they have.
Visit verdict_or_visit(Heap& heap, const ForInCell& cell, PropertyKey wanted) {
  if (cell.verdict) return cell.verdict == 1 ? Visit::Yes : Visit::No;
  return visit(heap, cell.object, wanted);
}

}  // namespace

Flow op_for_in_next(Exec& exec, Instruction instruction) {
  Heap& heap = exec.heap();
  CellId id = exec.operand(0).cell();
  for (;;) {
    auto& cell = heap.mut<ForInCell>(id);
    if (cell.next_index >= cell.keys.size()) {
      exec.frame->pc = static_cast<std::uint32_t>(instruction.b);
      return Flow::Jump;
    }
    PropertyKey wanted = cell.keys[cell.next_index];
    Visit answer = verdict_or_visit(heap, cell, wanted);
    if (answer == Visit::Ask) {
      Value arguments[] = {Value::object(id), Value::object(cell.object), key_to_value(heap, wanted)};
      return call_prelude(exec, "forInAsk", arguments, ResultTarget::Repeat);
    }
    auto& stepped = heap.mut<ForInCell>(id);
    ++stepped.next_index;
    stepped.verdict = 0;
    if (answer == Visit::No) continue;
    exec.push(key_to_value(heap, wanted));
    return Flow::Next;
  }
}

}  // namespace loopscope::js
