// Destructuring, of declarations and of assignments (ECMA-262 13.15.5, 14.3.3, 8.6.2).
#include "function_compiler.hpp"

namespace loopscope::js::compiling {

namespace {

constexpr const char16_t* invalid_target = u"Invalid destructuring assignment target";

bool is_pattern(const Node& node) {
  return node.kind == NodeKind::ArrayPattern || node.kind == NodeKind::ObjectPattern;
}
bool is_reference(const Node& node) { return !is_pattern(node) && node.kind != NodeKind::Identifier; }

}  // namespace

void FunctionCompiler::assign_pattern(const Pattern& pattern, Bind bind, const PatternSource& source) {
  if (const auto* identifier = try_as<Identifier>(&pattern)) return store_identifier(*identifier, bind);
  if (const auto* object = try_as<ObjectPattern>(&pattern)) return object_pattern(*object, bind, source);
  if (const auto* array = try_as<ArrayPattern>(&pattern)) return array_pattern(*array, bind, source);
  // A member in the head of a for-in or for-of: the value is there before the target's expressions are evaluated.
  LocalMark locals(*this);
  std::int32_t kept = new_local();
  out_.emit(Op::StoreLocal, kept);
  Target target = prepare_target(pattern, invalid_target);
  out_.emit(Op::LoadLocal, kept);
  store_target(target, pattern.span);
  out_.emit(Op::Pop);
}

// [x] -> [x or the default]
void FunctionCompiler::default_value(const PatternElement& element) {
  if (element.default_value == nullptr) return;
  Label given;
  out_.jump(Op::JumpIfNotUndefinedKeep, given);
  out_.emit(Op::Pop);
  const auto* identifier = try_as<Identifier>(element.target);
  if (identifier != nullptr)
    named_value(*element.default_value, identifier->name);
  else
    value(*element.default_value);
  out_.bind(given);
}

void FunctionCompiler::assign_element(const PatternElement& element, Bind bind, const PatternSource& given) {
  if (is_pattern(*element.target)) out_.move_position(element.target->span);
  default_value(element);
  PatternSource source = given;
  if (element.default_value != nullptr) source = {PatternSource::Kind::Default, element.default_value, {}};
  assign_pattern(*element.target, bind, source);
}

// [target's operands, x] ->
void FunctionCompiler::store_element(const PatternElement& element, const Target& target, Bind bind,
                                     const PatternSource& given) {
  if (target.node == nullptr) return assign_element(element, bind, given);
  default_value(element);
  store_target(target, target.node->span);
  out_.emit(Op::Pop);
}

// ---------------------------------------------------------------------------------------------------------------------
// Objects

// A property of the value: an array's pattern for it is blamed on the whole.
PatternSource member_of(const PatternSource& whole) {
  if (whole.is_part()) return {};
  bool is_default = whole.kind == PatternSource::Kind::Argument && whole.expression != nullptr;
  if (is_default) return {PatternSource::Kind::Member, nullptr, argument_default};
  return {PatternSource::Kind::Member, whole.expression, whole.name};
}

// V8 blames the first property's target, or the pattern.
Span FunctionCompiler::coercion_span(const ObjectPattern& pattern) const {
  if (pattern.properties.empty()) return pattern.span;
  const PatternProperty& first = pattern.properties[0];
  bool is_computed = !first.value.is_rest && first.key.kind == KeyKind::Computed;
  return is_computed ? pattern.span : position_span(*first.value.target);
}

void FunctionCompiler::object_pattern(const ObjectPattern& pattern, Bind bind, const PatternSource& source) {
  LocalMark locals(*this);
  {
    SpanGuard guard(out_, coercion_span(pattern));
    out_.emit_a(Op::RequireObjectCoercible, 0);
    pattern_subject(source, pattern);
  }
  PatternSource member = member_of(source);
  std::vector<std::int32_t> keys;
  bool keeps_keys = !pattern.properties.empty() && pattern.properties.back().value.is_rest;
  for (const PatternProperty& property : pattern.properties) {
    SpanGuard guard(out_, property.value.span);
    if (property.value.is_rest)
      object_rest(property.value, bind, pattern, keys);
    else if (property.key.kind == KeyKind::Name)
      object_property(property, bind, member, keys, keeps_keys);
    else
      computed_property(property, bind, member, keys, keeps_keys);
  }
  out_.emit(Op::Pop);
}

// [source] -> [source]
void FunctionCompiler::object_property(const PatternProperty& property, Bind bind, const PatternSource& member,
                                       std::vector<std::int32_t>& keys, bool keeps_keys) {
  if (keeps_keys) keys.push_back(-1);
  Target target;
  if (is_reference(*property.value.target)) target = prepare_target(*property.value.target, invalid_target);
  if (target.operands == 0)
    out_.emit(Op::Duplicate);
  else
    out_.emit_a(Op::Pick, target.operands);
  {
    SpanGuard guard(out_, property.key.span);
    out_.emit(Op::GetProperty, out_.string(property.key.name));
  }
  store_element(property.value, target, bind, member);
}

void FunctionCompiler::computed_property(const PatternProperty& property, Bind bind, const PatternSource& member,
                                         std::vector<std::int32_t>& keys, bool keeps_keys) {
  push_key(property.key);
  if (keeps_keys) {
    keys.push_back(new_local());
    out_.emit(Op::Duplicate);
    out_.emit(Op::StoreLocal, keys.back());
  }
  if (!is_reference(*property.value.target)) {  // [source key]
    out_.emit_a(Op::Pick, 1);
    out_.emit(Op::Swap);
    out_.emit(Op::GetElement);
    return store_element(property.value, {}, bind, member);
  }
  Target target = prepare_target(*property.value.target, invalid_target);
  out_.emit_a(Op::Pick, target.operands + 1);
  out_.emit_a(Op::Pick, target.operands + 1);
  out_.emit(Op::GetElement);
  store_element(property.value, target, bind, member);
  out_.emit(Op::Pop);
}

void FunctionCompiler::object_rest(const PatternElement& element, Bind bind, const ObjectPattern& pattern,
                                   const std::vector<std::int32_t>& keys) {
  Target target;
  if (is_reference(*element.target)) target = prepare_target(*element.target, invalid_target);
  out_.emit_a(Op::Pick, target.operands);
  for (std::size_t i = 0; i < keys.size(); ++i) {
    if (keys[i] >= 0)
      out_.emit(Op::LoadLocal, keys[i]);
    else
      out_.load_string(pattern.properties[i].key.name);
  }
  out_.emit_a(Op::CopyDataPropertiesExcept, static_cast<std::uint32_t>(keys.size()));
  store_element(element, target, bind);
}

// ---------------------------------------------------------------------------------------------------------------------
// Arrays. A hidden local tells whether the iterator is done (or broke), so that it is closed only when it is not.

// Whether something besides the iterator itself can throw (or return) while the element is bound.
bool FunctionCompiler::can_throw(const PatternElement& element, Bind bind) const {
  if (element.target == nullptr) return false;
  if (element.default_value != nullptr || element.target->kind != NodeKind::Identifier) return true;
  const Reference& reference = reference_of(*element.target);
  if (reference.kind != ReferenceKind::Static) return true;
  return bind == Bind::Assign && (reference.is_checked || reference.binding->is_constant);
}

// Where V8 places "is not iterable".
Span FunctionCompiler::iteration_span(const ArrayPattern& pattern, const PatternSource& source) const {
  switch (source.kind) {
    case PatternSource::Kind::Expression:
      return source.expression != nullptr ? span_from(source.begin, source.expression->span.end) : pattern.span;
    case PatternSource::Kind::Default:
    case PatternSource::Kind::Argument:
      return out_.position();
    case PatternSource::Kind::Named:
      return source.name == caught_value ? out_.position() : span_from(pattern.span.end - 1, pattern.span.end);
    case PatternSource::Kind::Nested:
    case PatternSource::Kind::Member:
      break;
  }
  return pattern.span;
}

std::u16string FunctionCompiler::iteration_text(const PatternSource& source, Span place) const {
  switch (source.kind) {
    case PatternSource::Kind::Expression:
    case PatternSource::Kind::Default:
      return source.expression != nullptr ? iterable_text(*source.expression, place, false) : std::u16string();
    case PatternSource::Kind::Argument:
      return source.expression != nullptr ? called_text(*source.expression, place, false) : std::u16string();
    case PatternSource::Kind::Named: {
      bool is_named = !is_hidden_ && source.name != caught_value;
      return is_named ? std::u16string(source.name) + u" is not iterable" : std::u16string();
    }
    case PatternSource::Kind::Nested:
    case PatternSource::Kind::Member:
      break;
  }
  return {};
}

void FunctionCompiler::array_pattern(const ArrayPattern& pattern, Bind bind, const PatternSource& source) {
  LocalMark locals(*this);
  bool is_guarded = false;
  for (const PatternElement& element : pattern.elements) is_guarded = is_guarded || can_throw(element, bind);
  std::int32_t base = out_.depth() - 1;
  Span place = iteration_span(pattern, source);
  if (source.kind == PatternSource::Kind::Member && !is_hidden_)
    get_member_iterator(place, source_text(source));
  else
    get_iterator(false, place, iteration_text(source, place));
  std::int32_t done = new_local();
  out_.emit(Op::LoadFalse);
  out_.emit(Op::StoreLocal, done);
  FinallyContext context;
  std::uint32_t begin = out_.pc();
  if (is_guarded) push_finally(context);
  array_elements(pattern, bind, done);
  if (is_guarded) control_.pop_back();
  std::uint32_t end = out_.pc();
  Label finished, bound;
  out_.emit(Op::LoadLocal, done);
  out_.jump(Op::JumpIfTrue, finished);
  out_.emit(Op::Pop);
  close_iterator(false, true);
  out_.jump(Op::Jump, bound);
  out_.set_depth(base + 2);
  out_.bind(finished);
  out_.emit(Op::Pop);
  out_.emit(Op::Pop);
  if (is_guarded && begin != end) {
    out_.jump(Op::Jump, bound);
    out_.enter_at(base + 4);
    out_.add_handler(begin, end, out_.pc(), base + 2, environments_, true);
    out_.bind(context.entry);
    unwind_array_pattern(done, context.has_return);
  }
  out_.set_depth(base);
  out_.bind(bound);
}

// [iterator next] stay below.
void FunctionCompiler::array_elements(const ArrayPattern& pattern, Bind bind, std::int32_t done) {
  bool is_first = true;
  for (const PatternElement& element : pattern.elements) {
    SpanGuard guard(out_, element.span);
    if (element.is_rest) {
      array_rest(element, bind, done);
    } else if (element.target == nullptr) {
      array_step(0, done, is_first);
      out_.emit(Op::Pop);
    } else {
      Target target;
      if (is_reference(*element.target)) target = prepare_target(*element.target, invalid_target);
      array_step(target.operands, done, is_first);
      store_element(element, target, bind);
    }
    is_first = false;
  }
}

// [iterator next, `below` operands] -> the same and the next value; undefined when the iterator is done.
void FunctionCompiler::array_step(std::uint32_t below, std::int32_t done, bool is_first) {
  Label exhausted, ended, fast, stepped;
  std::int32_t start = out_.depth();
  if (!is_first) {
    out_.emit(Op::LoadLocal, done);
    out_.jump(Op::JumpIfTrue, exhausted);
  }
  for (int i = 0; below > 0 && i < 2; ++i) out_.emit_a(Op::Pick, below + 1);
  out_.jump(Op::ForOfFast, fast);
  out_.emit(Op::LoadTrue);
  out_.emit(Op::StoreLocal, done);
  out_.emit(Op::IteratorCall);
  out_.emit(Op::CheckIteratorResult);
  out_.emit(Op::Duplicate);
  out_.emit(Op::GetProperty, out_.string(u"done"));
  out_.jump(Op::JumpIfTrue, ended);
  out_.emit(Op::GetProperty, out_.string(u"value"));
  out_.emit(Op::LoadFalse);
  out_.bind(fast);  // [.. iterator next value done]
  out_.emit(Op::StoreLocal, done);
  if (below > 0) drop_below(2);
  out_.jump(Op::Jump, stepped);
  out_.bind(ended);
  for (int i = 0; i < (below > 0 ? 3 : 1); ++i) out_.emit(Op::Pop);
  out_.set_depth(start);
  out_.bind(exhausted);
  out_.emit(Op::LoadUndefined);
  out_.bind(stepped);
}

void FunctionCompiler::array_rest(const PatternElement& element, Bind bind, std::int32_t done) {
  Target target;
  if (is_reference(*element.target)) target = prepare_target(*element.target, invalid_target);
  LocalMark locals(*this);
  std::int32_t item = new_local();
  Label next, end;
  out_.emit(Op::MakeArray, 0);
  out_.bind(next);
  array_step(target.operands + 1, done, false);
  out_.emit(Op::StoreLocal, item);
  out_.emit(Op::LoadLocal, done);
  out_.jump(Op::JumpIfTrue, end);
  out_.emit(Op::LoadLocal, item);
  out_.emit(Op::ArrayAppend);
  out_.jump(Op::Loop, next);
  out_.bind(end);
  store_element(element, target, bind);
}

// [iterator next v kind]: a throw closes the iterator and goes on; an injected return closes it and returns.
void FunctionCompiler::unwind_array_pattern(std::int32_t done, bool may_return) {
  Label rethrow, returns, returned;
  out_.emit(Op::LoadLocal, done);
  out_.jump(Op::JumpIfTrue, rethrow);
  if (may_return) out_.jump(Op::JumpIfInteger, returns, static_cast<std::uint32_t>(Completion::Return));
  close_after_throw(false);
  out_.bind(rethrow);
  if (may_return) out_.jump(Op::JumpIfInteger, returned, static_cast<std::uint32_t>(Completion::Return));
  out_.emit(Op::Pop);
  out_.emit_a(Op::Throw, 1);
  if (!may_return) return;
  out_.bind(returns);
  out_.emit_a(Op::Pick, 3);
  close_iterator(false, true);
  out_.bind(returned);
  out_.emit(Op::Pop);
  return_value();
}

}  // namespace loopscope::js::compiling
