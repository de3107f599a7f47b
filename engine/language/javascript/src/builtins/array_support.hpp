#pragma once
// When a method of Array.prototype may work on an array's elements directly. Everything else goes through the prelude,
// which follows ECMA-262 23.1.3 step by step.
#include "support.hpp"

namespace loopscope::js {

// An extensible array that keeps all its elements (holes too) in place, under prototypes without any index.
bool is_simple_array(const Heap& heap, Value value);
// ArraySpeciesCreate (10.4.2.2) would make a plain array, and asking shows nothing to user code.
bool has_default_species(Exec& exec, CellId array);
// The argument is a number, or converts without user code.
bool is_plain_argument(const NativeCall& call, std::uint32_t index);

inline const ArrayCell& array_of(const Heap& heap, Value value) { return heap.get<ArrayCell>(value.cell()); }
inline ArrayCell& array_mut(Heap& heap, Value value) { return heap.mut<ArrayCell>(value.cell()); }

// A start or end argument as a position within 0..length; undefined: `fallback`. Nothing: return `answer`.
std::optional<double> position_argument(NativeCall& call, std::uint32_t index, double length, double fallback,
                                        NativeResult& answer);

}  // namespace loopscope::js
