#pragma once
// Array iterators and for-in enumerators, which the ops step natively.
#include <javascript/realm.hpp>

namespace loopscope::js {

enum class IterationKind : std::uint8_t { Keys, Values, Entries };

struct ArrayIteratorCell : ObjectCell {
  JS_OBJECT_CELL(ArrayIteratorCell, "array iterator", ArrayIterator)
  Value target;  // undefined when exhausted
  std::uint32_t next_index = 0;
  IterationKind iterates = IterationKind::Values;
  JS_OBJECT_FIELDS(target, next_index, iterates)
};

struct ForInCell : ObjectCell {
  JS_OBJECT_CELL(ForInCell, "for-in enumerator", ForInEnumerator)
  CellId object;
  std::vector<PropertyKey> keys;
  std::uint32_t next_index = 0;
  std::uint8_t verdict = 0;  // on the next key, where traps had to be asked: 1 visited, 2 passed over
  JS_OBJECT_FIELDS(object, keys, next_index, verdict)
};

CellId make_array_iterator(Exec& exec, Value target, IterationKind iterates);
CellId make_for_in(Exec& exec, CellId object);  // without keys yet

}  // namespace loopscope::js
