// Functions and classes: [Function: name], [class A extends B].
#include "context.hpp"

#include <machine/machine.hpp>

namespace loopscope::js::inspection {

namespace {

bool is_class(const Heap& heap, CellId function) {
  return kind_of(heap, function) == Kind::Function && heap.get<FunctionCell>(function).is_class_constructor;
}

std::u16string function_type(const Exec& exec, CellId function) {
  const Heap& heap = exec.machine.heap;
  if (kind_of(heap, function) != Kind::Function) return u"Function";
  switch (exec.machine.codes[heap.get<FunctionCell>(function).code].kind) {
    case FunctionKind::Generator:
      return u"GeneratorFunction";
    case FunctionKind::Async:
      return u"AsyncFunction";
    case FunctionKind::AsyncGenerator:
      return u"AsyncGeneratorFunction";
    case FunctionKind::Normal:
      break;
  }
  return u"Function";
}

void append_tag(std::u16string& base, const ConstructorName& constructor, std::u16string_view tag) {
  if (!tag.empty() && constructor != ConstructorName(tag)) base.append(u" [").append(tag).append(u"]");
}

// The text of a property that counts as absent when it is falsy.
std::u16string text_or_nothing(Context& context, CellId object, Name name) {
  Value value = get(context, object, name);
  return value.is_nullish() || value == Value::boolean(false) ? u"" : to_text(context, value);
}

std::u16string class_base(Context& context, CellId function, const ConstructorName& constructor,
                          std::u16string_view tag) {
  std::u16string name;
  if (has_own_property(context.heap(), function, key(Name::name)))
    name = text_or_nothing(context, function, Name::name);
  std::u16string base = u"[class " + (name.empty() ? u"(anonymous)" : name);
  if (constructor && *constructor != u"Function") base += u" [" + *constructor + u"]";
  append_tag(base, constructor, tag);
  CellId parent = prototype_of(context.heap(), function);
  if (!constructor || !parent) return base + u" extends [null prototype]]";
  std::u16string parent_name = text_or_nothing(context, parent, Name::name);
  return base + (parent_name.empty() ? u"" : u" extends " + parent_name) + u"]";
}

}  // namespace

std::u16string function_base(Context& context, CellId function, const ConstructorName& constructor,
                             std::u16string_view tag) {
  if (is_class(context.heap(), function)) return class_base(context, function, constructor, tag);
  std::u16string type = function_type(context.exec, function);
  std::u16string base = u"[" + type + (constructor ? u"" : u" (null prototype)");
  Value name = get(context, function, Name::name);
  bool is_anonymous = name.is_string() && string_length(context.heap(), name.cell()) == 0;
  base += is_anonymous ? u" (anonymous)]" : u": " + to_text(context, name) + u"]";
  if (constructor && *constructor != type) base += u" " + *constructor;
  append_tag(base, constructor, tag);
  return base;
}

}  // namespace loopscope::js::inspection
