#pragma once
// Reading objects without touching the heap: what property.hpp does with a heap that may be written.
#include <javascript/realm.hpp>

#include <optional>
#include <string>

namespace loopscope::js {

// At most `limit` units from the beginning of a string, ropes included.
std::u16string text_prefix(const Heap& heap, CellId string, std::size_t limit);

// An own data property's value as it stands in its slot; empty when there is none, or it is lazy or an accessor.
Value read_own(const Heap& heap, CellId object, PropertyKey key);
// Along the prototype chain.
Value read(const Heap& heap, CellId object, PropertyKey key);

// The name a function shows; empty for anonymous ones.
std::string callable_name(const Heap& heap, CellId function);
// The name of the nearest constructor along the prototypes; empty when there is none.
std::string class_name(const Heap& heap, CellId object);

}  // namespace loopscope::js
