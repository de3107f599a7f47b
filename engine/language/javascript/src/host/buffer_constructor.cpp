// Buffer itself and its static methods, and the module 'buffer'. What must ask a program's objects is in the prelude.
#include "buffer_support.hpp"

#include "builtins/array_support.hpp"
#include "builtins/constructors.hpp"
#include "host_support.hpp"

#include <javascript/prelude.hpp>
#include <javascript/render.hpp>
#include <javascript/setup.hpp>

#include <algorithm>
#include <cmath>

namespace loopscope::js {

namespace {

constexpr double most_bytes = static_cast<double>(most_buffer_bytes);

// --- Buffer.from

NativeResult from_text(NativeCall& call, Value text, Value name) {
  TextEncoding encoding = TextEncoding::Utf8;
  bool is_named = name.is_string() && string_length(call.heap(), name.cell()) > 0;
  if (is_named && !read_encoding(call, name, encoding)) return call.thrown();
  std::u16string_view units = string_units(call.heap(), text.cell());
  call.exec.charge(1 + units.size() / 8);
  return call.give_object(make_buffer(call.exec, text_to_bytes(units, encoding)));
}

// (buffer, byteOffset, length): shares the memory.
NativeResult from_array_buffer(NativeCall& call, Value buffer, std::uint32_t first) {
  NativeResult answer;
  auto size = static_cast<double>(bytes_of(call.heap(), buffer.cell()).byte_count());
  double offset = 0;
  if (!call.argument(first).is_undefined()) {
    auto given = to_number_argument(call, first, answer);
    if (!given) return answer;
    offset = std::isnan(*given) ? 0 : std::trunc(*given);
  }
  if (offset < 0 || size - offset < 0) return fail_bounds(call, "offset");
  double length = size - offset;
  if (!call.argument(first + 1).is_undefined()) {
    auto given = to_number_argument(call, first + 1, answer);
    if (!given) return answer;
    double wanted = *given > 0 ? std::trunc(*given) : 0;
    if (wanted > length) return fail_bounds(call, "length");
    length = wanted;
  }
  return call.give_object(make_buffer_over(
      call.exec, {buffer.cell(), static_cast<std::uint64_t>(offset), static_cast<std::uint64_t>(length)}));
}

// Elements in place, none of them a program's business.
bool is_plain_list(const Heap& heap, Value value) {
  if (!is_simple_array(heap, value)) return false;
  const auto& elements = array_of(heap, value).elements;
  return std::none_of(elements.begin(), elements.end(),
                      [](Value v) { return v.is_object() || v.is_symbol() || v.is_big_integer(); });
}

std::uint8_t byte_of(Exec& exec, Value primitive) {
  return static_cast<std::uint8_t>(primitive.is_empty() ? 0 : to_uint32(primitive_to_number(exec, primitive)));
}

NativeResult from_list(NativeCall& call, Value list) {
  std::vector<std::uint8_t> bytes;
  for (const Value& element : Elements(array_of(call.heap(), list).elements))
    bytes.push_back(byte_of(call.exec, element));
  return call.give_object(make_buffer(call.exec, bytes));
}

NativeResult from_typed_array(NativeCall& call, Value array) {
  std::uint64_t length = typed_length(call.heap(), call.heap().get<TypedArrayCell>(array.cell()));
  std::vector<std::uint8_t> bytes;
  for (std::uint64_t i = 0; i < length; ++i)
    bytes.push_back(byte_of(call.exec, load_element(call.heap(), array.cell(), i)));
  return call.give_object(make_buffer(call.exec, bytes));
}

NativeResult fail_first_argument(NativeCall& call, Value value) {
  return fail_type(call, "first argument",
                   "of type string or an instance of Buffer, ArrayBuffer, or Array or an Array-like Object", value);
}

// (value, encoding or offset, length)
NativeResult from(NativeCall& call) {
  Heap& heap = call.heap();
  Value value = call.argument(0);
  if (value.is_string()) return from_text(call, value, call.argument(1));
  if (!value.is_object() || is_callable(heap, value)) return fail_first_argument(call, value);
  if (has_kind(heap, value, Kind::ArrayBuffer)) return from_array_buffer(call, value, 1);
  bool is_number_array =
      has_kind(heap, value, Kind::TypedArray) && !is_big_element(heap.get<TypedArrayCell>(value.cell()).element);
  if (is_number_array) return from_typed_array(call, value);
  if (is_plain_list(heap, value)) return from_list(call, value);
  return run_prelude(call, "bufferFrom", {value, call.argument(1), call.argument(2)});
}

// --- Buffer.alloc and its like

// (size, fill, encoding)
NativeResult allocate(NativeCall& call, bool fills) {
  Value size = call.argument(0);
  if (!check_number(call, size, "size")) return call.thrown();
  double length = size.as_number();
  if (!(length >= 0 && length <= most_bytes)) return fail_range(call, "size", ">= 0 && <= 4294967296", size);
  auto count = static_cast<std::uint64_t>(length);
  ByteRange range{make_array_buffer(call.exec, count), 0, count};
  Value result = Value::object(make_buffer_over(call.exec, range));
  Value fill = call.argument(1), name = call.argument(2);
  if (!fills || fill.is_undefined() || fill == Value::number(0) || count == 0) return call.give(result);
  TextEncoding encoding = TextEncoding::Utf8;
  if (fill.is_string()) {
    if (!name.is_undefined() && !name.is_string()) return fail_type(call, "encoding", "of type string", name);
    if (!read_encoding(call, name, encoding)) return call.thrown();
  }
  NativeResult answer;
  return fill_range(call, range, fill, encoding, answer) ? call.give(result) : answer;
}
NativeResult alloc(NativeCall& call) { return allocate(call, true); }
NativeResult alloc_unsafe(NativeCall& call) { return allocate(call, false); }

NativeResult of(NativeCall& call) {
  std::vector<std::uint8_t> bytes;
  for (std::uint32_t i = 0; i < call.count; ++i) {
    NativeResult answer;
    auto number = to_number_argument(call, i, answer);
    if (!number) return answer;
    bytes.push_back(static_cast<std::uint8_t>(to_uint32(*number)));
  }
  return call.give_object(make_buffer(call.exec, bytes));
}

// (view, offset, length), in elements
NativeResult copy_bytes_from(NativeCall& call) {
  if (!has_kind(call.heap(), call.argument(0), Kind::TypedArray))
    return fail_type(call, "view", "an instance of TypedArray", call.argument(0));
  const auto& view = call.heap().get<TypedArrayCell>(call.argument(0).cell());
  auto length = static_cast<double>(typed_length(call.heap(), view));
  double first = 0, count = length;
  if (!call.argument(1).is_undefined()) {
    if (!check_offset(call, call.argument(1), "offset", 0, 9007199254740991.0)) return call.thrown();
    first = std::min(call.argument(1).as_number(), length);
  }
  if (!call.argument(2).is_undefined()) {
    if (!check_offset(call, call.argument(2), "length", 0, 9007199254740991.0)) return call.thrown();
    count = call.argument(2).as_number();
  }
  count = std::min(count, length - first);
  std::uint64_t size = element_row(view.element).size;
  ByteRange part{view.buffer, view.offset + static_cast<std::uint64_t>(first) * size,
                 static_cast<std::uint64_t>(count) * size};
  return call.give_object(make_buffer(call.exec, read_range(call.heap(), part)));
}

// --- asking

NativeResult is_buffer_method(NativeCall& call) { return call.give(is_buffer(call.exec, call.argument(0))); }

NativeResult compare(NativeCall& call) {
  auto first = uint8_range(call.heap(), call.argument(0)), second = uint8_range(call.heap(), call.argument(1));
  if (!first) return fail_type(call, "buf1", "an instance of Buffer or Uint8Array", call.argument(0));
  if (!second) return fail_type(call, "buf2", "an instance of Buffer or Uint8Array", call.argument(1));
  std::vector<std::uint8_t> x = read_range(call.heap(), *first), y = read_range(call.heap(), *second);
  call.exec.charge(1 + x.size() / 32);
  return call.give(x < y ? -1.0 : x == y ? 0.0 : 1.0);
}

NativeResult is_encoding(NativeCall& call) {
  Value name = call.argument(0);
  return call.give(name.is_string() && buffer_encoding(string_units(call.heap(), name.cell())).has_value());
}

double base64_length(std::u16string_view text) {
  std::size_t size = text.size();
  if (size > 0 && text[size - 1] == u'=') --size;
  if (size > 1 && text[size - 1] == u'=') --size;
  return static_cast<double>(size * 3 / 4);
}

NativeResult byte_length(NativeCall& call) {
  Value value = call.argument(0);
  if (!value.is_string()) {
    if (auto range = byte_range(call.heap(), value)) return call.give(static_cast<double>(range->length));
    return fail_type(call, "string", "of type string or an instance of Buffer or ArrayBuffer", value);
  }
  std::u16string_view text = string_units(call.heap(), value.cell());
  Value name = call.argument(1);
  auto encoding = name.is_string() ? buffer_encoding(string_units(call.heap(), name.cell())) : std::nullopt;
  call.exec.charge(1 + text.size() / 16);
  switch (encoding.value_or(TextEncoding::Utf8)) {
    case TextEncoding::Utf16:
      return call.give(static_cast<double>(text.size() * 2));
    case TextEncoding::Hex:
      return call.give(static_cast<double>(text.size() / 2));
    case TextEncoding::Base64:
    case TextEncoding::Base64Url:
      return call.give(base64_length(text));
    case TextEncoding::Utf8:
      return call.give(static_cast<double>(text_to_bytes(text, TextEncoding::Utf8).size()));
    default:
      return call.give(static_cast<double>(text.size()));
  }
}

// (list, length)
NativeResult concat(NativeCall& call) {
  Heap& heap = call.heap();
  Value list = call.argument(0);
  if (!is_array(heap, list)) return fail_type(call, "list", "an instance of Array", list);
  Elements parts = array_of(heap, list).elements;
  Value wanted = call.argument(1);
  if (!wanted.is_undefined() && !check_offset(call, wanted, "length", 0, most_bytes)) return call.thrown();
  std::vector<std::uint8_t> bytes;
  for (std::uint32_t i = 0; i < parts.size(); ++i) {
    auto part = uint8_range(heap, parts[i]);
    if (!part)
      return fail_type(call, fmt::format("list[{}]", i), "an instance of Buffer or Uint8Array",
                       parts[i].is_empty() ? Value::undefined() : parts[i]);
    std::vector<std::uint8_t> held = read_range(heap, *part);
    bytes.insert(bytes.end(), held.begin(), held.end());
    call.exec.charge(1 + held.size() / 32);
  }
  if (!wanted.is_undefined() && !parts.empty()) bytes.resize(static_cast<std::size_t>(wanted.as_number()));
  return call.give_object(make_buffer(call.exec, bytes));
}

constexpr NativeRow static_table[] = {
    {"from", 3, from},
    {"copyBytesFrom", 3, copy_bytes_from},
    {"of", 0, of},
    {"alloc", 3, alloc},
    {"allocUnsafe", 1, alloc_unsafe},
    {"allocUnsafeSlow", 1, alloc_unsafe},
    {"isBuffer", 1, is_buffer_method},
    {"compare", 2, compare},
    {"isEncoding", 1, is_encoding},
    {"concat", 2, concat},
    {"byteLength", 2, byte_length},
};

// --- the constructor

// Once, when a program calls Buffer itself.
void warn_of_constructor(Exec& exec) {
  auto& constructor = exec.heap().mut<NativeFunctionCell>(buffer_constructor(exec));
  if (!constructor.captured.empty()) return;
  constructor.captured.push_back(Value::boolean(true));
  emit_warning(exec, "[DEP0005] DeprecationWarning",
               "Buffer() is deprecated due to security and usability issues. Please use the Buffer.alloc(), "
               "Buffer.allocUnsafe(), or Buffer.from() methods instead.");
}

// Buffer(x), of old
NativeResult construct_buffer(NativeCall& call) {
  warn_of_constructor(call.exec);
  if (call.argument(0).is_number()) {
    if (call.argument(1).is_string()) return fail_type(call, "string", "of type string", call.argument(0));
    return allocate(call, false);
  }
  return from(call);
}

NativeResult give_fast_buffer(NativeCall& call) {
  return call.give(call.heap().get<NativeFunctionCell>(call.callee.cell()).captured[0]);
}

PropertyKey key_of(Exec& exec, std::string_view name) {
  return key_from_text(exec.heap(), std::u16string(name.begin(), name.end()));
}

CellId special(Exec& exec, BufferSpecial row) {
  return make_native_function(exec, native_number("buffer_special_rows", row));
}

// Visible methods, as node's library defines them.
void install_visible(Exec& exec, CellId target, std::string_view group, std::uint32_t row) {
  const NativeRow& native = native_row(native_number(group, row));
  RowName name = parse_row_name(exec.heap(), native.name);
  CellId function = make_native_function(exec, native_number(group, row));
  if (name.is_getter)
    define_accessor(exec.heap(), target, name.key, Value::object(function), Value::undefined(), Enumerable);
  else
    define_own(exec.heap(), target, name.key, Value::object(function));
}

Value method(Exec& exec, CellId target, std::string_view name) {
  return get_own_property(exec.heap(), target, key_of(exec, name)).value;
}

// The order in which node lists them; names with Uint are second names.
constexpr std::string_view number_methods[] = {
    "BigUInt64LE", "BigUInt64BE", "BigUint64LE", "BigUint64BE", "BigInt64LE", "BigInt64BE", "UIntLE",   "UInt32LE",
    "UInt16LE",    "UInt8",       "UIntBE",      "UInt32BE",    "UInt16BE",   "UintLE",     "Uint32LE", "Uint16LE",
    "Uint8",       "UintBE",      "Uint32BE",    "Uint16BE",    "IntLE",      "Int32LE",    "Int16LE",  "Int8",
    "IntBE",       "Int32BE",     "Int16BE",     "FloatLE",     "FloatBE",    "DoubleLE",   "DoubleBE"};

// The row that a method's name is a name of.
std::string row_name(std::string_view verb, std::string_view name) {
  std::string text(name);
  if (auto at = text.find("Uint"); at != std::string::npos) text[at + 1] = 'I';
  bool is_real = text.starts_with("Float") || text.starts_with("Double");
  if (is_real) text.replace(text.size() - 2, 2, text.ends_with("LE") ? "Forwards" : "Backwards");
  return std::string(verb) + text;
}

CellId number_method(Exec& exec, std::string_view wanted) {
  std::uint32_t first = native_number("buffer_number_rows", 0), row = 0;
  while (native_row(first + row).name != wanted) ++row;
  return make_native_function(exec, first + row);
}

bool is_of_sort(std::string_view name, std::string_view sort) {
  if (sort == "Big") return name.starts_with("Big");
  bool is_real = name.starts_with("Float") || name.starts_with("Double");
  return sort == "Real" ? is_real : !is_real && !name.starts_with("Big");
}

void install_number_methods(Exec& exec, CellId prototype, std::string_view sort) {
  for (std::string_view verb : {"read", "write"}) {
    for (std::string_view name : number_methods) {
      if (!is_of_sort(name, sort)) continue;
      PropertyKey wanted = key_of(exec, std::string(verb) + std::string(name));
      std::string original = row_name(verb, name);
      Property known = get_own_property(exec.heap(), prototype, key_of(exec, original));
      Value function = known.found() ? known.value : Value::object(number_method(exec, original));
      define_own(exec.heap(), prototype, wanted, function);
    }
  }
}

CellId custom_inspect_symbol(Exec& exec) {
  Heap& heap = exec.heap();
  for (CellId symbol : realm(exec).registered_symbols) {
    if (heap.get<SymbolCell>(symbol).description == string_value(Name::inspect_custom)) return symbol;
    if (strings_equal(heap, heap.get<SymbolCell>(symbol).description.cell(), id_of(Name::inspect_custom)))
      return symbol;
  }
  CellId symbol = heap.make<SymbolCell>();
  heap.mut<SymbolCell>(symbol).description = string_value(Name::inspect_custom);
  heap.mut<SymbolCell>(symbol).is_registered = true;
  realm_mut(exec).registered_symbols.push_back(symbol);
  return symbol;
}

void fill_prototype(Exec& exec, CellId prototype, CellId constructor) {
  Heap& heap = exec.heap();
  define_own(heap, prototype, Name::constructor, Value::object(constructor), hidden_flags);
  for (std::string_view sort : {"Big", "Integer", "Real"}) install_number_methods(exec, prototype, sort);
  std::uint32_t first = native_number("buffer_prototype_rows", 0);
  for (std::uint32_t row = 0; row < native_group(first >> 8).size(); ++row)
    install_visible(exec, prototype, "buffer_prototype_rows", row);
  define_own(heap, prototype, Name::toLocaleString, method(exec, prototype, "toString"));
  define_own(heap, prototype, PropertyKey::symbol(custom_inspect_symbol(exec)), method(exec, prototype, "inspect"));
}

}  // namespace

CellId buffer_constructor(Exec& exec) {
  if (CellId known = intrinsic(exec, Intrinsic::Buffer)) return known;
  Heap& heap = exec.heap();
  CellId constructor = special(exec, BufferConstructor), fast = special(exec, FastBuffer);
  realm_mut(exec).intrinsics[static_cast<std::size_t>(Intrinsic::Buffer)] = constructor;
  CellId prototype = make_object(heap, intrinsic(exec, Intrinsic::Uint8ArrayPrototype));
  realm_mut(exec).intrinsics[static_cast<std::size_t>(Intrinsic::BufferPrototype)] = prototype;
  for (CellId function : {constructor, fast}) {
    heap.mut<NativeFunctionCell>(function).is_constructor = true;
    set_prototype(heap, function, intrinsic(exec, Intrinsic::Uint8Array));
    define_own(heap, function, Name::prototype, Value::object(prototype), Writable);
  }
  define_own(heap, constructor, key_of(exec, "poolSize"), Value::number(8192));
  std::uint32_t first = native_number("buffer_rows", 0);
  for (std::uint32_t row = 0; row < native_group(first >> 8).size(); ++row)
    install_visible(exec, constructor, "buffer_rows", row);
  CellId species = special(exec, GiveFastBuffer);
  heap.mut<NativeFunctionCell>(species).captured.push_back(Value::object(fast));
  define_accessor(heap, constructor, key(Symbol::species), Value::object(species), Value::undefined(), Configurable);
  fill_prototype(exec, prototype, constructor);
  return constructor;
}

namespace {

// --- globals that are made, or may be replaced, when a program first uses them

NativeResult get_buffer_global(NativeCall& call) { return call.give_object(buffer_constructor(call.exec)); }

NativeResult replace_global(NativeCall& call, std::string_view name, std::uint8_t flags) {
  CellId global = realm(call.exec).global_object;
  delete_property(call.heap(), global, key_of(call.exec, name));
  define_own(call.heap(), global, key_of(call.exec, name), call.argument(0), flags);
  return call.give_undefined();
}
NativeResult set_buffer_global(NativeCall& call) { return replace_global(call, "Buffer", hidden_flags); }

NativeResult get_lazy_global(NativeCall& call) {
  return call.give(call.heap().get<NativeFunctionCell>(call.callee.cell()).captured[0]);
}
NativeResult set_lazy_global(NativeCall& call) {
  Value function = call.heap().get<NativeFunctionCell>(call.callee.cell()).captured[0];
  return replace_global(call, function_name(call.exec, function.cell()), default_flags);
}

NativeResult fast_buffer(NativeCall& call) { return construct_uint8_array(call); }

NativeResult inspect_buffer(NativeCall& call) { return call.give_undefined(); }

constexpr NativeRow special_table[] = {
    {"Buffer", 3, construct_buffer}, {"FastBuffer", 0, fast_buffer},
    {"get", 0, get_buffer_global},   {"set", 1, set_buffer_global},
    {"inspect", 2, inspect_buffer},  {"get", 0, get_lazy_global},
    {"set", 1, set_lazy_global},     {"get [Symbol.species]", 0, give_fast_buffer},
};

// --- what the prelude asks

// A Buffer of the numbers in a list (of primitives).
NativeResult buffer_of_list(NativeCall& call) { return from_list(call, call.argument(0)); }
NativeResult buffer_of_text(NativeCall& call) { return from_text(call, call.argument(0), call.argument(1)); }
NativeResult throw_first_argument(NativeCall& call) { return fail_first_argument(call, call.argument(0)); }
NativeResult is_any_buffer(NativeCall& call) {
  return call.give(has_kind(call.heap(), call.argument(0), Kind::ArrayBuffer));
}
NativeResult is_utf8(NativeCall& call) {
  auto range = byte_range(call.heap(), call.argument(0));
  return call.give(range && is_valid_utf8(read_range(call.heap(), *range)));
}
NativeResult is_ascii(NativeCall& call) {
  auto range = byte_range(call.heap(), call.argument(0));
  if (!range) return call.give(false);
  std::vector<std::uint8_t> bytes = read_range(call.heap(), *range);
  return call.give(std::all_of(bytes.begin(), bytes.end(), [](std::uint8_t byte) { return byte < 0x80; }));
}

NativeResult deep_equal_bytes(NativeCall& call) {
  auto first = byte_range(call.heap(), call.argument(0)), second = byte_range(call.heap(), call.argument(1));
  call.exec.charge(1 + first->length / 32);
  return call.give(read_range(call.heap(), *first) == read_range(call.heap(), *second));
}

// Buffer, whoever replaced the global's value.
NativeResult buffer_class(NativeCall& call) { return call.give_object(buffer_constructor(call.exec)); }

constexpr NativeRow call_table[] = {
    {"BufferOfList", 1, buffer_of_list},
    {"BufferOfText", 2, buffer_of_text},
    {"ThrowFirstArgument", 1, throw_first_argument},
    {"IsAnyBuffer", 1, is_any_buffer},
    {"IsUtf8", 1, is_utf8},
    {"IsAscii", 1, is_ascii},
    {"DeepEqualBytes", 2, deep_equal_bytes},
    {"BufferClass", 0, buffer_class},
    {"ModuleBuffer", 0, nullptr, "moduleBuffer"},
};

}  // namespace

std::span<const NativeRow> buffer_call_rows() { return call_table; }

extern const std::span<const NativeRow> buffer_rows, buffer_special_rows;
const std::span<const NativeRow> buffer_rows = static_table;
const std::span<const NativeRow> buffer_special_rows = special_table;

namespace {

void define_lazy(Exec& exec, std::string_view name, CellId getter, CellId setter, std::uint8_t flags) {
  define_accessor(exec.heap(), realm(exec).global_object, key_of(exec, name), Value::object(getter),
                  Value::object(setter), flags);
}

}  // namespace

void define_buffer_global(Exec& exec) {
  define_lazy(exec, "Buffer", special(exec, GetBufferGlobal), special(exec, SetBufferGlobal), Configurable);
}

void define_base64_globals(Exec& exec) {
  for (std::uint32_t row : {0u, 1u}) {
    std::uint32_t native = native_number("base64_rows", row);
    Value function = Value::object(make_native_function(exec, native));
    CellId accessors[] = {special(exec, GetLazyGlobal), special(exec, SetLazyGlobal)};
    for (CellId accessor : accessors) exec.heap().mut<NativeFunctionCell>(accessor).captured.push_back(function);
    define_lazy(exec, native_row(native).name, accessors[0], accessors[1], Enumerable | Configurable);
  }
}

}  // namespace loopscope::js
