// DataView (ECMA-262 25.3).
#include "constructors.hpp"
#include "typed_array_support.hpp"

#include <javascript/render.hpp>

#include <algorithm>

namespace loopscope::js {

NativeResult construct_data_view(NativeCall& call) {
  if (!call.is_construct()) return call.type_error("Constructor DataView requires 'new'");
  Heap& heap = call.heap();
  if (!has_kind(heap, call.argument(0), Kind::ArrayBuffer))
    return call.type_error("First argument to DataView constructor must be an ArrayBuffer");
  NativeResult answer;
  auto offset = to_integer_argument(call, 1, answer);
  if (!offset) return answer;
  CellId buffer = call.argument(0).cell();
  const auto& cell = heap.get<ArrayBufferCell>(buffer);
  auto available = static_cast<double>(cell.bytes.byte_count());
  if (*offset < 0 || (call.argument(2).is_undefined() && *offset > available) || *offset > available)
    return call.fail(ErrorType::RangeError, "Start offset {} is outside the bounds of the buffer",
                     shown_value(call.exec, Value::number(*offset)));
  double length = available - *offset;
  bool tracks = call.argument(2).is_undefined() && cell.is_resizable;
  if (!call.argument(2).is_undefined()) {
    auto wanted = to_integer_argument(call, 2, answer);
    if (!wanted) return answer;
    if (*wanted < 0 || *offset + *wanted > available)
      return call.fail(ErrorType::RangeError, "Invalid DataView length {}",
                       shown_value(call.exec, Value::number(*wanted)));
    length = *wanted;
  }
  if (cell.is_detached) return call.type_error("Cannot perform DataView on a detached ArrayBuffer");
  CellId view = make_with_prototype<DataViewCell>(
      heap, prototype_from_constructor(call.exec, call.new_target, Intrinsic::DataViewPrototype));
  auto& made = heap.mut<DataViewCell>(view);
  made.buffer = buffer;
  made.offset = static_cast<std::uint64_t>(*offset);
  made.length = static_cast<std::uint64_t>(length);
  made.tracks_length = tracks;
  return call.give_object(view);
}

namespace {

const DataViewCell* this_view(NativeCall& call, std::string_view method, NativeResult& answer) {
  if (has_kind(call.heap(), call.this_value, Kind::DataView))
    return &call.heap().get<DataViewCell>(call.this_value.cell());
  answer = incompatible_receiver(call, fmt::format("DataView.prototype.{}", method));
  return nullptr;
}

NativeResult get_buffer(NativeCall& call) {
  NativeResult answer;
  const auto* view = this_view(call, "buffer", answer);
  return view ? call.give_object(view->buffer) : answer;
}

NativeResult get_byte_length(NativeCall& call) {
  NativeResult answer;
  const auto* view = this_view(call, "byteLength", answer);
  if (!view) return answer;
  if (is_out_of_bounds(call.heap(), *view))
    return call.type_error("Cannot perform DataView.prototype.byteLength on a detached ArrayBuffer");
  return call.give(static_cast<double>(view_length(call.heap(), *view)));
}

NativeResult get_byte_offset(NativeCall& call) {
  NativeResult answer;
  const auto* view = this_view(call, "byteOffset", answer);
  if (!view) return answer;
  if (is_out_of_bounds(call.heap(), *view))
    return call.type_error("Cannot perform DataView.prototype.byteOffset on a detached ArrayBuffer");
  return call.give(static_cast<double>(view->offset));
}

NativeResult fail_offset(NativeCall& call) {
  return call.fail(ErrorType::RangeError, "Offset is outside the bounds of the DataView");
}

// Where in the buffer the request begins; nothing: return `answer`.
std::optional<std::uint64_t> checked_place(NativeCall& call, const DataViewCell& view, double index,
                                           ElementType element, std::string_view method, NativeResult& answer) {
  if (is_out_of_bounds(call.heap(), view)) {
    answer = call.type_error("Cannot perform DataView.prototype.{} on a detached ArrayBuffer", method);
    return std::nullopt;
  }
  if (index + element_row(element).size > static_cast<double>(view_length(call.heap(), view))) {
    answer = fail_offset(call);
    return std::nullopt;
  }
  return view.offset + static_cast<std::uint64_t>(index);
}

// V8 forgets to hand over the receiver here.
NativeResult fail_receiver(NativeCall& call, std::string_view method) {
  return call.type_error("Method DataView.prototype.{} called on incompatible receiver undefined", method);
}

// 25.3.1.5 GetViewValue
NativeResult get_view_value(NativeCall& call, ElementType element, std::string_view method) {
  NativeResult answer;
  if (!has_kind(call.heap(), call.this_value, Kind::DataView)) return fail_receiver(call, method);
  auto index = to_integer_argument(call, 0, answer);
  if (!index) return answer;
  if (*index < 0) return fail_offset(call);
  const auto& view = call.heap().get<DataViewCell>(call.this_value.cell());
  auto place = checked_place(call, view, *index, element, method, answer);
  if (!place) return answer;
  std::uint8_t held[8];
  std::size_t size = element_row(element).size;
  bytes_of(call.heap(), view.buffer).read(*place, held, size);
  if (!to_boolean(call.heap(), call.argument(1))) std::reverse(held, held + size);
  return call.give(element_from_bytes(call.heap(), element, held));
}

// 25.3.1.6 SetViewValue
NativeResult set_view_value(NativeCall& call, ElementType element, std::string_view method) {
  NativeResult answer;
  if (!has_kind(call.heap(), call.this_value, Kind::DataView)) return fail_receiver(call, method);
  auto index = to_integer_argument(call, 0, answer);
  if (!index) return answer;
  if (*index < 0) return fail_offset(call);
  auto value = element_argument(call, 1, element, answer);
  if (!value) return answer;
  const auto& view = call.heap().get<DataViewCell>(call.this_value.cell());
  auto place = checked_place(call, view, *index, element, method, answer);
  if (!place) return answer;
  std::uint8_t held[8];
  std::size_t size = element_row(element).size;
  element_to_bytes(call.heap(), element, *value, held);
  if (!to_boolean(call.heap(), call.argument(2))) std::reverse(held, held + size);
  bytes_mut(call.heap(), view.buffer).write(*place, held, size);
  return call.give_undefined();
}

#define ACCESSORS(type)                                                                                      \
  NativeResult get_##type(NativeCall& call) { return get_view_value(call, ElementType::type, "get" #type); } \
  NativeResult set_##type(NativeCall& call) { return set_view_value(call, ElementType::type, "set" #type); }
ACCESSORS(Int8)
ACCESSORS(Uint8)
ACCESSORS(Int16)
ACCESSORS(Uint16)
ACCESSORS(Int32)
ACCESSORS(Uint32)
ACCESSORS(Float32)
ACCESSORS(Float64)
ACCESSORS(BigInt64)
ACCESSORS(BigUint64)
#undef ACCESSORS

#define ROWS(type) \
  {"get" #type, 1, get_##type}, { "set" #type, 2, set_##type }
constexpr NativeRow table[] = {
    {"get buffer", 0, get_buffer},
    {"get byteLength", 0, get_byte_length},
    {"get byteOffset", 0, get_byte_offset},
    ROWS(Int8),
    ROWS(Uint8),
    ROWS(Int16),
    ROWS(Uint16),
    ROWS(Int32),
    ROWS(Uint32),
    ROWS(Float32),
    ROWS(Float64),
    ROWS(BigInt64),
    ROWS(BigUint64),
};
#undef ROWS

}  // namespace

extern const std::span<const NativeRow> data_view_prototype_rows;
const std::span<const NativeRow> data_view_prototype_rows = table;

}  // namespace loopscope::js
