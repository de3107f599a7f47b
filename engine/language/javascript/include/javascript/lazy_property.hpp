#pragma once
// Properties that objects get on first use, and shapes that are kept ready. Used by property.cpp only.
#include <javascript/property.hpp>

namespace loopscope::js {

// Makes the value of a slot that is still empty (a function's name, length and prototype; a captured
// stack), stores and returns it.
Value make_lazy_property(Heap& heap, CellId object, PropertyKey key, std::uint32_t slot);
// The empty shape for objects with this prototype.
CellId shape_for_prototype(Heap& heap, CellId prototype);
CellId array_shape(const Heap& heap);
// From now on the object's shape is its own and grows in place: for one that is about to get many keys.
void keep_own_shape(Heap& heap, CellId object);
// Drops deleted entries of an object's own shape.
void compact_shape(Heap& heap, CellId object);

}  // namespace loopscope::js
