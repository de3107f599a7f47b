// Functions and classes: [Function: name], [class A extends B].
#include "context.hpp"

#include <machine/machine.hpp>

namespace loopscope::js::inspection {

namespace {

// The text before the body, comments left out.
std::u16string class_head(std::u16string_view text) {
  std::u16string head;
  for (std::size_t i = 0; i < text.size() && text[i] != u'{'; ++i) {
    std::u16string_view rest = text.substr(i);
    bool is_line = rest.starts_with(u"//");
    std::u16string_view end = is_line ? u"\n" : u"*/";
    if ((is_line || rest.starts_with(u"/*")) && rest.find(end) != rest.npos)
      i += rest.find(end) + end.size() - 1;
    else
      head += text[i];
  }
  return head;
}

// Node goes by the text: a class that extends a call's result passes for a function.
bool is_class(const Exec& exec, CellId function) {
  const Heap& heap = exec.machine.heap;
  if (kind_of(heap, function) != Kind::Function || !heap.get<FunctionCell>(function).is_class_constructor) return false;
  const Code& code = exec.machine.codes[heap.get<FunctionCell>(function).code];
  return !code.source || class_head(code.source->text(code.span)).find(u'(') == std::u16string::npos;
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
  if (is_class(context.exec, function)) return class_base(context, function, constructor, tag);
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
