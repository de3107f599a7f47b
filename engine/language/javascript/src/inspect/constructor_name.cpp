// Which class an object is said to belong to: the nearest `constructor` along its prototypes that it is an instance of.
#include "context.hpp"

#include <base/utf.hpp>
#include <javascript/convert.hpp>
#include <javascript/function.hpp>
#include <javascript/typed_array.hpp>

namespace loopscope::js::inspection {

namespace {

Value instance_target(const Heap& heap, Value constructor) {
  while (has_kind(heap, constructor, Kind::BoundFunction))
    constructor = heap.get<BoundFunctionCell>(constructor.cell()).target;
  return constructor;
}

// 7.3.22 OrdinaryHasInstance
bool has_instance(Context& context, CellId object, Value constructor) {
  constructor = instance_target(context.heap(), constructor);
  if (!constructor.is_object()) return false;
  Value prototype = get(context, constructor.cell(), Name::prototype);
  if (!prototype.is_object()) return false;
  for (CellId at = next_prototype(context, object); at; at = next_prototype(context, at)) {
    if (at == prototype.cell()) return true;
  }
  return false;
}

Value get_unless_accessor(Context& context, CellId object, PropertyKey key) {
  return find_property(context.heap(), object, key).is_accessor() ? Value::undefined() : get(context, object, key);
}

// instanceof; a throw means no.
bool is_instance(Context& context, CellId object, Value constructor) {
  Value method = get_unless_accessor(context, constructor.cell(), key(Symbol::hasInstance));
  if (context.stopped()) return false;
  Value builtin =
      get_data(context.heap(), intrinsic(context.exec, Intrinsic::FunctionPrototype), key(Symbol::hasInstance));
  if (method == builtin || !is_callable(context.heap(), method)) return has_instance(context, object, constructor);
  auto answer = ask(context.answers, [&] { return UserCall{method, constructor, {Value::object(object)}, true}; });
  return answer && !answer->threw && to_boolean(context.heap(), answer->value);
}

// Empty: this object names no constructor.
std::u16string name_given_by(Context& context, CellId holder, CellId object) {
  Value constructor = own_value(context, holder, key(Name::constructor));
  if (!is_callable(context.heap(), constructor)) return {};
  Value name = get(context, constructor.cell(), Name::name);
  if (name.is_string() && string_length(context.heap(), name.cell()) == 0) return {};
  if (context.stopped() || !is_instance(context, object, constructor)) return {};
  return to_text(context, name);
}

// What V8 calls an object that names no constructor itself.
std::u16string internal_name(Heap& heap, CellId object) {
  switch (kind_of(heap, object)) {
    case Kind::Array:
      return u"Array";
    case Kind::Function:
    case Kind::NativeFunction:
    case Kind::BoundFunction:
      return u"Function";
    case Kind::Error:
      return u"Error";
    case Kind::Boolean:
      return u"Boolean";
    case Kind::Number:
      return u"Number";
    case Kind::String:
      return u"String";
    case Kind::SymbolObject:
      return u"Symbol";
    case Kind::BigIntegerObject:
      return u"BigInt";
    case Kind::Promise:
      return u"Promise";
    case Kind::Map:
      return u"Map";
    case Kind::Set:
      return u"Set";
    case Kind::WeakMap:
      return u"WeakMap";
    case Kind::WeakSet:
      return u"WeakSet";
    case Kind::WeakReference:
      return u"WeakRef";
    case Kind::TypedArray:
      return ascii_to_utf16(element_row(heap.get<TypedArrayCell>(object).element).name);
    case Kind::ArrayBuffer:
      return u"ArrayBuffer";
    case Kind::DataView:
      return u"DataView";
    case Kind::Date:
      return u"Date";
    case Kind::RegExp:
      return u"RegExp";
    default:
      return maker_name(heap, object);
  }
}

// The way an object shows itself whose prototypes end without naming anything.
std::u16string inspect_prototype(Context& context, CellId prototype) {
  InspectOptions options = context.options;
  options.custom_inspect = false;
  options.depth = -1;
  Context inner(context.exec, options, context.answers);
  return format_value(inner, Value::object(prototype), 0);
}

}  // namespace

std::u16string maker_name(Heap& heap, CellId object) {
  CellId maker = maker_of(heap, object);
  Value name = maker ? heap.get<FunctionCell>(maker).name : Value::undefined();
  std::u16string_view units = name.is_string() ? string_units(heap, name.cell()) : u"";
  return std::u16string(units.empty() ? u"Object" : units);
}

ConstructorName constructor_name(Context& context, CellId object, int depth, Output* hidden) {
  CellId first_prototype;
  for (CellId at = object; at; at = next_prototype(context, at)) {
    std::u16string name = name_given_by(context, at, object);
    if (context.stopped()) return std::nullopt;
    if (!name.empty()) {
      bool add = hidden && (first_prototype != at || !is_builtin_name(name));
      if (add) add_prototype_properties(context, object, first_prototype ? first_prototype : object, depth, *hidden);
      return name;
    }
    if (at == object) first_prototype = prototype_of(context.heap(), at);
  }
  if (context.stopped()) return std::nullopt;
  if (!first_prototype) return std::nullopt;
  std::u16string own = internal_name(context.heap(), object);
  if (context.too_deep(depth)) return own + u" <Complex prototype>";
  ConstructorName parent = constructor_name(context, first_prototype, depth + 1, hidden);
  if (context.stopped()) return std::nullopt;
  return own + u" <" + (parent ? *parent : inspect_prototype(context, first_prototype)) + u">";
}

std::u16string prefix(const ConstructorName& constructor, std::u16string_view tag, std::u16string_view fallback,
                      std::u16string_view size) {
  std::u16string out;
  if (!constructor) {
    out.append(u"[").append(fallback).append(size).append(u": null prototype] ");
    if (!tag.empty() && fallback != tag) out.append(u"[").append(tag).append(u"] ");
    return out;
  }
  out.append(*constructor).append(size).append(u" ");
  if (!tag.empty() && *constructor != tag) out.append(u"[").append(tag).append(u"] ");
  return out;
}

}  // namespace loopscope::js::inspection
