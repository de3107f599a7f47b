// %Buffer% and its prototype, made when a program first names it, and the globals that are made so.
#include "buffer_support.hpp"
#include "host_support.hpp"

#include <builtins/constructors.hpp>

#include <javascript/registered_symbol.hpp>
#include <javascript/render.hpp>
#include <javascript/setup.hpp>

namespace loopscope::js {

namespace {

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
    return buffer_allocate(call);
  }
  return buffer_from(call);
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

void fill_prototype(Exec& exec, CellId prototype, CellId constructor) {
  Heap& heap = exec.heap();
  define_own(heap, prototype, Name::constructor, Value::object(constructor), hidden_flags);
  for (std::string_view sort : {"Big", "Integer", "Real"}) install_number_methods(exec, prototype, sort);
  std::uint32_t first = native_number("buffer_prototype_rows", 0);
  for (std::uint32_t row = 0; row < native_group(first >> 8).size(); ++row)
    install_visible(exec, prototype, "buffer_prototype_rows", row);
  define_own(heap, prototype, Name::toLocaleString, method(exec, prototype, "toString"));
  define_own(heap, prototype, PropertyKey::symbol(registered_symbol(exec, id_of(Name::inspect_custom))),
             method(exec, prototype, "inspect"));
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

constexpr NativeRow special_table[] = {
    {"Buffer", 3, construct_buffer},
    {"FastBuffer", 0, fast_buffer},
    {"get", 0, get_buffer_global},
    {"set", 1, set_buffer_global},
    {"get", 0, get_lazy_global},
    {"set", 1, set_lazy_global},
    {"get [Symbol.species]", 0, give_fast_buffer},
};

void define_lazy(Exec& exec, std::string_view name, CellId getter, CellId setter, std::uint8_t flags) {
  define_accessor(exec.heap(), realm(exec).global_object, key_of(exec, name), Value::object(getter),
                  Value::object(setter), flags);
}

}  // namespace

extern const std::span<const NativeRow> buffer_special_rows;
const std::span<const NativeRow> buffer_special_rows = special_table;

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
