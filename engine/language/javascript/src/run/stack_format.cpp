// The text of a captured stack, worded as V8's CallSite serialiser does.
#include <javascript/stack_trace.hpp>

#include <base/number_format.hpp>
#include <base/utf.hpp>
#include <javascript/big_integer.hpp>
#include <javascript/function.hpp>
#include <javascript/realm.hpp>

#include <fmt/format.h>

#include <optional>

namespace loopscope::js {

namespace {

std::string text_of(const Heap& heap, Value string) {
  return string.is_string() ? utf16_to_utf8(copy_text(heap, string.cell())) : "";
}

std::string own_name(Heap& heap, CellId function) {
  Property own = get_own_property(heap, function, key(Name::name));
  return own.is_data() ? text_of(heap, own.value) : "";
}

std::string constructor_name_of(Heap& heap, CellId object) {
  Value constructor = get_data(heap, object, Name::constructor);
  std::string name = is_callable(heap, constructor) ? own_name(heap, constructor.cell()) : "";
  if (!name.empty() && name != "Object") return name;
  Value tag = get_data(heap, object, key(Symbol::toStringTag));
  return tag.is_string() ? text_of(heap, tag) : "Object";
}

bool holds_function(Heap& heap, CellId object, PropertyKey key, Value wanted) {
  Property found = get_own_property(heap, object, key);
  if (!found.is_accessor()) return found.value == wanted;
  const auto& accessor = heap.get<AccessorCell>(found.value.cell());
  return accessor.getter == wanted || accessor.setter == wanted;
}

// The function's own name where the receiver has the function under it.
std::string own_method_name(Heap& heap, const StackSite& site, Value wanted) {
  std::u16string name = site.name.is_string() ? copy_text(heap, site.name.cell()) : u"";
  if (name.starts_with(u"get ") || name.starts_with(u"set ")) name.erase(0, 4);
  if (name.empty()) return "";
  PropertyKey own = key_from_text(heap, name);
  for (CellId at = site.receiver.cell(); at && kind_of(heap, at) != Kind::Proxy; at = prototype_of(heap, at)) {
    if (get_own_property(heap, at, own).found())
      return holds_function(heap, at, own, wanted) ? utf16_to_utf8(name) : "";
  }
  return "";
}

// The own or inherited property of the receiver that holds the function; none when there are several.
std::string method_name(Heap& heap, const StackSite& site) {
  if (!site.receiver.is_object() || !site.callee) return "";
  Value wanted = Value::object(site.callee);
  if (std::string name = own_method_name(heap, site, wanted); !name.empty()) return name;
  std::optional<PropertyKey> known;
  for (CellId at = site.receiver.cell(); at && kind_of(heap, at) != Kind::Proxy; at = prototype_of(heap, at)) {
    std::vector<ShapeProperty> properties = heap.get<ShapeCell>(object_of(heap, at).shape).properties;
    for (const ShapeProperty& property : properties) {
      bool is_listed = property.key.is_string() && (property.flags & Enumerable) != 0;
      if (!is_listed || property.key == key(Name::stack)) continue;
      if (!holds_function(heap, at, property.key, wanted)) continue;
      if (known && *known != property.key) return "";
      known = property.key;
    }
  }
  return known ? utf16_to_utf8(copy_text(heap, known->cell())) : "";
}

bool is_top_level(const Heap& heap, Value receiver) {
  return receiver.is_nullish() || receiver.is_empty() ||
         receiver == Value::object(heap.get<RealmCell>(realm_id).global_this);
}

std::string type_name(Heap& heap, Value receiver) {
  if (!receiver.is_object()) {
    CellId prototype = prototype_for_primitive(heap, receiver);
    return prototype ? constructor_name_of(heap, prototype) : "";
  }
  if (has_kind(heap, receiver, Kind::Proxy)) return "Proxy";
  if (is_callable(heap, receiver)) {
    std::string own = own_name(heap, receiver.cell());
    bool is_class =
        has_kind(heap, receiver, Kind::Function) && heap.get<FunctionCell>(receiver.cell()).is_class_constructor;
    return is_class && !own.empty() ? own : "Function";
  }
  return constructor_name_of(heap, receiver.cell());
}

bool is_digit(unsigned char unit) { return unit >= '0' && unit <= '9'; }
bool is_letter(unsigned char unit) { return (unit | 0x20) >= 'a' && (unit | 0x20) <= 'z'; }

// Near enough String::IsIdentifier: names of methods with other characters are quoted keys, symbols or private names.
bool is_identifier(std::string_view name) {
  auto is_part = [](unsigned char unit) {
    return unit >= 0x80 || unit == '$' || unit == '_' || is_letter(unit) || is_digit(unit);
  };
  return !name.empty() && !is_digit(static_cast<unsigned char>(name[0])) &&
         std::all_of(name.begin(), name.end(), is_part);
}

bool ends_with_method(std::string_view function, std::string_view method) {
  if (!function.ends_with(method)) return false;
  if (function.size() == method.size()) return true;
  return function[function.size() - method.size() - 1] == '.';
}

std::string method_call(Heap& heap, const StackSite& site, const std::string& function) {
  std::string type = type_name(heap, site.receiver), method = method_name(heap, site);
  if (function.empty()) return type + "." + (method.empty() ? "<anonymous>" : method);
  std::string out =
      is_identifier(function) && !type.empty() && !function.starts_with(type) ? type + "." + function : function;
  if (!method.empty() && !ends_with_method(function, method)) out += " [as " + method + "]";
  return out;
}

std::string line_of(Heap& heap, const StackSite& site) {
  std::string function = text_of(heap, site.name), where = text_of(heap, site.where);
  std::string name = function;
  if (site.flags & StackSite::IsConstruct)
    name = "new " + (function.empty() ? "<anonymous>" : function);
  else if (!(site.flags & StackSite::IsBare) && !is_top_level(heap, site.receiver))
    name = method_call(heap, site, function);
  std::string prefix = site.flags & StackSite::IsAsync ? "async " : "";
  return prefix + (name.empty() ? where : name + " (" + where + ")");
}

// A name or message in a header; user code is never asked.
std::string header_part(Heap& heap, Value value) {
  switch (value.tag()) {
    case Tag::String:
      return text_of(heap, value);
    case Tag::Number:
      return number_to_string(value.as_number());
    case Tag::Boolean:
      return value.as_boolean() ? "true" : "false";
    case Tag::Null:
      return "null";
    case Tag::BigInteger:
      return big_integer_text(heap, value);
    case Tag::Symbol:
      return utf16_to_utf8(key_text(heap, PropertyKey::symbol(value.cell())));
    case Tag::Object:
      return kind_of(heap, value.cell()) == Kind::Array ? "[object Array]"
                                                        : "#<" + constructor_name_of(heap, value.cell()) + ">";
    default:
      return "undefined";
  }
}

// ErrorUtils::ToString, over plain data.
std::string header_of(Heap& heap, CellId error) {
  Value name = get_data(heap, error, Name::name), message = get_data(heap, error, Name::message);
  std::string name_text = name.is_empty() || name.is_undefined() ? "Error" : header_part(heap, name);
  std::string message_text = message.is_empty() || message.is_undefined() ? "" : header_part(heap, message);
  if (name_text.empty()) return message_text;
  return message_text.empty() ? name_text : name_text + ": " + message_text;
}

}  // namespace

Value format_stack_trace(Heap& heap, CellId error, CellId trace) {
  return format_stack_trace(heap, header_of(heap, error), trace);
}

SiteParts parts_of_site(Heap& heap, const StackSite& site) {
  SiteParts parts;
  parts.line = site.text.is_string() ? text_of(heap, site.text) : line_of(heap, site);
  if (site.text.is_string()) return parts;
  parts.function = text_of(heap, site.name);
  parts.where = text_of(heap, site.where);
  parts.is_top_level = is_top_level(heap, site.receiver);
  if (!parts.is_top_level) parts.type = type_name(heap, site.receiver);
  parts.method = method_name(heap, site);
  return parts;
}

Value format_stack_trace(Heap& heap, std::string text, CellId trace) {
  std::vector<StackSite> sites = heap.get<StackTraceCell>(trace).sites;
  for (const StackSite& site : sites) {
    text += "\n    at ";
    text += site.text.is_string() ? text_of(heap, site.text) : line_of(heap, site);
  }
  return Value::string(make_string(heap, utf8_to_utf16(text)));
}

}  // namespace loopscope::js
