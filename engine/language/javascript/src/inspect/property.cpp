// Properties: key, colon, value; accessors by what they have.
#include "context.hpp"

#include <javascript/function.hpp>

#include <algorithm>

namespace loopscope::js::inspection {

namespace {

bool is_plain_name(std::u16string_view name) {
  auto is_letter = [](char16_t unit) {
    return (unit >= u'a' && unit <= u'z') || (unit >= u'A' && unit <= u'Z') || unit == u'_';
  };
  auto is_part = [&](char16_t unit) { return is_letter(unit) || (unit >= u'0' && unit <= u'9'); };
  return !name.empty() && is_letter(name[0]) && std::all_of(name.begin(), name.end(), is_part);
}

std::u16string key_label(Context& context, PropertyKey each, bool is_enumerable) {
  std::u16string text = key_text(context.heap(), each);
  if (each.is_symbol()) return u"[" + stylize(context, escape_unquoted(text), Style::Symbol) + u"]";
  if (each == key(Name::__proto__)) return u"['__proto__']";
  if (!is_enumerable) return u"[" + escape_unquoted(text) + u"]";
  if (is_plain_name(text)) return text;
  return stylize(context, quote(text), Style::String);
}

bool wants_getter(ShowGetters show, bool has_setter) {
  return show == ShowGetters::All || (show == ShowGetters::WithoutSetter && !has_setter) ||
         (show == ShowGetters::WithSetter && has_setter);
}

std::u16string special(Context& context, std::u16string text) {
  return stylize(context, std::move(text), Style::Special);
}

std::u16string getter_failure(Context& context, Value thrown) {
  std::u16string message =
      thrown.is_object() ? to_text(context, get(context, thrown.cell(), Name::message)) : u"undefined";
  return u"<Inspection threw (" + message + u")>";
}

// What a getter gives, with the `getters` option.
std::u16string getter_text(Context& context, const OwnProperty& property, Value getter, const std::u16string& label,
                           int depth) {
  auto answer = ask(context.answers, [&] { return UserCall{getter, property.receiver, {}, true}; });
  if (!answer) return {};
  std::u16string text;
  if (answer->threw) {
    text = getter_failure(context, answer->value);
  } else if (is_callable(context.heap(), answer->value)) {
    context.indentation += 2;  // node trips over a function here, and forgets to take the indentation back
    text = u"<Inspection threw (Symbol.prototype.toString requires that 'this' be a Symbol)>";
  } else {
    context.indentation += 2;
    text = format_value(context, answer->value, depth);
    context.indentation -= 2;
    if (answer->value.is_object()) return special(context, u"[" + label + u"]") + u" " + text;
  }
  return special(context, u"[" + label + u":") + u" " + text + special(context, u"]");
}

std::u16string accessor_text(Context& context, const OwnProperty& property, const AccessorCell& accessor, int depth) {
  bool has_getter = accessor.getter.is_object(), has_setter = accessor.setter.is_object();
  if (!has_getter) return has_setter ? special(context, u"[Setter]") : stylize(context, u"undefined", Style::Undefined);
  std::u16string label = has_setter ? u"Getter/Setter" : u"Getter";
  if (wants_getter(context.options.getters, has_setter))
    return getter_text(context, property, accessor.getter, label, depth);
  return special(context, u"[" + label + u"]");
}

struct PropertyText {
  std::u16string text, gap = u" ";
};

PropertyText data_text(Context& context, Value value, int depth, Entries entries) {
  bool hangs = context.options.compact_always && entries == Entries::Plain;
  int indent = hangs ? 3 : 2;
  context.indentation += indent;
  PropertyText out{format_value(context, value, depth)};
  if (hangs && context.options.break_length < static_cast<double>(display_width(out.text))) {
    out.gap = u"\n" + std::u16string(static_cast<std::size_t>(context.indentation), u' ');
  }
  context.indentation -= indent;
  return out;
}

}  // namespace

std::vector<PropertyKey> shown_keys(Context& context, CellId object, bool without_indexes) {
  std::vector<PropertyKey> keys = own_keys(context.heap(), object);
  context.charge(keys.size());
  std::erase_if(keys, [&](PropertyKey each) {
    if (without_indexes && each.is_index()) return true;
    return !context.options.show_hidden && !(get_own_property(context.heap(), object, each).flags & Enumerable);
  });
  return keys;
}

std::u16string format_property(Context& context, const OwnProperty& property, int depth, Entries entries) {
  Property found = get_own_property(context.heap(), property.object, property.key);
  PropertyText shown;
  bool is_dead = found.found() && found.value.is_empty();  // an export that its module has not come to
  if (is_dead)
    shown.text = special(context, u"<uninitialized>");
  else if (found.is_accessor())
    shown.text = accessor_text(context, property, context.heap().get<AccessorCell>(found.value.cell()), depth);
  else
    shown = data_text(context, found.found() ? found.value : Value::undefined(), depth, entries);
  if (context.stopped()) return {};
  if (entries == Entries::ArrayItem) return shown.text;
  bool is_enumerable = !found.found() || (found.flags & Enumerable);
  return key_label(context, property.key, is_enumerable) + u":" + shown.gap + shown.text;
}

std::u16string format_property(Context& context, CellId object, PropertyKey key, int depth, Entries entries) {
  return format_property(context, {object, key, Value::object(object)}, depth, entries);
}

}  // namespace loopscope::js::inspection
