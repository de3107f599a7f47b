// Builds the realm on an empty heap: names and symbols with constant ids, then the builtin objects from tables.
#include <javascript/lazy_property.hpp>
#include <javascript/render.hpp>
#include <javascript/setup.hpp>

#include <cassert>

namespace loopscope::js {

namespace {

struct PrototypeRow {
  Intrinsic object;
  Intrinsic parent;  // Nothing: no prototype
};
// In an order in which each parent comes first.
constexpr PrototypeRow prototypes[] = {
    {Intrinsic::FunctionPrototype, Intrinsic::ObjectPrototype},
    {Intrinsic::NumberPrototype, Intrinsic::ObjectPrototype},
    {Intrinsic::BooleanPrototype, Intrinsic::ObjectPrototype},
    {Intrinsic::StringPrototype, Intrinsic::ObjectPrototype},
    {Intrinsic::ArrayPrototype, Intrinsic::ObjectPrototype},
    {Intrinsic::SymbolPrototype, Intrinsic::ObjectPrototype},
    {Intrinsic::BigIntPrototype, Intrinsic::ObjectPrototype},
    {Intrinsic::ErrorPrototype, Intrinsic::ObjectPrototype},
    {Intrinsic::TypeErrorPrototype, Intrinsic::ErrorPrototype},
    {Intrinsic::RangeErrorPrototype, Intrinsic::ErrorPrototype},
    {Intrinsic::ReferenceErrorPrototype, Intrinsic::ErrorPrototype},
    {Intrinsic::SyntaxErrorPrototype, Intrinsic::ErrorPrototype},
    {Intrinsic::EvalErrorPrototype, Intrinsic::ErrorPrototype},
    {Intrinsic::URIErrorPrototype, Intrinsic::ErrorPrototype},
    {Intrinsic::AggregateErrorPrototype, Intrinsic::ErrorPrototype},
    {Intrinsic::PromisePrototype, Intrinsic::ObjectPrototype},
    {Intrinsic::IteratorPrototype, Intrinsic::ObjectPrototype},
    {Intrinsic::AsyncIteratorPrototype, Intrinsic::ObjectPrototype},
    {Intrinsic::ArrayIteratorPrototype, Intrinsic::IteratorPrototype},
    {Intrinsic::StringIteratorPrototype, Intrinsic::IteratorPrototype},
    {Intrinsic::MapIteratorPrototype, Intrinsic::IteratorPrototype},
    {Intrinsic::RegExpStringIteratorPrototype, Intrinsic::IteratorPrototype},
    {Intrinsic::RegExpPrototype, Intrinsic::ObjectPrototype},
    {Intrinsic::SetIteratorPrototype, Intrinsic::IteratorPrototype},
    {Intrinsic::GeneratorPrototype, Intrinsic::IteratorPrototype},
    {Intrinsic::AsyncGeneratorPrototype, Intrinsic::AsyncIteratorPrototype},
    {Intrinsic::AsyncFromSyncIteratorPrototype, Intrinsic::AsyncIteratorPrototype},
    {Intrinsic::GeneratorFunctionPrototype, Intrinsic::FunctionPrototype},
    {Intrinsic::AsyncFunctionPrototype, Intrinsic::FunctionPrototype},
    {Intrinsic::AsyncGeneratorFunctionPrototype, Intrinsic::FunctionPrototype},
    {Intrinsic::DatePrototype, Intrinsic::ObjectPrototype},
    {Intrinsic::MapPrototype, Intrinsic::ObjectPrototype},
    {Intrinsic::SetPrototype, Intrinsic::ObjectPrototype},
    {Intrinsic::WeakMapPrototype, Intrinsic::ObjectPrototype},
    {Intrinsic::WeakSetPrototype, Intrinsic::ObjectPrototype},
    {Intrinsic::WeakRefPrototype, Intrinsic::ObjectPrototype},
    {Intrinsic::FinalizationRegistryPrototype, Intrinsic::ObjectPrototype},
    {Intrinsic::ArrayBufferPrototype, Intrinsic::ObjectPrototype},
    {Intrinsic::SharedArrayBufferPrototype, Intrinsic::ObjectPrototype},
    {Intrinsic::TypedArrayPrototype, Intrinsic::ObjectPrototype},
    {Intrinsic::Int8ArrayPrototype, Intrinsic::TypedArrayPrototype},
    {Intrinsic::Uint8ArrayPrototype, Intrinsic::TypedArrayPrototype},
    {Intrinsic::Uint8ClampedArrayPrototype, Intrinsic::TypedArrayPrototype},
    {Intrinsic::Int16ArrayPrototype, Intrinsic::TypedArrayPrototype},
    {Intrinsic::Uint16ArrayPrototype, Intrinsic::TypedArrayPrototype},
    {Intrinsic::Int32ArrayPrototype, Intrinsic::TypedArrayPrototype},
    {Intrinsic::Uint32ArrayPrototype, Intrinsic::TypedArrayPrototype},
    {Intrinsic::Float32ArrayPrototype, Intrinsic::TypedArrayPrototype},
    {Intrinsic::Float64ArrayPrototype, Intrinsic::TypedArrayPrototype},
    {Intrinsic::BigInt64ArrayPrototype, Intrinsic::TypedArrayPrototype},
    {Intrinsic::BigUint64ArrayPrototype, Intrinsic::TypedArrayPrototype},
    {Intrinsic::DataViewPrototype, Intrinsic::ObjectPrototype},
    {Intrinsic::TextEncoderPrototype, Intrinsic::ObjectPrototype},
    {Intrinsic::TextDecoderPrototype, Intrinsic::ObjectPrototype},
    {Intrinsic::Atomics, Intrinsic::ObjectPrototype},
    {Intrinsic::TimeoutPrototype, Intrinsic::ObjectPrototype},
    {Intrinsic::ImmediatePrototype, Intrinsic::ObjectPrototype},
    {Intrinsic::Math, Intrinsic::ObjectPrototype},
    {Intrinsic::JSON, Intrinsic::ObjectPrototype},
    {Intrinsic::Reflect, Intrinsic::ObjectPrototype},
    {Intrinsic::Console, Intrinsic::ObjectPrototype},
    {Intrinsic::Process, Intrinsic::ObjectPrototype},
};

CellId& slot(Heap& heap, Intrinsic which) {
  return heap.mut<RealmCell>(realm_id).intrinsics[static_cast<std::size_t>(which)];
}

void make_names(Heap& heap, std::vector<CellId>& pinned) {
  static constexpr std::u16string_view names[] = {
#define NAME(id, text) u"" text,
#include <javascript/names.def>
#undef NAME
  };
  for (std::u16string_view name : names) pinned.push_back(intern(heap, CellId{1}, name));
  // The symbols' descriptions come after all symbols, so that their ids stay in a row.
  static constexpr std::u16string_view symbols[] = {
#define SYMBOL(id) u"Symbol." #id,
#include <javascript/symbols.def>
#undef SYMBOL
  };
  for (std::size_t i = 0; i < std::size(symbols); ++i) pinned.push_back(heap.make<SymbolCell>());
  [[maybe_unused]] CellId realm = heap.make<RealmCell>();
  assert(realm == realm_id);
  for (std::uint32_t i = 0; i < std::size(symbols); ++i) {
    Value description = Value::string(make_string(heap, std::u16string(symbols[i])));
    heap.mut<SymbolCell>(id_of(static_cast<Symbol>(i))).description = description;
  }
}

// %Function.prototype% is itself a function, %Array.prototype% an array, and so on.
CellId make_prototype_cell(Heap& heap, Intrinsic which) {
  switch (which) {
    case Intrinsic::ArrayPrototype:
      return heap.make<ArrayCell>();
    case Intrinsic::FunctionPrototype:
      return heap.make<NativeFunctionCell>();
    case Intrinsic::NumberPrototype: {
      CellId id = heap.make<PrimitiveObjectCell>();
      heap.mut<PrimitiveObjectCell>(id).primitive = Value::number(0);
      return id;
    }
    case Intrinsic::StringPrototype: {
      CellId id = heap.make<StringObjectCell>();
      heap.mut<StringObjectCell>(id).primitive = string_value(Name::empty_string);
      return id;
    }
    default:
      return heap.make<ObjectCell>();
  }
}

void make_prototypes(Heap& heap) {
  CellId root = heap.make<ObjectCell>();
  slot(heap, Intrinsic::ObjectPrototype) = root;
  CellId shape = root_shape(heap, {});
  heap.mut<ObjectCell>(root).shape = shape;
  for (const PrototypeRow& row : prototypes) {
    CellId parent = intrinsic(heap, row.parent);
    CellId object_shape = shape_for_prototype(heap, parent);
    CellId object = make_prototype_cell(heap, row.object);
    heap.mut_as<ObjectCell>(object).shape = object_shape;
    slot(heap, row.object) = object;
  }
  CellId array_shape = shape_for_prototype(heap, intrinsic(heap, Intrinsic::ArrayPrototype));
  heap.mut<RealmCell>(realm_id).array_shape = array_shape;
}

// The shapes closures start with. Their slots are lazy.
CellId function_shape(Heap& heap, Intrinsic prototype, std::uint8_t prototype_flags) {
  CellId sample = make_object(heap, intrinsic(heap, prototype));
  define_own(heap, sample, Name::length, Value::undefined(), Configurable);
  define_own(heap, sample, Name::name, Value::undefined(), Configurable);
  if (prototype_flags != Configurable) define_own(heap, sample, Name::prototype, Value::undefined(), prototype_flags);
  return object_of(heap, sample).shape;
}

void make_function_shapes(Heap& heap) {
  constexpr std::uint8_t no_prototype = Configurable;
  constexpr FunctionShapeRow rows[] = {
      {FunctionShape::Constructor, Intrinsic::FunctionPrototype, Writable},
      {FunctionShape::Plain, Intrinsic::FunctionPrototype, no_prototype},
      {FunctionShape::Class, Intrinsic::FunctionPrototype, constant_flags},
      {FunctionShape::Generator, Intrinsic::GeneratorFunctionPrototype, Writable},
      {FunctionShape::Async, Intrinsic::AsyncFunctionPrototype, no_prototype},
      {FunctionShape::AsyncGenerator, Intrinsic::AsyncGeneratorFunctionPrototype, Writable},
  };
  for (const FunctionShapeRow& row : rows) {
    CellId shape = function_shape(heap, row.prototype, row.prototype_flags);
    heap.mut<RealmCell>(realm_id).function_shapes[static_cast<std::size_t>(row.which)] = shape;
  }
}

void make_iterator_result_shape(Heap& heap) {
  CellId sample = make_object(heap, intrinsic(heap, Intrinsic::ObjectPrototype));
  define_own(heap, sample, Name::value, Value::undefined());
  define_own(heap, sample, Name::done, Value::undefined());
  heap.mut<RealmCell>(realm_id).iterator_result_shape = object_of(heap, sample).shape;
}

}  // namespace

// "get size", "[Symbol.iterator]", "push": how a row is installed.
RowName parse_row_name(Heap& heap, std::string_view name) {
  RowName out;
  out.is_getter = name.starts_with("get ");
  out.is_setter = name.starts_with("set ");
  if (out.is_getter || out.is_setter) name.remove_prefix(4);
  if (!name.starts_with("[Symbol.")) {
    out.shown.assign(name.begin(), name.end());
    out.key = key_from_text(heap, out.shown);
    return out;
  }
  std::string_view symbol = name.substr(8, name.size() - 9);
  static constexpr std::string_view symbols[] = {
#define SYMBOL(id) #id,
#include <javascript/symbols.def>
#undef SYMBOL
  };
  for (std::uint32_t i = 0; i < std::size(symbols); ++i) {
    if (symbols[i] == symbol) out.key = key(static_cast<Symbol>(i));
  }
  out.shown = std::u16string(name.begin(), name.end());
  return out;
}

namespace {

// The interned name a function says it has. Nearly always its key's own text, which is there already.
Value function_name(Heap& heap, const RowName& name) {
  if (name.is_getter) return Value::string(intern(heap, CellId{1}, u"get " + name.shown));
  if (name.is_setter) return Value::string(intern(heap, CellId{1}, u"set " + name.shown));
  if (name.key.type == PropertyKey::Type::String) return Value::string(CellId{name.key.id});
  return Value::string(intern(heap, CellId{1}, name.shown));
}

CellId make_named_function(Exec& exec, std::uint32_t native, const RowName& name) {
  Heap& heap = exec.heap();
  const NativeRow& row = native_row(native);
  CellId shape = heap.get<RealmCell>(realm_id).function_shapes[static_cast<std::size_t>(FunctionShape::Plain)];
  CellId id = heap.make<NativeFunctionCell>();
  auto& function = heap.mut<NativeFunctionCell>(id);
  function.native = native;
  function.shape = shape;
  function.slots.push_back(Value::number(row.length));
  function.slots.push_back(Value::undefined());
  Value shown = function_name(heap, name);
  heap.mut<NativeFunctionCell>(id).slots[1] = shown;
  return id;
}

}  // namespace

CellId make_native_function(Exec& exec, std::uint32_t native) {
  return make_named_function(exec, native, parse_row_name(exec.heap(), native_row(native).name));
}

namespace {

void install_accessor(Exec& exec, CellId target, const RowName& name, CellId function) {
  Heap& heap = exec.heap();
  Value getter = Value::undefined(), setter = Value::undefined();
  Property existing = get_own_property(heap, target, name.key);
  if (existing.found() && existing.is_accessor()) {
    getter = heap.get<AccessorCell>(existing.value.cell()).getter;
    setter = heap.get<AccessorCell>(existing.value.cell()).setter;
  }
  (name.is_getter ? getter : setter) = Value::object(function);
  define_accessor(heap, target, name.key, getter, setter, Configurable);
}

}  // namespace

void install_row(Exec& exec, CellId target, std::uint32_t native) {
  RowName name = parse_row_name(exec.heap(), native_row(native).name);
  CellId function = make_named_function(exec, native, name);
  if (name.is_getter || name.is_setter) return install_accessor(exec, target, name, function);
  define_own(exec.heap(), target, name.key, Value::object(function), hidden_flags);
}

namespace {

struct GroupRow {
  const char* rows;
  Intrinsic target;
};
constexpr GroupRow group_targets[] = {
#define GROUP(rows, target) {#rows, Intrinsic::target},
#include <javascript/natives.def>
#undef GROUP
};

struct ConstructorRow {
  Intrinsic constructor;
  Intrinsic prototype;
  std::uint32_t native;
  Intrinsic parent;
};

void install_constructor(Exec& exec, const ConstructorRow& row) {
  Heap& heap = exec.heap();
  CellId function = make_native_function(exec, row.native);
  heap.mut<NativeFunctionCell>(function).is_constructor = true;
  if (row.parent != Intrinsic::Nothing) set_prototype(heap, function, intrinsic(heap, row.parent));
  slot(heap, row.constructor) = function;
  CellId prototype = intrinsic(heap, row.prototype);
  define_own(heap, function, Name::prototype, Value::object(prototype), constant_flags);
  bool fixed = row.constructor == Intrinsic::GeneratorFunction || row.constructor == Intrinsic::AsyncFunction ||
               row.constructor == Intrinsic::AsyncGeneratorFunction;
  define_own(heap, prototype, Name::constructor, Value::object(function),
             fixed ? std::uint8_t{Configurable} : hidden_flags);
}

void install_constructors(Exec& exec) {
  static constexpr struct {
    std::string_view name;
    Intrinsic constructor, prototype, parent;
  } rows[] = {
#define CONSTRUCTOR(name, parent) {#name, Intrinsic::name, Intrinsic::name##Prototype, Intrinsic::parent},
#include <javascript/constructors.def>
#undef CONSTRUCTOR
  };
  std::span<const NativeRow> natives = native_group(0);
  for (const auto& row : rows) {
    for (std::uint32_t i = 0; i < natives.size(); ++i) {
      if (row.name == natives[i].name) install_constructor(exec, {row.constructor, row.prototype, i, row.parent});
    }
  }
}

void install_groups(Exec& exec) {
  for (std::uint32_t group = 0; group < std::size(group_targets); ++group) {
    if (group_targets[group].target == Intrinsic::Nothing) continue;
    CellId target = intrinsic(exec, group_targets[group].target);
    keep_own_shape(exec.heap(), target);
    for (std::uint32_t row = 0; row < native_group(group).size(); ++row) install_row(exec, target, group << 8 | row);
  }
}

}  // namespace

void set_up_realm(Exec& exec) {
  Heap& heap = exec.heap();
  [[maybe_unused]] CellId table = make_intern_table(heap);
  assert(table == CellId{1});
  exec.machine.root(Root::InternTable) = table;
  std::vector<CellId> pinned;
  make_names(heap, pinned);
  heap.mut<RealmCell>(realm_id).pinned = std::move(pinned);
  exec.machine.root(Root::Language) = realm_id;
  fill_realm(exec);
}

CellId add_realm(Exec& exec) {
  CellId id = exec.heap().make<RealmCell>();
  const RealmCell& known = realm(exec);
  auto& fresh = exec.heap().mut<RealmCell>(id);
  fresh.pinned = known.pinned;
  fresh.prelude_codes = known.prelude_codes;  // code knows intrinsics by their numbers only
  fresh.stubs = known.stubs;
  fresh.reaction_stub = known.reaction_stub;
  fresh.thenable_stub = known.thenable_stub;
  return id;
}

void exchange_realms(Exec& exec, CellId other) {
  std::swap(static_cast<RealmState&>(exec.heap().mut<RealmCell>(realm_id)),
            static_cast<RealmState&>(exec.heap().mut<RealmCell>(other)));
}

void fill_realm(Exec& exec) {
  Heap& heap = exec.heap();
  make_prototypes(heap);
  make_function_shapes(heap);
  make_iterator_result_shape(heap);
  CellId global = heap.make<ObjectCell>();
  CellId global_shape = shape_for_prototype(heap, intrinsic(heap, Intrinsic::ObjectPrototype));
  heap.mut<ObjectCell>(global).shape = global_shape;
  heap.mut<RealmCell>(realm_id).global_object = global;
  heap.mut<RealmCell>(realm_id).global_this = global;
  install_constructors(exec);
  install_groups(exec);
  finish_realm(exec);
}

Value iterator_result(Exec& exec, Value value, bool done) {
  Heap& heap = exec.heap();
  CellId id = heap.make<ObjectCell>();
  auto& cell = heap.mut<ObjectCell>(id);
  cell.shape = realm(exec).iterator_result_shape;
  cell.slots.push_back(value);
  cell.slots.push_back(Value::boolean(done));
  return Value::object(id);
}

}  // namespace loopscope::js
