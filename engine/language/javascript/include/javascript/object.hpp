#pragma once
// Objects. An object has a shape (prototype, keys, attributes; shared by objects built alike), slots (a value per key
// of the shape) and elements (array-like indexes with default attributes; empty = hole).
//
// Invariants: an index key lives either in `elements` (default attributes) or, when it is sparse or has other
// attributes, in the shape as an index key (then has_index_keys is set). A slot of an accessor property holds an
// internal id of an AccessorCell. A slot of a data property that is empty, or holds the internal id of a stack trace,
// is a lazy property (function name, length, prototype; `stack`) that property.cpp makes on first use.
#include <runtime/job.hpp>
#include <values/heap.hpp>
#include <values/strings.hpp>

namespace loopscope::js {

enum class Kind : std::uint8_t {
  Shape = 16,
  Accessor,
  Symbol,
  BigInteger,
  PrivateNames,
  Realm,
  Host,
  StackTrace,
  ModuleBinding,
  Thread,
  Object = 32,
  Array,
  Function,
  NativeFunction,
  BoundFunction,
  Error,
  Boolean,
  Number,
  String,
  SymbolObject,
  BigIntegerObject,
  Arguments,
  Promise,
  Generator,
  AsyncFunction,
  AsyncGenerator,
  Map,
  Set,
  WeakMap,
  WeakSet,
  WeakReference,
  CollectionIterator,
  ArrayIterator,
  StringIterator,
  ForInEnumerator,
  Date,
  RegExp,
  Proxy,
  ArrayBuffer,
  TypedArray,
  DataView,
  Timer,
  Global,
  AsyncFromSyncIterator,
  Namespace,
  FinalizationRegistry,
  Other,
};

// A property key: an array index (0..2^32-2), an interned string or a symbol (private names are symbols too).
struct PropertyKey {
  enum class Type : std::uint32_t { None, Index, String, Symbol };
  Type type = Type::None;
  std::uint32_t id = 0;

  static PropertyKey index(std::uint32_t i) { return {Type::Index, i}; }
  static PropertyKey string(CellId interned) { return {Type::String, interned.index}; }
  static PropertyKey symbol(CellId symbol) { return {Type::Symbol, symbol.index}; }
  bool is_index() const { return type == Type::Index; }
  bool is_string() const { return type == Type::String; }
  bool is_symbol() const { return type == Type::Symbol; }
  CellId cell() const { return is_index() ? CellId{} : CellId{id}; }
  auto fields() const { return std::make_tuple(static_cast<std::uint32_t>(type), is_index() ? id : 0u, cell()); }
  friend bool operator==(PropertyKey, PropertyKey) = default;
};

enum PropertyFlag : std::uint8_t { Writable = 1, Enumerable = 2, Configurable = 4, IsAccessor = 8 };
inline constexpr std::uint8_t default_flags = Writable | Enumerable | Configurable;
inline constexpr std::uint8_t hidden_flags = Writable | Configurable;  // builtin methods
inline constexpr std::uint8_t constant_flags = 0;

struct ShapeProperty {
  PropertyKey key;  // None: deleted (unique shapes only)
  std::uint8_t flags = default_flags;
  auto fields() const { return std::tie(key, flags); }
  friend bool operator==(const ShapeProperty&, const ShapeProperty&) = default;
};

struct ShapeTransition {
  PropertyKey key;
  std::uint8_t flags = 0;
  WeakId shape;
  auto fields() const { return std::tie(key, flags, shape); }
  friend bool operator==(const ShapeTransition&, const ShapeTransition&) = default;
};

// Immutable and shared, or unique to one object and changed in place (many keys, deletions, changed attributes).
struct ShapeCell : Cell {
  static constexpr CellTraits traits{"shape", static_cast<std::uint8_t>(Kind::Shape), false};
  CellId prototype;
  CellId maker;  // of an instance whose prototype was changed: the constructor that made it, as V8's maps keep it
  bool unique = false;
  std::uint32_t deleted = 0;
  std::vector<ShapeProperty> properties;     // slot i belongs to properties[i]
  std::vector<ShapeTransition> transitions;  // weak: shapes that extend this one by one key
  std::vector<std::uint32_t> index;          // hash table over properties when there are many; derived from them

  auto fields() const { return std::tie(prototype, maker, unique, deleted, properties, transitions); }
  bool has_dead(const LiveSet& live) const;
  void forget_dead(const LiveSet& live);

  static constexpr std::uint32_t not_found = ~0u;
  std::uint32_t find(PropertyKey key) const;
  void append(ShapeProperty property);  // and its index entry
  void rebuild_index();
};

struct AccessorCell : Cell {
  static constexpr CellTraits traits{"accessor", static_cast<std::uint8_t>(Kind::Accessor), false};
  Value getter = Value::undefined(), setter = Value::undefined();
  auto fields() const { return std::tie(getter, setter); }
};

struct SymbolCell : Cell {
  static constexpr CellTraits traits{"symbol", static_cast<std::uint8_t>(Kind::Symbol), false};
  Value description = Value::undefined();  // undefined or string
  bool is_private = false;                 // a #name: not seen by reflection
  bool is_registered = false;              // Symbol.for
  Value brand;                             // of a private method's name: whom messages want as its receiver
  auto fields() const { return std::tie(description, is_private, is_registered, brand); }
};

using Elements = SmallVector<Value, 0>;

struct ObjectCell : Cell {
  static constexpr CellTraits traits{"object", static_cast<std::uint8_t>(Kind::Object), true};
  CellId shape;
  bool extensible = true;
  bool has_index_keys = false;
  bool is_instance = false;  // made by `new F` of a function that is no derived constructor, F being new.target
  SmallVector<Value, 4> slots;
  Elements elements;
  CellId child_shape;  // the empty shape for objects whose prototype this is; none until asked for

  auto fields() const { return std::tie(shape, extensible, has_index_keys, is_instance, slots, elements, child_shape); }
  Kind kind() const { return static_cast<Kind>(type->traits.kind); }
};

// Declares a cell type derived from ObjectCell: its kind and its own fields.
#define JS_OBJECT_CELL(Name, label, kind_name) \
  static constexpr CellTraits traits{label, static_cast<std::uint8_t>(Kind::kind_name), true};
#define JS_OBJECT_FIELDS(...) \
  auto fields() const { return std::tuple_cat(ObjectCell::fields(), std::tie(__VA_ARGS__)); }

struct ArrayCell : ObjectCell {
  JS_OBJECT_CELL(ArrayCell, "array", Array)
  std::uint32_t length = 0;  // elements.size() <= length, indexes past elements.size() are holes or index keys
  bool length_writable = true;
  std::uint8_t uses = 0;  // ArrayUse bits, once it has held two coroutines
  JS_OBJECT_FIELDS(length, length_writable, uses)
};

// How an array that holds coroutines has been used: which makes it a queue (ready_queue.hpp).
enum ArrayUse : std::uint8_t { HeldCoroutines = 1, TakenFirst = 2, TakenLast = 4, PutFirst = 8, PutLast = 16 };

// A closure.
struct FunctionCell : ObjectCell {
  JS_OBJECT_CELL(FunctionCell, "function", Function)
  std::uint32_t code = 0;
  CellId environment;
  CellId home_object;
  CellId field_initializer;     // of a class constructor: a hidden method
  Value name;                   // string: what the lazy `name` property says and stack traces print
  std::uint32_t length = 0;     // what the lazy `length` property says
  bool is_constructor = false;  // may be called by new though it is no class
  bool is_class_constructor = false;
  bool is_derived = false;
  bool makes_generators = false;  // its lazy prototype has no constructor (generators, async generators)
  bool makes_async_generators = false;
  bool has_caller =
      false;  // a sloppy function: V8 gives it own properties `arguments` and `caller`, null between calls
  JS_OBJECT_FIELDS(code, environment, home_object, field_initializer, name, length, is_constructor,
                   is_class_constructor, is_derived, makes_generators, makes_async_generators, has_caller)
};

// A builtin: `native` is its row in the table of natives (native.hpp).
struct NativeFunctionCell : ObjectCell {
  JS_OBJECT_CELL(NativeFunctionCell, "native function", NativeFunction)
  std::uint32_t native = 0;
  bool is_constructor = false;
  SmallVector<Value, 2>
      captured;  // what closures of the specification's text remember (promise, already-resolved cell)
  JS_OBJECT_FIELDS(native, is_constructor, captured)
};

struct BoundFunctionCell : ObjectCell {
  JS_OBJECT_CELL(BoundFunctionCell, "bound function", BoundFunction)
  Value target, this_value;
  std::vector<Value> arguments;
  JS_OBJECT_FIELDS(target, this_value, arguments)
};

// [[ErrorData]]. `stack` is an own data property made when the error is.
struct ErrorCell : ObjectCell {
  JS_OBJECT_CELL(ErrorCell, "error", Error)
  SourceSite created;  // the innermost user frame then
  Value excerpt;  // string: what stands above it when nobody catches it, instead of a place in code; true: nothing,
                  // the stack begins with it
  JS_OBJECT_FIELDS(created, excerpt)
};

// Number, Boolean, Symbol and BigInt objects; string objects too.
struct PrimitiveObjectCell : ObjectCell {
  JS_OBJECT_CELL(PrimitiveObjectCell, "primitive object", Number)
  Value primitive;
  JS_OBJECT_FIELDS(primitive)
};
struct StringObjectCell : ObjectCell {
  JS_OBJECT_CELL(StringObjectCell, "string object", String)
  Value primitive;
  JS_OBJECT_FIELDS(primitive)
};

// `arguments`. While mapped[i], element i aliases slot i of the environment.
struct ArgumentsCell : ObjectCell {
  JS_OBJECT_CELL(ArgumentsCell, "arguments", Arguments)
  CellId environment;
  std::vector<std::uint32_t> mapped;  // environment slot + 1 of element i; 0: not mapped
  JS_OBJECT_FIELDS(environment, mapped)
};

inline const ObjectCell& object_of(const Heap& heap, CellId id) { return heap.get_as<ObjectCell>(id); }
inline Kind kind_of(const Heap& heap, CellId id) { return static_cast<Kind>(heap.cell(id).type->traits.kind); }
inline bool has_kind(const Heap& heap, Value value, Kind kind) {
  return value.is_object() && kind_of(heap, value.cell()) == kind;
}

}  // namespace loopscope::js
