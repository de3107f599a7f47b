#include <javascript/lazy_property.hpp>
#include <javascript/realm.hpp>
#include <javascript/stack_trace.hpp>

namespace loopscope::js {

namespace {

// MakeConstructor (10.2.5) and the prototypes of generator functions (15.5.2).
Value make_function_prototype(Heap& heap, CellId function) {
  const auto& cell = heap.get<FunctionCell>(function);
  Intrinsic parent = cell.makes_async_generators ? Intrinsic::AsyncGeneratorPrototype
                     : cell.makes_generators     ? Intrinsic::GeneratorPrototype
                                                 : Intrinsic::ObjectPrototype;
  CellId prototype = make_object(heap, intrinsic(heap, parent));
  if (parent == Intrinsic::ObjectPrototype)
    define_own(heap, prototype, Name::constructor, Value::object(function), hidden_flags);
  return Value::object(prototype);
}

}  // namespace

Value make_lazy_property(Heap& heap, CellId object, PropertyKey wanted, std::uint32_t slot) {
  Value value = object_of(heap, object).slots[slot];
  if (value.is_internal()) {
    value = format_stack_trace(heap, object, value.cell());
  } else if (kind_of(heap, object) != Kind::Function) {
    value = Value::undefined();
  } else {
    const auto& function = heap.get<FunctionCell>(object);
    if (wanted == key(Name::prototype))
      value = make_function_prototype(heap, object);
    else if (wanted == key(Name::length))
      value = Value::number(function.length);
    else if (wanted == key(Name::name))
      value = function.name.is_empty() ? string_value(Name::empty_string) : function.name;
    else
      value = Value::undefined();
  }
  heap.mut_as<ObjectCell>(object).slots[slot] = value;
  return value;
}

CellId shape_for_prototype(Heap& heap, CellId prototype) {
  CellId known = prototype ? object_of(heap, prototype).child_shape : heap.get<RealmCell>(realm_id).null_shape;
  if (known) return known;
  CellId shape = root_shape(heap, prototype);
  if (prototype)
    heap.mut_as<ObjectCell>(prototype).child_shape = shape;
  else
    heap.mut<RealmCell>(realm_id).null_shape = shape;
  return shape;
}

CellId array_shape(const Heap& heap) { return heap.get<RealmCell>(realm_id).array_shape; }

}  // namespace loopscope::js
