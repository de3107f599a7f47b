// ArrayBuffer and SharedArrayBuffer (ECMA-262 25.1, 25.2).
#include "constructors.hpp"
#include "typed_array_support.hpp"

#include <javascript/render.hpp>

#include <algorithm>

namespace loopscope::js {

namespace {

NativeResult fail_length(NativeCall& call) { return call.fail(ErrorType::RangeError, "Invalid array buffer length"); }

// The option maxByteLength (25.1.3.7), converted already or plain. Negative: not given.
std::optional<double> max_length_option(NativeCall& call) {
  if (!call.argument(1).is_object()) return -1;
  auto wish = plain_get(call.heap(), call.argument(1).cell(), key_from_text(call.heap(), u"maxByteLength"));
  if (!wish || wish->is_undefined() || wish->is_object()) return -1;
  double length = to_integer(primitive_to_number(call.exec, *wish));
  if (length >= 0 && length <= static_cast<double>(most_buffer_bytes)) return length;
  call.fail(ErrorType::RangeError, "Invalid array buffer max length");
  return std::nullopt;
}

NativeResult construct_buffer(NativeCall& call, bool is_shared) {
  std::string_view name = is_shared ? "SharedArrayBuffer" : "ArrayBuffer";
  Intrinsic prototype = is_shared ? Intrinsic::SharedArrayBufferPrototype : Intrinsic::ArrayBufferPrototype;
  if (!call.is_construct()) return call.type_error("Constructor {} requires 'new'", name);
  NativeResult answer;
  auto length = to_integer_argument(call, 0, answer);
  if (!length) return answer;
  if (*length < 0 || *length > 9007199254740991.0) return fail_length(call);
  auto most = max_length_option(call);
  if (!most) return call.thrown();
  if (*most >= 0 && *length > *most) return call.fail(ErrorType::RangeError, "Invalid array buffer max length");
  if (*length > static_cast<double>(most_buffer_bytes))
    return call.fail(ErrorType::RangeError, "Array buffer allocation failed");
  CellId id = make_array_buffer(call.exec, static_cast<std::uint64_t>(*length));
  set_prototype(call.heap(), id, prototype_from_constructor(call.exec, call.new_target, prototype));
  auto& buffer = call.heap().mut<ArrayBufferCell>(id);
  buffer.is_shared = is_shared;
  buffer.is_resizable = *most >= 0;
  buffer.max_length = static_cast<std::uint64_t>(std::max(*most, 0.0));
  return call.give_object(id);
}

// `this` as a buffer of that sort; none: return `answer`.
const ArrayBufferCell* this_buffer(NativeCall& call, bool is_shared, std::string_view method, NativeResult& answer) {
  const ArrayBufferCell* found =
      call.this_value.is_object() ? call.heap().try_get<ArrayBufferCell>(call.this_value.cell()) : nullptr;
  if (found && found->is_shared == is_shared) return found;
  answer =
      incompatible_receiver(call, fmt::format(fmt::runtime(method), is_shared ? "SharedArrayBuffer" : "ArrayBuffer"));
  return nullptr;
}

template <bool is_shared>
NativeResult byte_length(NativeCall& call) {
  NativeResult answer;
  const auto* buffer = this_buffer(call, is_shared, "get {}.prototype.byteLength", answer);
  return buffer ? call.give(static_cast<double>(buffer->bytes.byte_count())) : answer;
}

template <bool is_shared>
NativeResult max_byte_length(NativeCall& call) {
  NativeResult answer;
  const auto* buffer = this_buffer(call, is_shared, "get {}.prototype.maxByteLength", answer);
  if (!buffer) return answer;
  return call.give(static_cast<double>(buffer->is_resizable ? buffer->max_length : buffer->bytes.byte_count()));
}

template <bool is_shared>
NativeResult is_resizable(NativeCall& call) {
  NativeResult answer;
  const auto* buffer =
      this_buffer(call, is_shared, is_shared ? "get {}.prototype.growable" : "get {}.prototype.resizable", answer);
  return buffer ? call.give(buffer->is_resizable) : answer;
}

// 25.1.6.4; species are asked by the prelude.
template <bool is_shared>
NativeResult slice(NativeCall& call) {
  NativeResult answer;
  const auto* buffer = this_buffer(call, is_shared, "{}.prototype.slice", answer);
  if (!buffer) return answer;
  if (buffer->is_detached)
    return call.type_error("Cannot perform ArrayBuffer.prototype.slice on a detached ArrayBuffer");
  auto length = static_cast<double>(buffer->bytes.byte_count());
  auto first = position_argument(call, 0, length, 0, answer);
  if (!first) return answer;
  auto last = position_argument(call, 1, length, length, answer);
  if (!last) return answer;
  auto count = static_cast<std::uint64_t>(std::max(*last - *first, 0.0));
  call.exec.charge(1 + count / 64);
  CellId copy = make_array_buffer(call.exec, count);
  Bytes from = bytes_of(call.heap(), call.this_value.cell());
  std::vector<std::uint8_t> held(count);
  from.read(static_cast<std::size_t>(*first), held.data(), count);
  auto& made = call.heap().mut<ArrayBufferCell>(copy);
  made.bytes.write(0, held.data(), count);
  made.is_shared = is_shared;
  if (is_shared) set_prototype(call.heap(), copy, intrinsic(call.exec, Intrinsic::SharedArrayBufferPrototype));
  return call.give_object(copy);
}

template <bool is_shared>
NativeResult resize(NativeCall& call) {
  NativeResult answer;
  std::string_view method = is_shared ? "{}.prototype.grow" : "{}.prototype.resize";
  const auto* buffer = this_buffer(call, is_shared, method, answer);
  if (!buffer) return answer;
  std::string name = fmt::format(fmt::runtime(method), is_shared ? "SharedArrayBuffer" : "ArrayBuffer");
  if (!buffer->is_resizable) return incompatible_receiver(call, name);
  auto length = to_integer_argument(call, 0, answer);
  if (!length) return answer;
  bool shrinks = *length < static_cast<double>(buffer->bytes.byte_count());
  if (*length < 0 || *length > static_cast<double>(buffer->max_length) || (is_shared && shrinks))
    return call.fail(ErrorType::RangeError, "{}: Invalid length parameter", name);
  call.heap().charge(static_cast<std::size_t>(*length));
  bytes_mut(call.heap(), call.this_value.cell()).resize(static_cast<std::size_t>(*length));
  return call.give_undefined();
}

NativeResult is_view(NativeCall& call) {
  Value value = call.argument(0);
  return call.give(has_kind(call.heap(), value, Kind::TypedArray) || has_kind(call.heap(), value, Kind::DataView));
}

constexpr NativeRow static_table[] = {{"isView", 1, is_view}};
constexpr NativeRow prototype_table[] = {
    {"get byteLength", 0, byte_length<false>},
    {"slice", 2, slice<false>},
    {"get maxByteLength", 0, max_byte_length<false>},
    {"get resizable", 0, is_resizable<false>},
    {"resize", 1, resize<false>},
};
constexpr NativeRow shared_table[] = {
    {"get byteLength", 0, byte_length<true>},
    {"slice", 2, slice<true>},
    {"get maxByteLength", 0, max_byte_length<true>},
    {"get growable", 0, is_resizable<true>},
    {"grow", 1, resize<true>},
};

}  // namespace

NativeResult construct_array_buffer(NativeCall& call) { return construct_buffer(call, false); }
NativeResult construct_shared_array_buffer(NativeCall& call) { return construct_buffer(call, true); }

extern const std::span<const NativeRow> array_buffer_rows, array_buffer_prototype_rows,
    shared_array_buffer_prototype_rows;
const std::span<const NativeRow> array_buffer_rows = static_table;
const std::span<const NativeRow> array_buffer_prototype_rows = prototype_table;
const std::span<const NativeRow> shared_array_buffer_prototype_rows = shared_table;

}  // namespace loopscope::js
