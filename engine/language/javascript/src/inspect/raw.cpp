#include "raw.hpp"
#include "error_text.hpp"

#include <base/utf.hpp>
#include <javascript/date.hpp>
#include <javascript/function.hpp>
#include <javascript/regexp_object.hpp>
#include <javascript/typed_array.hpp>

#include <algorithm>
#include <cmath>

namespace loopscope::js::inspection {

namespace {

constexpr std::size_t most_written = std::size_t{1} << 27;  // code units at one indentation

// What the getter of %TypedArray%.prototype says, without a call; empty: another property.
Value builtin_tag(Context& context, CellId object) {
  if (kind_of(context.heap(), object) != Kind::TypedArray) return Value::empty();
  Property found = find_property(context.heap(), object, key(Symbol::toStringTag));
  if (!found.is_accessor() || found.holder != intrinsic(context.exec, Intrinsic::TypedArrayPrototype))
    return Value::empty();
  ElementType element = context.heap().get<TypedArrayCell>(object).element;
  return ascii_value(context.exec, element_row(element).name);
}

// Symbol.toStringTag, unless it is shown among the properties anyway.
std::u16string tag_of(Context& context, CellId object) {
  Value tag = builtin_tag(context, object);
  if (tag.is_empty()) tag = get(context, object, key(Symbol::toStringTag));
  if (!tag.is_string()) return {};
  Property own = get_own_property(context.heap(), object, key(Symbol::toStringTag));
  if (own.found() && (context.options.show_hidden || (own.flags & Enumerable))) return {};
  return std::u16string(string_units(context.heap(), tag.cell()));
}

// Arrays and collections, however they are disguised. False: none of them.
bool describe_iterable(Context& context, Raw& raw) {
  switch (kind_of(context.heap(), raw.object)) {
    case Kind::Array:
      describe_array(context, raw);
      return true;
    case Kind::Set:
      describe_set(context, raw);
      return true;
    case Kind::Map:
      describe_map(context, raw);
      return true;
    case Kind::TypedArray:
      describe_typed_array(context, raw);
      return true;
    case Kind::CollectionIterator:
      describe_collection_iterator(context, raw);
      return true;
    default:
      return false;
  }
}

void describe_plain(Context& context, Raw& raw) {
  bool is_object = raw.constructor == ConstructorName(u"Object");
  bool is_arguments = kind_of(context.heap(), raw.object) == Kind::Arguments;
  if (is_object && is_arguments)
    raw.layout.opening = u"[Arguments] {";
  else if (!is_object || !raw.tag.empty())
    raw.layout.opening = prefix_of(raw, is_arguments ? u"Arguments" : maker_name(context.heap(), raw.object)) + u"{";
  if (!raw.has_properties()) raw.finish(raw.layout.opening + u"}");
}

void describe_namespace(Raw& raw) { raw.layout.opening = prefix_of(raw, u"Module") + u"{"; }

void finish_with_base(Context& context, Raw& raw, Style style) {
  if (!raw.has_properties()) raw.finish(stylize(context, raw.layout.base, style));
}

void describe_function(Context& context, Raw& raw) {
  raw.layout.base = function_base(context, raw.object, raw.constructor, raw.tag);
  finish_with_base(context, raw, Style::Special);
}

void describe_error(Context& context, Raw& raw) {
  raw.layout.base = error_base(context, raw.object, raw.constructor, raw.tag, raw.keys);
  finish_with_base(context, raw, Style::None);
}

void describe_boxed(Context& context, Raw& raw) {
  raw.layout.base = boxed_base(context, raw.object, raw.keys, raw.constructor, raw.tag);
  finish_with_base(context, raw, Style::None);
}

void describe_date(Context& context, Raw& raw) {
  double time = context.heap().get<DateCell>(raw.object).time.as_number();
  std::u16string name = prefix_of(raw, u"Date");
  raw.layout.base =
      (name == u"Date " ? u"" : name) + ascii_to_utf16(std::isnan(time) ? "Invalid Date" : iso_date_text(time));
  finish_with_base(context, raw, Style::Date);
}

void describe_regexp(Context& context, Raw& raw) {
  const auto& cell = context.heap().get<RegExpCell>(raw.object);
  std::u16string text = u"/" + escaped_source(string_units(context.heap(), cell.source.cell())) + u"/";
  std::u16string flags(string_units(context.heap(), cell.letters.cell()));
  std::sort(flags.begin(), flags.end());
  raw.layout.base = text + flags;
  std::u16string prefix = prefix_of(raw, u"RegExp");
  if (prefix != u"RegExp ") raw.layout.base = prefix + raw.layout.base;
  finish_with_base(context, raw, Style::RegExp);
}

void describe_other(Context& context, Raw& raw, bool inside_typed_array) {
  if (kind_of(context.heap(), raw.object) == Kind::Date) return describe_date(context, raw);
  if (is_error(context.exec, raw.object)) return describe_error(context, raw);
  switch (kind_of(context.heap(), raw.object)) {
    case Kind::RegExp:
      return describe_regexp(context, raw);
    case Kind::Promise:
      return describe_promise(context, raw);
    case Kind::WeakSet:
      return describe_weak_set(context, raw);
    case Kind::WeakMap:
      return describe_weak_map(context, raw);
    case Kind::Boolean:
    case Kind::Number:
    case Kind::String:
    case Kind::SymbolObject:
    case Kind::BigIntegerObject:
      return describe_boxed(context, raw);
    case Kind::ArrayBuffer:
      return describe_array_buffer(context, raw, inside_typed_array);
    case Kind::DataView:
      return describe_data_view(context, raw);
    case Kind::Namespace:
      return describe_namespace(raw);
    default:
      return describe_text_codec(context, raw) ? void() : describe_plain(context, raw);
  }
}

void describe(Context& context, Raw& raw, bool inside_typed_array) {
  bool looks_iterable = !raw.constructor || has(context, raw.object, key(Symbol::iterator));
  if (looks_iterable && describe_iterable(context, raw)) return;
  raw.keys = shown_keys(context, raw.object);
  if (is_callable(context.heap(), Value::object(raw.object))) return describe_function(context, raw);
  // What calls itself a plain object is one, whatever it is made of.
  if (raw.constructor == ConstructorName(u"Object")) return describe_plain(context, raw);
  describe_other(context, raw, inside_typed_array);
}

void list_entries(Context& context, Raw& raw, int depth, Output& output) {
  if (raw.list_contents) raw.list_contents(context, raw, depth, output);
  for (std::size_t i = 0; i < raw.keys.size() && !context.stopped(); ++i) {
    output.push_back(format_property(context, raw.object, raw.keys[i], depth, raw.layout.entries));
  }
  output.insert(output.end(), raw.inherited.begin(), raw.inherited.end());
}

// Marks an object that something inside it refers back to.
void add_reference(Context& context, Raw& raw) {
  auto found = std::find(context.circular.begin(), context.circular.end(), raw.object);
  if (found == context.circular.end()) return;
  std::string number = std::to_string(found - context.circular.begin() + 1);
  std::u16string reference = stylize(context, u"<ref *" + ascii_to_utf16(number) + u">", Style::Special);
  std::u16string& place = context.options.compact_always ? raw.layout.opening : raw.layout.base;
  place = place.empty() ? reference : reference + u" " + place;
}

// A comparison of sort(): the program's own comparator, or by code units.
bool comes_before(Context& context, const std::u16string& x, const std::u16string& y) {
  if (context.options.comparator.is_empty()) return x < y;
  auto answer = ask(context.answers, [&] {
    return UserCall{context.options.comparator,
                    Value::undefined(),
                    {text_value(context.exec, x), text_value(context.exec, y)},
                    false};
  });
  return answer && answer->value.is_number() && answer->value.as_number() < 0;
}

void sort_entries(Context& context, Output& output, std::size_t first) {
  for (std::size_t i = first + 1; i < output.size() && !context.stopped(); ++i) {
    for (std::size_t j = i; j > first && comes_before(context, output[j], output[j - 1]); --j)
      std::swap(output[j], output[j - 1]);
  }
}

void sort_if_wanted(Context& context, const Raw& raw, Output& output) {
  if (!context.options.sorted) return;
  if (raw.layout.entries != Entries::ArrayLike)
    sort_entries(context, output, 0);
  else if (raw.keys.size() > 1)
    sort_entries(context, output, output.size() - raw.keys.size());
}

// Node stops going deeper when a run has produced more than a string can hold.
void count_written(Context& context, std::size_t length) {
  auto at = static_cast<std::size_t>(context.indentation);
  if (context.written.size() <= at) context.written.resize(at + 1);
  context.written[at] += length;
  context.charge(length / 8 + 1);
  if (context.written[at] > most_written) context.options.depth = -1;
}

std::u16string format_contents(Context& context, Raw& raw, int depth) {
  context.seen.push_back(raw.object);
  context.current_depth = depth;
  Output output;
  list_entries(context, raw, depth, output);
  if (context.stopped()) return {};
  add_reference(context, raw);
  context.seen.pop_back();
  sort_if_wanted(context, raw, output);
  std::u16string text = reduce_to_single_string(context, std::move(output), raw.layout, depth);
  count_written(context, text.size());
  return text;
}

}  // namespace

std::u16string prefix_of(const Raw& raw, std::u16string_view fallback, std::u16string_view size) {
  return prefix(raw.constructor, raw.tag, fallback, size);
}

std::u16string size_text(std::size_t size) { return u"(" + ascii_to_utf16(std::to_string(size)) + u")"; }

std::u16string remaining_text(std::size_t count) {
  return u"... " + ascii_to_utf16(std::to_string(count)) + (count > 1 ? u" more items" : u" more item");
}

std::size_t shown_count(const Context& context, std::size_t count) {
  double most = std::max(context.options.max_array_length, 0.0);
  return most < static_cast<double>(count) ? static_cast<std::size_t>(most) : count;
}

std::u16string format_raw(Context& context, CellId object, int depth, bool inside_typed_array) {
  Raw raw;
  raw.object = object;
  bool shows_inherited = context.options.show_hidden && !context.too_deep(depth);
  raw.constructor = constructor_name(context, object, depth, shows_inherited ? &raw.inherited : nullptr);
  raw.tag = tag_of(context, object);
  if (context.stopped()) return {};
  describe(context, raw, inside_typed_array);
  if (context.stopped()) return {};
  if (raw.is_finished) return raw.layout.base;
  if (!context.too_deep(depth)) return format_contents(context, raw, depth + 1);
  std::u16string name = prefix_of(raw, maker_name(context.heap(), object));
  name.pop_back();
  return stylize(context, raw.constructor ? u"[" + name + u"]" : name, Style::Special);
}

}  // namespace loopscope::js::inspection
