#pragma once
// Conversions of primitives (ECMA-262 7.1). Objects are converted first, by user code, through convert_operand.
#include <base/number_format.hpp>
#include <javascript/realm.hpp>

namespace loopscope::js {

CellId primitive_to_string(Exec& exec, Value value);  // not a symbol
double primitive_to_number(Exec& exec, Value value);  // neither symbol nor big integer
bool to_boolean(const Heap& heap, Value value);
bool same_value(Heap& heap, Value x, Value y);
bool same_value_zero(Heap& heap, Value x, Value y);
bool strictly_equal(Heap& heap, Value x, Value y);
// typeof
Value type_of(const Heap& heap, Value value);

}  // namespace loopscope::js
