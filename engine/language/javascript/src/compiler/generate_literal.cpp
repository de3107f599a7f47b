// Literals: constants, templates, arrays, objects (ECMA-262 13.2).
#include "function_compiler.hpp"

namespace loopscope::js::compiling {

void FunctionCompiler::literal(const Node& node) {
  switch (node.kind) {
    case NodeKind::NullLiteral:
      return out_.emit(Op::LoadNull);
    case NodeKind::BooleanLiteral:
      return out_.emit(as<BooleanLiteral>(node).value ? Op::LoadTrue : Op::LoadFalse);
    case NodeKind::NumberLiteral:
      return out_.load_number(as<NumberLiteral>(node).value);
    case NodeKind::StringLiteral:
      return out_.load_string(as<StringLiteral>(node).value);
    case NodeKind::BigIntLiteral:
      return big_integer(as<BigIntLiteral>(node));
    case NodeKind::RegExpLiteral:
      return regexp(as<RegExpLiteral>(node));
    case NodeKind::TemplateLiteral:
      return template_literal(as<TemplateLiteral>(node));
    case NodeKind::ArrayLiteral:
      return array_literal(as<ArrayLiteral>(node).elements, false, node.span);
    case NodeKind::ObjectLiteral:
      return object_literal(as<ObjectLiteral>(node));
    case NodeKind::Function:
      return make_function(as<Function>(node), std::u16string(as<Function>(node).name));
    case NodeKind::Class:
      return class_definition(as<Class>(node), as<Class>(node).name, -1);
    default:
      return out_.emit(Op::LoadUndefined);
  }
}

void FunctionCompiler::big_integer(const BigIntLiteral& node) {
  out_.emit(Op::LoadConstant, out_.value(out_.pool().big_integer(node.digits, node.radix)));
}

void FunctionCompiler::regexp(const RegExpLiteral& node) {
  std::int32_t pattern = out_.value(out_.pool().string(node.pattern));
  out_.value(out_.pool().string(node.flags));
  out_.emit(Op::MakeRegExp, pattern);
}

void FunctionCompiler::intrinsic(const IntrinsicReference& node) {
  const IntrinsicTable* table = compilation_.options.intrinsics;
  if (table != nullptr) {
    if (auto constant = table->constant(node.name)) return out_.emit(Op::LoadConstant, out_.value(*constant));
    if (auto object = table->object(node.name)) return out_.emit(Op::LoadIntrinsic, static_cast<std::int32_t>(*object));
  }
  compilation_.result.diagnostic = Diagnostic{node.span, "", "there is no such intrinsic", ""};
  out_.emit(Op::LoadUndefined);
}

void FunctionCompiler::template_literal(const TemplateLiteral& node) {
  out_.move_position(node.span);
  bool has_text = !node.parts[0].cooked.empty() || node.substitutions.empty();
  if (has_text) out_.load_string(node.parts[0].cooked);
  for (std::uint32_t i = 0; i < node.substitutions.count; ++i) {
    value(*node.substitutions[i]);
    NodeKind kind = node.substitutions[i]->kind;
    bool is_call = kind == NodeKind::Call || kind == NodeKind::New;
    bool is_plain = !is_call && position_of(*node.substitutions[i]) == node.substitutions[i]->span.begin;
    bool is_literal = kind == NodeKind::ObjectLiteral || kind == NodeKind::ArrayLiteral;
    Span place = is_plain ? node.span : position_span(*node.substitutions[i]);
    SpanGuard guard(out_, is_literal ? out_.position() : place);
    out_.emit_unplaced(Op::ToString);
    if (has_text) out_.emit_unplaced(Op::Add);
    has_text = true;
    Text following = node.parts[i + 1].cooked;
    if (following.empty()) continue;
    out_.load_string(following);
    out_.emit_unplaced(Op::Add);
  }
}

// The strings of a tagged template: a count, then cooked and raw pairs.
void FunctionCompiler::template_object(const TemplateLiteral& node) {
  std::int32_t first = out_.value(Value::integer(node.parts.count));
  for (const TemplatePart& part : node.parts) {
    out_.value(part.has_cooked ? out_.pool().string(part.cooked) : Value::undefined());
    out_.value(out_.pool().string(part.raw));
  }
  out_.emit(Op::MakeTemplateObject, first);
}

namespace {

// V8 forgets where an optional chain stands, and takes the text's begin for it.
Span spread_span(const Expression& node) {
  return node.kind == NodeKind::OptionalChain ? Span{0, 1} : position_span(node);
}

}  // namespace

std::u16string FunctionCompiler::spread_text(const Expression& node, bool is_call, Span place) const {
  if (is_call) return called_text(node, place, false);
  bool is_chain = node.kind == NodeKind::OptionalChain && !is_hidden_;
  return is_chain ? std::u16string(intermediate_value) + u" is not iterable" : iterable_text(node, place, false);
}

// Also the array that a call with spread arguments passes.
void FunctionCompiler::array_literal(const List<const Expression*>& elements, bool is_call, Span call_span) {
  bool spreads_first = !is_call && !elements.empty() && elements[0] != nullptr && elements[0]->kind == NodeKind::Spread;
  if (spreads_first)
    out_.emit_unplaced(Op::MakeArray, static_cast<std::int32_t>(elements.count));
  else
    out_.emit(Op::MakeArray, static_cast<std::int32_t>(elements.count));
  bool spread_before = false;
  for (std::uint32_t i = 0; i < elements.count; ++i) {
    const auto* spread = try_as<Spread>(elements[i]);
    if (spread == nullptr) {
      if (elements[i] == nullptr)
        out_.emit(Op::LoadEmpty);
      else
        value(*elements[i]);
      out_.emit(Op::ArrayAppend);
      continue;
    }
    if (i > 0 && !is_call) out_.move_position(position_span(*spread->operand));
    value(*spread->operand);
    bool is_last_argument = is_call && i + 1 == elements.count && !spread_before;
    spread_before = true;
    Span place = is_last_argument ? call_span : spread_span(*spread->operand);
    SpanGuard guard(out_, place);
    // 1: what cannot be iterated over is worded as the call's fault; 2: what cannot be called is, as nothing else.
    out_.emit_a(Op::ArraySpread, is_last_argument ? 1 : is_call ? 2 : 0);
    if (is_last_argument)
      subject(*spread->operand);
    else
      out_.set_subject(spread_text(*spread->operand, is_call, place));
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// Objects

void FunctionCompiler::object_literal(const ObjectLiteral& node) {
  bool spreads_first = !node.properties.empty() && node.properties[0].kind == PropertyKind::Spread;
  if (spreads_first)
    out_.emit_unplaced(Op::MakeObject);
  else
    out_.emit(Op::MakeObject);
  for (const ObjectProperty& item : node.properties) {
    SpanGuard guard(out_, item.span);
    property(item);
  }
}

void FunctionCompiler::property(const ObjectProperty& property) {
  switch (property.kind) {
    case PropertyKind::Value:
    case PropertyKind::Shorthand:
      return property_value(property);
    case PropertyKind::Method:
      out_.move_position(property.value->span);
      return method(property);
    case PropertyKind::Getter:
    case PropertyKind::Setter:
      return method(property);
    case PropertyKind::Spread: {
      value(*property.value);
      SpanGuard unplaced(out_, out_.position());
      return out_.emit(Op::CopyDataProperties);
    }
    case PropertyKind::Prototype:
      value(*property.value);
      return out_.emit(Op::SetLiteralPrototype);
  }
}

namespace {

// V8 makes such a value with the literal, at no place of its own.
bool is_constant_literal(const Node& node) {
  return node.kind == NodeKind::NumberLiteral || node.kind == NodeKind::StringLiteral ||
         node.kind == NodeKind::BooleanLiteral || node.kind == NodeKind::NullLiteral;
}

}  // namespace

void FunctionCompiler::property_value(const ObjectProperty& property) {
  if (property.key.kind == KeyKind::Name) {
    if (!is_constant_literal(*property.value)) out_.move_position(position_span(*property.value));
    named_value(*property.value, property.key.name);
    return out_.emit(Op::DefineProperty, out_.string(property.key.name));
  }
  push_key(property.key);
  out_.move_position(position_span(*property.value));
  set_function_name(*property.value);
  out_.emit(Op::DefineElement);
}

// [.. key] -> [.. key value]; an anonymous function or class takes the key as its name.
void FunctionCompiler::set_function_name(const Expression& node) {
  if (const auto* definition = try_as<Class>(&node); definition != nullptr && definition->name.empty()) {
    SpanGuard guard(out_, node.span);
    return class_definition(*definition, {}, out_.depth() - 1);
  }
  value(node);
  if (is_anonymous_function(node)) out_.emit_a(Op::SetFunctionName, 0);
}

void FunctionCompiler::push_key(const js::PropertyName& key) {
  switch (key.kind) {
    case KeyKind::Name:
      return out_.load_string(key.name);
    case KeyKind::Number:
      return out_.load_number(key.number);
    case KeyKind::BigInt:
      out_.emit(Op::LoadConstant, out_.value(out_.pool().big_integer(key.name, key.radix)));
      return out_.emit(Op::ToPropertyKey);
    case KeyKind::Private:
      return load_private_name(key.name);
    case KeyKind::Computed: {
      value(*key.computed);
      SpanGuard guard(out_, key.computed->span);
      return out_.emit(Op::ToPropertyKey);
    }
  }
}

std::u16string method_name(const js::PropertyName& key, MemberKind kind) {
  if (key.kind != KeyKind::Name && key.kind != KeyKind::Private) return {};
  std::u16string prefix = kind == MemberKind::Getter ? u"get " : kind == MemberKind::Setter ? u"set " : u"";
  return prefix + std::u16string(key.name);
}

void FunctionCompiler::method(const ObjectProperty& property) {
  std::uint32_t flag = property.kind == PropertyKind::Method ? 0 : property.kind == PropertyKind::Getter ? 1 : 2;
  constexpr MemberKind kinds[] = {MemberKind::Method, MemberKind::Getter, MemberKind::Setter};
  push_key(property.key);
  make_function(as<Function>(*property.value), method_name(property.key, kinds[flag]));
  out_.emit_a(Op::DefineMethod, flag);
}

}  // namespace loopscope::js::compiling
