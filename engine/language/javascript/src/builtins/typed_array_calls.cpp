// What the prelude's functions for typed arrays ask of the engine (src/prelude/typed_array.js).
#include "typed_array_support.hpp"

#include <javascript/prelude.hpp>
#include <javascript/render.hpp>

namespace loopscope::js {

namespace {

// (value, method): the length of a typed array, or a throw.
NativeResult validate(NativeCall& call) {
  call.this_value = call.argument(0);
  NativeResult answer;
  auto array = this_typed_array(call, to_utf8(call.exec, call.argument(1).cell()), answer);
  return array ? call.give(static_cast<double>(array->length)) : answer;
}

// The intrinsic constructor of an array's type.
NativeResult default_constructor(NativeCall& call) {
  ElementType element = call.heap().get<TypedArrayCell>(call.argument(0).cell()).element;
  return call.give_object(intrinsic(call.exec, element_row(element).constructor));
}

// (newTarget, constructor, length)
NativeResult allocate(NativeCall& call) {
  for (std::size_t i = 0; i < static_cast<std::size_t>(ElementType::Count); ++i) {
    const ElementRow& row = element_row(static_cast<ElementType>(i));
    if (call.argument(1) != Value::object(intrinsic(call.exec, row.constructor))) continue;
    double length = call.argument(2).as_number();
    if (length * row.size > static_cast<double>(most_buffer_bytes))
      return call.fail(ErrorType::RangeError, "Invalid typed array length: {}",
                       shown_value(call.exec, call.argument(2)));
    CellId array = make_own_typed_array(call.exec, static_cast<ElementType>(i), static_cast<std::uint64_t>(length));
    CellId prototype = prototype_from_constructor(call.exec, call.argument(0), row.prototype);
    if (prototype != intrinsic(call.exec, row.prototype)) set_prototype(call.heap(), array, prototype);
    return call.give_object(array);
  }
  return call.give_undefined();
}

NativeResult is_typed_array(NativeCall& call) {
  return call.give(has_kind(call.heap(), call.argument(0), Kind::TypedArray));
}

// The name of a typed array's class, of a buffer or a view; undefined for everything else.
NativeResult binary_kind(NativeCall& call) {
  Value value = call.argument(0);
  if (has_kind(call.heap(), value, Kind::TypedArray))
    return call.give(ascii_value(call.exec, element_row(call.heap().get<TypedArrayCell>(value.cell()).element).name));
  if (has_kind(call.heap(), value, Kind::DataView)) return call.give(ascii_value(call.exec, "DataView"));
  if (!has_kind(call.heap(), value, Kind::ArrayBuffer)) return call.give_undefined();
  bool is_shared = call.heap().get<ArrayBufferCell>(value.cell()).is_shared;
  return call.give(ascii_value(call.exec, is_shared ? "SharedArrayBuffer" : "ArrayBuffer"));
}

// A copy of a buffer's bytes in a plain ArrayBuffer that can be resized as far.
NativeResult clone_buffer(NativeCall& call) {
  Heap& heap = call.heap();
  ArrayBufferCell source = heap.get<ArrayBufferCell>(call.argument(0).cell());
  if (source.is_detached) return call.type_error("An ArrayBuffer is detached and could not be cloned.");
  CellId copy = make_array_buffer(call.exec, source.bytes.byte_count());
  call.exec.charge(1 + source.bytes.byte_count() / 64);
  auto& made = heap.mut<ArrayBufferCell>(copy);
  made.bytes = source.bytes;
  made.is_resizable = source.is_resizable;
  made.max_length = source.max_length;
  return call.give_object(copy);
}

// (buffer): its bytes move to a new one, and it is left detached.
NativeResult transfer_buffer(NativeCall& call) {
  NativeResult made = clone_buffer(call);
  if (made != NativeResult::Return) return made;
  auto& source = call.heap().mut<ArrayBufferCell>(call.argument(0).cell());
  source.bytes.resize(0);
  source.is_detached = true;
  return made;
}

// (view, buffer): the same window on another buffer.
NativeResult clone_view(NativeCall& call) {
  Heap& heap = call.heap();
  CellId buffer = call.argument(1).cell();
  if (const auto* view = heap.try_get<DataViewCell>(call.argument(0).cell())) {
    DataViewCell source = *view;
    CellId copy = make_with_prototype<DataViewCell>(heap, intrinsic(call.exec, Intrinsic::DataViewPrototype));
    auto& made = heap.mut<DataViewCell>(copy);
    made.buffer = buffer;
    made.offset = source.offset;
    made.length = source.length;
    made.tracks_length = source.tracks_length;
    return call.give_object(copy);
  }
  TypedArrayCell source = heap.get<TypedArrayCell>(call.argument(0).cell());
  CellId copy = make_typed_array(call.exec, source.element, buffer, source.offset, source.length);
  heap.mut<TypedArrayCell>(copy).tracks_length = source.tracks_length;
  return call.give_object(copy);
}

constexpr NativeRow table[] = {
    {"ValidateTypedArray", 2, validate},
    {"TypedArrayDefault", 1, default_constructor},
    {"AllocateTypedArray", 3, allocate},
    {"IsTypedArray", 1, is_typed_array},
    {"BinaryKind", 1, binary_kind},
    {"CloneBuffer", 1, clone_buffer},
    {"TransferBuffer", 1, transfer_buffer},
    {"CloneView", 2, clone_view},
    {"TypedArrayCreate", 2, nullptr, "typedArrayCreate"},
    {"TypedArraySpeciesCreate", 2, nullptr, "typedArraySpeciesCreate"},
    {"TypedMergeSort", 5, nullptr, "typedMergeSort"},
};

}  // namespace

std::span<const NativeRow> typed_array_call_rows() { return table; }

}  // namespace loopscope::js
