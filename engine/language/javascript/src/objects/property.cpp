#include <javascript/lazy_property.hpp>
#include <javascript/namespace.hpp>
#include <javascript/property.hpp>
#include <javascript/typed_array.hpp>
#include <values/environment.hpp>

#include <algorithm>

namespace loopscope::js {

namespace {

constexpr std::size_t longest_shared_shape = 64;  // beyond this an object owns its shape
constexpr std::size_t most_transitions = 64;
constexpr std::uint32_t largest_gap = 1024;  // an index this far past the end makes an object sparse

CellId make_shape(Heap& heap, CellId prototype, bool unique) {
  CellId id = heap.make<ShapeCell>();
  auto& shape = heap.mut<ShapeCell>(id);
  shape.prototype = prototype;
  shape.unique = unique;
  return id;
}

// A private copy of the object's shape, which may then be changed in place.
ShapeCell& own_shape(Heap& heap, CellId object) {
  CellId id = object_of(heap, object).shape;
  if (heap.get<ShapeCell>(id).unique) return heap.mut<ShapeCell>(id);
  CellId copy = make_shape(heap, heap.get<ShapeCell>(id).prototype, true);
  auto& shape = heap.mut<ShapeCell>(copy);
  shape.properties = heap.get<ShapeCell>(id).properties;
  shape.rebuild_index();
  heap.charge(shape.properties.size() * sizeof(ShapeProperty));
  heap.mut_as<ObjectCell>(object).shape = copy;
  return shape;
}

CellId find_transition(const ShapeCell& shape, PropertyKey key, std::uint8_t flags) {
  for (const ShapeTransition& transition : shape.transitions) {
    if (transition.key == key && transition.flags == flags) return transition.shape.id;
  }
  return {};
}

// The shape with one more key.
CellId extend_shape(Heap& heap, CellId id, ShapeProperty property) {
  const auto& shape = heap.get<ShapeCell>(id);
  if (CellId known = find_transition(shape, property.key, property.flags)) return known;
  CellId fresh = make_shape(heap, shape.prototype, false);
  auto& extended = heap.mut<ShapeCell>(fresh);
  extended.properties = heap.get<ShapeCell>(id).properties;
  if (extended.properties.size() + 1 >= 9) extended.rebuild_index();
  extended.append(property);
  heap.charge(extended.properties.size() * sizeof(ShapeProperty));
  heap.mut<ShapeCell>(id).transitions.push_back({property.key, property.flags, WeakId{fresh}});
  return fresh;
}

void add_slot(Heap& heap, CellId object, PropertyKey key, Value value, std::uint8_t flags) {
  CellId shape_id = object_of(heap, object).shape;
  const auto& shape = heap.get<ShapeCell>(shape_id);
  bool shared = !shape.unique && shape.properties.size() < longest_shared_shape && !key.is_index() &&
                (shape.transitions.size() < most_transitions || find_transition(shape, key, flags));
  if (shared) {
    CellId extended = extend_shape(heap, shape_id, {key, flags});
    heap.mut_as<ObjectCell>(object).shape = extended;
  } else {
    own_shape(heap, object).append({key, flags});
    heap.charge(sizeof(ShapeProperty));
  }
  auto& cell = heap.mut_as<ObjectCell>(object);
  cell.slots.push_back(value);
  if (key.is_index()) cell.has_index_keys = true;
  heap.charge(sizeof(Value));
}

void put_element(Heap& heap, CellId object, std::uint32_t index, Value value) {
  auto& cell = heap.mut_as<ObjectCell>(object);
  if (index >= cell.elements.size()) {
    heap.charge((index + 1 - cell.elements.size()) * sizeof(Value));
    cell.elements.resize(index + 1);
  }
  cell.elements[index] = value;
}

bool fits_elements(const ObjectCell& cell, std::uint32_t index) {
  return !cell.has_index_keys && (index < cell.elements.size() || index - cell.elements.size() <= largest_gap);
}

void grow_length(Heap& heap, CellId object, std::uint32_t index) {
  if (kind_of(heap, object) != Kind::Array) return;
  if (index >= heap.get_as<ArrayCell>(object).length) heap.mut_as<ArrayCell>(object).length = index + 1;
}

// Moves all elements into the shape as index keys, keeping ascending insertion.
void make_sparse(Heap& heap, CellId object) {
  Elements moved = object_of(heap, object).elements;
  heap.mut_as<ObjectCell>(object).elements.clear();
  heap.mut_as<ObjectCell>(object).has_index_keys = true;
  for (std::uint32_t i = 0; i < moved.size(); ++i) {
    if (!moved[i].is_empty()) add_slot(heap, object, PropertyKey::index(i), moved[i], default_flags);
  }
}

Property element_property(CellId object, std::uint32_t index, Value value) {
  return Property{Property::Where::Element, default_flags, object, index, value};
}

Property virtual_property(CellId object, Value value, std::uint8_t flags) {
  return Property{Property::Where::Virtual, flags, object, 0, value};
}

// Own properties that exotic objects make up (10.4.2, 10.4.3, 10.4.4).
Property exotic_property(Heap& heap, CellId object, PropertyKey key) {
  switch (kind_of(heap, object)) {
    case Kind::Array: {
      if (key != js::key(Name::length)) return {};
      const auto& array = heap.get_as<ArrayCell>(object);
      return virtual_property(object, Value::number(array.length),
                              array.length_writable ? std::uint8_t{Writable} : constant_flags);
    }
    case Kind::String: {
      CellId string = heap.get_as<StringObjectCell>(object).primitive.cell();
      if (key == js::key(Name::length))
        return virtual_property(object, Value::number(string_length(heap, string)), constant_flags);
      if (!key.is_index() || key.id >= string_length(heap, string)) return {};
      std::u16string unit(1, string_units(heap, string)[key.id]);
      return virtual_property(object, Value::string(intern(heap, CellId{1}, unit)), Enumerable);
    }
    case Kind::Arguments: {
      const auto& arguments = heap.get_as<ArgumentsCell>(object);
      if (!key.is_index() || key.id >= arguments.mapped.size() || !arguments.mapped[key.id]) return {};
      Value value = heap.get<EnvironmentCell>(arguments.environment).slots[arguments.mapped[key.id] - 1];
      return virtual_property(object, value, default_flags);
    }
    case Kind::Function:
      if (key != js::key(Name::arguments) && key != js::key(Name::caller)) return {};
      if (!heap.get_as<FunctionCell>(object).has_caller) return {};
      return virtual_property(object, Value::null(), constant_flags);
    case Kind::TypedArray:
      if (!names_element(heap, object, key)) return {};
      return virtual_property(object, load_element(heap, object, key.id), default_flags);
    case Kind::Namespace: {
      const NamespaceExport* entry = find_export(heap, object, key);
      if (entry == nullptr) return {};
      return virtual_property(object, export_value(heap, *entry), Writable | Enumerable);
    }
    default:
      return {};
  }
}

// 10.4.5: a key that names an element of this object or nothing at all, whatever its prototypes have.
bool is_element_key(const Heap& heap, CellId object, PropertyKey key) {
  return kind_of(heap, object) == Kind::TypedArray && is_numeric_key(heap, key);
}

// Not found, and nobody above is asked: the holder says so to writes.
Property missing_element(CellId array) { return Property{Property::Where::None, 0, array, 0, {}}; }

void write_element(Heap& heap, CellId array, std::uint32_t index, Value value) {
  store_element(heap, array, index, element_value(heap, heap.get<TypedArrayCell>(array).element, value));
}

}  // namespace

CellId root_shape(Heap& heap, CellId prototype) { return make_shape(heap, prototype, false); }

CellId make_object(Heap& heap, CellId prototype) {
  CellId shape = shape_for_prototype(heap, prototype);
  CellId id = heap.make<ObjectCell>();
  heap.mut<ObjectCell>(id).shape = shape;
  return id;
}

CellId prototype_of(const Heap& heap, CellId object) {
  return heap.get<ShapeCell>(object_of(heap, object).shape).prototype;
}

CellId maker_of(Heap& heap, CellId object) {
  const auto& cell = object_of(heap, object);
  const auto& shape = heap.get<ShapeCell>(cell.shape);
  if (shape.maker || !cell.is_instance || !shape.prototype) return shape.maker;
  Value constructor = get_data(heap, shape.prototype, Name::constructor);
  return has_kind(heap, constructor, Kind::Function) ? constructor.cell() : CellId{};
}

void set_prototype(Heap& heap, CellId object, CellId prototype) {
  const auto& cell = object_of(heap, object);
  CellId maker = maker_of(heap, object);
  if (!maker && cell.slots.empty() && !heap.get<ShapeCell>(cell.shape).unique) {
    CellId shape = shape_for_prototype(heap, prototype);
    heap.mut_as<ObjectCell>(object).shape = shape;
    return;
  }
  ShapeCell& shape = own_shape(heap, object);
  shape.prototype = prototype;
  shape.maker = maker;
}

Property get_own_property(Heap& heap, CellId object, PropertyKey key) {
  const ObjectCell& cell = object_of(heap, object);
  if (key.is_index() && cell.kind() == Kind::Arguments) {
    if (Property mapped = exotic_property(heap, object, key); mapped.found()) return mapped;
  }
  if (key.is_index()) {
    if (key.id < cell.elements.size() && !cell.elements[key.id].is_empty()) {
      return element_property(object, key.id, cell.elements[key.id]);
    }
    if (!cell.has_index_keys) return exotic_property(heap, object, key);
  }
  const auto& shape = heap.get<ShapeCell>(cell.shape);
  std::uint32_t slot = shape.find(key);
  if (slot == ShapeCell::not_found) return exotic_property(heap, object, key);
  Property found{Property::Where::Slot, shape.properties[slot].flags, object, slot, cell.slots[slot]};
  bool is_lazy = found.value.is_empty() || (found.value.is_internal() && !found.is_accessor());
  if (is_lazy) found.value = make_lazy_property(heap, object, key, slot);
  return found;
}

Property find_property(Heap& heap, CellId object, PropertyKey key) {
  while (object) {
    if (kind_of(heap, object) == Kind::Proxy) return Property{Property::Where::Proxy, 0, object, 0, {}};
    if (Property found = get_own_property(heap, object, key); found.found()) return found;
    if (is_element_key(heap, object, key)) return missing_element(object);
    object = prototype_of(heap, object);
  }
  return {};
}

Value get_data(Heap& heap, CellId object, PropertyKey key) {
  Property found = find_property(heap, object, key);
  return found.is_data() ? found.value : Value::empty();
}

Value get_data(Heap& heap, CellId object, Name name) { return get_data(heap, object, key(name)); }

bool has_own_property(Heap& heap, CellId object, PropertyKey key) {
  return get_own_property(heap, object, key).found();
}

void define_own(Heap& heap, CellId object, PropertyKey key, Value value, std::uint8_t flags) {
  Property existing = get_own_property(heap, object, key);
  bool plain_index = key.is_index() && flags == default_flags;
  if (is_element_key(heap, object, key)) return write_property(heap, existing, key, value);
  if (!existing.found()) {
    if (plain_index && fits_elements(object_of(heap, object), key.id)) {
      put_element(heap, object, key.id, value);
      return grow_length(heap, object, key.id);
    }
    if (key.is_index() && !object_of(heap, object).has_index_keys) make_sparse(heap, object);
    add_slot(heap, object, key, value, flags);
    if (key.is_index()) grow_length(heap, object, key.id);
    return;
  }
  if (existing.where == Property::Where::Element && plain_index) return put_element(heap, object, key.id, value);
  if (existing.where == Property::Where::Virtual) {
    if (kind_of(heap, object) == Kind::Arguments) {
      write_property(heap, existing, key, value);
      if (flags == default_flags) return;
      heap.mut_as<ArgumentsCell>(object).mapped[key.id] = 0;
      return define_own(heap, object, key, value, flags);
    } else {
      return write_property(heap, existing, key, value);
    }
  }
  if (existing.where != Property::Where::Slot) {
    make_sparse(heap, object);
    existing = get_own_property(heap, object, key);
  }
  if (existing.flags != flags) own_shape(heap, object).properties[existing.at].flags = flags;
  heap.mut_as<ObjectCell>(object).slots[existing.at] = value;
}

void define_own(Heap& heap, CellId object, Name name, Value value, std::uint8_t flags) {
  define_own(heap, object, key(name), value, flags);
}

void define_accessor(Heap& heap, CellId object, PropertyKey key, Value getter, Value setter, std::uint8_t flags) {
  CellId accessor = heap.make<AccessorCell>();
  auto& cell = heap.mut<AccessorCell>(accessor);
  cell.getter = getter;
  cell.setter = setter;
  define_own(heap, object, key, Value::internal(accessor), static_cast<std::uint8_t>((flags & ~Writable) | IsAccessor));
}

void write_property(Heap& heap, const Property& property, PropertyKey key, Value value) {
  switch (property.where) {
    case Property::Where::Slot:
      heap.mut_as<ObjectCell>(property.holder).slots[property.at] = value;
      break;
    case Property::Where::Element:
      heap.mut_as<ObjectCell>(property.holder).elements[property.at] = value;
      break;
    case Property::Where::Virtual:
      if (kind_of(heap, property.holder) == Kind::Arguments) {
        const auto& arguments = heap.get_as<ArgumentsCell>(property.holder);
        std::uint32_t slot = arguments.mapped[key.id] - 1;
        heap.mut<EnvironmentCell>(arguments.environment).slots[slot] = value;
        heap.mut_as<ObjectCell>(property.holder).elements[key.id] = value;
      } else if (kind_of(heap, property.holder) == Kind::TypedArray) {
        write_element(heap, property.holder, key.id, value);
      } else if (kind_of(heap, property.holder) == Kind::Array) {
        set_array_length(heap, property.holder, static_cast<std::uint32_t>(value.as_number()));
      }
      break;
    default:
      break;
  }
}

bool delete_property(Heap& heap, CellId object, PropertyKey key) {
  Property found = get_own_property(heap, object, key);
  if (!found.found()) return true;
  if (!(found.flags & Configurable) || is_element_key(heap, object, key)) return false;
  if (kind_of(heap, object) == Kind::Arguments && found.where == Property::Where::Virtual) {
    heap.mut_as<ArgumentsCell>(object).mapped[key.id] = 0;
    return delete_property(heap, object, key);
  }
  if (found.where == Property::Where::Element) {
    heap.mut_as<ObjectCell>(object).elements[key.id] = Value::empty();
    return true;
  }
  auto& shape = own_shape(heap, object);
  shape.properties[found.at] = ShapeProperty{PropertyKey{}, 0};
  ++shape.deleted;
  heap.mut_as<ObjectCell>(object).slots[found.at] = Value::undefined();
  if (shape.deleted > 16 && shape.deleted * 2 > shape.properties.size()) compact_shape(heap, object);
  return true;
}

void keep_own_shape(Heap& heap, CellId object) { own_shape(heap, object); }

void compact_shape(Heap& heap, CellId object) {
  auto& shape = own_shape(heap, object);
  auto& cell = heap.mut_as<ObjectCell>(object);
  std::uint32_t kept = 0;
  for (std::uint32_t slot = 0; slot < shape.properties.size(); ++slot) {
    if (shape.properties[slot].key.type == PropertyKey::Type::None) continue;
    shape.properties[kept] = shape.properties[slot];
    cell.slots[kept++] = cell.slots[slot];
  }
  shape.properties.resize(kept);
  cell.slots.resize(kept);
  shape.deleted = 0;
  shape.rebuild_index();
}

void prevent_extensions(Heap& heap, CellId object) { heap.mut_as<ObjectCell>(object).extensible = false; }
bool is_extensible(const Heap& heap, CellId object) { return object_of(heap, object).extensible; }

PropertyDescriptor descriptor_of(const Heap& heap, const Property& property) {
  PropertyDescriptor out;
  if (property.is_accessor()) {
    const auto& accessor = heap.get<AccessorCell>(property.value.cell());
    out.getter = accessor.getter;
    out.setter = accessor.setter;
  } else {
    out.value = property.value;
    out.writable = (property.flags & Writable) != 0;
  }
  out.enumerable = (property.flags & Enumerable) != 0;
  out.configurable = (property.flags & Configurable) != 0;
  return out;
}

namespace {

std::uint8_t flag_if(bool on, PropertyFlag flag) { return on ? static_cast<std::uint8_t>(flag) : std::uint8_t{0}; }

Value or_undefined(Value value) { return value.is_empty() ? Value::undefined() : value; }

bool same_value(Heap& heap, Value x, Value y) {
  if (x.is_string() && y.is_string()) return strings_equal(heap, x.cell(), y.cell());
  return x == y || (x.is_number() && y.is_number() && x.as_number() != x.as_number() && y.as_number() != y.as_number());
}

void define_fresh(Heap& heap, CellId object, PropertyKey key, const PropertyDescriptor& d) {
  std::uint8_t flags =
      flag_if(d.enumerable.value_or(false), Enumerable) | flag_if(d.configurable.value_or(false), Configurable);
  if (d.is_accessor()) return define_accessor(heap, object, key, or_undefined(d.getter), or_undefined(d.setter), flags);
  define_own(heap, object, key, or_undefined(d.value),
             static_cast<std::uint8_t>(flags | flag_if(d.writable.value_or(false), Writable)));
}

// 10.1.6.3 steps 5-8: whether the change is allowed.
bool change_allowed(Heap& heap, const Property& current, const PropertyDescriptor& d) {
  if (current.flags & Configurable) return true;
  if (d.configurable.value_or(false)) return false;
  if (d.enumerable && *d.enumerable != ((current.flags & Enumerable) != 0)) return false;
  if (!d.is_accessor() && !d.is_data()) return true;
  if (d.is_accessor() != current.is_accessor()) return false;
  if (current.is_accessor()) {
    const auto& accessor = heap.get<AccessorCell>(current.value.cell());
    return (d.getter.is_empty() || d.getter == accessor.getter) && (d.setter.is_empty() || d.setter == accessor.setter);
  }
  if (current.flags & Writable) return true;
  return !d.writable.value_or(false) && (d.value.is_empty() || same_value(heap, d.value, current.value));
}

void change_property(Heap& heap, CellId object, PropertyKey key, const Property& current, const PropertyDescriptor& d) {
  PropertyDescriptor merged = d;
  if (!merged.enumerable) merged.enumerable = (current.flags & Enumerable) != 0;
  if (!merged.configurable) merged.configurable = (current.flags & Configurable) != 0;
  bool accessor = d.is_accessor() || (!d.is_data() && current.is_accessor());
  if (accessor && current.is_accessor()) {
    const auto& old = heap.get<AccessorCell>(current.value.cell());
    if (merged.getter.is_empty()) merged.getter = old.getter;
    if (merged.setter.is_empty()) merged.setter = old.setter;
  }
  if (!accessor && !current.is_accessor()) {
    if (merged.value.is_empty()) merged.value = current.value;
    if (!merged.writable) merged.writable = (current.flags & Writable) != 0;
  }
  define_fresh(heap, object, key, merged);
}

// ArraySetLength (10.4.2.4); the value is a number that the caller has checked.
bool define_array_length(Heap& heap, CellId object, const PropertyDescriptor& d) {
  const auto& array = heap.get_as<ArrayCell>(object);
  if (d.configurable.value_or(false) || d.enumerable.value_or(false) || d.is_accessor()) return false;
  if (!array.length_writable) {
    if (d.writable.value_or(false)) return false;
    return d.value.is_empty() || d.value == Value::number(array.length);
  }
  bool done = d.value.is_empty() || set_array_length(heap, object, static_cast<std::uint32_t>(d.value.as_number()));
  if (d.writable && !*d.writable) heap.mut_as<ArrayCell>(object).length_writable = false;
  return done;
}

}  // namespace

namespace {

bool define_ordinary(Heap& heap, CellId object, PropertyKey key, const PropertyDescriptor& descriptor) {
  bool array = kind_of(heap, object) == Kind::Array;
  if (array && key == js::key(Name::length)) return define_array_length(heap, object, descriptor);
  Property current = get_own_property(heap, object, key);
  if (!current.found()) {
    if (!is_extensible(heap, object)) return false;
    const bool grows = array && key.is_index() && key.id >= heap.get_as<ArrayCell>(object).length;
    if (grows && !heap.get_as<ArrayCell>(object).length_writable) return false;
    define_fresh(heap, object, key, descriptor);
    return true;
  }
  if (!change_allowed(heap, current, descriptor)) return false;
  change_property(heap, object, key, current, descriptor);
  return true;
}

bool is_mapped_argument(const Heap& heap, CellId object, PropertyKey key) {
  if (!key.is_index() || kind_of(heap, object) != Kind::Arguments) return false;
  const auto& mapped = heap.get_as<ArgumentsCell>(object).mapped;
  return key.id < mapped.size() && mapped[key.id] != 0;
}

// 10.4.4.2: an element of `arguments` that a parameter holds. It goes on doing so while it stays a writable element.
bool define_mapped_argument(Heap& heap, CellId object, PropertyKey key, const PropertyDescriptor& descriptor) {
  CellId environment = heap.get_as<ArgumentsCell>(object).environment;
  std::uint32_t slot = heap.get_as<ArgumentsCell>(object).mapped[key.id];
  Value held = heap.get<EnvironmentCell>(environment).slots[slot - 1];
  heap.mut_as<ArgumentsCell>(object).mapped[key.id] = 0;
  define_own(heap, object, key, held);
  bool defined = define_ordinary(heap, object, key, descriptor);
  Property now = get_own_property(heap, object, key);
  bool is_element = now.is_data() && now.flags == default_flags;
  if (defined && !descriptor.value.is_empty())
    heap.mut<EnvironmentCell>(environment).slots[slot - 1] = descriptor.value;
  if (!defined || (is_element && descriptor.writable.value_or(true)))
    heap.mut_as<ArgumentsCell>(object).mapped[key.id] = slot;
  return defined;
}

// 10.4.5.3: elements stay writable, enumerable and configurable.
bool define_element(Heap& heap, CellId array, PropertyKey key, const PropertyDescriptor& descriptor) {
  if (!names_element(heap, array, key) || descriptor.is_accessor()) return false;
  if (!descriptor.configurable.value_or(true) || !descriptor.enumerable.value_or(true)) return false;
  if (!descriptor.writable.value_or(true)) return false;
  if (!descriptor.value.is_empty()) write_element(heap, array, key.id, descriptor.value);
  return true;
}

}  // namespace

bool define_property(Heap& heap, CellId object, PropertyKey key, const PropertyDescriptor& descriptor) {
  if (is_element_key(heap, object, key)) return define_element(heap, object, key, descriptor);
  if (is_mapped_argument(heap, object, key)) return define_mapped_argument(heap, object, key, descriptor);
  if (kind_of(heap, object) == Kind::Namespace) {
    if (const NamespaceExport* entry = find_export(heap, object, key)) return define_export(heap, *entry, descriptor);
  }
  return define_ordinary(heap, object, key, descriptor);
}

std::vector<PropertyKey> own_keys(Heap& heap, CellId object) {
  const auto& cell = object_of(heap, object);
  std::vector<PropertyKey> indexes, strings, symbols;
  if (cell.kind() == Kind::String) {
    std::uint32_t length = string_length(heap, heap.get_as<StringObjectCell>(object).primitive.cell());
    for (std::uint32_t i = 0; i < length; ++i) indexes.push_back(PropertyKey::index(i));
    strings.push_back(key(Name::length));
  }
  if (cell.kind() == Kind::TypedArray) {
    std::uint64_t length = typed_length(heap, heap.get<TypedArrayCell>(object));
    for (std::uint32_t i = 0; i < length; ++i) indexes.push_back(PropertyKey::index(i));
  }
  for (std::uint32_t i = 0; i < cell.elements.size(); ++i) {
    if (!cell.elements[i].is_empty()) indexes.push_back(PropertyKey::index(i));
  }
  if (cell.kind() == Kind::Array) strings.push_back(key(Name::length));
  if (cell.kind() == Kind::Namespace) {
    for (const NamespaceExport& entry : heap.get<NamespaceCell>(object).exports) {
      (entry.key.is_index() ? indexes : strings).push_back(entry.key);
    }
  }
  for (const ShapeProperty& property : heap.get<ShapeCell>(cell.shape).properties) {
    if (property.key.is_index()) indexes.push_back(property.key);
    if (property.key.is_string()) strings.push_back(property.key);
    bool is_followed = property.key == key(Name::name) && cell.kind() == Kind::Function;
    if (is_followed && heap.get_as<FunctionCell>(object).has_caller) {
      strings.push_back(key(Name::arguments));
      strings.push_back(key(Name::caller));
    }
    if (property.key.is_symbol() && !heap.get<SymbolCell>(property.key.cell()).is_private)
      symbols.push_back(property.key);
  }
  if (cell.has_index_keys) {
    std::sort(indexes.begin(), indexes.end(), [](PropertyKey x, PropertyKey y) { return x.id < y.id; });
  }
  indexes.insert(indexes.end(), strings.begin(), strings.end());
  indexes.insert(indexes.end(), symbols.begin(), symbols.end());
  return indexes;
}

namespace {

using Outcome = SetOutcome::Kind;

SetOutcome set_on_receiver(Heap& heap, PropertyKey key, Value value, Value receiver) {
  if (!receiver.is_object()) return {Outcome::PrimitiveReceiver, {}, {}};
  CellId object = receiver.cell();
  if (kind_of(heap, object) == Kind::Proxy) return {Outcome::Proxy, {}, {}};
  Property own = get_own_property(heap, object, key);
  if (own.found()) {
    if (own.is_accessor() || !(own.flags & Writable)) return {Outcome::ReadOnly, {}, {}};
    write_property(heap, own, key, value);
    return {};
  }
  if (is_element_key(heap, object, key)) return {};
  if (!is_extensible(heap, object)) return {Outcome::NotExtensible, {}, {}};
  if (kind_of(heap, object) == Kind::Array && key.is_index()) {
    const auto& array = heap.get_as<ArrayCell>(object);
    if (key.id >= array.length && !array.length_writable) return {Outcome::NotExtensible, {}, {}};
  }
  define_own(heap, object, key, value);
  return {};
}

}  // namespace

SetOutcome set_property(Heap& heap, CellId start, PropertyKey key, Value value, Value receiver) {
  Property found = find_property(heap, start, key);
  if (!found.found() && found.holder) return {};  // 10.4.5.5: writes past the end are lost
  if (found.where == Property::Where::Proxy) return {Outcome::Proxy, {}, found.holder};
  if (found.is_accessor()) {
    Value setter = heap.get<AccessorCell>(found.value.cell()).setter;
    return {setter.is_undefined() ? Outcome::NoSetter : Outcome::CallSetter, setter, {}};
  }
  if (found.found() && !(found.flags & Writable)) return {Outcome::ReadOnly, {}, {}};
  // 10.4.6.9: nobody writes through a namespace.
  if (found.found() && kind_of(heap, found.holder) == Kind::Namespace) return {Outcome::ReadOnly, {}, {}};
  if (found.found() && receiver.is_object() && found.holder == receiver.cell() &&
      found.where != Property::Where::Virtual) {
    write_property(heap, found, key, value);
    return {};
  }
  return set_on_receiver(heap, key, value, receiver);
}

CellId make_array(Heap& heap, std::uint32_t length) {
  CellId shape = array_shape(heap);
  CellId id = heap.make<ArrayCell>();
  auto& array = heap.mut<ArrayCell>(id);
  array.shape = shape;
  array.length = length;
  return id;
}

CellId make_array(Heap& heap, const std::vector<Value>& values) {
  CellId id = make_array(heap, static_cast<std::uint32_t>(values.size()));
  heap.mut<ArrayCell>(id).elements.assign(values.data(), values.size());
  heap.charge(values.size() * sizeof(Value));
  return id;
}

void array_append(Heap& heap, CellId array, Value value) {
  const auto& cell = heap.get_as<ArrayCell>(array);
  if (cell.has_index_keys || cell.elements.size() != cell.length) {
    if (value.is_empty())
      ++heap.mut_as<ArrayCell>(array).length;
    else
      define_own(heap, array, PropertyKey::index(cell.length), value);
    return;
  }
  auto& writable = heap.mut_as<ArrayCell>(array);
  writable.elements.push_back(value);
  ++writable.length;
  heap.charge(sizeof(Value));
}

bool set_array_length(Heap& heap, CellId array, std::uint32_t length) {
  auto& cell = heap.mut_as<ArrayCell>(array);
  if (length < cell.elements.size()) cell.elements.resize(length);
  if (cell.has_index_keys && length < cell.length) {
    std::vector<PropertyKey> keys = own_keys(heap, array);
    std::erase_if(keys, [&](PropertyKey key) { return !key.is_index() || key.id < length; });
    for (std::size_t i = keys.size(); i-- > 0;) {
      if (delete_property(heap, array, keys[i])) continue;
      heap.mut_as<ArrayCell>(array).length = keys[i].id + 1;
      return false;
    }
  }
  heap.mut_as<ArrayCell>(array).length = length;
  return true;
}

bool is_dense_array(const Heap& heap, CellId object) {
  if (kind_of(heap, object) != Kind::Array) return false;
  const auto& array = heap.get_as<ArrayCell>(object);
  if (array.has_index_keys || array.elements.size() != array.length) return false;
  return std::none_of(array.elements.begin(), array.elements.end(), [](const Value& v) { return v.is_empty(); });
}

}  // namespace loopscope::js
