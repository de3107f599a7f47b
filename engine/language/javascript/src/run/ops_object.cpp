// Object and array literals, classes, private names, functions (ECMA-262 13.2.5, 15.7).
#include "ops.hpp"

#include <base/utf.hpp>
#include <javascript/convert.hpp>
#include <javascript/lazy_property.hpp>
#include <javascript/proxy.hpp>
#include <javascript/render.hpp>
#include <javascript/typed_array.hpp>

namespace loopscope::js {

Flow op_make_object(Exec& exec, Instruction) {
  exec.push(Value::object(new_object(exec)));
  return Flow::Next;
}

Flow op_make_array(Exec& exec, Instruction instruction) {
  CellId array = make_array(exec.heap());
  if (instruction.b > 0) exec.heap().mut<ArrayCell>(array).elements.reserve(static_cast<std::size_t>(instruction.b));
  exec.push(Value::object(array));
  return Flow::Next;
}

Flow op_array_append(Exec& exec, Instruction) {
  array_append(exec.heap(), exec.operand(1).cell(), exec.operand(0));
  exec.drop(1);
  return Flow::Next;
}

// 13.2.4.1: a spread of a plain array takes its elements; everything else iterates in the prelude.
Flow op_array_spread(Exec& exec, Instruction) {
  Value iterable = exec.operand(0), array = exec.operand(1);
  Heap& heap = exec.heap();
  if (iterable.is_nullish()) return fail_not_iterable(exec, iterable);
  if (is_pristine_array(exec, iterable)) {
    Elements items = heap.get<ArrayCell>(iterable.cell()).elements;
    std::uint32_t length = heap.get<ArrayCell>(iterable.cell()).length;
    exec.charge(length);
    for (std::uint32_t i = 0; i < length; ++i) {
      bool hole = i >= items.size() || items[i].is_empty();
      array_append(heap, array.cell(), hole ? Value::undefined() : items[i]);
    }
    exec.drop(1);
    return Flow::Next;
  }
  if (is_pristine_typed_array(exec, iterable)) {
    std::uint64_t length = typed_length(heap, heap.get<TypedArrayCell>(iterable.cell()));
    exec.charge(length);
    for (std::uint64_t i = 0; i < length; ++i) array_append(heap, array.cell(), load_element(heap, iterable.cell(), i));
    exec.drop(1);
    return Flow::Next;
  }
  Property method = find_property(
      heap, iterable.is_object() ? iterable.cell() : prototype_for_primitive(heap, iterable), key(Symbol::iterator));
  if (!method.found() || (method.is_data() && !is_callable(heap, method.value)))
    return fail_not_iterable(exec, iterable);
  exec.drop(2);
  Value arguments[] = {array, iterable};
  return call_prelude(exec, "spreadInto", arguments);
}

Flow op_make_regexp(Exec& exec, Instruction instruction) {
  Value constructor = get_data(exec.heap(), realm(exec).global_object, key_from_text(exec.heap(), u"RegExp"));
  if (!is_callable(exec.heap(), constructor))
    return fail(exec, ErrorType::SyntaxError, "regular expressions are not supported yet");
  Value arguments[] = {exec.constant(instruction.b), exec.constant(instruction.b + 1)};
  return construct_value(exec, constructor, arguments, constructor);
}

// 13.2.8.4 GetTemplateObject: one object a call site, kept in the realm.
Flow op_make_template_object(Exec& exec, Instruction instruction) {
  std::uint64_t site = (std::uint64_t{exec.frame->code} << 32) | exec.frame->pc;
  for (const TemplateSite& known : realm(exec).templates) {
    if (known.site == site) return exec.push(Value::object(known.object)), Flow::Next;
  }
  Heap& heap = exec.heap();
  auto count = static_cast<std::int32_t>(exec.constant(instruction.b).as_integer());
  CellId cooked = make_array(heap), raw = make_array(heap);
  for (std::int32_t i = 0; i < count; ++i) {
    define_own(heap, cooked, PropertyKey::index(static_cast<std::uint32_t>(i)),
               exec.constant(instruction.b + 1 + 2 * i), Enumerable);
    define_own(heap, raw, PropertyKey::index(static_cast<std::uint32_t>(i)), exec.constant(instruction.b + 2 + 2 * i),
               Enumerable);
  }
  for (CellId array : {raw, cooked}) {
    heap.mut<ArrayCell>(array).length = static_cast<std::uint32_t>(count);
    heap.mut<ArrayCell>(array).length_writable = false;
    prevent_extensions(heap, array);
  }
  define_own(heap, cooked, Name::raw, Value::object(raw), constant_flags);
  realm_mut(exec).templates.push_back({site, cooked});
  exec.push(Value::object(cooked));
  return Flow::Next;
}

namespace {

Flow fail_redefine(Exec& exec, PropertyKey wanted) {
  return fail(exec, ErrorType::TypeError,
              fmt::format("Cannot redefine property: {}", utf16_to_utf8(key_text(exec.heap(), wanted))));
}

// 7.3.7 CreateDataPropertyOrThrow on an object that is no proxy.
Flow create_data_property(Exec& exec, CellId object, PropertyKey wanted, Value value) {
  PropertyDescriptor descriptor;
  descriptor.value = value;
  descriptor.writable = descriptor.enumerable = descriptor.configurable = true;
  if (define_property(exec.heap(), object, wanted, descriptor)) return Flow::Next;
  if (is_extensible(exec.heap(), object)) return fail_redefine(exec, wanted);
  return fail(
      exec, ErrorType::TypeError,
      fmt::format("Cannot define property {}, object is not extensible", utf16_to_utf8(key_text(exec.heap(), wanted))));
}

// On a proxy when a class's parent returned one.
Flow define_field(Exec& exec, Value object, PropertyKey wanted, Value value) {
  if (!is_proxy(exec.heap(), object.cell())) return create_data_property(exec, object.cell(), wanted, value);
  Value arguments[] = {object, key_to_value(exec.heap(), wanted), value};
  return call_prelude(exec, "proxyCreateDataProperty", arguments, ResultTarget::Discard);
}

}  // namespace

Flow op_define_property(Exec& exec, Instruction instruction) {
  Value value = exec.operand(0), object = exec.operand(1);
  PropertyKey wanted = constant_key(exec, instruction.b);
  exec.drop(1);
  // Only a class's field can meet a closed object, or a proxy (whose cell is not extensible either).
  if (!object_of(exec.heap(), object.cell()).extensible) return define_field(exec, object, wanted, value);
  define_own(exec.heap(), object.cell(), wanted, value);
  return Flow::Next;
}

Flow op_define_element(Exec& exec, Instruction) {
  if (exec.operand(1).is_object()) return convert_operand(exec, &exec.operand(1), Hint::String);
  PropertyKey wanted = to_property_key(exec.heap(), exec.operand(1));
  Value value = exec.operand(0), object = exec.operand(2);
  exec.drop(2);
  return define_field(exec, object, wanted, value);
}

namespace {

void name_function(Exec& exec, CellId function, PropertyKey wanted, std::u16string_view prefix) {
  if (kind_of(exec.heap(), function) != Kind::Function) return;
  std::u16string text;
  if (wanted.is_symbol()) {
    const auto& symbol = exec.heap().get<SymbolCell>(wanted.cell());
    std::u16string description =
        symbol.description.is_string() ? copy_text(exec.heap(), symbol.description.cell()) : u"";
    if (!symbol.is_private && symbol.description.is_string()) description = u"[" + description + u"]";
    text = description;
  } else {
    text = key_text(exec.heap(), wanted);
  }
  Value name = Value::string(intern(exec.heap(), CellId{1}, std::u16string(prefix) + text));
  exec.heap().mut<FunctionCell>(function).name = name;
}

constexpr std::u16string_view prefixes[] = {u"", u"get ", u"set "};

void define_half_accessor(Exec& exec, CellId object, PropertyKey wanted, Value function, bool is_getter,
                          std::uint8_t flags) {
  Heap& heap = exec.heap();
  Value getter = Value::undefined(), setter = Value::undefined();
  Property existing = get_own_property(heap, object, wanted);
  if (existing.found() && existing.is_accessor()) {
    getter = heap.get<AccessorCell>(existing.value.cell()).getter;
    setter = heap.get<AccessorCell>(existing.value.cell()).setter;
  }
  (is_getter ? getter : setter) = function;
  define_accessor(heap, object, wanted, getter, setter, flags);
}

}  // namespace

Flow op_define_method(Exec& exec, Instruction instruction) {
  if (exec.operand(1).is_object()) return convert_operand(exec, &exec.operand(1), Hint::String);
  PropertyKey wanted = to_property_key(exec.heap(), exec.operand(1));
  CellId object = exec.operand(2).cell();
  Value function = exec.operand(0);
  Heap& heap = exec.heap();
  std::uint16_t what = instruction.a & 3;
  bool in_class = instruction.a & 4;
  name_function(exec, function.cell(), wanted, prefixes[what]);
  if (has_kind(heap, function, Kind::Function)) heap.mut<FunctionCell>(function.cell()).home_object = object;
  std::uint8_t visible = in_class ? std::uint8_t{0} : std::uint8_t{Enumerable};
  Property existing = get_own_property(heap, object, wanted);
  if (existing.found() && !(existing.flags & Configurable)) return fail_redefine(exec, wanted);
  if (what == 0)
    define_own(heap, object, wanted, function, static_cast<std::uint8_t>(Writable | Configurable | visible));
  else
    define_half_accessor(exec, object, wanted, function, what == 1, static_cast<std::uint8_t>(Configurable | visible));
  exec.drop(2);
  return Flow::Next;
}

Flow op_set_literal_prototype(Exec& exec, Instruction) {
  Value prototype = exec.pop();
  if (prototype.is_object() || prototype.is_null()) {
    set_prototype(exec.heap(), exec.operand(0).cell(), prototype.is_object() ? prototype.cell() : CellId{});
  }
  return Flow::Next;
}

namespace {

bool needs_user_code_to_copy(Heap& heap, CellId source, const std::vector<PropertyKey>& keys) {
  if (kind_of(heap, source) == Kind::Proxy) return true;
  for (PropertyKey wanted : keys) {
    if (get_own_property(heap, source, wanted).is_accessor()) return true;
  }
  return false;
}

void copy_plain(Heap& heap, CellId target, CellId source, const std::vector<PropertyKey>& keys,
                std::span<const Value> excluded) {
  for (PropertyKey wanted : keys) {
    Property found = get_own_property(heap, source, wanted);
    if (!(found.flags & Enumerable)) continue;
    bool skip = std::any_of(excluded.begin(), excluded.end(),
                            [&](Value name) { return to_property_key(heap, name) == wanted; });
    if (!skip) define_own(heap, target, wanted, found.value);
  }
}

// 7.3.25 CopyDataProperties; operands are dropped already.
Flow copy_properties(Exec& exec, CellId target, Value source, std::vector<Value> excluded) {
  Heap& heap = exec.heap();
  if (source.is_nullish()) return give_result(exec, Value::object(target), ResultTarget::Push, 0);
  CellId from = to_object(exec, source);
  std::vector<PropertyKey> keys = own_keys(heap, from);
  exec.charge(keys.size());
  if (!needs_user_code_to_copy(heap, from, keys)) {
    copy_plain(heap, target, from, keys, excluded);
    return give_result(exec, Value::object(target), ResultTarget::Push, 0);
  }
  CellId list = make_array(heap, excluded);
  Value arguments[] = {Value::object(target), Value::object(from), Value::object(list)};
  return call_prelude(exec, "copyDataProperties", arguments);
}

}  // namespace

Flow op_copy_data_properties(Exec& exec, Instruction) {
  Value source = exec.pop();
  Value target = exec.pop();
  return copy_properties(exec, target.cell(), source, {});
}

Flow op_copy_data_properties_except(Exec& exec, Instruction instruction) {
  std::vector<Value> excluded(exec.top - instruction.a, exec.top);
  exec.drop(instruction.a);
  Value source = exec.pop();
  return copy_properties(exec, new_object(exec), source, std::move(excluded));
}

Flow op_set_function_name(Exec& exec, Instruction instruction) {
  if (exec.operand(1).is_object()) return convert_operand(exec, &exec.operand(1), Hint::String);
  if (exec.operand(0).is_object()) {
    name_function(exec, exec.operand(0).cell(), to_property_key(exec.heap(), exec.operand(1)), prefixes[instruction.a]);
  }
  return Flow::Next;
}

Flow op_set_home_object(Exec& exec, Instruction) {
  if (has_kind(exec.heap(), exec.operand(0), Kind::Function)) {
    exec.heap().mut<FunctionCell>(exec.operand(0).cell()).home_object = exec.operand(1).cell();
  }
  return Flow::Next;
}

Flow op_require_object_coercible(Exec& exec, Instruction instruction) {
  Value value = exec.operand(0);
  if (!value.is_nullish()) return Flow::Next;
  const std::u16string* subject = exec.code->subject_at(exec.frame->pc);
  std::string shown = value.is_null() ? "null" : "undefined";
  if (instruction.a == 0 && subject) {
    // The compiler wrote the whole message, with a NUL where the value is named and \1 where V8 renders it.
    std::string message = utf16_to_utf8(*subject);
    if (std::size_t place = message.find('\0'); place != std::string::npos) message.replace(place, 1, shown);
    if (std::size_t place = message.find('\1'); place != std::string::npos) {
      message.replace(place, 1, value.is_null() ? "object null" : shown);
    }
    return fail(exec, ErrorType::TypeError, message);
  }
  return fail(exec, ErrorType::TypeError, fmt::format("Cannot destructure '{}' as it is {}.", shown, shown));
}

// --- functions and classes -----------------------------------------------------------------------------------------

namespace {

FunctionShape shape_of(const Code& code) {
  switch (code.kind) {
    case FunctionKind::Generator:
      return FunctionShape::Generator;
    case FunctionKind::Async:
      return FunctionShape::Async;
    case FunctionKind::AsyncGenerator:
      return FunctionShape::AsyncGenerator;
    case FunctionKind::Normal:
      break;
  }
  if (code.is_class_constructor) return FunctionShape::Class;
  return code.is_arrow || code.is_method ? FunctionShape::Plain : FunctionShape::Constructor;
}

}  // namespace

CellId make_closure(Exec& exec, std::uint32_t code_id, CellId environment) {
  const Code& code = exec.machine.codes[code_id];
  FunctionShape which = shape_of(code);
  CellId shape = realm(exec).function_shapes[static_cast<std::size_t>(which)];
  CellId id = exec.heap().make<FunctionCell>();
  auto& function = exec.heap().mut<FunctionCell>(id);
  function.shape = shape;
  function.code = code_id;
  function.environment = environment;
  function.name = code.name_value;
  function.length = code.length;
  function.is_class_constructor = code.is_class_constructor;
  function.is_derived = code.is_derived_constructor;
  function.makes_generators = code.kind == FunctionKind::Generator;
  function.makes_async_generators = code.kind == FunctionKind::AsyncGenerator;
  bool has_prototype = which != FunctionShape::Plain && which != FunctionShape::Async;
  function.slots.resize(has_prototype ? 3 : 2);
  return id;
}

bool has_construct(const Heap& heap, CellId function) {
  const auto& cell = heap.get<FunctionCell>(function);
  if (cell.is_class_constructor) return true;
  return cell.is_constructor;
}

Flow op_make_function(Exec& exec, Instruction instruction) {
  std::uint32_t code = exec.code->functions[static_cast<std::size_t>(instruction.b)];
  CellId id = make_closure(exec, code, exec.frame->environment);
  auto& function = exec.heap().mut<FunctionCell>(id);
  function.is_constructor = shape_of(exec.machine.codes[code]) == FunctionShape::Constructor;
  function.has_caller = function.is_constructor && !exec.machine.codes[code].strict;
  exec.push(Value::object(id));
  return Flow::Next;
}

namespace {

struct ClassParents {
  CellId prototype_parent, constructor_parent;
};

// Superclass.prototype; empty: user code must read it, which `flow` begins.
Value superclass_prototype(Exec& exec, Value superclass, Flow& flow) {
  Property found = find_property(exec.heap(), superclass.cell(), key(Name::prototype));
  if (!found.found()) return Value::undefined();
  if (found.is_data()) return found.value;
  flow = read_ahead(exec, &exec.operand(0), key(Name::prototype));
  return Value::empty();
}

// 15.7.14 steps 8-9. False: `flow` says how it goes on.
bool class_parents(Exec& exec, bool has_superclass, Value superclass, ClassParents& out, Flow& flow) {
  out = {intrinsic(exec, Intrinsic::ObjectPrototype), intrinsic(exec, Intrinsic::FunctionPrototype)};
  if (!has_superclass) return true;
  if (superclass.is_null()) return out.prototype_parent = CellId{}, true;
  const auto* read = superclass.is_object() ? exec.heap().try_get<PropertyReadCell>(superclass.cell()) : nullptr;
  Value prototype = read ? read->value : Value::empty();
  if (read) superclass = read->object;
  if (!is_constructor(exec.heap(), superclass)) {
    return flow = fail(exec, ErrorType::TypeError,
                       fmt::format("Class extends value {} is not a constructor or null",
                                   render_for_message(exec, superclass))),
           false;
  }
  if (prototype.is_empty()) prototype = superclass_prototype(exec, superclass, flow);
  if (prototype.is_empty()) return false;
  if (!prototype.is_object() && !prototype.is_null()) {
    return flow = fail(exec, ErrorType::TypeError,
                       fmt::format("Class extends value does not have valid prototype property {}",
                                   render_for_message(exec, prototype))),
           false;
  }
  out = {prototype.is_object() ? prototype.cell() : CellId{}, superclass.cell()};
  return true;
}

}  // namespace

Flow op_make_class(Exec& exec, Instruction instruction) {
  Value superclass = exec.operand(0);
  ClassParents parents;
  Flow flow = Flow::Next;
  if (!class_parents(exec, instruction.a & 1, superclass, parents, flow)) return flow;
  Heap& heap = exec.heap();
  CellId prototype = make_object(heap, parents.prototype_parent);
  std::uint32_t code = exec.code->functions[static_cast<std::size_t>(instruction.b)];
  CellId constructor = make_closure(exec, code, exec.frame->environment);
  auto& function = heap.mut<FunctionCell>(constructor);
  function.home_object = prototype;
  function.is_class_constructor = true;
  function.is_derived = instruction.a & 1;
  if (parents.constructor_parent != intrinsic(exec, Intrinsic::FunctionPrototype))
    set_prototype(heap, constructor, parents.constructor_parent);
  define_own(heap, constructor, Name::prototype, Value::object(prototype), constant_flags);
  define_own(heap, prototype, Name::constructor, Value::object(constructor), hidden_flags);
  exec.operand(0) = Value::object(constructor);
  exec.push(Value::object(prototype));
  return Flow::Next;
}

Flow op_set_field_initializer(Exec& exec, Instruction) {
  Value initializer = exec.pop();
  exec.heap().mut<FunctionCell>(exec.operand(0).cell()).field_initializer = initializer.cell();
  return Flow::Next;
}

Flow op_run_field_initializer(Exec& exec, Instruction) {
  Value constructor = exec.pop();
  Value instance = exec.operand(0);
  CellId initializer = has_kind(exec.heap(), constructor, Kind::Function)
                           ? exec.heap().get<FunctionCell>(constructor.cell()).field_initializer
                           : CellId{};
  if (!initializer) return Flow::Next;
  return call_value(exec, Value::object(initializer), instance, {}, ResultTarget::Discard);
}

Flow op_check_this(Exec& exec, Instruction) {
  if (!exec.operand(0).is_empty()) return Flow::Next;
  return fail(
      exec, ErrorType::ReferenceError,
      "Must call super constructor in derived class before accessing 'this' or returning from derived constructor");
}

Flow op_throw_super_called_twice(Exec& exec, Instruction) {
  if (exec.pop().is_empty()) return Flow::Next;
  return fail(exec, ErrorType::ReferenceError, "Super constructor may only be called once");
}

Flow op_check_constructor_return(Exec& exec, Instruction) {
  Value instance = exec.pop();
  Value result = exec.operand(0);
  if (result.is_object()) return Flow::Next;
  if (!result.is_undefined())
    return fail(exec, ErrorType::TypeError, "Derived constructors may only return object or undefined");
  exec.operand(0) = instance;
  return op_check_this(exec, {});
}

Flow op_load_home_object(Exec& exec, Instruction) {
  Value function = exec.operand(0);
  CellId home = has_kind(exec.heap(), function, Kind::Function)
                    ? exec.heap().get<FunctionCell>(function.cell()).home_object
                    : CellId{};
  exec.operand(0) = home ? Value::object(home) : Value::undefined();
  return Flow::Next;
}

Flow op_throw_error(Exec& exec, Instruction instruction) {
  constexpr ErrorType types[] = {ErrorType::TypeError, ErrorType::ReferenceError, ErrorType::SyntaxError};
  return fail(exec, types[instruction.a], to_utf8(exec, exec.constant(instruction.b).cell()));
}

// --- private names -------------------------------------------------------------------------------------------------

Flow op_make_private_name(Exec& exec, Instruction instruction) {
  CellId id = exec.heap().make<SymbolCell>();
  auto& symbol = exec.heap().mut<SymbolCell>(id);
  symbol.description = exec.constant(instruction.b);
  symbol.is_private = true;
  exec.push(Value::symbol(id));
  return Flow::Next;
}

Flow op_set_private_brand(Exec& exec, Instruction instruction) {
  exec.heap().mut<SymbolCell>(exec.operand(0).cell()).brand = exec.constant(instruction.b);
  return Flow::Next;
}

namespace {

std::string private_text(Exec& exec, Value name) {
  return utf16_to_utf8(key_text(exec.heap(), PropertyKey::symbol(name.cell())));
}

Flow fail_no_private(Exec& exec, Value name, bool write) {
  return fail(exec, ErrorType::TypeError,
              fmt::format("Cannot {} private member {} {} an object whose class did not declare it",
                          write ? "write" : "read", private_text(exec, name), write ? "to" : "from"));
}

// Leaves the found property; false: `flow` says how it goes on.
bool find_private(Exec& exec, Value object, Value name, bool write, Property& found, Flow& flow) {
  if (object.is_object()) found = get_own_property(exec.heap(), object.cell(), PropertyKey::symbol(name.cell()));
  if (found.found()) return true;
  Value brand = exec.heap().get<SymbolCell>(name.cell()).brand;
  std::string shown = brand.is_string() ? to_utf8(exec, brand.cell()) : "";
  if (object.is_nullish()) {
    std::string_view class_name = std::string_view(shown).substr(shown.rfind(' ') + 1);
    return flow = fail(exec, ErrorType::TypeError,
                       fmt::format("Cannot {} properties of {} ({} '{}')", write ? "set" : "read",
                                   render_for_message(exec, object), write ? "setting" : "reading",
                                   brand.is_string() ? std::string(class_name) : private_text(exec, name))),
           false;
  }
  if (brand.is_string()) return flow = fail(exec, ErrorType::TypeError, "Receiver must be " + shown), false;
  return flow = fail_no_private(exec, name, write), false;
}

Flow get_private(Exec& exec, Value object, Value name, ResultTarget target, std::uint32_t slot) {
  Property found;
  Flow flow;
  if (!find_private(exec, object, name, false, found, flow)) return flow;
  if (!found.is_accessor()) return give_result(exec, found.value, target, slot);
  Value getter = exec.heap().get<AccessorCell>(found.value.cell()).getter;
  if (getter.is_undefined())
    return fail(exec, ErrorType::TypeError, fmt::format("'{}' was defined without a getter", private_text(exec, name)));
  return call_value(exec, getter, object, {}, target, slot);
}

}  // namespace

Flow op_get_private(Exec& exec, Instruction) {
  Value name = exec.pop();
  Value object = exec.pop();
  return get_private(exec, object, name, ResultTarget::Push, 0);
}

Flow op_get_private_method(Exec& exec, Instruction) {
  Value name = exec.operand(0), object = exec.operand(1);
  exec.operand(1) = Value::undefined();
  exec.operand(0) = object;
  return get_private(exec, object, name, ResultTarget::Place, exec.operand_index(&exec.operand(1)));
}

Flow op_set_private(Exec& exec, Instruction) {
  Value value = exec.operand(0), name = exec.operand(1), object = exec.operand(2);
  Property found;
  Flow flow;
  if (!find_private(exec, object, name, true, found, flow)) return flow;
  exec.drop(2);
  exec.operand(0) = value;
  if (found.is_accessor()) {
    Value setter = exec.heap().get<AccessorCell>(found.value.cell()).setter;
    if (setter.is_undefined())
      return fail(exec, ErrorType::TypeError,
                  fmt::format("'{}' was defined without a setter", private_text(exec, name)));
    return call_value(exec, setter, object, std::span<const Value>(&value, 1), ResultTarget::Discard);
  }
  if (!(found.flags & Writable))
    return fail(exec, ErrorType::TypeError,
                fmt::format("Private method '{}' is not writable", private_text(exec, name)));
  write_property(exec.heap(), found, PropertyKey::symbol(name.cell()), value);
  return Flow::Next;
}

Flow op_define_private(Exec& exec, Instruction instruction) {
  Value value = exec.operand(0), name = exec.operand(1);
  CellId object = exec.operand(2).cell();
  PropertyKey wanted = PropertyKey::symbol(name.cell());
  Heap& heap = exec.heap();
  Property existing = get_own_property(heap, object, wanted);
  bool other_half = existing.found() && existing.is_accessor() && instruction.a >= 2 &&
                    (instruction.a == 2 ? heap.get<AccessorCell>(existing.value.cell()).getter
                                        : heap.get<AccessorCell>(existing.value.cell()).setter)
                        .is_undefined();
  if (existing.found() && !other_half) {
    std::string what = instruction.a == 0 ? private_text(exec, name) : "private methods";
    return fail(exec, ErrorType::TypeError,
                fmt::format("Cannot initialize {} {}twice on the same object", what,
                            instruction.a == 0 ? "" : fmt::format("of class {} ", "anonymous")));
  }
  if (instruction.a > 0 && has_kind(heap, value, Kind::Function))
    name_function(exec, value.cell(), wanted, prefixes[instruction.a - 1]);
  if (instruction.a < 2)
    define_own(heap, object, wanted, value, instruction.a == 0 ? std::uint8_t{Writable} : constant_flags);
  else
    define_half_accessor(exec, object, wanted, value, instruction.a == 2, Configurable);
  exec.drop(2);
  return Flow::Next;
}

Flow op_has_private(Exec& exec, Instruction) {
  Value object = exec.operand(0), name = exec.operand(1);
  if (!object.is_object()) {
    return fail(exec, ErrorType::TypeError,
                fmt::format("Cannot use 'in' operator to search for '{}' in {}", private_text(exec, name),
                            render_for_message(exec, object)));
  }
  bool has = get_own_property(exec.heap(), object.cell(), PropertyKey::symbol(name.cell())).found();
  exec.drop(1);
  exec.operand(0) = Value::boolean(has);
  return Flow::Next;
}

}  // namespace loopscope::js
