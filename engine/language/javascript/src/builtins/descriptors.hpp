#pragma once
// Property descriptors between objects and records (ECMA-262 6.2.6), and the checked changes builtins make.
#include "support.hpp"

namespace loopscope::js {

// ToPropertyDescriptor (6.2.6.5). Reading the fields must not need user code: plain_descriptor_object says so (when
// not, the prelude's toPlainDescriptor makes a plain copy first). False: thrown.
bool is_plain_descriptor_object(Heap& heap, CellId object);
// Messages show `shown`, where that is another object than the one read.
bool to_descriptor(Exec& exec, Value object, PropertyDescriptor& out, Value shown = Value::empty());
CellId from_descriptor(Exec& exec, const PropertyDescriptor& descriptor);

// DefinePropertyOrThrow (7.3.8). False: thrown.
bool define_or_throw(Exec& exec, CellId object, PropertyKey key, const PropertyDescriptor& descriptor);
// [[DefineOwnProperty]]; nothing: thrown (an array's length that is no length).
std::optional<bool> try_to_define(Exec& exec, CellId object, PropertyKey key, const PropertyDescriptor& descriptor);
// CreateDataPropertyOrThrow (7.3.7).
bool create_data_or_throw(Exec& exec, CellId object, PropertyKey key, Value value);

enum class PrototypeChange : std::uint8_t { Done, NotExtensible, Cyclic, Immutable };
// OrdinarySetPrototypeOf (10.1.2); `prototype` is an object or none.
PrototypeChange change_prototype(Exec& exec, CellId object, CellId prototype);
bool change_prototype_or_throw(Exec& exec, CellId object, CellId prototype);

}  // namespace loopscope::js
