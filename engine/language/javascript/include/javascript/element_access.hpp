#pragma once
// Elements of typed arrays where programs spend their time: one look at the buffer for each.
#include <javascript/typed_array.hpp>

namespace loopscope::js {

// The element, or undefined when there is none.
Value get_element(Heap& heap, const TypedArrayCell& array, std::uint32_t index);
// Writes a number to an element that is not big; without such an element nothing happens.
void set_element(Heap& heap, const TypedArrayCell& array, std::uint32_t index, double number);

}  // namespace loopscope::js
