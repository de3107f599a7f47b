#pragma once
// Property access over objects (ECMA-262 10.1), without ever calling user code: a lookup answers what it found (data,
// accessor, proxy, nothing) and whoever asked calls the getter or setter through the machine. Everything here is total
// and deterministic. Objects are named by id: any write may reallocate a shared cell, so do not keep references.
#include <javascript/names.hpp>

#include <optional>

namespace loopscope::js {

// What a lookup found.
struct Property {
  enum class Where : std::uint8_t { None, Slot, Element, Virtual, Proxy };
  Where where = Where::None;
  std::uint8_t flags = 0;
  CellId holder;         // the object that has it (a proxy: the proxy)
  std::uint32_t at = 0;  // slot or element index
  Value value;           // data value; accessor: the internal id of its AccessorCell
  bool found() const { return where != Where::None; }
  bool is_accessor() const { return flags & IsAccessor; }
  bool is_data() const { return found() && where != Where::Proxy && !is_accessor(); }
};

// --- keys
// The key of a primitive: a number that is an array index becomes an index key, other numbers their text, strings are
// interned (or become index keys), symbols stay. `value` must not be an object.
PropertyKey to_property_key(Heap& heap, Value value);
PropertyKey key_from_string(Heap& heap, CellId string);
PropertyKey key_from_text(Heap& heap, std::u16string_view text);
// String or symbol value of a key (an index becomes its decimal string).
Value key_to_value(Heap& heap, PropertyKey key);
std::u16string key_text(const Heap& heap, PropertyKey key);  // for messages; symbols as Symbol(x)

// --- shapes and plain objects
CellId root_shape(Heap& heap, CellId prototype);  // the empty shape with this prototype
CellId make_object(Heap& heap, CellId prototype);
CellId prototype_of(const Heap& heap, CellId object);
// The constructor that V8 takes an instance for when no prototype says so; none when it was not made by one.
CellId maker_of(Heap& heap, CellId object);
void set_prototype(Heap& heap, CellId object, CellId prototype);  // no checks

// --- lookup
Property get_own_property(Heap& heap, CellId object, PropertyKey key);
// Along the prototype chain; stops at the first proxy.
Property find_property(Heap& heap, CellId object, PropertyKey key);
// The value of a data property found by `find_property`; empty when there is none or it is an accessor or behind a
// proxy.
Value get_data(Heap& heap, CellId object, PropertyKey key);
Value get_data(Heap& heap, CellId object, Name name);
bool has_own_property(Heap& heap, CellId object, PropertyKey key);

// --- change
// CreateDataProperty on an ordinary object that is known to be extensible or to have the key (10.1.6 without checks):
// adds or overwrites an own property with these flags. For an accessor `value` is the internal AccessorCell id.
void define_own(Heap& heap, CellId object, PropertyKey key, Value value, std::uint8_t flags = default_flags);
void define_own(Heap& heap, CellId object, Name name, Value value, std::uint8_t flags = default_flags);
void define_accessor(Heap& heap, CellId object, PropertyKey key, Value getter, Value setter,
                     std::uint8_t flags = Configurable);
// Writes the value of an own data property that get_own_property found.
void write_property(Heap& heap, const Property& property, PropertyKey key, Value value);
// True when it is gone (or never was); false when it is not configurable.
bool delete_property(Heap& heap, CellId object, PropertyKey key);
void prevent_extensions(Heap& heap, CellId object);
bool is_extensible(const Heap& heap, CellId object);

// ValidateAndApplyPropertyDescriptor (10.1.6.3) with array length (10.4.2). Absent fields are empty values / nullopt.
struct PropertyDescriptor {
  Value value, getter, setter;  // empty: absent
  std::optional<bool> writable, enumerable, configurable;
  bool is_accessor() const { return !getter.is_empty() || !setter.is_empty(); }
  bool is_data() const { return !value.is_empty() || writable.has_value(); }
};
bool define_property(Heap& heap, CellId object, PropertyKey key, const PropertyDescriptor& descriptor);
PropertyDescriptor descriptor_of(const Heap& heap, const Property& property);

// Own keys in specification order: indexes ascending, strings, symbols, each by insertion (10.1.11). Private names are
// left out.
std::vector<PropertyKey> own_keys(Heap& heap, CellId object);

// What [[Set]] on an ordinary receiver comes to (10.1.9.2), as far as it goes without user code.
struct SetOutcome {
  enum class Kind : std::uint8_t { Done, CallSetter, Proxy, ReadOnly, NoSetter, NotExtensible, PrimitiveReceiver };
  Kind kind = Kind::Done;
  Value setter;
  CellId proxy;  // none: the receiver, a proxy, is to define the property
};
SetOutcome set_property(Heap& heap, CellId start, PropertyKey key, Value value, Value receiver);

// --- arrays
CellId make_array(Heap& heap, std::uint32_t length = 0);
CellId make_array(Heap& heap, const std::vector<Value>& values);
void array_append(Heap& heap, CellId array, Value value);  // an empty value appends a hole
// Sets `length`, deleting what lies beyond; false when an element there cannot be deleted (length is then past it).
bool set_array_length(Heap& heap, CellId array, std::uint32_t length);
// An array whose elements are all present, plain data, with an intact length: what native fast paths work on.
bool is_dense_array(const Heap& heap, CellId object);

CellId make_symbol(Heap& heap, std::u16string_view description, bool is_private = false);

}  // namespace loopscope::js
