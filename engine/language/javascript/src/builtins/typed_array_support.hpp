#pragma once
// What the natives of typed arrays and views share.
#include "array_support.hpp"

#include <javascript/big_integer.hpp>
#include <javascript/typed_array.hpp>

namespace loopscope::js {

// `this` of a method of %TypedArray%.prototype, after ValidateTypedArray (23.2.4.4).
struct ThisTypedArray {
  CellId id, buffer;
  ElementType element;
  std::uint64_t offset, length;
  std::uint8_t size;  // of an element
  std::uint64_t byte_of(std::uint64_t index) const { return offset + index * size; }
};
// Nothing: return `answer`.
std::optional<ThisTypedArray> this_typed_array(NativeCall& call, std::string_view method, NativeResult& answer);
ThisTypedArray typed_array_of(const Heap& heap, CellId array);

// ToNumber or ToBigInt of an argument, as elements of this type want it. Nothing: return `answer`.
std::optional<Value> element_argument(NativeCall& call, std::uint32_t index, ElementType element, NativeResult& answer);
// ToBigInt (7.1.13) of a primitive. Nothing: thrown.
std::optional<Value> to_big_integer_value(NativeCall& call, Value primitive);

// TypedArraySpeciesCreate (23.2.4.1) would make a plain typed array of the same type, and asking shows nothing.
bool has_default_typed_species(Exec& exec, CellId array);
// A new typed array over a buffer of its own.
CellId make_own_typed_array(Exec& exec, ElementType element, std::uint64_t length);
// Copies raw bytes between buffers, which may be one and the same.
void copy_bytes(Heap& heap, CellId to, std::uint64_t to_offset, CellId from, std::uint64_t from_offset,
                std::uint64_t count);
// Elements of one typed array into another of any type, converted; both have them.
void copy_elements(Heap& heap, const ThisTypedArray& to, std::uint64_t at, const ThisTypedArray& from,
                   std::uint64_t count);

// By file.
NativeResult typed_array_set(NativeCall& call);
NativeResult typed_array_fill(NativeCall& call);
NativeResult typed_array_copy_within(NativeCall& call);
NativeResult typed_array_reverse(NativeCall& call);
NativeResult typed_array_sort(NativeCall& call);
NativeResult typed_array_to_sorted(NativeCall& call);
NativeResult typed_array_to_reversed(NativeCall& call);
NativeResult typed_array_with(NativeCall& call);

}  // namespace loopscope::js
